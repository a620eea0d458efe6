"""The way of CONTRIBUTING.md, gone: a new theorem in a copy of the tree, and each place of it forgotten once."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("newcomer")

ROOT = Path(__file__).resolve().parents[1]
NAME = "softplus_derivative"
TREE = ("derive", "verify/counterparts", "tests/test_mirror.py", "docs/proofs")
TREE += ("docs/theorems.json", "docs/evidence.json", "docs/references.bib")

ENTRY = """
softplus_derivative = Entry(
    name="softplus_derivative",
    title="Derivative of softplus",
    claim=HasDerivative(log(1 + exp(t)), t, 1 - 1 / (1 + exp(t))),
    proof=calc(
        step(exp(t) / (1 + exp(t)), differentiate(), "derivative of a logarithm"),
        step(1 - 1 / (1 + exp(t)), field_arithmetic(), "$e^t = (1 + e^t) - 1$"),
    ),
    sources=("dugas2001",),
    note="This is the sigmoid of $t$.",
)
"""
MISTAKES = """    mistakes(
        book.softplus_derivative,
        right("sigmoid of the opposite", 1 / (1 + exp(t))),
        right("derivative of the sigmoid", s * (1 - s)),
        right("softplus itself", log(1 + exp(t))),
    ),
"""
COUNTERPART = """    # of log-sum-exp of zero and the argument, at the argument
    "softplus_derivative": lambda t: _logsumexp_gradient(np.stack([filled(t, np.shape(t), 0), t]))[1],
"""
SOURCE = """@inproceedings{dugas2001,
  author = {Charles Dugas and Yoshua Bengio},
  title = {Incorporating second-order functional knowledge for better option pricing},
  booktitle = {Advances in Neural Information Processing Systems 13},
  year = {2001}
}
"""
WRITTEN = {  # path: the line that it stands after (None for the end of the file), the text
    "derive/chapters/softmax/theorems.py": (None, ENTRY),
    "derive/chapters/softmax/mistakes/theorems.py": ("MISTAKES: tuple[Mistakes, ...] = (\n", MISTAKES),
    "verify/counterparts/softmax/layers.py": ("COUNTERPARTS: Table = {\n", COUNTERPART),
    "docs/references.bib": (None, SOURCE),
}
MADE = ("docs/proofs", "docs/theorems.json", "docs/evidence.json")
"""What `make docs` writes: here the page, and a record of the statement's digest, of the new theorem alone."""

FORGOTTEN = {  # place: what is said
    "derive/chapters/softmax/theorems.py": "derive.chapters.softmax.mistakes cannot be loaded: "
    "theorems.py, line N: "
    "AttributeError: module 'derive.chapters.softmax.theorems' has no attribute 'softplus_derivative'",
    "derive/chapters/softmax/mistakes/theorems.py": "softplus_derivative: 0 mutants in derive/chapters/softmax, "
    "3 are needed",
    "verify/counterparts/softmax/layers.py": "softplus_derivative: no counterpart in verify/counterparts/softmax, "
    "no reason in not_applicable",
    "docs/references.bib": "softplus_derivative: the source dugas2001 needs an entry dugas2001 in docs/references.bib",
    "docs/proofs": "softplus_derivative: docs/proofs/softplus_derivative.tex is missing",
    "docs/theorems.json": "softplus_derivative: not in docs/theorems.json",
    "docs/evidence.json": "softplus_derivative: not in docs/evidence.json",
}

# In the copy: what the tests say of the whole, and of the tree with one file after the other as it was before.
DRIVER = """
import json, sys
from importlib import import_module
from pathlib import Path
sys.dont_write_bytecode = True
sys.path.insert(0, "")

def said(path):
    if path.suffix == ".py":
        for name in [m for m in sys.modules if m.partition(".")[0] in ("derive", "tests")]:
            del sys.modules[name]
    try:
        mirror = import_module("tests.test_mirror")
        book = {c: own.theorems for c, own in mirror.BOOK.chapters.items()}
        there = mirror.places(Path.cwd(), book)
        others = {e.name for c, own in book.items() if c != "softmax" for e in own}  # statements are long to digest
        book = {"softmax": book["softmax"]}
        there = there._replace(
            mutants={n: k for n, k in there.mutants.items() if n not in others},
            pages=[p for p in there.pages if p[:-4] not in others],
            statements={n: d for n, d in there.statements.items() if n not in others},
            evidence={n: d for n, d in there.evidence.items() if n not in others},
        )
        found = [line for place in mirror.CHECKS for line in mirror.forgotten(place, book, there).splitlines()[1:]]
        return [line.strip() for line in found]
    except Exception as error:
        return [str(error)]

NAME, before, page = json.load(sys.stdin)
from derive import theorem
new = theorem(NAME)
new.prove()
Path(page).write_text(new.latex(), encoding="utf-8")
for path, add in {
    "docs/theorems.json": lambda found: found.append({"name": NAME, "digest": new.digest}),
    "docs/evidence.json": lambda found: found.update({NAME: {"digest": new.digest}}),
}.items():
    document = json.loads(Path(path).read_text(encoding="utf-8"))
    add(document["theorems"])
    Path(path).write_text(json.dumps(document), encoding="utf-8")

answers = {"": said(Path(page))}
for path, text in sorted(before.items(), key=lambda item: item[0].endswith(".py")):  # data first, modules reload
    path = Path(path)
    place = path.parent.as_posix() if text is None else path.as_posix()
    after = path.read_text(encoding="utf-8")
    path.unlink() if text is None else path.write_text(text, encoding="utf-8")
    answers[place] = said(path)
    path.write_text(after, encoding="utf-8")
answers["again"] = said(Path("all.py"))
print(json.dumps(answers))
"""


