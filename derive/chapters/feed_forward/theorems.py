r"""The feed-forward network and the rest of the backward pass.

Facts: the gradients of a linear map are products with the transposes of its weights and of its inputs. An activation
multiplies by its slope: ReLU by 0 or 1 wherever its argument is not 0, GELU by Phi(x) + x phi(x). Everything else is the
chain rule. ReLU is max(0, x) = (x + sqrt(x^2)) / 2; this has a derivative off the kink only, and the kernel asks for it.
Rows are tokens; G is a constant, the gradient that arrives at the output.
"""

from __future__ import annotations

from ...kernel.terms import Term, resize
from ...language.entry import *
from ...language.terms import *
from ..softmax.theorems import cross_entropy_gradient, j, k, n, p, partition, partition_pos, softmax, x

tokens, d, hidden, out, words = (Dimension(name) for name in ("n", "d", "m", "e", "v"))
t, s = tokens.indices("t s")
a, f = d.indices("a f")
h, l = hidden.indices("h l")
c, o = out.indices("c o")
w, z = words.indices("w z")
(i,) = n.indices("i")
X, W, b = vector("X", tokens, d), vector("W", d, hidden), vector("b", hidden)
V, beta = vector("V", hidden, out), vector("beta", out)
G = vector("G", tokens, out)
A, B, g = vector("A", hidden, d), vector("B", out, hidden), vector("g", out)
U, gamma, R = vector("U", hidden, d), vector("gamma", d), vector("R", tokens, d)
T, table = vector("T", tokens, words), vector("M", words, d)
features, head, gc = vector("y", d), vector("C", d, n), vector("g", n)
r, kappa, epsilon = reals("r kappa epsilon")
delta = KroneckerDelta
half, cubic = Rational(1, 2), Rational(44715, 10**6)

linear = define("linear", (X, W, b, t, h), Sum(X[t, a] * W[a, h], a) + b[h])
absolute = define("abs", (r,), sqrt(r**2))
relu = define("relu", (r,), half * (r + absolute(r)))
relu_slope = define("relu_slope", (r,), half * (1 + r / absolute(r)))
normal_distribution = define("normal_distribution", (r,), half * (1 + erf(r / sqrt(2))))
normal_density = define("normal_density", (r,), exp(Rational(-1, 2) * r**2) / (sqrt(2) * sqrt(pi)))
gelu = define("gelu", (r,), r * normal_distribution(r))
tanh = define("tanh", (r,), (exp(r) - exp(-r)) / (exp(r) + exp(-r)))
bend = define("q", (r,), sqrt(2) / sqrt(pi) * (r + cubic * r**3))
feed_forward = define(
    "feed_forward",
    (X, W, b, V, beta, t, c),
    Sum(relu(linear(X, W, b, t, h)) * V[h, c], h) + beta[c],
)
narrow = Defined(resize(feed_forward.definition, {"e": d.dim}))
embedding = define("embedding", (T, table, kappa, t, a), kappa * Sum(T[t, w] * table[w, a], w))
logit = define("logit", (head, features, i), Sum(features[a] * head[a, i], a))
logits = vector_of(i, logit(head, features, i))
chance = vector_of(i, softmax(logits, i))
gain = vector_of(i, exp(logits[i]))
total = partition(logits)
gelu_tanh = define("gelu_tanh", (r,), r / 2 * (1 + tanh(bend(r))))

OPENING = Opening(
    title="Feed-forward networks and the backward pass",
    text=r"""
    Between its attention layers a Transformer applies the same small network to each token: linear, activation, linear. Its
    backward pass, and those of the embedding, the residual connections, the pooling and the loss, are a page of index algebra,
    and yet mistakes in them are reported of real programs: the slope of an activation left out, one token taken for all of them,
    a mean over the tokens for a sum.
    """,
    notation=(
        Notation(normal_distribution(r), "Phi", (r,)),
        Notation(normal_density(r), r"\varphi", (r,)),
        Notation(relu_slope(r), r"\operatorname{relu}'", (r,)),
        Notation(gelu_tanh(r), r"\operatorname{gelu}_{\tanh}", (r,)),
        Notation(linear(X, W, b, t, h), "Y"),
        Notation(feed_forward(X, W, b, V, beta, t, c), "F"),
        Notation(narrow(X, W, b, U, gamma, t, a), "F"),
        Notation(logits[i], "z"),
        Notation(chance[i], "p"),
        Notation(total, "Z"),
        Notation(p[i], "p"),
        Notation(partition(x), "Z"),
    ),
)

