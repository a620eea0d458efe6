"""Mistakes about normalization: statistics, eps, gain, and what a backward pass leaves out."""

from __future__ import annotations

from ....books.mistakes import Edit, Mistakes, equivalent, exchanged, left, mistakes, relation, right
from ....kernel.terms import Term, substitute
from ....language.terms import Expectation, Sum, Vector, sqrt, vector_of
from .. import theorems as book
from ..theorems import *

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


def with_gain(plain: Mistakes, *edits: Edit) -> tuple[Edit, ...]:
    """Return the mistakes of a layer with gain: these edits, and those of a layer without one at the gradient times the gain."""
    names, scaled = {edit.name for edit in edits}, {g.key: through_gain.term}
    behind = [(m, substitute(m.claim.args[-1], scaled)) for m in plain.mutants if m.name not in names]
    return (*edits, *(right(m.name, derivative, m.reported) for m, derivative in behind))


centered_rows = vector_of(t, i, X[t, i] - mean(X[t, :]))
plus_one = vector_of(i, g[i] * (1 + gamma[i]))  # the gain of programs that store its difference to 1
batch_dx = vector_of(j, b, gain[b] / s_[b] * (D[j, b] - batch_g - N[j, b] * batch_gz))
centered_batch = vector_of(i, b, B[i, b] - mu_[b])

LAYERNORM_VJP = mistakes(
    book.layernorm_vjp,
    right("mean subtracted twice", twice[j], tt_metal),
    right("mean left out", no_mean[j]),
    right("projection left out", no_projection[j]),
    right("sign of the projection", (g[j] - mean_g + z[j] * mean_gz) / s),
    right("projection not averaged", (g[j] - mean_g - z[j] * (n.card * mean_gz)) / s),
    right("unbiased variance", (g[j] - mean_g - unbiased * z[j] * mean_gz) / s),
    right("eps left out", (g[j] - mean_g - z[j] * mean_gz) / sqrt(v)),
    right("input for normalized input", (g[j] - mean_g - (x[j] - mu) * mean_gz) / s),
    right("input at a wrong place", dx[i]),
    right("eps left out throughout", backward_through(sqrt(v))),
    right("unbiased variance throughout", backward_through(sqrt(unbiased * v + eps))),
    right("eps outside the root", backward_through(sqrt(v) + eps), eps_outside),
    right("projection twice", (g[j] - mean_g - 2 * z[j] * mean_gz) / s),
    right("deviation left out", g[j] - mean_g - z[j] * mean_gz),
    right("sign", -dx[j]),
    right("means over one entry fewer", (g[j] - unbiased * mean_g - unbiased * z[j] * mean_gz) / s),
    right("input for normalized input twice", (g[j] - mean_g - (x[j] - mu) * projected) / s),
    right("projection without eps", (g[j] - mean_g - (x[j] - mu) * (projected / sqrt(v) ** 2)) / s),
    right("inverse deviation for the variance", backward_through(sqrt(1 / s + eps)), "flagos-ai/FlagGems#5222"),
)

RMSNORM_VJP = mistakes(
    book.rmsnorm_vjp,
    right("root taken for constant", g[j] / root, "ooples/AiDotNet#695"),
    right("mean subtracted", (g[j] - mean_g - y[j] * mean_gy) / root),
    right("sign of the projection", (g[j] + y[j] * mean_gy) / root),
    right("projection not averaged", (g[j] - y[j] * (n.card * mean_gy)) / root),
    right("eps outside the root", (g[j] - y[j] * mean_gy) / (sqrt(q) + eps), "allenai/OLMo#281"),
    right("multiplied by the root", (g[j] - y[j] * mean_gy) * root, "mosaicml/llm-foundry#371"),
    right("eps left out", (g[j] - y[j] * mean_gy) / sqrt(q)),
    right("eps left out throughout", rms_through(sqrt(q))),
    right("eps outside the root throughout", rms_through(sqrt(q) + eps)),
    right("projection twice", (g[j] - 2 * y[j] * mean_gy) / root),
    right("input for normalized input", (g[j] - x[j] * mean_gy) / root),
    right("root left out", g[j] - y[j] * mean_gy),
    right("divided by the mean square", (g[j] - y[j] * mean_gy) / root**2),
    right("input at a wrong place", rms_dx[i]),
    right("sign", -rms_dx[j]),
)

