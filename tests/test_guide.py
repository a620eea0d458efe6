"""What README and the guide show is what one gets: examples, sessions, commands and links, in a checkout."""

import contextlib
import doctest
import io
import re
import shlex
import sys
from importlib.util import find_spec
from types import ModuleType

import numpy as np
import pytest

from derive import trace
from derive.commands.cli import _parser as derive_parser
from derive.commands.cli import main
from derive.doors.tracing import traced
from derive.language.text.text import definition
from derive.tracing.reading import read
from derive.tracing.sizes import axes
from tests.derive.tracing.captured_programs import program
from tests.guide import PAGES, ROOT, blocks, commands, deep_imports, every, text
from verify.commands.cli import _parser as verify_parser
from verify.commands.usage import UsageError
from verify.numbers import complex_step
from verify.transformer.parameters import flat, unflat


def named(examples):
    """Return an id for each example: its page, and its place among those of all pages."""
    return [f"{page}-{place}" for place, (page, _) in enumerate(examples)]


EXAMPLES = every("python")
SESSIONS = every("pycon")
COMMANDS = [command for _, block in every("console") for command in commands(block)]
SHOWN = [(line, output) for line, output in COMMANDS if output]
PARSERS = {"derive": derive_parser, "verify": verify_parser}
DOCUMENTS = (*PAGES, "CONTRIBUTING.md", *sorted(p.relative_to(ROOT).as_posix() for p in (ROOT / "docs").glob("*.md")))
MOST_LINES, MOST_BYTES = 150, 9000


def told(session, page):
    """Run a session, and return what differs from what the page shows, and how many examples were run."""
    test = doctest.DocTestParser().get_doctest(session, {}, page, page, 0)
    differences = io.StringIO()
    return differences, doctest.DocTestRunner().run(test, out=differences.write)


@pytest.fixture
def torch_or_captured(monkeypatch):
    """Where PyTorch is not installed, a function of it is the program that was captured where it is."""

    def of_captured(function, *given, **shapes):
        if "torch" not in function.__globals__:
            return trace(function, *given, **shapes)
        captured = program(f"torch_{function.__name__}")
        assert {one.name: one.axes for one in captured.inputs} == {name: axes(shape) for name, shape in shapes.items()}
        return traced(read(captured), *given)

    if find_spec("torch") is None:
        monkeypatch.setitem(sys.modules, "torch", ModuleType("torch"))
        monkeypatch.setattr("derive.trace", of_captured)


@pytest.mark.parametrize(("page", "example"), EXAMPLES, ids=named(EXAMPLES))
def test_an_example_runs(page, example, monkeypatch):
    monkeypatch.chdir(ROOT)
    names: dict = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, page, "exec"), names)
    if shown := re.match(r"```\n+```text\n(.*?)```", text(page).partition(example)[2], re.DOTALL):
        assert printed.getvalue().strip() == shown[1].strip()
    elif "left" in names:
        assert np.allclose(names["left"], names["right"], rtol=1e-12)
    elif "rmsnorm" in names:
        (cotangent,) = names["backward"].let
        assert definition(cotangent) == "d_rmsnorm(g[n], w[n], i:n) = g[i]*(1 + w[i])"
        x, w, epsilon, g = np.array([1.0, 2.0]), np.array([0.0, 0.5]), 1e-6, np.array([1.0, -1.0])
        rms = np.sqrt(np.mean(x**2) + epsilon)
        pulled = g * (1 + w) / rms - x * np.mean(g * (1 + w) * x) / rms**3
        assert np.allclose(names["backward"].numpy(x=x, w=w, epsilon=epsilon, g=g), pulled, rtol=1e-12)
        (shown,) = [output for output in blocks(page, "text") if output.startswith("def rmsnorm1p_vjp_x(")]
        head, body = shown.split("    ...\n")
        assert names["backward"].source().count(head) == 1
        assert names["backward"].source().endswith(f'    """\n{body}')
    elif "decide" in names:
        answers = [eval(line.partition("  #")[0], names) for line in example.splitlines() if line.startswith("decide(")]
        remarks = [line.partition("  # ")[2].strip() for line in example.splitlines() if line.startswith("decide(")]
        assert [str(answers[0]), repr(answers[1]), repr(answers[2])] == remarks[:3]
        assert answers[3].concl.head == "le"
        assert repr(answers[4].concl) == remarks[4].partition(",")[0]
        assert answers[5].splitlines()[2].startswith("unknown: ")
    elif "model" in names:
        arrays, name = flat(names["model"].parameters), "decoder.layers.0.self_attention.w_query"

        def loss(x):
            changed = unflat(type(names["model"].parameters), {**arrays, name: x})
            logits, _ = names["language_model"](names["tokens"], changed, names["model"].config)
            return names["next_token_loss"](logits, names["tokens"])[0]

        direction = np.random.default_rng(1).standard_normal(arrays[name].shape)
        slope = complex_step(loss, arrays[name], direction)
        assert np.allclose(slope, (flat(names["gradients"])[name] * direction).sum(), rtol=1e-12)
        assert str(names["loss"]) in printed.getvalue()
    else:
        assert np.abs(names["d_packed"] - names["data"]["gradients.in_proj_weight"]).max() < 1e-14
        assert np.abs(names["output"] - names["data"]["outputs.output"]).max() < 1e-14