# ---- Jacobians and linear maps -------------------------------------------------------------------------------------

vjp_compose = Entry(
    name="vjp_compose",
    title="A vector times a product of Jacobians, the last layer first",
    claim=Eq(
        Sum(g[c] * Sum(B[c, h] * A[h, a], h), c),
        Sum(Sum(g[c] * B[c, h], c) * A[h, a], h),
    ),
    proof=calc(
        step(Sum(g[c] * B[c, h] * A[h, a], c, h), sums(), "distribute"),
        step(Sum(Sum(g[c] * B[c, h], c) * A[h, a], h), sums(), "sum over the outputs first"),
    ),
    sources=("rumelhart1986",),
    note=r"""By the chain rule the Jacobian of a composition is the product $BA$ of two Jacobians, that of the inner map last. The right
    side never forms this product: it multiplies a vector by $B$, and then by $A$.""",
)

softmax_linear_backward = Entry(
    name="softmax_linear_backward",
    title="Backward pass of a composition: softmax after a linear map",
    claim=HasDerivative(
        Sum(gc[i] * chance[i], i),
        features[a],
        Sum(chance[j] * (gc[j] - Sum(gc[i] * chance[i], i)) * head[a, j], j),
    ),
    proof=calc(
        step(
            Sum(gc[i] * ((gain[i] * head[a, i] * total - gain[i] * Sum(gain[k] * head[a, k], k)) / total**2), i),
            differentiate(partition_pos, total),
            "quotient rule, as $Z > 0$, and the chain rule through every logit",
        ),
        step(
            Sum(gc[i] * (gain[i] / total) * (head[a, i] - Sum(gain[k] / total * head[a, k], k)), i),
            sums_and_fractions(partition_pos),
            "cancel one factor $Z$",
        ),
        step(
            Sum(chance[j] * (gc[j] - Sum(gc[i] * chance[i], i)) * head[a, j], j),
            sums(softmax),
            "definition of softmax; collect the backward pass of softmax",
        ),
    ),
    sources=("seed:001#22", "seed:004#49", "rumelhart1986"),
    note="First the backward pass of softmax, a vector over the classes, and then that of the linear map.",
)

Gh = vector("G", tokens, hidden)
y = linear(X, W, b, t, h)
loss = Sum(Gh[t, h] * y, t, h)

linear_backward_input = Entry(
    name="linear_backward_input",
    title="Backward pass of a linear map: the input",
    claim=HasDerivative(loss, X[s, a], Sum(Gh[s, h] * W[a, h], h)),
    proof=calc(
        step(
            Sum(Gh[t, h] * Sum(delta(t, s) * delta(f, a) * W[f, h], f), t, h),
            differentiate(),
            "definition of the map, entry by entry",
        ),
        step(Sum(Gh[s, h] * W[a, h], h), sums(), r"$\delta_{ts}$ keeps $t = s$, and $\delta_{fa}$ keeps $f = a$"),
    ),
    sources=("seed:001#24", "rumelhart1986"),
    note=r"As matrices, $\mathrm dX = G\,W^{\mathsf T}$.",
)

linear_backward_weight = Entry(
    name="linear_backward_weight",
    title="Backward pass of a linear map: the weight",
    claim=HasDerivative(loss, W[a, l], Sum(X[t, a] * Gh[t, l], t)),
    proof=calc(
        step(
            Sum(Gh[t, h] * Sum(X[t, f] * delta(f, a) * delta(h, l), f), t, h),
            differentiate(),
            "definition of the map, entry by entry",
        ),
        step(Sum(X[t, a] * Gh[t, l], t), sums(), r"$\delta_{fa}$ keeps $f = a$, and $\delta_{hl}$ keeps $h = l$"),
    ),
    note=r"As matrices, $\mathrm dW = X^{\mathsf T} G$: the tokens are summed, as all of them use the same weight.",
)

