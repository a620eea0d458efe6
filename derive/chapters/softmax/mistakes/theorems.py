"""Mistakes about softmax, its Jacobian and its losses."""

from __future__ import annotations

from ....books.mistakes import Mistakes, claim, equivalent, exchanged, left, mistakes, relation, right
from ....language.terms import And, Eq, Le, Rational, Sum, exp, log, vector_of
from .. import theorems as book
from ..theorems import *

raw = vector_of(i, x[i] / Sum(x[k], k))  # "softmax" without exponentials
diagonal = vector_of(i, p[i] * (1 - p[i]))  # the diagonal of the Jacobian, taken for all of it
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

MISTAKES: tuple[Mistakes, ...] = (
    # ---- softmax is a probability distribution
    mistakes(
        book.partition_pos,
        exchanged("reversed"),
        right("exponential missing", Sum(x[k], k), "keras-team/keras-io#320"),
        left("larger than one", 1),
        left("larger than the number of keys", n.card),
    ),
    mistakes(
        book.softmax_pos,
        exchanged("reversed"),
        right("exponential missing", raw[i], "keras-team/keras-io#320"),
        left("larger than uniform", 1 / n.card),
        right("log-probability", log(p[i])),
    ),
    mistakes(
        book.softmax_sum_one,
        left("every weight is one", p[i], "PetrochukM/PyTorch-NLP#2"),
        right("one for each key", n.card),
        left("mean for sum", Sum(p[i], i) / n.card),
        left("unit length", Sum(p[i] ** 2, i)),
    ),
    mistakes(
        book.softmax_shift_invariant,
        right("factor of the shift", exp(c) * p[i]),
        left("scale for shift", softmax(scaled, i)),
        left("own logit shifted alone", softmax(vector_of(k, x[k] + c * delta(k, i)), i)),
        right("shift of the weight", p[i] + c),
        right("larger by a thousandth", Rational(1001, 1000) * p[i]),
    ),
    mistakes(
        book.softmax_shifted,
        right("shift in the numerator only", moved[i] / Z),
        right("shift in the denominator only", e[i] / moved_sum),
        right("not normalised", moved[i]),
        right("mean for sum", moved[i] / (moved_sum / n.card)),
        right("one added to the sum", moved[i] / (1 + moved_sum)),
        right("base two", to_base_two[i] / Sum(to_base_two[k], k)),
        right("logits halved", exp((x[i] - c) / 2) / Sum(exp((x[k] - c) / 2), k)),
        right("exponential missing in the sum", moved[i] / Sum(x[k] - c, k), "rwitten/HighPerfLLMs2024#3"),
        right("logarithm", x[i] - c - log(moved_sum)),
        equivalent(right("shift added", exp(x[i] + c) / Sum(exp(x[k] + c), k)), because="any common factor cancels"),
    ),
    mistakes(
        book.softmax_ratio,
        right("difference turned round", exp(x[j] - x[i])),
        right("quotient of logits", exp(x[i] / x[j])),
        right("sum of logits", exp(x[i] + x[j])),
        right("exponential missing", x[i] - x[j]),
    ),
    mistakes(
        book.softmax_not_scale_invariant,
        right("logits opposite", -x[j]),
        right("logits zero", 0),
        right("logits scaled", c * x[j]),
        claim("scale zero", Eq(c, 0)),
    ),
    # ---- the Jacobian
    mistakes(
        book.softmax_jacobian,
        right("diagonal only", delta(i, j) * diagonal[i], "deeplearning4j/libnd4j#440"),
        right("factor two", 2 * p[i] * (delta(i, j) - p[j]), "markroxor/fromscratchtoml#65"),
        right("delta missing", -(p[i] * p[j])),
        right("sign of the product", p[i] * (delta(i, j) + p[j])),
        right("wrong index", p[i] * (delta(i, j) - p[i])),
        equivalent(right("sign moved inside", -p[i] * (p[j] - delta(i, j))), because="two signs cancel"),
    ),
    mistakes(
        book.softmax_jacobian_matrix,
        right("product missing", delta(i, j) * p[i]),
        right("identity for diagonal", delta(i, j) - p[i] * p[j]),
        right("sign of the product", delta(i, j) * p[i] + p[i] * p[j]),
        right("diagonal only", delta(i, j) * (p[i] - p[i] * p[j]), "Apiquet/DeepLearningFrameworkFromScratchCpp#1"),
    ),
    mistakes(
        book.softmax_jacobian_symmetric,
        right("antisymmetric", -J[j, i]),
        claim("factor missing", Eq(delta(i, j) - p[j], delta(j, i) - p[i])),
        right("half transposed", p[j] * (delta(j, i) - p[j])),
    ),
    mistakes(
        book.softmax_jacobian_row_sum_zero,
        left("diagonal only", Sum(delta(i, j) * diagonal[i], j), "pocketpy/cTensor#31"),
        right("rows sum to one", 1),
        right("rows sum to the weight", p[i]),
        left("delta missing", Sum(p[i] * -p[j], j)),
    ),
    mistakes(
        book.softmax_jacobian_trace,
        right("square outside the sum", 1 - Sum(p[i], i) ** 2),
        right("trace of the identity", n.card - Sum(p[i] ** 2, i)),
        right("sign", 1 + Sum(p[i] ** 2, i)),
        left("sum of all entries", Sum(J[i, j], i, j)),
        equivalent(right("sum of the diagonal", Sum(diagonal[i], i)), because="the weights sum to one"),
    ),
    # ---- backward and forward
    mistakes(
        book.softmax_vjp,
        right("diagonal only", g[j] * diagonal[j], "deeplearning4j/libnd4j#440"),
        right("sum missing", p[j] * g[j], "HomericIntelligence/Odyssey#2134"),
        right("sum without weights", p[j] * (g[j] - Sum(g[i], i))),
        right("backward pass of the logarithm", g[j] - p[j] * Sum(g[i], i)),
        right("sign of the sum", p[j] * (g[j] + Sum(g[i] * p[i], i))),
        right("factor missing", g[j] - Sum(g[i] * p[i], i)),
        right("sum twice", p[j] * (g[j] - 2 * Sum(g[i] * p[i], i))),
        right("sign", p[j] * (Sum(g[i] * p[i], i) - g[j])),
        right("plain mean", p[j] * (g[j] - Sum(g[i], i) / n.card)),
        right("mean of the products", p[j] * (g[j] - Sum(g[i] * p[i], i) / n.card)),
        right("logits for weights", x[j] * (g[j] - Sum(g[i] * x[i], i))),
        right("factor missing in front of the sum", p[j] * g[j] - Sum(g[i] * p[i], i)),
        equivalent(right("expanded", g[j] * p[j] - p[j] * Sum(g[i] * p[i], i)), because="the factor is distributed"),
        equivalent(
            right("off the diagonal and on it", g[j] * diagonal[j] - p[j] * Sum((1 - delta(i, j)) * g[i] * p[i], i)),
            because="the term of the diagonal is taken out of the sum, which is kept",
        ),
    ),
    mistakes(
        book.softmax_jvp,
        right("diagonal only", diagonal[i] * u[i], "RubixML/ML#438"),
        right("sum missing", p[i] * u[i]),
        right("sum without weights", p[i] * (u[i] - Sum(u[j], j))),
        right("factor missing", u[i] - Sum(p[j] * u[j], j)),
        right("sign of the sum", p[i] * (u[i] + Sum(p[j] * u[j], j))),
        right("sum twice", p[i] * (u[i] - 2 * Sum(p[j] * u[j], j))),
        right("plain mean", p[i] * (u[i] - Sum(u[j], j) / n.card)),
        right("sign", p[i] * (Sum(p[j] * u[j], j) - u[i])),
        right("mean of the products", p[i] * (u[i] - Sum(p[j] * u[j], j) / n.card)),
        right("logits for weights", x[i] * (u[i] - Sum(x[j] * u[j], j))),
        equivalent(right("expanded", p[i] * u[i] - p[i] * Sum(p[j] * u[j], j)), because="the factor is distributed"),
    ),
    mistakes(
        book.softmax_vjp_sum_zero,
        left("diagonal only", Sum(g[j] * diagonal[j], j), "pocketpy/cTensor#31"),
        left("sum missing", Sum(g[j] * p[j], j)),
        left("sum without weights", Sum(p[j] * (g[j] - Sum(g[i], i)), j)),
        left("factor missing", Sum(g[j] - Sum(g[i] * p[i], i), j)),
    ),
    # ---- the quadratic form is a variance
    mistakes(
        book.softmax_jacobian_quadratic_form,
        right("half missing", Sum(p[i] * p[j] * (v[i] - v[j]) ** 2, i, j)),
        right("sum for difference", half * Sum(p[i] * p[j] * (v[i] + v[j]) ** 2, i, j)),
        right("one weight missing", half * Sum(p[i] * (v[i] - v[j]) ** 2, i, j)),
        right("second moment for variance", Sum(p[i] * v[i] ** 2, i)),
    ),
    mistakes(
        book.softmax_jacobian_psd,
        relation("definite", "lt"),
        exchanged("reversed"),
        right("entries positive", J[i, j]),
        right("delta missing", Sum(v[i] * (p[i] * -p[j]) * v[j], i, j)),
    ),
    mistakes(
        book.softmax_jacobian_norm_le_half,
        right("constant of the sigmoid", Rational(1, 4) * Sum(v[i] ** 2, i)),
        right("falls with the number of keys", 1 / n.card * Sum(v[i] ** 2, i)),
        right("square outside the sum", half * Sum(v[i], i) ** 2),
        relation("strict", "lt"),
        exchanged("reversed"),
    ),
    # ---- second derivatives
    mistakes(
        book.softmax_hessian,
        right("second term missing", p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k])), part=1),
        right(
            "sign of the second term",
            p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k]) + p[j] * (delta(j, k) - p[k])),
            part=1,
        ),
        right(
            "wrong delta", p[i] * ((delta(i, j) - p[j]) * (delta(i, k) - p[k]) - p[j] * (delta(i, k) - p[k])), part=1
        ),
        right("diagonal only", delta(i, j) * diagonal[i], part=0),
    ),
    mistakes(
        book.logsumexp_gradient,
        right("logarithm forgotten", e[j]),
        right("inverse of the sum", 1 / Z),
        right("complement", 1 - p[j]),
        right("every input is the largest", 1, "stan-dev/math#1679"),
    ),
    mistakes(
        book.logsumexp_hessian,
        right("diagonal only", delta(i, j) * diagonal[i], part=1),
        right("identity for diagonal", delta(i, j) - p[i] * p[j], part=1),
        right("logarithm forgotten", e[i], part=0),
    ),
    # ---- temperature
    mistakes(
        book.softmax_temperature_derivative,
        right("mean missing", q[i] * x[i]),
        right("plain mean", q[i] * (x[i] - plain_mean)),
        right("mean at scale one", q[i] * (x[i] - untempered_mean)),
        right("diagonal only", q[i] * (1 - q[i]) * x[i]),
        right("sign", q[i] * (tilted - x[i])),
        right("factor of the scale", c * (q[i] * (x[i] - tilted))),
        right("derivative in the temperature", -(c**2) * (q[i] * (x[i] - tilted))),
    ),
    mistakes(
        book.softmax_log,
        right("logarithm forgotten", x[i] - Z),
        right("quotient for difference", x[i] / log(Z)),
        right("logarithm of a sum", x[i] - Sum(x[k], k)),
        right("sign", x[i] + log(Z)),
    ),
    mistakes(
        book.log_softmax_shifted,
        right("shift in the logarithm only", x[i] - log(moved_sum)),
        right("shift outside the logarithm only", x[i] - c - log(Z)),
        right("logarithm of the mean", x[i] - c - log(moved_sum / n.card)),
        right("logarithm forgotten", x[i] - c - moved_sum),
        right("exponential missing", x[i] - c - Sum(x[k] - c, k)),
        right("sign of the logarithm", x[i] - c + log(moved_sum)),
        right("one added to the sum", x[i] - c - log(1 + moved_sum)),
        right("logarithm to base two", x[i] - c - log(moved_sum) / log(2)),
        right("weight for logarithm", moved[i] / moved_sum),
    ),
    mistakes(
        book.log_softmax_vjp,
        right("sum missing", g[j] - p[j]),
        right("weight added", g[j] + p[j], "mlpack/mlpack#2360"),
        right("sum weighted by the logarithms", g[j] - Sum(g[i] * log(p[i]), i), "uxlfoundation/oneDNN#616"),
        right("backward pass of softmax", p[j] * (g[j] - Sum(g[i] * p[i], i))),
        right("sum weighted", g[j] - p[j] * Sum(g[i] * p[i], i)),
        right("diagonal only", g[j] * (1 - p[j])),
        right("weight missing", g[j] - Sum(g[i], i)),
        right("uniform weights", g[j] - Sum(g[i], i) / n.card),
        right("sign of the sum", g[j] + p[j] * Sum(g[i], i)),
        right("sum twice", g[j] - 2 * p[j] * Sum(g[i], i)),
        right("sign", p[j] * Sum(g[i], i) - g[j]),
        right("exponential missing", g[j] - log(p[j]) * Sum(g[i], i)),
        right("weight not normalised", g[j] - e[j] * Sum(g[i], i)),
        equivalent(
            right("own gradient apart", g[j] * (1 - p[j]) - p[j] * Sum((1 - delta(i, j)) * g[i], i)),
            because="the term of the diagonal is taken out of the sum",
        ),
    ),
    mistakes(
        book.softmax_entropy,
        right("sign", Sum(p[i] * x[i], i) - log(Z), "DLR-RM/stable-baselines3#127"),
        right("sign of the mean", log(Z) + Sum(p[i] * x[i], i)),
        right("plain mean", log(Z) - plain_mean),
        right("that of equal weights", log(n.card)),
        equivalent(right("mean of differences", Sum(p[i] * (log(Z) - x[i]), i)), because="the weights sum to one"),
    ),
    mistakes(
        book.logsumexp_temperature_derivative,
        right("factor of the scale", c * tilted),
        right("mean at scale one", untempered_mean),
        right("plain mean", plain_mean),
        right("logarithm forgotten", Sum(x[k] * exp(c * x[k]), k)),
    ),
    mistakes(
        book.softmax_entropy_temperature_derivative,
        right("sign", c * (Sum(q[k] * x[k] ** 2, k) - tilted**2)),
        right("factor of the scale missing", -(Sum(q[k] * x[k] ** 2, k) - tilted**2)),
        right("second moment for variance", -c * Sum(q[k] * x[k] ** 2, k)),
        right("variance at scale one", -c * (Sum(p[k] * x[k] ** 2, k) - untempered_mean**2)),
        right("squared scale", -(c**2) * (Sum(q[k] * x[k] ** 2, k) - tilted**2)),
    ),
    mistakes(
        book.softmax_entropy_temperature_derivative_nonpos,
        relation("strict", "lt"),
        exchanged("reversed"),
        left("sign", c * (Sum(q[k] * x[k] ** 2, k) - tilted**2)),
        left("plain square of the mean", -c * (Sum(q[k] * x[k] ** 2, k) - plain_mean**2)),
    ),
    # ---- entries strictly between 0 and 1
    mistakes(
        book.softmax_two_weights_le_one,
        relation("strict", "lt"),
        right("at most one half", half),
        right("at most their uniform share", 2 / n.card),
        exchanged("reversed"),
    ),
    mistakes(
        book.softmax_lt_one,
        claim("reached", Le(1, p[i]), "seed:000#9"),
        right("at most one half", half),
        right("below uniform", 1 / n.card),
    ),
    mistakes(
        book.softmax_jacobian_ne_zero,
        left("diagonal only", delta(i, j) * J[i, j], "deeplearning4j/libnd4j#440"),
        left("antisymmetric part", J[i, j] - J[j, i]),
        left("row sum", Sum(J[i, l], l)),
    ),
    # ---- a gap between the logits makes the Jacobian small
    mistakes(
        book.softmax_le_one,
        exchanged("reversed"),
        right("at most one half", half),
        right("at most uniform", 1 / n.card),
    ),
    mistakes(
        book.softmax_weight_le_of_gap,
        right("size for gap", exp(-x[m]), "seed:000#8"),
        right("twice the gap", exp(-2 * a)),
        right("sign", exp(a)),
        left("the larger weight", p[m]),
        right("divided by the number of keys", exp(-a) / n.card),
    ),
    mistakes(
        book.softmax_others_le_of_gap,
        left("delta missing", p[l]),
        right("size for gap", (1 - delta(l, m)) * exp(-x[m]), "seed:000#8"),
        right("twice the gap", (1 - delta(l, m)) * exp(-2 * a)),
        exchanged("reversed"),
    ),
    mistakes(
        book.softmax_complement_le_of_gap,
        right("size for gap", by_size, "seed:000#8"),
        right("number of keys missing", exp(-a)),
        right("twice the gap", smaller),
        left("the largest weight", p[m]),
    ),
    mistakes(
        book.softmax_product_le_of_gap,
        right("size for gap", by_size, "seed:000#4"),
        right("twice the gap", smaller),
        right("square of the bound", small**2),
        left("sum for product", p[i] + p[j]),
    ),
    mistakes(
        book.softmax_own_product_le_of_gap,
        right("size for gap", by_size, "seed:000#4"),
        right("twice the gap", smaller),
        left("complement missing", p[i]),
        exchanged("reversed"),
    ),
    mistakes(
        book.softmax_jacobian_le_of_gap,
        claim("size for gap", And(Le(J[i, j], by_size), Le(-by_size, J[i, j])), "seed:000#4"),
        right("twice the gap", smaller, part=0),
        left("entries positive", 0, part=1),
        left("sign of the lower bound", small, part=1),
        left("product missing", delta(i, j) * p[i], part=0),
    ),
    # ---- losses
    mistakes(
        book.cross_entropy_gradient,
        right("sum of the targets missing", p[j] - y[j], "mlpack/mlpack#2360"),
        right("sign", y[j] - p[j] * Sum(y[i], i)),
        right("own target only", y[j] * (p[j] - 1)),
        right("normalised targets", p[j] - y[j] / Sum(y[i], i)),
        right("mean over classes", fused[j] / n.card),
        right("gradient at the weights", -y[j] / p[j]),
        right("softmax twice", softmax(p, j) * Sum(y[i], i) - y[j]),
        right("backward pass of softmax once more", p[j] * (fused[j] - Sum(fused[i] * p[i], i))),
        right("weight squared", p[j] ** 2 * Sum(y[i], i) - y[j]),
        right("softmax missing", x[j] * Sum(y[i], i) - y[j]),
        right("targets missing", p[j] * Sum(y[i], i)),
        right("derivative of the sigmoid", diagonal[j] * fused[j]),
        equivalent(
            right("sum outside", Sum(p[j] * y[i], i) - y[j]), because="the weight does not depend on the summed index"
        ),
    ),
    mistakes(
        book.padded_cross_entropy_gradient,
        right("padding counted", weight[other] / rows.card * padded[other, j], "tracel-ai/burn#5568"),
        right("sum for mean", weight[other] * padded[other, j]),
        right("padding not masked", padded[other, j] / counted),
        right("divided twice", weight[other] / counted**2 * padded[other, j]),
        right("mean over classes", weight[other] / (counted * n.card) * padded[other, j]),
        right(
            "sum of the targets missing", weight[other] / counted * (P[other, j] - Y[other, j]), "mlpack/mlpack#2360"
        ),
        right(
            "padding masked in the targets only",
            (P[other, j] * Sum(Y[other, i], i) - weight[other] * Y[other, j]) / counted,
        ),
        right("weighted twice", weight[other] ** 2 / counted * padded[other, j]),
        right("sign", -weight[other] / counted * padded[other, j]),
    ),
    mistakes(
        book.smoothed_padded_cross_entropy_gradient,
        right(
            "padding smoothed", share[other] * kept[other, j] + uniform[other, j] / rows.card, "pytorch/pytorch#73205"
        ),
        right(
            "padding counted", weight[other] / rows.card * (kept[other, j] + uniform[other, j]), "tracel-ai/burn#5568"
        ),
        right("sum for mean", weight[other] * (kept[other, j] + uniform[other, j])),
        right("padding not masked", (kept[other, j] + uniform[other, j]) / counted),
        right("smoothing forgotten", share[other] * padded[other, j]),
        right("uniform law forgotten", share[other] * kept[other, j]),
        right("targets not lowered", share[other] * (padded[other, j] + uniform[other, j])),
        right(
            "uniform law not divided by the classes",
            share[other] * (kept[other, j] + epsilon * (n.card * P[other, j] - 1)),
        ),
        right(
            "spread over the other classes",
            share[other]
            * (
                kept[other, j]
                + epsilon / (n.card - 1) * (P[other, j] * (n.card - Sum(Y[other, i], i)) - (1 - Y[other, j]))
            ),
        ),
        right(
            "smoothed twice", share[other] * ((1 - epsilon) * (kept[other, j] + uniform[other, j]) + uniform[other, j])
        ),
        right("sum of the targets missing", share[other] * (P[other, j] - softened[other, j]), "mlpack/mlpack#2360"),
        right("sign", -share[other] * (kept[other, j] + uniform[other, j])),
        equivalent(
            right("mixture of two gradients", share[other] * (kept[other, j] + uniform[other, j])),
            because="the gradient is linear in the targets, and the uniform law sums to one",
        ),
    ),
    mistakes(
        book.sigmoid_derivative,
        right("input for output", t * (1 - t), "BoltzmannEntropy/interviews.ai#4"),
        right("hyperbolic tangent", 1 - s**2),
        right("sign", s * (s - 1)),
        right("sign of the square", s * (1 + s)),
        equivalent(right("expanded", s - s**2), because="the factor is distributed"),
    ),
    mistakes(
        book.sigmoid_derivative_le_quarter,
        right("one fifth", Rational(1, 5)),
        relation("strict", "lt"),
        exchanged("reversed"),
        left("the sigmoid itself", s),
    ),
)
