"""What the article derives: symmetry, the expansion, and encodings in the plane."""

from ..claim import HYPOTHESIS, IMPRECISE, TRUE, Claim, denied, mistake, proved, refuted

_ATTENTION = (
    "define: partition(x[n]) = Sum(exp(x[k]), k:n)\n"
    "define: softmax(x[n], i:n) = exp(x[i])/partition(x)\n"
    "define: attention(Q[n, d], K[n, d], V[n, e], r, t:n, v:e) = "
    "Sum(softmax(fun i:n => Sum(Q[t, a]*K[i, a], a:d)/r, l)*V[l, v], l:n)\n"
)

CLAIMS = (
    Claim(
        1,
        TRUE,
        r"\boldsymbol{p}_{k,2i}=\sin\Big(k/10000^{2i/d}\Big)",
        "Channel $2i$ of position $k$ is the sine of $k/10000^{2i/d}$, and channel $2i+1$ the cosine.",
        r"$p_{k,2i} = \sin(k\,b^{-2i/d})$ and $p_{k,2i+1} = \cos(k\,b^{-2i/d})$.",
        r"The definition; it is meant for $0 \le i < d/2$, with $d$ even.",
        by=("sinusoidal_table_sin_first",),
    ),
    Claim(
        2,
        TRUE,
        "只是简单提及了它可以表达相对位置信息",
        "The paper mentions that the encoding can express relative positions.",
        r"$p_{m+k} = M_k\,p_m$ with a matrix $M_k$ that does not depend on $m$.",
        "So it is; the matrix is a rotation, and rotations compose.",
        by=(
            "sinusoidal_shift",
            "sinusoidal_shift_eq_rotation",
            "sinusoidal_rotation_orthogonal",
            "sinusoidal_rotation_compose",
        ),
    ),
    Claim(
        3,
        HYPOTHESIS,
        "对于不带Attention Mask的纯Attention模型,它是全对称的",
        "A pure attention model without a mask is symmetric: a scalar f does not change when inputs change places.",
        r"$f(\ldots, x_m, \ldots, x_n, \ldots) = f(\ldots, x_n, \ldots, x_m, \ldots)$ for a scalar $f$.",
        "Attention commutes with permutations; a scalar read off by a mean over the tokens is symmetric, and one that "
        "is read off at a fixed token is not.",
        by=(
            "attention_permutation_equivariant",
            "mean_pool_permutation_invariant",
            "multi_head_permutation_equivariant",
            "encoder_permutation_equivariant",
        ),
    ),
    Claim(
        4,
        TRUE,
        "不带Attention Mask",
        "The symmetry is one of models without a mask.",
        "Attention under a causal mask does not commute with permutations.",
        "Under a causal mask the first token sees itself alone; after a swap of two tokens its output is that of the "
        "other, which saw both.",
        by=(
            denied("reals: u, v, x, y; claim: v = (exp(x)*u + exp(y)*v)/(exp(x) + exp(y))"),
            "masked_keys_invisible",
            "causal_attention_equivariant_iff_identity",
        ),
    ),
    Claim(
        5,
        HYPOTHESIS,
        "这就是我们说Transformer无法识别位置的原因",
        "That is why one says that the Transformer cannot recognize positions.",
        "An encoder without masks and positions gives the same rows for permuted tokens, permuted.",
        "So it does, with any number of heads, residuals, norms and feed-forward networks.",
        by=(
            "encoder_permutation_equivariant",
            "head_permutation_equivariant",
            "multi_head_permutation_equivariant",
            "attention_layer_permutation_equivariant",
            "feed_forward_layer_permutation_equivariant",
        ),
    ),
    Claim(
        6,
        IMPRECISE,
        "一般来说,只要每个位置的编码向量不同,那么这种全对称性就被打破了",
        "In general, as soon as the vectors of the positions differ, the symmetry is broken.",
        r"If $p_m \ne p_n$ for all $m \ne n$, then $f(\ldots, x_m + p_m, \ldots)$ is not symmetric.",
        "Not in every model: with queries 0 every token attends equally, and the pooled output is the same in every "
        "order, whatever is added to the values. Which models the words leave out is not said.",
        by=(
            proved(
                "dimensions: n, d, e\nindices: c:e\nreals: r\nvectors: K[n, d], V[n, e], P[n, e]\n"
                f"permutations: sigma(n)\n{_ATTENTION}"
                "claim: Sum(attention(fun i:n => fun a:d => 0, K, fun i:n => fun v:e => V[sigma(i), v] + P[i, v], r, "
                "t, c), t:n)/size(n) = Sum(attention(fun i:n => fun a:d => 0, K, fun i:n => fun v:e => V[i, v] + P[i, "
                "v], r, t, c), t:n)/size(n)"
            ),
        ),
    ),
    Claim(
        7,
        TRUE,
        r"\underbrace{\boldsymbol{p}_m^{\top} \frac{\partial^2 f}{\partial \boldsymbol{x}_m \partial \boldsymbol{x}_n}",
        "To second order the term in both positions is the mixed derivative, with the factor 1.",
        r"The mixed term of the expansion is $p_m^\top (\partial^2 f/\partial x_m \partial x_n)\,p_n$.",
        r"So it is: $\tfrac12 + \tfrac12$.",
        by=("taylor_mixed_term",),
    ),
    Claim(
        8,
        TRUE,
        "第6项是第一个同时包含",
        "Term 1 has no position in it, terms 2 to 5 have one, and term 6 is the first with both.",
        r"As functions of $(p_m, p_n)$ only the mixed term has both.",
        "So it is. The mixed second difference isolates it: exactly, where $f$ is bilinear.",
        by=("mixed_second_difference_bilinear", "taylor_mixed_term"),
    ),
    Claim(
        9,
        TRUE,
        r"\langle\boldsymbol{p}_m, \boldsymbol{p}_n\rangle = g(m-n)\label{eq:r1}",
        "For the identity matrix one wants an inner product that depends on the difference of positions.",
        r"There are $p_m$ and $g$ with $p_m \cdot p_n = g(m - n)$.",
        "Sinusoidal positions are an example.",
        by=("sinusoidal_inner",),
    ),
    Claim(
        10,
        TRUE,
        r"\text{Re}[\boldsymbol{p}_m \boldsymbol{p}_n^*]",
        "The inner product in the plane is the real part of a product with a conjugate.",
        r"$x u + y v = \mathrm{Re}\,(x + \mathrm{i} y)(u - \mathrm{i} v)$.",
        "So it is; the book takes this real part for the definition of its real product.",
        by=("sinusoidal_inner_complex",),
    ),
    Claim(
        11,
        IMPRECISE,
        r"我们可以假设存在复数$\boldsymbol{q}_{m-n}$使得",
        r"We may suppose that there are complex numbers $q$ with $p_m \overline{p_n} = q_{m-n}$.",
        r"Whenever $p_m \cdot p_n = g(m - n)$ in the plane, $p_m \overline{p_n} = q_{m-n}$ for some $q$.",
        "It suffices, and loses solutions: $p_m = (a, (-1)^m b)$ has inner products that depend on $m - n$ alone, and "
        r"the imaginary part of $p_m \overline{p_{m+1}}$ is $\pm 2ab$, alternating.",
        by=(
            proved("reals: a, b; claim: And(a*a + b*(-b) = a**2 - b**2, a*a + (-b)*b = a**2 - b**2)"),
            refuted("reals: a, b; claim: b*a - a*(-b) = (-b)*a - a*b"),
            mistake("relative_encoding_iff_orthogonal_powers", "a step is a product with one complex number"),
            "relative_encoding_planar",
        ),
    ),
    Claim(
        12,
        IMPRECISE,
        r"&r_m r_n = R_{m-n}\\ & \phi_m - \phi_n=\Phi_{m-n}",
        "Moduli multiply, and angles are subtracted.",
        r"$r_m r_n = R_{m-n}$ and $\phi_m - \phi_n = \Phi_{m-n}$.",
        "Angles are known up to full turns only, and where the modulus is positive.",
        by=("relative_encoding_polar",),
    ),
    Claim(
        13,
        TRUE,
        "是一个常数,简单起见这里设为1就好",
        "For $n = m$ the modulus is a constant.",
        r"$|p_m|^2 = g(0)$ for all $m$.",
        "So it is, by $n = m$, in every dimension: a step is an orthogonal matrix, which keeps lengths. The theorem on "
        "complex numbers in the plane supposes it.",
        by=(
            proved("reals: x, y, g; assume: x*x + y*y = g; claim: x**2 + y**2 = g"),
            "relative_encoding_iff_orthogonal_powers",
            "sinusoidal_norm_sq",
            "relative_encoding_planar",
        ),
    ),
    Claim(
        14,
        HYPOTHESIS,
        r"\{\phi_m\}$只是一个等差数列,通解为$m\theta$",
        r"The angles are an arithmetic progression, and the general solution is $m\theta$.",
        r"On the integers $p_m = p_0\,\mathrm{e}^{\mathrm{i} m \theta}$.",
        "True on the integers, of the complex equation, up to full turns.",
        by=(
            "relative_encoding_planar",
            "relative_encoding_polar",
            "planar_step",
            "planar_step_back",
            "planar_modulus",
        ),
    ),
    Claim(
        15,
        TRUE,
        r"\boldsymbol{p}_m = e^{\text{i}m\theta}\quad\Leftrightarrow\quad \boldsymbol{p}_m=\begin{pmatrix}\cos m\theta",
        r"The solution in the plane is the rotation by $m\theta$.",
        r"$p_m = \mathrm{e}^{\mathrm{i} m \theta}$ is $(\cos m\theta, \sin m\theta)$.",
        "So it is.",
        by=("relative_encoding_polar",),
    ),
    Claim(
        16,
        TRUE,
        "由于内积满足线性叠加性",
        "Inner products add, so a combination of encodings in the plane is one in any even dimension.",
        r"$p_m \cdot p_n = \sum_i \cos (m - n)\theta_i$.",
        "So it is.",
        by=("sinusoidal_inner", "sinusoidal_inner_complex"),
    ),
    Claim(
        17,
        TRUE,
        "的一个解,但不是唯一解",
        "This is one solution, and not the only one.",
        r"Other $p_m$ have inner products that depend on $m - n$ alone.",
        "Any frequencies do. In every dimension the solutions are $p_m = A^m p_0$ with one orthogonal matrix $A$, and "
        "no others.",
        by=("sinusoidal_inner", "relative_encoding_iff_orthogonal_powers"),
    ),
    Claim(
        18,
        TRUE,
        "哪怕打乱各个维度,也是一种合理的位置编码",
        "Even with the dimensions shuffled it is a reasonable encoding.",
        "A permutation of the channels does not change inner products.",
        "So it is; cosine first and sine first have the same inner products.",
        by=("sinusoidal_layout", "sinusoidal_table"),
    ),
)
