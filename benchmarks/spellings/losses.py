"""Losses: chunks of the vocabulary, log-sum-exp less the target, smoothing by two terms, stable two-class forms."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from benchmarks.spellings.activations import by_tanh
from benchmarks.spellings.softmax import merged_lse
from benchmarks.spellings.spelling import Spelling, blocks

__all__ = ["SPELLINGS"]

LOG2E = math.log2(math.e)


def picked(x: Any, labels: Any) -> Any:
    """Return each row's entry at its label."""
    return np.take_along_axis(x, labels[:, None], -1)[:, 0]


def one_hot(labels: Any, x: Any) -> Any:
    return (np.arange(x.shape[-1]) == labels[:, None]).astype(x.dtype)


def chunked_over_classes(logits: Any, labels: Any) -> Any:
    """Keep a running maximum, a running sum and the target's logit over chunks of the vocabulary."""
    rows = np.arange(len(labels))
    top, total, target = logits[:, 0], 0 * logits[:, 0], 0 * logits[:, 0]
    for b in blocks(logits.shape[-1], 2):
        part = logits[:, b]
        new = np.maximum(top, part.max(-1))
        total = total * np.exp(top - new) + np.exp(part - new[:, None]).sum(-1)
        inside = (labels >= b.start) & (labels < b.start + part.shape[-1])
        target = np.where(inside, part[rows, np.where(inside, labels - b.start, 0)], target)
        top = new
    return (np.log(total) + top - target).mean()


def lse_less_target(logits: Any, labels: Any) -> Any:
    return (merged_lse(logits)[:, 0] - picked(logits, labels)).sum() / len(labels)


def of_logits_less_the_target(logits: Any, labels: Any) -> Any:
    """Take log-sum-exp of what is left without the target's logit."""
    return merged_lse(logits - picked(logits, labels)[:, None], 4)[:, 0].mean()


def gradient_scattered(x: Any, labels: Any) -> Any:
    """Take one off the target's weight, and divide by the rows."""
    p = np.exp(x - merged_lse(x))
    p[np.arange(len(labels)), labels] -= 1
    return p * (1 / len(labels))


def gradient_smoothed_by_two_terms(x: Any, labels: Any, smoothing: Any, ignore_index: Any) -> Any:
    """Take the target's part and everybody's part off, in the rows that count."""
    counted = labels != ignore_index
    p = np.exp(x - merged_lse(x))
    d = p - smoothing / x.shape[-1] - (1 - smoothing) * one_hot(labels, x)
    return np.where(counted[:, None], d / max(int(counted.sum()), 1), 0 * d)


def gradient_of_any_targets(x: Any, y: Any) -> Any:
    e = np.exp2((x - x.max(-1, keepdims=True)) * LOG2E)
    return e * (y.sum(-1, keepdims=True) / e.sum(-1, keepdims=True)) - y


def weighted_from_lse(logits: Any, labels: Any, weight: Any) -> Any:
    w = weight[labels]
    return (w * (merged_lse(logits)[:, 0] - picked(logits, labels))).sum() / w.sum()


def weighted_gradient(logits: Any, labels: Any, weight: Any) -> Any:
    w = weight[labels] / weight[labels].sum()
    return np.exp(logits - merged_lse(logits)) * w[:, None] - one_hot(labels, logits) * w[:, None]


def capped_from_lse(logits: Any, labels: Any, cap: Any) -> Any:
    z = np.tanh(logits * (1 / cap)) * cap
    return (merged_lse(z)[:, 0] - picked(z, labels)).mean()


def capped_gradient(logits: Any, labels: Any, cap: Any) -> Any:
    t = np.tanh(logits / cap)
    d = (np.exp(cap * t - merged_lse(cap * t)) - one_hot(labels, logits)) / len(labels)
    return d - d * t * t


def z_loss_of_merged(logits: Any, z_weight: Any) -> Any:
    lse = merged_lse(logits)[:, 0]
    return z_weight * (lse @ lse) / len(lse)


def z_loss_gradient(logits: Any, z_weight: Any) -> Any:
    lse = merged_lse(logits, 2)
    return np.exp(logits - lse) * (lse * (2 * z_weight / len(lse)))


def z_cross_entropy_of_merged(logits: Any, labels: Any, z_weight: Any) -> Any:
    lse = merged_lse(logits)[:, 0]
    return (lse - picked(logits, labels)).mean() + z_weight * np.square(lse).mean()


def z_cross_entropy_gradient(logits: Any, labels: Any, z_weight: Any) -> Any:
    """Write softmax once, with both factors added, and take the target's one off."""
    lse = merged_lse(logits)
    p = np.exp(logits - lse)
    return (p + p * (2 * z_weight * lse) - one_hot(labels, logits)) / len(labels)


