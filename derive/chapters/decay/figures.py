"""The decay of the sinusoidal inner product: five schedules, their bounds, the finite sum, and how it comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Data, Figure
from ...figures.style import BLUE, GREEN, LINES, QUIET, RED, label, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

SCHEDULES = {
    "10000^-t": r"$10000^{-t}$",
    "1000^-t": r"$1000^{-t}$",
    "t": r"$t$",
    "t^2": r"$t^2$",
    "t^(1/2)": r"$t^{1/2}$",
}
"""The schedules as their columns are called, and as they are written."""


def draw_decay_schedules(canvas: Canvas, data: Data) -> None:
    """Draw the real parts against the distance, which has both signs."""
    axes = canvas.subplots()
    x = [-d for d in reversed(data["x"])] + list(data["x"])
    axes.axhline(0, color=QUIET, linewidth=0.4)
    for (name, written), line in zip(SCHEDULES.items(), LINES, strict=True):
        apart = name not in ("t", "t^(1/2)")  # these two end together
        axes.plot(x, [*reversed(data[name]), *data[name]], label="_" if apart else written, **line)
        if apart:
            label(axes, 130, data[name][-1], written, str(line["color"]), va="center")
    axes.set(xlim=(-128, 128), ylim=(-0.5, 1.02), xlabel="distance $x$", ylabel=r"$\mathrm{Re}\, I(x)$")
    axes.set_xticks(range(-128, 129, 32))
    axes.legend(frameon=False, handlelength=4, loc="lower right", borderaxespad=0.2, ncols=2)


decay_schedules = Figure(
    name="decay_schedules",
    title="Five schedules of frequencies",
    chapter="decay",
    after="decay_square_root",
    caption=r"""The real part of $I(x) = \int_0^1 \mathrm{e}^{\mathrm{i} x \theta_t}\,\mathrm{d}t$ for five schedules
    $\theta_t$, in the window in which the source \source{seed003}{} plots them. The curves are the closed forms of
    Theorems~\cited{decay_closed_form}, \cited{decay_linear}, \cited{decay_square} and \cited{decay_square_root}. In
    this window $t$ and $t^{1/2}$ cross the axis and the others do not; but each exponential schedule changes sign
    further out (Theorem~\cited{exponential_decay_changes_sign}).""",
    columns=("x", *SCHEDULES),
    height=2.5,
    draw=draw_decay_schedules,
)


PANELS = {r"$\theta_t = b^{-t}$": ("10000^-t", "1000^-t"), r"$\theta_t = t^\alpha$": ("t^2", "t", "t^(1/2)")}


def draw_decay_envelopes(canvas: Canvas, data: Data) -> None:
    """Draw moduli and bounds on logarithmic axes, exponential schedules on the left, powers on the right."""
    lines = dict(zip(SCHEDULES, LINES, strict=True))
    both = canvas.subplots(1, 2, sharey=True)
    for axes, (title, names) in zip(both, PANELS.items(), strict=True):
        for name in names:
            color = str(lines[name]["color"])
            axes.plot(data["x"], data[f"bound {name}"], color=color, linewidth=3, alpha=0.25, solid_capstyle="butt")
            axes.plot(data["x"], data[name], **lines[name])
            if name != "t":  # ends where its root does
                written = r"$t,\ t^{1/2}$" if name == "t^(1/2)" else SCHEDULES[name]
                label(axes, 1.3e6, data[name][-1], written, color, va="center")
        axes.set(xscale="log", yscale="log", xlim=(1, 1e6), ylim=(1e-6, 1.5), xlabel=r"distance $x$")
        panel_title(axes, title)
    both[0].set_ylabel(r"$|I(x)|$ and its bound")


decay_envelopes = Figure(
    name="decay_envelopes",
    title="Their decay on logarithmic axes",
    chapter="decay",
    after="decay_power_rate",
    caption=r"""The same five integrals up to $x = 10^6$: thin, the largest modulus from $x$ to $x + 2\pi$; broad and
    pale, a bound of it. Exponential schedules first fall like a logarithm (Theorem~\cited{decay_logarithmic}), which
    the window of Figure~\ref{fig:decay_schedules} hides, and only beyond $x \approx b$ like $(b+1)/(x \ln b)$
    (Theorem~\cited{decay_bound}). A power $t^\alpha$ falls like $x^{-1/\alpha}$ if $\alpha > 1$
    (\cited{decay_power_rate}, certified in numbers). For a power up to $1$ the bound is $2/(\alpha x)$
    (Theorem~\cited{decay_power_bound}).""",
    columns=("x", *(column for name in SCHEDULES for column in (name, f"bound {name}"))),
    height=2.6,
    draw=draw_decay_envelopes,
)


def draw_finite_sum_and_integral(canvas: Canvas, data: Data) -> None:
    """Draw both with the band, and on logarithmic axes their difference."""
    near, far = canvas.subplots(1, 2, width_ratios=(1.15, 1))
    k, integral, bound, aliasing = data["k"], data["integral"], data["bound 128"], data["aliasing 128"][0]
    low, high = zip(*((i - b, i + b) for i, b in zip(integral, bound, strict=True)), strict=True)
    near.fill_between(k, low, high, color=BLUE, alpha=0.13, linewidth=0)
    near.plot(k, integral, color=BLUE)
    near.plot(k, data["sum 128"], color=RED, linewidth=0.9)
    label(near, 45, 0.17, r"$\mathrm{Re}\,I(k)$ and its band", BLUE)
    label(near, 45, 0.07, "$S_{64}(k)$", RED)
    near.set(xlim=(0, 100), ylim=(0, 1.02), xlabel="distance $k$")
    panel_title(near, r"$d = 128$")
    far.axvline(aliasing, color=QUIET, linewidth=0.5, linestyle=(0, (1, 2)))
    for d, color in (("128", RED), ("512", GREEN)):
        gaps = [abs(s - i) for s, i in zip(data[f"sum {d}"], integral, strict=True)]
        far.plot(k, gaps, "o", color=color, markersize=1.8, markeredgewidth=0)
        far.plot(k, data[f"bound {d}"], color=color, linewidth=3, alpha=0.25)
        label(far, 145, data[f"bound {d}"][-1], f"$d={d}$", color, va="center")
    label(far, aliasing * 0.85, 1.9, r"$\pi N/\ln b$", QUIET, ha="right")
    far.set(xscale="log", yscale="log", xlim=(0.9, 128), ylim=(1e-4, 4), xlabel="distance $k$")
    panel_title(far, r"$|S_{d/2}(k) - \mathrm{Re}\,I(k)|$ and its bound")


finite_sum_and_integral = Figure(
    name="finite_sum_and_integral",
    title="The finite sum beside the integral",
    chapter="decay",
    after="riemann_sum_error",
    caption=r"""Left: the sum $S_N(k) = \frac1N \sum_{i<N} \cos(k b^{-i/N})$ read off the Transformer's own table of
    positions, $N = d/2$, beside $\mathrm{Re}\,I(k)$; the band is $k(1 - 1/b)/N$, in which
    Theorem~\cited{riemann_sum_error} says that the sum lies. Right: the distance of the two, and the bound. At $k =
    \pi N/\ln b$, the dotted line for $d = 128$, neighbours among the fastest frequencies are half a turn apart: beyond
    it the sum no longer follows the integral.""",
    columns=("k", "integral", "sum 128", "bound 128", "sum 512", "bound 512", "aliasing 128"),
    height=2.6,
    draw=draw_finite_sum_and_integral,
)


DISTANCES = ("0", "6283", "169646")


def draw_finite_sum_recurrences(canvas: Canvas, data: Data) -> None:
    """Draw the sum around each distance, side by side."""
    panels = canvas.subplots(1, 3, sharey=True)
    for axes, distance in zip(panels, DISTANCES, strict=True):
        values = data[distance]
        axes.axhline(0, color=QUIET, linewidth=0.4)
        axes.plot(data["offset"], values, color=BLUE, linewidth=0.8)
        middle = len(values) // 2
        axes.plot(0, values[middle], "o", color=RED, markersize=3.5)
        label(axes, 0, values[middle], f"${values[middle]:.6g}$", RED, xytext=(6, 2), textcoords="offset points")
        axes.set(xlim=(-100, 100), ylim=(-0.15, 1.12), xticks=(-50, 0, 50))
        axes.set_xticklabels(("$-50$", f"${distance}$", "$+50$"))
    panels[0].set_ylabel(r"$S_4(k)$")
    panels[1].set_xlabel(r"distance $k$")


finite_sum_recurrences = Figure(
    name="finite_sum_recurrences",
    title="Recurrences of the finite sum",
    chapter="decay",
    after="finite_sum_returns",
    caption=r"""The inner product of two positions over $d/2$, for $d = 8$ and $b = 10^4$, around the distances $0$,
    $6283$ and $169646$, computed on balls. It comes back, again and again, as near to $1$ as one likes
    (Theorem~\cited{finite_sum_returns}): the limit $0$ is that of the integral (Theorem~\cited{decay_limit}), and no
    sum has it (Theorem~\cited{finite_sum_no_decay}).""",
    columns=("offset", *DISTANCES),
    height=2.1,
    draw=draw_finite_sum_recurrences,
)

recurrence_window = Figure(
    name="recurrence_window",
    title="Coming back within a window",
    chapter="decay",
    after="finite_sum_recurrence",
    caption=r"""The finite sum $S$ of $N = 2$ frequencies, $1$ and $1/100$, at the multiples $jx$ of the distance $x =
    10$. With $Q = 8$ parts of a turn, Theorem~\cited{finite_sum_recurrence} says that for some $j \le Q^N = 64$ it is
    at least $\cos(2\pi/8)$, the level line. Marked are those $j$ at which it is.""",
    columns=("multiple", "sum", "back", "least"),
    height=2.1,
    draw=Curves(
        (
            Panel(
                "multiple",
                (
                    Series("sum", way="stems"),
                    Series("back", way="rings", color=RED),
                    Series("least", way="dashed", color=RED, said=r"$\cos\frac{2\pi}{8}$", at=(65.5, 0.72)),
                ),
                xlabel="$j$",
                ylabel="$S(jx)$",
                axes={"xlim": (0, 65), "ylim": (-1.05, 1.08), "xticks": (1, 16, 32, 48, 64)},
                levels=(0,),
            ),
        ),
    ),
)

decay_pieces = Figure(
    name="decay_pieces",
    title="The pieces of the integral",
    chapter="decay",
    after="decay_logarithmic",
    caption=r"""The real part of the integral for the frequencies $b^{-t}$ with $b = 10^4$, solid, is the difference of
    two cosine integrals over $\ln b$ (Proposition~\cited{decay_closed_form}): $\mathrm{Ci}(x)$, dashed, which is small
    beyond $x = 1$, and $\mathrm{Ci}(x/b)$, dotted, which is small beyond $x = b$. Between these two places the second
    is nearly all of it, and nearly a logarithm: the broad line is $1 - (\gamma + \ln x)/\ln b$
    (Theorem~\cited{decay_logarithmic}).""",
    columns=("x", "near", "far", "integral", "law"),
    height=2.4,
    draw=Curves(
        (
            Panel(
                "x",
                (
                    Series("law", way="bound", color=QUIET),
                    Series("near", way="dashed", color=RED, said=r"$\mathrm{Ci}(x)/\ln b$", at=(0.75, -0.3)),
                    Series("far", way="dotted", color=GREEN, said=r"$\mathrm{Ci}(x/b)/\ln b$", at=(8.0, -1.0)),
                    Series("integral", said=r"$\mathrm{Re}\,I(x)$", at=(30.0, 0.75)),
                ),
                xlabel="distance $x$",
                axes={"xscale": "log", "xlim": (0.1, 1e6), "ylim": (-1.25, 1.1)},
                levels=(0,),
                uprights=(1, 1e4),
                notes=((1.6e4, 0.9, "$b$"),),
            ),
        ),
    ),
)

FIGURES = (
    decay_schedules,
    decay_envelopes,
    finite_sum_and_integral,
    finite_sum_recurrences,
    recurrence_window,
    decay_pieces,
)
