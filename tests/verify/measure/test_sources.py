"""Digests of code: of all that is imported, and of nothing else."""

import ast

import pytest

from derive.doors import forms
from tests.reading import seen
from verify import transformer
from verify.commands.pages import page_modules
from verify.figures import FIGURES
from verify.measure import keys
from verify.measure.sources import OURS, ROOT, _closure, _followed, _homes, code

FILES = {
    "verify/__init__.py": "from verify.lazy import x\ndef door():\n    import verify.never\n",
    "verify/root.py": '"""Root."""\nfrom verify.near import f  # here\n\ndef g():\n    from . import inside\n',
    "verify/near.py": "from derive.books.book import entry\nimport math\n",
    "verify/inside.py": "if TYPE_CHECKING:\n    import verify.typed\n",
    "verify/lazy.py": "x = 1\n",
    "verify/never.py": "",
    "verify/typed.py": "",
    "verify/other.py": "",
    "derive/__init__.py": "",
    "derive/books/__init__.py": "",
    "derive/books/book.py": "from ..chapters import one\n",
    "derive/chapters/__init__.py": "",
    "derive/chapters/one.py": "",
}


def closure(modules, root=ROOT):
    return _closure([(module, True) for module in modules], _followed(modules), root)


def written(folder, **edits):
    for path, text in {**FILES, **{k.replace("__", "/") + ".py": v for k, v in edits.items()}}.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def test_the_closure_is_all_that_is_imported(tmp_path):
    modules = closure(["verify.root"], written(tmp_path))
    assert modules == (
        *(
            "derive",
            "derive.books",
            "derive.books.book",
            "verify",
            "verify.inside",
            "verify.lazy",
            "verify.near",
            "verify.root",
        ),
    )


def test_a_name_that_a_package_looks_up_is_followed_to_its_module(tmp_path):
    table = '_PUBLIC = {"rows": "softmax", "losses": "loss"}\n'
    imports = "from verify.net import softmax\n"
    root = written(tmp_path, verify__net__rows="", verify__net__losses="", verify__root=imports)
    (root / "verify" / "net" / "__init__.py").write_text(table, encoding="utf-8")
    assert "verify.net.rows" in closure(["verify.root"], root)
    assert "verify.net.losses" not in closure(["verify.root"], root)


@pytest.mark.parametrize(
    ("module", "text", "counts"),
    [
        ("verify__near", FILES["verify/near.py"] + "y = 2\n", True),
        ("verify__inside", "import verify.other\n", True),
        ("verify__lazy", "x = 2\n", True),
        ("verify__other", "x = 2\n", False),
        ("verify__never", "x = 2\n", False),
        ("verify__typed", "x = 2\n", False),
        ("derive__theorems__one", "x = 2\n", False),  # data, digested as such
        ("verify__near", "# a comment\n\n" + FILES["verify/near.py"], False),
        ("verify__root", FILES["verify/root.py"].replace("Root.", "Another.").replace("here", "there"), False),
        ("verify__lazy", 'x = 1\nx.__doc__\n"""Said."""\n', True),
    ],
)
def test_a_change_counts_where_it_is_imported(tmp_path, module, text, counts):
    before = code(["verify.root"], written(tmp_path / "before"))
    after = code(["verify.root"], written(tmp_path / "after", **{module: text}))
    assert (before != after) is counts


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ('x = f"""a\n\nb"""\n', 'x = f"""a\nb"""\n'),
        ('x = """a  \nb"""\n', 'x = """a\nb"""\n'),
        ('"""Doc."""; x = 1\n', '"""Doc."""; x = 2\n'),
    ],
)
def test_what_a_string_holds_counts(tmp_path, text, other):
    before = code(["verify.lazy"], written(tmp_path / "before", verify__lazy=text))
    assert before != code(["verify.lazy"], written(tmp_path / "after", verify__lazy=other))


def test_a_docstring_beside_code_does_not_count(tmp_path):
    before = code(["verify.lazy"], written(tmp_path / "before", verify__lazy='def f(): "one"\n'))
    assert before == code(["verify.lazy"], written(tmp_path / "after", verify__lazy='def f(): "two"\n'))


def test_docstrings_count_where_something_reads_them(tmp_path):
    reads = {"verify__lazy": "x = max.__doc__\n"}
    before = code(["verify.root"], written(tmp_path / "before", **reads))
    other = FILES["verify/root.py"].replace("Root.", "Another.")
    assert before != code(["verify.root"], written(tmp_path / "after", **reads, verify__root=other))


def test_a_module_that_appears_counts(tmp_path):
    before = code(["verify.other", "verify.absent"], written(tmp_path / "before"))
    assert before != code(["verify.other", "verify.absent"], written(tmp_path / "after", verify__absent=""))
    assert before != code(["verify.other"], written(tmp_path / "without"))


def roots():
    for table in (keys.CODE, keys.CODE_OF_ANALYSIS):
        for named in table.values():
            yield from (name for name in named if name not in (keys.RIGHT, keys.WRONG, keys.PASSES))
    yield from page_modules()
    yield from ("verify.counterparts.softmax.layers", "verify.mutants.softmax", "verify.measure.conditioning")
    yield from (measure.__module__ for measure in FIGURES.values())


def test_every_root_is_a_module():
    assert set(roots()) <= set(closure(tuple(roots())))


def test_the_table_of_the_transformer_is_read():
    path = ROOT / "verify" / "transformer" / "__init__.py"
    assert _homes(path)["softmax_backward"] == "layers.softmax"
    assert set(_homes(path)) == set(transformer.__all__)


def test_what_a_door_loads_is_followed():
    behind = closure(["derive.doors.forms"])
    assert {"derive.cas.report", "derive.render.page", "derive.rocq.pullbacks", "derive.values.numpy"} <= set(behind)
    assert set(forms.__all__) <= {module.rpartition(".")[2] for module in behind}


def test_no_import_of_what_measures_is_hidden_from_the_closure():
    """A public name of a package is behind a door, and a computed name is known only when the program runs."""
    modules = {
        "verify.transformer",  # the modules of its table are followed by the names that they give
        "verify.checking.statements",  # the modules of statements are roots themselves
        "derive.doors.tracing",  # the framework of a user's function, which nothing that is measured has
        "derive.doors.forms",  # what it loads stands there for type checkers, and is followed
        "derive.books.chapter",  # the modules of a chapter are roots themselves
        "verify.checking.rounding.formats",
        "verify.checking.calling.frameworks",  # libraries of others
        "verify.checking.calling.functions",  # the program of the user
        "verify.checking.closed_forms.traced",  # the library of its arrays
        "verify.oscillation.closed_form_float64",
    }
    hidden = []
    for module in closure(tuple(roots())):
        if module in OURS or module in modules:
            continue
        path = ROOT.joinpath(*module.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        for node in seen(path.read_text(encoding="utf-8")).imports:
            match node:
                case ast.ImportFrom(module="derive" | "verify" as package, names=names, level=0):
                    hidden += [(module, a.name) for a in names if not closure([f"{package}.{a.name}"])]
                case ast.Call(func=ast.Name(id="import_module" | "__import__"), args=[what, *_]):
                    hidden += [] if isinstance(what, ast.Constant) else [(module, ast.unparse(what))]
                case ast.Call(func=ast.Attribute(attr="import_module")):
                    hidden.append((module, ast.unparse(node)))
    assert hidden == []
