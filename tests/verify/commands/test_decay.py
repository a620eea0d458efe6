import json
import subprocess
import sys
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import mpmath
import pytest

from derive.chapters import BOOK
from tests.verify.oscillation.points import reference
from verify import oscillation
from verify.commands import decay as cli_decay
from verify.commands.arguments import ROUTES
from verify.commands.cli import main
from verify.errors import ArgumentError
from verify.oscillation import witnesses
from verify.oscillation.bounds import POWER_THEOREMS
from verify.oscillation.finite_sums import finite_sum
from verify.oscillation.first_zeros import first_zero

ROOT = Path(__file__).resolve().parents[3]


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
    assert tuple(oscillation.ROUTES) == ROUTES


def test_what_is_printed(capsys):
    assert main(["decay", "--base", "10000", "--x", "1e4", "--schedule", "exponential"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.splitlines() == [
        "schedule     exponential, base 10000",
        "x            10000",
        "real         -0.03663648260431142301446458688830 +/- 1.05E-33",
        "imaginary    0.06783771823676036124026719086386 +/- 1.97E-33",
        "enclosure    rigorous",
        f"mpmath       {mpmath.__version__}: -0.036636482604311423014 + 0.067837718236760361240 i, "
        "error up to 7.71E-54, agrees within it",
        "bound        0.108584477838 (decay_bound)",
        "law          -0.0626703945337, error up to 0.0271542624811 (decay_logarithmic)",
        "route        closed_form_balls",
        "digits       30",
    ]


@pytest.mark.parametrize("route", [name for name in ROUTES if name != "closed_form_scipy"])
@pytest.mark.parametrize("x", ["0.001", "7/3", "150"])
def test_what_is_printed_encloses(route, x, capsys):
    answer = fields(["--x", x, "--base", "1e3", "--route", route], capsys)
    real, imaginary = reference(Fraction(x), 1000)
    assert encloses(answer["real"], real)
    assert encloses(answer["imaginary"], imaginary)
    assert not encloses(answer["real"], real * (1 + Fraction(1, 10**6)))
    assert answer["enclosure"] == ("rigorous" if route.endswith("balls") else "stated")
    assert (answer["route"], answer["x"]) == (route, x if "/" in x else str(Fraction(x)))


@pytest.mark.parametrize(
    ("schedule", "alpha"), [("linear", 1), ("square", 2), ("square_root", Fraction(1, 2)), ("power", Fraction(7, 5))]
)
def test_schedules(schedule, alpha, capsys):
    extra = ["--alpha", "1.4"] if schedule == "power" else []
    answer = fields(["--x=-9.5", "--schedule", schedule, "--digits", "20", *extra], capsys)
    value = oscillation.integrate(Fraction(-19, 2), oscillation.Power(alpha), digits=40)
    assert encloses(answer["real"], value.real.to_fraction())
    assert encloses(answer["imaginary"], value.imag.to_fraction())
    assert answer["schedule"] == f"t^{alpha}"
    assert Decimal(answer["bound"]) >= Decimal(abs(value.to_complex()))


def test_zero(capsys):
    answer = fields(["--x", "0"], capsys)
    assert (answer["real"], answer["imaginary"], answer["bound"]) == ("1", "0", "1")
    assert answer["bound_by"] == "the modulus of the integrand"


def test_mpmath_is_held_against_the_value(capsys, monkeypatch):
    fields_of_mpmath = fields(["--x=-7/3"], capsys)["mpmath"]
    real, imaginary = reference(Fraction(7, 3), 10000)
    assert fields_of_mpmath["agrees"] is True
    assert fields_of_mpmath["version"] == mpmath.__version__
    assert abs(Fraction(Decimal(fields_of_mpmath["real"])) - real) < Fraction(1, 10**19)
    assert abs(Fraction(Decimal(fields_of_mpmath["imaginary"])) + imaginary) < Fraction(1, 10**19)
    right = witnesses.integrate
    monkeypatch.setattr(witnesses, "integrate", lambda x, *rest, **how: right(x + Fraction(1, 10**9), *rest, **how))
    assert main(["decay", "--x", "3"]) == 1
    assert "DIFFERS" in capsys.readouterr().out


def test_where_mpmath_has_no_value_it_says_why(capsys):
    answer = fields(["--x", "1e300"], capsys)
    assert answer["mpmath"] == {
        "version": mpmath.__version__,
        "refused": "closed_form_multiprecision: x is at most 1e+30 here",
    }
    radius = Decimal(answer["real"].partition(" +/- ")[2])
    assert radius < Decimal("1e-327")  # of which no float has so small an exponent
    assert "has no value" in printed(["--x", "1e31"], capsys)


def printed(arguments, capsys):
    assert main(["decay", *arguments]) == 0
    return capsys.readouterr().out


def test_the_sum_at_a_finite_width(capsys):
    answer = fields(["--x", "7", "--base", "10", "--width", "64", "--mean-square", "50"], capsys)
    exact = finite_sum(7, 64, 10)
    assert encloses(answer["sum"], exact.to_fraction())
    assert abs(Decimal(answer["difference"]["value"])) <= Decimal(answer["difference"]["bound"]) < Decimal("0.2")
    assert answer["difference"]["by"] == "riemann_sum_error"
    square = answer["mean_square"]
    mean = sum(float(finite_sum(k, 64, 10).to_fraction()) ** 2 for k in range(50)) / 50
    assert float(square["value"]) == pytest.approx(mean, rel=1e-10)
    assert (square["limit"], square["by"], square["count"]) == ("1/64", "finite_sum_mean_square", 50)
    assert abs(Fraction(Decimal(square["value"])) - Fraction(1, 64)) <= Fraction(Decimal(square["bound"]))
    text = printed(["--x", "-7", "--width", "8"], capsys)
    assert "no_decay     the sum does not tend to 0 (finite_sum_no_decay)" in text
    assert "mean_square  limit 1/8 (finite_sum_mean_square)" in text


def test_the_first_zero(capsys):
    assert printed(["--first-zero"], capsys).splitlines() == [
        "schedule     exponential, base 10000",
        "first_zero   6166.028484732 +/- 3.36E-9 "
        "(balls; its first ten digits by first_zero_of_decay, certified in numbers)",
    ]
    answer = fields(["--first-zero", "--base", "77", "--digits", "20"], capsys)["first_zero"]
    assert (answer["unique"], answer["by"]) == (True, "balls; not a theorem of the book")
    assert encloses(answer["value"], first_zero(77, 30).zero.to_fraction())


def test_theorems_that_are_cited_are_in_the_book(capsys):
    cited = {"first_zero_of_decay", *(name for name in POWER_THEOREMS.values() if name is not None)}
    for schedule in ("exponential", "square"):
        answer = fields(["--x", "100000", "--schedule", schedule], capsys)
        cited.add(answer["bound_by"])
    answer = fields(["--x", "10000", "--width", "8"], capsys)
    cited |= {value["by"] for value in answer.values() if isinstance(value, dict) and "by" in value}
    assert cited >= {"decay_bound", "decay_power_rate", "decay_logarithmic", "finite_sum_no_decay"}
    assert cited <= set(BOOK.analytic)
    stated = {e.symbol for e in BOOK.certified["first_zero_of_decay"].enclosed}
    assert len(stated) == len(cli_decay.ZERO_BASES)
    assert fields(["--x", "100", "--schedule", "linear"], capsys)["bound_by"] == (
        POWER_THEOREMS[True] or "not a theorem of the book"
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ([], "--x: expected a distance, got none"),
        (["--x", "nan"], "argument --x: expected a finite number, got 'nan'"),
        (["--x", "inf"], "argument --x: expected a finite number, got 'inf'"),
        (["--x", "1e999999999"], "argument --x: expected 0 or a size from 1e-300 to 1e300, got '1e999999999'"),
        (["--x", "1e301"], "argument --x: expected 0 or a size from 1e-300 to 1e300, got '1e301'"),
        (["--x", "3", "--width", "63"], "--width: expected an even number from 2 to 8192, such as 62, got 63"),
        (["--x", "3", "--width", "0"], "--width: expected an even number from 2 to 8192, such as 2, got 0"),
        (["--x", "3", "--width", "10000"], "--width: expected an even number from 2 to 8192, such as 8192, got 10000"),
        (["--x", "5/2", "--width", "64"], "--x: expected an integer with --width, as positions are, got 5/2"),
        (["--width", "64"], "--x: expected a distance, got none"),
        (["--first-zero", "--width", "64"], "--width: expected --x with it, got none"),
        (["--x", "3", "--mean-square", "9"], "--mean-square: expected --width with it, got none"),
        (["--x", "3", "--width", "8", "--mean-square", "0"], "count: expected an integer of at least 1, got 0"),
        (
            ["--x", "3", "--width", "512", "--mean-square", "9"],
            "--mean-square: expected a width of at most 256 with it",
        ),
        (
            ["--first-zero", "--schedule", "linear"],
            "--first-zero: expected the exponential schedule with it, got linear",
        ),
        (["--first-zero", "--digits", "0"], "digits: expected an integer from 1 to 300, got 0"),
        (["--x", "1/0"], "argument --x: expected a finite number, got '1/0'"),
        (["--x", "five"], "argument --x: expected a number, got 'five'"),
        (["--x", "3", "--base", "1"], "base: expected a number greater than 1, got 1"),
        (["--x", "3", "--base", "0.5"], "base: expected a number greater than 1, got 0.5"),
        (["--x", "3", "--digits", "0"], "digits: expected an integer from 1 to 300, got 0"),
        (["--x", "3", "--digits", "x"], "argument --digits: expected an integer, got 'x'"),
        (["--x", "3", "--schedule", "power", "--alpha", "0"], "alpha: expected a positive number, so that t^alpha is"),
        (["--x", "3", "--schedule", "power"], "--alpha: expected a number for the power schedule, got none"),
        (["--x", "3", "--alpha", "2"], "--alpha: expected the power schedule with it, got exponential"),
        (["--x", "3", "--schedule", "square", "--base", "9"], "--base: expected the exponential schedule with it, got"),
        (["--x", "3", "--schedule", "sine"], "--schedule: 'sine' is none of exponential, linear,"),
        (["--x", "1e9", "--route", "gauss_legendre"], "gauss_legendre: |x| |theta_1 - theta_0| is at most 1e+04 here"),
        (
            ["--x", "3", "--route", "gauss_legendre", "--digits", "15"],
            "gauss_legendre: 15 digits are more than float64",
        ),
        (["--x", "3", "--route", "simpson"], "--route: 'simpson' is none of closed_form_balls,"),
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
        "import sys; from verify.commands.cli import main\n"
        "code = main(['decay', '--x', '512'])\n"
        "known = {'sympy', 'derive.kernel', 'derive.chapters', 'matplotlib'} & set(sys.modules)\n"
        "sys.exit(repr(known) if known else code)"
    )
    process = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    assert "real         0.2601005375056356" in process.stdout


def test_a_mean_is_taken_up_to_the_widest_that_is_named(monkeypatch):
    monkeypatch.setattr(cli_decay, "MOST_PAIRS", 8)
    assert cli_decay._mean_square(8, Fraction(10), 1)["limit"] == "1/8"
    with pytest.raises(ArgumentError, match="a width of at most 8 with it"):
        cli_decay._mean_square(10, Fraction(10), 1)
