"""Programs whose mistake is known, and what a report may say of them: some 290, of four kinds.

A program with other coefficients, a wrong formula of the list, one that rounds or that does not, and one that is wrong
at some sizes or kinds of questions only. What is known of each is computed here, apart from the check.
"""

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

import verify
from tests.verify.checking.as_programs import as_program
from verify.checking.asking.questions import questions, stated
from verify.checking.judging.diagnosis import Diagnosis, Finding
from verify.checking.rounding.formats import numpy_dtype
from verify.checking.statements import STATEMENTS, conventions

DTYPES = ("float64", "float32", "bfloat16", "float16")
COEFFICIENTS: dict[str, Callable[[int], float]] = {
    "2": lambda n: 2.0,
    "-1": lambda n: -1.0,
    "0": lambda n: 0.0,
    "1/2": lambda n: 0.5,
    "1.3": lambda n: 1.3,
    "0.9": lambda n: 0.9,
    "-4/3": lambda n: -4 / 3,
    "1/n": lambda n: 1 / n,
    "-1/n": lambda n: -1 / n,
    "n/(n-1)": lambda n: n / (n - 1),
    "sqrt(n)": lambda n: n**0.5,
}
ALSO: dict[str, Callable[[int], float]] = {
    "n": float,
    "1/(n-1)": lambda n: 1 / (n - 1),
    "(n-1)/n": lambda n: (n - 1) / n,
}


class Told(NamedTuple):
    """A program with one result, how it is asked, and what is false in what the check finds."""

    words: str
    name: str
    result: str
    dtype: str
    program: Callable[..., Any]
    false: Callable[[Diagnosis], list[str]]

    def checked(self) -> Diagnosis:
        """Check it."""
        made = stated(self.name, ())
        return verify.check(
            self.program, self.name, dtype=self.dtype, args=(*made.arguments, *made.constants), returns=(self.result,)
        )


def asked(name: str, dtype: str) -> tuple[Any, ...]:
    """Return the questions of a default check."""
    return questions(name, tuple(sorted(conventions(name).items())), dtype, None, 0)[1]


def wide(values: Any) -> Any:
    """Return arrays of floats as float64."""
    return values.astype(np.float64) if isinstance(values, np.ndarray) and values.dtype.kind not in "biu" else values


def given(name: str, values: tuple[Any, ...]) -> dict[str, Any]:
    """Return arguments by name, as float64."""
    made = stated(name, ())
    return dict(zip((*made.arguments, *made.constants), map(wide, values), strict=True))


# --- other coefficients ---


def value_of(text: str, size: int) -> tuple[float, float]:
    """Return the number that a report says for a size, and how far it may be off by what it says."""
    for part in text.split(", "):
        if match := re.fullmatch(r"(.+) at n = (\d+)", part):
            if int(match[2]) == size:
                return value_of(match[1], size)
        elif match := re.fullmatch(r"(\S+) \+- (\S+)", part):
            return float(match[1]), float(match[2])
        elif re.fullmatch(r"-?\d+(/\d+)?", part):
            return float(Fraction(part)), 0.0
        elif re.fullmatch(r"-?[\d.]+(e-?\d+)?", part):
            return float(part), 10.0 ** -len(part.partition(".")[2].partition("e")[0])
        else:
            sign, expression = (-1, part[1:]) if part.startswith("-") else (1, part)
            return sign * {**COEFFICIENTS, **ALSO}[expression](size), 0.0
    raise AssertionError(f"no coefficient for n = {size} in {text!r}")


def coefficients_said(finding: Finding) -> dict[str, str]:
    """Return what stands before each summand in a report."""
    parts = [re.fullmatch(r"(.+) \[(.+?)\]( \(the theorem has .+\))?", text) for text in finding.fitted]
    return {match[2]: match[1] for match in parts if match}


