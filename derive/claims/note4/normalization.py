"""What the notes say of batch and layer normalization."""

from ..claim import (
    FALSE,
    HYPOTHESIS,
    IMPRECISE,
    NOT_MATHEMATICS,
    TRUE,
    Claim,
    against,
    denied,
    mistake,
    proved,
    refuted,
)

_NORM = (
    "dimensions: n; reals: epsilon; vectors: x[n]; define: mean(x[n]) = 1/size(n)*Sum(x[k], k:n); define: "
    "variance(x[n]) = 1/size(n)*Sum((x[k] - mean(x))**2, k:n); define: deviation(x[n], epsilon) = sqrt(variance(x) + "
    "epsilon); define: layernorm(x[n], epsilon, i:n) = (x[i] - mean(x))/deviation(x, epsilon); "
)
_MEANS = (
    "dimensions: n; reals: sigma, kappa; random: X[n]; assume: Independent(X); assume: ForAll(i:n, E(X[i]) = 0); "
    "assume: ForAll(i:n, E(X[i]**2) = sigma**2); assume: ForAll(i:n, E(X[i]**4) = kappa*sigma**4); assume: sigma != "
    "0; claim: E((Sum(X[i], i:n)/size(n))**4)/Var(Sum(X[i], i:n)/size(n))**2 - 3 = (kappa - 3)/size(n)"
)
_LOGISTIC = "reals: t; define: sigmoid(t) = 1/(1 + exp(-t)); "