def distilled_in_chunks(logits: Any, teacher: Any, tau: Any) -> Any:
    """Add up over chunks of the vocabulary, from both log-sum-exps."""
    s, t = logits / tau, teacher / tau
    lse_s, lse_t = merged_lse(s), merged_lse(t)
    parts = [np.exp(t[:, b] - lse_t) * ((t[:, b] - lse_t) - (s[:, b] - lse_s)) for b in blocks(logits.shape[-1], 3)]
    return tau * tau * np.concatenate(parts, -1).sum() / len(logits)


def distillation_gradient(logits: Any, teacher: Any, tau: Any) -> Any:
    s, t = logits * (1 / tau), teacher * (1 / tau)
    return (np.exp(s - merged_lse(s)) - np.exp(t - merged_lse(t))) * (tau / len(logits))


def dpo_by_logaddexp(beta: Any, chosen: Any, rejected: Any, ref_chosen: Any, ref_rejected: Any) -> Any:
    z = beta * ((chosen - ref_chosen) - (rejected - ref_rejected))
    return np.logaddexp(0 * z, -z).mean()


def dpo_gradient_by_tanh(beta: Any, chosen: Any, rejected: Any, ref_chosen: Any, ref_rejected: Any) -> Any:
    z = beta * ((chosen - rejected) - (ref_chosen - ref_rejected))
    d = -beta * by_tanh(-z) / len(z)
    return d, -d


def bce_by_complement(logits: Any, y: Any) -> Any:
    """Write the loss with one minus the target, as PyTorch once did."""
    top = np.maximum(-logits, 0)
    return ((1 - y) * logits + top + np.log(np.exp(-top) + np.exp(-logits - top))).mean()


def bce_of_both_logarithms(logits: Any, y: Any) -> Any:
    return (y * np.logaddexp(0 * logits, -logits) + (1 - y) * np.logaddexp(0 * logits, logits)).mean()


def bce_gradient_by_tanh(logits: Any, y: Any) -> Any:
    return (by_tanh(logits) - y) * (1 / logits.size)


def mse_as_a_dot_product(x: Any, y: Any) -> Any:
    d = (x - y).reshape(-1)
    return d @ d / d.size


def mse_gradient_scaled(x: Any, y: Any) -> Any:
    return (x - y) * (2 / x.size)


def balance_by_columns(logits: Any, load: Any, alpha: Any) -> Any:
    p = np.exp(logits - merged_lse(logits))
    return (p @ load).mean() * (alpha * len(load))


def balance_gradient(logits: Any, load: Any, alpha: Any) -> Any:
    p = np.exp(logits - merged_lse(logits))
    factor = alpha * len(load) / len(logits)
    return factor * (p * load - p * (p @ load)[:, None])


LABELS = {"targets": "labels", "reduction": "mean"}
SPELLINGS = (
    Spelling("cross_entropy", chunked_over_classes),
    Spelling("cross_entropy", lse_less_target),
    Spelling("cross_entropy", of_logits_less_the_target),
    Spelling("cross_entropy_gradient", gradient_scattered, LABELS),
    Spelling(
        "cross_entropy_gradient", gradient_smoothed_by_two_terms, {**LABELS, "ignore_index": -100, "smoothing": 0.1}
    ),
    Spelling("cross_entropy_gradient", gradient_of_any_targets),
    Spelling("weighted_cross_entropy", weighted_from_lse),
    Spelling("weighted_cross_entropy.backward", weighted_gradient),
    Spelling("capped_cross_entropy", capped_from_lse),
    Spelling("capped_cross_entropy.backward", capped_gradient),
    Spelling("z_loss", z_loss_of_merged),
    Spelling("z_loss.backward", z_loss_gradient),
    Spelling("z_cross_entropy", z_cross_entropy_of_merged),
    Spelling("z_cross_entropy.backward", z_cross_entropy_gradient),
    Spelling("distillation", distilled_in_chunks),
    Spelling("distillation.backward", distillation_gradient),
    Spelling("dpo", dpo_by_logaddexp),
    Spelling("dpo.backward", dpo_gradient_by_tanh),
    Spelling("binary_cross_entropy_with_logits", bce_by_complement),
    Spelling("binary_cross_entropy_with_logits", bce_of_both_logarithms),
    Spelling("binary_cross_entropy_with_logits.backward", bce_gradient_by_tanh),
    Spelling("mse", mse_as_a_dot_product),
    Spelling("mse.backward", mse_gradient_scaled, native=True),
    Spelling("balance", balance_by_columns),
    Spelling("balance.backward", balance_gradient),
)