linear_backward_bias = Entry(
    name="linear_backward_bias",
    title="Backward pass of a linear map: the bias",
    claim=HasDerivative(loss, b[l], Sum(Gh[t, l], t)),
    proof=calc(
        step(Sum(Gh[t, h] * delta(h, l), t, h), differentiate(), "only the bias depends on itself"),
        step(Sum(Gh[t, l], t), sums(), r"$\delta_{hl}$ keeps $h = l$"),
    ),
)

# ---- activations ---------------------------------------------------------------------------------------------------

absolute_square = Entry(
    name="absolute_square",
    title="The square of the absolute value",
    claim=Eq(absolute(r) ** 2, r**2),
    proof=calc(
        step(sqrt(r**2) ** 2, unfold(absolute), "definition of the absolute value"),
        step(r**2, field_arithmetic(), "a square is not negative"),
    ),
)

absolute_of_pos = Entry(
    name="absolute_of_pos",
    title="The absolute value of a positive number",
    given=(Lt(0, r),),
    claim=Eq(absolute(r), r),
    proof=calc(
        step(
            r + (absolute(r) ** 2 - r**2) / (absolute(r) + r),
            field_arithmetic(),
            "difference of two squares; the denominator is positive",
        ),
        step(r, algebra(absolute_square), r"$\operatorname{abs}(r)^2 = r^2$"),
    ),
)

absolute_ne_of_neg = Entry(
    name="absolute_ne_of_neg",
    title="The absolute value of a negative number is another number",
    given=(Lt(r, 0),),
    claim=Ne(absolute(r) - r, 0),
    proof=calc(
        0,
        step(absolute(r), sign(), r"the square of $r \ne 0$ is positive, and so is its root", "<"),
        step(absolute(r) - r, sign(), "$r < 0$", "<"),
    ),
    idle={
        "left: summand abs(r)": "also true",
        "left: summand r": "also true",
    },
)

absolute_of_neg = Entry(
    name="absolute_of_neg",
    title="The absolute value of a negative number",
    given=(Lt(r, 0),),
    claim=Eq(absolute(r), -r),
    proof=calc(
        step(
            -r + (absolute(r) ** 2 - r**2) / (absolute(r) - r),
            field_arithmetic(absolute_ne_of_neg),
            "difference of two squares; the denominator is not 0",
        ),
        step(-r, algebra(absolute_square), r"$\operatorname{abs}(r)^2 = r^2$"),
    ),
)

relu_zero_or_argument = Entry(
    name="relu_zero_or_argument",
    title="ReLU is 0 or its argument",
    claim=Eq(relu(r) * (relu(r) - r), 0),
    proof=calc(
        step(half * (absolute(r) + r) * (half * (absolute(r) - r)), unfold(relu), "definition of ReLU"),
        step((absolute(r) ** 2 - r**2) / 4, algebra(), "difference of two squares"),
        step(0, algebra(absolute_square), r"$\operatorname{abs}(r)^2 = r^2$"),
    ),
    sources=("vaswani2017",),
    note="This says what ReLU is at 0, the only place where the following theorems do not.",
)

relu_derivative = Entry(
    name="relu_derivative",
    title="Derivative of ReLU off the kink",
    given=(Ne(r, 0),),
    claim=HasDerivative(relu(r), r, relu_slope(r)),
    proof=calc(
        step(half * (1 + 1 / (2 * sqrt(r**2)) * (2 * r)), differentiate(), r"chain rule: $r^2 > 0$, as $r \ne 0$"),
        step(half * (1 + r / absolute(r)), field_arithmetic(absolute), "definition of the absolute value"),
        step(relu_slope(r), unfold(relu_slope), "definition of the slope"),
    ),
    sources=("vaswani2017",),
    note="At 0 there is no derivative. Programs return 0 there: a choice, and no theorem.",
)

