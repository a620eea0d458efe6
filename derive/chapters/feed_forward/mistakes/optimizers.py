"""Mistakes about Adam's averages and directions, penalties, and decay of the weights."""

from __future__ import annotations

from ....books.mistakes import Mistakes, left, mistakes, right
from ....language.terms import Sum, sqrt, zero
from .. import optimizers as book
from ..optimizers import *
from ..optimizers import step_index as t

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.moving_average_bias,
        right("nothing missed", gradient),
        right("decay for what it leaves", decayed_start[t] * gradient),
        right("one step only", (1 - beta) * gradient),
        right("one step too many", (1 - beta * decayed_start[t]) * gradient),
    ),
    mistakes(
        book.gradient_size_of_multiple,
        right("factor squared", factor**2 * plain),
        right("factor forgotten", plain),
        right("root of the factor", sqrt(factor) * plain),
    ),
    mistakes(
        book.adam_denominator_of_multiple,
        right("factor forgotten", of_own),
        right("eps not scaled", factor * plain + eps),
        right("eps scaled twice", factor * plain + factor**2 * eps),
        left("eps inside the root", size(factor**2 * (second + eps))),
    ),
    mistakes(
        book.adam_direction_of_multiple,
        left("eps not scaled", direction(factor * first, factor**2 * second, eps)),
        left("second average scaled once", direction(factor * first, factor * second, factor * eps)),
        right("as in gradient descent", factor * direction(first, second, eps)),
        right("divided by the factor", direction(first, second, eps) / factor),
    ),
    mistakes(
        book.adam_penalty_alone,
        right("decoupled decay", (1 - rate * decay) * weight),
        right("strength kept", weight - rate * decay),
        right("share of the weight", (1 - rate) * weight),
        left("second average not squared", weight - rate * direction(penalty, penalty, 0)),
    ),
    mistakes(
        book.descent_penalty_is_decay,
        right("half forgotten", gradients[j] + 2 * decay * weights[j], part=0),
        right("penalty of one entry only", gradients[j] + decay * Sum(weights[i], i), part=0),
        right("rate forgotten in the decay", (1 - decay) * weights[j] - rate * gradients[j], part=1),
        right("gradient decayed too", (1 - rate * decay) * (weights[j] - rate * gradients[j]), part=1),
    ),
    mistakes(
        book.adamw_of_constant_direction,
        right("start forgotten", -(1 - left_over[t]) * (first / decay)),
        right("limit turned round", left_over[t] * steps[zero] + (1 - left_over[t]) * (first / decay)),
        right("decay forgotten", left_over[t] * steps[zero] - (1 - left_over[t]) * (rate * first)),
        right("start kept", steps[zero] - (1 - left_over[t]) * (first / decay)),
        right("one step only", kept * steps[zero] - rate * first),
    ),
    mistakes(
        book.adamw_weight_bounded,
        right("half the bound", bound / 2, part=1),
        left("positive", 0, part=0),
        right("direction for bound", moved_by, part=1),
        right("no more than before", decay * weight, part=1),
    ),
)
