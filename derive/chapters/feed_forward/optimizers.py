r"""Optimizers: what Adam's averages miss, what it forgets, and where weight decay is no penalty.

A moving average that starts at zero has missed as much as the decay of the start has left. Adam's direction does not see the
scale of the loss, so a penalty on the weights loses its strength in it. In AdamW the decay stands beside the direction: a weight
is a moving average too, of minus the directions over the decay, and stays in a box.
"""

from __future__ import annotations

from ...kernel.terms import Term
from ...language.entry import *
from ...language.terms import *

(r,) = reals("r")

# ---- moving averages -----------------------------------------------------------------------------------------------

(step_index,) = Integers.indices("t")
average, decayed_start = vector("m", Integers), vector("b", Integers)
beta, gradient = reals("beta g")
starts = Eq(average[zero], 0), Eq(decayed_start[zero], 1)
averaging = ForAll(step_index, Eq(average[step_index + 1], beta * average[step_index] + (1 - beta) * gradient))
decaying = ForAll(step_index, Eq(decayed_start[step_index + 1], beta * decayed_start[step_index]))
not_forgotten = Ne(beta, 0)
missed = Eq(average[step_index], (1 - decayed_start[step_index]) * gradient)
missed_next = Eq(average[step_index + 1], (1 - decayed_start[step_index + 1]) * gradient)


def averaged(start: object, whole: object = 1) -> dict[Term, object]:
    """Return both sequences as a witness: their values at 0, and their steps up and down."""
    t, rate = step_index, 1 / (1 + r**2)
    rest = (1 - rate) * gradient
    return {
        beta: rate,
        average[zero]: start,
        decayed_start[zero]: whole,
        average[t + 1]: rate * average[t] + rest,
        decayed_start[t + 1]: rate * decayed_start[t],
        average[t]: (average[t + 1] - rest) / rate,
        decayed_start[t]: decayed_start[t + 1] / rate,
    }


moving_average_bias = Entry(
    name="moving_average_bias",
    title="What a moving average that starts at zero has missed",
    given=(not_forgotten, *starts, averaging, decaying),
    claim=missed,
    proof=Induction(
        step_index,
        base=calc(
            step(0, algebra(starts[0]), "it starts at zero"),
            step((1 - decayed_start[zero]) * gradient, algebra(starts[1]), r"$\beta^0 = 1$"),
        ),
        up=calc(
            step(beta * average[step_index] + (1 - beta) * gradient, algebra(averaging), "one step on"),
            step(
                beta * ((1 - decayed_start[step_index]) * gradient) + (1 - beta) * gradient,
                algebra(missed),
                "the claim at $t$",
            ),
            step((1 - decayed_start[step_index + 1]) * gradient, algebra(decaying), r"$\beta^{t+1} = \beta\, \beta^t$"),
        ),
        down=calc(
            step(
                (beta * average[step_index] + (1 - beta) * gradient - (1 - beta) * gradient) / beta,
                field_arithmetic(not_forgotten),
                r"as $\beta \ne 0$",
            ),
            step((average[step_index + 1] - (1 - beta) * gradient) / beta, algebra(averaging), "one step on"),
            step(
                ((1 - decayed_start[step_index + 1]) * gradient - (1 - beta) * gradient) / beta,
                algebra(missed_next),
                "the claim at $t + 1$",
            ),
            step(
                (1 - decayed_start[step_index]) * gradient,
                field_arithmetic(decaying, not_forgotten),
                r"$\beta^{t+1} = \beta\, \beta^t$",
            ),
        ),
    ),
    sources=("kingma2015",),
    note=r"Here $b_t = \beta^t$ is given by its recursion, and $g$ is a constant gradient; it may be a squared one. So Adam divides its two "
    r"averages by $1 - \beta_1^t$ and by $1 - \beta_2^t$, and gets $g$ and $g^2$ at every $t \ge 1$, from the first step on. Without that "
    r"the first step with $\beta_1 = 0.9$, $\beta_2 = 0.999$ is $0.1/\sqrt{0.001} \approx 3.2$ times as long.",
    witness=averaged(0),
    counterexamples={starts[0]: averaged(1), starts[1]: averaged(0, whole=2)},
    idle={"given: beta != 0": "idle"},
    not_applicable={"transformer": "no forward pass"},
)

# ---- Adam ----------------------------------------------------------------------------------------------------------

