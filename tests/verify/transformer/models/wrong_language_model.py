"""Wrong decoder-only models, each planted in one function: most were made by somebody who ported a checkpoint."""

from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from verify.transformer.layers.heads import HeadCache, RotaryConfig


class LanguagePlant(NamedTuple):
    """A wrong function in the place of a right one, and whether the backward pass alone is wrong."""

    name: str
    family: str
    where: str
    wrong: object
    backward: bool = False


def layer(**changes):
    """Run the stack with other conventions."""
    return lambda r: lambda x, p, config, *rest: r(x, p, replace(config, **changes), *rest)


def rotated(**changes):
    return lambda r: (
        lambda x, gain, config, start=0: r(x, gain, replace(config, rotary=replace(config.rotary, **changes)), start)
    )


def fed(formula):
    """Put the gated network together otherwise, by its five steps."""
    return lambda r: lambda x, p, activation: (formula(r, x, p, activation), r(x, p, activation)[1])


def calls(place, change):
    """Change one of the two calls of `prepared`: of the queries (0), of the keys (1)."""

    def wrong(right):
        count = [0]

        def run(x, gain, config, start=0):
            count[0] += 1
            return (
                change(right, x, gain, config, start)
                if count[0] % 2 == (place + 1) % 2
                else right(x, gain, config, start)
            )

        return run

    return wrong


def norm_after_rotary(r):
    def run(x, gain, config, start=0):
        turned, cache = r(x, None, config, start)
        normed, norm = r(turned, gain, replace(config, rotary=None), start)
        return normed, HeadCache(norm=norm.norm, rotary=cache.rotary)

    return run


def of_gradients(**changes):
    def wrong(right):
        def run(*arguments):
            found = right(*arguments)
            return replace(found, **{name: change(found, *arguments) for name, change in changes.items()})

        return run

    return wrong


