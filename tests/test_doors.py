"""The doors of both packages: names, versions, the book as a mapping, and one way to hand values to formulas."""

import inspect
import pickle
import subprocess
import sys
import traceback
from collections.abc import Mapping
from importlib.metadata import version

import numpy as np
import pytest

import derive
import verify
from derive import BOOK, Book, RenderError, UnknownNameError, derivative, theorem, vjp
from derive.language.text.vocabulary import VOCABULARY
from verify import invariants, transformer


@pytest.mark.parametrize("package", [derive, verify])
def test_a_package_says_its_version(package):
    assert package.__version__ == version("transformer-proofs")
    assert not hasattr(package, "__versions__")


@pytest.mark.parametrize("name", [name for name in VOCABULARY if name not in derive.__all__])
def test_a_word_of_the_prelude_is_said_to_be_there(name):
    assert not hasattr(derive, name)
    with pytest.raises(AttributeError, match=rf"no attribute '{name}'; it is derive\.prelude\.{name}$"):
        getattr(derive, name)


def test_what_is_said_to_be_there_is_there_in_a_fresh_process():
    asked = "import derive; raise SystemExit(repr(derive.prelude.relu))"
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=False, timeout=60)
    assert run.stderr == "relu(t) = (t + abs(t))/2\n"


def test_a_misspelled_name_is_told():
    with pytest.raises(AttributeError, match=r"'hesian'; did you mean hessian\?"):
        _ = derive.hesian
    with pytest.raises(AttributeError, match="no attribute '__wrapped__'$"):
        _ = derive.__wrapped__


# ---- classes ----

CLASSES = [
    pytest.param(package, value, id=f"{package.__name__}.{name}")
    for package in (derive, verify, invariants, transformer)
    for name in package.__all__
    if isinstance(value := getattr(package, name), type)
]
ERRORS = [case for case in CLASSES if issubclass(case.values[1], Exception)]
OTHERS = [case for case in CLASSES if case not in ERRORS]


@pytest.mark.parametrize(("package", "error"), ERRORS)
def test_a_traceback_names_an_error_as_it_is_imported(package, error):
    lines = traceback.format_exception_only(error("what was wrong"))
    assert lines == [f"{package.__name__}.{error.__name__}: what was wrong\n"]
    assert repr(error) == f"<class '{package.__name__}.{error.__name__}'>"


def test_it_does_so_where_no_error_was_named():
    run = subprocess.run(
        [sys.executable, "-c", "from derive import BOOK, reals\nif 0 < reals('t')[0]: pass"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert run.stderr.splitlines()[-1].startswith("derive.StatementError: ")


@pytest.mark.parametrize(("package", "kind"), CLASSES)
def test_a_public_class_is_pickled(package, kind):
    assert pickle.loads(pickle.dumps(kind)) is kind
    if issubclass(kind, Exception):
        error = pickle.loads(pickle.dumps(kind("what was wrong")))
        assert type(error) is kind and str(error) == "what was wrong"


@pytest.mark.parametrize(("package", "kind"), OTHERS)
def test_a_public_class_says_where_its_source_is(package, kind):
    """That of `inspect`, of annotations and of `doctest` is looked for in the module that a class names."""
    assert f"class {kind.__name__}" in inspect.getsource(kind)
    assert kind.__name__ in vars(sys.modules[kind.__module__])


def test_errors_and_others_are_public():
    assert len(ERRORS) >= 8 and len(OTHERS) >= 30


# ---- the book ----


def test_the_book_is_listed_as_a_mapping_is():
    names = list(BOOK)
    assert len(BOOK) == len(names) == len(set(names)) > 250
    assert isinstance(BOOK, Mapping)
    assert list(BOOK.keys()) == names
    assert list(BOOK.values()) == [BOOK[name] for name in names] == [item for _, item in BOOK.items()]
    assert BOOK.get("softmax_vjp") is BOOK["softmax_vjp"]
    assert BOOK.get("nothing") is None
    assert all(name in BOOK for name in names)
    assert dict(BOOK) == BOOK.theorems
    assert BOOK.chapter("softmax_vjp") is BOOK.chapters["softmax"]
    assert BOOK in {BOOK}
    assert dict(BOOK) != BOOK


def test_what_is_no_name_is_refused_plainly():
    assert "nothing" not in BOOK
    assert 0 not in BOOK
    assert None not in BOOK
    for key in (0, slice(3), None, ("softmax_vjp",)):
        with pytest.raises(
            UnknownNameError, match=r"expected the name of a theorem, such as BOOK\['partition_pos'\]; list\(BOOK\)"
        ):
            BOOK[key]
    with pytest.raises(UnknownNameError, match=r"^softmax_vpj is no theorem of the book; did you mean softmax_vjp"):
        BOOK["softmax_vpj"]


def test_a_single_name_is_no_list_of_letters():
    asked = [
        verify.run(names, columns=columns)
        for names in ("softmax_pos", ["softmax_pos"])
        for columns in ("kernel", ["kernel"])
    ]
    assert len({report.text() for report in asked}) == 1
    with pytest.raises(KeyError, match=r"a theorem is had by its name, such as theorem\('partition_pos'\), not 3"):
        theorem(3)


def test_a_book_is_no_empty_mapping():
    assert Book([])
    assert (len(Book([])), list(Book([]))) == (0, [])


# ---- values by name ----

VALUES = {"x": [0.0, 1.0, 3.0], "g": [1.0, -1.0, 0.5]}


def called(which):
    """The function that takes the values of a theorem of the book, or of a derivative that was found."""
    if which == "a theorem":
        return theorem("softmax_vjp").numpy()
    n = derive.Dimension("n")
    i, x = n.indices("i")[0], derive.vector("x", n)
    return vjp(derive.prelude.softmax(x, i), x).numpy


@pytest.mark.parametrize("which", ["a theorem", "a derivative"])
def test_values_are_given_as_keywords_or_in_one_mapping(which):
    function = called(which)
    expected = function(**VALUES)
    for found in (function(VALUES), function({"x": VALUES["x"]}, g=VALUES["g"])):
        assert np.array_equal(found, expected)


@pytest.mark.parametrize("which", ["a theorem", "a derivative"])
@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda f: f([0.0, 1.0]), r"by name, as keywords x=\.\.\., or in one mapping .*, got list"),
        (lambda f: f(2.0), "got float"),
        (lambda f: f(VALUES, x=[1.0]), "x: one value was expected, got two"),
        (lambda f: f(x=[0.0]), "g: .*expected.*, got nothing"),
        (lambda f: f(VALUES, y=1.0), "y: .* has no such variable; it has"),
        (lambda f: f(), "got nothing"),
    ],
)
def test_other_values_are_refused(which, call, said):
    with pytest.raises(RenderError, match=said):
        call(called(which))


def test_both_are_the_same_function():
    left, right = theorem("softmax_vjp").numpy()(**VALUES)
    assert [side.tolist() for side in theorem("softmax_vjp").numpy(**VALUES)] == [left.tolist(), right.tolist()]
    assert np.allclose(left, called("a derivative")(VALUES), rtol=1e-14)
    assert np.allclose(left, right, rtol=1e-14)
    assert derivative("t**2 in t").numpy({"t": 3.0}) == derivative("t**2 in t").numpy(t=3.0) == 6