relu_of_pos = Entry(
    name="relu_of_pos",
    title="ReLU and its slope where the argument is positive",
    given=(Lt(0, r),),
    claim=And(Eq(relu(r), r), Eq(relu_slope(r), 1)),
    proof=Together(
        calc(
            step(half * (r + absolute(r)), unfold(relu), "definition of ReLU"),
            step(r, algebra(absolute_of_pos), r"$\operatorname{abs}(r) = r$"),
        ),
        calc(
            step(half * (1 + r / r), unfold(relu_slope, absolute_of_pos), r"$\operatorname{abs}(r) = r$"),
            step(1, field_arithmetic(), r"as $r \ne 0$"),
        ),
    ),
    sources=("vaswani2017",),
)

relu_of_neg = Entry(
    name="relu_of_neg",
    title="ReLU and its slope where the argument is negative",
    given=(Lt(r, 0),),
    claim=And(Eq(relu(r), 0), Eq(relu_slope(r), 0)),
    proof=Together(
        calc(
            step(half * (r + absolute(r)), unfold(relu), "definition of ReLU"),
            step(0, algebra(absolute_of_neg), r"$\operatorname{abs}(r) = -r$"),
        ),
        calc(
            step(half * (1 + r / -r), unfold(relu_slope, absolute_of_neg), r"$\operatorname{abs}(r) = -r$"),
            step(0, field_arithmetic(), r"as $r \ne 0$"),
        ),
    ),
    sources=("vaswani2017",),
)

normal_distribution_derivative = Entry(
    name="normal_distribution_derivative",
    title="The normal density",
    claim=HasDerivative(normal_distribution(r), r, normal_density(r)),
    proof=calc(
        step(
            half * (2 / sqrt(pi) * exp(-((r / sqrt(2)) ** 2)) * (1 / sqrt(2))),
            differentiate_and_simplify(),
            "derivative of the error function, and the chain rule",
        ),
        step(exp(Rational(-1, 2) * r**2) / (sqrt(2) * sqrt(pi)), field_arithmetic(), r"$(\sqrt2)^2 = 2$"),
        step(normal_density(r), unfold(normal_density), "definition of the density"),
    ),
    sources=("hendrycks2016",),
)

gelu_derivative = Entry(
    name="gelu_derivative",
    title="Derivative of GELU",
    claim=HasDerivative(gelu(r), r, normal_distribution(r) + r * normal_density(r)),
    proof=calc(
        step(
            normal_distribution(r) + r * (exp(Rational(-1, 2) * r**2) / (sqrt(2) * sqrt(pi))),
            differentiate_and_simplify(normal_distribution_derivative, normal_density),
            "product rule, and the normal density",
        ),
        step(normal_distribution(r) + r * normal_density(r), unfold(normal_density), "definition of the density"),
    ),
    sources=("hendrycks2016",),
    note=r"""The derivatives at $r$ and $-r$ add up to 1. It is negative where $r < -0.752$, and so exceeds 1 where $r > 0.752$: GELU is
    not monotone, and may enlarge a difference.""",
)

tanh_derivative = Entry(
    name="tanh_derivative",
    title="Derivative of the hyperbolic tangent",
    claim=HasDerivative(tanh(r), r, 1 - tanh(r) ** 2),
    proof=calc(
        step(
            ((exp(r) + exp(-r)) * (exp(r) + exp(-r)) - (exp(r) - exp(-r)) * (exp(r) - exp(-r)))
            / (exp(r) + exp(-r)) ** 2,
            differentiate(),
            "quotient rule; the denominator is positive",
        ),
        step(1 - ((exp(r) - exp(-r)) / (exp(r) + exp(-r))) ** 2, field_arithmetic(), "cancel the denominator"),
        step(1 - tanh(r) ** 2, unfold(tanh), "definition of the hyperbolic tangent"),
    ),
    sources=("hendrycks2016",),
)

bend_slope = sqrt(2) / sqrt(pi) * (1 + 3 * cubic * r**2)

