"""The words of the pages in Chinese: chapters and their questions, verdicts, and why. The mathematics is the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from ..language.analysis import IN_NUMBERS, IN_ROCQ
from ..render.claims import GroundWords

__all__ = ["CHAPTERS_ZH", "GROUNDS_ZH", "STATUSES_ZH", "VERDICTS_ZH", "remarks_zh", "where_zh"]

GROUNDS_ZH = GroundWords(
    against="{theorem} 的结论与之相反{at}",
    mistake=r"{theorem} 否定了 \emph{{{mistake}}}{at}",
    unsayable="带类型的语言，它拒绝这样的陈述",
    proved="{claim} 的证明{assumed}{at}",
    refuted="对 {claim} 的否定{assumed}{at}",
    assumed="（条件是 {formulas}）",
    at="，{point}",
)
STATUSES_ZH = {IN_ROCQ: "在 Rocq 中证明", IN_NUMBERS: "只有数值验证，未经证明助手检验"}
_POINT = re.compile(r"at (.*): left (.*), right (.*)")
_IN_ROCQ = re.compile(r"in Rocq, by (.*)")


def where_zh(where: str) -> str:
    """Return in Chinese where a statement is false, or who vouches for it, as `derive.doors.judging` says it.

    Examples
    --------
    >>> where_zh("at n = 2: left 1, right 1/2"), where_zh("in Rocq, by FiniteSumDecay.finite_sum_no_decay")
    ('在 n = 2 处：左边 1，右边 1/2', '在 Rocq 中由 FiniteSumDecay.finite_sum_no_decay')
    """
    return STATUSES_ZH.get(where) or _IN_ROCQ.sub(r"在 Rocq 中由 \1", _POINT.sub(r"在 \1 处：左边 \2，右边 \3", where))


@cache
def remarks_zh() -> Mapping[str, str]:
    """Return what is true of each claim of a source, in Chinese, by names such as ``seed:003#34``; in LaTeX."""
    lines = files(__package__).joinpath("remarks_zh.tsv").read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t") for line in lines[1:])


VERDICTS_ZH: Mapping[str, str] = {
    "true": "正确",
    "true with a hypothesis": "加上条件后正确",
    "imprecise": "不精确",
    "false": "错误",
    "not mathematics": "不是数学命题",
    "open": "未定",
}

CHAPTERS_ZH: Mapping[str, tuple[str, str]] = {
    "softmax": (
        "Softmax",
        "注意力用 softmax 把分数变成权重，训练时要乘以 softmax 的雅可比矩阵。来源说：很大的 logits 会使它消失，它是对称的，"
        "每个输入都影响每个输出。本章证明其中正确的部分：softmax 只看 logits 之差；雅可比矩阵是一个协方差矩阵；"
        "logits 不少于两个时，它没有一个元素为零；使它变小的是最大的 logit 与其余 logits 的间隔，而不是 logits 的大小。",
    ),
    "dot_product": (
        "内积",
        r"为什么要把分数除以 $\sqrt d$？来源用正态分布来论证，途中丢了一个 $\sigma$ 的幂。这个论证需要的只是独立性、均值和二阶矩："
        r"由此得到分数的均值与方差，从而得到保持方差的因子；但得不到分数的分布。对正态的分量，四阶矩说明分数对任何 $d$ 都不是正态的。",
    ),
    "scaling": (
        r"为什么除以 $\sqrt d$",
        r"除以 $\sqrt d$ 使分数的方差对每个 $d$ 都不变。条件是独立性、一个等于 $0$ 的均值和相等的二阶矩，不需要正态分布。"
        "本章把条件逐个去掉，去掉之后分数如何变化，各是一条定理。除法也有来源没有提到的代价：梯度也被除了。",
    ),
    "sinusoidal": (
        "正弦位置编码",
        "来源问：正弦位置编码能否、又如何表达相对位置？两个事实回答了它：位置的平移把每一对通道旋转一个只取决于平移量的角度；"
        "因此两个位置的内积只取决于它们的差。反过来也成立：在平面上，没有别的编码能用复数乘积做到这一点。",
    ),
    "interaction": (
        "位置之间的相互作用",
        r"没有位置编码、也没有掩码的 Transformer 看不到顺序：这是一条关于置换的定理。把位置加到输入上，二阶泰勒展开中有一项是两个位置相遇之处："
        r"$p(m)^{\mathsf T} H\, p(n)$。来源只算了对角的 $H$；一般的 $H$ 并不更难，每一块给出四个三角函数项。",
    ),
    "decay": (
        "随距离的衰减",
        "来源说：两个正弦位置编码的内积像振荡积分那样随距离趋于零。对积分这是对的；对各通道的有限和则是错的："
        "有限个余弦之和会一次又一次地回到距离为零时的值附近，要多近有多近。",
    ),
    "attention": (
        "注意力",
        "注意力的输出是 values 的平均，权重来自分数的 softmax。它的反向传播是四个矩阵乘积与 softmax 的反向传播，各个库反复地写它们：带掩码的、分块的、共享 key 的。"
        "本章证明反向传播，指出哪些参数是多余的，掩码做什么、不做什么，为什么注意力可以分块计算，以及梯度流保持哪些量不变。",
    ),
    "normalization": (
        "归一化",
        r"Transformer 在层与层之间除以均方的根。LayerNorm 与 BatchNorm 先减去均值：得到的结果均值为零，并且忘记了输入的平移；"
        r"RMSNorm 什么也不减。三者的结果都有界。均方不是一："
        r"根号里的 $\varepsilon$ 使它变小，并在梯度中留下痕迹，而实现和测试常常把它丢掉。",
    ),
    "feed_forward": (
        "前馈网络与反向传播",
        "在注意力层之间，Transformer 对每个 token 应用同一个小网络。它的反向传播，以及嵌入、残差、池化和损失的反向传播，只是一页指标代数；"
        "然而真实程序在这里的错误屡有报告：漏掉了激活函数的斜率，只取了一个 token 而没有对所有 token 求和，用平均代替了求和。",
    ),
}
"""Title and opening of each chapter, in LaTeX."""
