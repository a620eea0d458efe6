"""Mistakes about sinusoidal and rotary positions."""

from __future__ import annotations

from collections.abc import Callable

from ..calc import Entry
from ..kernel.terms import Term, lift
from ..language import And, Eq, Sum, Vector, cos, exp, interleave, log, sin, vector_of, zero
from ..theorems import sinusoidal as book
from ..theorems.sinusoidal import (
    A,
    B,
    R,
    a,
    b,
    base,
    c,
    first,
    g,
    g_first,
    g_second,
    h,
    i,
    k,
    key,
    l,
    m,
    n,
    nodes,
    p,
    phi,
    psi,
    q,
    real_product,
    relative,
    rho,
    s,
    second,
    t,
    theta,
    two_h,
    u,
    v,
    x,
    x_next,
    y,
    y_next,
)
from . import Equivalent, Mutant, left, right


def channels(even: Term, odd: Term) -> Vector:
    """Return a vector with these entries in its pairs of channels."""
    return vector_of(c, interleave(vector_of(i, even), vector_of(i, odd))(c))


def two_frequencies(position: Term) -> Vector:
    """Return an encoding whose sine has another exponent than its cosine."""
    return channels(cos(position * theta[i]), sin(position * theta[i] ** 2))


def wrong_spectrum(position: Term) -> Vector:
    """Return an encoding with other frequencies, the same in both channels of a pair."""
    return channels(cos(position * theta[i] ** 2), sin(position * theta[i] ** 2))


def sheared(position: Term, w: Vector) -> Vector:
    """Return what a rotation gives that lost its minus sign."""
    return channels(
        cos(position * theta[i]) * w[2 * i] + sin(position * theta[i]) * w[2 * i + 1],
        sin(position * theta[i]) * w[2 * i] + cos(position * theta[i]) * w[2 * i + 1],
    )


crossed_query = channels(R(m, q)[2 * i], R(m, key)[2 * i + 1])
crossed_key = channels(R(n, q)[2 * i], R(n, key)[2 * i + 1])

turned_even = q[2 * i] * cos(m * theta[i]) - q[2 * i + 1] * sin(m * theta[i])
turned_odd = q[2 * i] * sin(m * theta[i]) + q[2 * i + 1] * cos(m * theta[i])
back_even = cos(m * theta[i]) * g[2 * i] + sin(m * theta[i]) * g[2 * i + 1]
back_odd = cos(m * theta[i]) * g[2 * i + 1] - sin(m * theta[i]) * g[2 * i]
turned_first = first[i] * cos(m * theta[i]) - second[i] * sin(m * theta[i])
turned_second = second[i] * cos(m * theta[i]) + first[i] * sin(m * theta[i])


def both(entry: Entry, one: Term | int, two: Term | int) -> Term:
    """Put other right sides into both parts of a claim."""
    first_part, second_part = entry.claim.args
    return And(
        Term(first_part.head, *first_part.args[:-1], lift(one)),
        Term(second_part.head, *second_part.args[:-1], lift(two)),
    )


def to_the(exponent: Term) -> Term:
    """Return the angle of a position at a frequency with this exponent of the base."""
    return m * exp(-exponent * log(base))


def tables(
    entry: Entry, even: Callable[[Term], Term], odd: Callable[[Term], Term], channel_twice: str
) -> tuple[Mutant, ...]:
    """Return mistakes in the frequencies of a table, whose channels are these functions of the angle."""
    t, channel = nodes[i], 1 / (2 * h.card)

    def wrong(name: str, angle: Term, reported: str = "", angle_of_odd: Term | None = None) -> Mutant:
        return Mutant(name, both(entry, even(angle), odd(angle if angle_of_odd is None else angle_of_odd)), reported)

    return (
        wrong(
            "exponent of the channel, twice",
            to_the(2 * t),
            channel_twice,
            to_the(2 * (t + channel)),
        ),
        wrong("exponent of the channel", to_the(t), "maxjcohen/transformer#62", to_the(t + channel)),
        wrong("exponent twice", to_the(2 * t)),
        wrong("integer division of the exponent", m * exp(-2 * h.card * t), "zju3dv/LoFTR#41"),
        wrong("base and exponent exchanged", m * exp(log(t) / base), "ivanvovk/WaveGrad#12"),
        wrong("sign of the exponent", to_the(-t), "coqui-ai/TTS#2248"),
        wrong("product for power", m * (base * t), "aharley/pips#30"),
        wrong("pairs counted from one", to_the(t - 2 * channel), "bkitano/llama-from-scratch#8"),
        Mutant("sine and cosine exchanged", both(entry, odd(to_the(t)), even(to_the(t)))),
    )


MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- the table
    "sinusoidal_table": tables(book.sinusoidal_table, cos, sin, "SamLynnEvans/Transformer#25"),
    "sinusoidal_table_sin_first": tables(
        book.sinusoidal_table_sin_first, sin, cos, "jadore801120/attention-is-all-you-need-pytorch#32"
    ),
    # ---- a shift is a rotation
    "sinusoidal_shift": (
        Mutant(
            "one factor for each channel",
            And(
                Eq(p(m + k)[2 * i], p(k)[2 * i] * p(m)[2 * i]),
                Eq(p(m + k)[2 * i + 1], p(k)[2 * i + 1] * p(m)[2 * i + 1]),
            ),
            "claims:A003-53",
        ),
        Mutant(
            "difference depends on the shift",
            right(book.sinusoidal_shift, p(m)[2 * i] + p(k)[2 * i] - 1, 0),
            "claims:A003-54",
        ),
        Mutant(
            "sign of the cosine",
            right(book.sinusoidal_shift, p(k)[2 * i] * p(m)[2 * i] + p(k)[2 * i + 1] * p(m)[2 * i + 1], 0),
        ),
        Mutant(
            "sign of the sine",
            right(book.sinusoidal_shift, p(k)[2 * i + 1] * p(m)[2 * i] - p(k)[2 * i] * p(m)[2 * i + 1], 1),
        ),
        Mutant(
            "sine and cosine exchanged",
            right(book.sinusoidal_shift, p(k)[2 * i] * p(m)[2 * i] - p(k)[2 * i + 1] * p(m)[2 * i + 1], 1),
        ),
    ),
    "sinusoidal_shift_sin_first": (
        Mutant(
            "cosine first",
            right(book.sinusoidal_shift_sin_first, s(m)[2 * i] * s(k)[2 * i] - s(m)[2 * i + 1] * s(k)[2 * i + 1], 0),
        ),
        Mutant(
            "sign of the sine",
            right(book.sinusoidal_shift_sin_first, s(m)[2 * i] * s(k)[2 * i + 1] - s(m)[2 * i + 1] * s(k)[2 * i], 0),
        ),
        Mutant(
            "sign of the cosine",
            right(book.sinusoidal_shift_sin_first, s(m)[2 * i + 1] * s(k)[2 * i + 1] + s(m)[2 * i] * s(k)[2 * i], 1),
        ),
        Mutant(
            "one factor for each channel",
            right(book.sinusoidal_shift_sin_first, s(m)[2 * i + 1] * s(k)[2 * i + 1], 1),
            "claims:A003-53",
        ),
    ),
    "sinusoidal_shift_eq_rotation": (
        Mutant("transposed rotation", right(book.sinusoidal_shift_eq_rotation, R(-k, p(m))[c]), "skyzh/tiny-llm#25"),
        Mutant(
            "one factor for each channel", right(book.sinusoidal_shift_eq_rotation, p(k)[c] * p(m)[c]), "claims:A003-53"
        ),
        Mutant("rotated by the position", right(book.sinusoidal_shift_eq_rotation, R(m, p(m))[c])),
        Mutant("sine first", right(book.sinusoidal_shift_eq_rotation, R(k, s(m))[c])),
        Mutant("minus sign lost", right(book.sinusoidal_shift_eq_rotation, sheared(k, p(m))[c])),
    ),
    "sinusoidal_rotation_orthogonal": (
        Mutant("one vector rotated", left(book.sinusoidal_rotation_orthogonal, Sum(R(m, q)[c] * key[c], c))),
        Mutant("opposite rotations", left(book.sinusoidal_rotation_orthogonal, Sum(R(m, q)[c] * R(-m, key)[c], c))),
        Mutant(
            "minus sign lost", left(book.sinusoidal_rotation_orthogonal, Sum(sheared(m, q)[c] * sheared(m, key)[c], c))
        ),
        Mutant(
            "a form for each pair missing", right(book.sinusoidal_rotation_orthogonal, Sum(q[2 * i] * key[2 * i], i))
        ),
    ),
    "sinusoidal_rotation_compose": (
        Mutant("difference for sum", right(book.sinusoidal_rotation_compose, R(k - l, q)[c])),
        Mutant("product for sum", right(book.sinusoidal_rotation_compose, R(k * l, q)[c])),
        Mutant("transposed rotation", right(book.sinusoidal_rotation_compose, R(-(k + l), q)[c]), "skyzh/tiny-llm#25"),
        Mutant("second rotation forgotten", right(book.sinusoidal_rotation_compose, R(k, q)[c])),
    ),
    # ---- inner products
    "sinusoidal_inner": (
        Mutant(
            "two frequencies in a pair",
            left(book.sinusoidal_inner, Sum(two_frequencies(m)[c] * two_frequencies(n)[c], c)),
            "jadore801120/attention-is-all-you-need-pytorch#32",
        ),
        Mutant(
            "other frequencies",
            left(book.sinusoidal_inner, Sum(wrong_spectrum(m)[c] * wrong_spectrum(n)[c], c)),
            "zju3dv/LoFTR#41",
        ),
        Mutant(
            "distance of other positions",
            Eq(Sum(p(n)[c] * p(m + n)[c], c), Sum(cos(n * theta[i]), i)),
            "claims:A004-11",
        ),
        Mutant("sum for difference", right(book.sinusoidal_inner, Sum(cos((m + n) * theta[i]), i))),
        Mutant("sine for cosine", right(book.sinusoidal_inner, Sum(sin((m - n) * theta[i]), i))),
        Mutant("one for each channel", right(book.sinusoidal_inner, 2 * relative)),
    ),
    "sinusoidal_inner_complex": (
        Mutant(
            "conjugate missing",
            right(
                book.sinusoidal_inner_complex,
                Sum(real_product(cos(m * theta[i]), sin(m * theta[i]), cos(n * theta[i]), -sin(n * theta[i])), i),
            ),
        ),
        Mutant(
            "imaginary part",
            right(
                book.sinusoidal_inner_complex,
                Sum(real_product(sin(m * theta[i]), -cos(m * theta[i]), cos(n * theta[i]), sin(n * theta[i])), i),
            ),
        ),
        Mutant(
            "sine and cosine exchanged",
            right(
                book.sinusoidal_inner_complex,
                Sum(real_product(cos(m * theta[i]), sin(m * theta[i]), sin(n * theta[i]), cos(n * theta[i])), i),
            ),
        ),
        Mutant(
            "two frequencies in a pair",
            left(book.sinusoidal_inner_complex, Sum(two_frequencies(m)[c] * two_frequencies(n)[c], c)),
            "SamLynnEvans/Transformer#25",
        ),
    ),
    "sinusoidal_norm_sq": (
        Mutant("one for each channel", right(book.sinusoidal_norm_sq, two_h.card)),
        Mutant("unit length", right(book.sinusoidal_norm_sq, 1)),
        Mutant(
            "two frequencies in a pair",
            left(book.sinusoidal_norm_sq, Sum(two_frequencies(m)[c] ** 2, c)),
            "maxjcohen/transformer#62",
        ),
        Mutant("cosines only", left(book.sinusoidal_norm_sq, Sum(p(m)[2 * i] ** 2, i))),
    ),
    "sinusoidal_inner_symmetric": (
        Mutant(
            "distance of other positions",
            right(book.sinusoidal_inner_symmetric, Sum(p(k)[c] * p(m + k)[c], c)),
            "claims:A004-11",
        ),
        Mutant("antisymmetric", right(book.sinusoidal_inner_symmetric, -Sum(p(m)[c] * p(m - k)[c], c))),
        Mutant("position reflected", right(book.sinusoidal_inner_symmetric, Sum(p(-m)[c] * p(m - k)[c], c))),
        Mutant("channel by channel", Eq(p(m + k)[c], p(m - k)[c])),
    ),
    "sinusoidal_distance_sq": (
        Mutant(
            "half of the angle missing", right(book.sinusoidal_distance_sq, 4 * Sum(sin((m - n) * theta[i]) ** 2, i))
        ),
        Mutant("factor two", right(book.sinusoidal_distance_sq, 2 * Sum(sin((m - n) * theta[i] / 2) ** 2, i))),
        Mutant("sum for difference", right(book.sinusoidal_distance_sq, 4 * Sum(sin((m + n) * theta[i] / 2) ** 2, i))),
        Mutant("cosine for sine", right(book.sinusoidal_distance_sq, 4 * Sum(cos((m - n) * theta[i] / 2) ** 2, i))),
        Mutant("channel by channel", Eq(p(m)[c] - p(n)[c], p(m - n)[c] - p(0)[c]), "claims:A003-54"),
    ),
    "sinusoidal_layout": (
        Mutant("layouts mixed", left(book.sinusoidal_layout, Sum(s(m)[c] * p(n)[c], c))),
        Mutant("channel by channel", Eq(s(m)[c], p(m)[c])),
        Mutant("position reflected", right(book.sinusoidal_layout, Sum(p(m)[c] * p(-n)[c], c))),
        Mutant("sign", right(book.sinusoidal_layout, -Sum(p(m)[c] * p(n)[c], c))),
    ),
    # ---- rotary positions
    "rotary_forward": (
        Mutant(
            "transposed rotation",
            both(
                book.rotary_forward,
                q[2 * i] * cos(m * theta[i]) + q[2 * i + 1] * sin(m * theta[i]),
                q[2 * i + 1] * cos(m * theta[i]) - q[2 * i] * sin(m * theta[i]),
            ),
            "karpathy/nanochat#489",
        ),
        Mutant(
            "minus sign lost",
            right(book.rotary_forward, q[2 * i] * cos(m * theta[i]) + q[2 * i + 1] * sin(m * theta[i]), 0),
        ),
        Mutant(
            "sine and cosine exchanged",
            both(
                book.rotary_forward,
                q[2 * i] * sin(m * theta[i]) - q[2 * i + 1] * cos(m * theta[i]),
                q[2 * i] * cos(m * theta[i]) + q[2 * i + 1] * sin(m * theta[i]),
            ),
        ),
        Mutant("channels of a pair exchanged", both(book.rotary_forward, turned_odd, turned_even)),
        Mutant("odd channel not turned", right(book.rotary_forward, q[2 * i + 1], 1)),
        Mutant(
            "one factor for each channel",
            both(book.rotary_forward, q[2 * i] * cos(m * theta[i]), q[2 * i + 1] * sin(m * theta[i])),
            "claims:A003-53",
        ),
        Mutant(
            "two frequencies in a pair",
            right(book.rotary_forward, q[2 * i] * sin(m * theta[i] ** 2) + q[2 * i + 1] * cos(m * theta[i] ** 2), 1),
        ),
        Mutant(
            "position left out",
            both(
                book.rotary_forward,
                q[2 * i] * cos(theta[i]) - q[2 * i + 1] * sin(theta[i]),
                q[2 * i] * sin(theta[i]) + q[2 * i + 1] * cos(theta[i]),
            ),
        ),
    ),
    "rotary_halves_forward": (
        Mutant(
            "transposed rotation",
            both(
                book.rotary_halves_forward,
                first[i] * cos(m * theta[i]) + second[i] * sin(m * theta[i]),
                second[i] * cos(m * theta[i]) - first[i] * sin(m * theta[i]),
            ),
            "karpathy/nanochat#489",
        ),
        Mutant(
            "minus sign lost",
            right(book.rotary_halves_forward, first[i] * cos(m * theta[i]) + second[i] * sin(m * theta[i]), 0),
        ),
        Mutant(
            "sine and cosine exchanged",
            both(
                book.rotary_halves_forward,
                first[i] * sin(m * theta[i]) - second[i] * cos(m * theta[i]),
                second[i] * sin(m * theta[i]) + first[i] * cos(m * theta[i]),
            ),
        ),
        Mutant("halves exchanged", both(book.rotary_halves_forward, turned_second, turned_first)),
        Mutant("second half not turned", right(book.rotary_halves_forward, second[i], 1)),
        Mutant(
            "two frequencies in a pair",
            right(
                book.rotary_halves_forward,
                second[i] * cos(m * theta[i] ** 2) + first[i] * sin(m * theta[i] ** 2),
                1,
            ),
            "karpathy/nanochat#264",
        ),
        Mutant(
            "position left out",
            both(
                book.rotary_halves_forward,
                first[i] * cos(theta[i]) - second[i] * sin(theta[i]),
                second[i] * cos(theta[i]) + first[i] * sin(theta[i]),
            ),
        ),
    ),
    "rotary_relative": (
        Mutant(
            "transposed rotation", right(book.rotary_relative, Sum(q[c] * R(m - n, key)[c], c)), "skyzh/tiny-llm#25"
        ),
        Mutant(
            "halves of query and key crossed",
            left(book.rotary_relative, Sum(crossed_query[c] * crossed_key[c], c)),
            "hpcaitech/ColossalAI#6429",
        ),
        Mutant("sum for difference", right(book.rotary_relative, Sum(q[c] * R(m + n, key)[c], c))),
        Mutant("query not rotated", left(book.rotary_relative, Sum(q[c] * R(n, key)[c], c))),
        Mutant("minus sign lost", left(book.rotary_relative, Sum(sheared(m, q)[c] * sheared(n, key)[c], c))),
    ),
    "rotary_isometry": (
        Mutant("minus sign lost", left(book.rotary_isometry, Sum(sheared(m, q)[c] ** 2, c))),
        Mutant("squares missing", Eq(Sum(R(m, q)[c], c), Sum(q[c], c))),
        Mutant("channel by channel", Eq(R(m, q)[c] ** 2, q[c] ** 2)),
        Mutant("one vector rotated", left(book.rotary_isometry, Sum(R(m, q)[c] * q[c], c))),
    ),
    "rotary_adjoint": (
        Mutant("turned the same way", right(book.rotary_adjoint, Sum(R(m, g)[c] * q[c], c))),
        Mutant("both turned", right(book.rotary_adjoint, Sum(R(-m, g)[c] * R(m, q)[c], c))),
        Mutant("not turned", right(book.rotary_adjoint, Sum(g[c] * q[c], c))),
        Mutant("minus sign lost", right(book.rotary_adjoint, Sum(sheared(-m, g)[c] * q[c], c))),
    ),
    "rotary_vjp": (
        Mutant("turned the same way", right(book.rotary_vjp, R(m, g)[c])),
        Mutant("not turned", right(book.rotary_vjp, g[c])),
        Mutant("no gradient", right(book.rotary_vjp, 0), "huggingface/candle#3612"),
        Mutant("sign of the sine in the odd channels", right(book.rotary_vjp, sheared(m, g)[c])),
        Mutant("sign of the sine in the even channels", right(book.rotary_vjp, sheared(-m, g)[c])),
        Mutant(
            "sine and cosine exchanged",
            right(
                book.rotary_vjp,
                channels(
                    sin(m * theta[i]) * g[2 * i] + cos(m * theta[i]) * g[2 * i + 1],
                    sin(m * theta[i]) * g[2 * i + 1] - cos(m * theta[i]) * g[2 * i],
                )[c],
            ),
        ),
        Mutant("channels of a pair exchanged", right(book.rotary_vjp, channels(back_odd, back_even)[c])),
        Mutant("turned back twice", right(book.rotary_vjp, R(-2 * m, g)[c])),
        Mutant("token for gradient", right(book.rotary_vjp, R(-m, q)[c])),
    ),
    "rotary_halves_vjp": (
        Mutant(
            "exchanged before the sine",
            both(
                book.rotary_halves_vjp,
                g_first[i] * cos(phi[i]) + g_second[i] * sin(phi[i]),
                g_second[i] * cos(psi[i]) - g_first[i] * sin(psi[i]),
            ),
            "PaddlePaddle/Paddle#74716",
        ),
        Mutant(
            "turned the same way",
            both(
                book.rotary_halves_vjp,
                g_first[i] * cos(phi[i]) - g_second[i] * sin(psi[i]),
                g_second[i] * cos(psi[i]) + g_first[i] * sin(phi[i]),
            ),
        ),
        Mutant(
            "sign in the second half",
            right(book.rotary_halves_vjp, g_second[i] * cos(psi[i]) + g_first[i] * sin(phi[i]), 1),
        ),
        Mutant("not turned", both(book.rotary_halves_vjp, g_first[i], g_second[i])),
        Mutant("no gradient", both(book.rotary_halves_vjp, 0, 0), "huggingface/candle#3612"),
        Mutant(
            "table of the first half for both",
            both(
                book.rotary_halves_vjp,
                g_first[i] * cos(phi[i]) + g_second[i] * sin(phi[i]),
                g_second[i] * cos(phi[i]) - g_first[i] * sin(phi[i]),
            ),
        ),
        Mutant(
            "tables exchanged",
            both(
                book.rotary_halves_vjp,
                g_first[i] * cos(psi[i]) + g_second[i] * sin(phi[i]),
                g_second[i] * cos(phi[i]) - g_first[i] * sin(psi[i]),
            ),
        ),
        Mutant(
            "sine and cosine exchanged",
            both(
                book.rotary_halves_vjp,
                g_first[i] * sin(phi[i]) + g_second[i] * cos(psi[i]),
                g_second[i] * sin(psi[i]) - g_first[i] * cos(phi[i]),
            ),
        ),
    ),
    # ---- the converse, in the plane
    "planar_step": (
        Mutant("conjugate missing", And(Eq(x_next, (u * x + v * y) / rho), Eq(y_next, (u * y - v * x) / rho))),
        Mutant("common length missing", right(book.planar_step, u * x - v * y, 0)),
        Mutant("sign of the imaginary part", right(book.planar_step, (v * x - u * y) / rho, 1)),
        Mutant("length for its square", right(book.planar_step, (v * x + u * y) / rho**2, 1)),
    ),
    "planar_step_back": (
        Mutant(
            "step on for step back", And(Eq(x, (u * x_next - v * y_next) / rho), Eq(y, (v * x_next + u * y_next) / rho))
        ),
        Mutant("common length missing", right(book.planar_step_back, u * x_next + v * y_next, 0)),
        Mutant("sign of the imaginary part", right(book.planar_step_back, (u * y_next + v * x_next) / rho, 1)),
    ),
    "planar_modulus": (
        Mutant("square missing", right(book.planar_modulus, rho)),
        Mutant("unit modulus", right(book.planar_modulus, 1)),
        Mutant("difference of squares", left(book.planar_modulus, u**2 - v**2)),
        Mutant("square of the sum", left(book.planar_modulus, (u + v) ** 2)),
    ),
    "relative_encoding_planar": (
        Mutant("start forgotten", And(Eq(a[t], A[t]), Eq(b[t], B[t]))),
        Mutant("sign of the real part", right(book.relative_encoding_planar, A[t] * a[zero] + B[t] * b[zero], 0)),
        Mutant("sign of the imaginary part", right(book.relative_encoding_planar, B[t] * a[zero] - A[t] * b[zero], 1)),
        Mutant("one power too many", right(book.relative_encoding_planar, A[t + 1] * a[zero] - B[t + 1] * b[zero], 0)),
        Mutant(
            "real and imaginary part exchanged",
            right(book.relative_encoding_planar, A[t] * a[zero] - B[t] * b[zero], 1),
        ),
    ),
}

