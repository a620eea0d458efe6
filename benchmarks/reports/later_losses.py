"""Later reports on losses and their gradients."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.fresh_losses import entropy
from benchmarks.reports.losses import (
    BOTH,
    IGNORE,
    SMOOTH,
    bce,
    counted,
    distilled,
    divergence,
    dpo,
    ignoring,
    smoothed,
    targets,
    weighted,
)
from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import log_softmax, logsumexp, sigmoid, softmax

__all__ = ["ROWS"]

MEAN = {"targets": "labels", "reduction": "mean"}
OF_255 = {**MEAN, "ignore_index": 255}
OF_A_BATCH = "(b s) n -> b s n"
SMOOTHING = 0.1


def of_mass(mass):
    """The gradient of smoothed labels whose own class gets a mass that depends on the number of classes."""

    def wrong(x, labels):
        n = x.shape[-1]
        soft = mass(n) * (labels[:, None] == np.arange(n)) + SMOOTHING / n
        return (softmax(x) * soft.sum(-1, keepdims=True) - soft) / len(x)

    return wrong


def counted_smoothed(x, labels):
    """The gradient of smoothed labels; the mean is over all rows."""
    return ignoring(x, labels, -100, SMOOTHING) * max((labels != -100).sum(), 1) / len(labels)


def counted_255(x, labels):
    """The gradient of a mean over all rows, of which those of 255 have none."""
    return ignoring(x, labels, 255) * max((labels != 255).sum(), 1) / len(labels)


def mean_back(x, labels):
    """The gradient of a mean over rows."""
    return (softmax(x) - targets(x, labels)) / len(x)


def back_again(logits, y):
    """Logits of clipped probabilities."""
    p = np.clip(sigmoid(logits), 1e-7, 1 - 1e-7)
    return bce(np.log(p / (1 - p)), y)


def exchanged(logits, y):
    """Logits stand in the place of targets, and targets in that of probabilities."""
    with np.errstate(all="ignore"):
        return -(logits * np.log(y) + (1 - logits) * np.log(1 - y)).mean()


def by_rows(labels, weight, logits):
    """Weighted losses, averaged over rows."""
    return -(weight[labels] * log_softmax(logits)[np.arange(len(labels)), labels]).mean()


def tempered_back(logits, teacher, tau):
    """The gradient of the divergence."""
    return tau * (softmax(logits / tau) - softmax(teacher / tau)) / len(logits)


ROWS = (
    Row("ildoonet/pytorch-randaugment#30", "the own class keeps 1 - a/n, not 1 - a", "cross_entropy.backward",
        of_mass(lambda n: 1 - SMOOTHING / n), smoothed, declared=SMOOTH),
    Row("eladhoffer/utils.pytorch#14", "the own class loses a/n besides a", "cross_entropy.backward",
        of_mass(lambda n: 1 - SMOOTHING / n - SMOOTHING), smoothed, declared=SMOOTH),
    Row("fastai/fastai#1814", "the own class keeps 1 - a n/(n - 1)", "cross_entropy.backward",
        of_mass(lambda n: 1 - SMOOTHING * n / max(n - 1, 1)), smoothed, declared=SMOOTH),
    Row("qubvel-org/segmentation_models.pytorch#852", "the mean of smoothed losses is over all rows, ignored ones too",
        "cross_entropy.backward", counted_smoothed, lambda x, labels: ignoring(x, labels, -100, SMOOTHING), declared=BOTH),
    Row("PaddlePaddle/Paddle#23708", "the mean is over all rows, ignored ones too", "cross_entropy.backward", counted, ignoring,
        declared=IGNORE),
    Row("open-mmlab/mmsegmentation#546", "the mean is over all pixels, ignored ones too", "cross_entropy.backward", counted_255,
        lambda x, labels: ignoring(x, labels, 255), declared=OF_255),
    Row("pytorch/pytorch#1429", "the gradient is twice what it should be, of a program beside the library's", "cross_entropy.backward",
        lambda x, labels: 2 * mean_back(x, labels), mean_back, declared=MEAN),
    Row("victorlempitsky/Mate#2", "the gradient is not divided by the size of the batch", "cross_entropy.backward",
        lambda x, labels: mean_back(x, labels) * len(x), mean_back, declared=MEAN),
    Row("jax-ml/jax#1023", "the mean is over rows and classes", "cross_entropy",
        lambda logits, labels: entropy(logits, labels) / logits.shape[-1], entropy),
    Row("tech-srl/code2seq#9", "the loss is divided by the size of the batch twice", "cross_entropy",
        lambda logits, labels: entropy(logits, labels) / len(labels), entropy),
    Row("rinuboney/ladder#5", "the sum is divided by 100, whatever the number of rows", "cross_entropy",
        lambda logits, labels: entropy(logits, labels) * len(labels) / 100, entropy),
    Row("EthanRosenthal/spacecutter#16", "weighted losses are averaged over rows, not over weights", "weighted_cross_entropy",
        by_rows, weighted),
    Row("linkedin/Liger-Kernel#481", "the loss has the other sign", "dpo",
        lambda beta, chosen, rejected, ref_chosen, ref_rejected: -dpo(beta, chosen, rejected, ref_chosen, ref_rejected), dpo),
    Row("facebookresearch/deit#61", "the divergence is divided by all entries, not by rows", "distillation",
        lambda logits, teacher, tau: tau**2 * divergence(logits, teacher, tau).mean(), distilled),
    Row("neuralmagic/sparseml#592", "of two axes of the batch, the divergence is divided by the first alone", "distillation",
        lambda logits, teacher, tau: tau**2 * divergence(logits, teacher, tau).sum() / len(logits), distilled,
        declared={"layouts": {"logits": OF_A_BATCH, "teacher": OF_A_BATCH}}),
    Row("haitongli/knowledge-distillation-pytorch#2", "the gradient is divided by the number of classes", "distillation.backward",
        lambda logits, teacher, tau: tempered_back(logits, teacher, tau) / logits.shape[-1], tempered_back),
    Row("paiml/aprender#2153", "the divergence is of student and teacher, not of teacher and student", "distillation",
        lambda logits, teacher, tau: distilled(teacher, logits, tau), distilled),
    Row("NVIDIA/Megatron-LM#1331", "the loss is added up twice (kind)", "z_loss",
        lambda z_weight, logits: 2 * z_weight * (logsumexp(logits) ** 2).mean(),
        lambda z_weight, logits: z_weight * (logsumexp(logits) ** 2).mean()),
    Row("oysteijo/simd_neuralnet#1", "the gradient is not divided by the number of outputs",
        "binary_cross_entropy_with_logits.backward", lambda logits, y: (sigmoid(logits) - y) / len(y),
        lambda logits, y: (sigmoid(logits) - y) / y.size),
    Row("carpedm20/NTM-tensorflow#17", "logits and targets stand in each other's place", "binary_cross_entropy_with_logits",
        exchanged, bce),
    Row("keras-team/keras#9247", "probabilities are clipped, and turned into logits again", "binary_cross_entropy_with_logits",
        back_again, bce),
    Row("snowkylin/tensorflow-handbook#23", "the loss is half of the sum of squares, not their mean", "mse",
        lambda x, y: ((x - y) ** 2).sum() / 2, lambda x, y: ((x - y) ** 2).mean()),
)  # fmt: skip
