"""Wrong forward passes of the three models, each planted in one function."""

from dataclasses import replace
from fractions import Fraction

import numpy as np

from tests.verify.transformer.models.checked import BE, CL, ED, Plant
from verify.transformer.layers.layer_norm import layer_norm


def change_config(**changes):
    """Run a stack with other conventions."""
    return lambda right: lambda x, p, config, *rest: right(x, p, replace(config, **changes), *rest)


def dropped(position):
    """Run a stack without the masks at one position of its arguments."""

    def wrong(right):
        def run(*arguments):
            kept = list(arguments)
            kept[position] = type(kept[position])()
            return right(*kept)

        return run

    return wrong


def change_norm(statistics):
    """Normalize by other statistics; the cache is that of the right norm."""

    def wrong(right):
        def run(x, weight=None, bias=None, *, eps):
            rows = statistics(x, float(eps)) * weight + bias
            return rows, right(x, weight, bias, eps=eps)[1]

        return run

    return wrong


def mean(x):
    return x.mean(axis=-1, keepdims=True)


def unmasked_rows(fill):
    """Let a finite number stand for -inf: a row with nothing to attend to attends to everything."""

    def wrong(right):
        def run(scores, attended=None, _=None):
            if attended is not None:
                scores[~attended] += fill
            right(scores)

        return run

    return wrong


def scaled(factor):
    return lambda right: lambda array, width, scale: right(array, width, scale) * factor(width)


def shifted_positions(right):
    return lambda positions, d, **rest: right(positions + 1, d, **rest)


def other_positions(**changes):
    return lambda right: lambda positions, d, **rest: right(positions, d, **{**rest, **changes})


