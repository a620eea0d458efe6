"""One proof term a rule: what stands for an application of it, given the terms of its premises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..kernel.terms import Key, Term, read_key, resize, substitute
from . import facts
from .independence import factor
from .names import OUTCOME, variables
from .rows import CITE
from .rules import LEMMAS, SPECIAL
from .script import Env, ProofTerm, Script
from .text import binder, positivity

_MOST_HOLES = 5  # f_equal5 is the largest of the library


def _lemma(head: str) -> ProofTerm:
    """A lemma at the proofs of the premises."""
    return lambda s, n, env: f"({' '.join([head, *(s.term(p, env) for p in s.proof[n].premises)])})"


def _at(s: Script, n: int, env: Env) -> str:
    return s.application(n, {}, env)


def _over(s: Script, k: Key, n: int, env: Env) -> str:
    """The proof of a row as a function of a variable."""
    return _function([binder(k, s.names)], s.term(n, env.within(k)))


def _function(binders: Iterable[str], body: str) -> str:
    over = " ".join(binders)
    return f"(fun {over} => {body})" if over else body


def _beneath(head: str) -> ProofTerm:
    """A lemma at the proof of its premise as a function of the index that the rule binds."""
    return lambda s, n, env: f"({head} {_over(s, _index(s, n), s.proof[n].premises[0], env)})"


def _index(s: Script, n: int) -> Key:
    """The index that a rule binds."""
    key: Key = s.proof[n].args[0].key
    return key


def _cut(s: Script, n: int, env: Env) -> str:
    a, b = s.proof[n].premises
    return s.term(b, env.knowing({s.proof[a].concl: s.term(a, env)}))


def _specialize(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    return f"({s.term(row.premises[0], env)} {s.writer.argument(row.args[0])})"


def _part(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    return f"(proj{row.args[0] + 1} {s.term(row.premises[0], env)})"


def _instantiate(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    values = {key: v for k, v in row.args if (key := read_key(k))}  # those of a certificate are plain tuples
    return s.application(row.premises[0], values, env)


def _fact(s: Script, n: int, env: Env) -> str:
    name, sizes, *pairs = s.proof[n].args
    lemma, resized = facts.statement(name), dict(sizes)
    keys = {k.name: resize(k, resized) for k in lemma.variables}
    return s.cited(lemma, resized, {keys[x]: v for x, v in pairs}, env)


def _congruence(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    context, *holes = row.args
    if not holes:
        return f"(@eq_refl R {s.writer.argument(context)})"
    sides = {h: s.proof[p].concl.args for h, p in zip(holes, row.premises, strict=True)}
    whole = ""
    for start in range(0, len(holes), _MOST_HOLES):
        group = holes[start : start + _MOST_HOLES]
        fresh = [s.names.hole() for _ in group]
        filled = {h: sides[h][1 if m < start else 0] for m, h in enumerate(holes) if h not in group}
        body = substitute(context, {**filled, **{h: Term.of(k) for h, k in zip(group, fresh, strict=True)}})
        function = _function((binder(k, s.names) for k in fresh), s.writer.term(body))
        proofs = (s.term(p, env) for p in row.premises[start : start + _MOST_HOLES])
        part = f"(f_equal{len(group) if len(group) > 1 else ''} {function} {' '.join(proofs)})"
        whole = f"(eq_trans {whole} {part})" if whole else part
    return whole


def _replace(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    first, *equations = row.premises
    context, *holes = row.args
    proof = s.term(first, env)
    sides = [s.proof[p].concl.args for p in equations]
    for now, p in enumerate(equations):
        hole = s.names.hole()
        filled = {h: sides[m][1 if m < now else 0] if m != now else Term.of(hole) for m, h in enumerate(holes)}
        motive = _function([binder(hole, s.names)], s.writer.term(substitute(context, filled)))
        left, right = map(s.writer.argument, sides[now])
        proof = f"(eq_ind {left} {motive} {proof} {right} {s.term(p, env)})"
    return proof


def _index_cases(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    same, apart = row.premises
    a, b = row.args
    ka, kb = a.key, b.key
    differ = Term("apart", a, b)
    hyps = [h for h in s.proof[apart].hyps if h != differ and kb in variables(h)]
    says = s.writer.implication(hyps, row.concl)
    one = {substitute(h, {kb: a}): s.names.fresh("p") for h in hyps}
    two = {h: s.names.fresh("p") for h in (differ, *hyps)}
    parts = [
        "Rules.index_cases",
        _function([binder(kb, s.names)], says),
        *(s.value(k, {}, env) for k in (ka, kb)),
        _function(one.values(), s.term(same, env.knowing(one))),
        _function(two.values(), s.term(apart, env.knowing(two))),
        *(s.hypothesis(h, env) for h in hyps),
    ]
    return f"({' '.join(parts)})"


def _induction(s: Script, n: int, env: Env) -> str:
    m, p = s.proof[n].args
    k: Key = m.key
    base, up, down = s.proof[n].premises
    parts = ["Rules.induction", _function([binder(k, s.names)], s.writer.term(p)), s.term(base, env)]
    for step, h in ((up, p), (down, substitute(p, {k: Term("succ", m)}))):
        name = s.names.fresh("p")
        parts.append(_function([binder(k, s.names), name], s.term(step, env.within(k).knowing({h: name}))))
    return f"({' '.join([*parts, s.value(k, {}, env)])})"


def _sum_sign(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    k, (premise,) = _index(s, n), row.premises
    signs = f"(Rules.sum_sign {_function([binder(k, s.names)], s.writer.term(s.proof[premise].concl.args[1]))})"
    if row.concl.head == "lt":
        return f"(proj2 {signs} {positivity(k.dim, s.names)} {_over(s, k, premise, env)})"
    return f"(proj1 {signs} {_over(s, k, premise, env)})"


def _deriv_entry(s: Script, n: int, _: Env) -> str:
    u, x = s.proof[n].args
    lemma = LEMMAS["deriv_entry"][len(u.args) - 3]
    pairs = zip(u.args[3:], x.args[3:], strict=True)
    idx = (s.writer.argument(i) for pair in pairs for i in pair)
    return f"({' '.join([f'Rules.{lemma}', *idx, s.names.of(x.key)])})"


def _deriv_fn(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    home = "SpecialFunctions" if row.args[0] in SPECIAL else "Rules"
    return _lemma(f"Rules.{row.rule} {home}.outer_{row.args[0]}")(s, n, env)


def _deriv_eq(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    same, a, value = row.premises
    k: Key = row.concl.args[1].key
    return f"(Rules.deriv_eq {_over(s, k, same, env)} {s.term(a, env)} {s.term(value, env)})"


def _integral(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    derivative, smooth, ordered = row.premises
    _, x, low, high, _ = row.concl.args
    k: Key = x.key
    (f, _, df), (_, _, ddf) = (s.proof[p].concl.args for p in (derivative, smooth))
    parts = ["Rules.fundamental_theorem", *(s.writer.over(k, t) for t in (f, df, ddf))]
    for p in (derivative, smooth):
        names = {h: s.names.fresh("p") for h in (Term("le", low, x), Term("le", x, high))}
        parts.append(_function([binder(k, s.names), *names.values()], s.term(p, env.within(k).knowing(names))))
    return f"({' '.join([*parts, s.term(ordered, env)])})"


def _expectation_factor(s: Script, n: int, env: Env) -> str:
    row = s.proof[n]
    f, g, families = row.args
    apart = {s.proof[p].concl.args: s.term(p, env) for p in row.premises}
    return factor(s.writer, f, g, families, apart, s.hypothesis(families, env))


TERMS: Mapping[str, ProofTerm] = {
    CITE: _at, "resize_dimensions": _at, "assume": lambda s, n, env: s.hypothesis(s.proof[n].concl, env),
    "cut": _cut, "specialize": _specialize, "both": _lemma("conj"), "part": _part, "instantiate": _instantiate,
    "fact": _fact, "unfold": lambda s, n, _: f"(eq_refl : {s.writer.term(s.proof[n].concl)})",
    "index_cases": _index_cases, "induction": _induction,
    "refl": lambda s, n, _: f"(@eq_refl R {s.writer.argument(s.proof[n].args[0])})",
    "symm": _lemma("eq_sym"), "trans": _lemma("eq_trans"), "congruence": _congruence, "replace": _replace,
    "sum_congruence": _beneath("Rules.sum_congruence"), "sum_sign": _sum_sign,
    "deriv_const": lambda *_: "(Rules.deriv_const _ _ _)", "deriv_entry": _deriv_entry,
    "deriv_add": _lemma("Rules.deriv_add"), "deriv_mul": _lemma("Rules.deriv_mul"),
    "deriv_div": _lemma("Rules.deriv_div"), "deriv_fn": _deriv_fn, "deriv_fn_pos": _deriv_fn,
    "deriv_sum": _beneath("Rules.deriv_sum"), "deriv_eq": _deriv_eq, "integral": _integral,
    "expectation_congruence":
        lambda s, n, env: f"(Rules.expectation_congruence {_over(s, OUTCOME, s.proof[n].premises[0], env)})",
    "expectation_factor": _expectation_factor,
}  # fmt: skip
