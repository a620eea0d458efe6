"""The three models by definition: scalar loops over Python floats, one formula a function, sharing nothing with ours.

Masks are lists of what may be attended to; parameters are read from our records, arrays of theirs entry by entry.
"""

import math
from collections.abc import Callable, Sequence

Row = list[float]
Rows = list[Row]


def affine(x: Row, weight, bias=None) -> Row:
    n, m = weight.shape
    if len(x) != n:
        raise ValueError("a row does not fit a weight")
    return [
        math.fsum(x[a] * float(weight[a, c]) for a in range(n)) + (0.0 if bias is None else float(bias[c]))
        for c in range(m)
    ]


def norm(x: Row, parameters, eps: float) -> Row:
    mean = math.fsum(x) / len(x)
    variance = math.fsum((a - mean) ** 2 for a in x) / len(x)
    deviation = math.sqrt(variance + eps)
    bias = parameters.bias
    return [
        (a - mean) / deviation * float(parameters.weight[c]) + (0.0 if bias is None else float(bias[c]))
        for c, a in enumerate(x)
    ]


def softmax(scores: Row) -> Row:
    largest = max(scores)
    weights = [math.exp(s - largest) for s in scores]
    return [w / math.fsum(weights) for w in weights]


def attention(queries: Rows, memory: Rows, p, heads: int, live: Callable[[int, int], bool], key_heads=None) -> Rows:
    key_heads = heads if key_heads is None else key_heads
    q = [affine(x, p.w_query, p.b_query) for x in queries]
    k = [affine(x, p.w_key, p.b_key) for x in memory]
    v = [affine(x, p.w_value, p.b_value) for x in memory]
    d, c = len(q[0]) // heads, len(v[0]) // key_heads
    rows = []
    for i, query in enumerate(q):
        joined: Row = []
        for head in range(heads):
            shared = head // (heads // key_heads)
            seen = [j for j in range(len(memory)) if live(i, j)]
            scores = [
                math.fsum(query[head * d + a] * k[j][shared * d + a] for a in range(d)) / math.sqrt(d) for j in seen
            ]
            weights = softmax(scores) if seen else []
            joined += [
                math.fsum(w * v[j][shared * c + a] for w, j in zip(weights, seen, strict=True)) for a in range(c)
            ]
        rows.append(affine(joined, p.w_output, p.b_output))
    return rows


def gelu(x: float) -> float:
    return x * 0.5 * math.erfc(-x / math.sqrt(2))


def gelu_tanh(x: float) -> float:
    return 0.5 * x * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


ACTIVATIONS = {"relu": lambda x: max(x, 0.0), "gelu": gelu, "gelu_tanh": gelu_tanh}


def feed_forward(x: Row, p, activation: str) -> Row:
    return affine([ACTIVATIONS[activation](a) for a in affine(x, p.w_in, p.b_in)], p.w_out, p.b_out)


def around(rows: Rows, function: Callable[[Rows], Rows], parameters, config) -> Rows:
    eps = float(config.eps)
    if config.norm_first:
        changes = function([norm(x, parameters, eps) for x in rows])
        return [[a + b for a, b in zip(x, y, strict=True)] for x, y in zip(rows, changes, strict=True)]
    changes = function(rows)
    return [
        norm([a + b for a, b in zip(x, y, strict=True)], parameters, eps) for x, y in zip(rows, changes, strict=True)
    ]


def last(rows: Rows, parameters, config) -> Rows:
    return rows if parameters is None else [norm(x, parameters, float(config.eps)) for x in rows]


def encoder(rows: Rows, stack, config, live) -> Rows:
    for p in stack.layers:
        rows = around(
            rows,
            lambda x, p=p: attention(x, x, p.self_attention, config.n_heads, live, config.n_key_heads),
            p.norm1,
            config,
        )
        rows = around(
            rows, lambda x, p=p: [feed_forward(row, p.feed_forward, config.activation) for row in x], p.norm2, config
        )
    return last(rows, stack.norm, config)


def decoder(rows: Rows, memory: Rows, stack, config, live, memory_live) -> Rows:
    for p in stack.layers:
        rows = around(rows, lambda x, p=p: attention(x, x, p.self_attention, config.n_heads, live), p.norm1, config)
        rows = around(
            rows,
            lambda x, p=p: attention(x, memory, p.cross_attention, config.n_heads, memory_live),
            p.norm2,
            config,
        )
        rows = around(
            rows, lambda x, p=p: [feed_forward(row, p.feed_forward, config.activation) for row in x], p.norm3, config
        )
    return last(rows, stack.norm, config)


def embedded(tokens: Sequence[int], table, base: float = 10000.0) -> Rows:
    d = table.shape[1]
    rows = []
    for place, token in enumerate(tokens):
        row = []
        for c in range(d):
            angle = place / base ** (2 * (c // 2) / d)
            row.append(math.sqrt(d) * float(table[token, c]) + (math.sin(angle) if c % 2 == 0 else math.cos(angle)))
        rows.append(row)
    return rows


def encoder_decoder(source, target, p, config, source_mask, target_mask) -> Rows:
    memory = encoder(embedded(source, p.source_embedding), p.encoder, config, lambda i, j: source_mask[j])
    rows = decoder(
        embedded(target, p.source_embedding),
        memory,
        p.decoder,
        config,
        lambda i, j: j <= i and target_mask[j],
        lambda i, j: source_mask[j],
    )
    return [affine(row, p.source_embedding.T) for row in rows]


def classifier(tokens, p, config, mask) -> Row:
    rows = encoder(embedded(tokens, p.embedding), p.encoder, config, lambda i, j: mask[j])
    kept = [row for row, is_token in zip(rows, mask, strict=True) if is_token]
    mean = [math.fsum(row[c] for row in kept) / len(kept) for c in range(len(rows[0]))]
    return affine(mean, p.w_head, p.b_head)


def bert(tokens, segments, p, config, mask) -> tuple[Rows, Row]:
    rows = [
        [
            float(p.token_embedding[t, c]) + float(p.position_embedding[i, c]) + float(p.segment_embedding[s, c])
            for c in range(p.token_embedding.shape[1])
        ]
        for i, (t, s) in enumerate(zip(tokens, segments, strict=True))
    ]
    hidden = encoder([norm(row, p.norm, float(config.eps)) for row in rows], p.encoder, config, lambda i, j: mask[j])
    return hidden, [math.tanh(a) for a in affine(hidden[0], p.w_pool, p.b_pool)]


def cross_entropy(logits: Rows, targets: Sequence[int], smoothing: float, ignored: int) -> float:
    """Return the mean over the tokens that count."""
    losses = []
    for row, target in zip(logits, targets, strict=True):
        if target == ignored:
            continue
        largest = max(row)
        log_sum = largest + math.log(math.fsum(math.exp(a - largest) for a in row))
        wanted = [smoothing / len(row) + (1 - smoothing) * (c == target) for c in range(len(row))]
        losses.append(-math.fsum(y * (a - log_sum) for y, a in zip(wanted, row, strict=True)))
    return math.fsum(losses) / len(losses)
