"""Mistakes about the feed-forward network, its activations, and the rest of the backward pass."""

from __future__ import annotations

from ..language import Ne, Rational, Sum, erf, exp, pi, sqrt
from ..theorems import feed_forward as book
from ..theorems.feed_forward import (
    A,
    B,
    G,
    Gh,
    R,
    T,
    U,
    V,
    W,
    X,
    a,
    absolute,
    arriving,
    b,
    bend,
    bend_slope,
    branch,
    c,
    chance,
    cubic,
    delta,
    epsilon,
    f,
    g,
    gc,
    gelu,
    gelu_slope,
    gelu_tanh,
    gelu_tanh_slope,
    h,
    half,
    head,
    i,
    kappa,
    l,
    linear,
    normal_density,
    normal_distribution,
    o,
    q,
    r,
    relu,
    relu_slope,
    s,
    t,
    table,
    tanh,
    tokens,
    w,
)
from ..theorems.softmax import j, k, n, p, sigmoid, x
from . import Equivalent, Mutant, left, right

unit = linear(X, W, b, t, h)
mean_gradient = Sum(gc[i] * chance[i], i)
bend_slope_once = sqrt(2) / sqrt(pi) * (1 + cubic * r**2)
gate_slope = r / 2 * (1 - tanh(q) ** 2)
above = tanh(bend(x[j]))
through_gate = x[j] / 2 * (1 - above**2)
bend_slope_at_x = sqrt(2) / sqrt(pi) * (1 + 3 * cubic * x[j] ** 2)
swish = sigmoid(Rational(1702, 1000) * x[j])  # the gate of the third form of GELU
swish_slope = swish * (1 + Rational(1702, 1000) * x[j] * (1 - swish))


MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- Jacobians and linear maps
    "vjp_compose": (
        Mutant("incoming gradient forgotten", right(book.vjp_compose, Sum(Sum(B[c, h], c) * A[h, a], h))),
        Mutant("inner Jacobian missing", right(book.vjp_compose, Sum(Sum(g[c] * B[c, h], c), h))),
        Mutant("sums taken apart", right(book.vjp_compose, Sum(Sum(g[c] * B[c, h], c), h) * Sum(A[h, a], h))),
        Mutant("one path", right(book.vjp_compose, Sum(g[c] * B[c, h], c) * A[h, a])),
    ),
    "softmax_linear_backward": (
        Mutant(
            "diagonal only",
            right(book.softmax_linear_backward, Sum(gc[j] * chance[j] * (1 - chance[j]) * head[a, j], j)),
            "deeplearning4j/libnd4j#440",
        ),
        Mutant("linear map skipped", right(book.softmax_linear_backward, Sum(chance[j] * (gc[j] - mean_gradient), j))),
        Mutant("softmax skipped", right(book.softmax_linear_backward, Sum(gc[j] * head[a, j], j))),
        Mutant(
            "sum missing",
            right(book.softmax_linear_backward, Sum(chance[j] * gc[j] * head[a, j], j)),
            "HomericIntelligence/Odyssey#2134",
        ),
    ),
    "linear_backward_input": (
        Mutant("incoming gradient forgotten", right(book.linear_backward_input, Sum(W[a, h], h))),
        Mutant("summed over the tokens", right(book.linear_backward_input, Sum(Gh[t, h] * W[a, h], t, h))),
        Mutant("one output", right(book.linear_backward_input, Gh[s, h] * W[a, h])),
        Mutant("bias added", right(book.linear_backward_input, Sum(Gh[s, h] * (W[a, h] + b[h]), h))),
    ),
    "linear_backward_weight": (
        Mutant(
            "mean over the tokens",
            right(book.linear_backward_weight, Sum(X[t, a] * Gh[t, l], t) / tokens.card),
            "apache/mxnet#2427",
        ),
        Mutant("one token", right(book.linear_backward_weight, X[t, a] * Gh[t, l])),
        Mutant("output for input", right(book.linear_backward_weight, Sum(linear(X, W, b, t, l) * Gh[t, l], t))),
        Mutant("sums taken apart", right(book.linear_backward_weight, Sum(X[t, a], t) * Sum(Gh[t, l], t))),
    ),
    "linear_backward_bias": (
        Mutant(
            "mean over the tokens",
            right(book.linear_backward_bias, Sum(Gh[t, l], t) / tokens.card),
            "kvfrans/notes#5",
        ),
        Mutant(
            "one sum for all outputs",
            right(book.linear_backward_bias, Sum(Gh[t, h], t, h)),
            "rasbt/stat453-deep-learning-ss21#5",
        ),
        Mutant("one token", right(book.linear_backward_bias, Gh[t, l]), "mlpack/mlpack#3679"),
        Mutant("bias kept", right(book.linear_backward_bias, b[l] * Sum(Gh[t, l], t))),
    ),
    # ---- activations
    "absolute_square": (
        Mutant("sign", right(book.absolute_square, -(r**2))),
        Mutant("not squared", left(book.absolute_square, absolute(r))),
        Mutant("no root", right(book.absolute_square, r**4)),
    ),
    "absolute_of_pos": (
        Mutant("sign", right(book.absolute_of_pos, -r)),
        Mutant("square", right(book.absolute_of_pos, r**2)),
        Mutant("sign of the argument for its size", right(book.absolute_of_pos, 1)),
    ),
    "absolute_ne_of_neg": (
        Mutant("sum for difference", Ne(absolute(r) + r, 0)),
        Mutant("ReLU", Ne(relu(r), 0)),
        Mutant("slope of ReLU", Ne(relu_slope(r), 0)),
    ),
    "absolute_of_neg": (
        Mutant("sign", right(book.absolute_of_neg, r)),
        Mutant("ReLU", right(book.absolute_of_neg, 0)),
        Mutant("square", right(book.absolute_of_neg, r**2)),
    ),
    "relu_zero_or_argument": (
        Mutant("always the argument", left(book.relu_zero_or_argument, relu(r) - r)),
        Mutant("always zero", left(book.relu_zero_or_argument, relu(r))),
        Mutant("sign", left(book.relu_zero_or_argument, relu(r) * (relu(r) + r))),
        Mutant("absolute value", left(book.relu_zero_or_argument, absolute(r) * (absolute(r) - r))),
    ),
    "relu_derivative": (
        Mutant(
            "derivative of the sigmoid",
            right(book.relu_derivative, sigmoid(r) * (1 - sigmoid(r))),
            "jeffheaton/encog-dotnet-core#124",
        ),
        Mutant("branches exchanged", right(book.relu_derivative, 1 - relu_slope(r))),
        Mutant("that of the absolute value", right(book.relu_derivative, r / absolute(r))),
        Mutant("one everywhere", right(book.relu_derivative, 1)),
        Mutant("output for slope", right(book.relu_derivative, relu(r))),
    ),
    "relu_of_pos": (
        Mutant("cut off", right(book.relu_of_pos, 0, 0)),
        Mutant("slope cut off", right(book.relu_of_pos, 0, 1)),
        Mutant("slope of the square", right(book.relu_of_pos, 2 * r, 1)),
        Mutant("sign", right(book.relu_of_pos, -r, 0)),
    ),
    "relu_of_neg": (
        Mutant("absolute value", right(book.relu_of_neg, -r, 0)),
        Mutant("identity", right(book.relu_of_neg, r, 0)),
        Mutant("slope of the identity", right(book.relu_of_neg, 1, 1)),
        Mutant("slope of the absolute value", right(book.relu_of_neg, -1, 1)),
    ),
    "normal_distribution_derivative": (
        Mutant(
            "not normalised",
            right(book.normal_distribution_derivative, exp(-(r**2) / 2)),
        ),
        Mutant(
            "exponent not halved",
            right(book.normal_distribution_derivative, exp(-(r**2)) / (sqrt(2) * sqrt(pi))),
        ),
        Mutant(
            "derivative of the error function",
            right(book.normal_distribution_derivative, 2 / sqrt(pi) * exp(-(r**2))),
        ),
        Mutant("that of the sigmoid", right(book.normal_distribution_derivative, sigmoid(r) * (1 - sigmoid(r)))),
    ),
    "gelu_derivative": (
        Mutant("second term missing", right(book.gelu_derivative, normal_distribution(r))),
        Mutant("argument missing", right(book.gelu_derivative, normal_distribution(r) + normal_density(r))),
        Mutant("sign", right(book.gelu_derivative, normal_distribution(r) - r * normal_density(r))),
        Mutant(
            "argument in the distribution",
            right(book.gelu_derivative, r * normal_distribution(r) + r * normal_density(r)),
            "tensorflow/tensorflow#50510",
        ),
    ),
    "tanh_derivative": (
        Mutant("sign", right(book.tanh_derivative, 1 + tanh(r) ** 2), "nicodjimenez/lstm#41"),
        Mutant("one missing", right(book.tanh_derivative, -(tanh(r) ** 2)), "scutan90/DeepLearning-500-questions#544"),
        Mutant("that of the arctangent", right(book.tanh_derivative, 1 / (1 + r**2)), "neowsl/rust-ml#3"),
        Mutant(
            "tanh of half the argument",
            left(book.tanh_derivative, (1 - exp(-r)) / (1 + exp(-r))),
            "HIPS/autograd#317",
        ),
        Mutant("input for output", right(book.tanh_derivative, 1 - r**2)),
        Mutant("that of the sigmoid", right(book.tanh_derivative, tanh(r) * (1 - tanh(r)))),
    ),
    "gelu_tanh_derivative": (
        Mutant(
            "argument in the distribution",
            right(book.gelu_tanh_derivative, r / 2 * (1 + tanh(q)) + gate_slope * bend_slope),
            "tensorflow/tensorflow#50510",
        ),
        Mutant("inner derivative missing", right(book.gelu_tanh_derivative, half * (1 + tanh(q)) + gate_slope)),
        Mutant(
            "cube not differentiated",
            right(book.gelu_tanh_derivative, half * (1 + tanh(q)) + gate_slope * bend_slope_once),
        ),
        Mutant("second term missing", right(book.gelu_tanh_derivative, half * (1 + tanh(q)))),
        Mutant("exact form", right(book.gelu_tanh_derivative, normal_distribution(r) + r * normal_density(r))),
    ),
    "relu_vjp": (
        Mutant("incoming gradient forgotten", right(book.relu_vjp, relu_slope(x[j])), "haifengl/smile#528"),
        Mutant("gradient passed through", right(book.relu_vjp, gc[j]), "chainer/chainer#5898"),
        Mutant("branches exchanged", right(book.relu_vjp, gc[j] * (1 - relu_slope(x[j])))),
        Mutant(
            "slope of leaky ReLU",
            right(book.relu_vjp, gc[j] * (Rational(1, 100) + Rational(99, 100) * relu_slope(x[j]))),
        ),
        Mutant("that of the absolute value", right(book.relu_vjp, gc[j] * (x[j] / absolute(x[j])))),
        Mutant("output for slope", right(book.relu_vjp, gc[j] * relu(x[j]))),
        Mutant("cut off by the gradient", right(book.relu_vjp, gc[j] * relu_slope(gc[j]))),
        Mutant("cut off by both", right(book.relu_vjp, gc[j] * relu_slope(gc[j]) * relu_slope(x[j]))),
        Mutant(
            "derivative of the sigmoid",
            right(book.relu_vjp, gc[j] * sigmoid(x[j]) * (1 - sigmoid(x[j]))),
            "jeffheaton/encog-dotnet-core#124",
        ),
    ),
    "gelu_vjp": (
        Mutant("incoming gradient forgotten", right(book.gelu_vjp, gelu_slope(x[j]))),
        Mutant("second term missing", right(book.gelu_vjp, gc[j] * normal_distribution(x[j]))),
        Mutant("argument missing", right(book.gelu_vjp, gc[j] * (normal_distribution(x[j]) + normal_density(x[j])))),
        Mutant(
            "sign of the second term",
            right(book.gelu_vjp, gc[j] * (normal_distribution(x[j]) - x[j] * normal_density(x[j]))),
        ),
        Mutant(
            "argument in the distribution",
            right(book.gelu_vjp, gc[j] * (x[j] * normal_distribution(x[j]) + x[j] * normal_density(x[j]))),
            "tensorflow/tensorflow#50510",
        ),
        Mutant("tanh form", right(book.gelu_vjp, gc[j] * gelu_tanh_slope(x[j]))),
        Mutant("sigmoid form", right(book.gelu_vjp, gc[j] * swish_slope)),
        Mutant(
            "density not normalised",
            right(book.gelu_vjp, gc[j] * (normal_distribution(x[j]) + x[j] * exp(-(x[j] ** 2) / 2))),
        ),
        Mutant(
            "root of two missing",
            right(book.gelu_vjp, gc[j] * (half * (1 + erf(x[j])) + x[j] * normal_density(x[j]))),
        ),
        Mutant("output for input", right(book.gelu_vjp, gc[j] * gelu_slope(gelu(x[j])))),
    ),
    "gelu_tanh_vjp": (
        Mutant("incoming gradient forgotten", right(book.gelu_tanh_vjp, gelu_tanh_slope(x[j]))),
        Mutant("second term missing", right(book.gelu_tanh_vjp, gc[j] * (half * (1 + above)))),
        Mutant("inner derivative missing", right(book.gelu_tanh_vjp, gc[j] * (half * (1 + above) + through_gate))),
        Mutant(
            "cube not differentiated",
            right(
                book.gelu_tanh_vjp,
                gc[j] * (half * (1 + above) + through_gate * (sqrt(2) / sqrt(pi) * (1 + cubic * x[j] ** 2))),
            ),
        ),
        Mutant(
            "square missing",
            right(book.gelu_tanh_vjp, gc[j] * (half * (1 + above) + x[j] / 2 * (1 - above) * bend_slope_at_x)),
        ),
        Mutant(
            "half missing", right(book.gelu_tanh_vjp, gc[j] * (half * (1 + above) + 2 * through_gate * bend_slope_at_x))
        ),
        Mutant(
            "argument in the distribution",
            right(book.gelu_tanh_vjp, gc[j] * (x[j] / 2 * (1 + above) + through_gate * bend_slope_at_x)),
            "tensorflow/tensorflow#50510",
        ),
        Mutant("exact form", right(book.gelu_tanh_vjp, gc[j] * gelu_slope(x[j]))),
        Mutant("sigmoid form", right(book.gelu_tanh_vjp, gc[j] * swish_slope)),
        Mutant("output for input", right(book.gelu_tanh_vjp, gc[j] * gelu_tanh_slope(gelu_tanh(x[j])))),
    ),
    # ---- the network
    "feed_forward_backward": (
        Mutant(
            "incoming gradient overwritten",
            right(book.feed_forward_backward, Sum(relu_slope(linear(X, W, b, s, h)) * W[a, h], h)),
            "haifengl/smile#528",
        ),
        Mutant(
            "slope missing",
            right(book.feed_forward_backward, Sum(Sum(G[s, c] * V[h, c], c) * W[a, h], h)),
            "dannyneil/spiking_relu_conversion#1",
        ),
        Mutant(
            "output for slope",
            right(
                book.feed_forward_backward,
                Sum(Sum(G[s, c] * V[h, c], c) * relu(linear(X, W, b, s, h)) * W[a, h], h),
            ),
        ),
        Mutant("summed over the tokens", right(book.feed_forward_backward, Sum(arriving(t, h) * W[a, h], t, h))),
    ),
    "feed_forward_backward_weight": (
        Mutant(
            "incoming gradient overwritten",
            right(book.feed_forward_backward_weight, Sum(X[t, a] * relu_slope(linear(X, W, b, t, l)), t)),
            "haifengl/smile#528",
        ),
        Mutant(
            "slope missing",
            right(book.feed_forward_backward_weight, Sum(X[t, a] * Sum(G[t, c] * V[l, c], c), t)),
            "dannyneil/spiking_relu_conversion#1",
        ),
        Mutant(
            "mean over the tokens",
            right(book.feed_forward_backward_weight, Sum(X[t, a] * arriving(t, l), t) / tokens.card),
            "apache/mxnet#2427",
        ),
        Mutant("one token", right(book.feed_forward_backward_weight, X[t, a] * arriving(t, l))),
    ),
    "feed_forward_backward_bias": (
        Mutant(
            "mean over the tokens",
            right(book.feed_forward_backward_bias, Sum(arriving(t, l), t) / tokens.card),
            "kvfrans/notes#5",
        ),
        Mutant("one token", right(book.feed_forward_backward_bias, arriving(t, l)), "mlpack/mlpack#3679"),
        Mutant(
            "one sum for all units",
            right(book.feed_forward_backward_bias, Sum(arriving(t, h), t, h)),
            "rasbt/stat453-deep-learning-ss21#5",
        ),
        Mutant(
            "slope missing",
            right(book.feed_forward_backward_bias, Sum(Sum(G[t, c] * V[l, c], c), t)),
            "dannyneil/spiking_relu_conversion#1",
        ),
    ),
    "feed_forward_backward_weight_out": (
        Mutant(
            "before the activation",
            right(book.feed_forward_backward_weight_out, Sum(linear(X, W, b, t, l) * G[t, o], t)),
        ),
        Mutant(
            "slope for output",
            right(book.feed_forward_backward_weight_out, Sum(relu_slope(linear(X, W, b, t, l)) * G[t, o], t)),
        ),
        Mutant(
            "mean over the tokens",
            right(book.feed_forward_backward_weight_out, Sum(relu(linear(X, W, b, t, l)) * G[t, o], t) / tokens.card),
            "apache/mxnet#2427",
        ),
        Mutant("one token", right(book.feed_forward_backward_weight_out, relu(linear(X, W, b, t, l)) * G[t, o])),
    ),
    "residual_backward": (
        Mutant("gradient of the residual missing", right(book.residual_backward, branch), "paiml/entrenar#313"),
        Mutant("gradient of the branch missing", right(book.residual_backward, R[s, a])),
        Mutant("residual counted twice", right(book.residual_backward, 2 * R[s, a] + branch)),
        Mutant(
            "slope missing",
            right(book.residual_backward, R[s, a] + Sum(Sum(R[s, f] * U[h, f], f) * W[a, h], h)),
            "dannyneil/spiking_relu_conversion#1",
        ),
    ),
    # ---- embedding, pooling, loss
    "embedding_backward": (
        Mutant("one occurrence", right(book.embedding_backward, kappa * (T[t, w] * R[t, a])), "pytorch/pytorch#1528"),
        Mutant("every word", right(book.embedding_backward, kappa * Sum(R[t, a], t)), "tsotchke/eshkol#392"),
        Mutant("scale missing", right(book.embedding_backward, Sum(T[t, w] * R[t, a], t))),
        Mutant(
            "mean over the occurrences",
            right(book.embedding_backward, kappa * Sum(T[t, w] * R[t, a], t) / Sum(T[t, w], t)),
        ),
    ),
    "embedding_backward_of_absent": (
        Mutant(
            "gradient of other words",
            right(book.embedding_backward_of_absent, kappa * Sum(R[t, f], t)),
            "ooples/AiDotNet.Tensors#894",
        ),
        Mutant("row of the table", right(book.embedding_backward_of_absent, table[w, f])),
        Mutant("gradient of the word", right(book.embedding_backward_of_absent, kappa * Sum(T[t, w] * R[t, f], t))),
        Mutant("one token", right(book.embedding_backward_of_absent, kappa * R[t, f])),
    ),
    "mean_pool_linear_commute": (
        Mutant(
            "divided by all entries",
            left(book.mean_pool_linear_commute, Sum(unit, t) / (tokens.card * book.d.card)),
            "StarlightSearch/EmbedAnything#210",
        ),
        Mutant("sum for mean", left(book.mean_pool_linear_commute, Sum(unit, t))),
        Mutant(
            "bias divided",
            right(
                book.mean_pool_linear_commute,
                Sum(Sum(X[t, a], t) / tokens.card * W[a, h], a) + b[h] / tokens.card,
            ),
        ),
        Mutant(
            "bias for each token",
            right(
                book.mean_pool_linear_commute,
                Sum(Sum(X[t, a], t) / tokens.card * W[a, h], a) + tokens.card * b[h],
            ),
        ),
    ),
    "label_smoothed_cross_entropy_gradient": (
        Mutant(
            "smoothing divided twice",
            right(
                book.label_smoothed_cross_entropy_gradient,
                p[j] - ((1 - epsilon / n.card) * delta(j, k) + epsilon / n.card),
            ),
            "ildoonet/pytorch-randaugment#30",
        ),
        Mutant(
            "smoothing subtracted twice",
            right(
                book.label_smoothed_cross_entropy_gradient,
                p[j] - ((1 - epsilon - epsilon / n.card) * delta(j, k) + epsilon / n.card),
            ),
            "eladhoffer/utils.pytorch#14",
        ),
        Mutant(
            "whole uniform law added",
            right(book.label_smoothed_cross_entropy_gradient, p[j] - ((1 - epsilon) * delta(j, k) + 1 / n.card)),
            "TimDettmers/ConvE#55",
        ),
        Mutant(
            "one class fewer",
            right(
                book.label_smoothed_cross_entropy_gradient,
                p[j] - ((1 - epsilon) * delta(j, k) + epsilon / (n.card - 1)),
            ),
            "CoinCheung/pytorch-loss#19",
        ),
        Mutant(
            "spread over the other classes",
            right(
                book.label_smoothed_cross_entropy_gradient,
                p[j] - ((1 - epsilon) * delta(j, k) + epsilon / (n.card - 1) * (1 - delta(j, k))),
            ),
        ),
        Mutant(
            "right class not lowered",
            right(book.label_smoothed_cross_entropy_gradient, p[j] - (delta(j, k) + epsilon / n.card)),
        ),
        Mutant(
            "smoothed twice",
            right(
                book.label_smoothed_cross_entropy_gradient,
                p[j] - ((1 - epsilon) ** 2 * delta(j, k) + (1 - epsilon) * epsilon / n.card + epsilon / n.card),
            ),
        ),
        Mutant(
            "sign",
            right(book.label_smoothed_cross_entropy_gradient, (1 - epsilon) * delta(j, k) + epsilon / n.card - p[j]),
        ),
        Mutant("hard label", right(book.label_smoothed_cross_entropy_gradient, p[j] - delta(j, k))),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "vjp_compose": (
        Equivalent(
            "all paths at once",
            right(book.vjp_compose, Sum(A[h, a] * g[c] * B[c, h], h, c)),
            "finite sums may be exchanged",
        ),
    ),
    "tanh_derivative": (
        Equivalent(
            "difference of squares",
            right(book.tanh_derivative, (1 - tanh(r)) * (1 + tanh(r))),
            "the product is expanded",
        ),
    ),
    "gelu_tanh_derivative": (
        Equivalent(
            "argument taken out of the cube",
            left(
                book.gelu_tanh_derivative,
                r / 2 * (1 + tanh(sqrt(2) / sqrt(pi) * (r * (1 + cubic * r**2)))),
            ),
            "the inner function is the same polynomial",
            "deepspeedai/Megatron-DeepSpeed#84",
        ),
    ),
    "label_smoothed_cross_entropy_gradient": (
        Equivalent(
            "mixture of two gradients",
            right(
                book.label_smoothed_cross_entropy_gradient,
                (1 - epsilon) * (p[j] - delta(j, k)) + epsilon * (p[j] - 1 / n.card),
            ),
            "the weights of the two labels sum to one",
        ),
    ),
    "embedding_backward": (
        Equivalent(
            "scaled token by token",
            right(book.embedding_backward, Sum(kappa * T[t, w] * R[t, a], t)),
            "the scale does not depend on the token",
        ),
    ),
}
