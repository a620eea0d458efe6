"""The words of the pages in Chinese: verdicts, and why. The mathematics is the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from .. import claims
from ..language.analysis import IN_NUMBERS, IN_ROCQ
from ..render.claims import GroundWords

__all__ = ["GROUNDS_ZH", "STATUSES_ZH", "VERDICTS_ZH", "remarks_zh", "where_zh"]

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
    lines = files(claims).joinpath("remarks_zh.tsv").read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t") for line in lines[1:])


VERDICTS_ZH: Mapping[str, str] = {
    "true": "正确",
    "true with a hypothesis": "加上条件后正确",
    "imprecise": "不精确",
    "false": "错误",
    "not mathematics": "不是数学命题",
    "open": "未定",
}
