"""Wrong backward passes of the three models, each planted in one function; the forward pass stays right."""

from dataclasses import replace

import numpy as np

from tests.verify.transformer.models.checked import BE, CL, ED, Plant


def parts(**changes):
    """Change fields of the gradients that a function returns, each by a function of all of them."""

    def wrong(right):
        def run(*arguments):
            found = right(*arguments)
            return replace(found, **{name: change(found) for name, change in changes.items()})

        return run

    return wrong


def parameter_parts(**changes):
    return parts(parameters=lambda g: replace(g.parameters, **{name: f(g.parameters) for name, f in changes.items()}))


def overwritten(right):
    """Keep the last occurrence of a token instead of the sum."""

    def run(cache, d_output):
        table = np.zeros_like(right(cache, d_output))
        table[cache.tokens] = d_output * cache.scale
        return table

    return run


def no_skip(right):
    """Forget the path around the function."""

    def run(cache, d_output, backward):
        found = right(cache, d_output, backward)
        d_sum = d_output if cache.norm_first else right(cache, d_output, lambda inner, d: (d * 0, None)).d_x
        return replace(found, d_x=found.d_x - d_sum)

    return run


BACKWARD = (
    Plant(
        "queries alone in self-attention",
        ED,
        "blocks.layer.self_attended_backward",
        lambda r: lambda c, d: (r(c, d)[1].d_x_query, r(c, d)[1]),
    ),
    Plant(
        "values forgotten in self-attention",
        ED,
        "blocks.layer.self_attended_backward",
        lambda r: lambda c, d: (r(c, d)[1].d_x_query + r(c, d)[1].d_x_key, r(c, d)[1]),
    ),
    Plant(
        "memory through the keys alone",
        ED,
        "blocks.stacks.decoder_layer_backward",
        parts(d_memory=lambda g: g.cross_attention.d_x_key),
    ),
    Plant(
        "memory of the last layer alone",
        ED,
        "models.transformer.decoder_backward",
        parts(d_memory=lambda g: g.layers[-1].d_memory),
    ),
    Plant(
        "memory of the first layer alone",
        ED,
        "models.transformer.decoder_backward",
        parts(d_memory=lambda g: g.layers[0].d_memory),
    ),
    Plant("encoder cut off", ED, "models.transformer.decoder_backward", parts(d_memory=lambda g: g.d_memory * 0)),
    Plant("no path around the branch, post-LN", ED, "blocks.layer.residual_backward", no_skip),
    Plant("no path around the branch, pre-LN", CL, "blocks.layer.residual_backward", no_skip),
    Plant(
        "norms exchanged",
        ED,
        "blocks.stacks.encoder_layer_backward",
        parameter_parts(norm1=lambda p: p.norm2, norm2=lambda p: p.norm1),
    ),
    Plant(
        "tied table without the output",
        ED,
        "models.encoder_decoder.linear_backward",
        parts(d_weight=lambda g: g.d_weight * 0),
    ),
    Plant(
        "tied table with the output twice",
        ED,
        "models.encoder_decoder.linear_backward",
        parts(d_weight=lambda g: g.d_weight * 2),
    ),
    Plant("token that occurs twice counted once", ED, "models.encoder_decoder.embedding_backward", overwritten),
    Plant(
        "scale of the embedding forgotten",
        CL,
        "models.classifier.embedding_backward",
        lambda r: lambda c, d: r(replace(c, scale=1), d),
    ),
    Plant(
        "mean over all tokens, padding too",
        CL,
        "models.classifier.mean_pool_backward",
        lambda r: lambda c, d: r(replace(c, counts=c.counts * 0 + 5), d),
    ),
    Plant(
        "padding pooled backward",
        CL,
        "models.classifier.mean_pool_backward",
        lambda r: lambda c, d: r(replace(c, mask=c.mask | True), d),
    ),
    Plant("groups averaged", CL, "layers.attention._summed", lambda r: lambda d, shape: d.mean(axis=-3)),
    Plant("first of a group for the sum", CL, "layers.attention._summed", lambda r: lambda d, shape: d[..., 0, :, :]),
    Plant(
        "groups summed as if tiled",
        CL,
        "layers.attention._summed",
        lambda r: lambda d, shape: d.reshape(*shape[:-3], -1, *shape[-3:]).sum(axis=-4),
    ),
    Plant(
        "pooler without the slope of tanh",
        BE,
        "models.bert.linear_backward",
        lambda r: lambda c, d: r(c, d / ((1 - np.tanh(c.output)) * (1 + np.tanh(c.output)))),
    ),
    Plant("pooled token forgotten", BE, "models.bert.linear_backward", parts(d_x=lambda g: g.d_x * 0)),
    Plant(
        "mask forgotten backward",
        CL,
        "layers.attention.softmax_backward_in_place",
        lambda r: lambda w, g, *a: np.copyto(g, g - (w * g).sum(axis=-1, keepdims=True)),
    ),
    Plant(
        "softmax backward without the row sum",
        ED,
        "layers.attention.softmax_backward_in_place",
        lambda r: lambda w, g, *a: np.copyto(g, w * g),
    ),
    Plant(
        "last norm skipped backward", CL, "blocks.stacks._last_norm_backward", lambda r: lambda c, d: (d, r(c, d)[1])
    ),
    Plant(
        "embedding norm skipped backward", BE, "models.bert.normalized_backward", lambda r: lambda c, d: (d, r(c, d)[1])
    ),
    Plant(
        "padding in the gradient of the loss",
        ED,
        "layers.cross_entropy.cross_entropy_backward",
        lambda r: lambda c, g: r(replace(c, counted=None), g),
    ),
    Plant(
        "loss divided by all tokens",
        ED,
        "layers.cross_entropy.cross_entropy_backward",
        lambda r: lambda c, g: r(replace(c, divisor=15), g),
    ),
    Plant(
        "smoothing forgotten backward",
        ED,
        "layers.cross_entropy.cross_entropy_backward",
        lambda r: lambda c, g: r(replace(c, target_probabilities=np.round(c.target_probabilities)), g),
    ),
)
