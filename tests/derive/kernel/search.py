"""Random chains: rules applied to random theorems and arguments, fit or unfit.

The search proposes; much of what it proposes is refused. A chain is 3 to 8 theorems, each likely to use the one before
it; every theorem goes to a pool from which later chains draw. The proposals do not look at side conditions, so that a
missing condition soon gives a false theorem.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

from derive.kernel.facts import FACTS
from derive.kernel.rules import RULES, ProofError, Theorem, infer
from derive.kernel.terms import FUNCTIONS, INTEGERS, StatementError, Term, num, subterms
from tests.derive.kernel import vocabulary as V
from tests.derive.kernel.random_terms import DEFINITIONS, SQUARE, RandomTerms, cancelled, replaced

LARGEST_TERM, LARGEST_POOL = 45, 400
SHORTEST, LONGEST = 3, 8  # of a chain
ONE_POOL = 150  # chains; then all is forgotten, and the next ones start from the laws again
ASSUMPTIONS = 20

Proposal = tuple[tuple[Theorem, ...], tuple[Any, ...]]


class Search(RandomTerms):
    """Random applications of rules to the theorems found so far."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.pool: list[Theorem] = []
        self.chain: list[Theorem] = []
        self.applied: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()

    # -- theorems

    def theorem(self, *heads: str) -> Theorem:
        """The last theorem of the chain or one of the pool, its conclusion of one of these kinds if there is one."""
        if self.chain and (not heads or self.chain[-1].concl.head in heads) and self.rng.random() < 0.5:
            return self.chain[-1]
        fitting = [t for t in self.pool if t.concl.head in heads] if heads else self.pool
        return self.rng.choice(fitting or self.pool)

    def equation_from(self, left: Term) -> Theorem:
        """An equation with this left side."""
        found = [t for t in self.pool if t.concl.head == "eq" and t.lhs == left]
        if found and self.rng.random() < 0.6:
            return self.rng.choice(found)
        other = self.rng.choice([left, left + V.ZERO, left * V.ONE, left + V.u - V.u, left - V.ZERO])
        return infer("linear_combination", (), (left, other))

    def index_variable(self, theorem: Theorem) -> Term:
        keys = sorted((k for k in theorem.concl.free if k.kind == "ix"), key=repr)
        return Term(*self.rng.choice(keys)) if keys and self.rng.random() < 0.9 else self.index("n", 0)

    def entry(self, f: Term | None = None) -> Term:
        """An entry to differentiate in, mostly one that occurs."""
        found = [t for t in subterms(f) if t.head == "at" and t.args[2] == "fixed" and not t.loose] if f else []
        return (
            self.rng.choice(found)
            if found and self.rng.random() < 0.8
            else self.pick(lambda: V.u, lambda: V.x(self.index("n", 0)))
        )

    # -- proposals

    def propose_assume(self) -> Proposal:
        return (), (self.formula(),)

    def propose_cut(self) -> Proposal:
        b = self.theorem()
        if b.hyps and self.rng.random() < 0.6:
            h = self.rng.choice(sorted(b.hyps, key=repr))
            known = [t for t in self.pool if t.concl == h]
            return (self.rng.choice(known) if known else infer("assume", (), (h,)), b), ()
        return (self.theorem(), b), ()

    def propose_specialize(self) -> Proposal:
        a = self.theorem("forall")
        return (a,), (self.index(a.concl.args[0] if a.concl.head == "forall" else "n"),)

    def propose_both(self) -> Proposal:
        return (self.theorem(), self.theorem()), ()

    def propose_part(self) -> Proposal:
        return (self.theorem("and"),), (self.rng.randrange(2),)

    def propose_instantiate(self) -> Proposal:
        a = self.theorem(
            *self.rng.choice(
                [(), (), ("deriv",), ("deriv",), ("integral",), ("forall", "and"), ("lt", "le", "ne", "apart")]
            )
        )
        keys = sorted({k for f in (a.concl, *a.hyps) for k in f.free}, key=repr)
        chosen = [k for k in keys if self.rng.random() < 0.5]
        return (a,), tuple((k, self.value(k)) for k in chosen)

    def propose_resize_dimensions(self) -> Proposal:
        names = self.rng.sample(["n", "m", "h"], self.rng.choice((1, 1, 2)))
        return (self.theorem(),), tuple((d, self.rng.choice(["n", "m", "h", V.TWO_H, "n"])) for d in names)

    def propose_fact(self) -> Proposal:
        name = self.rng.choice(sorted(FACTS))
        concl, hyps = FACTS[name]
        keys = sorted({k for f in (concl, *hyps) for k in f.free}, key=repr)
        chosen = [k for k in keys if self.rng.random() < 0.6]
        return (), (name, (), *((k.name, self.value(k)) for k in chosen))

    def propose_unfold(self) -> Proposal:
        d = self.rng.choice(DEFINITIONS)
        return (), (Term("def", d, *(self.value(p) for p in d.params)),)

    def propose_index_cases(self) -> Proposal:
        a, b = self.index("n", 0), self.index("n", 0)
        if self.rng.random() < 0.5:  # a law of different indices, multiplied by something
            t = self.real(1)
            apart = infer("fact", (), ("delta_apart", (), ("i", a), ("j", b)))
            apart = infer("linear_combination", (apart,), (apart.lhs * t + t, t, t))
            same_left = V.ONE * 1 if self.rng.random() < 0.1 else apart.lhs
            same = infer("linear_combination", (), (same_left, same_left))
            if self.rng.random() < 0.5:
                return (infer("instantiate", (apart,), ((V.key(b), a),)), apart), (a, b)
            return (same, apart), (a, b)
        apart = self.theorem()
        return (
            infer("instantiate", (self.theorem() if self.rng.random() < 0.1 else apart,), ((V.key(b), a),)),
            apart,
        ), (a, b)

    def propose_induction(self) -> Proposal:
        """Of what holds for all integers; or of an assumption, with whatever steps follow from it."""
        m = self.index(INTEGERS, 0)
        key, after = V.key(m), Term("succ", m)
        if self.rng.random() < 0.6:
            z = V.at("z", m)
            p = Term("eq", z * self.leaf(0), self.leaf(0) * z) if self.rng.random() < 0.3 else Term("eq", z - z, V.ZERO)
            up = infer(
                "linear_combination", (), infer("instantiate", (infer("assume", (), (p,)),), ((key, after),)).concl.args
            )
            base = infer("instantiate", (infer("linear_combination", (), p.args),), ((key, Term("zero")),))
            return (base, up, infer("linear_combination", (), p.args)), (m, p)
        a = self.theorem("eq", "le", "forall") if self.rng.random() < 0.5 else infer("assume", (), (self.formula(),))
        base, up = (infer("instantiate", (a,), ((key, v),)) for v in (Term("zero"), after))
        if self.rng.random() < 0.3:
            base = infer("assume", (), (base.concl,))
        return (base, up, a), (m, a.concl)

    def propose_refl(self) -> Proposal:
        return (), (self.real(),)

    def propose_symm(self) -> Proposal:
        return (self.theorem("eq"),), ()

    def propose_trans(self) -> Proposal:
        a = self.theorem("eq")
        return (a, self.equation_from(a.concl.args[1])), ()

    def propose_congruence(self) -> Proposal:
        equations = tuple(self.theorem("eq") for _ in range(self.rng.choice((1, 1, 2))))
        holes = tuple(Term("at", f"hole{n}", (), "fixed") for n in range(len(equations)))
        context = holes[0]
        for hole in holes[1:]:
            context = context + hole
        body = self.rng.choice(
            [
                context * self.leaf(0.2),
                context + self.real(1),
                Term("fn", "exp", context),
                self.total("n", V.x(V.i) * context),
            ]
        )
        made = self.rng.choice(
            [body, body, Term("def", SQUARE, context), Term("E", context), Term("Var", context), V.u - body]
        )
        return equations, (made, *map(V.key, holes))

    def propose_replace(self) -> Proposal:
        """Put a hole for one place of a conclusion, whatever it stands under."""
        a = self.theorem(*self.rng.choice([(), ("lt", "le", "ne"), ("deriv",), ("forall",), ("eq",)]))
        sites = [t for t in subterms(a.concl) if t.sort == "R" and not t.loose]
        if not sites:
            return (a,), (a.concl,)
        site, hole = self.rng.choice(sites), Term("at", "hole0", (), "fixed")
        starts = [t for t in self.pool if t.concl.head == "eq" and any(t.lhs == s for s in sites)]
        equation = self.rng.choice(starts) if starts and self.rng.random() < 0.7 else self.equation_from(site)
        return (a, equation), (replaced(a.concl, equation.lhs, hole), V.key(hole))

    def combination(
        self, premises: list[Theorem], coefficients: list[Term], left: Term, more: Term = V.ZERO
    ) -> tuple[Term, Term]:
        right = left + more
        for p, c in zip(premises, coefficients, strict=True):
            a, b = p.concl.args[:2]
            right = right + c * (b - a)
        return (left, right) if self.rng.random() < 0.9 else (left, right + self.rng.choice([V.ONE, V.u, V.ZERO]))

    def propose_linear_combination(self) -> Proposal:
        premises = [self.theorem("eq") for _ in range(self.rng.choice((0, 1, 1, 2)))]
        coefficients = [self.leaf(0.1) for _ in premises]
        left = self.rng.choice([self.real(1), (self.leaf(0.1) + self.leaf(0.1)) ** 2 / self.leaf(0.1)])
        left, right = self.combination(premises, coefficients, left)
        if self.rng.random() < 0.2:
            right = self.rng.choice([lambda: cancelled(right), lambda: self.leaf(0)])()
        return tuple(premises), (left, right, *coefficients)

    def propose_positive_combination(self) -> Proposal:
        premises = [self.theorem("lt", "le", "eq") for _ in range(self.rng.choice((0, 1, 1, 2)))]
        numerals = [num(self.rng.choice((0, 1, 1, 2, -1))) for _ in premises]
        coefficients = [self.leaf(0) if self.rng.random() < 0.2 else c for c in numerals]
        left, right = self.combination(premises, coefficients, self.real(1), num(self.rng.choice((0, 0, 1, -1))))
        return tuple(premises), (self.rng.choice(["lt", "le"]), left, right, *coefficients)

    def propose_sum_congruence(self) -> Proposal:
        a = self.theorem("eq")
        return (a,), (self.index_variable(a),)

    def propose_sum_sign(self) -> Proposal:
        a = self.theorem("lt", "le")
        if a.concl.args[0] != V.ZERO:
            a = infer(
                *self.rng.choice(
                    [
                        ("fact", (), ("square_nonneg", (), ("a", self.real(1, 0)))),
                        ("fact", (), ("exp_pos", (), ("a", self.leaf(0)))),
                    ]
                )
            )
            a = infer("both", (a, infer("assume", (), (self.formula(),))), ())
            a = infer("part", (a,), (0,))
        return (a,), (self.index_variable(a),)

    def propose_deriv_const(self) -> Proposal:
        f = self.real(1)
        return (), (f, self.entry(f if self.rng.random() < 0.4 else None))

    def propose_deriv_entry(self) -> Proposal:
        x = self.rng.choice(
            [
                V.u,
                V.x(self.index("n")),
                V.at("M", self.index("n", 0), self.index("m", 0)),
                V.at("z", self.index(INTEGERS)),
            ]
        )
        idx = [self.index(d) for d in x.args[1]]
        return (), (Term("at", self.rng.choice([x.args[0]] * 9 + ["y"]), *x.args[1:3], *idx), x)

    def derivative(self) -> Theorem:
        return self.theorem("deriv")

    def two_derivatives(self) -> tuple[Theorem, Theorem]:
        a = self.derivative()
        same = [t for t in self.pool if t.concl.head == "deriv" and t.concl.args[1] == a.concl.args[1]]
        return a, self.rng.choice(same or [a]) if self.rng.random() < 0.9 else self.derivative()

    def propose_deriv_add(self) -> Proposal:
        return self.two_derivatives(), ()

    propose_deriv_mul = propose_deriv_add

    def propose_deriv_div(self) -> Proposal:
        a, b = self.two_derivatives()
        g = b.concl.args[0] if self.rng.random() < 0.8 else a.concl.args[0]
        return (a, b, infer("assume", (), (Term("ne", g, V.ZERO if self.rng.random() < 0.8 else V.ONE),))), ()

    def propose_deriv_fn(self) -> Proposal:
        return (self.derivative(),), (self.rng.choice(FUNCTIONS),)

    def propose_deriv_fn_pos(self) -> Proposal:
        a, b = self.two_derivatives()
        u = self.rng.choice([a, a, b]).concl.args[0]
        sign = self.rng.choice(
            [Term("lt", V.ZERO, u), Term("lt", V.ZERO, u), Term("le", V.ZERO, u), Term("lt", u, V.ZERO)]
        )
        return (a, infer("assume", (), (sign,))), (self.rng.choice(["log", "sqrt", "log", "sqrt", "exp"]),)

    def slope(self, t: Term, x: Term) -> Theorem:
        """The derivative of a term that has an easy one."""
        if t.head in ("add", "mul"):
            return infer(f"deriv_{t.head}", tuple(self.slope(a, x) for a in t.args), ())
        if t.head == "fn" and t.args[0] in ("exp", "cos", "sin"):
            return infer("deriv_fn", (self.slope(t.args[1], x),), (t.args[0],))
        return infer("deriv_entry", (), (t, x)) if t == x else infer("deriv_const", (), (t, x))

    def within(self, a: Theorem, x: Term, low: Term, high: Term) -> Theorem:
        """The same under hypotheses about the variable: mostly those of the interval, sometimes others."""
        others = [Term("lt", low, x), Term("le", x, low), Term("eq", x, high), Term("le", high, x)]
        for h in (Term("le", low, x), Term("le", x, high), self.rng.choice(others)):
            if self.rng.random() < (0.2 if h in others else 0.4):
                a = infer("part", (infer("both", (a, infer("assume", (), (h,))), ()),), (0,))
        return a

    def propose_integral(self) -> Proposal:
        x = self.rng.choice([V.u, V.v, V.u, V.v, V.x(V.i)])
        f = self.pick(
            lambda: x * self.leaf(0),
            lambda: x * x,
            lambda: Term("fn", self.rng.choice(["exp", "sin", "cos"]), x * self.rng.choice([V.w, V.c, V.ONE])),
            lambda: self.real(1),
        )
        known = self.slope(f, x)
        smooth = self.slope(known.concl.args[2], x) if self.rng.random() < 0.9 else self.derivative()
        low, high = (self.leaf(0.05) for _ in range(2))
        ordered = infer("assume", (), (Term(self.rng.choice(["le", "le", "le", "lt"]), low, high),))
        return (self.within(known, x, low, high), self.within(smooth, x, low, high), ordered), ()

    def propose_deriv_sum(self) -> Proposal:
        a = self.derivative()
        return (a,), (self.index_variable(a),)

    def propose_deriv_eq(self) -> Proposal:
        a = self.derivative()
        f, _, value = a.concl.args
        same = self.equation_from(f)
        if self.rng.random() < 0.2:
            same = infer("assume", (), (Term("eq", f, self.leaf(0)),))
        elif self.rng.random() < 0.3:
            same = infer("part", (infer("both", (same, infer("assume", (), (self.formula(),))), ()),), (0,))
        return (same, a, self.equation_from(value)), ()

    def propose_expectation_congruence(self) -> Proposal:
        if self.rng.random() < 0.5:
            t = self.polynomial()
            a = (
                infer("linear_combination", (), (t, t * self.leaf(0) - t * self.leaf(0) + t))
                if self.rng.random() < 0.1
                else self.equation_from(t)
            )
            if self.rng.random() < 0.3:
                a = infer("part", (infer("both", (a, infer("assume", (), (self.formula(),))), ()),), (0,))
            return (a,), ()
        return (self.theorem("eq"),), ()

    def propose_expectation_factor(self) -> Proposal:
        families = self.rng.choice(
            [V.independent(V.q(V.i), V.r(V.i)), V.independent(V.q(V.i)), V.independent(V.q(V.i), V.X)]
        )
        pairs = [V.apart(self.index("n", 0), self.index("n", 0)) for _ in range(self.rng.randrange(3))]
        f, g = (self.polynomial(self.rng.choice((0, 1))) for _ in range(2))
        return tuple(infer("assume", (), (p,)) for p in pairs), (f, g, families)

    def spoiled(self, premises: tuple[Theorem, ...], args: tuple[Any, ...]) -> Proposal:
        """The same, or now and then with any theorem for one of the premises."""
        if not premises or self.rng.random() > 0.15:
            return premises, args
        n = self.rng.randrange(len(premises))
        return (*premises[:n], self.rng.choice(self.pool), *premises[n + 1 :]), args

    # -- the loop

    def step(self) -> Theorem | None:
        names = sorted(RULES)
        name = min(self.rng.sample(names, 3), key=lambda n: self.applied[n])  # rare ones first
        try:
            theorem = infer(name, *self.spoiled(*getattr(self, f"propose_{name}")()))
        except (ProofError, StatementError, TypeError, ValueError, AttributeError):
            self.refused[name] += 1
            return None
        self.applied[name] += 1
        self.chain.append(theorem)
        if theorem.concl.size <= LARGEST_TERM and sum(h.size for h in theorem.hyps) <= LARGEST_TERM:
            self.pool.append(theorem)
            if len(self.pool) > LARGEST_POOL:
                self.pool.pop(self.rng.randrange(len(self.pool)))
        return theorem

    def start(self) -> None:
        """Begin anew, with laws, entries and assumptions."""
        self.pool = [infer("fact", (), (name, ())) for name in sorted(FACTS)]
        self.pool += [infer("deriv_entry", (), (V.x(V.i), V.x(V.j))), infer("deriv_entry", (), (V.u, V.u))]
        self.pool += [infer("assume", (), (self.formula(),)) for _ in range(ASSUMPTIONS)]

    def theorems(self) -> Iterator[Theorem]:
        """The theorems of all chains, without end."""
        for n in itertools.count():
            if n % ONE_POOL == 0:
                self.start()
            self.chain, length = [], self.rng.randint(SHORTEST, LONGEST)
            while len(self.chain) < length:
                theorem = self.step()
                if theorem is not None:
                    yield theorem
