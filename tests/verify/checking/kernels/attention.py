"""Attention as people write it, forward and backward, for any mask: ``keep`` says which key a query sees."""

import numpy as np


def of_type(x, number):
    return x.dtype.type(number)


def transposed(x):
    return np.swapaxes(x, -1, -2)


def masked_scores(q, k, keep, bias, scale):
    s = (q @ transposed(k)) * of_type(q, scale)
    s = s if bias is None else s + bias
    return s if keep is None else np.where(keep, s, of_type(s, -np.inf))


def softmax(s):
    e = np.exp(s - s.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def finished(p, dp, q, k, g, scale):
    ds = p * (dp - (p * dp).sum(-1, keepdims=True)) * of_type(q, scale)
    return ds @ k, transposed(ds) @ q, transposed(p) @ g


# --- backward ---


def plain(q, k, v, g, keep, bias, scale):
    return finished(softmax(masked_scores(q, k, keep, bias, scale)), g @ transposed(v), q, k, g, scale)


def scale_on_queries(q, k, v, g, keep, bias, scale):
    p = softmax(masked_scores(q * of_type(q, scale), k, keep, bias, 1))
    dp = g @ transposed(v)
    ds = p * dp - p * (p * dp).sum(-1, keepdims=True)
    return (ds @ k) * of_type(q, scale), transposed(ds) @ (q * of_type(q, scale)), transposed(p) @ g


def root_on_both(q, k, v, g, keep, bias, scale):
    half = of_type(q, np.sqrt(scale))
    p = softmax(masked_scores(q * half, k * half, keep, bias, 1))
    dp = g @ transposed(v)
    ds = p * (dp - (p * dp).sum(-1, keepdims=True))
    return ds @ (k * half) * half, transposed(ds) @ (q * half) * half, transposed(p) @ g


def sums_from_outputs(q, k, v, g, keep, bias, scale):
    p = softmax(masked_scores(q, k, keep, bias, scale))
    delta = (g * (p @ v)).sum(-1, keepdims=True)
    ds = p * (g @ transposed(v) - delta)
    return ds @ k * of_type(q, scale), transposed(ds) @ q * of_type(q, scale), transposed(p) @ g


def lowest_for_hidden(q, k, v, g, keep, bias, scale):
    """Fill with the least finite number, which no score is below."""
    s = masked_scores(q, k, None, bias, scale)
    s = s if keep is None else np.where(keep, s, np.finfo(np.float32).min)
    return finished(softmax(s), g @ transposed(v), q, k, g, scale)


def mask_on_exponentials(q, k, v, g, keep, bias, scale):
    s = masked_scores(q, k, keep, bias, scale)
    e = np.exp(masked_scores(q, k, None, bias, scale) - s.max(-1, keepdims=True))
    e = e if keep is None else np.where(keep, e, of_type(e, 0))
    return finished(e * (1 / e.sum(-1, keepdims=True)), g @ transposed(v), q, k, g, scale)


def from_logarithm(q, k, v, g, keep, bias, scale):
    s = masked_scores(q, k, keep, bias, scale)
    top = s.max(-1, keepdims=True)
    p = np.exp(s - (top + np.log(np.exp(s - top).sum(-1, keepdims=True))))
    return finished(p, g @ transposed(v), q, k, g, scale)


def powers_of_two(q, k, v, g, keep, bias, scale):
    s = masked_scores(q, k, None, None, scale * np.log2(np.e))
    s = s if bias is None else s + bias * of_type(s, np.log2(np.e))
    s = s if keep is None else np.where(keep, s, of_type(s, -np.inf))
    e = np.exp2(s - s.max(-1, keepdims=True))
    return finished(e / e.sum(-1, keepdims=True), g @ transposed(v), q, k, g, scale)


def contractions(q, k, v, g, keep, bias, scale):
    s = np.einsum("hia,hja->hij", q, k) * of_type(q, scale)
    s = s if bias is None else s + bias
    p = softmax(s if keep is None else np.where(keep, s, of_type(s, -np.inf)))
    dp = np.einsum("hic,hjc->hij", g, v)
    ds = p * (dp - np.einsum("hij,hij->hi", p, dp)[..., None]) * of_type(q, scale)
    return np.einsum("hij,hja->hia", ds, k), np.einsum("hij,hia->hja", ds, q), np.einsum("hij,hic->hjc", p, g)


def jacobians(q, k, v, g, keep, bias, scale):
    """Multiply by the Jacobian of each row of weights."""
    p, dp = softmax(masked_scores(q, k, keep, bias, scale)), g @ transposed(v)
    ds = np.empty_like(p)
    for place in np.ndindex(p.shape[:-1]):
        ds[place] = (np.diag(p[place]) - np.outer(p[place], p[place])) @ dp[place]
    return ds @ k * of_type(q, scale), transposed(ds) @ q * of_type(q, scale), transposed(p) @ g


def query_by_query(q, k, v, g, keep, bias, scale):
    dq, dk, dv = np.zeros_like(q), np.zeros_like(k), np.zeros_like(v)
    for h, i in np.ndindex(q.shape[:2]):
        live = slice(None) if keep is None else np.flatnonzero(keep[i])
        s = k[h, live] @ q[h, i] * of_type(q, scale)
        s = s if bias is None else s + bias[i, live]
        p, dp = softmax(s), v[h, live] @ g[h, i]
        ds = p * (dp - p @ dp) * of_type(q, scale)
        dq[h, i] = ds @ k[h, live]
        dk[h, live] += np.outer(ds, q[h, i])
        dv[h, live] += np.outer(p, g[h, i])
    return dq, dk, dv


def in_blocks(q, k, v, g, keep, bias, scale, size=2):
    """Pass twice over blocks of keys: forward with running maxima and sums, backward with their logarithm."""
    blocks = [slice(j, j + size) for j in range(0, k.shape[-2], size)]

    def scores(block):
        at = (..., block)
        return masked_scores(
            q, k[:, block], None if keep is None else keep[at], None if bias is None else bias[at], scale
        )

    top = np.full((*q.shape[:-1], 1), -np.inf, q.dtype)
    partition, out = np.zeros_like(top), np.zeros((*q.shape[:-1], v.shape[-1]), q.dtype)
    for block in blocks:
        s = scores(block)
        new = np.maximum(top, s.max(-1, keepdims=True))
        finite = np.where(np.isinf(new), of_type(q, 0), new)
        old, e = np.exp(top - finite), np.exp(s - finite)
        partition, out, top = partition * old + e.sum(-1, keepdims=True), out * old + e @ v[:, block], new
    out, logarithm = out / partition, top + np.log(partition)
    delta = (g * out).sum(-1, keepdims=True)
    dq, dk, dv = np.zeros_like(q), np.empty_like(k), np.empty_like(v)
    for block in blocks:
        p = np.exp(scores(block) - logarithm)
        ds = p * (g @ transposed(v[:, block]) - delta)
        dq += ds @ k[:, block] * of_type(q, scale)
        dk[:, block] = transposed(ds) @ q * of_type(q, scale)
        dv[:, block] = transposed(p) @ g
    return dq, dk, dv


BACKWARD = (
    plain,
    scale_on_queries,
    root_on_both,
    sums_from_outputs,
    lowest_for_hidden,
    mask_on_exponentials,
    from_logarithm,
    powers_of_two,
    contractions,
    jacobians,
    query_by_query,
    in_blocks,
)


def repeated(style):
    """Repeat keys and values for the heads that share them, and add their gradients."""

    def grouped(q, k, v, g, keep, bias, scale):
        group = len(q) // len(k)
        dq, *shared = style(q, np.repeat(k, group, 0), np.repeat(v, group, 0), g, keep, bias, scale)
        return dq, *(x.reshape(len(k), group, *x.shape[1:]).sum(1) for x in shared)

    return grouped


def in_one_product(q, k, v, g, keep, bias, scale):
    """Take the heads that share a key for one head of more queries."""
    rows = [x.reshape(len(k), -1, x.shape[-1]) for x in (q, g)]
    group = len(q) // len(k)
    keep, bias = (x if x is None else np.tile(x, (group, 1)) for x in (keep, bias))
    dq, dk, dv = plain(rows[0], k, v, rows[1], keep, bias, scale)
    return dq.reshape(q.shape), dk, dv


# --- forward ---


def outputs(q, k, v, keep, bias, scale):
    return softmax(masked_scores(q, k, keep, bias, scale)) @ v


def divided_last(q, k, v, keep, bias, scale):
    s = masked_scores(q, k, keep, bias, scale)
    e = np.exp(s - s.max(-1, keepdims=True))
    return (e @ v) / e.sum(-1, keepdims=True)


def key_by_key(q, k, v, keep, bias, scale):
    """One pass over the keys, with the output rescaled when a higher score comes."""
    top = np.full((*q.shape[:-1], 1), -np.inf, q.dtype)
    partition, out = np.zeros_like(top), np.zeros((*q.shape[:-1], v.shape[-1]), q.dtype)
    for j in range(k.shape[-2]):
        at = (..., slice(j, j + 1))
        s = masked_scores(
            q, k[:, j : j + 1], None if keep is None else keep[at], None if bias is None else bias[at], scale
        )
        new = np.maximum(top, s)
        finite = np.where(np.isinf(new), of_type(q, 0), new)
        old, e = np.exp(top - finite), np.exp(s - finite)
        partition, out, top = partition * old + e, out * old + e * v[:, j : j + 1], new
    return out / partition


FORWARD = (outputs, divided_last, key_by_key)


# --- as programs that are checked ---


def under(style, *, scale=None, mask="none", align="top-left", group=1):
    """Return a style as a program under conventions, which takes its arguments in their order."""

    def program(*arrays):
        others = ("g",) if style not in FORWARD else ()
        names = ("q", "k", "v", *others, *{"boolean": ("keep",), "additive": ("bias",)}.get(mask, ()))
        given = dict(zip(names, arrays[: len(names)], strict=True))
        q, k = given["q"], given["k"]
        keep = given.pop("keep", None)
        if mask == "causal":
            m, n = q.shape[-2], k.shape[-2]
            keep = np.tri(m, n, n - m if align == "bottom-right" else 0, dtype=bool)
        chosen = q.shape[-1] ** -0.5 if scale is None else arrays[len(names)]
        return style(**{**given, "keep": keep, "bias": given.get("bias"), "scale": chosen})

    return program


def single_inside(program):
    """Run a program in float32, and round what it returns."""

    def rounded(*arrays):
        wide = [a.astype(np.float32) if isinstance(a, np.ndarray) and a.dtype.itemsize == 2 else a for a in arrays]
        result = program(*wide)
        arrays_of = result if isinstance(result, tuple) else (result,)
        kept = tuple(x.astype(arrays[0].dtype) for x in arrays_of)
        return kept if isinstance(result, tuple) else kept[0]

    return rounded