even = "the cosine is even"

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "sinusoidal_table": (
        Equivalent(
            "multiplied by the frequency",
            both(book.sinusoidal_table, cos(to_the(nodes[i])), sin(to_the(nodes[i]))),
            "the frequency is the inverse of the power",
        ),
    ),
    "rotary_vjp": (
        Equivalent(
            "sine with a minus sign",
            right(book.rotary_vjp, channels(back_even, back_odd)[c]),
            "to turn back is to change the sign of the sine",
            "huggingface/candle#3612",
        ),
    ),
    "sinusoidal_inner": (
        Equivalent("difference turned round", right(book.sinusoidal_inner, Sum(cos((n - m) * theta[i]), i)), even),
    ),
    "sinusoidal_distance_sq": (
        Equivalent(
            "without half angles",
            right(book.sinusoidal_distance_sq, 2 * h.card - 2 * Sum(cos((m - n) * theta[i]), i)),
            "twice the squared sine of half an angle is one less its cosine",
        ),
        Equivalent(
            "difference turned round",
            right(book.sinusoidal_distance_sq, 4 * Sum(sin((n - m) * theta[i] / 2) ** 2, i)),
            "the square of a sine is even",
        ),
    ),
    "sinusoidal_rotation_compose": (
        Equivalent(
            "exchanged", right(book.sinusoidal_rotation_compose, R(l, R(k, q))[c]), "rotations of a plane commute"
        ),
    ),
    "sinusoidal_shift_eq_rotation": (
        Equivalent(
            "position and shift exchanged",
            right(book.sinusoidal_shift_eq_rotation, R(m, p(k))[c]),
            "position and shift enter alike",
        ),
    ),
    "sinusoidal_layout": (
        Equivalent(
            "exchanged",
            right(book.sinusoidal_layout, Sum(p(n)[c] * p(m)[c], c)),
            "an inner product is symmetric",
            "allenai/allennlp#2993",
        ),
    ),
}