def with_coefficients(name: str, result: str, dtype: str, term: str, chosen: str) -> Told:
    """Return a program that has another coefficient before a summand of the theorem."""
    made = stated(name, ()).results[result]
    axes = stated(name, ()).axes
    true = COEFFICIENTS[chosen]

    def coefficient(key: str, coefficients: dict[str, int], size: int) -> float:
        return true(size) if key == term else coefficients.get(key, 0)

    def program(*values):
        terms, coefficients = made.terms(**given(name, values))
        size = next(v.shape[-1] for v in values if isinstance(v, np.ndarray) and v.ndim)
        total = sum(coefficient(key, coefficients, size) * terms[key] for key in terms)
        return np.asarray(total).astype(values[0].dtype)

    def false(diagnosis: Diagnosis) -> list[str]:
        (finding,) = diagnosis.findings
        texts, wrong = coefficients_said(finding), []
        for question in asked(name, dtype):
            size = question.shape[axes.index("n") if "n" in axes else -1]
            terms, coefficients = made.terms(**question.given, **question.constants)
            if "the right side" in texts:
                factor, off = value_of(texts["the right side"], size)
                if any(
                    abs(coefficient(k, coefficients, size) - factor * v) > off * abs(v) for k, v in coefficients.items()
                ):
                    wrong.append(f"{finding.fitted} at n = {size}")
                continue
            for key in terms if texts else ():
                number, off = value_of(texts.get(key, "0"), size)
                if abs(coefficient(key, coefficients, size) - number) > off + 1e-12:
                    wrong.append(f"{key}: {finding.fitted} at n = {size}")
        return wrong

    return Told(f"{chosen} before {term}", name, result, dtype, program, false)


def other_coefficients() -> Iterator[Told]:
    """Yield programs with another coefficient."""
    number = 0
    for name in ("softmax_vjp", "log_softmax_vjp", "layernorm_vjp", "rmsnorm_vjp", "softmax_jvp"):
        for result, made in stated(name, ()).results.items():
            question = asked(name, "float64")[0]
            _, coefficients = made.terms(**question.given, **question.constants)
            for term, right in coefficients.items():
                for chosen in COEFFICIENTS:
                    if chosen != str(right):
                        yield with_coefficients(name, result, DTYPES[number % 3], term, chosen)
                        number += 1


# --- wrong formulas of the list ---


def listed() -> Iterator[Told]:
    """Yield wrong formulas: a name in a report is true if that formula gives the same numbers."""
    every = [
        (theorem, key, wrong)
        for theorem in STATEMENTS
        for key, r in stated(theorem, ()).results.items()
        for wrong in r.wrong[::4]
    ]
    for number, (name, result, wrong) in enumerate(every):
        made = stated(name, ())
        order = (*made.arguments, *made.constants)
        yield Told(
            f"wrong formula {wrong.name!r}",
            name,
            result,
            DTYPES[number % 2],
            as_program(wrong.formula, order, "each operation rounded", DTYPES[number % 2]),
            names_are_true(name, result, wrong),
        )


def names_are_true(name: str, result: str, wrong: Any) -> Callable[[Diagnosis], list[str]]:
    """Return what tells which names of a report are not those of the formula, at any question."""

    def false(diagnosis: Diagnosis) -> list[str]:
        (finding,) = diagnosis.findings
        if not finding.name or finding.name.startswith("float"):
            return []
        wrong_by_name = {w.name: w for w in stated(name, ()).results[result].wrong}
        told = [
            wrong_by_name[part] for part in finding.name.split(" or ") if part in wrong_by_name and part != wrong.name
        ]
        values = [{**{k: wide(v) for k, v in q.given.items()}, **q.constants} for q in asked(name, diagnosis.dtype)]
        with np.errstate(all="ignore"):
            return [w.name for w in told if not all(_near(w.formula(**v), wrong.formula(**v)) for v in values)]

    return false


def _near(one: Any, other: Any) -> bool:
    scale = float(np.abs(np.where(np.isfinite(other), other, 0)).max(initial=0.0))
    return bool(np.allclose(one, other, rtol=1e-5, atol=1e-6 * scale, equal_nan=True))


# --- what rounds, and what does not ---


def shorter(name: str, result: str, form: str) -> Told:
    """Return a right program of float64 that computes in a shorter format."""
    made = stated(name, ())
    order = (*made.arguments, *made.constants)
    right = as_program(made.results[result].spellings[0].formula, order, "each operation rounded", form)

    def program(*values):
        short = [
            v.astype(numpy_dtype(form)) if isinstance(v, np.ndarray) and v.dtype.kind == "f" else v for v in values
        ]
        return right(*short).astype(np.float64)

    def false(diagnosis: Diagnosis) -> list[str]:
        (finding,) = diagnosis.findings
        wrong = [f"agrees in {form}"] if diagnosis.agrees else []
        return wrong + (
            [f"named {finding.name}"] if finding.verdict.name == "LOWER" and form not in finding.name else []
        )

    return Told(f"in {form}", name, result, "float64", program, false)


