"""The part of a module that a theorem needs: what it computes with is in it, and a neighbour is not."""

import inspect
import shutil
from types import CodeType, FunctionType

import pytest

from derive.chapters import BOOK
from verify.measure.counterparts import counterparts, homes, mutants
from verify.measure.keys import Keys
from verify.measure.parts import part
from verify.measure.sources import ROOT, code

MODULE = '''"""Weights."""

from __future__ import annotations

from fractions import Fraction
from verify.near import scale, shift as moved

HALF = Fraction(1, 2)
SEEN = []
LOW, HIGH = 0, 1


def helper(x):
    """Return it."""
    return base(x) * HALF


def base(x):
    return scale(x)


def other(x):
    SEEN.append(x)
    return moved(x)


def remembered(x):
    return len(SEEN) + x


COUNTERPARTS = {
    "direct": lambda x: base(x),
    "half": helper,
    "kept": remembered,
    "between": lambda x: (LOW, x, HIGH),
}
"""By name."""
WRONG = {
    "half": {"whole": {"by": 1}},
}
'''
NEAR = "def scale(x):\n    return 2 * x\n\n\ndef shift(x):\n    return x + 1\n"
ROOTS = {name: f"verify.counterparts.rows:{name}" for name in ("direct", "half", "kept", "between")}


def digests(folder, module=MODULE, near=NEAR):
    """Return the digest of each theorem's part, with all that it imports."""
    for path, text in {"counterparts/__init__": "", "counterparts/rows": module, "near": near, "__init__": ""}.items():
        file = folder / "verify" / f"{path}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return {name: code([root], folder) for name, root in ROOTS.items()}


def changed(tmp_path, module=MODULE, near=NEAR):
    before, after = digests(tmp_path / "before"), digests(tmp_path / "after", module, near)
    return {name for name in before if before[name] != after[name]}


def edited(old, new):
    assert MODULE.count(old) >= 1
    return MODULE.replace(old, new)


ALL = set(ROOTS)


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        # a theorem is added: a row, its function, what that imports, a constant, a row of mistakes
        ('    "half": helper,\n', '    "half": helper,\n    "added": lambda x: base(x) + 1,\n', set()),
        ("def other(x):", "def added(x):\n    return FIVE * x\n\n\ndef other(x):", set()),
        ("scale, shift as moved", "added, scale, shift as moved", set()),
        ("import Fraction\n", "import Fraction\nfrom itertools import product\n", set()),
        ("HALF =", "FIVE = (5, Fraction(5))\nHALF =", set()),
        ("WRONG = {\n", 'WRONG = {\n    "added": {"none": {"by": Fraction(0)}},\n', set()),
        ("Return it.", "Return half of it.", set()),
        ("\ndef base", "\n# A comment.\ndef base", set()),
        # what a theorem computes with is changed
        ("return scale(x)", "return scale(x) + 1", {"direct", "half"}),
        ("Fraction(1, 2)", "Fraction(1, 3)", {"half"}),
        ("scale, shift as moved", "shift as scale, shift as moved", {"direct", "half"}),
        ("lambda x: base(x)", "lambda x: 2 * base(x)", {"direct"}),
        ("= 0, 1", "= 0, 2", {"between"}),
        ('{"by": 1}', '{"by": 2}', {"half"}),
        ('    "kept"', '    "direct": helper,\n    "kept"', {"direct"}),  # the last row of a name counts
        ("return moved(x)", "return moved(x) + 1", {"kept"}),  # it changes what the other reads
        # what may change everything, or reads it
        ('"""By name."""', 'COUNTERPARTS["direct"] = helper', ALL),
        ('"""By name."""', "COUNTERPARTS.update(direct=helper)", ALL),
        ('"""By name."""', "HALF += 1", ALL),
        ('"""By name."""', "for name in ():\n    pass", ALL),
        ("    SEEN.append(x)\n", "    global HALF\n    HALF = x\n", ALL),
        ("    SEEN.append(x)\n", "    base.scale = x\n", ALL),
        ("    SEEN.append(x)\n", "    SEEN[0] = x\n", ALL),
        ("    SEEN.append(x)\n", "    globals().update(HALF=x)\n", ALL),
        ("    SEEN.append(x)\n", "    setattr(base, 'scale', x)\n", ALL),
        ("import Fraction\n", "import Fraction\nfrom os.path import *\n", ALL),
        ("import Fraction\n", "import Fraction\nimport sys\n", ALL),
        ("def other(x):", "@cache\ndef other(x):", ALL),
        ("def other(x):", "def other(x, y=base(1)):", ALL),
        ("def other(x):", "class Other:\n    y = base(1)\n\n\ndef other(x):", ALL),
        ("= 0, 1", "= 0, base(1)", ALL),
        ('    "kept": rem', '    "added": made(helper),\n    "kept": rem', ALL),
    ],
)
def test_what_counts_for_a_theorem(tmp_path, old, new, names):
    assert changed(tmp_path, edited(old, new)) == names


