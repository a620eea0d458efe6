import json
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest

from tests.verify.oscillation.points import reference
from verify import cli_decay, oscillation
from verify.cli import main

ROOT = Path(__file__).resolve().parents[2]


def fields(arguments, capsys):
    assert main(["decay", *arguments, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return json.loads(out)


def encloses(text, number):
    """Tell whether the printed number and radius enclose an exact number."""
    middle, _, radius = text.partition(" +/- ")
    return abs(Fraction(Decimal(middle)) - number) <= Fraction(Decimal(radius or "0"))


def test_routes_are_those_of_the_package():
    assert tuple(oscillation.ROUTES) == cli_decay.ROUTES


def test_what_is_printed(capsys):
    assert main(["decay", "--base", "10000", "--x", "1e4", "--schedule", "exponential"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == [
        "schedule   exponential, base 10000",
        "x          10000",
        "real       -0.03663648260431142301446458688830 +/- 1.05E-33",
        "imaginary  0.06783771823676036124026719086386 +/- 1.97E-33",
        "enclosure  proved",
        "bound      0.108584477838",
        "route      closed_form_balls",
        "digits     30",
    ]


@pytest.mark.parametrize("route", [name for name in cli_decay.ROUTES if name != "closed_form_scipy"])
@pytest.mark.parametrize("x", ["0.001", "7/3", "150"])
def test_what_is_printed_encloses(route, x, capsys):
    found = fields(["--x", x, "--base", "1e3", "--route", route], capsys)
    real, imaginary = reference(Fraction(x), 1000)
    assert encloses(found["real"], real)
    assert encloses(found["imaginary"], imaginary)
    assert not encloses(found["real"], real * (1 + Fraction(1, 10**6)))
    assert found["enclosure"] == ("proved" if route.endswith("balls") else "stated")
    assert (found["route"], found["x"]) == (route, x if "/" in x else str(Fraction(x)))


@pytest.mark.parametrize(
    ("schedule", "alpha"), [("linear", 1), ("square", 2), ("square_root", Fraction(1, 2)), ("power", Fraction(7, 5))]
)
def test_schedules(schedule, alpha, capsys):
    extra = ["--alpha", "1.4"] if schedule == "power" else []
    found = fields(["--x=-9.5", "--schedule", schedule, "--digits", "20", *extra], capsys)
    value = oscillation.integrate(Fraction(-19, 2), oscillation.Power(alpha), digits=40)
    assert encloses(found["real"], value.real.to_fraction())
    assert encloses(found["imaginary"], value.imag.to_fraction())
    assert found["schedule"] == f"t^{alpha}"
    assert Decimal(found["bound"]) >= Decimal(abs(value.to_complex()))


def test_zero(capsys):
    found = fields(["--x", "0"], capsys)
    assert (found["real"], found["imaginary"], found["bound"]) == ("1", "0", "1")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "the following arguments are required: --x"),
        (["--x", "nan"], "argument --x: expected a finite number, got 'nan'"),
        (["--x", "inf"], "argument --x: expected a finite number, got 'inf'"),
        (["--x", "1e999999999"], "argument --x: expected a finite number, got '1e999999999'"),
        (["--x", "1/0"], "argument --x: expected a finite number, got '1/0'"),
        (["--x", "five"], "argument --x: expected a number, got 'five'"),
        (["--x", "3", "--base", "1"], "base: expected a number greater than 1, got 1"),
        (["--x", "3", "--base", "0.5"], "base: expected a number greater than 1, got 0.5"),
        (["--x", "3", "--digits", "0"], "digits: expected an integer from 1 to 300, got 0"),
        (["--x", "3", "--digits", "x"], "argument --digits: invalid int value: 'x'"),
        (["--x", "3", "--schedule", "power", "--alpha", "0"], "alpha: expected a positive number, so that t^alpha is"),
        (["--x", "3", "--schedule", "power"], "--alpha: expected a number for the power schedule, got none"),
        (["--x", "3", "--alpha", "2"], "--alpha: expected the power schedule with it, got exponential"),
        (["--x", "3", "--schedule", "square", "--base", "9"], "--base: expected the exponential schedule with it, got"),
        (["--x", "3", "--schedule", "sine"], "argument --schedule: invalid choice: 'sine'"),
        (["--x", "1e9", "--route", "gauss_legendre"], "gauss_legendre: x |theta_1 - theta_0| is at most 1e+04 here"),
        (
            ["--x", "3", "--route", "gauss_legendre", "--digits", "15"],
            "gauss_legendre: 15 digits are more than float64",
        ),
        (["--x", "3", "--route", "simpson"], "argument --route: invalid choice: 'simpson'"),
    ],
)
def test_wrong_usage_is_exit_code_2_and_one_line(arguments, line, capsys):
    assert main(["decay", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"verify: {line}")
    assert err.count("\n") == 1


def test_as_a_process_it_loads_neither_sympy_nor_the_theorems():
    script = (
        "import sys; from verify.cli import main\n"
        "code = main(['decay', '--x', '512'])\n"
        "known = {'sympy', 'derive.kernel', 'derive.theorems', 'matplotlib'} & set(sys.modules)\n"
        "sys.exit(repr(known) if known else code)"
    )
    found = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "real       0.2601005375056356" in found.stdout
