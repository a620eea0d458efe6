"""A proof as rows: premises first, every statement once, and quantified over what later rows bind."""

from derive.kernel import rules
from derive.rocq.names import OUTCOME
from derive.rocq.rows import CITE, asserted, bound, needs, rows
from tests.book import proved
from tests.derive.kernel.vocabulary import X, Y, apply, define, exp, fact, i, k, key, u, v, x
from tests.derive.rocq.samples import EITHER, book


@EITHER
def test_premises_stand_before_and_the_theorem_last(of):
    concluded = proved(book(of).rows)
    for name, proof in book(of).rows.items():
        assert all(p < n for n, r in enumerate(proof) for p in r.premises)
        assert (proof[-1].concl, set(proof[-1].hyps)) == (concluded[name].concl, concluded[name].hyps)


@EITHER
def test_no_statement_is_proved_twice(of):
    for proof in book(of).rows.values():
        assert len({(r.concl, r.hyps) for r in proof}) == len(proof)


@EITHER
def test_cited_theorems_are_not_proved_again(of):
    for name, entry in book(of).entries.items():
        cited = {r.args[0] for r in book(of).rows[name] if r.rule == CITE}
        assert cited <= {lemma.name for lemma in entry.lemmas()}
        assert all(not r.premises for r in book(of).rows[name] if r.rule == CITE)
    assert [r.args[0] for r in book().rows["softmax_lt_one"] if r.rule == CITE] == [
        "softmax_pos",
        "softmax_two_weights_le_one",
    ]


def test_what_the_theorem_does_not_rest_on_is_left_out():
    used = rules.trans(fact("sum_one"), rules.symm(fact("sum_one")))
    proof = rows(rules.trans(used, rules.refl(used.rhs)), {})
    reached = {len(proof) - 1}
    for n in range(len(proof) - 1, -1, -1):
        if n in reached:
            reached.update(proof[n].premises)
    assert reached == set(range(len(proof)))


def test_a_row_is_quantified_over_what_a_later_row_binds():
    under = rules.sum_congruence(rules.unfold(_square(x(i))), i)
    proof = rows(under, {})
    assert needs(proof, frozenset({key(x(i))})) == [{key(i)}, frozenset()]


def test_a_row_is_quantified_over_what_the_theorem_does_not_name():
    detour = rules.trans(_algebra(u, u + (v - v)), _algebra(u + (v - v), u))
    proof = rows(detour, {})
    assert needs(proof, frozenset({key(u)})) == [{key(v)}, {key(v)}, frozenset()]


def test_the_outcome_is_bound_by_an_expectation():
    mean = rules.expectation_congruence(_algebra(X * Y, Y * X))
    assert needs(rows(mean, {}), frozenset({key(X), key(Y)})) == [{OUTCOME}, frozenset()]
    assert bound(rows(mean, {})[-1], 0) == {OUTCOME}


def test_values_take_the_place_of_variables():
    general = _algebra(u * v, v * u)
    proof = rows(rules.instantiate(general, (key(u), exp(v))), {})
    assert needs(proof, frozenset({key(v)}))[0] == {key(u)}
    assert asserted(proof) == [True, False]


def test_a_derivative_binds_its_family_in_what_holds_everywhere():
    entry = rules.deriv_entry(x(i), x(k))
    same = _algebra(x(i), x(i) + 0)
    proof = rows(rules.deriv_eq(same, entry, rules.refl(entry.concl.args[2])), {})
    need = dict(zip((r.rule for r in proof), needs(proof, frozenset({key(x(i)), key(i), key(k)})), strict=True))
    assert need == {"linear_combination": {key(x(i))}, "deriv_entry": set(), "refl": set(), "deriv_eq": set()}


def test_what_is_used_twice_is_asserted():
    zero = fact("sum_one")
    once, twice = (rows(t, {}) for t in (rules.symm(zero), rules.both(zero, rules.symm(zero))))
    assert not asserted(once)[0]
    assert asserted(twice)[0]


def _square(t):
    return apply(define("square", (u,), u * u), t)


def _algebra(left, right):
    return rules.linear_combination((), left, right)
