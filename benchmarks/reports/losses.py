"""Reports on losses and their gradients."""

# ruff: noqa: E501
import numpy as np

from benchmarks.reports.row import Row
from tests.verify.checking.formulas.programs import HELP, log_softmax, logsumexp, sigmoid, softmax

__all__ = ["ROWS"]

IGNORE = {"targets": "labels", "reduction": "mean", "ignore_index": -100}
SMOOTH = {"targets": "labels", "reduction": "mean", "smoothing": 0.1}
BOTH = {**IGNORE, "smoothing": 0.1}
PADDING = {"targets": "labels", "padding": "mask", "reduction": "mean"}


def targets(x, labels, smoothing=0.0, others=None):
    """Rows of target probabilities; of an ignored label, only the part for all classes."""
    n = x.shape[-1]
    mass = smoothing / n if others is None else others
    return (1 - smoothing) * (labels[:, None] == np.arange(n)) + mass


def ignoring(x, labels, ignore_index=-100, smoothing=0.0):
    """The gradient of a mean over the rows that are not ignored."""
    seen = (labels != ignore_index)[:, None]
    return (softmax(x) - targets(x, labels, smoothing)) * seen / max(seen.sum(), 1)


def smoothed(x, labels):
    """The gradient with smoothed labels."""
    return (softmax(x) - targets(x, labels, 0.1)) / len(x)


def smoothed_others(x, labels):
    """The same; the mass is spread over the other classes."""
    n, one = x.shape[-1], labels[:, None] == np.arange(x.shape[-1])
    return (softmax(x) - np.where(one, 0.9, 0.1 / (n - 1))) / len(x)


def uniform_of_ignored(x, labels):
    """The part for all classes is taken of ignored rows as well."""
    seen = (labels != -100)[:, None]
    count = max(seen.sum(), 1)
    return ignoring(x, labels, -100, 0.1) + ~seen * 0.1 * (softmax(x) - 1 / x.shape[-1]) / count


def counted(x, labels):
    """The mean is over all rows."""
    return ignoring(x, labels) * max((labels != -100).sum(), 1) / len(labels)


def none_if_any(x, labels):
    """One ignored label makes all gradients zero."""
    return ignoring(x, labels) * (labels != -100).all()


def softmax_of_ignored(x, labels):
    """Ignored rows keep their softmax."""
    seen = (labels != -100)[:, None]
    return (softmax(x) - targets(x, labels)) / max(seen.sum(), 1)


def padded(x, labels, w):
    """The gradient of a mean over the rows of a mask."""
    return (softmax(x) - targets(x, labels)) * w[:, None] / max(w.sum(), 1)


def divergence(logits, teacher, tau):
    """Of teacher and student, for each row and class."""
    return softmax(teacher / tau) * (log_softmax(teacher / tau) - log_softmax(logits / tau))


def distilled(logits, teacher, tau):
    """The loss."""
    return tau**2 * divergence(logits, teacher, tau).sum(-1).mean()


def bce(logits, y):
    """The stable form."""
    return (HELP.softplus(logits) - y * logits).mean()


def bce_by_log(logits, y):
    """By logarithms of a sigmoid."""
    s = 1 / (1 + np.exp(-logits))
    return -(y * np.log(s) + (1 - y) * np.log(1 - s)).mean()


def bce_clipped(logits, y):
    """The same, clipped."""
    s = np.clip(1 / (1 + np.exp(-logits)), 1e-7, 1 - 1e-7)
    return -(y * np.log(s) + (1 - y) * np.log(1 - s)).mean()


def bce_back_clipped(logits, y):
    """The gradient is zero where a probability is clipped."""
    s = sigmoid(logits)
    return np.where((s <= 1e-7) | (s >= 1 - 1e-7), 0, (s - y) / y.size)


def margin(beta, chosen, rejected, ref_chosen, ref_rejected):
    """What the loss is a softplus of."""
    return -beta * (chosen - rejected - ref_chosen + ref_rejected)


def dpo(beta, chosen, rejected, ref_chosen, ref_rejected):
    """The loss."""
    return HELP.softplus(margin(beta, chosen, rejected, ref_chosen, ref_rejected)).mean()


def weighted(labels, weight, logits):
    """A mean by weights."""
    rows = weight[labels] * log_softmax(logits)[np.arange(len(labels)), labels]
    return -rows.sum() / weight[labels].sum()


def weighted_back(labels, weight, logits, by_count=False):
    """Its gradient."""
    total = len(labels) if by_count else weight[labels].sum()
    return weight[labels][:, None] * (softmax(logits) - targets(logits, labels)) / total


def counted_rows(keep):
    """What the mean of each row is divided by; of an empty row, one."""
    count = keep.sum(-1, keepdims=True)
    return np.where(count == 0, 1, count)


def of_means(keep, x):
    """The mean of the means of rows."""
    return ((keep * x).sum(-1) / counted_rows(keep)[:, 0]).mean()


def smoothed_loss(alpha, y, x):
    """Of smoothed targets."""
    return -(((1 - alpha) * y + alpha / y.shape[-1]) * log_softmax(x)).sum(-1).mean()