def test_what_another_module_holds_counts_where_it_is_imported(tmp_path):
    assert changed(tmp_path, near=NEAR.replace("2 * x", "3 * x")) == {"direct", "half", "kept"}


def test_a_table_that_is_mentioned_counts_with_all_its_rows(tmp_path):
    asking = edited("return scale(x)", 'return COUNTERPARTS["between"](x)')
    before = digests(tmp_path / "before", asking)
    after = digests(tmp_path / "after", asking.replace("(LOW, x, HIGH)", "(LOW, x, 2)"))
    assert {name for name in before if before[name] != after[name]} == {"direct", "half", "between"}


@pytest.mark.parametrize(
    "source",
    [
        "COUNTERPARTS = {**MORE}",
        "COUNTERPARTS = dict(other=1)",
        "COUNTERPARTS = {'other': f}",
        "if True:\n    COUNTERPARTS = {'mine': f}",
        "from verify.near import *",
    ],
)
def test_what_is_not_seen_to_be_bound_has_no_part(source):
    assert part(source, "mine") is None


# ---- our counterparts ------------------------------------------------------------------------------------------------

MODULES = [
    (module, item.name)
    for chapter in BOOK.chapters.values()
    for item in chapter.theorems
    for modules in (counterparts(chapter), mutants(chapter))
    for module in modules
    if module.__name__ in homes([module], item.name)
]


def reached(module, values):
    """Return the functions of a module that others may call, as their code names them; an oracle for `part`."""
    waiting, functions = list(values), {}
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, tuple | list):
            waiting += value
        elif isinstance(value, FunctionType) and value.__module__ == module.__name__ and value not in functions:
            codes = [value.__code__]
            for held in codes:
                codes += [constant for constant in held.co_consts if isinstance(constant, CodeType)]
            functions[value] = None
            waiting += [vars(module)[word] for held in codes for word in held.co_names if word in vars(module)]
            waiting += [cell.cell_contents for cell in value.__closure__ or ()]
    return functions


def test_every_function_that_a_counterpart_calls_is_in_its_part():
    names = ("COUNTERPARTS", "PASSES", "ENCLOSED", "PROGRAMS", "SAMPLED", "WITNESSED", "WRONG")
    counted = 0
    for module, name in MODULES:
        held = part(inspect.getsource(module), name)
        if held is None:
            continue  # the whole module counts
        rows = [getattr(module, table)[name] for table in names if name in getattr(module, table, {})]
        for function in reached(module, [*rows, *filter(None, [vars(module).get(name)])]):
            assert function.__code__.co_firstlineno in held.rows, (module.__name__, name, function)
            counted += 1
    assert counted > 500
    assert len([1 for module, name in MODULES if part(inspect.getsource(module), name) is None]) <= 5


def test_a_row_that_is_added_changes_no_key_of_a_neighbour(tmp_path):
    """And a helper that is changed changes the keys of all that use it, in other modules too."""
    folder = tmp_path / "verify"
    for package in ("counterparts", "mutants"):
        shutil.copytree(ROOT / "verify" / package, folder / package)
    keys = Keys({})
    names = [item.name for item in BOOK.chapters["softmax"].theorems]

    def taken(root):
        columns = ("transformer", "ball", "mutants")
        roots = {(n, c): tuple(keys._roots(BOOK.theorems[n], c)) for n in names for c in columns}
        code_of = {own: code([r for r in of if ":" in r], root) for own, of in roots.items()}
        return code_of, {own for own, of in roots.items() if any(r.endswith(f"layers:{own[0]}") for r in of)}

    before, by_layers = taken(tmp_path)
    more = tmp_path / "more"
    shutil.copytree(folder, more / "verify")
    layers = more / "verify" / "counterparts" / "softmax" / "layers.py"
    text = layers.read_text(encoding="utf-8")
    added = text.replace("COUNTERPARTS: Table = {\n", "def new(x):\n    return np.tan(weights(x))\n\n\n"
        'COUNTERPARTS: Table = {\n    "new": new,\n')  # fmt: skip
    layers.write_text(added, encoding="utf-8")
    assert added != text
    assert taken(more)[0] == before

    other = tmp_path / "other"
    shutil.copytree(folder, other / "verify")
    layers = other / "verify" / "counterparts" / "softmax" / "layers.py"
    layers.write_text(text.replace("(x.size - 1) * np.exp(-a)", "(x.size - 2) * np.exp(-a)"), encoding="utf-8")
    again = {own for own, digest in taken(other)[0].items() if digest != before[own]}
    assert {name for name, _ in again} == {
        "softmax_complement_le_of_gap",
        "softmax_product_le_of_gap",
        "softmax_own_product_le_of_gap",
        "softmax_jacobian_le_of_gap",
    }
    assert again <= by_layers