q = bend(r)
grown, decayed = exp(q), exp(-q)

gelu_tanh_derivative = Entry(
    name="gelu_tanh_derivative",
    title="Derivative of GELU by tanh",
    claim=HasDerivative(gelu_tanh(r), r, half * (1 + tanh(q)) + r / 2 * (1 - tanh(q) ** 2) * bend_slope),
    proof=calc(
        step(
            half * (1 + tanh(q))
            + r / 2 * (((grown + decayed) ** 2 - (grown - decayed) ** 2) / (grown + decayed) ** 2) * bend_slope,
            differentiate_and_simplify(tanh, bend),
            "product rule, quotient rule and chain rule",
        ),
        step(
            half * (1 + tanh(q)) + r / 2 * (1 - tanh(q) ** 2) * bend_slope,
            field_arithmetic(tanh, bend),
            "definition of the hyperbolic tangent",
        ),
    ),
    sources=("hendrycks2016",),
    note=r"Here $\operatorname{q}(r) = \sqrt{2/\pi}\,(r + 0.044715\, r^3)$; its derivative is the last factor.",
)


def gelu_slope(z: Term) -> Term:
    """The derivative of GELU at any number."""
    return normal_distribution(z) + z * normal_density(z)


def gelu_tanh_slope(z: Term) -> Term:
    """The derivative of GELU by tanh at any number."""
    inner = tanh(bend(z))
    return half * (1 + inner) + z / 2 * (1 - inner**2) * (sqrt(2) / sqrt(pi) * (1 + 3 * cubic * z**2))


only_own = r"$\delta_{ij}$ keeps $i = j$"

relu_vjp = Entry(
    name="relu_vjp",
    title="Backward pass of ReLU",
    given=(ForAll(i, Ne(x[i], 0)),),
    claim=HasDerivative(Sum(gc[i] * relu(x[i]), i), x[j], gc[j] * relu_slope(x[j])),
    proof=calc(
        step(
            Sum(gc[i] * (delta(i, j) * relu_slope(x[i])), i),
            differentiate_and_simplify(relu_slope, absolute),
            "linearity, and the chain rule; no entry is at the kink",
        ),
        step(gc[j] * relu_slope(x[j]), sums(), only_own),
    ),
    sources=("vaswani2017", "haifengl/smile#528"),
    note="Each entry has its own slope and nothing is summed: the Jacobian of an activation is diagonal.",
)

gelu_vjp = Entry(
    name="gelu_vjp",
    title="Backward pass of GELU",
    claim=HasDerivative(Sum(gc[i] * gelu(x[i]), i), x[j], gc[j] * gelu_slope(x[j])),
    proof=calc(
        step(
            Sum(gc[i] * (delta(i, j) * gelu_slope(x[i])), i),
            differentiate_and_simplify(normal_distribution, normal_density),
            "linearity, product rule and chain rule",
        ),
        step(gc[j] * gelu_slope(x[j]), sums(), only_own),
    ),
    sources=("hendrycks2016",),
)

gelu_tanh_vjp = Entry(
    name="gelu_tanh_vjp",
    title="Backward pass of GELU by tanh",
    claim=HasDerivative(Sum(gc[i] * gelu_tanh(x[i]), i), x[j], gc[j] * gelu_tanh_slope(x[j])),
    proof=calc(
        step(
            Sum(gc[i] * (delta(i, j) * gelu_tanh_slope(x[i])), i),
            differentiate_and_simplify(tanh, bend),
            "linearity, product rule, quotient rule and chain rule",
        ),
        step(gc[j] * gelu_tanh_slope(x[j]), sums(), only_own),
    ),
    sources=("hendrycks2016",),
)

# ---- the network ---------------------------------------------------------------------------------------------------

off_kink = ForAll(t, ForAll(h, Ne(linear(X, W, b, t, h), 0)))
network_loss = Sum(G[t, c] * feed_forward(X, W, b, V, beta, t, c), t, c)


