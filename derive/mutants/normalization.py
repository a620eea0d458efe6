"""Mistakes about normalization: statistics, eps, gain, and what a backward pass leaves out."""

from __future__ import annotations

from ..calc import Entry
from ..kernel.terms import Term, substitute
from ..language import Expectation, Sum, Vector, sqrt, vector_of
from ..theorems import normalization as book
from ..theorems.normalization import (
    B,
    D,
    G,
    J,
    N,
    R,
    R_mean,
    X,
    a,
    b,
    batch_J,
    bias,
    c,
    delta,
    deviation,
    dx,
    eps,
    features,
    g,
    gain,
    gamma,
    i,
    j,
    k,
    l,
    layernorm,
    m1,
    mean,
    mean_square,
    mu,
    mu_,
    n,
    normalized_rows,
    overlap,
    own,
    q,
    r,
    rms,
    rms_dx,
    rms_rows,
    root,
    s,
    s_,
    s_h,
    sigma,
    t,
    through_gain,
    tokens,
    u,
    v,
    v_,
    variance,
    x,
    y,
    z,
    z_h,
)
from . import Equivalent, Mutant, left, relation, reversed_, right

unbiased = n.card / (n.card - 1)
mean_g, mean_gz = Sum(g[i], i) / n.card, Sum(g[i] * z[i], i) / n.card
mean_h, mean_hz = Sum(g[i] * gamma[i], i) / n.card, Sum(g[i] * gamma[i] * z[i], i) / n.card
mean_gy, mean_hy = Sum(g[i] * y[i], i) / n.card, Sum(g[i] * gamma[i] * y[i], i) / n.card
uncentered = vector_of(i, x[i] / s)
twice = vector_of(j, (g[j] - 2 * mean_g - z[j] * mean_gz) / s)
no_mean = vector_of(j, (g[j] - z[j] * mean_gz) / s)
no_projection = vector_of(j, (g[j] - mean_g) / s)
batch_g, batch_gz = Sum(D[i, b], i) / n.card, Sum(D[i, b] * N[i, b], i) / n.card
batch_gx = Sum(D[i, b] * (B[i, b] - mu_[b]), i) / n.card
centered = x[i] - mu
projected = Sum(g[i] * (x[i] - mu), i) / n.card
tt_metal, eps_outside = "tenstorrent/tt-metal#53204", "hyunwoongko/transformer#7"


def inner(gradient: Vector) -> Term:
    """The product of a gradient with the normalized input."""
    return Sum(gradient[j] * z[j], j)


def backward_through(deviation: Term) -> Term:
    """The backward pass of a program that takes the deviation for another number, forward and backward."""
    return Term.__truediv__(g[j] - mean_g - (x[j] - mu) * projected / deviation**2, deviation)


def rms_through(root: Term) -> Term:
    """The backward pass of a program that takes the root mean square for another number, forward and backward."""
    return Term.__truediv__(g[j] - x[j] * (Sum(g[i] * x[i], i) / n.card) / root**2, root)


def batch_through(deviation: Term) -> Term:
    """The backward pass over a batch of a program that takes the deviation for another number, forward and backward."""
    projection = (B[j, b] - mu_[b]) * batch_gx / deviation**2
    return Term.__truediv__(gain[b] * (D[j, b] - batch_g - projection), deviation)


def of_rows(row: Vector) -> Term:
    """The gradient at a gain that stands beside these rows."""
    return Sum(G[t, j] * row[t, j], t)


def with_gain(entry: Entry, own: tuple[Mutant, ...], plain: tuple[Mutant, ...]) -> tuple[Mutant, ...]:
    """The mistakes of a layer with gain: its own, and those of a layer without one at the gradient times the gain."""
    names = {m.name for m in own}
    behind = [(m, substitute(m.claim.args[-1], {g.key: through_gain.term})) for m in plain if m.name not in names]
    return (*own, *(Mutant(m.name, right(entry, derivative), m.reported) for m, derivative in behind))


centered_rows = vector_of(t, i, X[t, i] - mean(X[t, :]))
plus_one = vector_of(i, g[i] * (1 + gamma[i]))  # the gain of programs that store its difference to 1
batch_dx = vector_of(j, b, gain[b] / s_[b] * (D[j, b] - batch_g - N[j, b] * batch_gz))
centered_batch = vector_of(i, b, B[i, b] - mu_[b])

LAYERNORM_VJP = (
    Mutant("mean subtracted twice", right(book.layernorm_vjp, twice[j]), tt_metal),
    Mutant("mean left out", right(book.layernorm_vjp, no_mean[j])),
    Mutant("projection left out", right(book.layernorm_vjp, no_projection[j])),
    Mutant("sign of the projection", right(book.layernorm_vjp, (g[j] - mean_g + z[j] * mean_gz) / s)),
    Mutant("projection not averaged", right(book.layernorm_vjp, (g[j] - mean_g - z[j] * (n.card * mean_gz)) / s)),
    Mutant("unbiased variance", right(book.layernorm_vjp, (g[j] - mean_g - unbiased * z[j] * mean_gz) / s)),
    Mutant("eps left out", right(book.layernorm_vjp, (g[j] - mean_g - z[j] * mean_gz) / sqrt(v))),
    Mutant("input for normalized input", right(book.layernorm_vjp, (g[j] - mean_g - (x[j] - mu) * mean_gz) / s)),
    Mutant("input at a wrong place", right(book.layernorm_vjp, dx[i])),
    Mutant("eps left out throughout", right(book.layernorm_vjp, backward_through(sqrt(v)))),
    Mutant("unbiased variance throughout", right(book.layernorm_vjp, backward_through(sqrt(unbiased * v + eps)))),
    Mutant("eps outside the root", right(book.layernorm_vjp, backward_through(sqrt(v) + eps)), eps_outside),
    Mutant("projection twice", right(book.layernorm_vjp, (g[j] - mean_g - 2 * z[j] * mean_gz) / s)),
    Mutant("deviation left out", right(book.layernorm_vjp, g[j] - mean_g - z[j] * mean_gz)),
    Mutant("sign", right(book.layernorm_vjp, -dx[j])),
    Mutant(
        "means over one entry fewer",
        right(book.layernorm_vjp, (g[j] - unbiased * mean_g - unbiased * z[j] * mean_gz) / s),
    ),
    Mutant(
        "input for normalized input twice",
        right(book.layernorm_vjp, (g[j] - mean_g - (x[j] - mu) * projected) / s),
    ),
    Mutant(
        "projection without eps",
        right(book.layernorm_vjp, (g[j] - mean_g - (x[j] - mu) * (projected / sqrt(v) ** 2)) / s),
    ),
    Mutant(
        "inverse deviation for the variance",
        right(book.layernorm_vjp, backward_through(sqrt(1 / s + eps))),
        "flagos-ai/FlagGems#5222",
    ),
)

