"""Local edits: for a term, all terms that differ from it in one place."""

from collections.abc import Iterator
from typing import Any

from derive.kernel.terms import StatementError, Term, num, open_, shift
from tests.terms_vocabulary import INDICES, bind, index

KINDS = (
    "rebracket", "swap", "rename index", "move through sum", "move sign", "numeral or division", "subtract or add",
    "other bound variable", "move power", "move through function", "size or product", "relation", "move quantifier",
)  # fmt: skip


def local_edits(term: Term) -> Iterator[tuple[str, Term]]:
    """Yield (kind, another term) for each change of one place of the term."""
    for kind, edited in _edits(term, ()):
        if edited != term:
            yield kind, edited


def _edits(t: Term, scope: tuple[Any, ...]) -> Iterator[tuple[str, Term]]:
    yield from _here(t, scope)
    for n, a in enumerate(t.args):
        if type(a) is not Term:
            continue
        inner = (t.args[0], *scope) if t.head in ("sum", "lam", "forall") else scope
        for kind, edited in _edits(a, inner):
            try:
                yield kind, Term(t.head, *t.args[:n], edited, *t.args[n + 1 :], hint=t.hint)
            except StatementError:  # the edit does not fit here, as a random denominator under an expectation
                continue


def _here(t: Term, scope: tuple[Any, ...]) -> Iterator[tuple[str, Term]]:
    if t.head in ("ix", "bv"):
        yield from _renamed(t, scope)
    for rule in (_rebracketed, _swapped, _through_sum, _sign, _numeral, _power, _function, _formula):
        try:
            yield from rule(t)
        except StatementError:
            continue


def _renamed(t: Term, scope: tuple[Any, ...]) -> Iterator[tuple[str, Term]]:
    dim = t.sort[1]
    others = [Term("bv", level, t.sort) for level, d in enumerate(scope) if d == dim]
    kind = "other bound variable" if t.head == "bv" else "rename index"
    yield from ((kind, other) for other in others)
    yield from (("rename index", index(name, dim)) for name in INDICES[dim])


def _rebracketed(t: Term) -> Iterator[tuple[str, Term]]:
    kind = "rebracket"
    if t.head not in ("add", "sub", "mul", "div"):
        return
    a, b = t.args
    level = ("add", "sub") if t.head in ("add", "sub") else ("mul", "div")
    if b.head in level:
        yield kind, Term(b.head, Term(t.head, a, b.args[0]), b.args[1])
    if a.head in level:
        yield kind, Term(a.head, a.args[0], Term(t.head, a.args[1], b))
    if t.head in ("mul", "div") and b.head in ("add", "sub"):
        yield kind, Term(b.head, Term(t.head, a, b.args[0]), b.args[1])
    if t.head in ("mul", "div") and a.head in ("add", "sub"):
        yield kind, Term(a.head, a.args[0], Term(t.head, a.args[1], b))


def _swapped(t: Term) -> Iterator[tuple[str, Term]]:
    if t.head in ("add", "sub", "mul", "div", "delta", "eq", "lt", "le", "ne", "apart", "and", "Cov", "pairs"):
        yield "swap", Term(t.head, t.args[1], t.args[0], *t.args[2:])
    if t.head == "at" and len(t.args) > 4 and t.args[1][0] == t.args[1][1]:
        yield "swap", Term("at", *t.args[:3], t.args[4], t.args[3], *t.args[5:])
    if t.head == "def" and t.args[0].name == "gap":
        yield "swap", Term("def", t.args[0], t.args[4], *t.args[2:4], t.args[1])
    if t.head in ("sum", "forall") and t.args[1].head == t.head:
        inner = t.args[1]
        if t.args[0] != inner.args[0]:
            return
        first, second = index("first", t.args[0]), index("second", t.args[0])
        body = open_(open_(inner.args[1], second), first)
        yield "swap", bind(t.head, second, bind(t.head, first, body, inner.hint), t.hint)


def _through_sum(t: Term) -> Iterator[tuple[str, Term]]:
    kind = "move through sum"
    if t.head in ("mul", "add", "sub", "div"):
        a, b = t.args
        if a.head == "sum":
            yield kind, Term("sum", a.args[0], Term(t.head, a.args[1], shift(b, 1)), hint=a.hint)
        if b.head == "sum" and t.head != "div":
            yield kind, Term("sum", b.args[0], Term(t.head, shift(a, 1), b.args[1]), hint=b.hint)
    if t.head == "sum" and t.args[1].head in ("mul", "add", "sub", "div"):
        dim, body = t.args
        a, b = body.args
        if all(level for level, _ in b.loose):
            yield kind, Term(body.head, Term("sum", dim, a, hint=t.hint), shift(b, -1))
        if all(level for level, _ in a.loose):
            yield kind, Term(body.head, shift(a, -1), Term("sum", dim, b, hint=t.hint))


