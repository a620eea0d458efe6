"""Every rule of the kernel is a lemma or has a mechanism, and no lemma says less than its rule."""

import re

import pytest

from derive.kernel.rules import RULES
from derive.rocq.book import library
from derive.rocq.replay import TERMS
from derive.rocq.rows import CITE
from derive.rocq.rules import LEMMAS, MECHANISMS
from tests.derive.rocq.samples import controls, files, spaced, without_comments

SENTENCES = {"linear_combination", "positive_combination"}  # proved by two sentences, not by a term

PREMISES = {  # lemma: what its rule asks, as the lemma says it
    "index_cases": ["P a", "a <> b -> P b"],
    "induction": ["P 0%Z", "forall m, P m -> P (Z.succ m)", "forall m, P (Z.succ m) -> P m"],
    "linear_combination": ["combination d", "r - l = d"],
    "positive_combination": ["signed_combination strict d", "r - l = d"],
    "sum_congruence": ["forall i, f i = g i"],
    "sum_sign": ["forall i, 0 <= f i", "forall i, 0 < f i", "(0 < n)%nat"],
    "deriv_const": ["fun _ => k"],
    "deriv_entry_real": ["fun t => t"],
    "deriv_entry": ["fun x => x i", "delta i j"],
    "deriv_entry_matrix": ["fun x => x i j", "delta i k * delta j l"],
    "deriv_entry_matrices": ["fun x => x g i j", "delta g h * delta i k * delta j l"],
    "deriv_entry4": ["fun x => x f g i j", "delta f e * delta g h * delta i k * delta j l"],
    "deriv_entry5": ["fun x => x d f g i j", "delta d c * delta f e * delta g h * delta i k * delta j l"],
    "deriv_add": ["partial c F x df", "partial c G x dg"],
    "deriv_mul": ["partial c F x df", "partial c G x dg"],
    "deriv_div": ["partial c F x df", "partial c G x dg", "G x <> 0"],
    "deriv_fn": ["outer f f'", "partial c U x du"],
    "deriv_fn_pos": ["outer_positive f f'", "partial c U x du", "0 < U x"],
    "deriv_sum": ["forall i, partial c (F i) x (df i)"],
    "deriv_eq": ["forall x, F x = G x", "partial c F x df", "df = dg"],
    "fundamental_theorem": [
        "forall t, a <= t -> t <= b -> partial real F t (f t)",
        "forall t, a <= t -> t <= b -> partial real f t (g t)",
        "a <= b",
    ],
    "expectation_congruence": ["forall w, X w = Y w"],
    "expectation_factor": ["independent Z", "disjoint L M", "polynomial Z L f", "polynomial Z M g"],
}


def lemma(name):
    """The statement of a lemma of Rules.v."""
    source = spaced(without_comments(library()["Rules"]))
    found = re.search(rf"Lemma {name} (.*?)\. Proof\.", source)
    return found[1] if found else ""


def test_the_two_lists_are_the_rules_of_the_kernel():
    assert not LEMMAS.keys() & MECHANISMS.keys()
    assert LEMMAS.keys() | MECHANISMS.keys() == RULES.keys()
    assert TERMS.keys() | SENTENCES == RULES.keys() | {CITE}


def test_every_listed_lemma_has_its_premises_listed_here():
    assert PREMISES.keys() == {name for names in LEMMAS.values() for name in names}


@pytest.mark.parametrize("name", PREMISES)
def test_a_lemma_says_what_its_rule_asks(name):
    statement = lemma(name)
    for premise in PREMISES[name]:
        assert premise in statement, f"{name}: {premise} is missing in {statement}"
    conclusion = statement.rpartition("->")[2]
    assert conclusion.strip() not in ("", "True")


def test_the_premises_of_a_lemma_are_as_many_as_those_of_its_rule():
    for rule in LEMMAS.keys() - SENTENCES - {"sum_sign", "expectation_factor"}:
        count = RULES[rule][0]
        for name in LEMMAS[rule]:
            arrows = [p for p in PREMISES[name] if p in lemma(name).partition(":")[2]]
            assert len(arrows) >= count, name


def test_every_rule_stands_in_a_control_or_in_the_book():
    seen = {rule for rule, _, _ in controls()}
    assert seen == RULES.keys()
    book = "".join(files().values())
    for names in LEMMAS.values():
        for name in names:
            assert f"Rules.{name}" in book
