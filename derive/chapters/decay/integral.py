r"""The integral of cos(x theta(t)) over t from 0 to 1, in closed form, for the schedules theta of the source.

Each is proved by differentiating an antiderivative. The power b^(-t) is written exp(-t log b). Functions are named as in SymPy:
Ci and Si are the cosine and the sine integral, C and S the Fresnel integrals of cos(pi t^2/2) and sin(pi t^2/2) from 0.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import Entry, Together, algebra, by, calc, integrate, step, trigonometry
from ...language.terms import *

x, b, t, s, low, high = reals("x b t s a c")

frequency = exp(-t * log(b))
phase = x * frequency
at_the_end = x * exp(-log(b))
end_of_phase = by("exp", "log", "field")
zero_angle = by("trig")

decay_closed_form = Entry(
    name="decay_closed_form",
    title="The real part of the decay integral, in cosine integrals",
    given=(Lt(0, x), Lt(1, b)),
    claim=HasIntegral(cos(phase), t, 0, 1, (Ci(x) - Ci(x / b)) / log(b)),
    proof=calc(
        step(
            (Ci(x) - Ci(at_the_end)) / log(b),
            integrate(-(Ci(phase) / log(b))),
            r"antiderivative $-\operatorname{Ci}(x \mathrm{e}^{-t \log b})/\log b$",
        ),
        step((Ci(x) - Ci(x / b)) / log(b), end_of_phase(), r"$\mathrm{e}^{-\log b} = 1/b$"),
    ),
    sources=("seed:003#25", "seed:003#26"),
    note=r"With $t = i/h$ the frequency $\mathrm{e}^{-t \log b} = b^{-t}$ is that of the pair of channels $i$ of $d = 2h$.",
)

decay_closed_form_imaginary = Entry(
    name="decay_closed_form_imaginary",
    title="The imaginary part of the decay integral, in sine integrals",
    given=(Lt(0, x), Lt(1, b)),
    claim=HasIntegral(sin(phase), t, 0, 1, (Si(x) - Si(x / b)) / log(b)),
    proof=calc(
        step(
            (Si(x) - Si(at_the_end)) / log(b),
            integrate(-(Si(phase) / log(b))),
            r"antiderivative $-\operatorname{Si}(x \mathrm{e}^{-t \log b})/\log b$",
        ),
        step((Si(x) - Si(x / b)) / log(b), end_of_phase(), r"$\mathrm{e}^{-\log b} = 1/b$"),
    ),
    sources=("seed:003#26",),
    note=r"As $\operatorname{Si}$ is odd, it is true of negative $x$ too; the kernel has its derivative where $u > 0$ only.",
    idle={"given: 0 < x": "idle"},
)

decay_linear = Entry(
    name="decay_linear",
    title="The schedule $t$",
    given=(Ne(x, 0),),
    claim=HasIntegral(cos(x * t), t, 0, 1, sin(x) / x),
    proof=calc(
        step(
            sin(x) / x - sin(0) / x,
            integrate(sin(x * t) / x),
            r"antiderivative $\sin(x t)/x$",
        ),
        step(sin(x) / x, zero_angle(), r"$\sin 0 = 0$"),
    ),
    sources=("seed:003#29", "seed:003#30", "seed:003#32"),
    note="It changes sign, and so does every exponential schedule: the source takes this one for the only one that does.",
)

scale = sqrt(2 * x / pi)

decay_square = Entry(
    name="decay_square",
    title="The schedule $t^2$",
    given=(Lt(0, x),),
    claim=And(
        HasIntegral(cos(x * t**2), t, 0, 1, fresnelc(scale) / scale),
        HasIntegral(sin(x * t**2), t, 0, 1, fresnels(scale) / scale),
    ),
    proof=Together(
        calc(
            step(
                fresnelc(scale) / scale - fresnelc(0) / scale,
                integrate(fresnelc(scale * t) / scale),
                r"substitute $\sqrt{2x/\pi}\, t$ in the Fresnel integral",
            ),
            step(fresnelc(scale) / scale, algebra(), r"$\operatorname{C}(0) = 0$"),
        ),
        calc(
            step(
                fresnels(scale) / scale - fresnels(0) / scale,
                integrate(fresnels(scale * t) / scale),
                r"substitute $\sqrt{2x/\pi}\, t$ in the Fresnel integral",
            ),
            step(fresnels(scale) / scale, algebra(), r"$\operatorname{S}(0) = 0$"),
        ),
    ),
    sources=("seed:003#29",),
)

decay_square_root = Entry(
    name="decay_square_root",
    title="The schedule $t^{1/2}$, with $t = s^2$",
    given=(Ne(x, 0),),
    claim=HasIntegral(2 * s * cos(x * s), s, 0, 1, 2 * (cos(x) + x * sin(x) - 1) / x**2),
    proof=calc(
        step(
            2 * (cos(x) + x * sin(x)) / x**2 - 2 * cos(0) / x**2,
            integrate(2 * (cos(x * s) + x * s * sin(x * s)) / x**2),
            r"antiderivative $2 (\cos(x s) + x s \sin(x s))/x^2$",
        ),
        step(2 * (cos(x) + x * sin(x) - 1) / x**2, trigonometry(), r"$\cos 0 = 1$"),
    ),
    sources=("seed:003#29",),
    note=r"""The substitution $t = s^2$, $\mathrm{d}t = 2s\,\mathrm{d}s$ removes the root, which has no derivative at $0$; the
    next theorem is the same without it, between limits that are positive.""",
)

root = sqrt(t)


def primitive(limit: Term) -> Term:
    """Twice the antiderivative of the schedule of the root, up to the factor 1/x^2."""
    return cos(x * sqrt(limit)) + x * sqrt(limit) * sin(x * sqrt(limit))


decay_square_root_between = Entry(
    name="decay_square_root_between",
    title="The schedule $t^{1/2}$ between positive limits",
    given=(Ne(x, 0), Lt(0, low), Le(low, high)),
    claim=HasIntegral(cos(x * root), t, low, high, 2 * (primitive(high) - primitive(low)) / x**2),
    proof=calc(
        step(
            2 * primitive(high) / x**2 - 2 * primitive(low) / x**2,
            integrate(2 * primitive(t) / x**2),
            r"differentiate; $\sqrt{t}$ has the derivative $1/(2\sqrt{t})$, as $t > 0$",
        ),
        step(2 * (primitive(high) - primitive(low)) / x**2, algebra(), "one fraction"),
    ),
    sources=("seed:003#29",),
    note=r"""For $c = 1$ and $a$ towards $0$ the value tends to $2(\cos x + x \sin x - 1)/x^2$.""",
)
