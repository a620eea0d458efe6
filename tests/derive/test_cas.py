"""SymPy over every tenth theorem of the book: it disagrees with every mutant.

That it derives the theorems themselves, the SymPy column of `docs/evidence.json` says.
"""

from dataclasses import replace

import pytest

from derive.cas import derive_explicit
from derive.cas.report import sizes_to_try
from derive.chapters import BOOK
from derive.kernel.terms import subterms

SLOW = {"relative_encoding_planar"}  # seconds for each claim: one mutant of it is enough here
LARGE = {  # with six sizes only the smallest are tried, where some mutants say the same; kernel and balls refuse them
    "multi_head_permutation_equivariant",
    "feed_forward_layer_permutation_equivariant",
    "encoder_permutation_equivariant",
}
TELLING = {  # where the first sizes say nothing and the next take minutes for each claim: sizes that take seconds
    "attention_layer_permutation_equivariant": {"n": 2, "w": 2, "h": 1, "d": 1, "e": 1},
}


def statuses(entry, claim, most, above=0):
    """The verdicts at sizes of which the largest is in this range, up to the first that is different."""
    found = []
    own = [TELLING[entry.name]] if claim != entry.claim and entry.name in TELLING else None
    for sizes in own or sizes_to_try(replace(entry, claim=claim))[0]:
        if above < max(sizes.values(), default=1) <= most:
            found.append(derive_explicit(replace(entry, claim=claim), sizes).status)
            if found[-1] == "different":
                break
    return found


def integrands(claim):
    """What a claim integrates: of another integrand no proof names an antiderivative, and balls alone refute it."""
    return [t.args[0] for t in subterms(claim) if t.head == "integral"]


UNDECIDED = {"divergence_nonneg", "layernorm_jacobian_norm_le", "perturbed_mean_le"}
"""Inequalities of which SymPy does not find every sign; balls and the kernel do."""


QUICK = ("softmax_sum_one", "dot_product_variance", "rotary_vjp", "relu_derivative")


@pytest.mark.parametrize(
    "name", [*QUICK, *(pytest.param(n, marks=pytest.mark.long) for n in sorted(BOOK.mutants)[::10])]
)
def test_every_mutant_is_refused(name):
    entry = BOOK.entries[name]
    own = BOOK.mutants[name][:1] if name in SLOW else BOOK.mutants[name]
    assert own
    told = []
    for mutant in own:
        found = statuses(entry, mutant.claim, 2)
        if "different" not in found:
            found += statuses(entry, mutant.claim, 3, above=2)
        told.append(found[-1])
        unknown = found[-1] == "undecided" and integrands(mutant.claim) != integrands(entry.claim)
        unknown |= found[-1] == "undecided" and name in UNDECIDED
        assert found[-1] == "different" or unknown or (name in LARGE and found[-1] == "equal"), mutant.name
    assert "different" in told


@pytest.mark.parametrize("name", sorted(set(BOOK.equivalents) - SLOW)[::2])
def test_no_equivalent_form_is_refused(name):
    for form in BOOK.equivalents[name]:
        found = set(statuses(BOOK.entries[name], form.claim, 2))
        assert found == {"equal"} or (name in UNDECIDED and found <= {"equal", "undecided"}), form.name


def test_there_are_mutants_enough():
    assert sum(len(own) for own in BOOK.mutants.values()) >= 200
