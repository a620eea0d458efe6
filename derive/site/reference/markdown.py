"""Markdown as HTML of one page of the site: formulas as MathML, names of theorems and public words as links."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from ...render import mathml

__all__ = ["Markdown"]


class Markdown:
    r"""Write the Markdown of one page as HTML.

    Parameters
    ----------
    links : mapping of str to str
        The address from this page of each word that, written as code, has a page.
    addresses : mapping of str to str
        Targets of links as the source has them, with their addresses from this page; others stay as they are.

    Examples
    --------
    >>> markdown = Markdown({"softmax_pos": "../theorem/softmax_pos.html"}, {})
    >>> print(markdown.html("see `softmax_pos`: $0 < p_i$").partition(":")[0])
    <p>see <a href="../theorem/softmax_pos.html"><code>softmax_pos</code></a>
    """

    def __init__(self, links: Mapping[str, str], addresses: Mapping[str, str]) -> None:
        self._addresses = addresses
        self._parser = MarkdownIt("commonmark", {"html": False}).enable("table")
        self._parser.inline.ruler.before("escape", "formula", _formula)
        self._parser.add_render_rule("formula", _written)
        self._parser.add_render_rule("code_inline", _linking(links))

    def html(self, source: str) -> str:
        """Write a text.

        Raises
        ------
        RenderError
            If a formula cannot be read.
        """
        tokens, taken = self._parser.parse(source), dict[str, int]()
        for place, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrSet("id", _anchor(tokens[place + 1].content, taken))
            if token.type == "table_open":  # wider than a phone: it is moved by hand, or by keys
                token.attrSet("class", "listed")
            if token.type in ("fence", "code_block"):
                token.attrSet("tabindex", "0")
            for child in token.children or ():
                if child.type == "link_open":
                    target, mark, place_on_page = str(child.attrGet("href")).partition("#")
                    child.attrSet("href", self._addresses.get(target, target) + mark + place_on_page)
        return str(self._parser.renderer.render(tokens, self._parser.options, {}))


def _written(_: Any, tokens: Sequence[Token], place: int, *__: Any) -> str:
    return mathml.formula(tokens[place].content)


def _linking(links: Mapping[str, str]) -> Callable[..., str]:
    def code(_: Any, tokens: Sequence[Token], place: int, *__: Any) -> str:
        content = tokens[place].content
        target = links.get(content.removesuffix("()"))
        written = f"<code>{escape(content)}</code>"
        inside = place and tokens[place - 1].type == "link_open"
        return written if target is None or inside else f'<a href="{escape(target)}">{written}</a>'

    return code


def _formula(state: StateInline, silent: bool) -> bool:
    """Read ``$...$``, before anything in it is taken for a mark."""
    if state.src[state.pos] != "$":
        return False
    end = state.src.find("$", state.pos + 1)
    if end < 0:
        return False
    if not silent:
        state.push("formula", "math", 0).content = state.src[state.pos + 1 : end].strip("`")
    state.pos = end + 1
    return True


def _anchor(heading: str, taken: dict[str, int]) -> str:
    """The anchor that a heading has where the file is read on a forge."""
    name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    taken[name] = taken.get(name, -1) + 1
    return f"{name}-{taken[name]}" if taken[name] else name
