"""What the notes say of positions."""

from ..claim import FALSE, HYPOTHESIS, IMPRECISE, TRUE, Claim, mistake, proved

CLAIMS = (
    Claim(
        1,
        TRUE,
        r"PE(pos,2i) = \sin",
        "Even channels of a position are sines, odd ones cosines, at frequencies that fall.",
        r"$\mathrm{PE}(m, 2i) = \sin(m\,b^{-2i/d})$ and $\mathrm{PE}(m, 2i+1) = \cos(m\,b^{-2i/d})$.",
        "The definition.",
        by=("sinusoidal_table_sin_first",),
    ),
    Claim(
        2,
        TRUE,
        "PE(0,2i) 代表位置为 0 的词",
        "PE(0, 2i) belongs to the word at position 0.",
        r"$\mathrm{PE}(0) = (0, 1, 0, 1, \ldots)$.",
        "Positions begin at 0.",
        by=(
            "sinusoidal_table_sin_first",
            proved("reals: theta; claim: And(sin(0*theta) = 0, cos(0*theta) = 1)"),
        ),
    ),
    Claim(
        3,
        TRUE,
        r"&= coslpha coseta - sinlpha sineta",
        "The addition formulas of sine and cosine.",
        r"$\sin(\alpha + \beta) = \sin\alpha \cos\beta + \cos\alpha \sin\beta$, and that of the cosine.",
        "Two laws of the kernel's table.",
        by=(
            proved(
                "reals: a, b; claim: And(sin(a + b) = sin(a)*cos(b) + cos(a)*sin(b), cos(a + b) = cos(a)*cos(b) - "
                "sin(a)*sin(b))"
            ),
        ),
    ),
    Claim(
        4,
        TRUE,
        r"PE(pos+k,2i) = PE(pos,2i) \times PE(k,2i+1) + PE(pos,2i+1) \times PE(k,2i)",
        "A shifted position is a sum of products of entries of the position and of the shift.",
        r"$\mathrm{PE}(m + k, 2i) = \mathrm{PE}(m, 2i)\,\mathrm{PE}(k, 2i+1) + \mathrm{PE}(m, 2i+1)\,\mathrm{PE}(k, "
        "2i)$.",
        "So it is.",
        by=("sinusoidal_shift_sin_first",),
    ),
    Claim(
        5,
        TRUE,
        "可以表示为第 pos 个位置的词向量的线性表示",
        "It is linear in the vector of the position.",
        r"$\mathrm{PE}(m + k)$ is a linear function of $\mathrm{PE}(m)$.",
        "So it is: a rotation.",
        by=("sinusoidal_shift_eq_rotation", "sinusoidal_shift"),
    ),
    Claim(
        6,
        TRUE,
        "这样做一个线性表示就能表示词与词之间的相对位置吗",
        "The coefficients are entries of the position k; can that express relative positions?",
        r"The coefficients of $\mathrm{PE}(m + k)$ in $\mathrm{PE}(m)$ depend on $k$ only.",
        "They do.",
        by=("sinusoidal_shift_eq_rotation",),
    ),
    Claim(
        7,
        TRUE,
        r"PE_t^T PE_{t+k} &= \sum_{j=0}^{rac{d}{2}-1} \left[\sin(c_j t) \sin(c_j (t+k))",
        "The inner product of positions $t$ and $t + k$ is a sum of cosines of $c_j k$.",
        r"$\mathrm{PE}_t \cdot \mathrm{PE}_{t+k} = \sum_j \cos c_j k$.",
        "So it is.",
        by=("sinusoidal_inner", "sinusoidal_layout"),
    ),
    Claim(
        8,
        TRUE,
        "那么模的大小为 256^0.5",
        "All positions have one length; for width 512 it is the root of 256.",
        r"$|\mathrm{PE}_m| = \sqrt{d/2}$.",
        "So it is.",
        by=("sinusoidal_norm_sq", "sinusoidal_layout"),
    ),
    Claim(
        9,
        TRUE,
        r"|\vec{a}| |\vec{b}| \cos \angle (\vec{a}, \vec{b})",
        "A dot product is the product of lengths and the cosine of the angle.",
        r"$a \cdot b = |a| |b| \cos \varphi$ for the angle $\varphi$.",
        "It defines the angle; that there is one is the inequality of Cauchy and Schwarz.",
        by=(
            proved(
                "dimensions: n; vectors: a[n], b[n]; claim: Sum(a[k]*b[k], k:n)**2 <= Sum(a[k]**2, k:n)*Sum(b[k]**2, "
                "k:n)"
            ),
            "bilinear_form_bound",
        ),
    ),
    Claim(
        10,
        HYPOTHESIS,
        "因此点积就可以 衡量向量之间的距离",
        "So the dot product can measure the distance of vectors.",
        r"$|a - b|^2$ is a function of $a \cdot b$.",
        r"Of vectors of one length it is: for positions $d - 2\,a \cdot b$.",
        by=("sinusoidal_distance_sq", "sinusoidal_norm_sq"),
    ),
    Claim(
        11,
        FALSE,
        "第 k 个位置词和第 t+k 个位置之间的距离是 k 的函数",
        "The distance of positions k and t + k is a function of k.",
        r"$\mathrm{PE}_k \cdot \mathrm{PE}_{t+k} = \sum_j \cos c_j k$.",
        r"It is a function of $t$; of $k$ it would be between $t$ and $t + k$. A slip of letters.",
        by=(
            mistake("sinusoidal_inner", "distance of other positions"),
            mistake("sinusoidal_inner_symmetric", "distance of other positions"),
        ),
    ),
    Claim(
        12,
        TRUE,
        r"PE_{pos-k} = PE_{pos}^{ op}PE_{pos+k}",
        "Positions k before and k behind have the same inner product.",
        r"$\mathrm{PE}_m \cdot \mathrm{PE}_{m-k} = \mathrm{PE}_m \cdot \mathrm{PE}_{m+k}$.",
        "So they have.",
        by=("sinusoidal_inner_symmetric",),
    ),
    Claim(
        13,
        IMPRECISE,
        "词与词之间的距离一致时便无法分清先后顺序",
        "At equal distances one cannot tell before from behind.",
        "No bilinear function of two positions tells before from behind.",
        "The inner product does not; a block that commutes with rotations does.",
        by=(
            mistake("interaction_commuting_block", "order not seen"),
            mistake("interaction_commuting_block_sin_first", "order not seen"),
            "sinusoidal_inner_symmetric",
        ),
    ),
    Claim(
        14,
        IMPRECISE,
        r"PE_{pos}^{\top}W_q^{\top}W_kPE_{pos+k}",
        "In the encoder a matrix stands between the two positions.",
        r"The score of two tokens is $p^\top W q$.",
        r"That is one of four terms; the others have the tokens in them, and all are divided by $\sqrt d$.",
        by=(mistake("score_position_terms", "positions only"),),
    ),
    Claim(
        15,
        HYPOTHESIS,
        "不再是一个 仅仅是关于 k 的一个自变量的函数",
        "Then it is no longer a function of k alone.",
        r"$p_m^\top W p_{m+k}$ depends on $m$.",
        "For a matrix that does not commute with the rotations it does.",
        by=("interaction_relative_iff_commuting_blocks",),
    ),
    Claim(
        16,
        IMPRECISE,
        "更加没有规律性",
        "It has no regularity.",
        r"$p_m^\top W p_n$ has no simple form.",
        "It has four sums for each block of the matrix.",
        by=("interaction_general", "interaction_block"),
    ),
)
