"""How Rocq has elaborated a theorem: by full names, with all that it rests on, whatever else is required beside it."""

import json
import shutil
from pathlib import Path

import pytest

from tests.verify.rocq.cheats import ANALYSIS, HONEST, PAGE
from tests.verify.rocq.program import found_once
from verify.rocq.compiling import Files
from verify.rocq.coqc import ToolError
from verify.rocq.elaborated import Elaborated, _located, _Session, _type, elaborated

needs_coqc = pytest.mark.skipif(shutil.which("coqc") is None, reason="not run: coqc is not installed")

ROOT = Path(__file__).parents[3]

AMPLE = """forall (n : Coq.Init.Datatypes.nat) (_ : Coq.Init.Peano.le (Coq.Init.Datatypes.S Coq.Init.Datatypes.O) n), \
Coq.Init.Peano.le n (Derive.Support.twice n)

Derive.Support.twice = fun n : Coq.Init.Datatypes.nat => Coq.Init.Nat.add n n \
: forall _ : Coq.Init.Datatypes.nat, Coq.Init.Datatypes.nat

of the libraries:
Coq.Init.Datatypes.O
Coq.Init.Datatypes.S
Coq.Init.Datatypes.nat
Coq.Init.Nat.add
Coq.Init.Peano.le
"""


@pytest.fixture(scope="module")
def world(copied):
    files = Files(found_once(), HONEST, copied)
    files.compiled(tuple(HONEST))
    return files


@needs_coqc
def test_a_theorem_is_printed_by_full_names_with_all_below_it(world):
    alone = elaborated(world, {"ample": (ANALYSIS, "ample")})
    assert alone == {"ample": Elaborated(AMPLE)}
    (world.folder / "Elaborated" / "ample.json").unlink()
    beside = elaborated(world, {"page": (PAGE, "page"), "ample": (ANALYSIS, "ample")})
    assert beside["ample"] == alone["ample"], "what else is required changes nothing"
    assert (world.folder / "Elaborated" / "ample.txt").read_text(encoding="utf-8") == AMPLE


@needs_coqc
def test_nothing_is_asked_twice(world, monkeypatch):
    asked = {"page": (PAGE, "page")}
    first = elaborated(world, asked)
    monkeypatch.setattr("verify.rocq.elaborated._Session", None)
    assert elaborated(world, asked) == first


@needs_coqc
def test_what_is_not_there_is_no_answer(world):
    with pytest.raises(ToolError, match=r"Check @Book\.Page\.nowhere\."):
        elaborated(world, {"nowhere": (PAGE, "nowhere")})


def test_every_theorem_that_rocq_has_accepted_was_recorded():
    recorded = json.loads((ROOT / "docs" / "evidence.json").read_text(encoding="utf-8"))["theorems"]
    passed = {
        name: columns["rocq"] for name, columns in recorded.items() if columns.get("rocq", {}).get("status") == "pass"
    }
    assert passed
    assert [name for name, column in passed.items() if not column.get("elaborated")] == []


def test_an_answer_that_is_not_understood_is_refused():
    assert _type("ample\n     : forall n, n = n") == "forall n, n = n"
    with pytest.raises(ToolError, match="expected a name and its type"):
        _type("Warning")
    several = "Constant Book.A.twice\nConstant Book.B.twice"
    with pytest.raises(ToolError, match="expected one thing of the name twice"):
        _located("twice", several)
    with pytest.raises(ToolError, match=r"expected one thing of the name A\.twice"):
        _located("A.twice", "No object of suffix A.twice")


def test_a_name_is_taken_as_it_is_written():
    longer = "Notation Coq.Reals.R\nConstant Coq.Fin.R\n  (shorter name to refer to it in current context is Fin.R)"
    assert _located("R", longer) == "", "bound where it stands"
    assert _located("nat", "Inductive Coq.Init.Datatypes.nat") == "Coq.Init.Datatypes.nat"


class Answering(_Session):
    """A session in which one definition of ours is asked for, and nothing else; no program runs."""

    def __init__(self, opaque, made_of):
        self.roots, self.stems, self.full, self.definitions = ("Derive.",), {"twice"}, {}, {}
        self.about, self.made_of = f"twice is {'opaque' if opaque else 'transparent'}", made_of

    def _answers(self, questions):
        says = {
            "Locate twice.": "Constant Derive.Support.twice",
            "Goal": "Set",
            "About": self.about,
            "Check": "twice\n     : nat",
            "Print": f"twice = {self.made_of}",
        }
        return [next(answer for head, answer in says.items() if question.startswith(head)) for question in questions]


@pytest.mark.parametrize(
    ("opaque", "made_of", "problem"),
    [
        (False, "Coq.Init.Datatypes.nat", None),
        (True, "Coq.Init.Datatypes.nat", "is made of Derive.Support.twice, whose definition is hidden"),
        (False, "Coq.Init.Cheat.weak", "is made of Coq.Init.Cheat.weak, which is not listed"),
    ],
)
def test_what_is_hidden_or_not_listed_is_a_problem_of_each_theorem_that_is_made_of_it(opaque, made_of, problem):
    session = Answering(opaque, made_of)
    session.full[made_of] = made_of
    session.full["nat"] = "Coq.Init.Datatypes.nat"
    session.look_up(["twice"])
    problems = session.whole("twice").problems
    assert len(problems) == (problem is not None)
    assert all(problem in words for words in problems)
