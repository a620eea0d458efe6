"""Decoder-only models by definition: scalar loops over floats, one formula a function, sharing nothing with ours."""

import math

from tests.verify.transformer.by_definition import Row, Rows, affine, gelu, gelu_tanh, norm, softmax

ACTIVATIONS = {
    "relu": lambda x: max(x, 0.0),
    "gelu": gelu,
    "gelu_tanh": gelu_tanh,
    "silu": lambda x: x / (1 + math.exp(-x)),
}


def capped(x: float, cap) -> float:
    return x if cap is None else float(cap) * math.tanh(x / float(cap))


def root_norm(x: Row, gain, eps: float, offset: int) -> Row:
    root = math.sqrt(math.fsum(a * a for a in x) / len(x) + eps)
    return [a / root * (offset + float(gain[c])) for c, a in enumerate(x)]


def any_norm(x: Row, parameters, config) -> Row:
    if config.norm == "rms":
        return root_norm(x, parameters.weight, float(config.eps), int(config.unit_offset))
    return norm(x, parameters, float(config.eps))


def turned(x: Row, place: int, rotary) -> Row:
    if rotary is None:
        return x
    half = len(x) // 2
    out = list(x)
    for i in range(half):
        angle = place * float(rotary.base) ** (-2 * i / len(x))
        a, b = (i, i + half) if rotary.layout == "halves" else (2 * i, 2 * i + 1)
        out[a] = x[a] * math.cos(angle) - x[b] * math.sin(angle)
        out[b] = x[a] * math.sin(angle) + x[b] * math.cos(angle)
    return out


def attention(rows: Rows, p, config, seen) -> Rows:
    heads = config.n_heads
    key_heads = heads if config.n_key_heads is None else config.n_key_heads
    d = p.w_query.shape[1] // heads
    c = p.w_value.shape[1] // key_heads
    scale = 1 / math.sqrt(d) if config.scale is None else float(config.scale)

    def head(row: Row, number: int, gain, place: int) -> Row:
        part = row[number * d : (number + 1) * d]
        if gain is not None:
            part = root_norm(part, gain, float(config.eps), int(config.unit_offset))
        return turned(part, place, config.rotary)

    queries = [affine(x, p.w_query, p.b_query) for x in rows]
    keys = [affine(x, p.w_key, p.b_key) for x in rows]
    values = [affine(x, p.w_value, p.b_value) for x in rows]
    out = []
    for i, query in enumerate(queries):
        joined: Row = []
        for number in range(heads):
            shared = number // (heads // key_heads)
            q = head(query, number, p.gain_query, i)
            live = [j for j in range(len(rows)) if seen(i, j)]
            scores = []
            for j in live:
                k = head(keys[j], shared, p.gain_key, j)
                scores.append(capped(scale * math.fsum(a * b for a, b in zip(q, k, strict=True)), config.softcap))
            weights = softmax(scores) if live else []
            joined += [
                math.fsum(w * values[j][shared * c + a] for w, j in zip(weights, live, strict=True)) for a in range(c)
            ]
        out.append(affine(joined, p.w_output, p.b_output))
    return out


def feed_forward(x: Row, p, activation: str) -> Row:
    hidden = affine(x, p.w_in, p.b_in)
    if p.w_gate is None:
        return affine([ACTIVATIONS[activation](a) for a in hidden], p.w_out, p.b_out)
    gate = affine(x, p.w_gate, p.b_gate)
    return affine([ACTIVATIONS[activation](a) * b for a, b in zip(gate, hidden, strict=True)], p.w_out, p.b_out)


def around(rows: Rows, function, before, after, config) -> Rows:
    changes = function([any_norm(x, before, config) for x in rows])
    if after is not None:
        changes = [any_norm(x, after, config) for x in changes]
    return [[a + b for a, b in zip(x, y, strict=True)] for x, y in zip(rows, changes, strict=True)]


def language_model(tokens, p, config, mask) -> Rows:
    """Return the logits of one sequence."""
    d = p.embedding.shape[1]
    scale = math.sqrt(d) if config.embedding_scale is None else float(config.embedding_scale)
    rows = [[scale * float(a) for a in p.embedding[t]] for t in tokens]
    if p.position_embedding is not None:
        rows = [[a + float(p.position_embedding[i, c]) for c, a in enumerate(row)] for i, row in enumerate(rows)]
    for number, layer in enumerate(p.decoder.layers):
        near = config.window is not None and (config.windowed is None or config.windowed[number])

        def seen(i: int, j: int, near=near) -> bool:
            return j <= i and mask[j] and not (near and i - j >= config.window)

        rows = around(
            rows,
            lambda x, layer=layer, seen=seen: attention(x, layer.self_attention, config.layer, seen),
            layer.norm1,
            layer.norm1_after,
            config.layer,
        )
        rows = around(
            rows,
            lambda x, layer=layer: [feed_forward(row, layer.feed_forward, config.layer.activation) for row in x],
            layer.norm2,
            layer.norm2_after,
            config.layer,
        )
    rows = [any_norm(row, p.decoder.norm, config.layer) for row in rows]
    head = p.embedding.T if p.head is None else p.head
    return [[capped(a, config.logit_softcap) for a in affine(row, head)] for row in rows]


def next_token_loss(logits: Rows, tokens) -> float:
    losses = []
    for row, following in zip(logits[:-1], tokens[1:], strict=True):
        largest = max(row)
        losses.append(largest + math.log(math.fsum(math.exp(a - largest) for a in row)) - row[following])
    return math.fsum(losses) / len(losses)
