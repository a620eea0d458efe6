"""Terms and statements as text, and back: ``parse(text(t), context_of(t)) == t``, names of bound variables apart.

Names mirror SymPy's; precedence and associativity are Python's, so ``-a*b`` is ``(-a)*b``. Brackets are printed where
the tree needs them and nowhere else: two terms over the same declarations print alike only if they are equal.

======================================  ==============================================================================
text                                    meaning
======================================  ==============================================================================
``3``, ``-3``, ``Rational(-1, 2)``      numerals; ``-(3)`` is a negation and ``1/2`` a division
``0.044715``, ``1e-6``                  the same, exactly; printed as ``Rational``
``pi``, ``c``, ``x[i]``, ``W[i, 2*j]``  the constant, a real, entries of families
``i``, ``2*i``, ``2*i + 1``             indices; of a doubled dimension ``2*n``
``m + 2``, ``0``                        integer indices: successors, zero
``sigma(i)``                            a permuted index
``size(n)``, ``KroneckerDelta(i, j)``   a size as a number, the Kronecker delta
``Sum(x[k], k:n)``, ``ForAll(k:n, P)``  binders
``x``, ``W[i]``, ``fun k:n => c*x[k]``  vectors: a family, a row of one, any other
``pairs(u, v)[c]``                      entry ``c`` of the vector with ``u[i]`` at ``2*i`` and ``v[i]`` at ``2*i + 1``
``HasDerivative(f, x[j], v)``           differentiable in ``x[j]``, with derivative ``v``
``HasIntegral(f, t, a, b, v)``          integrable over ``t`` from ``a`` to ``b``, with integral ``v``
``Distinct(i, j)``                      two indices differ; reals are compared by ``= != < <=``
======================================  ==============================================================================

An integer numeral as an index, on its own, prints as ``Integers(2)``: elsewhere its place tells it from a real.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...kernel.terms import INTEGERS, Definition, Key, StatementError, Term
from .declarations import (
    DECLARED,
    RELATIONS,
    Context,
    as_family,
    context_of,
    fresh_name,
    section_of,
    signature_text,
    size_text,
    successors,
)

__all__ = ["Context", "context_of", "definition", "formulas", "statement", "text"]

_SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(1, 6)
_BINARY = {"add": (" + ", _SUM), "sub": (" - ", _SUM), "mul": ("*", _PRODUCT), "div": ("/", _PRODUCT)}
_LEVEL = {**{head: level for head, (_, level) in _BINARY.items()}, "neg": _SIGN, "pow": _POWER}


def text(term: Term) -> str:
    """Print a term.

    Raises
    ------
    StatementError
        If the term is not closed, one name has two meanings or is a word of the notation, or it is nested too deeply.
    """
    if term.loose:
        raise StatementError("a closed term was expected")
    try:
        return _whole(term, context_of(term).names)
    except RecursionError:
        raise StatementError("the term is nested too deeply to be printed") from None


def statement(hyps: Iterable[Term], concl: Term, where: Iterable[Term] = ()) -> str:
    """Print a statement with its declarations; hypotheses in the order given, those of a set sorted.

    Parameters
    ----------
    hyps : iterable of Term
    concl : Term
    where : iterable of Term
        The domain, if it has to be said.

    Raises
    ------
    StatementError
        As `text` does, and if a hypothesis or the conclusion is no formula.
    """
    ordered = sorted(hyps, key=text) if isinstance(hyps, (set, frozenset)) else list(hyps)
    domain = tuple(where)
    for formula in (concl, *domain, *ordered):
        if formula.sort != "P" or formula.loose:
            raise StatementError("closed formulas were expected")
    return _file([("claim", "", concl)], ordered, domain)


def formulas(named: Iterable[tuple[str, Iterable[Term], Term]], hyps: Iterable[Term] = ()) -> str:
    """Print formulas as a file that `parse_formulas` reads: each a name, the indices of its axes, and a real number.

    Raises
    ------
    StatementError
        As `text` does.

    Examples
    --------
    >>> from derive import Lt, reals
    >>> (t,) = reals("t")
    >>> print(formulas([("square", (), t**2)], [Lt(t, 1)]), end="")
    reals: t
    assume: t < 1
    formula: square = t**2
    """
    listed = [(name, ", ".join(map(text, indices)), term) for name, indices, term in named]
    said = [("formula", f"{name}{f'[{axes}]' if axes else ''} = ", term) for name, axes, term in listed]
    return _file(said, list(hyps))


def _file(said: Sequence[tuple[str, str, Term]], hyps: Sequence[Term], domain: Sequence[Term] = ()) -> str:
    """Print declarations, what is assumed, and lines of a section, what stands before a term, and the term."""
    try:
        context = context_of(*(term for *_, term in said), *hyps, *domain)
        lines = [("dimensions", ", ".join(context.sizes)), *_declaration_lines(context.variables.values())]
        lines += [("define", definition(d)) for d in context.definitions.values()]
        lines += [("where", _formula(w, (), context.names)) for w in domain]
        lines += [("assume", _formula(h, (), context.names)) for h in hyps]
        lines += [(section, head + _whole(term, context.names)) for section, head, term in said]
    except RecursionError:
        raise StatementError("the statement is nested too deeply to be printed") from None
    return "".join(f"{section}: {line}\n" for section, line in lines if line)


def definition(d: Definition) -> str:
    """Print a definition: ``softmax(x[n], i:n) = exp(x[i])/partition(x)``.

    Raises
    ------
    StatementError
        As `text` does.
    """
    taken = context_of(d.body).names | {p.name for p in d.params}
    return f"{d.name}({', '.join(map(signature_text, d.params))}) = {_real(d.body, (), taken)}"


def _declaration_lines(keys: Iterable[Key]) -> Iterator[tuple[str, str]]:
    lines: dict[str, list[str]] = {section: [] for section in DECLARED}
    for key in keys:
        lines[section_of(key)].append(signature_text(key))
    return ((section, ", ".join(line)) for section, line in lines.items())


def _whole(t: Term, taken: frozenset[str]) -> str:
    if t.sort == "P":
        return _formula(t, (), taken)
    if t.sort == "R" or t.sort[0] == "V":
        return _value(t, (), taken)
    index = _index(t, ())
    return f"{INTEGERS}({index})" if index.isdigit() else index


# In what follows ``scope`` holds the names of the enclosing binders, innermost first.


def _bound(t: Term, scope: tuple[str, ...], taken: frozenset[str]) -> tuple[str, tuple[str, ...]]:
    name = fresh_name(t.hint.partition("~")[0], taken.union(scope))  # i~00012, which a proof has made, is an i
    return f"{name}:{size_text(t.args[0])}", (name, *scope)


def _formula(t: Term, scope: tuple[str, ...], taken: frozenset[str]) -> str:
    match t.head, t.args:
        case "forall", (_, body):
            binder, inner = _bound(t, scope, taken)
            return f"ForAll({binder}, {_formula(body, inner, taken)})"
        case "and", (p, q):
            return f"And({_formula(p, scope, taken)}, {_formula(q, scope, taken)})"
        case "apart", (i, j):
            return f"Distinct({_index(i, scope)}, {_index(j, scope)})"
        case "independent", families:
            return f"Independent({', '.join(name for name, _ in families)})"
        case "deriv" | "integral", parts:
            word = "HasDerivative" if t.head == "deriv" else "HasIntegral"
            return f"{word}({', '.join(_real(a, scope, taken) for a in parts)})"
    left, right = t.args
    return f"{_real(left, scope, taken)} {RELATIONS[t.head]} {_real(right, scope, taken)}"


def _value(t: Term, scope: tuple[str, ...], taken: frozenset[str]) -> str:
    if t.sort == "R":
        return _real(t, scope, taken)
    family = as_family(t)
    if family is not None:
        return _entry(*family, scope)
    binder, inner = _bound(t, scope, taken)
    return f"fun {binder} => {_value(t.args[1], inner, taken)}"


def _entry(name: str, indices: tuple[Term, ...], scope: tuple[str, ...]) -> str:
    return f"{name}[{', '.join(_index(i, scope) for i in indices)}]" if indices else name


def _index(t: Term, scope: tuple[str, ...]) -> str:
    match t.head, t.args:
        case "ix", (name, _):
            return str(name)
        case "bv", (level, _):
            return scope[int(level)]
        case "perm", (name, _, i):
            return f"{name}({_index(i, scope)})"
        case "even" | "odd", (i,):
            half = _index(i, scope)
            double = f"2*({half})" if i.head in ("even", "odd") else f"2*{half}"
            return double if t.head == "even" else f"{double} + 1"
    base, steps = successors(t)
    return str(steps) if base.head == "zero" else f"{_index(base, scope)} + {steps}"


def _real(t: Term, scope: tuple[str, ...], taken: frozenset[str], least: int = 0, first: bool = True) -> str:
    """Print in brackets what binds weaker than ``least``, and a sign that is not ``first`` in its brackets."""
    negative = t.head == "neg" or (t.head == "num" and t.args[0] < 0 and t.args[0].denominator == 1)
    if (negative and not first) or (_SIGN if negative else _LEVEL.get(t.head, _ATOM)) < least:
        return f"({_real(t, scope, taken)})"

    def part(s: Term, least: int = 0, first: bool = True) -> str:
        return _real(s, scope, taken, least, first)

    match t.head, t.args:
        case "add" | "sub" | "mul" | "div", (a, b):
            sign, level = _BINARY[t.head]
            return part(a, level, first) + sign + part(b, level + 1, False)
        case "neg", (a,):
            inner = part(a, _POWER, False)
            return f"-({inner})" if inner[0].isdigit() else f"-{inner}"
        case "pow", (a, k):
            return f"{part(a, _ATOM, False)}**{k}"
        case "num", (q,):
            return str(q) if q.denominator == 1 else f"Rational({q.numerator}, {q.denominator})"
        case "pi", _:
            return "pi"
        case "at", (name, _, _, *indices):
            return _entry(name, tuple(indices), scope)
        case "fn", (name, a):
            return f"{name}({part(a)})"
        case "E" | "Var" | "Cov", parts:
            return f"{t.head}({', '.join(map(part, parts))})"
        case "delta", (i, j):
            return f"KroneckerDelta({_index(i, scope)}, {_index(j, scope)})"
        case "card", (dim,):
            return f"size({size_text(dim)})"
        case "sum", (_, body):
            binder, inner_scope = _bound(t, scope, taken)
            return f"Sum({_real(body, inner_scope, taken)}, {binder})"
        case "pairs", (u, v, c):
            return f"pairs({_value(u, scope, taken)}, {_value(v, scope, taken)})[{_index(c, scope)}]"
    definition, *args = t.args
    return f"{definition.name}({', '.join(_argument(a, scope, taken) for a in args)})"


def _argument(t: Term, scope: tuple[str, ...], taken: frozenset[str]) -> str:
    return _index(t, scope) if t.sort[0] == "I" else _value(t, scope, taken)