first, second, eps, factor, weight, rate, decay = reals("m v epsilon c w eta lambda")
size = define("gradient_size", (second,), sqrt(second))
denominator = define("adam_denominator", (second, eps), size(second) + eps)
direction = define("adam_direction", (first, second, eps), first / denominator(second, eps))
of_multiple, of_own = denominator(factor**2 * second, factor * eps), denominator(second, eps)
scaled, plain = size(factor**2 * second), size(second)
positive, some_square = Lt(0, factor), Lt(0, second)

gradient_size_of_multiple = Entry(
    name="gradient_size_of_multiple",
    title="The root of the second average, of a multiple",
    given=(positive, some_square),
    claim=Eq(scaled, factor * plain),
    proof=calc(
        step(
            factor * plain + (scaled**2 - factor**2 * plain**2) / (scaled + factor * plain),
            field_arithmetic(),
            "a difference of squares, as both roots are positive",
        ),
        step(
            factor * plain + 0 / (scaled + factor * plain),
            field_arithmetic(size, some_square),
            "the squares are equal",
        ),
        step(factor * plain, algebra(), "so they are"),
    ),
    witness={factor: 1 + r**2, second: 1 / (1 + decay**2)},
    note=r"""Adam's second average $v$ is a mean of squares of gradients; its root is their typical size.""",
    not_applicable={"transformer": "no forward pass"},
)

adam_denominator_of_multiple = Entry(
    name="adam_denominator_of_multiple",
    title="Adam's denominator, of a multiple",
    given=(positive, some_square),
    claim=Eq(of_multiple, factor * of_own),
    proof=calc(
        step(scaled + factor * eps, unfold(denominator), "definition of the denominator"),
        step(factor * plain + factor * eps, algebra(gradient_size_of_multiple), "the root of a multiple"),
        step(factor * of_own, algebra(denominator), "definition of the denominator"),
    ),
    witness={factor: 1 + r**2, second: 1 / (1 + decay**2)},
    not_applicable={"transformer": "no forward pass"},
)

adam_direction_of_multiple = Entry(
    name="adam_direction_of_multiple",
    title="But for eps, Adam does not see the scale of the loss",
    given=(positive, some_square),
    where=(Ne(of_own, 0),),
    claim=Eq(direction(factor * first, factor**2 * second, factor * eps), direction(first, second, eps)),
    proof=calc(
        step(factor * first / of_multiple, unfold(direction), "definition of the direction"),
        step(
            factor * first / (factor * of_own), algebra(adam_denominator_of_multiple), "the denominator of a multiple"
        ),
        step(first / of_own, field_arithmetic(), "as $c > 0$"),
        step(direction(first, second, eps), unfold(direction), "definition of the direction"),
    ),
    sources=("kingma2015",),
    witness={factor: 1 + r**2, second: 1 / (1 + decay**2), eps: decay**2},
    note=r"""A loss that is $c$ times as large has gradients, and averages of them $m$, that are $c$ times as large, and averages of squares $v$
    that are $c^2$ times. So the direction $m/(\sqrt v + \varepsilon)$ stays, if $\varepsilon$ is scaled too; with $\varepsilon = 0$ it
    stays as it is. In gradient descent the step grows with the loss.""",
    not_applicable={"transformer": "no forward pass"},
)

strength, some_weight = Lt(0, decay), Lt(0, weight)
penalty = decay * weight
of_penalty = size(penalty**2)

adam_penalty_alone = Entry(
    name="adam_penalty_alone",
    title="Adam's first step on a penalty alone, without eps, does not see its strength",
    given=(strength, some_weight),
    claim=Eq(weight - rate * direction(penalty, penalty**2, 0), weight - rate),
    proof=calc(
        step(weight - rate * (penalty / of_penalty), algebra(direction, denominator), "definition of the direction"),
        step(
            weight - rate * (penalty / (penalty + (of_penalty**2 - penalty**2) / (of_penalty + penalty))),
            field_arithmetic(),
            "a difference of squares, as both are positive",
        ),
        step(
            weight - rate * (penalty / (penalty + 0 / (of_penalty + penalty))),
            field_arithmetic(size),
            "the squares are equal",
        ),
        step(weight - rate, field_arithmetic(), r"as $\lambda w > 0$"),
    ),
    sources=("loshchilov2019",),
    idle={"left: factor adam_direction(lambda*w, (lambda*w)**2, 0)": "no change"},
    witness={decay: 1 + r**2, weight: 1 / (1 + factor**2)},
    note=r"""A weight that gets no gradient from the loss has that of the penalty $\lambda w^2/2$ alone, $\lambda w$. In the first step its
    corrected averages are $\lambda w$ and $\lambda^2 w^2$~(\cited{moving_average_bias}), and with $\varepsilon = 0$ it moves by
    $\eta$, whatever $\lambda > 0$ and $w > 0$ are. Decoupled decay takes the share $\eta\lambda$ from it. So in Adam decay of the weights
    is not a penalty, as it is in gradient descent~(\cited{descent_penalty_is_decay}).""",
    not_applicable={"transformer": "no forward pass"},
)