@pytest.mark.parametrize(("page", "session"), SESSIONS, ids=named(SESSIONS))
@pytest.mark.usefixtures("torch_or_captured")
def test_a_session_prints_what_is_shown(page, session):
    differences, run = told(session, page)
    assert run.attempted and run.failed == 0, differences.getvalue()


@pytest.mark.usefixtures("torch_or_captured")
def test_another_output_than_the_shown_one_is_seen():
    _, session = SESSIONS[0]
    differences, run = told(session.replace("proved if", "refuted if"), "README.md")
    assert run.failed == 1 and "refuted if" in differences.getvalue()


def test_the_derivations_are_what_is_printed():
    """The page is one session, whose names go on."""
    session = "".join(blocks("docs/derivations.md", "pycon"))
    differences, run = told(session, "docs/derivations.md")
    assert run.failed == 0, differences.getvalue()
    assert run.attempted >= 20 and session.count("The kernel proves this equal to the right side.") >= 7


@pytest.mark.parametrize(("line", "shown"), SHOWN, ids=[line.partition("'")[0] for line, _ in SHOWN])
def test_a_command_prints_what_is_shown(line, shown, capsys):
    program, *words = shlex.split(line)
    assert program == "derive"
    main(words)
    printed = capsys.readouterr().out
    assert doctest.OutputChecker().check_output(shown + "\n", printed, doctest.ELLIPSIS), printed


@pytest.mark.parametrize("line", dict.fromkeys(line for line, _ in COMMANDS if line.partition(" ")[0] in PARSERS))
def test_a_command_is_one(line):
    program, *words = shlex.split(line.partition(" >")[0])
    if words:
        PARSERS[program]().parse_args(words)


@pytest.mark.parametrize("program", PARSERS)
def test_a_misspelt_command_is_refused(program):
    with pytest.raises((SystemExit, UsageError)):
        PARSERS[program]().parse_args(["shwo"])


def test_no_example_imports_deeper_than_two_levels():
    imported = re.findall(r"(?:from|import) ((?:derive|verify)[.\w]*)", "".join(map(text, PAGES)))
    assert len(imported) >= 12
    assert [name for name in imported if name.count(".") > 1] == []


@pytest.mark.parametrize("page", DOCUMENTS)
def test_an_example_imports_from_a_package_or_a_module_of_it(page):
    assert deep_imports(text(page)) == []


@pytest.mark.parametrize(
    ("line", "modules"),
    [
        (">>> from derive.prelude import softmax", []),
        ("    from verify.transformer import softmax", []),
        ("derive.doors.requests says more", []),
        (">>> from derive.doors.requests import read", ["derive.doors.requests"]),
        ("$ import verify.checking.matrix as m", ["verify.checking.matrix"]),
    ],
)
def test_a_deeper_import_is_seen(line, modules):
    assert deep_imports(f"as in\n{line}\n") == modules


@pytest.mark.parametrize("page", DOCUMENTS)
def test_a_link_leads_somewhere(page):
    """A link within the repository, and a heading that it names."""
    assert broken(page, text(page)) == []


def test_a_broken_link_is_seen():
    linked = (
        "[one](guide/reading.md#on-the-command-line) [two](guide/gone.md) [three](words.md#gone) [four](https://a.b)"
    )
    assert broken("docs/words.md", linked) == ["guide/gone.md", "words.md#gone"]


def broken(page, source):
    there = []
    for target in re.findall(
        r"\]\((?!https?:)([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]*`", "", source, flags=re.DOTALL)
    ):
        path, _, heading = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        if not file.exists() or (heading and heading not in anchors(file.read_text(encoding="utf-8"))):
            there.append(target)
    return there


def anchors(source):
    """Return the headings as a forge names them in an address."""
    headings = re.findall(r"^#+ (.+)$", source, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_readme_is_a_screen_and_a_half():
    readme = text("README.md")
    assert len(readme.splitlines()) <= MOST_LINES
    assert len(readme.encode()) <= MOST_BYTES


def test_the_layout_names_every_folder_of_both_packages():
    folders = {path.parent.relative_to(ROOT).as_posix() for p in PARSERS for path in ROOT.glob(f"{p}/*/__init__.py")}
    table = text("README.md").partition("## Layout")[2].partition("\n## ")[0]
    assert len(folders) >= 25
    assert folders ^ set(re.findall(r"`((?:derive|verify)/\w+)`", table)) == set()


def test_every_page_of_the_guide_is_linked():
    assert [page for page in PAGES[1:] if f"]({page})" not in text("README.md")] == []


def test_there_are_examples():
    assert (len(EXAMPLES), len(SESSIONS)) == (9, 8)
    assert len(COMMANDS) >= 30 and len(SHOWN) == 5
