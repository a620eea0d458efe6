"""The naive forms of every statement, the forms that are harmless, and the statements that have none."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from benchmarks.naive.forms import WHOLE, Naive

__all__ = ["HARMLESS", "NAIVE", "NONE"]

# --- arguments ---

GATES = {"gate": [[120.0, -1.0, 0.5], [-2.0, 200.0, 1.0]], "up": [[1.0, -2.0, 0.5], [0.25, 1.5, -1.0]]}
COTANGENT = {"g": GATES["up"]}
LARGE = {"x": [[120.0, -1.0, 0.5], [-2.0, 200.0, 1.0]]}
"""Activations of a few hundreds."""
BELOW = {"x": [[-120.0, -1.0, 0.5], [-2.0, -200.0, 1.0]]}
BELOW_GATES = {"gate": [[-120.0, -1.0, 0.5], [-2.0, -200.0, 1.0]], "up": GATES["up"]}
LOGITS = {"logits": [[150.0, 149.0, -3.0], [-2.0, 200.0, 198.0]]}
ROWS = {"x": LOGITS["logits"]}
FAR = {"labels": [2, 0]}
"""Labels whose probability underflows."""
CLASSES, OF_ROWS = {"labels": [1, 2]}, {"g": [1.0, -2.0]}
CAPPED = {"logits": [[10000.0, -3.0, 5.0], [1.0, -8000.0, 0.5]], "cap": 50.0}
QUERIES = {"q": [[40.0, 0.0, -1.0], [36.0, 1.0, 1.0]], "k": [[10.0, 1.0, 0.0], [9.9375, 2.0, 1.0], [9.875, 0.0, 2.0]]}
"""Their scores are about 230, and close to each other."""
KEYS = {**QUERIES, "v": [[1.0, 0.0], [0.5, -1.0], [2.0, 1.0]]}
BACKWARD = {**KEYS, "g": [[1.0, -2.0], [0.5, 1.5]]}
MIXED = {**BACKWARD, "q": [[40.0, 0.0, -1.0], [0.125, 0.5, 1.0]]}
"""One row of large scores, and one of small ones."""
STRONG = {**BACKWARD, "q": [[1000.0, 0.0, -1.0], [1.0, 0.5, 1.0]], "cap": 50.0}
"""Scores of six thousand and a cap."""
FEATURES = {
    **BACKWARD,
    "q": [[60.0, 59.0, 58.0], [50.0, 49.5, 51.0]],
    "k": [[50.0, 49.0, 51.0], [49.5, 51.0, 50.0], [51.0, 50.0, 49.0]],
}
WIDTH = 1000
SPIKE = [*[1000.0] * (WIDTH - 1), 1004.0]
SPIKES = [SPIKE, [1004.0, *[1000.0] * (WIDTH - 1)]]
"""Rows whose mean is eight thousand deviations."""
RISING = [j / WIDTH - 0.5 for j in range(WIDTH)]
WIDE = {"x": SPIKES, "weight": [1.0] * WIDTH, "bias": [0.5] * WIDTH, "eps": 1e-5}
WIDE_GRADIENT = {**WIDE, "gamma": WIDE["weight"], "g": [[1.0, *[0.0] * (WIDTH - 2), 0.5], RISING]}
RESIDUAL = {**WIDE_GRADIENT, "residual": [[0.0] * WIDTH] * 2}
TALL = {"x": [[a, b] for a, b in zip(*SPIKES, strict=True)], "weight": [1.0, 2.0], "bias": [0.5, 0.0], "eps": 1e-5}
TALL_GRADIENT = {**TALL, "gamma": TALL["weight"], "g": [[a, b] for a, b in zip(*WIDE_GRADIENT["g"], strict=True)]}
GROUPS = {
    "xg": [SPIKES],
    "gain": [[1.0] * WIDTH] * 2,
    "shift": [[0.5] * WIDTH] * 2,
    "eps": 1e-5,
    "g": [WIDE_GRADIENT["g"]],
}
THOUSANDS = {
    "x": [[1000.0, -500.0, 300.0], [700.0, 900.0, -100.0]],
    "residual": [[0.5, 1.0, 2.0], [1.0, 0.25, -1.0]],
    "weight": [1.0, 0.5, 2.0],
    "gamma": [1.0, 0.5, 2.0],
    "eps": 1e-5,
    **COTANGENT,
}
UNITS = {"q": THOUSANDS["x"], "k": THOUSANDS["x"], "eps": 1e-5, "g": [[1.0, -2.0], [0.25, 1.5]]}
PREFERENCES = {
    "beta": 0.5,
    "chosen": [-600.0, -3.0],
    "rejected": [-100.0, -4.0],
    "ref_chosen": [-100.0, -2.0],
    "ref_rejected": [-110.0, -2.0],
}
STEP = {
    "p": [0.5, -0.25], "grad": [1000.0, -800.0], "m": [0.0, 0.0], "v": [1.0, 1.0],
    "lr": 0.125, "beta1": 0.9, "beta2": 0.999, "eps": 1e-8, "weight_decay": 0.01, "step": 1,
}  # fmt: skip
MLP = {
    "x": [[20.0, 1.0], [-1.0, 30.0]],
    "weight": [[10.0, 0.0], [0.0, 10.0], [0.5, 0.25]],
    "other": [[1.0, 0.5], [0.25, 1.0], [0.5, 0.25]],
    "out": [[0.5, 0.25, 1.0], [0.125, 0.5, -1.0]],
    "g": [[1.0, -2.0], [0.5, 1.5]],
}
NEAR = {"x": [[1000.1, 1000.3, 999.7]], "y": [[1000.11, 1000.29, 999.71]]}
NEARER = {"x": [[1000.1, 1000.3, 999.7]], "y": [[1000.1001, 1000.3002, 999.7001]]}
TWO_CLASSES = {"logits": LOGITS["logits"], "y": [[1.0, 0.0, 0.5], [0.0, 1.0, 0.25]]}

LONG = {
    "q": [[33.0] * 64, [32.0] * 64],
    "k": [[33.5] * 64, [33.0, *[33.5] * 63], [*[33.5] * 63, 33.25]],
    "v": KEYS["v"],
    "g": BACKWARD["g"],
}
"""Products of queries and keys above 65504, whose scores are below 1e4."""
NO_MAXIMUM, PROBABILITIES, QUOTIENT = (
    "no maximum",
    "logarithm of probabilities",
    "sigmoid as a quotient of exponentials",
)
SOFTPLUS, TANH, MOMENTS = "logarithm of one and an exponential", "tanh by exponentials", "variance by two moments"
SLOPE, SQUARES = "derivative of sigmoid by exponentials", "squares in half precision"
CLIPPED, CUBE, SCORES = "logarithm of probabilities and 1e-7", "cube in half precision", "scores in half precision"
ABOVE_ZERO = "variance by two moments, above zero"
SINGLE, HALF = ("float32",), ("float16",)
NAIVE: tuple[Naive, ...] = (
    # softmax and losses
    Naive("softmax_shifted", NO_MAXIMUM, ROWS),
    Naive("softmax_vjp", NO_MAXIMUM, {**ROWS, **COTANGENT}),
    Naive("softmax_jvp", NO_MAXIMUM, {**ROWS, "u": COTANGENT["g"]}),
    Naive("log_softmax_shifted", NO_MAXIMUM, ROWS),
    Naive("log_softmax_shifted", PROBABILITIES, ROWS),
    Naive("log_softmax_vjp", NO_MAXIMUM, {**ROWS, **COTANGENT}),
    Naive("cross_entropy_gradient", NO_MAXIMUM, {**ROWS, "y": [[0.0, 1.0, 0.0], [0.25, 0.5, 0.25]]}),
    Naive("router", NO_MAXIMUM, LOGITS),
    Naive("router.backward", NO_MAXIMUM, {**LOGITS, **COTANGENT}),
    Naive("balance", NO_MAXIMUM, {**LOGITS, "load": [0.25, 0.5, 0.25], "alpha": 0.5}),
    Naive("balance.backward", NO_MAXIMUM, {**LOGITS, "load": [0.25, 0.5, 0.25], "alpha": 0.5}),
    Naive("logsumexp", NO_MAXIMUM, LOGITS),
    Naive("logsumexp.backward", NO_MAXIMUM, {**LOGITS, **OF_ROWS}),
    Naive("cross_entropy", NO_MAXIMUM, {**LOGITS, **CLASSES}),
    Naive("cross_entropy", PROBABILITIES, {**LOGITS, **FAR}),
    Naive("weighted_cross_entropy", NO_MAXIMUM, {**LOGITS, **CLASSES, "weight": [1.0, 0.5, 2.0]}),
    Naive("weighted_cross_entropy", PROBABILITIES, {**LOGITS, **FAR, "weight": [1.0, 0.5, 2.0]}),
    Naive("weighted_cross_entropy.backward", NO_MAXIMUM, {**LOGITS, **CLASSES, "weight": [1.0, 0.5, 2.0]}),
    Naive("capped_cross_entropy", TANH, {**CAPPED, **CLASSES}),
    Naive("capped_cross_entropy.backward", TANH, {**CAPPED, **CLASSES}),
    Naive("capped_cross_entropy", NO_MAXIMUM, {**CAPPED, **CLASSES, "cap": 100.0}),
    Naive("z_loss", NO_MAXIMUM, {**LOGITS, "z_weight": 0.001}),
    Naive("z_loss.backward", NO_MAXIMUM, {**LOGITS, "z_weight": 0.001}),
    Naive("z_cross_entropy", NO_MAXIMUM, {**LOGITS, **CLASSES, "z_weight": 0.001}),
    Naive("z_cross_entropy", PROBABILITIES, {**LOGITS, **FAR, "z_weight": 0.001}),
    Naive("z_cross_entropy.backward", NO_MAXIMUM, {**LOGITS, **CLASSES, "z_weight": 0.001}),
    Naive("distillation", NO_MAXIMUM, {**LOGITS, "teacher": [[100.0, 3.0, 190.0], [1.0, 190.0, 180.0]], "tau": 1.0}),
    Naive("distillation", PROBABILITIES, {**LOGITS, "teacher": [[150.0, 3.0, 1.0], [1.0, 2.0, 180.0]], "tau": 1.0}),
    Naive(
        "distillation",
        "logarithm of a quotient of probabilities",
        {**LOGITS, "teacher": [[150.0, 3.0, 1.0], [1.0, 2.0, 180.0]], "tau": 1.0},
        (
            "(log_softmax(teacher / tau) - log_softmax(logits / tau))",
            "np.log(softmax(teacher / tau) / softmax(logits / tau))",
        ),
    ),
    Naive(
        "distillation.backward",
        NO_MAXIMUM,
        {**LOGITS, "teacher": [[100.0, 3.0, 190.0], [1.0, 190.0, 180.0]], "tau": 1.0},
    ),
    Naive("dpo", SOFTPLUS, PREFERENCES),
    Naive(
        "dpo",
        "logarithm of sigmoid",
        PREFERENCES,
        (WHOLE, "-np.log(plain(beta * (chosen - rejected - ref_chosen + ref_rejected))).mean()"),
    ),
    Naive("dpo.backward", QUOTIENT, PREFERENCES),
    Naive("binary_cross_entropy_with_logits", SOFTPLUS, TWO_CLASSES),
    Naive(
        "binary_cross_entropy_with_logits",
        "logarithm of sigmoid",
        TWO_CLASSES,
        (WHOLE, "-(y * np.log(plain(logits)) + (1 - y) * np.log(1 - plain(logits))).mean()"),
    ),
    Naive("binary_cross_entropy_with_logits.backward", QUOTIENT, TWO_CLASSES),
    Naive(
        "binary_cross_entropy_with_logits.backward",
        "by the chain rule through probabilities",
        TWO_CLASSES,
        (
            WHOLE,
            "((1 - y) / (1 - plain(logits)) - y / plain(logits)) * plain(logits) * (1 - plain(logits)) / y.size",
        ),
    ),
    Naive("mse", "square multiplied out", NEAR, ("(x - y) ** 2", "x * x - 2 * x * y + y * y"), SINGLE),
    Naive("mse.backward", "divided before the difference", NEARER, (WHOLE, "2 * x / x.size - 2 * y / x.size"), SINGLE),
    Naive("log_softmax_shifted", CLIPPED, ROWS),
    Naive("cross_entropy", CLIPPED, {**LOGITS, **FAR}),
    Naive("weighted_cross_entropy", CLIPPED, {**LOGITS, **FAR, "weight": [1.0, 0.5, 2.0]}),
    Naive("distillation", CLIPPED, {**LOGITS, "teacher": [[100.0, 3.0, 190.0], [1.0, 190.0, 180.0]], "tau": 1.0}),
    Naive(
        "dpo",
        "ratios of probabilities",
        PREFERENCES,
        (
            WHOLE,
            "softplus(-beta * (np.log(np.exp(chosen) / np.exp(ref_chosen))"
            " - np.log(np.exp(rejected) / np.exp(ref_rejected)))).mean()",
        ),
    ),
    # activations
    Naive("silu", QUOTIENT, LARGE),
    Naive("quick_gelu", QUOTIENT, LARGE),
    Naive("sigmoid", QUOTIENT, LARGE),
    Naive("glu", QUOTIENT, GATES),
    Naive("swiglu", QUOTIENT, GATES),
    Naive("swiglu_mlp", QUOTIENT, MLP),
    Naive("softplus", SOFTPLUS, LARGE),
    Naive("mish", SOFTPLUS, {"x": [[-17.0, -18.0, -17.5]]}, dtypes=("float32", "bfloat16")),
    Naive(
        "mish",
        "quotient of squares of exponentials",
        LARGE,
        (WHOLE, "x * ((1 + np.exp(x)) ** 2 - 1) / ((1 + np.exp(x)) ** 2 + 1)"),
    ),
    Naive("tanh", TANH, LARGE),
    Naive("gelu_tanh", TANH, LARGE),
    Naive("geglu_tanh", TANH, GATES),
    Naive("softcap", TANH, {"x": [[1000.0, -1.0, 0.5]], "cap": 5.0}),
    Naive(
        "dynamic_tanh",
        TANH,
        {"x": [[1000.0, -1.0, 0.5]], "alpha": 0.5, "weight": [1.0, 0.5, 2.0], "bias": [0.5, 1.0, 0.0]},
    ),
    Naive("silu.backward", QUOTIENT, {**LARGE, **COTANGENT}),
    Naive("silu.backward", SLOPE, {**BELOW, **COTANGENT}, (WHOLE, "g * (plain(x) + x * slope(x))")),
    Naive("quick_gelu.backward", QUOTIENT, {**LARGE, **COTANGENT}),
    Naive(
        "quick_gelu.backward",
        SLOPE,
        {**BELOW, **COTANGENT},
        (WHOLE, "g * (plain(1.702 * x) + 1.702 * x * slope(1.702 * x))"),
    ),
    Naive("softplus.backward", QUOTIENT, {**LARGE, **COTANGENT}),
    Naive("sigmoid.backward", QUOTIENT, {**LARGE, **COTANGENT}),
    Naive("sigmoid.backward", SLOPE, {**BELOW, **COTANGENT}, (WHOLE, "g * slope(x)")),
    Naive("tanh.backward", TANH, {**LARGE, **COTANGENT}),
    Naive(
        "mish.backward",
        "published quotient of exponentials",
        {**LARGE, **COTANGENT},
        (
            WHOLE,
            "g * np.exp(x) * (4 * (x + 1) + 4 * np.exp(2 * x) + np.exp(3 * x) + np.exp(x) * (4 * x + 6))"
            " / (2 * np.exp(x) + np.exp(2 * x) + 2) ** 2",
        ),
    ),
    Naive("mish.backward", QUOTIENT, {**LARGE, **COTANGENT}),
    Naive("softcap.backward", TANH, {"x": [[1000.0, -1.0, 0.5]], "cap": 5.0, "g": [[1.0, -2.0, 0.5]]}),
    Naive(
        "dynamic_tanh.backward",
        TANH,
        {
            "x": [[1000.0, -1.0, 0.5]],
            "alpha": 0.5,
            "weight": [1.0, 0.5, 2.0],
            "bias": [0.5, 1.0, 0.0],
            "g": [[1.0, -2.0, 0.5]],
        },
    ),
    Naive("swiglu.backward", QUOTIENT, {**GATES, **COTANGENT}),
    Naive(
        "swiglu.backward",
        SLOPE,
        {**BELOW_GATES, **COTANGENT},
        (WHOLE, "g * up * (plain(gate) + gate * slope(gate)), g * gate * plain(gate)"),
    ),
    Naive("glu.backward", QUOTIENT, {**GATES, **COTANGENT}),
    Naive("glu.backward", SLOPE, {**BELOW_GATES, **COTANGENT}, (WHOLE, "g * up * slope(gate), g * plain(gate)")),
    Naive("geglu_tanh.backward", TANH, {**GATES, **COTANGENT}),
    Naive("gelu_tanh_vjp", TANH, {**LARGE, **COTANGENT}),
    Naive("swiglu_mlp.backward", QUOTIENT, MLP),
    # normalizations
    Naive("layernorm", MOMENTS, WIDE),
    Naive("layernorm_vjp", MOMENTS, WIDE_GRADIENT),
    Naive("layernorm_gain_vjp", MOMENTS, WIDE_GRADIENT),
    Naive("add_layernorm", MOMENTS, RESIDUAL),
    Naive("add_layernorm.backward", MOMENTS, RESIDUAL),
    Naive("groupnorm", MOMENTS, GROUPS),
    Naive("groupnorm.backward", MOMENTS, GROUPS),
    Naive("batchnorm", MOMENTS, TALL),
    Naive("batchnorm_vjp", MOMENTS, TALL_GRADIENT),
    Naive("rmsnorm", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("rmsnorm_vjp", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("rmsnorm_gain_vjp", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("rmsnorm1p", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("rmsnorm1p.backward", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("add_rmsnorm", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("add_rmsnorm.backward", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("l2norm", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("l2norm.backward", SQUARES, THOUSANDS, dtypes=HALF),
    Naive("qk_norm_scores", SQUARES, UNITS, dtypes=HALF),
    Naive("qk_norm_scores.backward", SQUARES, UNITS, dtypes=HALF),
    Naive("layernorm", ABOVE_ZERO, WIDE),
    Naive("add_layernorm", ABOVE_ZERO, RESIDUAL),
    Naive("groupnorm", ABOVE_ZERO, GROUPS),
    Naive("batchnorm", ABOVE_ZERO, TALL),
    # attention
    Naive("attention_output_shifted", NO_MAXIMUM, KEYS),
    Naive("attention_backward", NO_MAXIMUM, BACKWARD),
    Naive("lse", NO_MAXIMUM, QUERIES),
    Naive("lse.backward", NO_MAXIMUM, {**QUERIES, **OF_ROWS}),
    Naive("biased_attention", NO_MAXIMUM, {**KEYS, "bias": [[0.0, -1.0, -2.0], [-1.0, 0.0, -1.0]]}),
    Naive("biased_attention.backward", NO_MAXIMUM, {**BACKWARD, "bias": [[0.0, -1.0, -2.0], [-1.0, 0.0, -1.0]]}),
    Naive("capped_attention", TANH, STRONG),
    Naive("capped_attention", NO_MAXIMUM, {**STRONG, "cap": 100.0}),
    Naive("capped_attention.backward", TANH, STRONG),
    Naive("sigmoid_attention", QUOTIENT, MIXED),
    Naive("sigmoid_attention.backward", QUOTIENT, MIXED),
    Naive("sink_attention", NO_MAXIMUM, {**KEYS, "sink": 230.0}),
    Naive("sink_attention.backward", NO_MAXIMUM, {**BACKWARD, "sink": 230.0}),
    Naive("linear_attention", "features not shifted", FEATURES, (WHOLE, "unshifted_linear(q, k, v)")),
    Naive("linear_attention.backward", "features not shifted", FEATURES, (WHOLE, "unshifted_back(q, k, v, g)")),
    Naive("masked_attention", NO_MAXIMUM, {**KEYS, "keep": [[1, 1, 0], [1, 1, 1]]}),
    Naive("masked_attention.backward", NO_MAXIMUM, {**BACKWARD, "keep": [[1, 1, 0], [1, 1, 1]]}),
    Naive(
        "decode_attention",
        NO_MAXIMUM,
        {"q": [40.0, 0.0, -1.0], "k": [10.0, 1.0, 0.0], "v": [1.0, 0.5], "k_cache": KEYS["k"], "v_cache": KEYS["v"]},
    ),
    Naive(
        "decode_attention",
        "splits merged by exponentials of log-sum-exp",
        {"q": [40.0, 0.0, -1.0], "k": [10.0, 1.0, 0.0], "v": [1.0, 0.5], "k_cache": KEYS["k"], "v_cache": KEYS["v"]},
        (WHOLE, "decoded_in_splits(q, k, v, k_cache, v_cache)"),
    ),
    Naive("capped_attention.backward", NO_MAXIMUM, {**STRONG, "cap": 100.0}),
    Naive("attention_output_shifted", SCORES, LONG, dtypes=HALF),
    Naive("attention_backward", SCORES, LONG, dtypes=HALF),
    Naive("biased_attention", SCORES, {**LONG, "bias": [[0.0, -1.0, -2.0], [-1.0, 0.0, -1.0]]}, dtypes=HALF),
    Naive("masked_attention", SCORES, {**LONG, "keep": [[1, 1, 0], [1, 1, 1]]}, dtypes=HALF),
    Naive("lse", SCORES, LONG, dtypes=HALF),
    Naive("gelu_tanh_vjp", CUBE, {"x": [[300.0, -1.0, 0.5]], "g": [[1.0, -2.0, 0.5]]}, dtypes=HALF),
    Naive(
        "geglu_tanh.backward",
        CUBE,
        {"gate": [[300.0, -1.0, 0.5]], "up": [[1.0, 0.5, 2.0]], "g": [[1.0, -2.0, 0.5]]},
        dtypes=HALF,
    ),
    # others
    Naive(
        "sinusoidal_table",
        "angles in half precision",
        {"positions": [3001, 5003], "d": 4, "base": 10000.0},
        (WHOLE, "angles_in_half(positions, d, base)"),
        ("bfloat16", "float16"),
    ),
    Naive(
        "sinusoidal_table",
        "angles added up",
        {"positions": [70001, 100003], "d": 4, "base": 10000.0},
        (WHOLE, "angles_added_up(positions, d, base)"),
    ),
    Naive("adamw", SQUARES, STEP, dtypes=HALF),
    Naive("adam_v", SQUARES, STEP, ("(1 - beta2) * grad * grad", "(1 - beta2) * (grad * grad)"), HALF),
)
HARMLESS: tuple[tuple[Naive, str], ...] = (
    (Naive("sigmoid", "as it is defined", BELOW, (WHOLE, "plain(x)")), "one over infinity is zero, which is right"),
    (Naive("silu", "as it is defined", BELOW, (WHOLE, "x / (1 + np.exp(-x))")), "a number over infinity is zero"),
    (
        Naive("silu.backward", "sigmoid as it is defined", {**BELOW, **COTANGENT}, ("s(x)", "plain(x)")),
        "a zero times a number is zero, and no infinity is left",
    ),
    (
        Naive(
            "tanh.backward",
            "square of a sum of exponentials",
            {**LARGE, **COTANGENT},
            (WHOLE, "4 * g / (np.exp(x) + np.exp(-x)) ** 2"),
        ),
        "four over infinity is zero",
    ),
    (
        Naive(
            "rmsnorm",
            "squares in float32",
            THOUSANDS,
            ("rms(x, eps)", "x * ((x * x).mean(-1, keepdims=True) + eps) ** -0.5"),
        ),
        "activations are below 1e19, whose squares overflow in float32",
    ),
    (
        Naive(
            "softmax_vjp",
            "products less a product",
            {**ROWS, **COTANGENT},
            (WHOLE, "softmax(x) * g - softmax(x) * (softmax(x) * g).sum(-1)[:, None]"),
        ),
        "it cancels where the difference of gradients does",
    ),
)
"""Forms that look naive, with the arguments that would break them, and why they do not break."""
A_CHOICE, PRODUCTS = "a product and a choice", "sums of products, which overflow only where the result does"
TAIL = "the error function and exp(-x^2/2) overflow nowhere; the tail that 1 + erf loses is lost by PyTorch's own too"
NONE: Mapping[str, str] = MappingProxyType(
    {
        **dict.fromkeys(("relu", "relu_vjp", "leaky_relu", "leaky_relu.backward"), A_CHOICE),
        **dict.fromkeys(("squared_relu", "squared_relu.backward", "reglu", "reglu.backward"), A_CHOICE),
        **dict.fromkeys(("gelu", "gelu_vjp", "geglu", "geglu.backward", "gelu_mlp", "gelu_mlp.backward"), TAIL),
        **dict.fromkeys(("linear", "linear_backward", "embedding", "embedding.backward"), PRODUCTS),
        **dict.fromkeys(("lora", "lora.backward", "adam_m", "sgd"), PRODUCTS),
        **dict.fromkeys(("rotary_forward", "rotary_vjp"), "products with tables that are given"),
        **dict.fromkeys(
            ("dequantize", "dequantize.backward"),
            "brackets multiplied out err by roundings of scale times q, at most 256 of a step for 8 bits",
        ),
    }
)
"""Statements without a naive form that breaks, and why."""