# ---- weight decay --------------------------------------------------------------------------------------------------

n = Dimension("n")
i, j = n.indices("i j")
weights, gradients = vector("w", n), vector("g", n)
delta = KroneckerDelta
penalized = Sum(gradients[i] * weights[i], i) + decay / 2 * Sum(weights[i] ** 2, i)
pulled = gradients[j] + decay * weights[j]

descent_penalty_is_decay = Entry(
    name="descent_penalty_is_decay",
    title="In gradient descent a squared penalty is a decay of the weights",
    claim=And(
        HasDerivative(penalized, weights[j], pulled),
        Eq(weights[j] - rate * pulled, (1 - rate * decay) * weights[j] - rate * gradients[j]),
    ),
    proof=Together(
        calc(
            step(
                Sum(gradients[i] * delta(i, j), i) + decay / 2 * Sum(2 * weights[i] * delta(i, j), i),
                differentiate_and_simplify(),
                "linearity, and the derivative of a square",
            ),
            step(pulled, sums(), r"$\delta_{ij}$ keeps $i = j$"),
        ),
        calc(step((1 - rate * decay) * weights[j] - rate * gradients[j], algebra(), "expand")),
    ),
    sources=("loshchilov2019",),
    note=r"""The loss is $\sum_i g_i w_i$ here, with the gradient $g$, and the penalty is $\frac\lambda2 \sum_i w_i^2$. To follow the
    gradient of both with the rate $\eta$ is to multiply the weights by $1 - \eta\lambda$, and to follow the gradient of the loss.""",
    not_applicable={"transformer": "no forward pass"},
)

steps, left_over = vector("w", Integers), vector("b", Integers)
t = step_index
kept = 1 - rate * decay
not_all, some_decay = Ne(kept, 0), Ne(decay, 0)
whole = Eq(left_over[zero], 1)
shrinking = ForAll(t, Eq(left_over[t + 1], kept * left_over[t]))
stepping = ForAll(t, Eq(steps[t + 1], steps[t] - rate * (first + decay * steps[t])))


def reached(at: Term) -> Term:
    """Return the weight after so many steps."""
    value: Term = left_over[at] * steps[zero] - (1 - left_over[at]) * (first / decay)
    return value


share = 1 / (1 + r**2)
down_by = {decay: 1 + r**2, rate: (1 - share) / (1 + r**2)}
both_sequences = {
    **down_by,
    steps[zero]: 1 + r,
    left_over[zero]: 1,
    left_over[t + 1]: share * left_over[t],
    left_over[t]: left_over[t + 1] / share,
    steps[t + 1]: share * steps[t] - down_by[rate] * first,
    steps[t]: (steps[t + 1] + down_by[rate] * first) / share,
}
at_t, at_next = Eq(steps[t], reached(t)), Eq(steps[t + 1], reached(t + 1))

