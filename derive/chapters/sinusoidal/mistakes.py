"""Mistakes about sinusoidal and rotary positions."""

from __future__ import annotations

from collections.abc import Callable

from ...books.mistakes import Edit, Mistakes, claim, equivalent, left, mistakes, right, rights
from ...kernel.terms import Term
from ...language.terms import Eq, Sum, Vector, cos, exp, interleave, log, sin, vector_of, zero
from . import theorems as book
from .theorems import *


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


def to_the(exponent: Term) -> Term:
    """Return the angle of a position at a frequency with this exponent of the base."""
    return m * exp(-exponent * log(base))


def tables(even: Callable[[Term], Term], odd: Callable[[Term], Term], channel_twice: str) -> tuple[Edit, ...]:
    """Return mistakes in the frequencies of a table, whose channels are these functions of the angle."""
    t, channel = nodes[i], 1 / (2 * h.card)

    def wrong(name: str, angle: Term, reported: str = "", angle_of_odd: Term | None = None) -> Edit:
        return rights(name, even(angle), odd(angle if angle_of_odd is None else angle_of_odd), reported=reported)

    return (
        wrong("exponent of the channel, twice", to_the(2 * t), channel_twice, to_the(2 * (t + channel))),
        wrong("exponent of the channel", to_the(t), "maxjcohen/transformer#62", to_the(t + channel)),
        wrong("exponent twice", to_the(2 * t)),
        wrong("integer division of the exponent", m * exp(-2 * h.card * t), "zju3dv/LoFTR#41"),
        wrong("base and exponent exchanged", m * exp(log(t) / base), "ivanvovk/WaveGrad#12"),
        wrong("sign of the exponent", to_the(-t), "coqui-ai/TTS#2248"),
        wrong("product for power", m * (base * t), "aharley/pips#30"),
        wrong("pairs counted from one", to_the(t - 2 * channel), "bkitano/llama-from-scratch#8"),
        rights("sine and cosine exchanged", odd(to_the(t)), even(to_the(t))),
    )


