"""The README's Python examples run as they stand, in a checkout."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import numpy as np
import pytest

from derive import theorem
from derive.notation.text import definition
from verify.numbers import complex_step
from verify.transformer.parameters import flat, unflat

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SESSIONS = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
OUTPUTS = re.findall(r"```text\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example, monkeypatch):
    monkeypatch.chdir(ROOT)
    names: dict = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), names)
    if "left" in names:
        assert np.allclose(names["left"], names["right"], rtol=1e-12)
    elif "found" in names:
        (cotangent,) = names["found"].let
        assert definition(cotangent) == "d_rmsnorm(g[n], w[n], i:n) = g[i]*(1 + w[i])"
        x, w, epsilon, g = np.array([1.0, 2.0]), np.array([0.0, 0.5]), 1e-6, np.array([1.0, -1.0])
        rms = np.sqrt(np.mean(x**2) + epsilon)
        pulled = g * (1 + w) / rms - x * np.mean(g * (1 + w) * x) / rms**3
        assert np.allclose(names["found"].numpy(x=x, w=w, epsilon=epsilon, g=g), pulled, rtol=1e-12)
        (shown,) = [output for output in OUTPUTS if output.startswith("def rmsnorm1p_vjp_x(")]
        head, body = shown.split("    ...\n")
        assert names["found"].source().count(head) == 1
        assert names["found"].source().endswith(f'    """\n{body}')
    elif "decide" in names:
        answers = [eval(line.partition("  #")[0], names) for line in example.splitlines() if line.startswith("decide(")]
        said = [line.partition("  # ")[2].strip() for line in example.splitlines() if line.startswith("decide(")]
        assert [str(answers[0]), repr(answers[1]), repr(answers[2])] == said[:3]
        assert answers[3].concl.head == "le"
        assert repr(answers[4].concl) == said[4].partition(",")[0]
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
    elif "diagnosis" in names:
        assert printed.getvalue().strip() in [output.strip() for output in OUTPUTS]
    else:
        assert np.abs(names["d_packed"] - names["data"]["gradients.in_proj_weight"]).max() < 1e-14
        assert np.abs(names["output"] - names["data"]["outputs.output"]).max() < 1e-14


@pytest.mark.parametrize("session", SESSIONS)
def test_a_session_says_what_is_printed(session):
    test = doctest.DocTestParser().get_doctest(session, {"theorem": theorem}, "README.md", "README.md", 0)
    told = io.StringIO()
    assert doctest.DocTestRunner().run(test, out=told.write).failed == 0, told.getvalue()


def test_the_derivations_are_what_is_printed():
    """The page is one session, whose names go on."""
    page = (ROOT / "docs" / "derivations.md").read_text(encoding="utf-8")
    session = "".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(session, {}, "derivations.md", "docs/derivations.md", 0)
    told = io.StringIO()
    found = doctest.DocTestRunner().run(test, out=told.write)
    assert found.failed == 0, told.getvalue()
    assert found.attempted >= 20 and session.count("The kernel proves this equal to the right side.") >= 7


def test_there_are_examples():
    assert (len(EXAMPLES), len(SESSIONS)) == (6, 3)