LM, MHA, BLOCKS = "models.language_model.", "layers.multi_head.", "blocks."
LANGUAGE = (
    LanguagePlant("neighbours for halves", "llama", MHA + "prepared", rotated(layout="neighbours")),
    LanguagePlant("halves for neighbours", "mistral", MHA + "prepared", rotated(layout="halves")),
    LanguagePlant("base of the paper", "llama", MHA + "prepared", rotated(base=10000)),
    LanguagePlant("no rotary positions", "llama", LM + "encoder", layer(rotary=None)),
    LanguagePlant("rotary positions of GPT-2", "gpt2", LM + "encoder", layer(rotary=RotaryConfig(layout="neighbours"))),
    LanguagePlant(
        "queries alone are turned",
        "llama",
        MHA + "prepared",
        calls(1, lambda r, x, g, c, s: (x, HeadCache(None, None))),
    ),
    LanguagePlant(
        "keys one position late", "llama", MHA + "prepared", calls(1, lambda r, x, g, c, s: r(x, g, c, s + 1))
    ),
    LanguagePlant(
        "turned backwards",
        "llama",
        "layers.heads.rotary",
        lambda r: lambda x, p, f, layout: r(x, p, -f, layout) if x.shape[-3] == 4 else r(x, p, f, layout),
    ),
    LanguagePlant(
        "frequencies of the model's width",
        "llama",
        "layers.heads.sinusoidal_frequencies",
        lambda r: lambda d, **rest: r(12, **rest)[: d // 2] ** 2,
    ),
    LanguagePlant("norm after the rotation", "qwen", MHA + "prepared", norm_after_rotary),
    LanguagePlant("no norm of queries", "qwen", MHA + "prepared", calls(0, lambda r, x, g, c, s: r(x, None, c, s))),
    LanguagePlant(
        "the gain of queries for keys", "qwen", MHA + "prepared", calls(1, lambda r, x, g, c, s: r(x, g[::-1], c, s))
    ),
    LanguagePlant("LayerNorm for RMSNorm", "llama", LM + "encoder", layer(norm="layer")),
    LanguagePlant("post-LN", "llama", LM + "encoder", layer(norm_first=False)),
    LanguagePlant(
        "eps outside the root",
        "llama",
        BLOCKS + "residual.rms_norm",
        lambda r: (
            lambda x, w, eps: (x / (np.sqrt((x * x).mean(-1, keepdims=True)) + float(eps)) * w, r(x, w, eps=eps)[1])
        ),
    ),
    LanguagePlant(
        "the sum for the mean of squares",
        "llama",
        BLOCKS + "residual.rms_norm",
        lambda r: lambda x, w, eps: (x / np.sqrt((x * x).sum(-1, keepdims=True) + float(eps)) * w, r(x, w, eps=eps)[1]),
    ),
    LanguagePlant("gain not stored minus 1", "gemma", LM + "encoder", layer(unit_offset=False)),
    LanguagePlant("gain stored minus 1", "llama", LM + "encoder", layer(unit_offset=True)),
    LanguagePlant(
        "no norms after",
        "gemma",
        BLOCKS + "layer.residual",
        lambda r: lambda x, f, n, c, places, last: r(x, f, n, c, places),
    ),
    LanguagePlant(
        "norm after the sum",
        "gemma",
        BLOCKS + "residual._sum",
        lambda r: lambda x, change: r(x, change) / np.sqrt((change * change).mean()),
    ),
    LanguagePlant("GELU for SiLU", "llama", LM + "encoder", layer(activation="gelu")),
    LanguagePlant("SiLU for GELU", "gemma", LM + "encoder", layer(activation="silu")),
    LanguagePlant(
        "gate and values exchanged",
        "llama",
        BLOCKS + "residual.feed_forward",
        lambda r: lambda x, p, a: r(x, replace(p, w_in=p.w_gate, w_gate=p.w_in), a),
    ),
    LanguagePlant(
        "no gate",
        "llama",
        BLOCKS + "residual.feed_forward",
        lambda r: lambda x, p, a: r(x, replace(p, w_gate=None), a),
    ),
    LanguagePlant(
        "sigmoid for SiLU", "llama", "layers.feed_forward.silu", lambda r: lambda x: (1 / (1 + np.exp(-x)), r(x)[1])
    ),
    LanguagePlant(
        "gate added",
        "llama",
        BLOCKS + "residual.feed_forward",
        fed(lambda r, x, p, a: (r(x, p, a)[1].activation.output + x @ p.w_in) @ p.w_out),
    ),
    LanguagePlant(
        "window one key too wide", "mistral", LM + "window_mask", lambda r: lambda n, m, w, align: r(n, m, w + 1, align)
    ),
    LanguagePlant(
        "window without the token itself",
        "mistral",
        LM + "window_mask",
        lambda r: lambda n, m, w, align: r(n, m, w, align) & ~np.eye(n, m, dtype=bool) | np.eye(n, m, dtype=bool)[:1],
    ),
    LanguagePlant(
        "the window of no layer", "mistral", LM + "_masks", lambda r: lambda c, *rest: r(replace(c, window=None), *rest)
    ),
    LanguagePlant(
        "the window of every layer",
        "gemma",
        LM + "_masks",
        lambda r: lambda c, *rest: r(replace(c, windowed=None), *rest),
    ),
    LanguagePlant(
        "windows of the other layers",
        "gemma",
        LM + "_masks",
        lambda r: lambda c, *rest: r(replace(c, windowed=c.windowed[::-1]), *rest),
    ),
    LanguagePlant("not causal", "llama", LM + "causal_mask", lambda r: lambda n, m, align: np.ones((n, m), bool)),
    LanguagePlant(
        "a token does not see itself",
        "llama",
        LM + "causal_mask",
        lambda r: lambda n, m, align: np.tril(np.ones((n, m), bool), -1),
    ),
    LanguagePlant(
        "key heads tiled",
        "llama",
        "layers.weighing.for_each_group",
        lambda r: (
            lambda x, leading: (
                np.tile(x, (leading[-1] // x.shape[-3], 1, 1)).reshape(r(x, leading).shape)
                if x.shape[:-2] != leading
                else x
            )
        ),
    ),
    LanguagePlant("scale of the heads' width", "gemma", LM + "encoder", layer(scale=None)),
    LanguagePlant("no softcap of scores", "gemma", LM + "encoder", layer(softcap=None)),
    LanguagePlant("softcap of another size", "gemma", LM + "encoder", layer(softcap=Fraction(5, 4))),
    LanguagePlant(
        "embedding not scaled", "gemma", LM + "embedding", lambda r: lambda t, table, scale: r(t, table, scale=1)
    ),
    LanguagePlant("embedding scaled", "llama", LM + "embedding", lambda r: lambda t, table, scale: r(t, table)),
    LanguagePlant(
        "learned positions from 1",
        "gpt2",
        LM + "embedding",
        lambda r: lambda t, table, scale: r(np.asarray(t) + (len(table) == 9), table, scale=scale),
    ),
    LanguagePlant("tied head scaled", "gemma", LM + "linear", lambda r: lambda x, w: r(x, w * 5**0.5)),
    LanguagePlant(
        "layers in reverse order",
        "gpt2",
        LM + "encoder",
        lambda r: lambda x, p, *rest: r(x, replace(p, layers=p.layers[::-1]), *rest),
    ),
    LanguagePlant(
        "no last norm", "llama", LM + "encoder", lambda r: lambda x, p, *rest: r(x, replace(p, norm=None), *rest)
    ),
    # backward
    LanguagePlant(
        "turned forward again",
        "llama",
        "layers.heads.rotary_backward",
        lambda r: lambda c, d: r(replace(c, sin=-c.sin), d),
        True,
    ),
    LanguagePlant("not turned back", "llama", "layers.heads.rotary_backward", lambda r: lambda c, d: d, True),
    LanguagePlant(
        "gradient of the gate forgotten",
        "llama",
        BLOCKS + "residual.feed_forward_backward",
        of_gradients(
            d_x=lambda f, c, d: f.d_x - f.d_activated * 0 @ c.gate.weight.T - f.d_hidden @ c.linear_in.weight.T
        ),
        True,
    ),
    LanguagePlant(
        "slope of SiLU without its second term",
        "llama",
        "layers.feed_forward.gated_backward",
        lambda r: lambda c, d: d / (1 + np.exp(-c.output)),
        True,
    ),
    LanguagePlant(
        "tied head forgotten",
        "gemma",
        LM + "language_model_backward",
        of_gradients(parameters=lambda f, c, d: replace(f.parameters, embedding=f.parameters.embedding * 2)),
        True,
    ),
    LanguagePlant(
        "slope of the softcap forgotten",
        "gemma",
        "layers.attention.slope_of_cap",
        lambda r: lambda s, cap: np.ones_like(s),
        True,
    ),
    LanguagePlant(
        "gain averaged over the heads",
        "qwen",
        MHA + "prepared_backward",
        lambda r: lambda c, d: (r(c, d)[0], r(c, d)[1] / d.shape[-3]),
        True,
    ),
    LanguagePlant(
        "groups averaged",
        "llama",
        "layers.attention._summed",
        lambda r: lambda d, shape: d.mean(axis=-3) if d.shape != shape else d,
        True,
    ),
    LanguagePlant(
        "RMSNorm backward without the projection",
        "llama",
        BLOCKS + "residual.rms_norm_backward",
        of_gradients(d_x=lambda f, c, d: f.d_normalized * c.inverse_rms),
        True,
    ),
)