CLAIMS = (
    Claim(
        17,
        FALSE,
        "bn 就是用到深度学习中的保持 iid 的一个东西",
        "Batch normalization keeps data independent and identically distributed.",
        "Normalized entries of a batch are independent.",
        "They are tied: whatever the batch is, their sum is 0, and their squares add up to what the variance leaves. "
        "Independent entries have a sum whose variance is the sum of theirs.",
        by=(
            refuted(
                "dimensions: n; reals: sigma; random: X[n]; assume: Independent(X); assume: ForAll(i:n, E(X[i]) = 0); "
                "assume: ForAll(i:n, E(X[i]**2) = sigma**2); assume: 0 < sigma; claim: Var(Sum(X[i], i:n)) = 0"
            ),
            "layernorm_sum_zero",
            "layernorm_sum_of_squares",
            "batchnorm_is_layernorm_transposed",
        ),
    ),
    Claim(
        18,
        IMPRECISE,
        "当 x 属于-2 到 2 之间的时候几乎非线性 激活函数激活效果如同线性函数",
        "Between -2 and 2 the sigmoid is almost linear.",
        r"On $[-2, 2]$ the sigmoid is near its tangent at $0$, which is $1$ at $x = 2$.",
        r"The tangent is off by $0.119\ldots$ at $2$, almost a third of the rise.",
        by=(refuted(f"{_LOGISTIC}claim: 1 - sigmoid(2) <= 119/1000"),),
    ),
    Claim(
        19,
        TRUE,
        "越接近两边导 数越接近 0",
        "The derivative is largest in the middle, and near 0 at both sides.",
        r"$\sigma' \le \tfrac14$, and $\sigma'(t) \to 0$ as $t \to \pm\infty$.",
        r"$\sigma'(t) \le \mathrm{e}^{-t}$ and $\sigma'(t) \le \mathrm{e}^{t}$.",
        by=(
            "sigmoid_derivative",
            "sigmoid_derivative_le_quarter",
            proved(f"{_LOGISTIC}claim: sigmoid(t)*(1 - sigmoid(t)) <= exp(-t)"),
            proved(f"{_LOGISTIC}claim: sigmoid(t)*(1 - sigmoid(t)) <= exp(t)"),
        ),
    ),
    Claim(
        20,
        NOT_MATHEMATICS,
        "迭代的时候我们希望导数越大越好,越大收敛越快",
        "The larger the derivative, the faster training converges.",
        "",
        "Convergence depends on more than a derivative; the note says nothing precise.",
    ),
    Claim(
        21,
        TRUE,
        "sigmoid 函数的导数",
        "The derivative of the sigmoid; its formula is an image that is lost.",
        r"$\sigma' = \sigma (1 - \sigma)$.",
        "So it is.",
        by=("sigmoid_derivative",),
    ),
    Claim(
        22,
        FALSE,
        "任意 k 个变量的均值组成的符合变量的分布都服从正态分布",
        "By the central limit theorem the mean of any k variables is normal.",
        r"The mean of $k$ independent variables is normal.",
        "At a finite $k$ the excess kurtosis of a mean is that of a variable, divided by $k$: not $0$, unless it was.",
        by=(
            proved(_MEANS),
            refuted("reals: kappa, k; assume: 0 < k; claim: (kappa - 3)/k = 0"),
            against("dot_product_excess_kurtosis"),
        ),
    ),
    Claim(
        23,
        FALSE,
        "激活前的那些每个维度的变量也服从正 态分布",
        "So what enters an activation is normal.",
        "A weighted sum of finitely many independent entries is normal.",
        "It does not follow: a finite sum keeps an excess kurtosis.",
        by=(
            proved(_MEANS),
            refuted("reals: kappa, k; assume: 0 < k; claim: (kappa - 3)/k = 0"),
            against("dot_product_excess_kurtosis"),
        ),
    ),
    Claim(
        24,
        TRUE,
        "27%+68%=95%",
        "Of a standard normal variable 95 in 100 lie between -2 and 2.",
        r"$0.954 < \mathrm{P}(|X| \le 2) = \mathrm{erf}(\sqrt 2) < 0.955$, and $0.682 < \mathrm{erf}(1/\sqrt 2) < "
        "0.683$.",
        r"It is $0.9544\ldots$, and within one deviation $0.682\ldots$",
        by=(
            denied("claim: erf(sqrt(2)) <= 954/1000"),
            denied("claim: 955/1000 <= erf(sqrt(2))"),
            denied("claim: erf(1/sqrt(2)) <= 682/1000"),
            denied("claim: 683/1000 <= erf(1/sqrt(2))"),
        ),
    ),
    Claim(
        25,
        NOT_MATHEMATICS,
        "那么损失函数的收敛速度是非常快的",
        "With inputs between -2 and 2 the loss converges very fast.",
        "",
        "Nothing precise is said.",
    ),
    Claim(
        26,
        FALSE,
        "在 minibatch 中强制将每个维度的数据都转化为标准正态分布",
        "In a batch each dimension is forced into the standard normal distribution.",
        "A normalized batch has the moments of a normal law.",
        "Normalizing subtracts and divides: mean and variance change, and the shape stays. The third moment is that "
        "of the batch, divided by the cube of the deviation.",
        by=(
            proved(
                f"{_NORM}claim: Sum(layernorm(x, epsilon, i)**3, i:n) = "
                "Sum((x[i] - mean(x))**3, i:n)/deviation(x, epsilon)**3"
            ),
            refuted(f"{_NORM}assume: 0 < epsilon; claim: Sum(layernorm(x, epsilon, i)**3, i:n) = 0"),
            "batchnorm_is_layernorm_transposed",
        ),
    ),
    Claim(
        27,
        HYPOTHESIS,
        r"\widehat{x}^{(k)} = \frac{x^{(k)} - E[x^{(k)}]}{\sqrt{\text{Var}[x^{(k)}]}}",
        "Normalize by subtracting the mean and dividing by the deviation.",
        r"$\hat x = (x - \mathrm{E}x)/\sqrt{\mathrm{Var}\,x}$ has mean $0$ and variance $1$.",
        r"Where the variance is not $0$; with $\varepsilon$ under the root the variance is $v/(v + \varepsilon)$.",
        by=("layernorm_mean_zero", "layernorm_variance"),
    ),
    Claim(
        28,
        HYPOTHESIS,
        "并不能保证每个数据都能落在-2到2之间",
        "One cannot be sure that all data lie between -2 and 2.",
        r"Some normalized batch has an entry outside $[-2, 2]$.",
        r"True of six entries or more: no entry exceeds $\sqrt{n - 1}$, which is at most $2$ for $n \le 5$, and "
        r"without $\varepsilon$ a single $1$ among zeros reaches it.",
        by=(
            "squared_deviation_le",
            "squared_deviation_defect",
            "normalized_entry_sq_le",
            "normalized_entry_bound",
            proved(
                "dimensions: n; indices: j:n; claim: Sum((KroneckerDelta(k, j) - 1/size(n))**2, k:n) = 1 - 1/size(n)"
            ),
            proved("reals: n; assume: 0 < n; claim: (1 - 1/n)**2 = (n - 1)*((1 - 1/n)/n)"),
            denied("claim: (1 - 1/6)/sqrt((1 - 1/6)/6) <= 2"),
        ),
    ),
    Claim(
        29,
        IMPRECISE,
        "这样可以将 x 拉到线性变化区",
        "A gain and a bias pull x into the range where the activation is linear.",
        r"With a gain and a bias all entries lie in $[-2, 2]$.",
        "Nothing keeps the gain small: there are a gain and a bias that undo the normalization.",
        by=("batchnorm_restores_identity",),
    ),
    Claim(
        30,
        TRUE,
        r"\widehat{x}_i \leftarrow \frac{x_i - \mu_{\mathcal{B}}}{\sqrt{\sigma_{\mathcal{B}}^2 + \epsilon}}",
        "The algorithm of batch normalization, with epsilon under the root.",
        r"$\hat x_i = (x_i - \mu)/\sqrt{\sigma^2 + \varepsilon}$.",
        r"The definition; the variance after it is a little less than $1$.",
        by=("layernorm_variance", "batchnorm_is_layernorm_transposed", "batch_deviation_pos"),
    ),
    Claim(
        31,
        NOT_MATHEMATICS,
        "bn 操作的位置是激活之前",
        "Batch normalization stands before the activation.",
        "",
        "A convention.",
    ),
    Claim(
        32,
        IMPRECISE,
        "预测的时候利用他们求全局的均值方差即可",
        "For predictions the means and variances that were stored give the global ones.",
        "The mean of the variances of batches is the variance.",
        r"It is too small by the factor $(m - 1)/m$, which has to be corrected.",
        by=(
            refuted("reals: m; assume: 1 < m; claim: (m - 1)/m = 1"),
            mistake("batchnorm_variance_expectation", "unbiased as it is"),
            "batchnorm_variance_unbiased",
        ),
    ),
    Claim(
        33,
        NOT_MATHEMATICS,
        "RNN 没有 minibatch 的概念",
        "Recurrent networks have no batches.",
        "",
        "They are trained on batches; what is missing are statistics that fit all lengths.",
    ),
    Claim(
        34,
        HYPOTHESIS,
        "转个置就可以了",
        "Layer normalization is batch normalization, transposed.",
        r"$\mathrm{LN}(X) = \mathrm{BN}(X^\top)^\top$.",
        "True of the normalization; gain and bias belong to features in both.",
        by=("batchnorm_is_layernorm_transposed",),
    ),
    Claim(
        35,
        TRUE,
        r"\sqrt{(\sigma^t)^2 + \epsilon}} \odot (\mathbf{a}^t - \mu^t) + \mathbf{b})",
        "The formula of layer normalization.",
        r"$h = g\,(a - \mu)/\sqrt{\sigma^2 + \varepsilon} + b$.",
        r"The definition; the squares of what is normalized add up to $n v/(v + \varepsilon)$.",
        by=("layernorm_mean_zero", "layernorm_sum_of_squares", "layernorm_variance", "layernorm_shift_invariant"),
    ),
    Claim(
        36,
        FALSE,
        "rnn 模型训练完成之后,可以利用历史均值和方差求出一个总的 均值和方差进行标准化",
        "After training, layer normalization uses an overall mean and variance of the past.",
        "The output of layer normalization depends on more than its input.",
        "By its definition it takes mean and variance of the vector at hand, in training and after it. With another "
        "mean, such as that of the past, the result differs.",
        by=(
            refuted(
                f"{_NORM}vectors: y[n]; indices: i:n; assume: 0 < epsilon; claim: "
                "(x[i] - mean(y))/deviation(y, epsilon) = layernorm(x, epsilon, i)"
            ),
            "layernorm_mean_zero",
        ),
    ),
)
