"""What was written with the former names of modules loads, and hides none of the functions that have such a name."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

from derive.books.former import MOVED, Former

OURS = Former("derive", MOVED)

USED = """
import json, sys, warnings
import derive
finders = len(sys.meta_path)
functions = [getattr(derive, name) for name in ("calc", "sources", "theorems")]
with warnings.catch_warnings(record=True) as warned:
    warnings.simplefilter("always")
    import derive.theorems
    from derive.theorems import BOOK, softmax as book
    from derive.theorems.softmax import softmax_sum_one
    from derive.theorems.attention.masks import NOTATION
    from derive.mutants import mistakes, right
    from derive.mutants.edits import left
    from derive.calc import IDLE, Entry
    from derive.sources import WORKS
    from derive.sources.claim import Claim
from derive.chapters.softmax import theorems as present
import derive.books.mistakes
print(json.dumps({
    "same": [book.softmax_sum_one is softmax_sum_one is present.softmax_sum_one, left is derive.books.mistakes.left,
             Entry is derive.Entry, BOOK is derive.BOOK],
    "functions": [getattr(derive, name) is f for name, f in zip(("calc", "sources", "theorems"), functions)],
    "called": [str(derive.calc(derive.zero).start), len(derive.sources("seed:003#1")), len(derive.theorems()) > 300],
    "warned": sorted({str(w.message).partition(" now")[0] for w in warned if w.category is DeprecationWarning}),
    "finders": len(sys.meta_path) - finders,
}))
"""


def started(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=60)


def test_former_modules_have_what_they_had_and_functions_stay_functions():
    done = started(USED)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["same"] == [True] * 4 and told["functions"] == [True] * 3
    assert told["called"] == ["Integers(0)", 1, True] and told["finders"] == 0
    assert "derive.theorems.softmax is derive.chapters.softmax.theorems" in told["warned"]
    assert "derive.mutants is derive.books.mistakes" in told["warned"]


def test_importing_the_package_loads_nothing_for_former_names():
    done = started("import sys, derive; print([m for m in sys.modules if m.startswith('derive.')], len(sys.meta_path))")
    assert done.stdout.startswith("[] ")


@pytest.mark.parametrize("former", MOVED)
def test_each_leads_to_a_module_and_is_none_itself(former):
    there = OURS.present(f"derive.{former}")
    assert there is not None and find_spec(there) is not None
    assert OURS.spec(f"derive.{former}").loader is OURS


@pytest.mark.parametrize(
    "name", ["derive.theorems.nothing", "derive.nothing", "derive.books.book.x", "verify.theorems"]
)
def test_what_never_was_is_not_found(name):
    assert OURS.present(name) is None and OURS.spec(name) is None
    done = started(f"import {name}")
    assert "ModuleNotFoundError" in done.stderr and "Recursion" not in done.stderr


LAYERS = """
import verify
from verify.transformer.softmax import softmax, softmax_backward
from verify.transformer import softmax as public
from verify.transformer.masks import causal_mask
import verify.transformer
from verify.transformer.layers import softmax as present
print(public is softmax is present.softmax is verify.transformer.softmax, public([0.0, 0.0]).sum(), causal_mask(1, 1))
"""


def test_layers_of_the_transformer_load_by_their_former_names():
    done = started(LAYERS)
    assert done.returncode == 0 and done.stdout.startswith("True 1.0 "), done.stderr
