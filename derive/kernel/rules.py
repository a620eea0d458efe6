"""The primitive rules, the only way to make a theorem; and what every user of them needs.

Every rule has its inference figure, premises above conclusion, and lists what it refuses. They stand in four files:
``logic`` and ``relations`` are about structure and algebra, ``derivatives`` and ``expectations`` are mathematics.
"""

from .derivatives import (
    deriv_add,
    deriv_const,
    deriv_div,
    deriv_entry,
    deriv_eq,
    deriv_fn,
    deriv_fn_pos,
    deriv_mul,
    deriv_sum,
    integral,
)
from .expectations import expectation_congruence, expectation_factor
from .logic import (
    assume,
    both,
    cut,
    fact,
    index_cases,
    induction,
    instantiate,
    part,
    resize_dimensions,
    specialize,
    unfold,
)
from .polynomials import Monomial, Polynomial, poly, poly_add, poly_mul
from .relations import (
    congruence,
    linear_combination,
    positive_combination,
    refl,
    replace,
    sum_congruence,
    sum_sign,
    symm,
    trans,
)
from .terms import num
from .theorem import ONE, RULES, ZERO, Hyps, Inference, ProofError, Theorem, derivative_of, eq, infer

# fmt: off
__all__ = [
    "Hyps", "Inference", "Monomial", "ONE", "Polynomial", "ProofError", "RULES", "Theorem", "ZERO", "assume",
    "both", "congruence", "cut", "deriv_add", "deriv_const", "deriv_div", "deriv_entry", "deriv_eq", "deriv_fn",
    "deriv_fn_pos", "deriv_mul", "deriv_sum", "derivative_of", "eq", "expectation_congruence",
    "expectation_factor", "fact", "index_cases", "induction", "infer", "instantiate", "integral",
    "linear_combination", "num", "part", "poly", "poly_add", "poly_mul", "positive_combination", "refl",
    "replace", "resize_dimensions", "specialize", "sum_congruence", "sum_sign", "symm", "trans", "unfold",
]