OFF: dict[str, Callable[[Any], Any]] = {
    "a billionth too large": lambda y: y * (1 + 1e-9),
    "a billionth added": lambda y: y + 1e-9,
    "clipped": lambda y: np.clip(y, -0.3, 0.3),
    "capped softly": lambda y: 50 * np.tanh(y / 50),
    "sizes only": np.abs,
}


def not_rounded(name: str, result: str, words: str) -> Told:
    """Return a program whose errors are no rounding: to say that a lower accuracy would explain them is false."""
    made = stated(name, ())
    order = (*made.arguments, *made.constants)
    right = as_program(made.results[result].spellings[0].formula, order, "each operation rounded", "float64")

    def false(diagnosis: Diagnosis) -> list[str]:
        return [diagnosis.findings[0].head] if diagnosis.findings[0].verdict.name in ("LOWER", "AGREES") else []

    return Told(words, name, result, "float64", lambda *values: OFF[words](right(*values)), false)


def rounding() -> Iterator[Told]:
    """Yield both kinds."""
    theorems = (
        "softmax_shifted",
        "softmax_vjp",
        "layernorm_vjp",
        "rmsnorm_vjp",
        "linear_backward",
        "attention_backward",
    )
    for name in theorems:
        result = next(iter(stated(name, ()).results))
        yield shorter(name, result, "float32")
        for words in OFF:
            if name != "softmax_shifted" or words not in ("clipped", "sizes only"):
                yield not_rounded(name, result, words)


# --- wrong at some questions ---


def somewhere(name: str, result: str, dtype: str, shapes: frozenset[tuple[int, ...]]) -> Told:
    """Return a program that is twice as large at some shapes: where it is said to be wrong is true."""
    made = stated(name, ())
    order = (*made.arguments, *made.constants)
    right = as_program(made.results[result].spellings[0].formula, order, "float32 inside", dtype)
    every = asked(name, dtype)
    shape_of = {tuple(np.shape(q.given[a]) for a in made.arguments): q.shape for q in every}

    def program(*values):
        bad = shape_of[tuple(map(np.shape, values[: len(made.arguments)]))] in shapes
        return right(*values) * numpy_dtype(dtype).type(2 if bad else 1)

    def false(diagnosis: Diagnosis) -> list[str]:
        text = diagnosis.findings[0].off
        wrong = [q for q in every if q.shape in shapes]
        numbers = re.match(r"(\d+) of (\d+) entries, (\d+) of (\d+) questions", text)
        most = sum(q.answers[result].reference.high.size for q in wrong)
        problems = []
        held = numbers and 0 < int(numbers[1]) <= most and 0 < int(numbers[3]) <= len(wrong)  # twice nothing is right
        if not held or int(numbers[4]) != len(every):
            problems.append(text)
        named = {tuple(map(int, re.findall(r"\d+", s))) for s in re.findall(r"\(([\d, ]+)\)", text)}
        others = {q.shape for q in every} - shapes
        if named and named != (set(others) if "at all shapes but" in text else set(shapes)):
            problems.append(text)
        return problems

    return Told(f"twice at {sorted(shapes)}", name, result, dtype, program, false)


def partly() -> Iterator[Told]:
    """Yield programs that are wrong at one shape of a statement, and at all but one."""
    for name in ("softmax_shifted", "softmax_vjp", "layernorm_vjp", "rmsnorm_vjp", "linear_backward"):
        result = next(iter(stated(name, ()).results))
        shapes = tuple(dict.fromkeys(q.shape for q in asked(name, "float32")))
        for shape in shapes[:4]:
            yield somewhere(name, result, "float32", frozenset({shape}))
            yield somewhere(name, result, "float32", frozenset(shapes) - {shape})


def programs() -> list[Told]:
    """Return all."""
    return [*other_coefficients(), *listed(), *rounding(), *partly()]