@pytest.fixture(scope="module")
def answers(tmp_path_factory):
    """What is said of a copy of the tree with the new theorem, by the place that was forgotten."""
    copy = tmp_path_factory.mktemp("copy")
    for part in TREE:
        (copy / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / part, copy / part)
    before = {path: (copy / path).read_text(encoding="utf-8") for path in (*WRITTEN, *MADE[1:])}
    for path, (after, text) in WRITTEN.items():
        assert after is None or before[path].count(after) == 1, f"{path}: the place of the new lines has moved"
        found = before[path] + text if after is None else before[path].replace(after, after + text)
        (copy / path).write_text(found, encoding="utf-8")
    page = f"docs/proofs/{NAME}.tex"
    done = subprocess.run(
        [sys.executable, "-c", DRIVER],
        input=json.dumps([NAME, {**before, page: None}, page]),
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_nothing_else_is_asked_of_a_newcomer(answers):
    assert answers[""] == []
    assert answers["again"] == []  # each place was given back


@pytest.mark.parametrize("place", FORGOTTEN)
def test_a_forgotten_place_is_named(answers, place):
    assert [re.sub(r"line \d+", "line N", line) for line in answers[place]] == [FORGOTTEN[place]]


def test_every_place_is_forgotten_once_and_named_in_contributing(answers):
    assert {*WRITTEN, *MADE} == set(FORGOTTEN) == set(answers) - {"", "again"}
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert [path for path in WRITTEN if path not in text] == []
    assert "`make docs`" in text


KEYS = """
import json, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "")
from derive.chapters import BOOK
from verify.measure.keys import Keys
keys = Keys({"seed": 0})
columns = ("kernel", "sympy", "transformer", "ball", "mutants", "rocq", "adequacy")
names = [e.name for chapter in sys.argv[1:] or BOOK.chapters for e in BOOK.chapters[chapter].theorems]
print(json.dumps({f"{name}, {column}": keys.key(name, column, {}) for name in names for column in columns}))
"""


@pytest.mark.parametrize("chapters", [["softmax"], pytest.param([], marks=pytest.mark.long)], ids=["its own", "all"])
def test_a_new_theorem_is_measured_and_no_other_again(tmp_path, chapters):
    """Its counterpart stands in a module of its own: a module that changes is measured again with all that it holds."""
    for part in ("derive", "verify"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "*.v"))

    def keys():
        command = [sys.executable, "-c", KEYS, *chapters]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    before = keys()
    for path, (after, text) in WRITTEN.items():
        if path.startswith("derive/"):
            found = (tmp_path / path).read_text(encoding="utf-8")
            found = found + text if after is None else found.replace(after, after + text)
            (tmp_path / path).write_text(found, encoding="utf-8")
    added = "import numpy as np\n\nCOUNTERPARTS = {\n" + COUNTERPART.replace("_logsumexp_gradient", "np.exp") + "}\n"
    (tmp_path / "verify/counterparts/softmax/added.py").write_text(added, encoding="utf-8")
    after = keys()
    assert {key.partition(",")[0] for key in after.keys() - before.keys()} == {NAME} and len(before) > 200
    assert [key for key, value in before.items() if after[key] != value] == []
    statement = tmp_path / "derive/chapters/softmax/theorems.py"
    changed = ENTRY.replace("1 - 1 / (1 + exp(t))),", "exp(t) / (1 + exp(t))),")
    statement.write_text(statement.read_text(encoding="utf-8").replace(ENTRY, changed), encoding="utf-8")
    again = keys()
    assert {key.partition(",")[0] for key, value in after.items() if again[key] != value} == {NAME}
