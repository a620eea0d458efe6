"""Mistakes about the feed-forward network, its activations, and the rest of the backward pass."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, left, mistakes, right
from ....kernel.terms import Term
from ....language.terms import Rational, Sum, erf, exp, pi, sqrt
from ...softmax.theorems import j, k, n, p, sigmoid, x
from .. import theorems as book
from ..theorems import *

unit = linear(X, W, b, t, h)
mean_gradient = Sum(gc[i] * chance[i], i)
bend_slope_once = sqrt(2) / sqrt(pi) * (1 + cubic * r**2)
gate_slope = r / 2 * (1 - tanh(q) ** 2)
above = tanh(bend(x[j]))
through_gate = x[j] / 2 * (1 - above**2)
bend_slope_at_x = sqrt(2) / sqrt(pi) * (1 + 3 * cubic * x[j] ** 2)
swish = sigmoid(Rational(1702, 1000) * x[j])  # the gate of the third form of GELU
swish_slope = swish * (1 + Rational(1702, 1000) * x[j] * (1 - swish))


def of_labels(right_class: Term, each: Term) -> Term:
    """The gradient of the loss of labels that need not sum to one: ``each`` for all classes, ``right_class`` for the right one."""
    return Term.__sub__(p[j] * (right_class + n.card * each), right_class * delta(j, k) + each)


MISTAKES: tuple[Mistakes, ...] = (
    # ---- Jacobians and linear maps
    mistakes(
        book.vjp_compose,
        right("incoming gradient forgotten", Sum(Sum(B[c, h], c) * A[h, a], h)),
        right("inner Jacobian missing", Sum(Sum(g[c] * B[c, h], c), h)),
        right("sums taken apart", Sum(Sum(g[c] * B[c, h], c), h) * Sum(A[h, a], h)),
        right("one path", Sum(g[c] * B[c, h], c) * A[h, a]),
        equivalent(
            right("all paths at once", Sum(A[h, a] * g[c] * B[c, h], h, c)), because="finite sums may be exchanged"
        ),
    ),
    mistakes(
        book.softmax_linear_backward,
        right("diagonal only", Sum(gc[j] * chance[j] * (1 - chance[j]) * head[a, j], j), "deeplearning4j/libnd4j#440"),
        right("linear map skipped", Sum(chance[j] * (gc[j] - mean_gradient), j)),
        right("softmax skipped", Sum(gc[j] * head[a, j], j)),
        right("sum missing", Sum(chance[j] * gc[j] * head[a, j], j), "HomericIntelligence/Odyssey#2134"),
    ),
    mistakes(
        book.linear_backward_input,
        right("incoming gradient forgotten", Sum(W[a, h], h)),
        right("summed over the tokens", Sum(Gh[t, h] * W[a, h], t, h)),
        right("one output", Gh[s, h] * W[a, h]),
        right("bias added", Sum(Gh[s, h] * (W[a, h] + b[h]), h)),
    ),
    mistakes(
        book.linear_backward_weight,
        right("mean over the tokens", Sum(X[t, a] * Gh[t, l], t) / tokens.card, "apache/mxnet#2427"),
        right("one token", X[t, a] * Gh[t, l]),
        right("output for input", Sum(linear(X, W, b, t, l) * Gh[t, l], t)),
        right("sums taken apart", Sum(X[t, a], t) * Sum(Gh[t, l], t)),
    ),
    mistakes(
        book.linear_backward_bias,
        right("mean over the tokens", Sum(Gh[t, l], t) / tokens.card, "kvfrans/notes#5"),
        right("one sum for all outputs", Sum(Gh[t, h], t, h), "rasbt/stat453-deep-learning-ss21#5"),
        right("one token", Gh[t, l], "mlpack/mlpack#3679"),
        right("bias kept", b[l] * Sum(Gh[t, l], t)),
    ),
    # ---- activations
    mistakes(
        book.absolute_square,
        right("sign", -(r**2)),
        left("not squared", absolute(r)),
        right("no root", r**4),
    ),
    mistakes(
        book.absolute_of_pos,
        right("sign", -r),
        right("square", r**2),
        right("sign of the argument for its size", 1),
    ),
    mistakes(
        book.absolute_ne_of_neg,
        left("sum for difference", absolute(r) + r),
        left("ReLU", relu(r)),
        left("slope of ReLU", relu_slope(r)),
    ),
    mistakes(
        book.absolute_of_neg,
        right("sign", r),
        right("ReLU", 0),
        right("square", r**2),
    ),
    mistakes(
        book.relu_zero_or_argument,
        left("always the argument", relu(r) - r),
        left("always zero", relu(r)),
        left("sign", relu(r) * (relu(r) + r)),
        left("absolute value", absolute(r) * (absolute(r) - r)),
    ),
    mistakes(
        book.relu_derivative,
        right("derivative of the sigmoid", sigmoid(r) * (1 - sigmoid(r)), "jeffheaton/encog-dotnet-core#124"),
        right("branches exchanged", 1 - relu_slope(r)),
        right("that of the absolute value", r / absolute(r)),
        right("one everywhere", 1),
        right("output for slope", relu(r)),
    ),
    mistakes(
        book.relu_of_pos,
        right("cut off", 0, part=0),
        right("slope cut off", 0, part=1),
        right("slope of the square", 2 * r, part=1),
        right("sign", -r, part=0),
    ),
    mistakes(
        book.relu_of_neg,
        right("absolute value", -r, part=0),
        right("identity", r, part=0),
        right("slope of the identity", 1, part=1),
        right("slope of the absolute value", -1, part=1),
    ),
    mistakes(
        book.normal_distribution_derivative,
        right("not normalised", exp(-(r**2) / 2)),
        right("exponent not halved", exp(-(r**2)) / (sqrt(2) * sqrt(pi))),
        right("derivative of the error function", 2 / sqrt(pi) * exp(-(r**2))),
        right("that of the sigmoid", sigmoid(r) * (1 - sigmoid(r))),
    ),
    mistakes(
        book.gelu_derivative,
        right("second term missing", normal_distribution(r)),
        right("argument missing", normal_distribution(r) + normal_density(r)),
        right("sign", normal_distribution(r) - r * normal_density(r)),
        right(
            "argument in the distribution",
            r * normal_distribution(r) + r * normal_density(r),
            "tensorflow/tensorflow#50510",
        ),
        right("tanh form", gelu_tanh_slope(r)),
        refuted="sign",
    ),
    mistakes(
        book.tanh_derivative,
        right("sign", 1 + tanh(r) ** 2, "nicodjimenez/lstm#41"),
        right("one missing", -(tanh(r) ** 2), "scutan90/DeepLearning-500-questions#544"),
        right("that of the arctangent", 1 / (1 + r**2), "neowsl/rust-ml#3"),
        left("tanh of half the argument", (1 - exp(-r)) / (1 + exp(-r)), "HIPS/autograd#317"),
        right("input for output", 1 - r**2),
        right("that of the sigmoid", tanh(r) * (1 - tanh(r))),
        equivalent(right("difference of squares", (1 - tanh(r)) * (1 + tanh(r))), because="the product is expanded"),
    ),
    mistakes(
        book.gelu_tanh_derivative,
        right(
            "argument in the distribution",
            r / 2 * (1 + tanh(q)) + gate_slope * bend_slope,
            "tensorflow/tensorflow#50510",
        ),
        right("inner derivative missing", half * (1 + tanh(q)) + gate_slope),
        right("cube not differentiated", half * (1 + tanh(q)) + gate_slope * bend_slope_once),
        right("second term missing", half * (1 + tanh(q))),
        right("exact form", normal_distribution(r) + r * normal_density(r)),
        equivalent(
            left(
                "argument taken out of the cube",
                r / 2 * (1 + tanh(sqrt(2) / sqrt(pi) * (r * (1 + cubic * r**2)))),
                "deepspeedai/Megatron-DeepSpeed#84",
            ),
            because="the inner function is the same polynomial",
        ),
    ),
    mistakes(
        book.relu_vjp,
        right("incoming gradient forgotten", relu_slope(x[j]), "haifengl/smile#528"),
        right("gradient passed through", gc[j], "chainer/chainer#5898"),
        right("branches exchanged", gc[j] * (1 - relu_slope(x[j]))),
        right("slope of leaky ReLU", gc[j] * (Rational(1, 100) + Rational(99, 100) * relu_slope(x[j]))),
        right("that of the absolute value", gc[j] * (x[j] / absolute(x[j]))),
        right("output for slope", gc[j] * relu(x[j])),
        right("cut off by the gradient", gc[j] * relu_slope(gc[j])),
        right("cut off by both", gc[j] * relu_slope(gc[j]) * relu_slope(x[j])),
        right(
            "derivative of the sigmoid", gc[j] * sigmoid(x[j]) * (1 - sigmoid(x[j])), "jeffheaton/encog-dotnet-core#124"
        ),
    ),
    mistakes(
        book.gelu_vjp,
        right("incoming gradient forgotten", gelu_slope(x[j])),
        right("second term missing", gc[j] * normal_distribution(x[j])),
        right("argument missing", gc[j] * (normal_distribution(x[j]) + normal_density(x[j]))),
        right("sign of the second term", gc[j] * (normal_distribution(x[j]) - x[j] * normal_density(x[j]))),
        right(
            "argument in the distribution",
            gc[j] * (x[j] * normal_distribution(x[j]) + x[j] * normal_density(x[j])),
            "tensorflow/tensorflow#50510",
        ),
        right("tanh form", gc[j] * gelu_tanh_slope(x[j])),
        right("sigmoid form", gc[j] * swish_slope),
        right("density not normalised", gc[j] * (normal_distribution(x[j]) + x[j] * exp(-(x[j] ** 2) / 2))),
        right("root of two missing", gc[j] * (half * (1 + erf(x[j])) + x[j] * normal_density(x[j]))),
        right("output for input", gc[j] * gelu_slope(gelu(x[j]))),
        refuted="sign of the second term",
    ),
    mistakes(
        book.gelu_tanh_vjp,
        right("incoming gradient forgotten", gelu_tanh_slope(x[j])),
        right("second term missing", gc[j] * (half * (1 + above))),
        right("inner derivative missing", gc[j] * (half * (1 + above) + through_gate)),
        right(
            "cube not differentiated",
            gc[j] * (half * (1 + above) + through_gate * (sqrt(2) / sqrt(pi) * (1 + cubic * x[j] ** 2))),
        ),
        right("square missing", gc[j] * (half * (1 + above) + x[j] / 2 * (1 - above) * bend_slope_at_x)),
        right("half missing", gc[j] * (half * (1 + above) + 2 * through_gate * bend_slope_at_x)),
        right(
            "argument in the distribution",
            gc[j] * (x[j] / 2 * (1 + above) + through_gate * bend_slope_at_x),
            "tensorflow/tensorflow#50510",
        ),
        right("exact form", gc[j] * gelu_slope(x[j])),
        right("sigmoid form", gc[j] * swish_slope),
        right("output for input", gc[j] * gelu_tanh_slope(gelu_tanh(x[j]))),
    ),
    # ---- the network
    mistakes(
        book.feed_forward_backward,
        right(
            "incoming gradient overwritten", Sum(relu_slope(linear(X, W, b, s, h)) * W[a, h], h), "haifengl/smile#528"
        ),
        right("slope missing", Sum(Sum(G[s, c] * V[h, c], c) * W[a, h], h), "dannyneil/spiking_relu_conversion#1"),
        right("output for slope", Sum(Sum(G[s, c] * V[h, c], c) * relu(linear(X, W, b, s, h)) * W[a, h], h)),
        right("summed over the tokens", Sum(arriving(t, h) * W[a, h], t, h)),
    ),
    mistakes(
        book.feed_forward_backward_weight,
        right(
            "incoming gradient overwritten", Sum(X[t, a] * relu_slope(linear(X, W, b, t, l)), t), "haifengl/smile#528"
        ),
        right("slope missing", Sum(X[t, a] * Sum(G[t, c] * V[l, c], c), t), "dannyneil/spiking_relu_conversion#1"),
        right("mean over the tokens", Sum(X[t, a] * arriving(t, l), t) / tokens.card, "apache/mxnet#2427"),
        right("one token", X[t, a] * arriving(t, l)),
    ),
    mistakes(
        book.feed_forward_backward_bias,
        right("mean over the tokens", Sum(arriving(t, l), t) / tokens.card, "kvfrans/notes#5"),
        right("one token", arriving(t, l), "mlpack/mlpack#3679"),
        right("one sum for all units", Sum(arriving(t, h), t, h), "rasbt/stat453-deep-learning-ss21#5"),
        right("slope missing", Sum(Sum(G[t, c] * V[l, c], c), t), "dannyneil/spiking_relu_conversion#1"),
    ),
    mistakes(
        book.feed_forward_backward_weight_out,
        right("before the activation", Sum(linear(X, W, b, t, l) * G[t, o], t)),
        right("slope for output", Sum(relu_slope(linear(X, W, b, t, l)) * G[t, o], t)),
        right("mean over the tokens", Sum(relu(linear(X, W, b, t, l)) * G[t, o], t) / tokens.card, "apache/mxnet#2427"),
        right("one token", relu(linear(X, W, b, t, l)) * G[t, o]),
    ),
    mistakes(
        book.residual_backward,
        right("gradient of the residual missing", branch, "paiml/entrenar#313"),
        right("gradient of the branch missing", R[s, a]),
        right("residual counted twice", 2 * R[s, a] + branch),
        right(
            "slope missing",
            R[s, a] + Sum(Sum(R[s, f] * U[h, f], f) * W[a, h], h),
            "dannyneil/spiking_relu_conversion#1",
        ),
    ),
    # ---- embedding, pooling, loss
    mistakes(
        book.embedding_backward,
        right("one occurrence", kappa * (T[t, w] * R[t, a]), "pytorch/pytorch#1528"),
        right("every word", kappa * Sum(R[t, a], t), "tsotchke/eshkol#392"),
        right("scale missing", Sum(T[t, w] * R[t, a], t)),
        right("mean over the occurrences", kappa * Sum(T[t, w] * R[t, a], t) / Sum(T[t, w], t)),
        equivalent(
            right("scaled token by token", Sum(kappa * T[t, w] * R[t, a], t)),
            because="the scale does not depend on the token",
        ),
    ),
    mistakes(
        book.embedding_backward_of_absent,
        right("gradient of other words", kappa * Sum(R[t, f], t), "ooples/AiDotNet.Tensors#894"),
        right("row of the table", table[w, f]),
        right("gradient of the word", kappa * Sum(T[t, w] * R[t, f], t)),
        right("one token", kappa * R[t, f]),
    ),
    mistakes(
        book.mean_pool_linear_commute,
        left("divided by all entries", Sum(unit, t) / (tokens.card * book.d.card), "StarlightSearch/EmbedAnything#210"),
        left("sum for mean", Sum(unit, t)),
        right("bias divided", Sum(Sum(X[t, a], t) / tokens.card * W[a, h], a) + b[h] / tokens.card),
        right("bias for each token", Sum(Sum(X[t, a], t) / tokens.card * W[a, h], a) + tokens.card * b[h]),
    ),
    mistakes(
        book.label_smoothed_cross_entropy_gradient,
        right(
            "smoothing divided twice",
            p[j] - ((1 - epsilon / n.card) * delta(j, k) + epsilon / n.card),
            "ildoonet/pytorch-randaugment#30",
        ),
        right(
            "smoothing subtracted twice",
            p[j] - ((1 - epsilon - epsilon / n.card) * delta(j, k) + epsilon / n.card),
            "eladhoffer/utils.pytorch#14",
        ),
        right("whole uniform law added", p[j] - ((1 - epsilon) * delta(j, k) + 1 / n.card), "TimDettmers/ConvE#55"),
        right(
            "one class fewer",
            p[j] - ((1 - epsilon) * delta(j, k) + epsilon / (n.card - 1)),
            "CoinCheung/pytorch-loss#19",
        ),
        right(
            "spread over the other classes",
            p[j] - ((1 - epsilon) * delta(j, k) + epsilon / (n.card - 1) * (1 - delta(j, k))),
        ),
        right("right class not lowered", p[j] - (delta(j, k) + epsilon / n.card)),
        right(
            "smoothed twice",
            p[j] - ((1 - epsilon) ** 2 * delta(j, k) + (1 - epsilon) * epsilon / n.card + epsilon / n.card),
        ),
        right("sign", (1 - epsilon) * delta(j, k) + epsilon / n.card - p[j]),
        right("hard label", p[j] - delta(j, k)),
        right("smoothing divided twice in the labels", of_labels(1 - epsilon / n.card, epsilon / n.card)),
        right("whole uniform law added to the labels", of_labels(1 - epsilon, 1 / n.card)),
        equivalent(
            right("mixture of two gradients", (1 - epsilon) * (p[j] - delta(j, k)) + epsilon * (p[j] - 1 / n.card)),
            because="the weights of the two labels sum to one",
        ),
    ),
)