adamw_of_constant_direction = Entry(
    name="adamw_of_constant_direction",
    title="Under a constant direction, decoupled decay makes a weight a moving average",
    given=(some_decay, not_all, whole, shrinking, stepping),
    claim=at_t,
    proof=Induction(
        t,
        base=calc(
            step(1 * steps[zero] - (1 - 1) * (first / decay), algebra(), "nothing has decayed yet"),
            step(reached(zero), algebra(whole), "$b_0 = 1$"),
        ),
        up=calc(
            step(kept * steps[t] - rate * first, algebra(stepping), "one step on"),
            step(kept * reached(t) - rate * first, algebra(at_t), "the claim at $t$"),
            step(
                kept * left_over[t] * steps[zero] - (1 - kept * left_over[t]) * (first / decay),
                field_arithmetic(some_decay),
                r"as $\lambda \ne 0$",
            ),
            step(reached(t + 1), algebra(shrinking), r"$b_{t+1} = (1 - \eta\lambda)\, b_t$"),
        ),
        down=calc(
            step(
                (kept * steps[t] - rate * first + rate * first) / kept,
                field_arithmetic(not_all),
                r"as $\eta\lambda \ne 1$",
            ),
            step((steps[t + 1] + rate * first) / kept, algebra(stepping), "one step on"),
            step((reached(t + 1) + rate * first) / kept, algebra(at_next), "the claim at $t + 1$"),
            step(
                (kept * left_over[t] * steps[zero] - (1 - kept * left_over[t]) * (first / decay) + rate * first) / kept,
                algebra(shrinking),
                r"$b_{t+1} = (1 - \eta\lambda)\, b_t$",
            ),
            step(
                (kept * (left_over[t] * steps[zero]) - kept * ((1 - left_over[t]) * (first / decay))) / kept,
                field_arithmetic(some_decay),
                r"as $\lambda \ne 0$",
            ),
            step(reached(t), field_arithmetic(not_all), r"as $\eta\lambda \ne 1$"),
        ),
    ),
    sources=("loshchilov2019",),
    witness=both_sequences,
    counterexamples={whole: {**both_sequences, left_over[zero]: 2}},
    idle={"given: 1 - eta*lambda != 0": "idle"},
    note=r"""AdamW takes $w_{t+1} = (1 - \eta\lambda) w_t - \eta m$, where $m$ stands for Adam's direction, here a constant, and $b_t$ is
    $(1 - \eta\lambda)^t$ by its recursion. So with $0 < \eta\lambda < 1$ the weight is an average of what it was and of $-m/\lambda$, which
    it approaches: the decay, not the rate, says how large weights become, and $1/(\eta\lambda)$ is about how many steps it
    takes. With $m = 0$ it is $(1 - \eta\lambda)^t w_0$.""",
    not_applicable={"transformer": "no forward pass"},
)

bound = factor
moved_by, turn, own_turn = reals("u p q")
some_decay_rate = Rational(1, 4) + r**2
after = decay * (weight - rate * (moved_by + decay * weight))
share_taken = Le(0, rate * decay), Le(rate * decay, 1)
within = Le(-bound, moved_by), Le(moved_by, bound), Le(-bound, decay * weight), Le(decay * weight, bound)

adamw_weight_bounded = Entry(
    name="adamw_weight_bounded",
    title="A step of decoupled decay keeps a weight in a box",
    given=(*share_taken, *within),
    claim=And(Le(-bound, after), Le(after, bound)),
    proof=Together(
        calc(
            step(
                after - (1 - rate * decay) * (decay * weight + bound) - rate * decay * (bound - moved_by),
                algebra(),
                "expand",
            ),
            step(
                after,
                sign((1 - rate * decay) * (decay * weight + bound), rate * decay * (bound - moved_by)),
                "no factor is negative",
                "<=",
            ),
        ),
        calc(
            step(
                bound - (1 - rate * decay) * (bound - decay * weight) - rate * decay * (moved_by + bound),
                algebra(),
                "expand",
            ),
            step(
                bound,
                sign((1 - rate * decay) * (bound - decay * weight), rate * decay * (moved_by + bound)),
                "no factor is negative",
                "<=",
            ),
        ),
    ),
    sources=("loshchilov2019", "xie2024"),
    witness={
        decay: some_decay_rate,
        rate: 1 / (some_decay_rate * (1 + eps**2)),
        bound: 1 + first**2,
        moved_by: (1 + first**2) * (2 * own_turn / (1 + own_turn**2)),
        weight: (1 + first**2) * (2 * turn / (1 + turn**2)) / some_decay_rate,
    },
    idle={
        "right: factor w - eta*(u + lambda*w)": "also true",
        "part 2, left: summand eta*(u + lambda*w)": "also true",
    },
    note=r"""One step of AdamW, times $\lambda$. For $\lambda > 0$: if the direction is at most $c$ in size, and the weight at most $c/\lambda$,
    so is the weight after the step. Directions that are signs have $c = 1$; those of Adam can be larger.""",
    not_applicable={"transformer": "no forward pass"},
)
