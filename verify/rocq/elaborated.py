"""Statements as elaborated by Rocq: nothing imported, everything printed, with all definitions that they use.

What a file says is text, which notations, coercions, scopes, implicit arguments and local definitions may turn into
another statement than the one that a reader sees. The elaborated statement is printed by names in full, each with the
path of its library; so are the definitions that it names, down to constants of the libraries, which are listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from verify.rocq.compiling import Files, digest
from verify.rocq.constants import CONSTANTS, HIDDEN
from verify.rocq.coqc import ToolError
from verify.rocq.guards import caught
from verify.rocq.kept import keep, kept

__all__ = ["Elaborated", "elaborated"]

OPTIONS = "Set Printing All. Set Printing Width 1000. Set Printing Depth 1000000."
MARK = "@@ "
MOST_ROUNDS = 40
"""Definitions of definitions; those of the book go seven deep."""

_TOKEN = re.compile(r"[^\W\d][\w']*(?:\.[^\W\d][\w']*)*")
_WORDS = "_ as at cofix else end fix for forall fun if in let match return struct then with Prop Set SProp Type"
_KEYWORDS = frozenset(_WORDS.split())
_LOCATED = re.compile(
    r"^(?:Constant|Inductive|Constructor) (\S+)(?: \(alias of \S+\))?$(?!\n +\(shorter name)", re.MULTILINE
)
_ARGUMENTS = re.compile(r"\n\s*\nArguments .*", re.DOTALL)
_OPAQUE = re.compile(r"^\S+ is opaque$", re.MULTILINE)


class Elaborated(NamedTuple):
    """A theorem as elaborated by Rocq.

    Attributes
    ----------
    text : str
        What it says, and below it each definition that it rests on, in the order of their names.
    problems : tuple of str
        What it may not be made of.
    """

    text: str
    problems: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """Return the SHA-256 of the text."""
        return digest(self.text)


class _Definition(NamedTuple):
    """What a name of our files stands for: its text, and whether its body is hidden."""

    text: str
    hidden: bool


def elaborated(world: Files, theorems: Mapping[str, tuple[str, str]]) -> dict[str, Elaborated]:
    """Return theorems of compiled files as elaborated by Rocq; from the last run, if nothing has changed.

    Each is left in the folder ``Elaborated`` beside the compiled files, for who wants to read it.

    Parameters
    ----------
    world : Files
        Whose files are compiled.
    theorems : mapping of name to (str, str)
        The path of the file in which each stands, and its name there.

    Raises
    ------
    ToolError
        If the program gives no answer, or one that is not understood.
    """
    folder = world.folder / "Elaborated"
    code = digest(Path(__file__).read_text(encoding="utf-8"), *sorted(CONSTANTS), *sorted(HIDDEN))
    keys = {name: digest(code, world.key(path), theorem) for name, (path, theorem) in theorems.items()}
    stored = {name: kept(folder / f"{name}.json", key) for name, key in keys.items()}
    whole = {name: Elaborated(content[0], tuple(content[1])) for name, content in stored.items() if content is not None}
    if new := {name: where for name, where in theorems.items() if name not in whole}:
        session = _Session(world, sorted({path for path, _ in new.values()}))
        texts = session.statements(new)
        session.look_up(texts.values())
        for name, text in texts.items():
            whole[name] = session.whole(text)
            keep(folder / f"{name}.json", keys[name], whole[name])
            (folder / f"{name}.txt").write_text(whole[name].text, encoding="utf-8", newline="\n")
    return whole


class _Session:
    """Questions to the program, all with the same files required: so that a short name has one meaning in it.

    Parameters
    ----------
    world : Files
    paths : sequence of str
        The files that are required.
    """

    def __init__(self, world: Files, paths: Sequence[str]) -> None:
        self.world = world
        self.head = [f"From {_module(path).replace('.', ' Require ', 1)}." for path in paths] + [OPTIONS]
        self.roots = tuple(f"{root}." for root in dict.fromkeys(path.partition("/")[0] for path in world.texts))
        self.stems = {part for path in world.texts for part in _module(path).split(".")}
        self.full: dict[str, str] = {}  # by the short name; empty of what is bound
        self.definitions: dict[str, _Definition] = {}  # of our files, by the full name

    def statements(self, theorems: Mapping[str, tuple[str, str]]) -> dict[str, str]:
        """Return the type of each theorem as Rocq prints it."""
        asked = [f"Check @{_module(path)}.{theorem}." for path, theorem in theorems.values()]
        return dict(zip(theorems, map(_type, self._answers(asked)), strict=True))

    def look_up(self, texts: Iterable[str]) -> None:
        """Look up the definitions of the names in some texts, and of the names in these definitions."""
        new = {name for text in texts for name in _names(text)}
        for _ in range(MOST_ROUNDS):
            if not new:
                return
            new = self._round(sorted(new))
        raise ToolError(f"definitions go more than {MOST_ROUNDS} deep: {', '.join(sorted(new)[:5])}")

    def _round(self, names: Sequence[str]) -> set[str]:
        """Look some names up; return those that stand in what they stand for and are not known, or not defined yet."""
        likely = [n for n in names if self.full.get(n) or n.partition(".")[0] in self.stems]
        unknown = [n for n in names if n not in self.full]
        questions = [f"Locate {n}." for n in unknown]
        for n in likely:
            sort = f"Goal True. let t := type of @{n} in let s := type of t in idtac s. Abort."
            questions += [sort, f"About {n}.", f"Check @{n}.", f"Print {n}."]
        answers = iter(self._answers(questions))
        for n in unknown:
            self.full[n] = _located(n, next(answers))
        missing = set[str]()
        for n in likely:
            sort, about, stated, printed = (next(answers) for _ in range(4))
            proof, opaque = sort == "Prop", bool(_OPAQUE.search(about))
            text = _type(stated) if proof or opaque else _ARGUMENTS.sub("", printed)
            self.definitions[self.full[n]] = _Definition(text, opaque and not proof)
            missing |= {m for m in _names(text) if m not in self.full}
        return missing | {n for n in unknown if self._ours(self.full[n]) and self.full[n] not in self.definitions}

    def whole(self, text: str) -> Elaborated:
        """Return a statement by full names, with every definition below it."""
        below, beside, problems = dict[str, str](), set[str](), set[str]()
        waiting = [text]
        while waiting:
            for name in {full for n in _names(waiting.pop()) if (full := self.full[n])} - below.keys() - beside:
                if not self._ours(name):
                    beside.add(name)
                    continue
                definition = self.definitions[name]
                below[name] = definition.text
                waiting.append(definition.text)
                if definition.hidden and name not in HIDDEN:
                    problems.add(caught("opaque", f"is made of {name}, whose definition is hidden"))
        problems |= {caught("constants", f"is made of {name}, which is not listed") for name in beside - CONSTANTS}
        parts = [text, *(below[name] for name in sorted(below))]
        shown = "\n\n".join(" ".join(self._in_full(part).split()) for part in parts)
        listed = "\n".join(sorted(beside))
        return Elaborated(f"{shown}\n\nof the libraries:\n{listed}\n", tuple(sorted(problems)))

    def _in_full(self, text: str) -> str:
        return _TOKEN.sub(lambda match: self.full.get(match[0]) or match[0], text)

    def _ours(self, full: str) -> bool:
        return full.startswith(self.roots)

    def _answers(self, questions: Sequence[str]) -> list[str]:
        """Return what the program says to each question, with single spaces between words of a line.

        Raises
        ------
        ToolError
            If it refuses one, cuts one off, or does not answer all.
        """
        if not questions:
            return []
        lines = list(self.head)
        for number, question in enumerate(questions):
            lines.append(f'Goal True. idtac "{MARK}{number}". Abort. {question}')
        file = self.world.folder / "Ask" / "Elaborate.v"
        file.parent.mkdir(exist_ok=True)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
        printed, refusal = self.world.coqc.compile(file, self.world.folder, self.world.seconds, self.world.stopped)
        if refusal is not None:
            question = lines[refusal.line - 1].partition("Abort. ")[2]
            raise ToolError(f"{question or lines[refusal.line - 1]} {refusal.message}")
        answers = re.split(rf"^{MARK}\d+\n", printed, flags=re.MULTILINE)[1:]
        if len(answers) != len(questions):
            raise ToolError(f"expected {len(questions)} answers on statements, got {len(answers)}")
        if cut := [q for q, a in zip(questions, answers, strict=True) if "..." in a or not a.isascii()]:
            raise ToolError(f"{cut[0]} is answered in part, or in letters that are none")
        return [a.strip() for a in answers]


def _module(path: str) -> str:
    """Return the name by which a file is required: ``Book.Softmax``."""
    return path.removesuffix(".v").replace("/", ".")


def _type(checked: str) -> str:
    """Return the type in an answer to ``Check``."""
    name, colon, type_of = checked.partition("\n")
    if not type_of.strip().startswith(":"):
        raise ToolError(f"expected a name and its type, got {' '.join(checked.split())[:100]!r}")
    return type_of.strip().removeprefix(":").strip()


def _names(text: str) -> Iterator[str]:
    """Yield each word of a text that may be a name."""
    yield from (n for n in dict.fromkeys(_TOKEN.findall(text)) if n not in _KEYWORDS)


def _located(name: str, answer: str) -> str:
    """Return the full name in an answer to ``Locate``; nothing of what is bound where it stands.

    Raises
    ------
    ToolError
        If a name could mean several things, or if one with a dot means nothing.
    """
    places = _LOCATED.findall(answer)
    if len(places) > 1 or (not places and "." in name):
        raise ToolError(f"expected one thing of the name {name}, got {' '.join(answer.split())[:200]!r}")
    return places[0] if places else ""
