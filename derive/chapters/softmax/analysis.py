r"""Softmax at its ends: large logits, small logits, and when its Jacobian vanishes. Limits and equivalences, proved in Rocq.

Logits that grow put all weight on the largest entries; the Jacobian vanishes there only if there is one largest entry. The
theorems answer the source's claim that large dot products make the gradient vanish: it is the gap that does.
"""

from __future__ import annotations

from ...language.analysis import Analytic, Refuted, display
from ...language.entry import algebra, exponentials, field_arithmetic, step, sums, unfold
from ...language.terms import Eq, ForAll, Lt, Sum, exp, reals, vector, vector_of
from .theorems import c, delta, i, j, k, m, n, partition, scaled, sigmoid, softmax, x

M, h, N = reals("M h N")
w, one = vector("p", n), vector("a", n)

softmax_jacobian_zero_iff_onehot = Analytic(
    name="softmax_jacobian_zero_iff_onehot",
    title="The matrix of the Jacobian vanishes at the vertices of the simplex, and only there",
    after="softmax_jacobian_ne_zero",
    file="SoftmaxAnalysis",
    variables={"n": "size $n$", "p": r"$p \in \mathbb{R}^n$"},
    given=(r"$p_i \ge 0$ for all $i < n$", r"$\textstyle\sum_{i<n} p_i = 1$"),
    claim=(
        r"\bigl(\delta_{ij}\, p_i - p_i p_j = 0 \text{ for all } i, j < n\bigr)"
        r"\iff \bigl(p_i = \delta_{im} \text{ for all } i < n, \text{ for some } m < n\bigr)",
    ),
    proof=(
        r"The entries of $p$ sum to $1$, so some $p_m$ is not $0$. If all entries of the matrix are $0$, so is the one at $m, m$:",
        display(
            Eq(w[m] * (1 - w[m]), 0),
            step(delta(m, m) * w[m] - w[m] * w[m], sums(), r"as $\delta_{mm} = 1$"),
            step(0, sums(), "the entry on the diagonal"),
            given=(Eq(delta(m, m) * w[m] - w[m] * w[m], 0),),
        ),
        r"Hence $p_m = 1$. For $i \ne m$ the entry at $i, m$ is $-p_i p_m = -p_i$, and it is $0$. So $p$ is the vertex $m$. "
        r"Conversely, let $p$ be the vertex $m$. Then",
        display(
            Eq(delta(i, j) * w[i] - w[i] * w[j], 0),
            step(delta(i, j) * delta(i, m) - delta(i, m) * delta(j, m), algebra(), "the entries of a vertex"),
            step(0, sums(), r"at most one $\delta_{im}$ is not $0$"),
            given=(ForAll(i, Eq(w[i], delta(i, m))),),
        ),
    ),
    sources=("seed:001#19",),
    note=r"""The first hypothesis says that $p$ is a point of the simplex, as weights are. The proof does not need it.""",
    refuted=(
        Refuted("zero at the centre too"),
        Refuted("zero on an edge too"),
        Refuted("sum of one not assumed"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

softmax_jacobian_le_example = Analytic(
    name="softmax_jacobian_le_example",
    title="The Jacobian at four logits that grow apart",
    after="softmax_jacobian_le_of_gap",
    file="SoftmaxAnalysis",
    variables={"a": r"$a \in \mathbb{R}$", "i j": "$i, j < 4$"},
    given=("$a > 0$",),
    claim=(r"\bigl|\, p_i (\delta_{ij} - p_j) \bigr| \le 3\, \mathrm{e}^{-2a}",),
    where=(r"p = \operatorname{softmax}(a, a, 2a, 4a)",),
    proof=(
        r"The largest logit is $4a$, and it exceeds each of the other three by $2a$ or more: this is the hypothesis of "
        r"theorem~\cited{softmax_jacobian_le_of_gap} with the gap $2a$, and with the last index for $m$. With $n - 1 = 3$ the bounds "
        r"there, above and below, are the claim.",
    ),
    sources=("seed:000#10",),
    note=r"""The source takes these logits to show saturation. The bound is exponential in the gap $2a$, not in the largest logit.
    For $a \le 0$ it holds as well, and says nothing: its right side is $3$ or more.""",
    refuted=(
        Refuted("bound by the gap $3a$"),
        Refuted("factor of one"),
        Refuted("bound by the largest logit"),
    ),
)

softmax_jacobian_example_limit = Analytic(
    name="softmax_jacobian_example_limit",
    title="At the logits $a, a, 2a, 4a$ the Jacobian tends to zero as $a$ grows",
    after="softmax_jacobian_le_example",
    file="SoftmaxAnalysis",
    variables={"i j": "$i, j < 4$"},
    claim=(r"\lim_{a \to \infty} p_i (\delta_{ij} - p_j) = 0",),
    where=(r"p = \operatorname{softmax}(a, a, 2a, 4a)",),
    proof=(
        r"By theorem~\cited{softmax_jacobian_le_example} every entry is at most $3\,\mathrm{e}^{-2a}$ in absolute value for $a > 0$, and "
        r"$\mathrm{e}^{-2a}$ tends to $0$ as $a \to \infty$.",
    ),
    sources=("seed:000#10", "seed:000#11"),
    refuted=(
        Refuted("limit of a quarter"),
        Refuted(r"$a \to -\infty$"),
        Refuted(r"rate $\mathrm{e}^{-4a}$"),
    ),
)

softmax_scaled_limit = Analytic(
    name="softmax_scaled_limit",
    title="In the limit of a large scale, the largest logits have equal weights",
    after="softmax_jacobian_example_limit",
    file="SoftmaxAnalysis",
    variables={"n": "size $n$", "x": r"$x \in \mathbb{R}^n$", "i": "$i < n$"},
    claim=(r"\lim_{c \to \infty} \operatorname{softmax}(c x)_i = \frac{1_A(i)}{|A|}",),
    where=(r"A = \{\, k < n : x_l \le x_k \text{ for all } l < n \,\}",),
    proof=(
        r"Let $M$ be the largest entry of $x$. Softmax ignores a common shift~(\cited{softmax_shift_invariant}), here by $-cM$:",
        display(
            Eq(softmax(scaled, i), exp(c * (x[i] - M)) / Sum(exp(c * (x[k] - M)), k)),
            step(exp(c * x[i]) / Sum(exp(c * x[k]), k), unfold(softmax, partition), "definition of softmax"),
            step(
                exp(c * (x[i] - M)) / Sum(exp(c * (x[k] - M)), k),
                exponentials(),
                r"multiply both by $\mathrm{e}^{-cM} > 0$",
            ),
        ),
        r"If $k$ is in $A$, then $x_k = M$, and $\mathrm{e}^{c (x_k - M)}$ is $1$ for every $c$. If not, then $x_k - M < 0$, and "
        r"it tends to $0$ as $c \to \infty$. So the numerator tends to $1_A(i)$, and the denominator to $|A|$, which is at least "
        r"$1$ because some entry is the largest. The quotient tends to $1_A(i)/|A|$.",
    ),
    sources=("seed:000#9", "seed:000#11", "seed:001#10"),
    reading=r"""$A$ is the set of the places of the largest entries, $|A|$ how many there are, and $1_A(i)$ is $1$ for $i$ in $A$ and $0$
    otherwise. A factor $c > 1$ makes each gap between two logits larger; equal ones stay equal.""",
    note=r"""With one largest entry its weight tends to $1$, and the others tend to $0$. The source says so of every $x$; where two
    entries are the largest, the weight of each tends to $1/2$.""",
    refuted=(
        Refuted("all weight on one entry at a tie", "seed:001#10", "AnalysisRefuted.softmax_scaled_limit_refuted"),
        Refuted("uniform weights"),
        Refuted("weights on the smallest"),
    ),
)

softmax_jacobian_scaled_limit = Analytic(
    name="softmax_jacobian_scaled_limit",
    title="As the scale grows, the Jacobian tends to zero just where one logit alone is the largest",
    after="softmax_scaled_limit",
    file="SoftmaxAnalysis",
    variables={"n": "size $n$", "x": r"$x \in \mathbb{R}^n$"},
    claim=(
        r"\lim_{c \to \infty} J(c x)_{ij} = L_{ij} \text{ for all } i, j < n",
        r"\bigl(L_{ij} = 0 \text{ for all } i, j < n\bigr) \iff |A| = 1",
    ),
    where=(
        r"J(x)_{ij} = \operatorname{softmax}(x)_i \bigl(\delta_{ij} - \operatorname{softmax}(x)_j\bigr)",
        r"L_{ij} = \frac{1}{|A|} \Bigl(\delta_{ij}\, 1_A(i) - \frac{1_A(i)\, 1_A(j)}{|A|}\Bigr)",
        r"A = \{\, k < n : x_l \le x_k \text{ for all } l < n \,\}",
    ),
    proof=(
        r"An entry of $J$ is a polynomial in two weights, so by theorem~\cited{softmax_scaled_limit} it tends to the same polynomial in "
        r"their limits. With $a_i$ for $1_A(i)$ and $N$ for $|A| \ge 1$ this is $L_{ij}$:",
        display(
            Eq(one[i] / N * (delta(i, j) - one[j] / N), (delta(i, j) * one[i] - one[i] * one[j] / N) / N),
            step((delta(i, j) * one[i] - one[i] * one[j] / N) / N, algebra(), "expand"),
        ),
        r"Let all $L_{ij}$ be $0$, and let $m$ be in $A$, so that $a_m = 1$. The entry of $L$ at $m, m$ gives",
        display(
            Eq((1 - 1 / N) / N * N**2, N - 1),
            step(N - 1, field_arithmetic(Lt(0, N)), "as $N > 0$"),
            given=(Lt(0, N),),
        ),
        r"and the left side is $0$; so $N = 1$. Conversely let $N = 1$. Then $A$ has one element, so that of $i \ne j$ at most one "
        r"is in $A$, and $a_i a_j = 0$; and for $i = j$ the entry is $a_i - a_i^2 = 0$, because $a_i$ is $0$ or $1$. So $L = 0$.",
    ),
    sources=("seed:000#4", "seed:000#11", "seed:001#10", "seed:001#25", "seed:004#38"),
    note=r"""So large logits alone do not make the Jacobian vanish: at a tie of the largest it stays, however large they are.""",
    refuted=(
        Refuted("zero at a tie too", "seed:001#25", "AnalysisRefuted.softmax_jacobian_scaled_limit_refuted"),
        Refuted("not divided by $|A|$"),
        Refuted("diagonal only"),
    ),
)

softmax_zero_scale_limit = Analytic(
    name="softmax_zero_scale_limit",
    title="As the scale goes to zero, the weights become alike",
    after="softmax_jacobian_scaled_limit",
    file="SoftmaxAnalysis",
    variables={"n": "size $n$", "x": r"$x \in \mathbb{R}^n$", "i": "$i < n$"},
    claim=(r"\lim_{c \to 0} \operatorname{softmax}(c x)_i = \frac{1}{n}",),
    proof=(
        r"By theorem~\cited{softmax_temperature_derivative} the weight $\operatorname{softmax}(cx)_i$ can be differentiated in $c$, at "
        r"$c = 0$ too. So it is continuous there, and its limit is its value:",
        display(
            Eq(softmax(vector_of(k, 0 * x[k]), i), 1 / n.card),
            step(exp(0 * x[i]) / Sum(exp(0 * x[k]), k), unfold(softmax, partition), "definition of softmax"),
            step(1 / n.card, exponentials(), r"all exponentials are $\mathrm{e}^0 = 1$"),
        ),
        r"This is the claim.",
    ),
    sources=("seed:001#12",),
    refuted=(
        Refuted("weights on the largest"),
        Refuted("one entry left out"),
        Refuted(r"$c \to \infty$"),
    ),
)

# ---- two logits: when division by r makes the gradient larger ----

P = r"p(u) = \operatorname{softmax}(u, 0)_0"

softmax_gradient_scaling_condition = Analytic(
    name="softmax_gradient_scaling_condition",
    title="Two logits: when scaling makes the gradient larger",
    after="sigmoid_derivative_le_quarter",
    file="SoftmaxAnalysis",
    variables={"r u g g_scaled": r"$r, u, g, g' \in \mathbb{R}$"},
    given=(
        "$r > 0$",
        r"$g$ is the derivative of $p(u)$ in $u$",
        r"$g'$ is the derivative of $p(u/r)$ in $u$",
    ),
    claim=(r"|g'| > |g| \iff \cosh \frac{u}{2} > \sqrt{r}\, \cosh \frac{u}{2r}",),
    where=(P,),
    proof=(
        r"The weight $p(u)$ is $\sigma(u)$, whose derivative is $\sigma(u) \bigl(1 - \sigma(u)\bigr)$ by theorem~\cited{sigmoid_derivative}. "
        r"With $u = 2h$,",
        display(
            Eq(sigmoid(2 * h) * (1 - sigmoid(2 * h)), exp(-(2 * h)) / (1 + exp(-(2 * h))) ** 2),
            step(exp(-(2 * h)) / (1 + exp(-(2 * h))) ** 2, field_arithmetic(sigmoid), r"definition of $\sigma$"),
        ),
        r"The denominator is a multiple of the numerator:",
        display(
            Eq((1 + exp(-(2 * h))) ** 2, exp(-(2 * h)) * (exp(h) + exp(-h)) ** 2),
            step(exp(-(2 * h)) * (exp(h) + exp(-h)) ** 2, exponentials(), r"as $1 = \mathrm{e}^{-h}\, \mathrm{e}^{h}$"),
        ),
        r"So $g$ is $\tfrac14 \cosh^{-2}(u/2)$, and by the chain rule $g'$ is $\tfrac{1}{4r} \cosh^{-2}(u/(2r))$. Both are "
        r"positive, and the absolute values may go. The second is the larger exactly if $\cosh^2(u/2) > r \cosh^2(u/(2r))$, and "
        r"positive numbers are ordered as their squares.",
    ),
    sources=("seed:001#30", "seed:002#3"),
    note=r"""With $r = \sqrt d$ this is the scale of attention: $\sqrt r$ is the fourth root of $d$.""",
    refuted=(
        Refuted("$r$ for its root"),
        Refuted("scaling always helps", "seed:001#30", "AnalysisRefuted.softmax_gradient_scaling_condition_refuted"),
        Refuted("chain rule forgotten"),
    ),
)

softmax_gradient_scaling_at_tie = Analytic(
    name="softmax_gradient_scaling_at_tie",
    title="At a tie of two logits, scaling divides the gradient",
    after="softmax_gradient_scaling_condition",
    file="SoftmaxAnalysis",
    variables={"r g g_scaled": r"$r, g, g' \in \mathbb{R}$"},
    given=(
        "$r > 0$",
        r"$g$ is the derivative of $p(u)$ at $u = 0$",
        r"$g'$ is the derivative of $p(u/r)$ at $u = 0$",
    ),
    claim=(r"g' = \frac{g}{r}",),
    where=(P,),
    proof=(
        r"As in the proof of theorem~\cited{softmax_gradient_scaling_condition} the two derivatives are $\tfrac14 \cosh^{-2}(u/2)$ and "
        r"$\tfrac{1}{4r} \cosh^{-2}(u/(2r))$. At $u = 0$ both hyperbolic cosines are $1$; the derivatives are $1/4$ and $1/(4r)$.",
    ),
    sources=("seed:001#30", "seed:002#3"),
    refuted=(
        Refuted("no change at a tie"),
        Refuted("larger at a tie"),
        Refuted("factor $r^{-1/2}$"),
    ),
)

softmax_gradient_scaling_threshold = Analytic(
    name="softmax_gradient_scaling_threshold",
    title="Two logits, divided by $r > 1$: the condition for a larger gradient is a gap beyond one threshold",
    after="softmax_gradient_scaling_at_tie",
    file="SoftmaxAnalysis",
    variables={"r": r"$r \in \mathbb{R}$"},
    given=("$r > 1$",),
    claim=(
        r"\text{there is } U > 0 \text{ such that for all } u \in \mathbb{R}\colon\quad "
        r"\cosh \frac{u}{2} > \sqrt{r}\, \cosh \frac{u}{2r} \iff |u| > U",
    ),
    proof=(
        r"Let $f(u) = \cosh(u/2) - \sqrt r \cosh(u/(2r))$. This function is even, and $f(0) = 1 - \sqrt r < 0$. For $u > 0$ its "
        r"derivative $\tfrac12 \bigl(\sinh(u/2) - r^{-1/2} \sinh(u/(2r))\bigr)$ is positive, because $u/2 > u/(2r)$ and "
        r"$1 > r^{-1/2}$. So $f$ increases on $[0, \infty)$.",
        r"For large $u$ it is positive, because $\cosh(u/2) \ge \tfrac12 \mathrm{e}^{u/2}$ and "
        r"$\cosh(u/(2r)) \le \mathrm{e}^{u/(2r)}$. By the intermediate value theorem $f$ has a zero $U > 0$; and as $f$ increases, "
        r"$f(u) > 0$ exactly if $|u| > U$.",
    ),
    sources=("seed:001#30", "seed:002#3"),
    reading=r"""Two logits, $u$ and $0$, have the gap $u$, and are divided by $r$. By theorem~\cited{softmax_gradient_scaling_condition} the
    inequality of the hyperbolic cosines says that after the division the derivative of the first weight in $u$ is larger than before:
    that scaling helps. At $u = 0$ it does not (theorem~\cited{softmax_gradient_scaling_at_tie}).""",
    refuted=(
        Refuted(
            "scaling helps at every gap", "seed:001#30", "AnalysisRefuted.softmax_gradient_scaling_threshold_refuted"
        ),
        Refuted("helps below the threshold"),
        Refuted("positive gaps only"),
    ),
    note=r"""Dividing by $r$ makes the argument of softmax smaller, where its derivative is larger, and puts the factor $1/r$ before it.
    Beyond the gap $U$ the first is worth more. At $d = 64$ the scale of attention is $r = 8$, and $U$ is near $3.449$.""",
)
