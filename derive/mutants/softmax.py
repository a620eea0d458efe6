"""Mistakes about softmax, its Jacobian and its losses."""

from __future__ import annotations

from ..language import And, Eq, HasDerivative, Le, Ne, Rational, Sum, exp, log, vector_of
from ..theorems import softmax as book
from ..theorems.softmax import (
    J,
    P,
    Y,
    Z,
    a,
    c,
    counted,
    delta,
    e,
    epsilon,
    g,
    half,
    i,
    j,
    k,
    l,
    m,
    moved,
    n,
    other,
    p,
    q,
    rows,
    s,
    scaled,
    softened,
    softmax,
    t,
    u,
    v,
    weight,
    x,
    y,
)
from . import Equivalent, Mutant, left, relation, reversed_, right

raw = vector_of(i, x[i] / Sum(x[k], k))  # "softmax" without exponentials
own = vector_of(i, p[i] * (1 - p[i]))  # the diagonal of the Jacobian, taken for all of it
plain_mean = Sum(x[k], k) / n.card
untempered_mean = Sum(p[k] * x[k], k)
tilted = Sum(q[k] * x[k], k)
small = (n.card - 1) * exp(-a)
smaller = (n.card - 1) * exp(-2 * a)
moved_sum = Sum(moved[k], k)
to_base_two = vector_of(k, exp((x[k] - c) * log(2)))  # 2^(x - c), where log2(e) was not folded into the scale
fused = vector_of(j, p[j] * Sum(y[i], i) - y[j])  # the gradient of the cross-entropy
padded = vector_of(other, j, P[other, j] * Sum(Y[other, i], i) - Y[other, j])  # the same of each row
share = vector_of(other, weight[other] / counted)
kept = vector_of(other, j, (1 - epsilon) * padded[other, j])  # what the targets add to the gradient,
uniform = vector_of(other, j, epsilon * (P[other, j] - 1 / n.card))  # and what the uniform law does
by_size = (n.card - 1) * exp(-x[m])  # the size of the largest logit, taken for its lead

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- softmax is a probability distribution
    "partition_pos": (
        Mutant("reversed", reversed_(book.partition_pos)),
        Mutant("exponential missing", right(book.partition_pos, Sum(x[k], k)), "keras-team/keras-io#320"),
        Mutant("larger than one", left(book.partition_pos, 1)),
        Mutant("larger than the number of keys", left(book.partition_pos, n.card)),
    ),
    "softmax_pos": (
        Mutant("reversed", reversed_(book.softmax_pos)),
        Mutant("exponential missing", right(book.softmax_pos, raw[i]), "keras-team/keras-io#320"),
        Mutant("larger than uniform", left(book.softmax_pos, 1 / n.card)),
        Mutant("log-probability", right(book.softmax_pos, log(p[i]))),
    ),
    "softmax_sum_one": (
        Mutant("every weight is one", left(book.softmax_sum_one, p[i]), "PetrochukM/PyTorch-NLP#2"),
        Mutant("one for each key", right(book.softmax_sum_one, n.card)),
        Mutant("mean for sum", left(book.softmax_sum_one, Sum(p[i], i) / n.card)),
        Mutant("unit length", left(book.softmax_sum_one, Sum(p[i] ** 2, i))),
    ),
    "softmax_shift_invariant": (
        Mutant("factor of the shift", right(book.softmax_shift_invariant, exp(c) * p[i])),
        Mutant("scale for shift", left(book.softmax_shift_invariant, softmax(scaled, i))),
        Mutant(
            "own logit shifted alone",
            left(book.softmax_shift_invariant, softmax(vector_of(k, x[k] + c * delta(k, i)), i)),
        ),
        Mutant("shift of the weight", right(book.softmax_shift_invariant, p[i] + c)),
    ),
    "softmax_shifted": (
        Mutant("shift in the numerator only", right(book.softmax_shifted, moved[i] / Z)),
        Mutant("shift in the denominator only", right(book.softmax_shifted, e[i] / moved_sum)),
        Mutant("not normalised", right(book.softmax_shifted, moved[i])),
        Mutant("mean for sum", right(book.softmax_shifted, moved[i] / (moved_sum / n.card))),
        Mutant("one added to the sum", right(book.softmax_shifted, moved[i] / (1 + moved_sum))),
        Mutant("base two", right(book.softmax_shifted, to_base_two[i] / Sum(to_base_two[k], k))),
        Mutant("logits halved", right(book.softmax_shifted, exp((x[i] - c) / 2) / Sum(exp((x[k] - c) / 2), k))),
        Mutant(
            "exponential missing in the sum",
            right(book.softmax_shifted, moved[i] / Sum(x[k] - c, k)),
            "rwitten/HighPerfLLMs2024#3",
        ),
        Mutant("logarithm", right(book.softmax_shifted, x[i] - c - log(moved_sum))),
    ),
    "softmax_ratio": (
        Mutant("difference turned round", right(book.softmax_ratio, exp(x[j] - x[i]))),
        Mutant("quotient of logits", right(book.softmax_ratio, exp(x[i] / x[j]))),
        Mutant("sum of logits", right(book.softmax_ratio, exp(x[i] + x[j]))),
        Mutant("exponential missing", right(book.softmax_ratio, x[i] - x[j])),
    ),
    "softmax_not_scale_invariant": (
        Mutant("logits opposite", right(book.softmax_not_scale_invariant, -x[j])),
        Mutant("logits zero", right(book.softmax_not_scale_invariant, 0)),
        Mutant("logits scaled", right(book.softmax_not_scale_invariant, c * x[j])),
        Mutant("scale zero", Eq(c, 0)),
    ),
    # ---- the Jacobian
    "softmax_jacobian": (
        Mutant("diagonal only", right(book.softmax_jacobian, delta(i, j) * own[i]), "deeplearning4j/libnd4j#440"),
        Mutant(
            "factor two", right(book.softmax_jacobian, 2 * p[i] * (delta(i, j) - p[j])), "markroxor/fromscratchtoml#65"
        ),
        Mutant("delta missing", right(book.softmax_jacobian, -(p[i] * p[j]))),
        Mutant("sign of the product", right(book.softmax_jacobian, p[i] * (delta(i, j) + p[j]))),
        Mutant("wrong index", right(book.softmax_jacobian, p[i] * (delta(i, j) - p[i]))),
    ),
    "softmax_jacobian_matrix": (
        Mutant("product missing", right(book.softmax_jacobian_matrix, delta(i, j) * p[i])),
        Mutant("identity for diagonal", right(book.softmax_jacobian_matrix, delta(i, j) - p[i] * p[j])),
        Mutant("sign of the product", right(book.softmax_jacobian_matrix, delta(i, j) * p[i] + p[i] * p[j])),
        Mutant(
            "diagonal only",
            right(book.softmax_jacobian_matrix, delta(i, j) * (p[i] - p[i] * p[j])),
            "Apiquet/DeepLearningFrameworkFromScratchCpp#1",
        ),
    ),
    "softmax_jacobian_symmetric": (
        Mutant("antisymmetric", right(book.softmax_jacobian_symmetric, -J[j, i])),
        Mutant("factor missing", Eq(delta(i, j) - p[j], delta(j, i) - p[i])),
        Mutant("half transposed", right(book.softmax_jacobian_symmetric, p[j] * (delta(j, i) - p[j]))),
    ),
    "softmax_jacobian_row_sum_zero": (
        Mutant(
            "diagonal only",
            left(book.softmax_jacobian_row_sum_zero, Sum(delta(i, j) * own[i], j)),
            "pocketpy/cTensor#31",
        ),
        Mutant("rows sum to one", right(book.softmax_jacobian_row_sum_zero, 1)),
        Mutant("rows sum to the weight", right(book.softmax_jacobian_row_sum_zero, p[i])),
        Mutant("delta missing", left(book.softmax_jacobian_row_sum_zero, Sum(p[i] * -p[j], j))),
    ),
    "softmax_jacobian_trace": (
        Mutant("square outside the sum", right(book.softmax_jacobian_trace, 1 - Sum(p[i], i) ** 2)),
        Mutant("trace of the identity", right(book.softmax_jacobian_trace, n.card - Sum(p[i] ** 2, i))),
        Mutant("sign", right(book.softmax_jacobian_trace, 1 + Sum(p[i] ** 2, i))),
        Mutant("sum of all entries", left(book.softmax_jacobian_trace, Sum(J[i, j], i, j))),
    ),
    # ---- backward and forward
    "softmax_vjp": (
        Mutant("diagonal only", right(book.softmax_vjp, g[j] * own[j]), "deeplearning4j/libnd4j#440"),
        Mutant("sum missing", right(book.softmax_vjp, p[j] * g[j]), "HomericIntelligence/Odyssey#2134"),
        Mutant("sum without weights", right(book.softmax_vjp, p[j] * (g[j] - Sum(g[i], i)))),
        Mutant("backward pass of the logarithm", right(book.softmax_vjp, g[j] - p[j] * Sum(g[i], i))),
        Mutant("sign of the sum", right(book.softmax_vjp, p[j] * (g[j] + Sum(g[i] * p[i], i)))),
        Mutant("factor missing", right(book.softmax_vjp, g[j] - Sum(g[i] * p[i], i))),
        Mutant("sum twice", right(book.softmax_vjp, p[j] * (g[j] - 2 * Sum(g[i] * p[i], i)))),
        Mutant("sign", right(book.softmax_vjp, p[j] * (Sum(g[i] * p[i], i) - g[j]))),
        Mutant("plain mean", right(book.softmax_vjp, p[j] * (g[j] - Sum(g[i], i) / n.card))),
        Mutant("mean of the products", right(book.softmax_vjp, p[j] * (g[j] - Sum(g[i] * p[i], i) / n.card))),
        Mutant("logits for weights", right(book.softmax_vjp, x[j] * (g[j] - Sum(g[i] * x[i], i)))),
    ),
    "softmax_jvp": (
        Mutant("diagonal only", right(book.softmax_jvp, own[i] * u[i]), "RubixML/ML#438"),
        Mutant("sum missing", right(book.softmax_jvp, p[i] * u[i])),
        Mutant("sum without weights", right(book.softmax_jvp, p[i] * (u[i] - Sum(u[j], j)))),
        Mutant("factor missing", right(book.softmax_jvp, u[i] - Sum(p[j] * u[j], j))),
        Mutant("sign of the sum", right(book.softmax_jvp, p[i] * (u[i] + Sum(p[j] * u[j], j)))),
        Mutant("sum twice", right(book.softmax_jvp, p[i] * (u[i] - 2 * Sum(p[j] * u[j], j)))),
        Mutant("plain mean", right(book.softmax_jvp, p[i] * (u[i] - Sum(u[j], j) / n.card))),
        Mutant("sign", right(book.softmax_jvp, p[i] * (Sum(p[j] * u[j], j) - u[i]))),
        Mutant("mean of the products", right(book.softmax_jvp, p[i] * (u[i] - Sum(p[j] * u[j], j) / n.card))),
        Mutant("logits for weights", right(book.softmax_jvp, x[i] * (u[i] - Sum(x[j] * u[j], j)))),
    ),
    "softmax_vjp_sum_zero": (
        Mutant("diagonal only", left(book.softmax_vjp_sum_zero, Sum(g[j] * own[j], j)), "pocketpy/cTensor#31"),
        Mutant("sum missing", left(book.softmax_vjp_sum_zero, Sum(g[j] * p[j], j))),
        Mutant("sum without weights", left(book.softmax_vjp_sum_zero, Sum(p[j] * (g[j] - Sum(g[i], i)), j))),
        Mutant("factor missing", left(book.softmax_vjp_sum_zero, Sum(g[j] - Sum(g[i] * p[i], i), j))),
    ),
    # ---- the quadratic form is a variance
    "softmax_jacobian_quadratic_form": (
        Mutant(
            "half missing", right(book.softmax_jacobian_quadratic_form, Sum(p[i] * p[j] * (v[i] - v[j]) ** 2, i, j))
        ),
        Mutant(
            "sum for difference",
            right(book.softmax_jacobian_quadratic_form, half * Sum(p[i] * p[j] * (v[i] + v[j]) ** 2, i, j)),
        ),
        Mutant(
            "one weight missing",
            right(book.softmax_jacobian_quadratic_form, half * Sum(p[i] * (v[i] - v[j]) ** 2, i, j)),
        ),
        Mutant("second moment for variance", right(book.softmax_jacobian_quadratic_form, Sum(p[i] * v[i] ** 2, i))),
    ),
    "softmax_jacobian_psd": (
        Mutant("definite", relation(book.softmax_jacobian_psd, "lt")),
        Mutant("reversed", reversed_(book.softmax_jacobian_psd)),
        Mutant("entries positive", right(book.softmax_jacobian_psd, J[i, j])),
        Mutant("delta missing", right(book.softmax_jacobian_psd, Sum(v[i] * (p[i] * -p[j]) * v[j], i, j))),
    ),
    "softmax_jacobian_norm_le_half": (
        Mutant(
            "constant of the sigmoid", right(book.softmax_jacobian_norm_le_half, Rational(1, 4) * Sum(v[i] ** 2, i))
        ),
        Mutant(
            "falls with the number of keys", right(book.softmax_jacobian_norm_le_half, 1 / n.card * Sum(v[i] ** 2, i))
        ),
        Mutant("square outside the sum", right(book.softmax_jacobian_norm_le_half, half * Sum(v[i], i) ** 2)),
        Mutant("strict", relation(book.softmax_jacobian_norm_le_half, "lt")),
        Mutant("reversed", reversed_(book.softmax_jacobian_norm_le_half)),
    ),
    # ---- second derivatives
    "softmax_hessian": (
        Mutant(
            "second term missing", right(book.softmax_hessian, p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k])), 1)
        ),
        Mutant(
            "sign of the second term",
            right(
                book.softmax_hessian,
                p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k]) + p[j] * (delta(j, k) - p[k])),
                1,
            ),
        ),
        Mutant(
            "wrong delta",
            right(
                book.softmax_hessian,
                p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k]) - p[j] * (delta(i, k) - p[k])),
                1,
            ),
        ),
        Mutant("diagonal only", right(book.softmax_hessian, delta(i, j) * own[i], 0)),
    ),
    "logsumexp_gradient": (
        Mutant("logarithm forgotten", right(book.logsumexp_gradient, e[j])),
        Mutant("inverse of the sum", right(book.logsumexp_gradient, 1 / Z)),
        Mutant("complement", right(book.logsumexp_gradient, 1 - p[j])),
        Mutant("every input is the largest", right(book.logsumexp_gradient, 1), "stan-dev/math#1679"),
    ),
    "logsumexp_hessian": (
        Mutant("diagonal only", right(book.logsumexp_hessian, delta(i, j) * own[i], 1)),
        Mutant("identity for diagonal", right(book.logsumexp_hessian, delta(i, j) - p[i] * p[j], 1)),
        Mutant("logarithm forgotten", right(book.logsumexp_hessian, e[i], 0)),
    ),
    # ---- temperature
    "softmax_temperature_derivative": (
        Mutant("mean missing", right(book.softmax_temperature_derivative, q[i] * x[i])),
        Mutant("plain mean", right(book.softmax_temperature_derivative, q[i] * (x[i] - plain_mean))),
        Mutant("mean at scale one", right(book.softmax_temperature_derivative, q[i] * (x[i] - untempered_mean))),
        Mutant("diagonal only", right(book.softmax_temperature_derivative, q[i] * (1 - q[i]) * x[i])),
        Mutant("sign", right(book.softmax_temperature_derivative, q[i] * (tilted - x[i]))),
        Mutant("factor of the scale", right(book.softmax_temperature_derivative, c * (q[i] * (x[i] - tilted)))),
    ),
    "softmax_log": (
        Mutant("logarithm forgotten", right(book.softmax_log, x[i] - Z)),
        Mutant("quotient for difference", right(book.softmax_log, x[i] / log(Z))),
        Mutant("logarithm of a sum", right(book.softmax_log, x[i] - Sum(x[k], k))),
        Mutant("sign", right(book.softmax_log, x[i] + log(Z))),
    ),
    "log_softmax_shifted": (
        Mutant("shift in the logarithm only", right(book.log_softmax_shifted, x[i] - log(moved_sum))),
        Mutant("shift outside the logarithm only", right(book.log_softmax_shifted, x[i] - c - log(Z))),
        Mutant("logarithm of the mean", right(book.log_softmax_shifted, x[i] - c - log(moved_sum / n.card))),
        Mutant("logarithm forgotten", right(book.log_softmax_shifted, x[i] - c - moved_sum)),
        Mutant("exponential missing", right(book.log_softmax_shifted, x[i] - c - Sum(x[k] - c, k))),
        Mutant("sign of the logarithm", right(book.log_softmax_shifted, x[i] - c + log(moved_sum))),
        Mutant("one added to the sum", right(book.log_softmax_shifted, x[i] - c - log(1 + moved_sum))),
        Mutant("logarithm to base two", right(book.log_softmax_shifted, x[i] - c - log(moved_sum) / log(2))),
        Mutant("weight for logarithm", right(book.log_softmax_shifted, moved[i] / moved_sum)),
    ),
    "log_softmax_vjp": (
        Mutant("sum missing", right(book.log_softmax_vjp, g[j] - p[j])),
        Mutant("weight added", right(book.log_softmax_vjp, g[j] + p[j]), "mlpack/mlpack#2360"),
        Mutant(
            "sum weighted by the logarithms",
            right(book.log_softmax_vjp, g[j] - Sum(g[i] * log(p[i]), i)),
            "uxlfoundation/oneDNN#616",
        ),
        Mutant("backward pass of softmax", right(book.log_softmax_vjp, p[j] * (g[j] - Sum(g[i] * p[i], i)))),
        Mutant("sum weighted", right(book.log_softmax_vjp, g[j] - p[j] * Sum(g[i] * p[i], i))),
        Mutant("diagonal only", right(book.log_softmax_vjp, g[j] * (1 - p[j]))),
        Mutant("weight missing", right(book.log_softmax_vjp, g[j] - Sum(g[i], i))),
        Mutant("uniform weights", right(book.log_softmax_vjp, g[j] - Sum(g[i], i) / n.card)),
        Mutant("sign of the sum", right(book.log_softmax_vjp, g[j] + p[j] * Sum(g[i], i))),
        Mutant("sum twice", right(book.log_softmax_vjp, g[j] - 2 * p[j] * Sum(g[i], i))),
        Mutant("sign", right(book.log_softmax_vjp, p[j] * Sum(g[i], i) - g[j])),
        Mutant("exponential missing", right(book.log_softmax_vjp, g[j] - log(p[j]) * Sum(g[i], i))),
        Mutant("weight not normalised", right(book.log_softmax_vjp, g[j] - e[j] * Sum(g[i], i))),
    ),
    "softmax_entropy": (
        Mutant("sign", right(book.softmax_entropy, Sum(p[i] * x[i], i) - log(Z)), "DLR-RM/stable-baselines3#127"),
        Mutant("sign of the mean", right(book.softmax_entropy, log(Z) + Sum(p[i] * x[i], i))),
        Mutant("plain mean", right(book.softmax_entropy, log(Z) - plain_mean)),
        Mutant("that of equal weights", right(book.softmax_entropy, log(n.card))),
    ),
    "logsumexp_temperature_derivative": (
        Mutant("factor of the scale", right(book.logsumexp_temperature_derivative, c * tilted)),
        Mutant("mean at scale one", right(book.logsumexp_temperature_derivative, untempered_mean)),
        Mutant("plain mean", right(book.logsumexp_temperature_derivative, plain_mean)),
        Mutant("logarithm forgotten", right(book.logsumexp_temperature_derivative, Sum(x[k] * exp(c * x[k]), k))),
    ),
    "softmax_entropy_temperature_derivative": (
        Mutant("sign", right(book.softmax_entropy_temperature_derivative, c * (Sum(q[k] * x[k] ** 2, k) - tilted**2))),
        Mutant(
            "factor of the scale missing",
            right(book.softmax_entropy_temperature_derivative, -(Sum(q[k] * x[k] ** 2, k) - tilted**2)),
        ),
        Mutant(
            "second moment for variance",
            right(book.softmax_entropy_temperature_derivative, -c * Sum(q[k] * x[k] ** 2, k)),
        ),
        Mutant(
            "variance at scale one",
            right(book.softmax_entropy_temperature_derivative, -c * (Sum(p[k] * x[k] ** 2, k) - untempered_mean**2)),
        ),
        Mutant(
            "squared scale",
            right(book.softmax_entropy_temperature_derivative, -(c**2) * (Sum(q[k] * x[k] ** 2, k) - tilted**2)),
        ),
    ),
    # ---- entries strictly between 0 and 1
    "softmax_two_weights_le_one": (
        Mutant("strict", relation(book.softmax_two_weights_le_one, "lt")),
        Mutant("at most one half", right(book.softmax_two_weights_le_one, half)),
        Mutant("at most their uniform share", right(book.softmax_two_weights_le_one, 2 / n.card)),
        Mutant("reversed", reversed_(book.softmax_two_weights_le_one)),
    ),
    "softmax_lt_one": (
        Mutant("reached", Le(1, p[i]), "claims:A000-9"),
        Mutant("at most one half", right(book.softmax_lt_one, half)),
        Mutant("below uniform", right(book.softmax_lt_one, 1 / n.card)),
    ),
    "softmax_jacobian_ne_zero": (
        Mutant("diagonal only", Ne(delta(i, j) * J[i, j], 0), "deeplearning4j/libnd4j#440"),
        Mutant("antisymmetric part", Ne(J[i, j] - J[j, i], 0)),
        Mutant("row sum", Ne(Sum(J[i, l], l), 0)),
    ),
    # ---- a gap between the logits makes the Jacobian small
    "softmax_le_one": (
        Mutant("reversed", reversed_(book.softmax_le_one)),
        Mutant("at most one half", right(book.softmax_le_one, half)),
        Mutant("at most uniform", right(book.softmax_le_one, 1 / n.card)),
    ),
    "softmax_weight_le_of_gap": (
        Mutant("size for gap", right(book.softmax_weight_le_of_gap, exp(-x[m])), "claims:A000-4"),
        Mutant("twice the gap", right(book.softmax_weight_le_of_gap, exp(-2 * a))),
        Mutant("sign", right(book.softmax_weight_le_of_gap, exp(a))),
        Mutant("the larger weight", left(book.softmax_weight_le_of_gap, p[m])),
        Mutant("divided by the number of keys", right(book.softmax_weight_le_of_gap, exp(-a) / n.card)),
    ),
    "softmax_others_le_of_gap": (
        Mutant("delta missing", left(book.softmax_others_le_of_gap, p[l])),
        Mutant("size for gap", right(book.softmax_others_le_of_gap, (1 - delta(l, m)) * exp(-x[m])), "claims:A000-4"),
        Mutant("twice the gap", right(book.softmax_others_le_of_gap, (1 - delta(l, m)) * exp(-2 * a))),
        Mutant("reversed", reversed_(book.softmax_others_le_of_gap)),
    ),
    "softmax_complement_le_of_gap": (
        Mutant("size for gap", right(book.softmax_complement_le_of_gap, by_size), "claims:A000-8"),
        Mutant("number of keys missing", right(book.softmax_complement_le_of_gap, exp(-a))),
        Mutant("twice the gap", right(book.softmax_complement_le_of_gap, smaller)),
        Mutant("the largest weight", left(book.softmax_complement_le_of_gap, p[m])),
    ),
    "softmax_product_le_of_gap": (
        Mutant("size for gap", right(book.softmax_product_le_of_gap, by_size), "claims:A000-4"),
        Mutant("twice the gap", right(book.softmax_product_le_of_gap, smaller)),
        Mutant("square of the bound", right(book.softmax_product_le_of_gap, small**2)),
        Mutant("sum for product", left(book.softmax_product_le_of_gap, p[i] + p[j])),
    ),
    "softmax_own_product_le_of_gap": (
        Mutant("size for gap", right(book.softmax_own_product_le_of_gap, by_size), "claims:A000-4"),
        Mutant("twice the gap", right(book.softmax_own_product_le_of_gap, smaller)),
        Mutant("complement missing", left(book.softmax_own_product_le_of_gap, p[i])),
        Mutant("reversed", reversed_(book.softmax_own_product_le_of_gap)),
    ),
    "softmax_jacobian_le_of_gap": (
        Mutant("size for gap", And(Le(J[i, j], by_size), Le(-by_size, J[i, j])), "claims:A000-4"),
        Mutant("twice the gap", right(book.softmax_jacobian_le_of_gap, smaller, 0)),
        Mutant("entries positive", left(book.softmax_jacobian_le_of_gap, 0, 1)),
        Mutant("sign of the lower bound", left(book.softmax_jacobian_le_of_gap, small, 1)),
        Mutant("product missing", left(book.softmax_jacobian_le_of_gap, delta(i, j) * p[i], 0)),
    ),
    # ---- losses
    "cross_entropy_gradient": (
        Mutant("sum of the targets missing", right(book.cross_entropy_gradient, p[j] - y[j]), "mlpack/mlpack#2360"),
        Mutant("sign", right(book.cross_entropy_gradient, y[j] - p[j] * Sum(y[i], i))),
        Mutant("own target only", right(book.cross_entropy_gradient, y[j] * (p[j] - 1))),
        Mutant("normalised targets", right(book.cross_entropy_gradient, p[j] - y[j] / Sum(y[i], i))),
        Mutant("mean over classes", right(book.cross_entropy_gradient, fused[j] / n.card)),
        Mutant("gradient at the weights", right(book.cross_entropy_gradient, -y[j] / p[j])),
        Mutant("softmax twice", right(book.cross_entropy_gradient, softmax(p, j) * Sum(y[i], i) - y[j])),
        Mutant(
            "backward pass of softmax once more",
            right(book.cross_entropy_gradient, p[j] * (fused[j] - Sum(fused[i] * p[i], i))),
        ),
        Mutant("weight squared", right(book.cross_entropy_gradient, p[j] ** 2 * Sum(y[i], i) - y[j])),
        Mutant("softmax missing", right(book.cross_entropy_gradient, x[j] * Sum(y[i], i) - y[j])),
        Mutant("targets missing", right(book.cross_entropy_gradient, p[j] * Sum(y[i], i))),
        Mutant("derivative of the sigmoid", right(book.cross_entropy_gradient, own[j] * fused[j])),
    ),
    "padded_cross_entropy_gradient": (
        Mutant(
            "padding counted",
            right(book.padded_cross_entropy_gradient, weight[other] / rows.card * padded[other, j]),
            "tracel-ai/burn#5568",
        ),
        Mutant("sum for mean", right(book.padded_cross_entropy_gradient, weight[other] * padded[other, j])),
        Mutant("padding not masked", right(book.padded_cross_entropy_gradient, padded[other, j] / counted)),
        Mutant(
            "divided twice", right(book.padded_cross_entropy_gradient, weight[other] / counted**2 * padded[other, j])
        ),
        Mutant(
            "mean over classes",
            right(book.padded_cross_entropy_gradient, weight[other] / (counted * n.card) * padded[other, j]),
        ),
        Mutant(
            "sum of the targets missing",
            right(book.padded_cross_entropy_gradient, weight[other] / counted * (P[other, j] - Y[other, j])),
            "mlpack/mlpack#2360",
        ),
        Mutant(
            "padding masked in the targets only",
            right(
                book.padded_cross_entropy_gradient,
                (P[other, j] * Sum(Y[other, i], i) - weight[other] * Y[other, j]) / counted,
            ),
        ),
        Mutant(
            "weighted twice", right(book.padded_cross_entropy_gradient, weight[other] ** 2 / counted * padded[other, j])
        ),
        Mutant("sign", right(book.padded_cross_entropy_gradient, -weight[other] / counted * padded[other, j])),
    ),
    "smoothed_padded_cross_entropy_gradient": (
        Mutant(
            "padding smoothed",
            right(
                book.smoothed_padded_cross_entropy_gradient,
                share[other] * kept[other, j] + uniform[other, j] / rows.card,
            ),
            "pytorch/pytorch#73205",
        ),
        Mutant(
            "padding counted",
            right(
                book.smoothed_padded_cross_entropy_gradient,
                weight[other] / rows.card * (kept[other, j] + uniform[other, j]),
            ),
            "tracel-ai/burn#5568",
        ),
        Mutant(
            "sum for mean",
            right(book.smoothed_padded_cross_entropy_gradient, weight[other] * (kept[other, j] + uniform[other, j])),
        ),
        Mutant(
            "padding not masked",
            right(book.smoothed_padded_cross_entropy_gradient, (kept[other, j] + uniform[other, j]) / counted),
        ),
        Mutant(
            "smoothing forgotten", right(book.smoothed_padded_cross_entropy_gradient, share[other] * padded[other, j])
        ),
        Mutant(
            "uniform law forgotten", right(book.smoothed_padded_cross_entropy_gradient, share[other] * kept[other, j])
        ),
        Mutant(
            "targets not lowered",
            right(book.smoothed_padded_cross_entropy_gradient, share[other] * (padded[other, j] + uniform[other, j])),
        ),
        Mutant(
            "uniform law not divided by the classes",
            right(
                book.smoothed_padded_cross_entropy_gradient,
                share[other] * (kept[other, j] + epsilon * (n.card * P[other, j] - 1)),
            ),
        ),
        Mutant(
            "spread over the other classes",
            right(
                book.smoothed_padded_cross_entropy_gradient,
                share[other]
                * (
                    kept[other, j]
                    + epsilon / (n.card - 1) * (P[other, j] * (n.card - Sum(Y[other, i], i)) - (1 - Y[other, j]))
                ),
            ),
        ),
        Mutant(
            "smoothed twice",
            right(
                book.smoothed_padded_cross_entropy_gradient,
                share[other] * ((1 - epsilon) * (kept[other, j] + uniform[other, j]) + uniform[other, j]),
            ),
        ),
        Mutant(
            "sum of the targets missing",
            right(book.smoothed_padded_cross_entropy_gradient, share[other] * (P[other, j] - softened[other, j])),
            "mlpack/mlpack#2360",
        ),
        Mutant(
            "sign",
            right(book.smoothed_padded_cross_entropy_gradient, -share[other] * (kept[other, j] + uniform[other, j])),
        ),
    ),
    "sigmoid_derivative": (
        Mutant("input for output", right(book.sigmoid_derivative, t * (1 - t)), "BoltzmannEntropy/interviews.ai#4"),
        Mutant("hyperbolic tangent", right(book.sigmoid_derivative, 1 - s**2)),
        Mutant("sign", right(book.sigmoid_derivative, s * (s - 1))),
        Mutant("sign of the square", right(book.sigmoid_derivative, s * (1 + s))),
    ),
    "sigmoid_derivative_le_quarter": (
        Mutant("one fifth", right(book.sigmoid_derivative_le_quarter, Rational(1, 5))),
        Mutant("strict", relation(book.sigmoid_derivative_le_quarter, "lt")),
        Mutant("reversed", reversed_(book.sigmoid_derivative_le_quarter)),
        Mutant("the sigmoid itself", left(book.sigmoid_derivative_le_quarter, s)),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "softmax_shifted": (
        Equivalent(
            "shift added",
            right(book.softmax_shifted, exp(x[i] + c) / Sum(exp(x[k] + c), k)),
            "any common factor cancels",
        ),
    ),
    "log_softmax_vjp": (
        Equivalent(
            "own gradient apart",
            right(book.log_softmax_vjp, g[j] * (1 - p[j]) - p[j] * Sum((1 - delta(i, j)) * g[i], i)),
            "the term of the diagonal is taken out of the sum",
        ),
    ),
    "softmax_vjp": (
        Equivalent(
            "expanded",
            right(book.softmax_vjp, g[j] * p[j] - p[j] * Sum(g[i] * p[i], i)),
            "the factor is distributed",
        ),
        Equivalent(
            "off the diagonal and on it",
            right(book.softmax_vjp, g[j] * own[j] - p[j] * Sum((1 - delta(i, j)) * g[i] * p[i], i)),
            "the term of the diagonal is taken out of the sum, which is kept",
        ),
    ),
    "softmax_jvp": (
        Equivalent(
            "expanded", right(book.softmax_jvp, p[i] * u[i] - p[i] * Sum(p[j] * u[j], j)), "the factor is distributed"
        ),
    ),
    "softmax_jacobian_trace": (
        Equivalent("sum of the diagonal", right(book.softmax_jacobian_trace, Sum(own[i], i)), "the weights sum to one"),
    ),
    "softmax_jacobian": (
        Equivalent("sign moved inside", HasDerivative(p[i], x[j], -p[i] * (p[j] - delta(i, j))), "two signs cancel"),
    ),
    "cross_entropy_gradient": (
        Equivalent(
            "sum outside",
            right(book.cross_entropy_gradient, Sum(p[j] * y[i], i) - y[j]),
            "the weight does not depend on the summed index",
        ),
    ),
    "smoothed_padded_cross_entropy_gradient": (
        Equivalent(
            "mixture of two gradients",
            right(book.smoothed_padded_cross_entropy_gradient, share[other] * (kept[other, j] + uniform[other, j])),
            "the gradient is linear in the targets, and the uniform law sums to one",
        ),
    ),
    "sigmoid_derivative": (
        Equivalent("expanded", right(book.sigmoid_derivative, s - s**2), "the factor is distributed"),
    ),
    "softmax_entropy": (
        Equivalent(
            "mean of differences",
            right(book.softmax_entropy, Sum(p[i] * (log(Z) - x[i]), i)),
            "the weights sum to one",
        ),
    ),
}