def arriving(token: Term, unit: Term) -> Term:
    """The gradient before the activation: of the outputs, through the second weight, times the slope."""
    return Sum(G[token, c] * V[unit, c], c) * relu_slope(linear(X, W, b, token, unit))


def spread(moved: Term) -> Term:
    """The gradient of the loss, where ``moved`` is the derivative of the hidden unit h of token t."""
    return Sum(G[t, c] * Sum(relu_slope(linear(X, W, b, t, h)) * moved * V[h, c], h), t, c)


chain_rule = "chain rule through every hidden unit; none of them is at the kink"
folded = (relu_slope, feed_forward)

feed_forward_backward = Entry(
    name="feed_forward_backward",
    title="Backward pass of the feed-forward network: the input",
    given=(off_kink,),
    claim=HasDerivative(network_loss, X[s, a], Sum(arriving(s, h) * W[a, h], h)),
    proof=calc(
        step(
            spread(Sum(delta(t, s) * delta(f, a) * W[f, h], f)),
            differentiate_and_simplify(relu_slope, absolute),
            chain_rule,
        ),
        step(Sum(arriving(s, h) * W[a, h], h), sums(), r"$\delta_{ts}$ keeps $t = s$, and $\delta_{fa}$ keeps $f = a$"),
    ),
    sources=("seed:004#42", "vaswani2017"),
)

feed_forward_backward_weight = Entry(
    name="feed_forward_backward_weight",
    title="Backward pass of the feed-forward network: the first weight",
    given=(off_kink,),
    claim=HasDerivative(network_loss, W[a, l], Sum(arriving(t, l) * X[t, a], t)),
    proof=calc(
        step(
            spread(Sum(X[t, f] * delta(f, a) * delta(h, l), f)),
            differentiate_and_simplify(relu_slope, absolute),
            chain_rule,
        ),
        step(Sum(arriving(t, l) * X[t, a], t), sums(), r"$\delta_{fa}$ keeps $f = a$, and $\delta_{hl}$ keeps $h = l$"),
    ),
    sources=("vaswani2017",),
)

feed_forward_backward_bias = Entry(
    name="feed_forward_backward_bias",
    title="Backward pass of the feed-forward network: the first bias",
    given=(off_kink,),
    claim=HasDerivative(network_loss, b[l], Sum(arriving(t, l), t)),
    proof=calc(
        step(spread(delta(h, l)), differentiate_and_simplify(relu_slope, absolute), chain_rule),
        step(Sum(arriving(t, l), t), sums(), r"$\delta_{hl}$ keeps $h = l$"),
    ),
    sources=("vaswani2017",),
)

feed_forward_backward_weight_out = Entry(
    name="feed_forward_backward_weight_out",
    title="Backward pass of the feed-forward network: the second weight",
    claim=HasDerivative(network_loss, V[l, o], Sum(relu(linear(X, W, b, t, l)) * G[t, o], t)),
    proof=calc(
        step(
            Sum(G[t, c] * Sum(relu(linear(X, W, b, t, h)) * delta(h, l) * delta(c, o), h), t, c),
            differentiate(),
            "the hidden units do not depend on the second weight",
        ),
        step(
            Sum(relu(linear(X, W, b, t, l)) * G[t, o], t),
            sums(),
            r"$\delta_{hl}$ keeps $h = l$, and $\delta_{co}$ keeps $c = o$",
        ),
    ),
    sources=("vaswani2017",),
    note="No hypothesis is needed: the output is linear in this weight, wherever the hidden units are.",
)

residual_loss = Sum(R[t, a] * (X[t, a] + narrow(X, W, b, U, gamma, t, a)), t, a)
branch = Sum(Sum(R[s, f] * U[h, f], f) * relu_slope(linear(X, W, b, s, h)) * W[a, h], h)