ROWS = (
    Row("awslabs/sockeye#200", "rows of padding are kept, and the others are zeroed", "cross_entropy.backward",
        lambda x, labels, w: padded(x, labels, ~w), padded, declared=PADDING),
    Row("pytorch/pytorch#73205", "the smoothed part of the loss counts ignored rows", "cross_entropy.backward",
        uniform_of_ignored, lambda x, labels: ignoring(x, labels, -100, 0.1), declared=BOTH),
    Row("linkedin/Liger-Kernel#198", "the smoothing mass is spread over the other classes (kind)", "cross_entropy.backward",
        smoothed_others, smoothed, declared=SMOOTH, read=False),
    Row("huggingface/transformers#47261", "the mean is over all tokens, ignored ones too", "cross_entropy.backward",
        counted, ignoring, "bfloat16", IGNORE, "float32", read=False),
    Row("linkedin/Liger-Kernel#678", "one ignored label makes all gradients zero", "cross_entropy.backward",
        none_if_any, ignoring, declared=IGNORE, read=False),
    Row("PaddlePaddle/Paddle#28622", "ignored rows have a gradient (kind)", "cross_entropy.backward",
        softmax_of_ignored, ignoring, declared=IGNORE),
    Row("paiml/aprender#2199", "each class gets (1 - eps)/C, not eps/C", "own:smoothed_loss",
        lambda alpha, y, x: -(((1 - alpha) * y + (1 - alpha) / y.shape[-1]) * log_softmax(x)).sum(-1).mean(), smoothed_loss),
    Row("TimDettmers/ConvE#55", "each class gets 1/n, not eps/n", "own:smoothed_targets",
        lambda alpha, y: (1 - alpha) * y + 1 / y.shape[-1], lambda alpha, y: (1 - alpha) * y + alpha / y.shape[-1]),
    Row("labmlai/annotated_deep_learning_paper_implementations#66", "the teacher stands in the place of the student",
        "distillation", lambda logits, teacher, tau: distilled(teacher, teacher, tau), distilled),
    Row("HikariTJU/LD#74", "the divergence is a mean over classes, not a sum", "distillation",
        lambda logits, teacher, tau: tau**2 * divergence(logits, teacher, tau).mean(), distilled),
    Row("yuanli2333/Teacher-free-Knowledge-Distillation#5", "the gradient is divided by all entries, not by rows (kind)",
        "distillation.backward",
        lambda logits, teacher, tau: tau * (softmax(logits / tau) - softmax(teacher / tau)) / logits.size,
        lambda logits, teacher, tau: tau * (softmax(logits / tau) - softmax(teacher / tau)) / len(logits)),
    Row("huggingface/candle#2561", "the logarithm of 1 - sigmoid is NaN at large logits", "binary_cross_entropy_with_logits",
        bce_by_log, bce),
    Row("keras-team/keras-core#196", "probabilities are clipped before the logarithm", "binary_cross_entropy_with_logits",
        bce_clipped, bce),
    Row("keras-team/keras#9664", "the gradient is zero where the probability is clipped (kind)",
        "binary_cross_entropy_with_logits.backward", bce_back_clipped, lambda logits, y: (sigmoid(logits) - y) / y.size),
    Row("locuslab/open-unlearning#30", "the loss is overwritten by the mean of the chosen", "dpo",
        lambda beta, chosen, rejected, ref_chosen, ref_rejected: -chosen.mean(), dpo),
    Row("AI-Hypercomputer/maxtext#1530", "beta stands twice in the loss (kind)", "dpo",
        lambda beta, chosen, rejected, ref_chosen, ref_rejected:
        dpo(beta * beta, chosen, rejected, ref_chosen, ref_rejected), dpo),
    Row("pytorch/pytorch#40560", "the weighted losses are averaged over rows, not over weights", "weighted_cross_entropy",
        lambda labels, weight, logits:
        -(weight[labels] * log_softmax(logits)[np.arange(len(labels)), labels]).mean(), weighted),
    Row("pytorch/pytorch#61309", "the gradient is divided by the number of rows (the reader's expectation)",
        "weighted_cross_entropy.backward",
        lambda labels, weight, logits: weighted_back(labels, weight, logits, True), weighted_back),
    Row("mlfoundations/open_lm#92", "the square of the mean stands for the mean of the squares", "z_loss",
        lambda z_weight, logits: z_weight * logsumexp(logits).mean() ** 2,
        lambda z_weight, logits: z_weight * (logsumexp(logits) ** 2).mean()),
    Row("databricks/megablocks#133", "the logarithm of a sum of exp is not shifted", "z_loss",
        lambda z_weight, logits: z_weight * (np.log(np.exp(logits).sum(-1)) ** 2).mean(),
        lambda z_weight, logits: z_weight * (logsumexp(logits) ** 2).mean()),
    Row("huggingface/trl#2995", "the mean of the means of sequences stands for the mean of tokens", "own:token_mean_derivative",
        lambda keep, x: keep / counted_rows(keep) / len(x), lambda keep, x: keep / keep.sum() + 0 * x, read=False),
    Row("huggingface/trl#5890", "the mean of the means of sequences stands for the mean of tokens (kind)", "own:token_mean",
        of_means, lambda keep, x: (keep * x).sum() / keep.sum(), read=False),
    Row("davisking/dlib#1169", "the gradient of the square lacks its 2", "mse.backward",
        lambda x, y: (x - y) / x.size, lambda x, y: 2 * (x - y) / x.size),
    Row("acids-ircam/creative_ml#6", "the mean squared error is a sum", "mse",
        lambda x, y: ((x - y) ** 2).sum(), lambda x, y: ((x - y) ** 2).mean()),
    Row("BVLC/caffe#2176", "the loss is half of the mean over rows", "mse",
        lambda x, y: ((x - y) ** 2).sum() / (2 * len(x)), lambda x, y: ((x - y) ** 2).mean(), "bfloat16", inside="float32"),
    Row("unslothai/unsloth-zoo#593", "the logits, not the cap, multiply tanh", "capped_cross_entropy",
        lambda labels, logits, cap: -log_softmax(logits * np.tanh(logits / cap))[np.arange(len(labels)), labels].mean(),
        lambda labels, logits, cap: -log_softmax(cap * np.tanh(logits / cap))[np.arange(len(labels)), labels].mean()),
)  # fmt: skip