def exponents(power):
    """Take other frequencies: base ** power(i, d)."""
    return lambda right: lambda d, *, base, like=None: np.array([float(base) ** power(i, d) for i in range(d // 2)])


def pooled(function):
    def wrong(right):
        def run(x, mask=None):
            output, cache = right(x, mask)
            return function(x, mask), cache

        return run

    return wrong


def smoothed(right):
    """Spread the smoothing over the V - 1 wrong classes."""

    def run(logits, classes, axis, smoothing):
        weights = right(logits, classes, axis, 0)
        s, count = float(smoothing), logits.shape[axis]
        return weights * (1 - s) + (1 - weights) * s / (count - 1)

    return run


def reversed_layers(right):
    return lambda x, p, *rest: right(x, replace(p, layers=p.layers[::-1]), *rest)


def reversed_decoder(right):
    return lambda x, memory, p, *rest: right(x, memory, replace(p, layers=p.layers[::-1]), *rest)


def first_layer_only(right):
    return lambda x, p, *rest: right(x, replace(p, layers=p.layers[:1] * len(p.layers)), *rest)


def no_last_norm(right):
    return lambda x, p, *rest: right(x, replace(p, norm=None), *rest)


def residual_of(change):
    """Put the residual together otherwise: change(x, branch of x, norm)."""

    def wrong(right):
        def run(x, function, norm, config, *rest):
            output, cache = right(x, function, norm, config, *rest)
            return change(x, function, lambda rows: layer_norm(rows, norm.weight, norm.bias, eps=config.eps)[0]), cache

        return run

    return wrong


def cross_from(choose):
    """Let keys and values come from elsewhere."""

    def wrong(right):
        def run(rows, memory, *rest):
            return right(*choose(rows, memory), *rest)

        return run

    return wrong


FORWARD = (
    # masks
    Plant(
        "causal mask one key too far",
        ED,
        "models.encoder_decoder.causal_mask",
        lambda r: lambda n, m: np.tri(n, m, 1) > 0,
    ),
    Plant(
        "causal mask without the token itself",
        ED,
        "models.encoder_decoder.causal_mask",
        lambda r: lambda n, m: np.tri(n, m, -1) > 0,
    ),
    Plant(
        "causal mask transposed", ED, "models.encoder_decoder.causal_mask", lambda r: lambda n, m: np.tri(n, m).T > 0
    ),
    Plant("no causal mask", ED, "models.encoder_decoder.causal_mask", lambda r: lambda n, m: np.ones((n, m), bool)),
    Plant("polarity of the key padding turned round", CL, "layers.multi_head.attended", lambda r: lambda *a: ~r(*a)),
    Plant(
        "either mask lets through",
        ED,
        "layers.multi_head.both",
        lambda r: lambda a, b: b if a is None else a if b is None else a | b,
    ),
    Plant("source padding attended to by the decoder", ED, "models.transformer.decoder", dropped(5)),
    Plant("target padding and causality dropped", ED, "models.transformer.decoder", dropped(4)),
    Plant("source padding attended to by the encoder", ED, "models.transformer.encoder", dropped(3)),
    Plant("padding attended to by BERT", BE, "models.bert.encoder", dropped(3)),
    Plant("-1e9 for -inf", ED, "layers.weighing.softmax_in_place", unmasked_rows(-1e9)),
    Plant("-5 for -inf", CL, "layers.weighing.softmax_in_place", unmasked_rows(-5.0)),
    # heads and scores
    Plant(
        "heads interleaved",
        ED,
        "layers.multi_head._split",
        lambda r: lambda x, h: np.moveaxis(x.reshape(*x.shape[:-1], -1, h), -1, -3),
    ),
    Plant(
        "heads split off the tokens",
        ED,
        "layers.multi_head._split",
        lambda r: lambda x, h: x.reshape(*x.shape[:-2], h, x.shape[-2], -1),
    ),
    Plant(
        "heads joined without the transposition",
        ED,
        "layers.multi_head._join",
        lambda r: lambda x: x.reshape(*x.shape[:-3], x.shape[-2], -1),
    ),
    Plant(
        "key heads tiled",
        CL,
        "layers.weighing.for_each_group",
        lambda r: lambda x, leading: np.tile(x, (leading[-1] // x.shape[-3], 1, 1)).reshape(r(x, leading).shape),
    ),
    Plant("scale by d", ED, "layers.attention._scale", scaled(lambda d: d**-0.5)),
    Plant("scale by the width of all heads", ED, "layers.attention._scale", scaled(lambda d: 3**-0.5)),
    Plant("no scale", ED, "layers.attention._scale", scaled(lambda d: d**0.5)),
    Plant(
        "softmax over the queries",
        ED,
        "layers.weighing.softmax_in_place",
        lambda r: lambda x, live=None, _=None: r(x.swapaxes(-1, -2), None if live is None else live.swapaxes(-1, -2)),
    ),
    Plant(
        "memory read backwards",
        ED,
        "blocks.layer.attend",
        cross_from(lambda rows, memory: (rows, memory if memory is rows else memory[..., ::-1, :])),
    ),
    # residuals and norms
    Plant("pre-LN for post-LN", ED, "blocks.layer.residual", residual_of(lambda x, f, norm: x + f(norm(x))[0])),
    Plant("post-LN for pre-LN", CL, "blocks.layer.residual", residual_of(lambda x, f, norm: norm(x + f(x)[0]))),
    Plant("no residual", ED, "blocks.layer.residual", residual_of(lambda x, f, norm: norm(f(x)[0]))),
    Plant(
        "residual of the normalized rows",
        CL,
        "blocks.layer.residual",
        residual_of(lambda x, f, norm: norm(x) + f(norm(x))[0]),
    ),
    Plant(
        "norm of the branch alone",
        ED,
        "blocks.layer.residual",
        residual_of(lambda x, f, norm: x + norm(f(x)[0])),
    ),
    Plant("residual doubled", ED, "blocks.layer.residual", residual_of(lambda x, f, norm: norm(2 * x + f(x)[0]))),
    Plant("no last norm", CL, "models.classifier.encoder", no_last_norm),
    Plant("no last norm of the memory", ED, "models.transformer.encoder", no_last_norm),
    Plant(
        "eps outside the root",
        CL,
        "blocks.residual.layer_norm",
        change_norm(lambda x, eps: (x - mean(x)) / (np.sqrt(mean((x - mean(x)) ** 2)) + eps)),
    ),
    Plant(
        "unbiased variance",
        CL,
        "blocks.residual.layer_norm",
        change_norm(lambda x, eps: (x - mean(x)) / np.sqrt(mean((x - mean(x)) ** 2) * 8 / 7 + eps)),
    ),
    Plant(
        "mean not subtracted",
        ED,
        "blocks.residual.layer_norm",
        change_norm(lambda x, eps: x / np.sqrt(mean((x - mean(x)) ** 2) + eps)),
    ),
    Plant(
        "mean square for variance",
        ED,
        "blocks.residual.layer_norm",
        change_norm(lambda x, eps: (x - mean(x)) / np.sqrt(mean(x**2) + eps)),
    ),
    Plant(
        "eps of PyTorch in BERT",
        BE,
        "models.bert.normalized",
        lambda r: lambda x, norm, config: r(x, norm, replace(config, eps=Fraction(1, 10**5))),
    ),
    Plant(
        "embeddings of BERT not normalized",
        BE,
        "models.bert.normalized",
        lambda r: lambda x, norm, config: (x, r(x, norm, config)[1]),
    ),
    # feed-forward
    Plant("GELU by tanh for the exact one", BE, "models.bert.encoder", change_config(activation="gelu_tanh")),
    Plant("exact GELU for that by tanh", CL, "models.classifier.encoder", change_config(activation="gelu")),
    Plant("ReLU for GELU", BE, "models.bert.encoder", change_config(activation="relu")),
    # stacks
    Plant("layers in reverse order", ED, "models.transformer.encoder", reversed_layers),
    Plant("decoder layers in reverse order", ED, "models.transformer.decoder", reversed_decoder),
    Plant("the first layer for all", BE, "models.bert.encoder", first_layer_only),
    # input and output
    Plant("cos-first positions", ED, "models.inputs.sinusoidal_positions", other_positions(layout="cos_first")),
    Plant("positions in halves", CL, "models.inputs.sinusoidal_positions", other_positions(layout="halves")),
    Plant("base 1000", CL, "models.inputs.sinusoidal_positions", other_positions(base=1000)),
    Plant("positions from 1", ED, "models.inputs.sinusoidal_positions", shifted_positions),
    Plant("exponent i / d", ED, "layers.positions.sinusoidal_frequencies", exponents(lambda i, d: -i / d)),
    Plant("exponent 4 i / d", ED, "layers.positions.sinusoidal_frequencies", exponents(lambda i, d: -4 * i / d)),
    Plant(
        "exponent 2 i / (d - 2)",
        CL,
        "layers.positions.sinusoidal_frequencies",
        exponents(lambda i, d: -2 * i / (d - 2)),
    ),
    Plant(
        "embedding not scaled",
        ED,
        "models.inputs.embedding",
        lambda r: lambda tokens, table, scale: r(tokens, table, scale=1),
    ),
    Plant(
        "embedding divided by the scale",
        CL,
        "models.inputs.embedding",
        lambda r: lambda tokens, table, scale: r(tokens, table, scale=8**-0.5),
    ),
    Plant(
        "embedding of BERT scaled", BE, "models.bert.embedding", lambda r: lambda tokens, table, scale: r(tokens, table)
    ),
    Plant(
        "output projection scaled like the input",
        ED,
        "models.encoder_decoder.linear",
        lambda r: lambda x, w, b: r(x, w * 12**0.5, b),
    ),
    Plant(
        "padding counted in the mean",
        CL,
        "models.classifier.mean_pool",
        pooled(lambda x, mask: (x * mask[..., None]).mean(axis=-2)),
    ),
    Plant("padding pooled", CL, "models.classifier.mean_pool", pooled(lambda x, mask: x.mean(axis=-2))),
    Plant(
        "sum for the mean",
        CL,
        "models.classifier.mean_pool",
        pooled(lambda x, mask: (x * mask[..., None]).sum(axis=-2)),
    ),
    Plant("first token for the mean", CL, "models.classifier.mean_pool", pooled(lambda x, mask: x[..., 0, :])),
    Plant(
        "pooler without tanh",
        BE,
        "models.bert.BertOutput",
        lambda r: lambda hidden, pooled: r(hidden, np.arctanh(pooled)),
    ),
    Plant(
        "segments ignored",
        BE,
        "models.bert.embedding",
        lambda r: lambda tokens, table, scale: r(tokens if len(table) > 2 else tokens * 0, table, scale=scale),
    ),
    # loss
    Plant("smoothing over the V - 1 wrong classes", ED, "layers.cross_entropy._smoothed_classes", smoothed),
    Plant(
        "no smoothing",
        ED,
        "layers.cross_entropy._smoothed_classes",
        lambda r: lambda logits, classes, axis, s: r(logits, classes, axis, 0),
    ),
    Plant(
        "padding counted in the loss",
        ED,
        "layers.cross_entropy._checked_classes",
        lambda r: lambda logits, targets, axis, ignored: (r(logits, targets, axis, ignored)[0], None),
    ),
)