RMSNORM_VJP = (
    Mutant("root taken for constant", right(book.rmsnorm_vjp, g[j] / root), "ooples/AiDotNet#695"),
    Mutant("mean subtracted", right(book.rmsnorm_vjp, (g[j] - mean_g - y[j] * mean_gy) / root)),
    Mutant("sign of the projection", right(book.rmsnorm_vjp, (g[j] + y[j] * mean_gy) / root)),
    Mutant("projection not averaged", right(book.rmsnorm_vjp, (g[j] - y[j] * (n.card * mean_gy)) / root)),
    Mutant(
        "eps outside the root",
        right(book.rmsnorm_vjp, (g[j] - y[j] * mean_gy) / (sqrt(q) + eps)),
        "allenai/OLMo#281",
    ),
    Mutant(
        "multiplied by the root",
        right(book.rmsnorm_vjp, (g[j] - y[j] * mean_gy) * root),
        "mosaicml/llm-foundry#371",
    ),
    Mutant("eps left out", right(book.rmsnorm_vjp, (g[j] - y[j] * mean_gy) / sqrt(q))),
    Mutant("eps left out throughout", right(book.rmsnorm_vjp, rms_through(sqrt(q)))),
    Mutant("eps outside the root throughout", right(book.rmsnorm_vjp, rms_through(sqrt(q) + eps))),
    Mutant("projection twice", right(book.rmsnorm_vjp, (g[j] - 2 * y[j] * mean_gy) / root)),
    Mutant("input for normalized input", right(book.rmsnorm_vjp, (g[j] - x[j] * mean_gy) / root)),
    Mutant("root left out", right(book.rmsnorm_vjp, g[j] - y[j] * mean_gy)),
    Mutant("divided by the mean square", right(book.rmsnorm_vjp, (g[j] - y[j] * mean_gy) / root**2)),
    Mutant("input at a wrong place", right(book.rmsnorm_vjp, rms_dx[i])),
    Mutant("sign", right(book.rmsnorm_vjp, -rms_dx[j])),
)

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- the statistics
    "variance_nonneg": (
        Mutant("positive", relation(book.variance_nonneg, "lt")),
        Mutant("reversed", reversed_(book.variance_nonneg)),
        Mutant("larger than the squared mean", left(book.variance_nonneg, mu**2)),
    ),
    "eps_le_variance_add_eps": (
        Mutant("reversed", reversed_(book.eps_le_variance_add_eps)),
        Mutant("eps subtracted", right(book.eps_le_variance_add_eps, v - eps)),
        Mutant("at least one", left(book.eps_le_variance_add_eps, 1)),
    ),
    "deviation_pos": (
        Mutant("reversed", reversed_(book.deviation_pos)),
        Mutant("eps left out", right(book.deviation_pos, sqrt(v))),
        Mutant("larger than one", left(book.deviation_pos, 1)),
    ),
    "deviation_sq": (
        Mutant("eps outside the root", right(book.deviation_sq, (sqrt(v) + eps) ** 2), eps_outside),
        Mutant("root of each", right(book.deviation_sq, (sqrt(v) + sqrt(eps)) ** 2)),
        Mutant("eps left out", left(book.deviation_sq, v)),
        Mutant(
            "square for root",
            left(book.deviation_sq, (v + eps) ** 4),
            "131250208/TPlinker-joint-extraction#37",
        ),
    ),
    "sum_eq_card_mul_mean": (
        Mutant("size missing", right(book.sum_eq_card_mul_mean, mu)),
        Mutant("one entry too few", right(book.sum_eq_card_mul_mean, (n.card - 1) * mu)),
        Mutant("size squared", right(book.sum_eq_card_mul_mean, n.card**2 * mu)),
    ),
    "sum_of_squares": (
        Mutant("mean forgotten", right(book.sum_of_squares, n.card * v)),
        Mutant("mean subtracted", right(book.sum_of_squares, n.card * (v - mu**2))),
        Mutant("size missing", right(book.sum_of_squares, v + mu**2)),
        Mutant("unbiased variance", right(book.sum_of_squares, (n.card - 1) * v + n.card * mu**2)),
    ),
    # ---- what is normalized
    "layernorm_sum_zero": (
        Mutant("mean not subtracted", left(book.layernorm_sum_zero, Sum(uncentered[i], i))),
        Mutant("sum of squares", left(book.layernorm_sum_zero, Sum(z[i] ** 2, i))),
        Mutant("every entry is zero", left(book.layernorm_sum_zero, z[i])),
    ),
    "layernorm_mean_zero": (
        Mutant("mean not subtracted", left(book.layernorm_mean_zero, mean(uncentered))),
        Mutant("mean kept", right(book.layernorm_mean_zero, mu)),
        Mutant("mean divided", right(book.layernorm_mean_zero, mu / s)),
    ),
    "layernorm_sum_of_squares": (
        Mutant("eps forgotten", right(book.layernorm_sum_of_squares, n.card), "claims:A004-26"),
        Mutant("mean for sum", right(book.layernorm_sum_of_squares, v / (v + eps))),
        Mutant(
            "unbiased variance",
            right(book.layernorm_sum_of_squares, n.card * (v / (unbiased * v + eps))),
            "harvardnlp/annotated-transformer#119",
        ),
        Mutant("deviation for variance", right(book.layernorm_sum_of_squares, n.card * (v / s))),
    ),
    "layernorm_variance": (
        Mutant("eps forgotten", right(book.layernorm_variance, 1), "claims:A004-26"),
        Mutant(
            "unbiased variance",
            right(book.layernorm_variance, v / (unbiased * v + eps)),
            "harvardnlp/annotated-transformer#119",
        ),
        Mutant("eps outside the root", right(book.layernorm_variance, v / (sqrt(v) + eps) ** 2), eps_outside),
        Mutant(
            "square for root",
            right(book.layernorm_variance, v / (v + eps) ** 4),
            "131250208/TPlinker-joint-extraction#37",
        ),
    ),
    "mean_of_shifted": (
        Mutant("shift forgotten", right(book.mean_of_shifted, mu)),
        Mutant("shift added up", right(book.mean_of_shifted, mu + n.card * c)),
        Mutant("sign of the shift", right(book.mean_of_shifted, mu - c)),
    ),
    "layernorm_shift_invariant": (
        Mutant("shift kept", right(book.layernorm_shift_invariant, z[i] + c)),
        Mutant("shift divided", right(book.layernorm_shift_invariant, z[i] + c / s)),
        Mutant("scale for shift", left(book.layernorm_shift_invariant, layernorm(vector_of(k, c * x[k]), eps, i))),
        Mutant(
            "one entry shifted",
            left(book.layernorm_shift_invariant, layernorm(vector_of(k, x[k] + c * delta(k, i)), eps, i)),
        ),
    ),
    # ---- the Jacobian of LayerNorm
    "mean_derivative": (
        Mutant("size missing", right(book.mean_derivative, 1)),
        Mutant("derivative of a square", right(book.mean_derivative, 2 * x[j] / n.card)),
        Mutant("one entry too few", right(book.mean_derivative, 1 / (n.card - 1))),
    ),
    "variance_derivative": (
        Mutant("mean not subtracted", right(book.variance_derivative, 2 * x[j] / n.card)),
        Mutant(
            "path through the mean twice", right(book.variance_derivative, 2 * (x[j] - mu) * (1 - 1 / n.card) / n.card)
        ),
        Mutant("unbiased variance", right(book.variance_derivative, 2 * (x[j] - mu) / (n.card - 1))),
        Mutant("size missing", right(book.variance_derivative, 2 * (x[j] - mu))),
    ),
    "deviation_derivative": (
        Mutant("size missing", right(book.deviation_derivative, z[j])),
        Mutant("deviation missing", right(book.deviation_derivative, (x[j] - mu) / n.card)),
        Mutant("factor two", right(book.deviation_derivative, 2 * z[j] / n.card)),
        Mutant("mean not subtracted", right(book.deviation_derivative, x[j] / s / n.card)),
    ),
    "layernorm_jacobian": (
        Mutant("deviation taken for constant", right(book.layernorm_jacobian, (delta(i, j) - 1 / n.card) / s)),
        Mutant("mean taken for constant", right(book.layernorm_jacobian, (delta(i, j) - z[i] * z[j] / n.card) / s)),
        Mutant(
            "sign of the product",
            right(book.layernorm_jacobian, (delta(i, j) - 1 / n.card + z[i] * z[j] / n.card) / s),
        ),
        Mutant(
            "unbiased variance",
            right(book.layernorm_jacobian, (delta(i, j) - 1 / n.card - z[i] * z[j] / (n.card - 1)) / s),
        ),
        Mutant("eps left out", right(book.layernorm_jacobian, J[i, j] * s / sqrt(v))),
    ),
    "layernorm_jacobian_row_sum_zero": (
        Mutant(
            "mean taken for constant",
            left(book.layernorm_jacobian_row_sum_zero, Sum((delta(i, j) - z[i] * z[j] / n.card) / s, j)),
        ),
        Mutant("rows sum to one", right(book.layernorm_jacobian_row_sum_zero, 1)),
        Mutant("diagonal only", left(book.layernorm_jacobian_row_sum_zero, J[i, i])),
    ),
    "layernorm_jacobian_of_normalized": (
        Mutant("eps forgotten", right(book.layernorm_jacobian_of_normalized, 0)),
        Mutant("divided as all others", right(book.layernorm_jacobian_of_normalized, z[i] / s)),
        Mutant("square for cube", right(book.layernorm_jacobian_of_normalized, eps / s**2 * z[i])),
        Mutant("variance for eps", right(book.layernorm_jacobian_of_normalized, v / s**3 * z[i])),
    ),
    "layernorm_jacobian_of_input": (
        Mutant("scale not seen", right(book.layernorm_jacobian_of_input, 0)),
        Mutant("deviation taken for constant", right(book.layernorm_jacobian_of_input, z[i])),
        Mutant("normalized input", right(book.layernorm_jacobian_of_input, eps / s**3 * z[i])),
        Mutant("mean not subtracted", right(book.layernorm_jacobian_of_input, eps / s**2 * (x[i] / s))),
    ),
    "layernorm_jvp": (
        Mutant("divided only", right(book.layernorm_jvp, u[i] / s)),
        Mutant("mean left out", right(book.layernorm_jvp, (u[i] - z[i] * (Sum(u[j] * z[j], j) / n.card)) / s)),
        Mutant("projection left out", right(book.layernorm_jvp, (u[i] - Sum(u[j], j) / n.card) / s)),
        Mutant(
            "divided by the variance",
            right(book.layernorm_jvp, (u[i] - Sum(u[j], j) / n.card - z[i] * (Sum(u[j] * z[j], j) / n.card)) / s**2),
        ),
    ),
    "layernorm_jacobian_quadratic_form": (
        Mutant("overlap forgotten", right(book.layernorm_jacobian_quadratic_form, own / s)),
        Mutant("size missing", right(book.layernorm_jacobian_quadratic_form, (own - overlap**2) / s)),
        Mutant(
            "mean not subtracted",
            right(book.layernorm_jacobian_quadratic_form, (Sum(u[i] ** 2, i) - overlap**2 / n.card) / s),
        ),
        Mutant("eps forgotten", right(book.layernorm_jacobian_quadratic_form, book.crossed / (2 * n.card * s))),
    ),
    "layernorm_jacobian_psd": (
        Mutant("definite", relation(book.layernorm_jacobian_psd, "lt")),
        Mutant("reversed", reversed_(book.layernorm_jacobian_psd)),
        Mutant("one factor missing", right(book.layernorm_jacobian_psd, Sum(u[i] * J[i, j], i))),
        Mutant(
            "delta missing",
            right(book.layernorm_jacobian_psd, Sum(u[i] * ((-1 / n.card - z[i] * z[j] / n.card) / s) * u[j], i, j)),
        ),
    ),
    # ---- the backward pass of LayerNorm
    "layernorm_vjp": LAYERNORM_VJP,
    "layernorm_vjp_mean_last": (
        Mutant("mean forgotten", left(book.layernorm_vjp_mean_last, no_mean[j])),
        Mutant("sum for mean", left(book.layernorm_vjp_mean_last, no_mean[j] - Sum(no_mean[i], i))),
        Mutant("mean subtracted twice", right(book.layernorm_vjp_mean_last, twice[j]), tt_metal),
        Mutant("mean of the gradient", left(book.layernorm_vjp_mean_last, no_mean[j] - mean_g)),
    ),
    "layernorm_gain_vjp": with_gain(
        book.layernorm_gain_vjp,
        (
            Mutant(
                "mean subtracted twice",
                right(book.layernorm_gain_vjp, (g[j] * gamma[j] - 2 * mean_h - z[j] * mean_hz) / s),
                tt_metal,
            ),
            Mutant("gain missing", right(book.layernorm_gain_vjp, dx[j]), "karpathy/llm.c#763"),
            Mutant("gain taken for a common factor", right(book.layernorm_gain_vjp, gamma[j] * dx[j])),
            Mutant(
                "gain twice",
                right(book.layernorm_gain_vjp, (g[j] * gamma[j] - mean_h - gamma[j] * z[j] * mean_hz) / s),
                "NVIDIA/Megatron-LM#6859",
            ),
            Mutant(
                "gain missing in the sums",
                right(book.layernorm_gain_vjp, (g[j] * gamma[j] - mean_g - z[j] * mean_gz) / s),
            ),
            Mutant(
                "gain missing outside the sums", right(book.layernorm_gain_vjp, (g[j] - mean_h - z[j] * mean_hz) / s)
            ),
            Mutant("gain plus one", right(book.layernorm_gain_vjp, book.backward(plus_one)[j])),
        ),
        LAYERNORM_VJP,
    ),
    "layernorm_vjp_sum_zero": (
        Mutant("mean subtracted twice", left(book.layernorm_vjp_sum_zero, Sum(twice[j], j)), tt_metal),
        Mutant("mean left out", left(book.layernorm_vjp_sum_zero, Sum(no_mean[j], j))),
        Mutant("every entry is zero", left(book.layernorm_vjp_sum_zero, dx[j])),
    ),
    "layernorm_vjp_inner": (
        Mutant("orthogonal", right(book.layernorm_vjp_inner, 0)),
        Mutant("projection left out", left(book.layernorm_vjp_inner, inner(no_projection))),
        Mutant("square for cube", right(book.layernorm_vjp_inner, eps / s**2 * Sum(g[i] * z[i], i))),
        Mutant("mean for sum", right(book.layernorm_vjp_inner, eps / s**3 * mean_gz)),
    ),
    "layernorm_vjp_orthogonal_of_eps_zero": (
        Mutant("gradient zero", left(book.layernorm_vjp_orthogonal_of_eps_zero, Sum(dx[j] ** 2, j))),
        Mutant("mean left out", left(book.layernorm_vjp_orthogonal_of_eps_zero, Sum(g[j] * x[j], j))),
        Mutant("orthogonal to the gradient", left(book.layernorm_vjp_orthogonal_of_eps_zero, Sum(dx[j] * g[j], j))),
        Mutant("sum of the gradient", right(book.layernorm_vjp_orthogonal_of_eps_zero, Sum(g[i], i) / s)),
    ),
    "layernorm_eps_zero_of_vjp_orthogonal": (
        Mutant("eps is zero", left(book.layernorm_eps_zero_of_vjp_orthogonal, eps)),
        Mutant("gradient sums to zero", left(book.layernorm_eps_zero_of_vjp_orthogonal, eps * Sum(g[i], i))),
        Mutant(
            "gradient orthogonal to the input",
            left(book.layernorm_eps_zero_of_vjp_orthogonal, eps * Sum(g[i] * x[i], i)),
        ),
    ),
    # ---- what LayerNorm conserves
    "layernorm_vjp_inner_input": (
        Mutant("orthogonal", right(book.layernorm_vjp_inner_input, 0)),
        Mutant("normalized input", right(book.layernorm_vjp_inner_input, eps / s**3 * Sum(g[i] * z[i], i))),
        Mutant("mean for sum", right(book.layernorm_vjp_inner_input, eps / s**2 * mean_gz)),
        Mutant("mean left out", left(book.layernorm_vjp_inner_input, Sum(no_mean[j] * x[j], j))),
    ),
    "layernorm_weight_gradient_inner": (
        Mutant("orthogonal", right(book.layernorm_weight_gradient_inner, 0)),
        Mutant("eps forgotten", right(book.layernorm_weight_gradient_inner, Sum(g[i] * z_h[i], i) / s_h**2)),
        Mutant("normalized input", right(book.layernorm_weight_gradient_inner, eps / s_h**3 * Sum(g[i] * z_h[i], i))),
        Mutant(
            "mean for sum", right(book.layernorm_weight_gradient_inner, eps / s_h**2 * (Sum(g[i] * z_h[i], i) / n.card))
        ),
    ),
    # ---- how far a normalized entry can be from zero
    "squared_deviation_defect": (
        Mutant("sum for mean", right(book.squared_deviation_defect, n.card * book.others)),
        Mutant("never short", right(book.squared_deviation_defect, 0)),
        Mutant("size for size less one", left(book.squared_deviation_defect, n.card * v - (x[i] - mu) ** 2)),
        Mutant("all pairs", right(book.squared_deviation_defect, Sum((x[k] - x[l]) ** 2, k, l) / (2 * n.card))),
    ),
    "squared_deviation_le": (
        Mutant("one deviation", right(book.squared_deviation_le, v)),
        Mutant("two fewer", right(book.squared_deviation_le, (n.card - 2) * v)),
        Mutant("strict", relation(book.squared_deviation_le, "lt")),
        Mutant("reversed", reversed_(book.squared_deviation_le)),
    ),
    "normalized_entry_sq_le": (
        Mutant("one deviation", right(book.normalized_entry_sq_le, 1)),
        Mutant("two fewer", right(book.normalized_entry_sq_le, n.card - 2)),
        Mutant("half", right(book.normalized_entry_sq_le, (n.card - 1) / 2)),
        Mutant("reversed", reversed_(book.normalized_entry_sq_le)),
    ),
    "normalized_entry_bound": (
        Mutant("one deviation", right(book.normalized_entry_bound, 1, 0)),
        Mutant("half", right(book.normalized_entry_bound, r / 2, 1)),
        Mutant("reversed", reversed_(book.normalized_entry_bound, 0)),
        Mutant("positive", right(book.normalized_entry_bound, 0, 1)),
    ),
    # ---- gain and bias
    "normalization_gain_gradient": (
        Mutant(
            "that of the bias", right(book.normalization_gain_gradient, Sum(G[t, j], t)), "Oneflow-Inc/oneflow#6149"
        ),
        Mutant("input not normalized", right(book.normalization_gain_gradient, Sum(G[t, j] * X[t, j], t))),
        Mutant(
            "each token for itself",
            right(book.normalization_gain_gradient, G[t, j] * normalized_rows[t, j]),
            "Oneflow-Inc/oneflow#10561",
        ),
        Mutant(
            "mean over tokens",
            right(book.normalization_gain_gradient, Sum(G[t, j] * normalized_rows[t, j], t) / tokens.card),
        ),
        Mutant(
            "gain of another feature",
            right(book.normalization_gain_gradient, Sum(G[t, i] * normalized_rows[t, i], t)),
            "deepspeedai/DeepSpeed#692",
        ),
        Mutant(
            "eps left out",
            right(
                book.normalization_gain_gradient,
                of_rows(vector_of(t, i, centered_rows[t, i] / sqrt(variance(X[t, :])))),
            ),
        ),
        Mutant(
            "eps outside the root",
            right(
                book.normalization_gain_gradient,
                of_rows(vector_of(t, i, centered_rows[t, i] / (sqrt(variance(X[t, :])) + eps))),
            ),
            eps_outside,
        ),
        Mutant(
            "unbiased variance",
            right(
                book.normalization_gain_gradient,
                of_rows(vector_of(t, i, centered_rows[t, i] / sqrt(unbiased * variance(X[t, :]) + eps))),
            ),
            "harvardnlp/annotated-transformer#119",
        ),
        Mutant(
            "inverse deviation for the variance",
            right(
                book.normalization_gain_gradient,
                of_rows(vector_of(t, i, centered_rows[t, i] / sqrt(1 / deviation(X[t, :], eps) + eps))),
            ),
            "flagos-ai/FlagGems#5222",
        ),
        Mutant("deviation left out", right(book.normalization_gain_gradient, of_rows(centered_rows))),
        Mutant("root mean square", right(book.normalization_gain_gradient, of_rows(rms_rows))),
        Mutant("gain kept", right(book.normalization_gain_gradient, gamma[j] * of_rows(normalized_rows))),
    ),
    "normalization_bias_gradient": (
        Mutant(
            "that of the gain",
            right(book.normalization_bias_gradient, Sum(G[t, j] * normalized_rows[t, j], t)),
            "Oneflow-Inc/oneflow#6149",
        ),
        Mutant("each token for itself", right(book.normalization_bias_gradient, G[t, j]), "Oneflow-Inc/oneflow#10561"),
        Mutant("mean over tokens", right(book.normalization_bias_gradient, Sum(G[t, j], t) / tokens.card)),
        Mutant("gain kept", right(book.normalization_bias_gradient, Sum(G[t, j] * gamma[j], t))),
        Mutant("one sum for all features", right(book.normalization_bias_gradient, Sum(G[t, i], t, i))),
        Mutant("bias of another feature", right(book.normalization_bias_gradient, Sum(G[t, i], t))),
    ),
    # ---- RMSNorm
    "rms_pos": (
        Mutant("reversed", reversed_(book.rms_pos)),
        Mutant("eps left out", right(book.rms_pos, sqrt(q))),
        Mutant("larger than one", left(book.rms_pos, 1)),
    ),
    "rms_derivative": (
        Mutant("size missing", right(book.rms_derivative, y[j])),
        Mutant("root missing", right(book.rms_derivative, x[j] / n.card)),
        Mutant("factor two", right(book.rms_derivative, 2 * y[j] / n.card)),
    ),
    "rmsnorm_jacobian": (
        Mutant("root taken for constant", right(book.rmsnorm_jacobian, delta(i, j) / root), "ooples/AiDotNet#695"),
        Mutant("sign of the product", right(book.rmsnorm_jacobian, (delta(i, j) + y[i] * y[j] / n.card) / root)),
        Mutant(
            "mean subtracted", right(book.rmsnorm_jacobian, (delta(i, j) - 1 / n.card - y[i] * y[j] / n.card) / root)
        ),
        Mutant("size missing", right(book.rmsnorm_jacobian, (delta(i, j) - y[i] * y[j]) / root)),
        Mutant(
            "divided by the root of a root", right(book.rmsnorm_jacobian, (delta(i, j) - y[i] * y[j] / n.card) * root)
        ),
    ),
    "rmsnorm_vjp": RMSNORM_VJP,
    "rmsnorm_gain_vjp": with_gain(
        book.rmsnorm_gain_vjp,
        (
            Mutant(
                "gain twice",
                right(book.rmsnorm_gain_vjp, (g[j] * gamma[j] - gamma[j] * y[j] * mean_hy) / root),
                "NVIDIA/Megatron-LM#6859",
            ),
            Mutant("gain missing", right(book.rmsnorm_gain_vjp, (g[j] - y[j] * mean_gy) / root), "karpathy/llm.c#763"),
            Mutant(
                "root taken for constant", right(book.rmsnorm_gain_vjp, g[j] * gamma[j] / root), "ooples/AiDotNet#695"
            ),
            Mutant(
                "gain taken for a common factor",
                right(book.rmsnorm_gain_vjp, gamma[j] * ((g[j] - y[j] * mean_gy) / root)),
            ),
            Mutant("gain missing in the sum", right(book.rmsnorm_gain_vjp, (g[j] * gamma[j] - y[j] * mean_gy) / root)),
            Mutant("gain missing outside the sum", right(book.rmsnorm_gain_vjp, (g[j] - y[j] * mean_hy) / root)),
            Mutant(
                "gain plus one",
                right(book.rmsnorm_gain_vjp, (plus_one[j] - y[j] * (Sum(plus_one[i] * y[i], i) / n.card)) / root),
            ),
        ),
        RMSNORM_VJP,
    ),
    "rmsnorm_gain_gradient": (
        Mutant("no gradient", right(book.rmsnorm_gain_gradient, 0), "paiml/trueno#178"),
        Mutant(
            "input not normalized",
            right(book.rmsnorm_gain_gradient, Sum(G[t, j] * X[t, j], t)),
            "ooples/AiDotNet#832",
        ),
        Mutant("each row for itself", right(book.rmsnorm_gain_gradient, G[t, j] * rms_rows[t, j])),
        Mutant("mean over rows", right(book.rmsnorm_gain_gradient, of_rows(rms_rows) / tokens.card)),
        Mutant("gain of another feature", right(book.rmsnorm_gain_gradient, Sum(G[t, i] * rms_rows[t, i], t))),
        Mutant("mean subtracted", right(book.rmsnorm_gain_gradient, of_rows(normalized_rows))),
        Mutant(
            "eps left out",
            right(book.rmsnorm_gain_gradient, of_rows(vector_of(t, i, X[t, i] / sqrt(mean_square(X[t, :]))))),
        ),
        Mutant(
            "eps outside the root",
            right(
                book.rmsnorm_gain_gradient,
                of_rows(vector_of(t, i, X[t, i] / (sqrt(mean_square(X[t, :])) + eps))),
            ),
            "allenai/OLMo#281",
        ),
        Mutant(
            "divided by the mean square",
            right(book.rmsnorm_gain_gradient, of_rows(vector_of(t, i, rms_rows[t, i] / rms(X[t, :], eps)))),
        ),
        Mutant("gain kept", right(book.rmsnorm_gain_gradient, gamma[j] * of_rows(rms_rows))),
    ),
    "rmsnorm_sum_of_squares": (
        Mutant("eps forgotten", right(book.rmsnorm_sum_of_squares, n.card * root**2)),
        Mutant(
            "eps outside the root", right(book.rmsnorm_sum_of_squares, n.card * (root - eps) ** 2), "allenai/OLMo#281"
        ),
        Mutant("size missing", right(book.rmsnorm_sum_of_squares, root**2 - eps)),
    ),
    "rmsnorm_vjp_inner_input": (
        Mutant("orthogonal", right(book.rmsnorm_vjp_inner_input, 0)),
        Mutant("mean for sum", right(book.rmsnorm_vjp_inner_input, eps / root**2 * mean_gy)),
        Mutant("root for square", right(book.rmsnorm_vjp_inner_input, eps / root * Sum(g[i] * y[i], i))),
        Mutant(
            "root taken for constant",
            left(book.rmsnorm_vjp_inner_input, Sum(g[j] / root * x[j], j)),
            "ooples/AiDotNet#695",
        ),
    ),
    # ---- BatchNorm
    "batchnorm_is_layernorm_transposed": (
        Mutant(
            "another feature",
            right(book.batchnorm_is_layernorm_transposed, layernorm(vector_of(k, B[k, b]), eps, i)),
        ),
        Mutant(
            "another example",
            right(book.batchnorm_is_layernorm_transposed, layernorm(vector_of(k, B[k, a]), eps, j)),
        ),
        Mutant(
            "mean of the whole batch",
            right(
                book.batchnorm_is_layernorm_transposed,
                (B[i, a] - Sum(B[k, b], k, b) / (n.card * features.card)) / s_[a],
            ),
        ),
        Mutant(
            "unbiased variance",
            right(book.batchnorm_is_layernorm_transposed, (B[i, a] - mu_[a]) / sqrt(unbiased * v_[a] + eps)),
        ),
    ),
    "batch_deviation_pos": (
        Mutant("reversed", reversed_(book.batch_deviation_pos)),
        Mutant("eps left out", right(book.batch_deviation_pos, sqrt(v_[a]))),
        Mutant("larger than one", left(book.batch_deviation_pos, 1)),
    ),
    "batchnorm_restores_identity": (
        Mutant("eps left out of the gain", left(book.batchnorm_restores_identity, N[i, a] * sqrt(v_[a]) + mu_[a])),
        Mutant("variance as gain", left(book.batchnorm_restores_identity, N[i, a] * v_[a] + mu_[a])),
        Mutant("no bias", left(book.batchnorm_restores_identity, N[i, a] * s_[a])),
        Mutant("no gain", left(book.batchnorm_restores_identity, N[i, a] + mu_[a])),
    ),
    "batch_mean_derivative": (
        Mutant("features mixed", right(book.batch_mean_derivative, 1 / n.card)),
        Mutant("size missing", right(book.batch_mean_derivative, delta(a, b))),
        Mutant("size of the features", right(book.batch_mean_derivative, delta(a, b) / features.card)),
    ),
    "batch_variance_derivative": (
        Mutant("features mixed", right(book.batch_variance_derivative, 2 * (B[j, a] - mu_[a]) / n.card)),
        Mutant("mean not subtracted", right(book.batch_variance_derivative, delta(a, b) * (2 * B[j, a] / n.card))),
        Mutant(
            "unbiased variance",
            right(book.batch_variance_derivative, delta(a, b) * (2 * (B[j, a] - mu_[a]) / (n.card - 1))),
        ),
    ),
    "batch_deviation_derivative": (
        Mutant("features mixed", right(book.batch_deviation_derivative, N[j, a] / n.card)),
        Mutant("size missing", right(book.batch_deviation_derivative, delta(a, b) * N[j, a])),
        Mutant(
            "deviation missing", right(book.batch_deviation_derivative, delta(a, b) * ((B[j, a] - mu_[a]) / n.card))
        ),
    ),
    "batchnorm_jacobian": (
        Mutant(
            "features mixed",
            right(book.batchnorm_jacobian, (delta(i, j) - 1 / n.card - N[i, a] * N[j, a] / n.card) / s_[a]),
        ),
        Mutant("statistics taken for constant", right(book.batchnorm_jacobian, delta(a, b) * delta(i, j) / s_[a])),
        Mutant(
            "sign of the product",
            right(
                book.batchnorm_jacobian,
                delta(a, b) * ((delta(i, j) - 1 / n.card + N[i, a] * N[j, a] / n.card) / s_[a]),
            ),
        ),
        Mutant("gain of the deviation", right(book.batchnorm_jacobian, batch_J * s_[a])),
    ),
    "batchnorm_vjp": (
        Mutant(
            "gain missing",
            right(book.batchnorm_vjp, (D[j, b] - batch_g - N[j, b] * batch_gz) / s_[b]),
            "denizyuret/Knet.jl#288",
        ),
        Mutant("statistics taken for constant", right(book.batchnorm_vjp, gain[b] / s_[b] * D[j, b])),
        Mutant(
            "sign of the projection",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g + N[j, b] * batch_gz)),
        ),
        Mutant("mean left out", right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - N[j, b] * batch_gz))),
        Mutant(
            "mean over features",
            right(
                book.batchnorm_vjp,
                gain[b] / s_[b] * (D[j, b] - Sum(D[j, a], a) / features.card - N[j, b] * batch_gz),
            ),
        ),
        Mutant(
            "bias kept", right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g - N[j, b] * batch_gz) + bias[b])
        ),
        Mutant(
            "own gradient summed over the batch",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (n.card * batch_g - batch_g - N[j, b] * batch_gz)),
            "ROCm/MIOpen#104",
        ),
        Mutant(
            "inverse deviation for the variance",
            right(book.batchnorm_vjp, batch_through(sqrt(1 / s_[b] + eps))),
            "flagos-ai/FlagGems#5222",
        ),
        Mutant(
            "multiplied by the variance",
            right(book.batchnorm_vjp, gain[b] * v_[b] * (D[j, b] - batch_g - N[j, b] * batch_gz)),
        ),
        Mutant(
            "mean subtracted twice",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - 2 * batch_g - N[j, b] * batch_gz)),
            tt_metal,
        ),
        Mutant("projection left out", right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g))),
        Mutant(
            "projection twice",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g - 2 * N[j, b] * batch_gz)),
        ),
        Mutant(
            "projection not averaged",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g - N[j, b] * (n.card * batch_gz))),
        ),
        Mutant("deviation left out", right(book.batchnorm_vjp, gain[b] * (D[j, b] - batch_g - N[j, b] * batch_gz))),
        Mutant(
            "input for normalized input",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g - centered_batch[j, b] * batch_gz)),
        ),
        Mutant(
            "unbiased variance",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g - unbiased * N[j, b] * batch_gz)),
        ),
        Mutant("unbiased variance throughout", right(book.batchnorm_vjp, batch_through(sqrt(unbiased * v_[b] + eps)))),
        Mutant(
            "eps left out",
            right(book.batchnorm_vjp, gain[b] / sqrt(v_[b]) * (D[j, b] - batch_g - N[j, b] * batch_gz)),
        ),
        Mutant("eps left out throughout", right(book.batchnorm_vjp, batch_through(sqrt(v_[b])))),
        Mutant("eps outside the root", right(book.batchnorm_vjp, batch_through(sqrt(v_[b]) + eps)), eps_outside),
        Mutant(
            "means over one entry fewer",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - unbiased * batch_g - unbiased * N[j, b] * batch_gz)),
        ),
        Mutant(
            "input for normalized input twice",
            right(book.batchnorm_vjp, gain[b] / s_[b] * (D[j, b] - batch_g - centered_batch[j, b] * batch_gx)),
        ),
        Mutant(
            "projection without eps",
            right(
                book.batchnorm_vjp,
                gain[b] / s_[b] * (D[j, b] - batch_g - centered_batch[j, b] * (batch_gx / sqrt(v_[b]) ** 2)),
            ),
        ),
        Mutant("gain twice", right(book.batchnorm_vjp, gain[b] * batch_dx[j, b])),
        Mutant("sign", right(book.batchnorm_vjp, -batch_dx[j, b])),
    ),
    "batchnorm_gain_gradient": (
        Mutant("that of the bias", right(book.batchnorm_gain_gradient, Sum(D[i, b], i)), "Oneflow-Inc/oneflow#6149"),
        Mutant("input not normalized", right(book.batchnorm_gain_gradient, Sum(D[i, b] * B[i, b], i))),
        Mutant("deviation left out", right(book.batchnorm_gain_gradient, Sum(D[i, b] * centered_batch[i, b], i))),
        Mutant("mean not subtracted", right(book.batchnorm_gain_gradient, Sum(D[i, b] * (B[i, b] / s_[b]), i))),
        Mutant(
            "inverse deviation for the variance",
            right(book.batchnorm_gain_gradient, Sum(D[i, b] * (centered_batch[i, b] / sqrt(1 / s_[b] + eps)), i)),
            "flagos-ai/FlagGems#5222",
        ),
        Mutant("mean over the batch", right(book.batchnorm_gain_gradient, batch_gz)),
        Mutant("each example for itself", right(book.batchnorm_gain_gradient, D[i, b] * N[i, b])),
        Mutant("one sum for all features", right(book.batchnorm_gain_gradient, Sum(D[i, a] * N[i, a], i, a))),
        Mutant(
            "eps left out", right(book.batchnorm_gain_gradient, Sum(D[i, b] * (centered_batch[i, b] / sqrt(v_[b])), i))
        ),
        Mutant(
            "eps outside the root",
            right(book.batchnorm_gain_gradient, Sum(D[i, b] * (centered_batch[i, b] / (sqrt(v_[b]) + eps)), i)),
            eps_outside,
        ),
        Mutant(
            "unbiased variance",
            right(
                book.batchnorm_gain_gradient,
                Sum(D[i, b] * (centered_batch[i, b] / sqrt(unbiased * v_[b] + eps)), i),
            ),
        ),
        Mutant("gain kept", right(book.batchnorm_gain_gradient, gain[b] * Sum(D[i, b] * N[i, b], i))),
    ),
    "batchnorm_bias_gradient": (
        Mutant(
            "that of the gain",
            right(book.batchnorm_bias_gradient, Sum(D[i, b] * N[i, b], i)),
            "Oneflow-Inc/oneflow#6149",
        ),
        Mutant("mean over the batch", right(book.batchnorm_bias_gradient, batch_g)),
        Mutant("each example for itself", right(book.batchnorm_bias_gradient, D[i, b])),
        Mutant(
            "one sum for all features",
            right(book.batchnorm_bias_gradient, Sum(D[i, a], i, a)),
            "rasbt/stat453-deep-learning-ss21#5",
        ),
        Mutant("summed over the features", right(book.batchnorm_bias_gradient, Sum(D[i, a], a))),
        Mutant("gain kept", right(book.batchnorm_bias_gradient, gain[b] * Sum(D[i, b], i))),
    ),
    # ---- the variance of a batch as an estimate
    "batchnorm_variance_expectation": (
        Mutant("unbiased as it is", right(book.batchnorm_variance_expectation, sigma**2), "keras-team/keras#8982"),
        Mutant("turned round", right(book.batchnorm_variance_expectation, unbiased * sigma**2)),
        Mutant("second moment", right(book.batchnorm_variance_expectation, (n.card - 1) / n.card * (sigma**2 + m1**2))),
        Mutant("sum for mean", right(book.batchnorm_variance_expectation, (n.card - 1) * sigma**2)),
    ),
    "batchnorm_variance_unbiased": (
        Mutant(
            "correction missing",
            left(book.batchnorm_variance_unbiased, Expectation(Sum((R[i] - R_mean) ** 2, i) / n.card)),
            "keras-team/keras#8982",
        ),
        Mutant(
            "correction turned round",
            left(
                book.batchnorm_variance_unbiased,
                (n.card - 1) / n.card * Expectation(Sum((R[i] - R_mean) ** 2, i) / n.card),
            ),
        ),
        Mutant("deviation for variance", right(book.batchnorm_variance_unbiased, sigma)),
        Mutant("second moment", right(book.batchnorm_variance_unbiased, sigma**2 + m1**2)),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "variance_derivative": (
        Equivalent(
            "with the path through the mean",
            right(book.variance_derivative, 2 * (x[j] - mu) / n.card - 2 / n.card * Sum(x[k] - mu, k) / n.card),
            "deviations from the mean sum to zero",
            "AlexeyAB/darknet#4605",
        ),
    ),
    "layernorm_vjp_mean_last": (
        Equivalent(
            "with the mean of the output",
            right(
                book.layernorm_vjp_mean_last, (g[j] - mean_g - z[j] * mean_gz + mean_gz * (Sum(z[i], i) / n.card)) / s
            ),
            "that mean is zero",
            "BVLC/caffe#4110",
        ),
        Equivalent(
            "with the mean of the gradient times that of the output",
            right(
                book.layernorm_vjp_mean_last, (g[j] - mean_g - (z[j] * mean_gz + mean_g * (Sum(z[i], i) / n.card))) / s
            ),
            "that mean is zero",
            "BVLC/caffe#3878",
        ),
    ),
    "layernorm_sum_of_squares": (
        Equivalent(
            "size less what eps takes",
            right(book.layernorm_sum_of_squares, n.card - n.card * eps / s**2),
            "the square of the deviation is v + eps",
        ),
    ),
    "batchnorm_vjp": (
        Equivalent(
            "means as sums",
            right(
                book.batchnorm_vjp,
                gain[b] / (n.card * s_[b]) * (n.card * D[j, b] - Sum(D[i, b], i) - N[j, b] * Sum(D[i, b] * N[i, b], i)),
            ),
            "a common factor 1/n",
        ),
    ),
}
