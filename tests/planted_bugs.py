"""The bugs that are planted in a copy of the kernel, one edit each, with who finds it.

Finders are ``terms``, ``rules``, ``attacks``, ``facts``, ``tampering`` and ``certificate``, files of tests
(`planted.TESTS`), and ``fuzz``, the chain fuzzer alone. The first that is named is the cheapest, and is run for each bug
by the long tests.
"""
# ruff: noqa: E501 (a bug is a line)

from __future__ import annotations

from typing import NamedTuple


class Bug(NamedTuple):
    """In ``file``, ``new`` for ``old``, which occurs once; the finders in ``by``, cheapest first."""

    name: str
    file: str
    old: str
    new: str
    by: str


BUGS = (
    # terms: the gate
    Bug("bound variables at any dimension", "terms.py", "all(s == (\"I\", args[0]) for k, s in inner if k == 0)", "True", "terms"),
    Bug("entries at indices of any dimension", "terms.py", "_need(tuple(map(_index, idx)) == dims", "_need(len(idx) == len(dims)", "terms"),
    Bug("delta across dimensions", "terms.py", "_need(_index(i) == _index(j), \"delta", "_need(bool(_index(i)) and bool(_index(j)), \"delta", "terms"),
    Bug("a definition mentions what is no parameter", "terms.py", "_need(body.free <= set(own)", "_need(True", "terms"),
    Bug("a random argument under an expectation", "terms.py", "_need(not (d.expects and a.random)", "_need(True", "terms"),
    Bug("an expectation of anything", "terms.py", "_need(not any(k.random for k in t.rigid)", "_need(True", "terms"),
    Bug("a quotient by a random entry is a polynomial", "terms.py", "elif head in (\"fn\", \"div\"):", "elif head == \"fn\":", "terms"),
    Bug("sums over the integers", "terms.py", "_need(is_size(d), \"sum over", "_need(is_dim(d), \"sum over", "terms"),
    Bug("booleans are exponents", "terms.py", "_need(type(k) is int and 0 <= k", "_need(isinstance(k, int) and 0 <= k", "terms"),
    Bug("giant terms", "terms.py", "_need(size <= MAX_SIZE", "_need(True", "terms"),
    Bug("an expectation still depends on the outcome", "terms.py", "elif head in MOMENTS:\n            random = False", "elif head in MOMENTS:\n            pass", "terms"),
    Bug("random families over the integers", "terms.py", "_need(kind == \"fixed\" or INTEGERS not in dims", "_need(True", "terms"),
    Bug("a definition is a polynomial in its arguments", "terms.py", "_outside_moments(a) if p in d.body.rigid else a.rigid", "a.rigid", "terms"),
    Bug("negative exponents", "terms.py", "0 <= k <= MAX_POWER, \"power", "k <= MAX_POWER, \"power", "terms"),
    Bug("a successor in a finite dimension", "terms.py", "_need(_index(i) == INTEGERS, \"i + 1", "_need(bool(_index(i)), \"i + 1", "terms"),
    Bug("the size of the integers", "terms.py", "_need(is_size(d), \"size of", "_need(is_dim(d), \"size of", "terms"),
    Bug("permutations of another dimension", "terms.py", "is_size(dim) and _index(i) == dim, \"permutation", "is_size(dim) and bool(_index(i)), \"permutation", "terms"),
    Bug("pairs of vectors of another dimension", "terms.py", "f.sort == g.sort == (\"V\", d[1], \"R\")", "f.sort == g.sort", "terms"),
    Bug("arguments of a definition of any sort", "terms.py", "_need(type(a) is Term and a.sort == want", "_need(type(a) is Term", "terms"),
    Bug("two parameters of one name", "terms.py", "_need(len({k.name for k in own}) == len(own)", "_need(True", "terms"),
    Bug("random parameters", "terms.py", "(k.kind == \"ix\" or k.law == \"fixed\")", "(k.kind == \"ix\" or bool(k.law))", "terms"),
    Bug("expectations hide in nested definitions", "terms.py", "any(t.head in MOMENTS or t.head == \"def\" and t.args[0].expects for", "any(t.head in MOMENTS for", "terms"),
    Bug("a covariance of anything", "terms.py", "    _moment(s)\n    return _moment(t)", "    return _real(s, t)", "terms"),
    Bug("derivatives in a random entry", "terms.py", "x.head == \"at\" and x.args[2] == \"fixed\", \"derivative", "x.head == \"at\", \"derivative", "terms"),
    Bug("an integral in an entry of a family", "terms.py", "x.args[1:] == ((), \"fixed\"), \"integral", "x.args[2] == \"fixed\", \"integral", "terms"),
    Bug("random limits of an integral", "terms.py", "_need(not (a.random or b.random)", "_need(True", "terms"),
    Bug("the variable of an integral outside of it", "terms.py", "_need(not any(x.key in t.free for t in (a, b, value))", "_need(True", "terms"),
    Bug("a family independent of itself", "terms.py", "ok = families and len({f[0] for f in families if type(f) is tuple and len(f) == 2}) == len(families)", "ok = families", "terms"),
    Bug("equal hashes are equal terms", "terms.py", "return self.head == other.head and self.args == other.args", "return True", "attacks"),
    Bug("an argument's outcome is forgotten", "terms.py", "random = random or a.random", "random = a.random", "terms"),
    Bug("sizes of integers", "sorts.py", "return d != INTEGERS and is_dim(d)", "return is_dim(d)", "terms"),
    Bug("work without a limit", "work.py", "if left[0] < 0:", "if left[0] < 0 and not left:", "terms"),
    Bug("twice the integers", "sorts.py", "d[0] == \"2\" and d[1] != INTEGERS and is_dim(d[1], doublings - 1)", "d[0] == \"2\" and is_dim(d[1])", "terms"),
    # terms: substitution
    Bug("substitution does not shift", "terms.py", "return shift(values[t.key], depth)", "return values[t.key]", "terms"),
    Bug("a family's value is not shifted", "terms.py", "        value = shift(value, depth)\n        for i in idx:", "        for i in idx:", "terms"),
    Bug("opening does not shift", "terms.py", "return shift(value, depth) if k == depth", "return value if k == depth", "terms"),
    Bug("opening does not lower", "terms.py", "else Term(\"bv\", k - 1, t.args[1])", "else t", "terms"),
    Bug("closing does not raise", "terms.py", "        return Term(\"bv\", t.args[0] + 1, t.args[1])\n    if t.head == \"ix\":", "        return t\n    if t.head == \"ix\":", "terms"),
    Bug("indices inside an entry are not replaced", "terms.py", "idx = [substitute(i, values, depth) for i in t.args[3:]]", "idx = list(t.args[3:])", "terms"),
    Bug("resizing forgets bound variables", "terms.py", "return (\"I\", _resized(a[1], sizes))", "return a", "terms"),
    Bug("shifting forgets the binders passed", "terms.py", "lambda a, d: shift(a, by, d), depth)", "lambda a, d: shift(a, by, depth), depth)", "terms"),
    Bug("opening forgets the binders passed", "terms.py", "lambda a, d: open_(a, value, d), depth)", "lambda a, d: open_(a, value, depth), depth)", "terms"),
    Bug("closing forgets the binders passed", "terms.py", "lambda a, d: close(a, key, d), depth)", "lambda a, d: close(a, key, depth), depth)", "terms"),
    Bug("substitution forgets the binders passed", "terms.py", "lambda a, d: substitute(a, values, d), depth)", "lambda a, d: substitute(a, values), depth)", "terms"),
    Bug("permutations keep their names", "terms.py", "name = values.get(t.key, t.args[0])", "name = t.args[0]", "terms"),
    Bug("an integral captures", "terms.py", "_need(not captured", "_need(True", "terms"),
    Bug("the variable of an integral is replaced", "terms.py", "{k: v for k, v in values.items() if k in t.free}", "values", "attacks"),
    Bug("an integral leaves its variable free", "terms.py", "free -= {args[1].key}", "pass", "attacks"),
    Bug("definitions unfold without their arguments", "terms.py", "return substitute(d.body, dict(zip(d.params, t.args[1:], strict=True)))", "return substitute(d.body, dict(zip(d.params[:1], t.args[1:2], strict=True)))", "terms"),
    Bug("resizing forgets what is summed over", "terms.py", "(head in BINDERS and n == 0)", "(head == \"lam\" and n == 0)", "terms"),
    # theorems
    Bug("no freshness anywhere", "theorem.py", "need(not any(key in h.free for h in hyps)", "need(True or not any(key in h.free for h in hyps)", "rules"),
    Bug("open formulas are theorems", "theorem.py", "f.sort == \"P\" and not f.loose", "f.sort == \"P\"", "rules"),
    Bug("foreign types are arguments", "theorem.py", "need(_plain(args)", "need(True", "rules"),
    Bug("a theorem may be a term", "theorem.py", "type(f) is Term and f.sort == \"P\" and", "type(f) is Term and", "rules"),
    Bug("anything is a premise", "theorem.py", "all(type(p) is Theorem for p in premises) and count", "count", "rules"),
    Bug("theorems without the key", "theorem.py", "need(key is _KEY,", "need(key is not None,", "rules"),
    Bug("hypotheses of the first premise only", "theorem.py", "*(p.hyps for p in premises))", "*(p.hyps for p in premises[:1]))", "rules"),
    Bug("permuted indices are variables", "theorem.py", "need(i.head == \"ix\", \"an", "need(i.head in (\"ix\", \"perm\"), \"an", "rules"),
    # facts
    Bug("sign in cos_add", "facts.py", "_cos(_a) * _cos(_b) - _sin(_a) * _sin(_b)", "_cos(_a) * _cos(_b) + _sin(_a) * _sin(_b)", "facts fuzz"),
    Bug("an inverse of zero", "facts.py", "_fact(_eq(_b * (_ONE / _b), _ONE), _ne(_b, _ZERO))", "_fact(_eq(_b * (_ONE / _b), _ONE))", "facts"),
    Bug("a root is positive at zero", "facts.py", "_fact(_lt(_ZERO, _sqrt(_a)), _lt(_ZERO, _a))", "_fact(_lt(_ZERO, _sqrt(_a)), _le(_ZERO, _a))", "facts"),
    Bug("the pairs are two evens", "facts.py", "_at(\"f\", 2 * _e) + _at(\"f\", 2 * _e + 1)", "_at(\"f\", 2 * _e) + _at(\"f\", 2 * _e)", "facts"),
    Bug("a random factor leaves the expectation", "facts.py", "_fact(_eq(_E(_c * _X), _c * _E(_X)))", "_fact(_eq(_E(_Y * _X), _E(_Y) * _E(_X)))", "facts"),
    Bug("the variance is the second moment", "facts.py", "_E(_X**2) - _E(_X) ** 2", "_E(_X**2) - _E(_X)", "facts"),
    Bug("hypotheses of a law are dropped", "logic.py", "return substitute(concl, values), frozenset(substitute(h, values) for h in hyps)", "return substitute(concl, values), NONE", "rules"),
    Bug("the square is positive", "facts.py", "_fact(_lt(_ZERO, _a**2), _ne(_a, _ZERO))", "_fact(_lt(_ZERO, _a**2))", "facts"),
    Bug("a logarithm of what is not positive", "facts.py", "_fact(_eq(_exp(_log(_a)), _a), _lt(_ZERO, _a))", "_fact(_eq(_exp(_log(_a)), _a))", "facts"),
    Bug("the sum of deltas anywhere", "facts.py", "_sum(_i, _delta(_i, _j) * _at(\"f\", _i)), _at(\"f\", _j))", "_sum(_i, _delta(_i, _j) * _at(\"f\", _i)), _at(\"f\", _i))", "facts"),
    Bug("a covariance without means", "facts.py", "_E(_X * _Y) - _E(_X) * _E(_Y)", "_E(_X * _Y)", "facts"),
    Bug("the exponential is not strict", "facts.py", "_fact(_le(_exp(_a), _exp(_b)), _le(_a, _b))", "_fact(_lt(_exp(_a), _exp(_b)), _le(_a, _b))", "facts"),
    # rules: structure
    Bug("cut forgets the premise's hypotheses", "logic.py", "return b.concl, a.hyps | (b.hyps - {a.concl})", "return b.concl, b.hyps - {a.concl}", "rules"),
    Bug("instantiation forgets the hypotheses", "logic.py", "return substitute(a.concl, values), frozenset(substitute(h, values) for h in a.hyps)", "return substitute(a.concl, values), a.hyps", "rules"),
    Bug("any value for the variable of a derivative", "logic.py", "        _keeps_derivative(d, values, formulas)\n", "        pass\n", "rules"),
    Bug("a family may collapse under a derivative", "logic.py", "need(y.head == \"at\" and y.args[3:] == own", "need(y.head == \"at\"", "rules"),
    Bug("a value may bring in the variable of a derivative", "logic.py", "need(new not in v.free", "need(True", "rules"),
    Bug("a variable of a derivative renamed to its neighbour", "logic.py", "new == old or not any(new in g.free for g in formulas)", "True", "rules"),
    Bug("random values for constants", "logic.py", "not any(k.law == \"fixed\" and v.random for k, v in values.items())", "True", "rules"),
    Bug("random values in instantiation", "logic.py", "not any(k.random or (k.kind == \"at\" and v.random) for k, v in values.items())", "True", "rules"),
    Bug("two variables become one", "logic.py", "need(len({resize(k, sizes) for k in before}) == len(before)", "need(True", "rules"),
    Bug("index cases discharge any pair", "logic.py", "rest = apart.hyps - {Term(\"apart\", a, b)}", "rest = frozenset(h for h in apart.hyps if h.head != \"apart\")", "rules"),
    Bug("index cases for any first premise", "logic.py", "need(same.concl == substitute(apart.concl, {kb: a})", "need(same.concl.head == apart.concl.head", "rules"),
    Bug("induction without a base", "logic.py", "need(base.concl == substitute(p, {key: Term(\"zero\")})", "need(True", "rules"),
    Bug("induction upwards only", "logic.py", "need(up.concl == after and down.concl == p", "need(up.concl == after", "rules"),
    Bug("transitivity of anything", "relations.py", "need(s == s2, ", "need(True, ", "rules"),
    Bug("holes under expectations and derivatives", "relations.py", "t.head not in (*MOMENTS, \"deriv\", \"forall\") or", "True or", "rules"),
    Bug("replacing in any formula", "relations.py", "need(premises[0].concl == left", "need(True", "rules"),
    Bug("a bound index of another dimension", "logic.py", "i.sort == (\"I\", d) and not i.loose", "not i.loose", "rules"),
    Bug("one conjunct loses its hypotheses", "logic.py", "return Term(\"and\", a.concl, b.concl), a.hyps | b.hyps", "return Term(\"and\", a.concl, b.concl), a.hyps", "rules"),
    Bug("cut drops what it does not prove", "logic.py", "a.hyps | (b.hyps - {a.concl})", "a.hyps | frozenset(h for h in b.hyps if h.head != a.concl.head)", "rules"),
    Bug("values of another sort", "logic.py", "type(v) is Term and v.sort == want and not v.loose", "type(v) is Term and not v.loose", "rules"),
    Bug("open values", "logic.py", "v.sort == want and not v.loose", "v.sort == want", "rules"),
    Bug("a variable given twice", "logic.py", "if k is None or k in values:", "if k is None:", "rules"),
    Bug("resizing to the integers", "logic.py", "is_size(n) and type(n) is str and is_size(d)", "is_size(n) and type(n) is str", "rules"),
    Bug("laws over the integers", "logic.py", "need(all(is_size(d) for _, d in sizes)", "need(True", "rules"),
    Bug("cases keep a hypothesis on the second index", "logic.py", "    fresh(kb, kept)\n", "", "rules"),
    Bug("cases forget the hypotheses of the first", "logic.py", "return apart.concl, rest | kept", "return apart.concl, rest", "rules"),
    Bug("induction forgets the base's hypotheses", "logic.py", "rest = base.hyps | (up.hyps", "rest = (up.hyps", "rules"),
    Bug("induction under a hypothesis on the variable", "logic.py", "    fresh(key, rest)\n", "", "rules"),
    Bug("induction downwards only", "logic.py", "need(up.concl == after and down.concl == p", "need(down.concl == p", "rules"),
    # rules: algebra
    Bug("division by the numeral zero", "polynomials.py", "if b.head == \"num\" and b.args[0]:", "if b.head == \"num\":\n            if not b.args[0]:\n                return poly(a)", "rules"),
    Bug("products forget powers", "polynomials.py", "powers[atom] = powers.get(atom, 0) + k", "powers[atom] = k", "rules"),
    Bug("negative coefficients of inequalities", "relations.py", "c.head == \"num\" and c.args[0] >= 0", "c.head == \"num\"", "rules"),
    Bug("strict conclusions of weak premises", "relations.py", "strict = strict or (p.concl.head == \"lt\" and c.args[0] > 0)", "strict = True", "rules"),
    Bug("symmetry forgets hypotheses", "relations.py", "return eq(t, s), a.hyps", "return eq(t, s), NONE", "rules"),
    Bug("transitivity forgets hypotheses", "relations.py", "return eq(r, t), a.hyps | b.hyps", "return eq(r, t), a.hyps", "rules"),
    Bug("replacing forgets hypotheses", "relations.py", "return right, all_hyps(premises)", "return right, premises[0].hyps", "rules"),
    Bug("one hole for two equations", "relations.py", "len(places) == len(set(places)) == len(premises)", "len(places) == len(premises)", "rules"),
    Bug("a hole is a random entry", "relations.py", "h.law == \"fixed\" and h.dims == ()", "h.kind == \"at\" and h.dims == ()", "rules"),
    Bug("inequalities are combined as equations", "relations.py", "    for p in premises:\n        equation(p)\n", "", "rules"),
    Bug("a combination up to its sign", "relations.py", "p = poly_add(poly(right), poly(left), -1)", "p = poly_add(poly(right), poly(left))", "rules"),
    Bug("a combination with a negative rest", "relations.py", "need(not rest and q >= 0", "need(not rest", "rules"),
    Bug("a strict conclusion of nothing", "relations.py", "(strict or q > 0)", "(strict or q >= 0)", "rules"),
    Bug("a strict premise taken no times", "relations.py", "(p.concl.head == \"lt\" and c.args[0] > 0)", "p.concl.head == \"lt\"", "rules"),
    Bug("combinations of what differs", "relations.py", "in (\"eq\", \"le\", \"lt\"), \"equations", "in (\"eq\", \"le\", \"lt\", \"ne\"), \"equations", "rules"),
    Bug("sums are equal for one index", "relations.py", "    fresh(key, a.hyps)\n    f, g =", "    f, g =", "rules"),
    Bug("a sum is positive for one index", "relations.py", "    fresh(key, a.hyps)\n    need(a.concl.head in", "    need(a.concl.head in", "rules"),
    Bug("subtraction adds", "polynomials.py", "1 if h == \"add\" else -1", "1", "rules"),
    Bug("the opposite is the same", "polynomials.py", "{m: -c for m, c in poly(t.args[0]).items()}", "poly(t.args[0])", "rules"),
    Bug("dividing by a numeral multiplies", "polynomials.py", "{frozenset(): 1 / b.args[0]}", "{frozenset(): b.args[0]}", "rules"),
    Bug("a quotient is a product", "polynomials.py", "frozenset({(ONE / b, 1)})", "frozenset({(b, 1)})", "rules"),
    Bug("a quotient cancels", "polynomials.py", "        if a != ONE:\n", "        if a == b:\n            return poly(ONE)\n        if a != ONE:\n", "rules"),
    Bug("the power zero", "polynomials.py", "range(t.args[1])", "range(max(t.args[1], 1))", "rules"),
    Bug("sums of monomials overwrite", "polynomials.py", "total = out.get(m, 0) + c", "total = c", "rules"),
    Bug("products of monomials forget a coefficient", "polynomials.py", "frozenset(powers.items()), c * d", "frozenset(powers.items()), c", "rules"),
    Bug("products without a budget", "polynomials.py", "need(len(p) * len(q) <= MAX_MONOMIALS", "need(True", "rules"),
    Bug("sums without a budget", "polynomials.py", "need(len(p) + len(q) <= MAX_MONOMIALS", "need(True", "rules"),
    # rules: calculus
    Bug("a sum may capture its sign", "relations.py", "need(a.concl.head in (\"le\", \"lt\") and a.lhs == ZERO", "need(a.concl.head in (\"le\", \"lt\")", "rules"),
    Bug("every term is constant", "derivatives.py", "need(_entry(x) not in c.free", "need(_entry(x) not in c.free or c.head != \"at\"", "rules"),
    Bug("the quotient rule in the wrong order", "derivatives.py", "(df * g - f * dg) / g**2", "(f * dg - df * g) / g**2", "rules"),
    Bug("the product rule", "derivatives.py", "df * g + f * dg), hyps", "df * g + f * df), hyps", "rules fuzz"),
    Bug("any nonzero denominator", "derivatives.py", "need(nonzero.concl == Term(\"ne\", g, ZERO)", "need(nonzero.concl.head == \"ne\"", "rules"),
    Bug("sign of the derivative of the cosine", "derivatives.py", "lambda u: -Term(\"fn\", \"sin\", u)", "lambda u: Term(\"fn\", \"sin\", u)", "rules"),
    Bug("logarithms of what is not positive", "derivatives.py", "need(positive.concl == Term(\"lt\", ZERO, u)", "need(positive.concl.args[1] == u", "rules"),
    Bug("a derivative's sum captures its index", "derivatives.py", "need(key not in x.free", "need(True", "rules"),
    Bug("derivatives in different variables", "derivatives.py", "need(x == y, ", "need(x.head == y.head, ", "rules"),
    Bug("equal at one point", "derivatives.py", "    fresh(_entry(x), same.hyps)\n", "", "rules"),
    Bug("an entry of another family", "derivatives.py", "need(_entry(u) == _entry(x)", "need(_entry(u).dims == _entry(x).dims", "rules"),
    Bug("one delta for two indices", "derivatives.py", "value = delta if value is None else value * delta", "value = delta", "rules"),
    Bug("the chain rule without its inner derivative", "derivatives.py", "_OUTER[name](u) * du)", "_OUTER[name](u))", "rules"),
    Bug("the sine is its own derivative", "derivatives.py", "\"sin\": lambda u: Term(\"fn\", \"cos\", u)", "\"sin\": lambda u: Term(\"fn\", \"sin\", u)", "rules"),
    Bug("the constant of erf", "derivatives.py", "num(2) / Term(\"fn\", \"sqrt\", Term(\"pi\"))", "num(1) / Term(\"fn\", \"sqrt\", Term(\"pi\"))", "rules"),
    Bug("the constant of Fresnel's integral", "derivatives.py", "\"fresnels\": lambda u: Term(\"fn\", \"sin\", Term(\"pi\") / 2", "\"fresnels\": lambda u: Term(\"fn\", \"sin\", Term(\"pi\") / 1", "rules"),
    Bug("the derivative of the root", "derivatives.py", "ONE / (num(2) * Term(\"fn\", \"sqrt\", u))", "ONE / Term(\"fn\", \"sqrt\", u)", "rules"),
    Bug("the cosine integral for the sine integral", "derivatives.py", "\"Si\": lambda u: Term(\"fn\", \"sin\", u) / u", "\"Si\": lambda u: Term(\"fn\", \"cos\", u) / u", "rules"),
    Bug("roots differentiated anywhere", "derivatives.py", "    \"exp\": lambda u: Term(\"fn\", \"exp\", u),\n", "    \"exp\": lambda u: Term(\"fn\", \"exp\", u),\n    \"sqrt\": lambda u: ONE / (2 * Term(\"fn\", \"sqrt\", u)),\n", "rules"),
    Bug("why the denominator is not zero is forgotten", "derivatives.py", "hyps | nonzero.hyps", "hyps", "rules"),
    Bug("why the argument is positive is forgotten", "derivatives.py", "a.hyps | positive.hyps", "a.hyps", "rules"),
    Bug("a derivative's sum under a hypothesis on its index", "derivatives.py", "    fresh(key, a.hyps)\n    need(key not in x.free", "    need(key not in x.free", "rules"),
    Bug("equal derivatives of other functions", "derivatives.py", "need(f == f2 and df == df2", "need(df == df2", "rules"),
    Bug("equal functions of other derivatives", "derivatives.py", "need(f == f2 and df == df2", "need(f == f2", "rules"),
    Bug("why two functions are equal is forgotten", "derivatives.py", "same.hyps | a.hyps | value.hyps", "a.hyps | value.hyps", "rules"),
    Bug("integrands that are not differentiable", "derivatives.py", "need(f == f2 and x == y", "need(x == y", "rules"),
    Bug("an integral under a hypothesis on its variable", "derivatives.py", "    fresh(key, hyps)\n", "", "rules"),
    Bug("an integral backwards", "derivatives.py", "substitute(antiderivative, {key: high}) - substitute(antiderivative, {key: low})", "substitute(antiderivative, {key: low}) - substitute(antiderivative, {key: high})", "rules"),
    Bug("an integral without ordered limits", "derivatives.py", "low, high = parts(ordered.concl, \"le\")", "low, high = ordered.concl.args", "rules"),
    Bug("an integral forgets that its limits are ordered", "derivatives.py", "hyps | ordered.hyps", "hyps", "rules"),
    # rules: expectation
    Bug("expectations under a hypothesis on the outcome", "expectations.py", "need(not any(h.random for h in a.hyps)", "need(True", "rules"),
    Bug("factors that share an entry", "expectations.py", "need(distinct, ", "need(True, ", "rules"),
    Bug("independence is not declared", "expectations.py", "need(x.args[:2] in declared", "need(True", "rules"),
    Bug("independence is not kept as a hypothesis", "expectations.py", "all_hyps(premises) | {families}", "all_hyps(premises)", "rules"),
    Bug("entries hide in sums", "expectations.py", "need(t.head in (\"add\", \"sub\", \"mul\", \"neg\", \"pow\", \"div\"), \"a random entry", "need(True, \"a random entry", "rules"),
    Bug("crossed indices differ", "expectations.py", "frozenset(ij) in known for ij in zip(x.args[3:], y.args[3:], strict=True)", "frozenset((a, b)) in known for a in x.args[3:] for b in y.args[3:]", "attacks"),
    Bug("the second factor may be of any family", "expectations.py", "for x in first | second:", "for x in first:", "rules"),
    Bug("powers hide their entries", "expectations.py", "        elif t.random:\n            need", "        elif t.random and t.head != \"pow\":\n            need", "attacks"),
    Bug("unequal numbers are unequal indices", "expectations.py", "frozenset(parts(p.concl, \"apart\"))", "frozenset(p.concl.args)", "rules"),
    # certificates
    Bug("claims without their hypotheses", "certificate.py", " and theorem.hyps == {*map(self.value, hyps)}", "", "certificate"),
    Bug("later steps", "certificate.py", "type(p) is int and 0 <= p < len(steps)", "type(p) is int and p < len(steps)", "certificate"),
    Bug("expected digests are not compared", "certificate.py", "same = digest(theorem.hyps, theorem.concl) == expected[name]", "same = bool(digest(theorem.hyps, theorem.concl))", "tampering"),
    Bug("digests keep definitions folded", "certificate.py", "_spelled(unfold_all(concl))", "_spelled(concl)", "certificate"),
    Bug("exponents in numerals", "certificate.py", " and set(x) <= set(\"-/0123456789\")", "", "certificate"),
    Bug("names of two meanings", "certificate.py", "if seen.setdefault(name, what) != what:", "if seen.setdefault(name, what) is None:", "tampering"),
    Bug("any claim of a step", "certificate.py", "theorem.concl == self.value(entry[\"claim\"]) and ", "", "certificate"),
    Bug("digests without hypotheses", "certificate.py", "*sorted(_spelled(unfold_all(h)) for h in hyps)]", "*sorted(_spelled(unfold_all(h)) for h in ())]", "certificate"),
    Bug("digests keep hypotheses folded", "certificate.py", "_spelled(unfold_all(h))", "_spelled(h)", "tampering"),
    Bug("digests without dimensions", "certificate.py", "return f\"[{' '.join(map(_spelled, x))}]\"", "return \"[]\"", "tampering"),
    Bug("digests of numerals by their sign", "certificate.py", "return json.dumps(x) if type(x) in (str, int) else str(x)", "return json.dumps(x) if type(x) in (str, int) else str(x > 0)", "certificate"),
    Bug("the last theorem of a name counts", "certificate.py", "_need(name not in found, ", "_need(True, ", "certificate"),
    Bug("names that nobody expects", "certificate.py", "            if name not in expected:\n                raise ProofError(f\"{name}: not among the expected theorems\")\n", "            if name not in expected:\n                continue\n", "certificate"),
    Bug("rows from the end", "certificate.py", "type(n) is int and 0 <= n < len(self.data[table])", "type(n) is int and n < len(self.data[table])", "certificate"),
    Bug("a book of no theorems", "certificate.py", "if not found:", "if found is None:", "certificate"),
    Bug("a refusal with the exit code 0", "certificate.py", "            code = 1\n        else", "            code = 0\n        else", "certificate"),
    Bug("a key that stands twice", "certificate.py", "_need(len(dict(pairs)) == len(pairs)", "_need(True", "certificate"),
    Bug("a part for the whole", "certificate.py", "if absent and not asked.part:", "if absent and asked.part:", "certificate"),
    Bug("numbers that are no integers", "certificate.py", "parse_float=_no_integer, parse_constant=_no_integer", "parse_constant=_no_integer", "certificate"),
    Bug("bound indices print from inside", "printed.py", "f\"#{depth - 1 - t.args[0]}\"", "f\"#{t.args[0]}\"", "tampering"),
    Bug("hypotheses are not printed", "printed.py", "[(\"if\", _term(h)) for h in hypotheses]", "[]", "tampering"),
    Bug("a random entry prints as a real one", "printed.py", "'random' if k.random else 'real'", "'real'", "tampering"),
)  # fmt: skip


class Harmless(NamedTuple):
    """An edit that cannot give a falsehood, and why: it does not count."""

    edit: Bug
    why: str


HARMLESS = (
    Harmless(
        Bug("opening rebuilds what it need not", "terms.py", " or (value.head == \"bv\" and value.args[0] == 0 and not _reaches(t, depth + 1))", "", ""),
        "a shortcut: the rebuilt term is the same",
    ),
    Harmless(
        Bug("shifting visits closed terms", "terms.py", "    if not by or not _reaches(t, depth):\n        return t\n    if t.head == \"bv\":", "    if not by:\n        return t\n    if t.head == \"bv\" and t.args[0] < depth:\n        return t\n    if t.head == \"bv\":", ""),
        "a shortcut: bound variables below the depth stay as they are",
    ),
    Harmless(
        Bug("laws are resized again at each use", "logic.py", "@lru_cache(maxsize=4096)\ndef _sized", "def _sized", ""),
        "a memory of a function of its arguments alone",
    ),
    Harmless(
        Bug("the gate looks at the conclusion only", "theorem.py", "for f in (concl, *hyps):", "for f in (concl,):", ""),
        "a hypothesis is that of a premise, a closed instance, a declaration, or the conclusion of `assume`",
    ),
)  # fmt: skip