residual_backward = Entry(
    name="residual_backward",
    title="Backward pass of a residual connection",
    given=(off_kink,),
    claim=HasDerivative(residual_loss, X[s, a], R[s, a] + branch),
    proof=calc(
        step(
            Sum(R[t, f] * delta(t, s) * delta(f, a), t, f) + branch,
            differentiate_and_simplify(relu_slope, absolute),
            "linearity, and the backward pass of the network",
        ),
        step(R[s, a] + branch, sums(), r"$\delta_{ts}$ keeps $t = s$, and $\delta_{fa}$ keeps $f = a$"),
    ),
    sources=("seed:001#26", "vaswani2017"),
    note="The gradient at the output reaches the input unchanged, whatever the network adds to it.",
)

# ---- embedding, pooling, loss --------------------------------------------------------------------------------------

embedding_loss = Sum(R[t, a] * embedding(T, table, kappa, t, a), t, a)

embedding_backward = Entry(
    name="embedding_backward",
    title="Backward pass of an embedding",
    claim=HasDerivative(embedding_loss, table[w, a], kappa * Sum(T[t, w] * R[t, a], t)),
    proof=calc(
        step(
            Sum(R[t, f] * (kappa * Sum(T[t, z] * delta(z, w) * delta(f, a), z)), t, f),
            differentiate(),
            "linearity",
        ),
        step(
            kappa * Sum(T[t, w] * R[t, a], t), sums(), r"$\delta_{zw}$ keeps $z = w$, and $\delta_{fa}$ keeps $f = a$"
        ),
    ),
    sources=("vaswani2017",),
    note=r"""A lookup is the product with a matrix $T$ that has a 1 where token $t$ is the word $w$, and else 0: the gradient of a row of
    the table is the sum over the occurrences of its word. The theorem holds for every $T$.""",
)

others = vector_of(t, z, (1 - delta(z, w)) * T[t, z])

embedding_backward_of_absent = Entry(
    name="embedding_backward_of_absent",
    title="A word that does not occur has no gradient",
    claim=HasDerivative(Sum(R[t, a] * embedding(others, table, kappa, t, a), t, a), table[w, f], 0),
    proof=calc(
        step(
            kappa * Sum((1 - delta(w, w)) * T[t, w] * R[t, f], t),
            differentiate(embedding_backward.at(T=others)),
            "the backward pass of the embedding",
        ),
        step(0, sums(), r"$\delta_{ww} = 1$"),
    ),
    sources=("vaswani2017",),
    note="The lookups are those of any matrix, with the column of the word $w$ replaced by 0.",
    idle={
        "function: factor R[b1, b0]": "no change",
        "function: factor embedding(fun t:n => fun z:v => (1 - KroneckerDelta(z, w)...": "no change",
    },
)

mean_pool_linear_commute = Entry(
    name="mean_pool_linear_commute",
    title="Mean pooling commutes with a linear map",
    claim=Eq(
        Sum(linear(X, W, b, t, h), t) / tokens.card,
        Sum(Sum(X[t, a], t) / tokens.card * W[a, h], a) + b[h],
    ),
    proof=calc(
        step(
            (Sum(Sum(X[t, a], t) * W[a, h], a) + tokens.card * b[h]) / tokens.card,
            sums(linear),
            "linearity; $n$ equal terms",
        ),
        step(Sum(Sum(X[t, a], t) / tokens.card * W[a, h], a) + b[h], sums_and_fractions(), "divide, as $n > 0$"),
    ),
    sources=("seed:004#56",),
)

smoothed = vector_of(i, (1 - epsilon) * delta(i, k) + epsilon / n.card)

label_smoothed_cross_entropy_gradient = Entry(
    name="label_smoothed_cross_entropy_gradient",
    title="Gradient of the cross-entropy with smoothed labels",
    claim=HasDerivative(-Sum(smoothed[i] * log(p[i]), i), x[j], p[j] - smoothed[j]),
    proof=calc(
        step(
            p[j] * Sum(smoothed[i], i) - smoothed[j],
            differentiate(cross_entropy_gradient.at(y=smoothed)),
            "gradient of the cross-entropy",
        ),
        step(p[j] - smoothed[j], sums_and_fractions(), "the smoothed labels sum to one"),
    ),
    sources=("vaswani2017", "szegedy2016"),
    note=r"The smoothing is spread over all $n$ classes, the right one included.",
)