MISTAKES: tuple[Mistakes, ...] = (
    # ---- the statistics
    mistakes(
        book.variance_nonneg,
        relation("positive", "lt"),
        exchanged("reversed"),
        left("larger than the squared mean", mu**2),
    ),
    mistakes(
        book.eps_le_variance_add_eps,
        exchanged("reversed"),
        right("eps subtracted", v - eps),
        left("at least one", 1),
    ),
    mistakes(
        book.deviation_pos,
        exchanged("reversed"),
        right("eps left out", sqrt(v)),
        left("larger than one", 1),
    ),
    mistakes(
        book.deviation_sq,
        right("eps outside the root", (sqrt(v) + eps) ** 2, eps_outside),
        right("root of each", (sqrt(v) + sqrt(eps)) ** 2),
        left("eps left out", v),
        left("square for root", (v + eps) ** 4, "131250208/TPlinker-joint-extraction#37"),
    ),
    mistakes(
        book.sum_eq_card_mul_mean,
        right("size missing", mu),
        right("one entry too few", (n.card - 1) * mu),
        right("size squared", n.card**2 * mu),
    ),
    mistakes(
        book.sum_of_squares,
        right("mean forgotten", n.card * v),
        right("mean subtracted", n.card * (v - mu**2)),
        right("size missing", v + mu**2),
        right("unbiased variance", (n.card - 1) * v + n.card * mu**2),
    ),
    # ---- what is normalized
    mistakes(
        book.layernorm_sum_zero,
        left("mean not subtracted", Sum(uncentered[i], i)),
        left("sum of squares", Sum(z[i] ** 2, i)),
        left("every entry is zero", z[i]),
    ),
    mistakes(
        book.layernorm_mean_zero,
        left("mean not subtracted", mean(uncentered)),
        right("mean kept", mu),
        right("mean divided", mu / s),
    ),
    mistakes(
        book.layernorm_sum_of_squares,
        right("eps forgotten", n.card),
        right("mean for sum", v / (v + eps)),
        right("unbiased variance", n.card * (v / (unbiased * v + eps)), "harvardnlp/annotated-transformer#119"),
        right("deviation for variance", n.card * (v / s)),
        equivalent(
            right("size less what eps takes", n.card - n.card * eps / s**2),
            because="the square of the deviation is v + eps",
        ),
    ),
    mistakes(
        book.layernorm_variance,
        right("eps forgotten", 1),
        right("unbiased variance", v / (unbiased * v + eps), "harvardnlp/annotated-transformer#119"),
        right("eps outside the root", v / (sqrt(v) + eps) ** 2, eps_outside),
        right("square for root", v / (v + eps) ** 4, "131250208/TPlinker-joint-extraction#37"),
    ),
    mistakes(
        book.mean_of_shifted,
        right("shift forgotten", mu),
        right("shift added up", mu + n.card * c),
        right("sign of the shift", mu - c),
    ),
    mistakes(
        book.layernorm_shift_invariant,
        right("shift kept", z[i] + c),
        right("shift divided", z[i] + c / s),
        left("scale for shift", layernorm(vector_of(k, c * x[k]), eps, i)),
        left("one entry shifted", layernorm(vector_of(k, x[k] + c * delta(k, i)), eps, i)),
    ),
    # ---- the Jacobian of LayerNorm
    mistakes(
        book.mean_derivative,
        right("size missing", 1),
        right("derivative of a square", 2 * x[j] / n.card),
        right("one entry too few", 1 / (n.card - 1)),
    ),
    mistakes(
        book.variance_derivative,
        right("mean not subtracted", 2 * x[j] / n.card),
        right("path through the mean twice", 2 * (x[j] - mu) * (1 - 1 / n.card) / n.card),
        right("unbiased variance", 2 * (x[j] - mu) / (n.card - 1)),
        right("size missing", 2 * (x[j] - mu)),
        equivalent(
            right(
                "with the path through the mean",
                2 * (x[j] - mu) / n.card - 2 / n.card * Sum(x[k] - mu, k) / n.card,
                "AlexeyAB/darknet#4605",
            ),
            because="deviations from the mean sum to zero",
        ),
    ),
    mistakes(
        book.deviation_derivative,
        right("size missing", z[j]),
        right("deviation missing", (x[j] - mu) / n.card),
        right("factor two", 2 * z[j] / n.card),
        right("mean not subtracted", x[j] / s / n.card),
    ),
    mistakes(
        book.layernorm_jacobian,
        right("deviation taken for constant", (delta(i, j) - 1 / n.card) / s),
        right("mean taken for constant", (delta(i, j) - z[i] * z[j] / n.card) / s),
        right("sign of the product", (delta(i, j) - 1 / n.card + z[i] * z[j] / n.card) / s),
        right("unbiased variance", (delta(i, j) - 1 / n.card - z[i] * z[j] / (n.card - 1)) / s),
        right("eps left out", J[i, j] * s / sqrt(v)),
    ),
    mistakes(
        book.layernorm_jacobian_row_sum_zero,
        left("mean taken for constant", Sum((delta(i, j) - z[i] * z[j] / n.card) / s, j)),
        right("rows sum to one", 1),
        left("diagonal only", J[i, i]),
    ),
    mistakes(
        book.layernorm_jacobian_of_normalized,
        right("eps forgotten", 0),
        right("divided as all others", z[i] / s),
        right("square for cube", eps / s**2 * z[i]),
        right("variance for eps", v / s**3 * z[i]),
    ),
    mistakes(
        book.layernorm_jacobian_of_input,
        right("scale not seen", 0),
        right("deviation taken for constant", z[i]),
        right("normalized input", eps / s**3 * z[i]),
        right("mean not subtracted", eps / s**2 * (x[i] / s)),
    ),
    mistakes(
        book.layernorm_jvp,
        right("divided only", u[i] / s),
        right("mean left out", (u[i] - z[i] * (Sum(u[j] * z[j], j) / n.card)) / s),
        right("projection left out", (u[i] - Sum(u[j], j) / n.card) / s),
        right("divided by the variance", (u[i] - Sum(u[j], j) / n.card - z[i] * (Sum(u[j] * z[j], j) / n.card)) / s**2),
    ),
    mistakes(
        book.layernorm_jacobian_quadratic_form,
        right("overlap forgotten", spread / s),
        right("size missing", (spread - overlap**2) / s),
        right("mean not subtracted", (Sum(u[i] ** 2, i) - overlap**2 / n.card) / s),
        right("eps forgotten", book.crossed / (2 * n.card * s)),
    ),
    mistakes(
        book.layernorm_jacobian_psd,
        relation("definite", "lt"),
        exchanged("reversed"),
        right("one factor missing", Sum(u[i] * J[i, j], i)),
        right("delta missing", Sum(u[i] * ((-1 / n.card - z[i] * z[j] / n.card) / s) * u[j], i, j)),
    ),
    # ---- the backward pass of LayerNorm
    LAYERNORM_VJP,
    mistakes(
        book.layernorm_vjp_mean_last,
        left("mean forgotten", no_mean[j]),
        left("sum for mean", no_mean[j] - Sum(no_mean[i], i)),
        right("mean subtracted twice", twice[j], tt_metal),
        left("mean of the gradient", no_mean[j] - mean_g),
        equivalent(
            right(
                "with the mean of the output",
                (g[j] - mean_g - z[j] * mean_gz + mean_gz * (Sum(z[i], i) / n.card)) / s,
                "BVLC/caffe#4110",
            ),
            because="that mean is zero",
        ),
        equivalent(
            right(
                "with the mean of the gradient times that of the output",
                (g[j] - mean_g - (z[j] * mean_gz + mean_g * (Sum(z[i], i) / n.card))) / s,
                "BVLC/caffe#3878",
            ),
            because="that mean is zero",
        ),
    ),
    mistakes(
        book.layernorm_gain_vjp,
        *with_gain(
            LAYERNORM_VJP,
            right("mean subtracted twice", (g[j] * gamma[j] - 2 * mean_h - z[j] * mean_hz) / s, tt_metal),
            right("gain missing", dx[j], "karpathy/llm.c#763"),
            right("gain taken for a common factor", gamma[j] * dx[j]),
            right("gain twice", (g[j] * gamma[j] - mean_h - gamma[j] * z[j] * mean_hz) / s, "NVIDIA/Megatron-LM#6859"),
            right("gain missing in the sums", (g[j] * gamma[j] - mean_g - z[j] * mean_gz) / s),
            right("gain missing outside the sums", (g[j] - mean_h - z[j] * mean_hz) / s),
            right("gain plus one", book.backward(plus_one)[j]),
        ),
    ),
    mistakes(
        book.layernorm_vjp_sum_zero,
        left("mean subtracted twice", Sum(twice[j], j), tt_metal),
        left("mean left out", Sum(no_mean[j], j)),
        left("every entry is zero", dx[j]),
    ),
    mistakes(
        book.layernorm_vjp_inner,
        right("orthogonal", 0),
        left("projection left out", inner(no_projection)),
        right("square for cube", eps / s**2 * Sum(g[i] * z[i], i)),
        right("mean for sum", eps / s**3 * mean_gz),
    ),
    mistakes(
        book.layernorm_vjp_orthogonal_of_eps_zero,
        left("gradient zero", Sum(dx[j] ** 2, j)),
        left("mean left out", Sum(g[j] * x[j], j)),
        left("orthogonal to the gradient", Sum(dx[j] * g[j], j)),
        right("sum of the gradient", Sum(g[i], i) / s),
    ),
    mistakes(
        book.layernorm_eps_zero_of_vjp_orthogonal,
        left("eps is zero", eps),
        left("gradient sums to zero", eps * Sum(g[i], i)),
        left("gradient orthogonal to the input", eps * Sum(g[i] * x[i], i)),
    ),
    # ---- what LayerNorm conserves
    mistakes(
        book.layernorm_vjp_inner_input,
        right("orthogonal", 0),
        right("normalized input", eps / s**3 * Sum(g[i] * z[i], i)),
        right("mean for sum", eps / s**2 * mean_gz),
        left("mean left out", Sum(no_mean[j] * x[j], j)),
    ),
    mistakes(
        book.layernorm_weight_gradient_inner,
        right("orthogonal", 0),
        right("eps forgotten", Sum(g[i] * z_h[i], i) / s_h**2),
        right("normalized input", eps / s_h**3 * Sum(g[i] * z_h[i], i)),
        right("mean for sum", eps / s_h**2 * (Sum(g[i] * z_h[i], i) / n.card)),
    ),
    # ---- how far a normalized entry can be from zero
    mistakes(
        book.squared_deviation_defect,
        right("sum for mean", n.card * book.others),
        right("never short", 0),
        left("size for size less one", n.card * v - (x[i] - mu) ** 2),
        right("all pairs", Sum((x[k] - x[l]) ** 2, k, l) / (2 * n.card)),
    ),
    mistakes(
        book.squared_deviation_le,
        right("one deviation", v),
        right("two fewer", (n.card - 2) * v),
        relation("strict", "lt"),
        exchanged("reversed"),
    ),
    mistakes(
        book.normalized_entry_sq_le,
        right("one deviation", 1),
        right("two fewer", n.card - 2),
        right("half", (n.card - 1) / 2),
        exchanged("reversed"),
    ),
    mistakes(
        book.normalized_entry_bound,
        right("one deviation", 1, part=0),
        right("half", r / 2, part=1),
        exchanged("reversed", part=0),
        right("positive", 0, part=1),
    ),
    # ---- gain and bias
    mistakes(
        book.normalization_gain_gradient,
        right("that of the bias", Sum(G[t, j], t), "Oneflow-Inc/oneflow#6149"),
        right("input not normalized", Sum(G[t, j] * X[t, j], t)),
        right("each token for itself", G[t, j] * normalized_rows[t, j], "Oneflow-Inc/oneflow#10561"),
        right("mean over tokens", Sum(G[t, j] * normalized_rows[t, j], t) / tokens.card),
        right("gain of another feature", Sum(G[t, i] * normalized_rows[t, i], t), "deepspeedai/DeepSpeed#692"),
        right("eps left out", of_rows(vector_of(t, i, centered_rows[t, i] / sqrt(variance(X[t, :]))))),
        right(
            "eps outside the root",
            of_rows(vector_of(t, i, centered_rows[t, i] / (sqrt(variance(X[t, :])) + eps))),
            eps_outside,
        ),
        right(
            "unbiased variance",
            of_rows(vector_of(t, i, centered_rows[t, i] / sqrt(unbiased * variance(X[t, :]) + eps))),
            "harvardnlp/annotated-transformer#119",
        ),
        right(
            "inverse deviation for the variance",
            of_rows(vector_of(t, i, centered_rows[t, i] / sqrt(1 / deviation(X[t, :], eps) + eps))),
            "flagos-ai/FlagGems#5222",
        ),
        right("deviation left out", of_rows(centered_rows)),
        right("root mean square", of_rows(rms_rows)),
        right("gain kept", gamma[j] * of_rows(normalized_rows)),
    ),
    mistakes(
        book.normalization_bias_gradient,
        right("that of the gain", Sum(G[t, j] * normalized_rows[t, j], t), "Oneflow-Inc/oneflow#6149"),
        right("each token for itself", G[t, j], "Oneflow-Inc/oneflow#10561"),
        right("mean over tokens", Sum(G[t, j], t) / tokens.card),
        right("gain kept", Sum(G[t, j] * gamma[j], t)),
        right("one sum for all features", Sum(G[t, i], t, i)),
        right("bias of another feature", Sum(G[t, i], t)),
    ),
    # ---- RMSNorm
    mistakes(
        book.rms_pos,
        exchanged("reversed"),
        right("eps left out", sqrt(q)),
        left("larger than one", 1),
    ),
    mistakes(
        book.rms_derivative,
        right("size missing", y[j]),
        right("root missing", x[j] / n.card),
        right("factor two", 2 * y[j] / n.card),
    ),
    mistakes(
        book.rmsnorm_jacobian,
        right("root taken for constant", delta(i, j) / root, "ooples/AiDotNet#695"),
        right("sign of the product", (delta(i, j) + y[i] * y[j] / n.card) / root),
        right("mean subtracted", (delta(i, j) - 1 / n.card - y[i] * y[j] / n.card) / root),
        right("size missing", (delta(i, j) - y[i] * y[j]) / root),
        right("divided by the root of a root", (delta(i, j) - y[i] * y[j] / n.card) * root),
    ),
    RMSNORM_VJP,
    mistakes(
        book.rmsnorm_gain_vjp,
        *with_gain(
            RMSNORM_VJP,
            right("gain twice", (g[j] * gamma[j] - gamma[j] * y[j] * mean_hy) / root, "NVIDIA/Megatron-LM#6859"),
            right("gain missing", (g[j] - y[j] * mean_gy) / root, "karpathy/llm.c#763"),
            right("root taken for constant", g[j] * gamma[j] / root, "ooples/AiDotNet#695"),
            right("gain taken for a common factor", gamma[j] * ((g[j] - y[j] * mean_gy) / root)),
            right("gain missing in the sum", (g[j] * gamma[j] - y[j] * mean_gy) / root),
            right("gain missing outside the sum", (g[j] - y[j] * mean_hy) / root),
            right("gain plus one", (plus_one[j] - y[j] * (Sum(plus_one[i] * y[i], i) / n.card)) / root),
        ),
    ),
    mistakes(
        book.rmsnorm_gain_gradient,
        right("no gradient", 0, "paiml/trueno#178"),
        right("input not normalized", Sum(G[t, j] * X[t, j], t), "ooples/AiDotNet#832"),
        right("each row for itself", G[t, j] * rms_rows[t, j]),
        right("mean over rows", of_rows(rms_rows) / tokens.card),
        right("gain of another feature", Sum(G[t, i] * rms_rows[t, i], t)),
        right("mean subtracted", of_rows(normalized_rows)),
        right("eps left out", of_rows(vector_of(t, i, X[t, i] / sqrt(mean_square(X[t, :]))))),
        right(
            "eps outside the root",
            of_rows(vector_of(t, i, X[t, i] / (sqrt(mean_square(X[t, :])) + eps))),
            "allenai/OLMo#281",
        ),
        right("divided by the mean square", of_rows(vector_of(t, i, rms_rows[t, i] / rms(X[t, :], eps)))),
        right("gain kept", gamma[j] * of_rows(rms_rows)),
    ),
    mistakes(
        book.rmsnorm_sum_of_squares,
        right("eps forgotten", n.card * root**2),
        right("eps outside the root", n.card * (root - eps) ** 2, "allenai/OLMo#281"),
        right("size missing", root**2 - eps),
    ),
    mistakes(
        book.rmsnorm_vjp_inner_input,
        right("orthogonal", 0),
        right("mean for sum", eps / root**2 * mean_gy),
        right("root for square", eps / root * Sum(g[i] * y[i], i)),
        left("root taken for constant", Sum(g[j] / root * x[j], j), "ooples/AiDotNet#695"),
    ),
    # ---- BatchNorm
    mistakes(
        book.batchnorm_is_layernorm_transposed,
        right("another feature", layernorm(vector_of(k, B[k, b]), eps, i)),
        right("another example", layernorm(vector_of(k, B[k, a]), eps, j)),
        right("mean of the whole batch", (B[i, a] - Sum(B[k, b], k, b) / (n.card * features.card)) / s_[a]),
        right("unbiased variance", (B[i, a] - mu_[a]) / sqrt(unbiased * v_[a] + eps)),
    ),
    mistakes(
        book.batch_deviation_pos,
        exchanged("reversed"),
        right("eps left out", sqrt(v_[a])),
        left("larger than one", 1),
    ),
    mistakes(
        book.batchnorm_restores_identity,
        left("eps left out of the gain", N[i, a] * sqrt(v_[a]) + mu_[a]),
        left("variance as gain", N[i, a] * v_[a] + mu_[a]),
        left("no bias", N[i, a] * s_[a]),
        left("no gain", N[i, a] + mu_[a]),
    ),
    mistakes(
        book.batch_mean_derivative,
        right("features mixed", 1 / n.card),
        right("size missing", delta(a, b)),
        right("size of the features", delta(a, b) / features.card),
    ),
    mistakes(
        book.batch_variance_derivative,
        right("features mixed", 2 * (B[j, a] - mu_[a]) / n.card),
        right("mean not subtracted", delta(a, b) * (2 * B[j, a] / n.card)),
        right("unbiased variance", delta(a, b) * (2 * (B[j, a] - mu_[a]) / (n.card - 1))),
    ),
    mistakes(
        book.batch_deviation_derivative,
        right("features mixed", N[j, a] / n.card),
        right("size missing", delta(a, b) * N[j, a]),
        right("deviation missing", delta(a, b) * ((B[j, a] - mu_[a]) / n.card)),
    ),
    mistakes(
        book.batchnorm_jacobian,
        right("features mixed", (delta(i, j) - 1 / n.card - N[i, a] * N[j, a] / n.card) / s_[a]),
        right("statistics taken for constant", delta(a, b) * delta(i, j) / s_[a]),
        right("sign of the product", delta(a, b) * ((delta(i, j) - 1 / n.card + N[i, a] * N[j, a] / n.card) / s_[a])),
        right("gain of the deviation", batch_J * s_[a]),
    ),
    mistakes(
        book.batchnorm_vjp,
        right("gain missing", (D[j, b] - batch_g - N[j, b] * batch_gz) / s_[b], "denizyuret/Knet.jl#288"),
        right("statistics taken for constant", gain[b] / s_[b] * D[j, b]),
        right("sign of the projection", gain[b] / s_[b] * (D[j, b] - batch_g + N[j, b] * batch_gz)),
        right("mean left out", gain[b] / s_[b] * (D[j, b] - N[j, b] * batch_gz)),
        right("mean over features", gain[b] / s_[b] * (D[j, b] - Sum(D[j, a], a) / features.card - N[j, b] * batch_gz)),
        right("bias kept", gain[b] / s_[b] * (D[j, b] - batch_g - N[j, b] * batch_gz) + bias[b]),
        right(
            "own gradient summed over the batch",
            gain[b] / s_[b] * (n.card * batch_g - batch_g - N[j, b] * batch_gz),
            "ROCm/MIOpen#104",
        ),
        right("inverse deviation for the variance", batch_through(sqrt(1 / s_[b] + eps)), "flagos-ai/FlagGems#5222"),
        right("multiplied by the variance", gain[b] * v_[b] * (D[j, b] - batch_g - N[j, b] * batch_gz)),
        right("mean subtracted twice", gain[b] / s_[b] * (D[j, b] - 2 * batch_g - N[j, b] * batch_gz), tt_metal),
        right("projection left out", gain[b] / s_[b] * (D[j, b] - batch_g)),
        right("projection twice", gain[b] / s_[b] * (D[j, b] - batch_g - 2 * N[j, b] * batch_gz)),
        right("projection not averaged", gain[b] / s_[b] * (D[j, b] - batch_g - N[j, b] * (n.card * batch_gz))),
        right("deviation left out", gain[b] * (D[j, b] - batch_g - N[j, b] * batch_gz)),
        right("input for normalized input", gain[b] / s_[b] * (D[j, b] - batch_g - centered_batch[j, b] * batch_gz)),
        right("unbiased variance", gain[b] / s_[b] * (D[j, b] - batch_g - unbiased * N[j, b] * batch_gz)),
        right("unbiased variance throughout", batch_through(sqrt(unbiased * v_[b] + eps))),
        right("eps left out", gain[b] / sqrt(v_[b]) * (D[j, b] - batch_g - N[j, b] * batch_gz)),
        right("eps left out throughout", batch_through(sqrt(v_[b]))),
        right("eps outside the root", batch_through(sqrt(v_[b]) + eps), eps_outside),
        right(
            "means over one entry fewer",
            gain[b] / s_[b] * (D[j, b] - unbiased * batch_g - unbiased * N[j, b] * batch_gz),
        ),
        right(
            "input for normalized input twice", gain[b] / s_[b] * (D[j, b] - batch_g - centered_batch[j, b] * batch_gx)
        ),
        right(
            "projection without eps",
            gain[b] / s_[b] * (D[j, b] - batch_g - centered_batch[j, b] * (batch_gx / sqrt(v_[b]) ** 2)),
        ),
        right("gain twice", gain[b] * batch_dx[j, b]),
        right("sign", -batch_dx[j, b]),
        equivalent(
            right(
                "means as sums",
                gain[b] / (n.card * s_[b]) * (n.card * D[j, b] - Sum(D[i, b], i) - N[j, b] * Sum(D[i, b] * N[i, b], i)),
            ),
            because="a common factor 1/n",
        ),
    ),
    mistakes(
        book.batchnorm_gain_gradient,
        right("that of the bias", Sum(D[i, b], i), "Oneflow-Inc/oneflow#6149"),
        right("input not normalized", Sum(D[i, b] * B[i, b], i)),
        right("deviation left out", Sum(D[i, b] * centered_batch[i, b], i)),
        right("mean not subtracted", Sum(D[i, b] * (B[i, b] / s_[b]), i)),
        right(
            "inverse deviation for the variance",
            Sum(D[i, b] * (centered_batch[i, b] / sqrt(1 / s_[b] + eps)), i),
            "flagos-ai/FlagGems#5222",
        ),
        right("mean over the batch", batch_gz),
        right("each example for itself", D[i, b] * N[i, b]),
        right("one sum for all features", Sum(D[i, a] * N[i, a], i, a)),
        right("eps left out", Sum(D[i, b] * (centered_batch[i, b] / sqrt(v_[b])), i)),
        right("eps outside the root", Sum(D[i, b] * (centered_batch[i, b] / (sqrt(v_[b]) + eps)), i), eps_outside),
        right("unbiased variance", Sum(D[i, b] * (centered_batch[i, b] / sqrt(unbiased * v_[b] + eps)), i)),
        right("gain kept", gain[b] * Sum(D[i, b] * N[i, b], i)),
    ),
    mistakes(
        book.batchnorm_bias_gradient,
        right("that of the gain", Sum(D[i, b] * N[i, b], i), "Oneflow-Inc/oneflow#6149"),
        right("mean over the batch", batch_g),
        right("each example for itself", D[i, b]),
        right("one sum for all features", Sum(D[i, a], i, a), "rasbt/stat453-deep-learning-ss21#5"),
        right("summed over the features", Sum(D[i, a], a)),
        right("gain kept", gain[b] * Sum(D[i, b], i)),
    ),
    # ---- the variance of a batch as an estimate
    mistakes(
        book.batchnorm_variance_expectation,
        right("unbiased as it is", sigma**2, "keras-team/keras#8982"),
        right("turned round", unbiased * sigma**2),
        right("second moment", (n.card - 1) / n.card * (sigma**2 + m1**2)),
        right("sum for mean", (n.card - 1) * sigma**2),
    ),
    mistakes(
        book.batchnorm_variance_unbiased,
        left("correction missing", Expectation(Sum((R[i] - R_mean) ** 2, i) / n.card), "keras-team/keras#8982"),
        left("correction turned round", (n.card - 1) / n.card * Expectation(Sum((R[i] - R_mean) ** 2, i) / n.card)),
        right("deviation for variance", sigma),
        right("second moment", sigma**2 + m1**2),
    ),
)
