"""Equal factors as powers: only where there are some, and what is said of one spelling is said of the other."""

from derive.kernel import rules as K
from derive.kernel.rules import ZERO
from derive.kernel.terms import Term
from derive.language.fresh import Fresh
from derive.language.terms import Lt, Sum, exp
from derive.proving.algebra import ring
from derive.proving.scope import scope
from derive.proving.spellings import moved, split_power, with_powers
from tests.derive.proving.vocabulary import a, b, i, j, u, x, y
from tests.each import each

NOTHING = scope((), (), (), Fresh())


@each(
    ("t", "spelled"),
    [
        (u * u, u**2),
        (u * a * u, u**2 * a),
        (u**2 * (a * u), u**3 * a),
        ((a - b) * (a - b), (a - b) ** 2),
        (exp(u) * exp(u), exp(u) ** 2),
        (Sum(x[i] * x[i], i), Sum(x[i] ** 2, i)),
        (Sum(Sum(x[i] * y[j] * x[i], i), j), Sum(Sum(x[i] ** 2 * y[j], i), j)),
        (a - ZERO, a),
    ],
)
def test_equal_factors_are_powers(t, spelled):
    assert with_powers(t, NOTHING).concl.args == (t, spelled)


@each("t", [u, u**2, u * a, a * b * u, u - a, ZERO - a, u + u, Sum(x[i] * y[i], i), exp(u * u)])
def test_what_has_no_equal_factors_stays(t):
    assert with_powers(t, NOTHING) is None


def test_a_relation_moves_to_the_other_spelling():
    premise = K.assume(Lt(0, u**2))
    assert moved(premise, ring(u**2, u * u), lambda t: Term("lt", ZERO, t), NOTHING).concl == Lt(0, u * u)
    assert moved(premise, K.refl(u), lambda t: Term("lt", ZERO, t), NOTHING) is premise
    assert (split_power(u**3), split_power(u**1)) == (u**2 * u, u)