MISTAKES: tuple[Mistakes, ...] = (
    # ---- the table
    mistakes(
        book.sinusoidal_table,
        *tables(cos, sin, "SamLynnEvans/Transformer#25"),
        equivalent(
            rights("multiplied by the frequency", cos(to_the(nodes[i])), sin(to_the(nodes[i]))),
            because="the frequency is the inverse of the power",
        ),
    ),
    mistakes(
        book.sinusoidal_table_sin_first,
        *tables(sin, cos, "jadore801120/attention-is-all-you-need-pytorch#32"),
    ),
    # ---- a shift is a rotation
    mistakes(
        book.sinusoidal_shift,
        rights("one factor for each channel", p(k)[2 * i] * p(m)[2 * i], p(k)[2 * i + 1] * p(m)[2 * i + 1]),
        right("difference depends on the shift", p(m)[2 * i] + p(k)[2 * i] - 1, "seed:003#54", part=0),
        right("sign of the cosine", p(k)[2 * i] * p(m)[2 * i] + p(k)[2 * i + 1] * p(m)[2 * i + 1], part=0),
        right("sign of the sine", p(k)[2 * i + 1] * p(m)[2 * i] - p(k)[2 * i] * p(m)[2 * i + 1], part=1),
        right("sine and cosine exchanged", p(k)[2 * i] * p(m)[2 * i] - p(k)[2 * i + 1] * p(m)[2 * i + 1], part=1),
    ),
    mistakes(
        book.sinusoidal_shift_sin_first,
        right("cosine first", s(m)[2 * i] * s(k)[2 * i] - s(m)[2 * i + 1] * s(k)[2 * i + 1], part=0),
        right("sign of the sine", s(m)[2 * i] * s(k)[2 * i + 1] - s(m)[2 * i + 1] * s(k)[2 * i], part=0),
        right("sign of the cosine", s(m)[2 * i + 1] * s(k)[2 * i + 1] + s(m)[2 * i] * s(k)[2 * i], part=1),
        right("one factor for each channel", s(m)[2 * i + 1] * s(k)[2 * i + 1], part=1),
    ),
    mistakes(
        book.sinusoidal_shift_eq_rotation,
        right("transposed rotation", R(-k, p(m))[c], "skyzh/tiny-llm#25"),
        right("one factor for each channel", p(k)[c] * p(m)[c]),
        right("rotated by the position", R(m, p(m))[c]),
        right("sine first", R(k, s(m))[c]),
        right("minus sign lost", sheared(k, p(m))[c]),
        left("other layout", s(m + k)[c]),
        left("row before", p(m + k - 1)[c]),
        equivalent(right("position and shift exchanged", R(m, p(k))[c]), because="position and shift enter alike"),
    ),
    mistakes(
        book.sinusoidal_rotation_orthogonal,
        left("one vector rotated", Sum(R(m, q)[c] * key[c], c)),
        left("opposite rotations", Sum(R(m, q)[c] * R(-m, key)[c], c)),
        left("minus sign lost", Sum(sheared(m, q)[c] * sheared(m, key)[c], c)),
        right("a form for each pair missing", Sum(q[2 * i] * key[2 * i], i)),
    ),
    mistakes(
        book.sinusoidal_rotation_compose,
        right("difference for sum", R(k - l, q)[c]),
        right("product for sum", R(k * l, q)[c]),
        right("transposed rotation", R(-(k + l), q)[c], "skyzh/tiny-llm#25"),
        right("second rotation forgotten", R(k, q)[c]),
        equivalent(right("exchanged", R(l, R(k, q))[c]), because="rotations of a plane commute"),
    ),
    # ---- inner products
    mistakes(
        book.sinusoidal_inner,
        left(
            "two frequencies in a pair",
            Sum(two_frequencies(m)[c] * two_frequencies(n)[c], c),
            "jadore801120/attention-is-all-you-need-pytorch#32",
        ),
        left("other frequencies", Sum(wrong_spectrum(m)[c] * wrong_spectrum(n)[c], c), "zju3dv/LoFTR#41"),
        claim(
            "distance of other positions",
            Eq(Sum(p(n)[c] * p(m + n)[c], c), Sum(cos(n * theta[i]), i)),
            "seed:004#11",
        ),
        right("sum for difference", Sum(cos((m + n) * theta[i]), i)),
        right("sine for cosine", Sum(sin((m - n) * theta[i]), i)),
        right("one for each channel", 2 * relative),
        equivalent(right("difference turned round", Sum(cos((n - m) * theta[i]), i)), because="the cosine is even"),
    ),
    mistakes(
        book.sinusoidal_inner_complex,
        right(
            "conjugate missing",
            Sum(real_product(cos(m * theta[i]), sin(m * theta[i]), cos(n * theta[i]), -sin(n * theta[i])), i),
        ),
        right(
            "imaginary part",
            Sum(real_product(sin(m * theta[i]), -cos(m * theta[i]), cos(n * theta[i]), sin(n * theta[i])), i),
        ),
        right(
            "sine and cosine exchanged",
            Sum(real_product(cos(m * theta[i]), sin(m * theta[i]), sin(n * theta[i]), cos(n * theta[i])), i),
        ),
        left(
            "two frequencies in a pair",
            Sum(two_frequencies(m)[c] * two_frequencies(n)[c], c),
            "SamLynnEvans/Transformer#25",
        ),
    ),
    mistakes(
        book.sinusoidal_norm_sq,
        right("one for each channel", two_h.card),
        right("unit length", 1),
        left("two frequencies in a pair", Sum(two_frequencies(m)[c] ** 2, c), "maxjcohen/transformer#62"),
        left("cosines only", Sum(p(m)[2 * i] ** 2, i)),
    ),
    mistakes(
        book.sinusoidal_inner_symmetric,
        right("distance of other positions", Sum(p(k)[c] * p(m + k)[c], c), "seed:004#11"),
        right("antisymmetric", -Sum(p(m)[c] * p(m - k)[c], c)),
        right("position reflected", Sum(p(-m)[c] * p(m - k)[c], c)),
        claim("channel by channel", Eq(p(m + k)[c], p(m - k)[c])),
    ),
    mistakes(
        book.sinusoidal_distance_sq,
        right("half of the angle missing", 4 * Sum(sin((m - n) * theta[i]) ** 2, i)),
        right("factor two", 2 * Sum(sin((m - n) * theta[i] / 2) ** 2, i)),
        right("sum for difference", 4 * Sum(sin((m + n) * theta[i] / 2) ** 2, i)),
        right("cosine for sine", 4 * Sum(cos((m - n) * theta[i] / 2) ** 2, i)),
        claim("channel by channel", Eq(p(m)[c] - p(n)[c], p(m - n)[c] - p(0)[c]), "seed:003#54"),
        equivalent(
            right("without half angles", 2 * h.card - 2 * Sum(cos((m - n) * theta[i]), i)),
            because="twice the squared sine of half an angle is one less its cosine",
        ),
        equivalent(
            right("difference turned round", 4 * Sum(sin((n - m) * theta[i] / 2) ** 2, i)),
            because="the square of a sine is even",
        ),
    ),
    mistakes(
        book.sinusoidal_layout,
        left("layouts mixed", Sum(s(m)[c] * p(n)[c], c)),
        claim("channel by channel", Eq(s(m)[c], p(m)[c])),
        right("position reflected", Sum(p(m)[c] * p(-n)[c], c)),
        right("sign", -Sum(p(m)[c] * p(n)[c], c)),
        equivalent(
            right("exchanged", Sum(p(n)[c] * p(m)[c], c), "allenai/allennlp#2993"),
            because="an inner product is symmetric",
        ),
    ),
    # ---- rotary positions
    mistakes(
        book.rotary_forward,
        rights(
            "transposed rotation",
            q[2 * i] * cos(m * theta[i]) + q[2 * i + 1] * sin(m * theta[i]),
            q[2 * i + 1] * cos(m * theta[i]) - q[2 * i] * sin(m * theta[i]),
            reported="karpathy/nanochat#489",
        ),
        right("minus sign lost", q[2 * i] * cos(m * theta[i]) + q[2 * i + 1] * sin(m * theta[i]), part=0),
        rights(
            "sine and cosine exchanged",
            q[2 * i] * sin(m * theta[i]) - q[2 * i + 1] * cos(m * theta[i]),
            q[2 * i] * cos(m * theta[i]) + q[2 * i + 1] * sin(m * theta[i]),
        ),
        rights("channels of a pair exchanged", turned_odd, turned_even),
        right("odd channel not turned", q[2 * i + 1], part=1),
        rights("one factor for each channel", q[2 * i] * cos(m * theta[i]), q[2 * i + 1] * sin(m * theta[i])),
        right(
            "two frequencies in a pair",
            q[2 * i] * sin(m * theta[i] ** 2) + q[2 * i + 1] * cos(m * theta[i] ** 2),
            part=1,
        ),
        rights(
            "position left out",
            q[2 * i] * cos(theta[i]) - q[2 * i + 1] * sin(theta[i]),
            q[2 * i] * sin(theta[i]) + q[2 * i + 1] * cos(theta[i]),
        ),
    ),
    mistakes(
        book.rotary_halves_forward,
        rights(
            "transposed rotation",
            first[i] * cos(m * theta[i]) + second[i] * sin(m * theta[i]),
            second[i] * cos(m * theta[i]) - first[i] * sin(m * theta[i]),
            reported="karpathy/nanochat#489",
        ),
        right("minus sign lost", first[i] * cos(m * theta[i]) + second[i] * sin(m * theta[i]), part=0),
        rights(
            "sine and cosine exchanged",
            first[i] * sin(m * theta[i]) - second[i] * cos(m * theta[i]),
            second[i] * sin(m * theta[i]) + first[i] * cos(m * theta[i]),
        ),
        rights("halves exchanged", turned_second, turned_first),
        right("second half not turned", second[i], part=1),
        right(
            "two frequencies in a pair",
            second[i] * cos(m * theta[i] ** 2) + first[i] * sin(m * theta[i] ** 2),
            "karpathy/nanochat#264",
            part=1,
        ),
        rights(
            "position left out",
            first[i] * cos(theta[i]) - second[i] * sin(theta[i]),
            second[i] * cos(theta[i]) + first[i] * sin(theta[i]),
        ),
    ),
    mistakes(
        book.rotary_relative,
        right("transposed rotation", Sum(q[c] * R(m - n, key)[c], c), "skyzh/tiny-llm#25"),
        left("halves of query and key crossed", Sum(crossed_query[c] * crossed_key[c], c), "hpcaitech/ColossalAI#6429"),
        right("sum for difference", Sum(q[c] * R(m + n, key)[c], c)),
        left("query not rotated", Sum(q[c] * R(n, key)[c], c)),
        left("minus sign lost", Sum(sheared(m, q)[c] * sheared(n, key)[c], c)),
        left("key not rotated", Sum(R(m, q)[c] * key[c], c)),
        left("opposite rotations", Sum(R(m, q)[c] * R(-n, key)[c], c)),
    ),
    mistakes(
        book.rotary_isometry,
        left("minus sign lost", Sum(sheared(m, q)[c] ** 2, c)),
        claim("squares missing", Eq(Sum(R(m, q)[c], c), Sum(q[c], c))),
        claim("channel by channel", Eq(R(m, q)[c] ** 2, q[c] ** 2)),
        left("one vector rotated", Sum(R(m, q)[c] * q[c], c)),
    ),
    mistakes(
        book.rotary_adjoint,
        right("turned the same way", Sum(R(m, g)[c] * q[c], c)),
        right("both turned", Sum(R(-m, g)[c] * R(m, q)[c], c)),
        right("not turned", Sum(g[c] * q[c], c)),
        right("minus sign lost", Sum(sheared(-m, g)[c] * q[c], c)),
    ),
    mistakes(
        book.rotary_vjp,
        right("turned the same way", R(m, g)[c]),
        right("not turned", g[c]),
        right("no gradient", 0, "huggingface/candle#3612"),
        right("sign of the sine in the odd channels", sheared(m, g)[c]),
        right("sign of the sine in the even channels", sheared(-m, g)[c]),
        right(
            "sine and cosine exchanged",
            channels(
                sin(m * theta[i]) * g[2 * i] + cos(m * theta[i]) * g[2 * i + 1],
                sin(m * theta[i]) * g[2 * i + 1] - cos(m * theta[i]) * g[2 * i],
            )[c],
        ),
        right("channels of a pair exchanged", channels(back_odd, back_even)[c]),
        right("turned back twice", R(-2 * m, g)[c]),
        right("token for gradient", R(-m, q)[c]),
        equivalent(
            right("sine with a minus sign", channels(back_even, back_odd)[c], "huggingface/candle#3612"),
            because="to turn back is to change the sign of the sine",
        ),
    ),
    mistakes(
        book.rotary_halves_vjp,
        rights(
            "exchanged before the sine",
            g_first[i] * cos(phi[i]) + g_second[i] * sin(phi[i]),
            g_second[i] * cos(psi[i]) - g_first[i] * sin(psi[i]),
            reported="PaddlePaddle/Paddle#74716",
        ),
        rights(
            "turned the same way",
            g_first[i] * cos(phi[i]) - g_second[i] * sin(psi[i]),
            g_second[i] * cos(psi[i]) + g_first[i] * sin(phi[i]),
        ),
        right("sign in the second half", g_second[i] * cos(psi[i]) + g_first[i] * sin(phi[i]), part=1),
        rights("not turned", g_first[i], g_second[i]),
        rights("no gradient", 0, 0, reported="huggingface/candle#3612"),
        rights(
            "table of the first half for both",
            g_first[i] * cos(phi[i]) + g_second[i] * sin(phi[i]),
            g_second[i] * cos(phi[i]) - g_first[i] * sin(phi[i]),
        ),
        rights(
            "tables exchanged",
            g_first[i] * cos(psi[i]) + g_second[i] * sin(phi[i]),
            g_second[i] * cos(phi[i]) - g_first[i] * sin(psi[i]),
        ),
        rights(
            "sine and cosine exchanged",
            g_first[i] * sin(phi[i]) + g_second[i] * cos(psi[i]),
            g_second[i] * sin(psi[i]) - g_first[i] * cos(phi[i]),
        ),
    ),
    # ---- the converse, in the plane
    mistakes(
        book.planar_step,
        rights("conjugate missing", (u * x + v * y) / rho, (u * y - v * x) / rho),
        right("common length missing", u * x - v * y, part=0),
        right("sign of the imaginary part", (v * x - u * y) / rho, part=1),
        right("length for its square", (v * x + u * y) / rho**2, part=1),
    ),
    mistakes(
        book.planar_step_back,
        rights("step on for step back", (u * x_next - v * y_next) / rho, (v * x_next + u * y_next) / rho),
        right("common length missing", u * x_next + v * y_next, part=0),
        right("sign of the imaginary part", (u * y_next + v * x_next) / rho, part=1),
    ),
    mistakes(
        book.planar_modulus,
        right("square missing", rho),
        right("unit modulus", 1),
        left("difference of squares", u**2 - v**2),
        left("square of the sum", (u + v) ** 2),
    ),
    mistakes(
        book.relative_encoding_planar,
        rights("start forgotten", A[t], B[t]),
        right("sign of the real part", A[t] * a[zero] + B[t] * b[zero], part=0),
        right("sign of the imaginary part", B[t] * a[zero] - A[t] * b[zero], part=1),
        right("one power too many", A[t + 1] * a[zero] - B[t + 1] * b[zero], part=0),
        right("real and imaginary part exchanged", A[t] * a[zero] - B[t] * b[zero], part=1),
    ),
)