def _sign(t: Term) -> Iterator[tuple[str, Term]]:
    kind = "move sign"
    if t.head == "sub":
        yield "subtract or add", Term("add", t.args[0], Term("neg", t.args[1]))
    if t.head == "add" and t.args[1].head == "neg":
        yield "subtract or add", Term("sub", t.args[0], t.args[1].args[0])
    if t.head == "neg":
        (a,) = t.args
        if a.head in ("mul", "div", "add", "sub"):
            yield kind, Term(a.head, Term("neg", a.args[0]), a.args[1])
            yield kind, Term(a.head, a.args[0], Term("neg", a.args[1]))
        if a.head in ("pow", "sum"):
            yield kind, _inside(a, lambda b: Term("neg", b))
        if a.head == "neg":
            yield kind, a.args[0]
    if t.head in ("mul", "div", "add", "sub"):
        a, b = t.args
        if a.head == "neg":
            yield kind, Term("neg", Term(t.head, a.args[0], b))
            yield kind, Term(t.head, a.args[0], Term("neg", b))
        if b.head == "neg":
            yield kind, Term("neg", Term(t.head, a, b.args[0]))
            yield kind, Term(t.head, Term("neg", a), b.args[0])
    if t.head in ("pow", "sum"):
        body = t.args[0 if t.head == "pow" else 1]
        if body.head == "neg":
            yield kind, Term("neg", _inside(t, lambda b: b.args[0]))


def _inside(t: Term, f: Any) -> Term:
    if t.head == "pow":
        return Term("pow", f(t.args[0]), t.args[1])
    return Term("sum", t.args[0], f(t.args[1]), hint=t.hint)


def _numeral(t: Term) -> Iterator[tuple[str, Term]]:
    kind = "numeral or division"
    if t.head == "num":
        q = t.args[0]
        yield kind, num(q.numerator) / num(q.denominator)
        yield kind, -num(-q)
        yield kind, num(10 * q)
    if t.head in ("neg", "mul", "div") and all(a.head == "num" for a in t.args):
        p, *rest = (a.args[0] for a in t.args)
        if t.head == "neg":
            yield kind, num(-p)
        elif t.head == "mul" or rest[0]:
            yield kind, num(p * rest[0] if t.head == "mul" else p / rest[0])
    if t.head == "neg" and t.args[0].head in ("mul", "pow", "div") and t.args[0].args[0].head == "num":
        first, *rest = t.args[0].args
        yield kind, Term(t.args[0].head, num(-first.args[0]), *rest)


def _power(t: Term) -> Iterator[tuple[str, Term]]:
    kind = "move power"
    if t.head == "pow":
        a, k = t.args
        yield kind, Term("pow", a, (k + 1) % 17)
        if a.head in ("mul", "div", "add", "sub"):
            yield kind, Term(a.head, a.args[0], Term("pow", a.args[1], k))
        if a.head in ("fn", "E", "Var"):
            yield kind, Term(a.head, *a.args[:-1], Term("pow", a.args[-1], k))
        if a.head == "sum":
            yield kind, Term("sum", a.args[0], Term("pow", a.args[1], k), hint=a.hint)
    if t.head in ("mul", "div", "add", "sub") and t.args[1].head == "pow":
        yield kind, Term("pow", Term(t.head, t.args[0], t.args[1].args[0]), t.args[1].args[1])
    if t.head in ("fn", "E", "Var") and t.args[-1].head == "pow":
        base, k = t.args[-1].args
        yield kind, Term("pow", Term(t.head, *t.args[:-1], base), k)


def _function(t: Term) -> Iterator[tuple[str, Term]]:
    kind = "move through function"
    if t.head in ("mul", "add", "sub", "div"):
        a, b = t.args
        if a.head in ("fn", "E", "Var"):
            yield kind, Term(a.head, *a.args[:-1], Term(t.head, a.args[-1], b))
        if b.head in ("fn", "E", "Var"):
            yield kind, Term(b.head, *b.args[:-1], Term(t.head, a, b.args[-1]))
    if t.head in ("fn", "E", "Var") and t.args[-1].head in ("mul", "add", "sub", "div"):
        a, b = t.args[-1].args
        yield kind, Term(t.args[-1].head, Term(t.head, *t.args[:-1], a), b)
    if t.head == "card":
        (dim,) = t.args
        yield "size or product", num(2) * Term("card", dim[1] if type(dim) is tuple else dim)
        yield "size or product", Term("card", dim[1] if type(dim) is tuple else ("2", dim))
    if t.head == "mul" and t.args[0] == num(2) and t.args[1].head == "card":
        yield "size or product", Term("card", ("2", *t.args[1].args))


def _formula(t: Term) -> Iterator[tuple[str, Term]]:
    if t.head in ("eq", "lt", "le", "ne"):
        yield from (("relation", Term(head, *t.args)) for head in ("eq", "lt", "le", "ne"))
    if t.head == "deriv":
        yield "relation", Term("eq", t.args[0], t.args[2])
    if t.head == "integral":
        f, x, low, high, value = t.args
        yield "relation", Term("integral", f, x, high, low, value)
        yield "relation", Term("integral", f, x, low, value, high) if not value.random else Term("eq", low, value)
    if t.head == "independent" and len(t.args) > 1:
        yield "relation", Term("independent", *t.args[::-1])
        yield "relation", Term("independent", *t.args[1:])
    kind = "move quantifier"
    if t.head == "forall" and t.args[1].head == "and":
        p, q = t.args[1].args
        if all(level for level, _ in q.loose):
            yield kind, Term("and", Term("forall", t.args[0], p, hint=t.hint), shift(q, -1))
    if t.head == "and":
        p, q = t.args
        for one, other, left in ((p, q, True), (q, p, False)):
            if one.head == "forall":
                inside = (one.args[1], shift(other, 1)) if left else (shift(other, 1), one.args[1])
                yield kind, Term("forall", one.args[0], Term("and", *inside), hint=one.hint)
            if one.head == "and" and left:
                yield kind, Term("and", one.args[0], Term("and", one.args[1], other))
            elif one.head == "and":
                yield kind, Term("and", Term("and", other, one.args[0]), one.args[1])
