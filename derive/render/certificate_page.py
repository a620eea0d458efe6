"""``certificate.md``: the format of certificates, so that somebody can write a checker from that page alone.

Rules, facts and limits are read from the kernel's tables. A test follows the page: a reader that knows nothing else
decodes every row of certificates of the book and recomputes the digests.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import Parameter, getdoc, signature
from typing import Any

from ..kernel import certificate, polynomials, terms
from ..kernel.certificate import _spelled as spelled
from ..kernel.facts import FACTS
from ..kernel.rules import RULES

HEADS: Mapping[str, tuple[str, str, str]] = {  # head: kinds of its arguments, the kind that it gives, what it is
    "ix": ("name dim", "index", "a free index of that dimension"),
    "bv": ("natural sort", "index", "a bound index, of sort `[\"I\", dim]`; the number counts the binders between"),
    "even": ("index", "index", "`2i`, of dimension `[\"2\", d]` where `i` is of `d`, a size"),
    "odd": ("index", "index", "`2i + 1`, likewise"),
    "perm": ("name size index", "index", "what a permutation makes of an index of that size"),
    "zero": ("", "index", "the integer 0, of dimension `Integers`"),
    "succ": ("index", "index", "`i + 1`, of integers only"),
    "num": ("number", "real", "a rational number"),
    "pi": ("", "real", "the number pi"),
    "at": ("name dims law index...", "real", "an entry, with one index of each of the dimensions in order"),
    "add": ("real real", "real", "`a + b`"),
    "sub": ("real real", "real", "`a - b`"),
    "mul": ("real real", "real", "`a b`"),
    "div": ("real real", "real", "`a / b`, which is 0 where `b` is 0"),
    "neg": ("real", "real", "`-a`"),
    "pow": ("real natural", "real", "`a^k`, with `k` up to the limit below"),
    "fn": ("function real", "real", "a function of the list below"),
    "delta": ("index index", "real", "1 if the indices, of one dimension, are equal; else 0"),
    "card": ("size", "real", "how many indices the dimension has"),
    "sum": ("size real", "real", "the sum over all indices; binds one in its second argument"),
    "pairs": ("vector vector index", "real", "`u_i` at `2i` and `v_i` at `2i + 1`; `u, v` are over half the size"),
    "def": ("definition value...", "real", "a definition at arguments of the sorts of its parameters"),
    "E": ("real", "real", "the expectation of a polynomial in random entries"),
    "Var": ("real", "real", "its variance"),
    "Cov": ("real real", "real", "the covariance of two"),
    "lam": ("dim body", "vector", "a family; binds an index in its second argument"),
    "eq": ("real real", "formula", "`a = b`"),
    "lt": ("real real", "formula", "`a < b`"),
    "le": ("real real", "formula", "`a <= b`"),
    "ne": ("real real", "formula", "`a != b`"),
    "apart": ("index index", "formula", "the indices, of one dimension, differ"),
    "deriv": ("real entry real", "formula", "the first has the partial derivative by the entry, which is the third"),
    "integral": ("real entry real real real", "formula", "from the third to the fourth it is the fifth; see below"),
    "forall": ("dim formula", "formula", "for every index; binds it in its second argument"),
    "independent": ("family...", "formula", "all entries of all families `[name, [sizes]]` are independent"),
    "and": ("formula formula", "formula", "both"),
}  # fmt: skip

KINDS: Mapping[str, str] = {  # annotation of an argument of a rule: its kind
    "Term": "term", "str": "text", "int": "integer", "Key": "variable", "tuple[Key, Any]": "(variable, value)",
    "tuple[str, Any]": "(text, value)", "tuple[tuple[str, Any], ...]": "(text, value) list",
}  # fmt: skip
LIMITS: Mapping[str, Callable[[], Any]] = {
    "characters of a certificate": lambda: certificate.MAX_CHARACTERS,
    "rows of a table": lambda: certificate.MAX_ROWS,
    "nodes of a term": lambda: terms.MAX_SIZE,
    "exponent": lambda: terms.MAX_POWER,
    "monomials of a product of polynomials": lambda: polynomials.MAX_MONOMIALS,
}


def certificate_md() -> str:
    """Return the page."""
    heads = [f"| `{head}` | {kinds or 'none'} | {gives} | {says} |" for head, (kinds, gives, says) in HEADS.items()]
    rules = [_rule(name, function) for name, (_, function) in RULES.items()]
    facts = [f"| `{name}` | `{spelled(fact)}` | {_all(map(spelled, hyps))} |" for name, (fact, hyps) in FACTS.items()]
    limits = [f"| {what} | {limit()} |" for what, limit in LIMITS.items()]
    return "<!-- Written by `derive build`; changes belong into derive/. -->\n\n" + _PAGE.format(
        format=certificate.FORMAT,
        most_nodes=certificate.MAX_WRITTEN,
        tables=_all(certificate.TABLES),
        claim=_all(certificate.CLAIM),
        functions=_all(terms.FUNCTIONS),
        binders=_all(terms.BINDERS),
        heads="\n".join(heads),
        rules="\n".join(rules),
        facts="\n".join(facts),
        limits="\n".join(limits),
        reserved=_all((*terms.FUNCTIONS, *terms.MOMENTS, "pi")),
    )


def _all(texts: Any) -> str:
    return ", ".join(f"`{t}`" for t in texts)


def _rule(name: str, function: Callable[..., Any]) -> str:
    """Return the row of a rule: how many premises, which arguments, the figure and what it refuses."""
    parameters = list(signature(function).parameters.values())
    premises = str(sum(p.annotation == "Theorem" for p in parameters))
    if parameters and parameters[0].name == "premises":
        premises = "any"
    kinds = [_kind(p) for p in parameters if "Theorem" not in p.annotation]
    figure, _, refused = (getdoc(function) or "").partition("Raises\n------\nProofError\n")
    texts = " ".join(figure.replace("``", "`").split()), " ".join(refused.replace("``", "`").split())
    cells = (f"`{name}`", premises, ", ".join(kinds) or "none", texts[0], texts[1] or "nothing")
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _kind(p: Parameter) -> str:
    return KINDS[p.annotation] + ("..." if p.kind is Parameter.VAR_POSITIONAL else "")


_PAGE = """# Certificates

A certificate is a book of proofs as one JSON document: `derive prove --certificate FILE` writes it, and
`python -m derive.kernel.certificate FILE` replays it. This page is what a checker of your own needs. What a theorem
means is said in [trusted_base.md](trusted_base.md).

## The document

An object with the keys `format`, which is {format}, and {tables}, which are lists; no key stands twice in an object.
There are no numbers but integers, and no `true`, `false` or `null`. A row is known by its place in its list, from 0.

| row | is |
|---|---|
| of `definitions` | `[name, [variable, ...], value]`: what it defines, its parameters and its body |
| of `terms` | `[head, hint, argument, ...]`: the hint is a text and means nothing |
| of `steps` | `[rule, [step, ...], [argument, ...]]`: premises are earlier steps, by their numbers |
| of `theorems` | an object with the keys {claim} |

A value is an integer, a text, a list of values, or an object with one key:

| value | is |
|---|---|
| `{{"q": "-1/2"}}` | a rational number, in lowest terms, with a denominator only if it is not 1 |
| `{{"t": 7}}` | row 7 of `terms` |
| `{{"d": 7}}` | row 7 of `definitions` |

## Dimensions, sorts, variables

A *dimension* is a name, which is a *size*, a positive integer; `["2", size]`, its double; or `"Integers"`, which is no
size: nothing is summed over it. A *sort* is `"R"` a real number, `["I", dimension]` an index, `["V", dimension, sort]`
a family, or `"P"` a formula. A *variable* is one of

| variable | is |
|---|---|
| `["ix", name, dimension]` | an index |
| `["perm", name, size]` | a permutation of the indices of a size |
| `["at", name, [dimension, ...], law]` | a real number, or a family of them; the law is `"fixed"` or `"random"` |

The sort of a family over no dimension is `"R"`; over `d, e, ...` it is `["V", d, sort of the family over e, ...]`.

## Terms

The kinds of arguments: *name* a text that is an identifier where `~` is read as `_`; *dim*, *size*, *sort* as above;
*dims* a list of dimensions; *law* as above; *natural* an integer from 0; *number* a `"q"`; *function* one of
{functions}; *definition* a `"d"`; *family* a list of a name and a list of sizes; *index*, *real*, *vector*, *formula*
a `"t"` that gives this kind; *entry* a `"t"` of a head `at` with the law `fixed`; *body* a real or a vector; *value* a
real, an index or a vector. `...` means any number of the kind before.

| head | arguments | gives | what it is |
|---|---|---|---|
{heads}

The heads {binders} bind an index. A bound index `bv` with the number 0 belongs to the nearest binder around it, with 1
to the next, and so on; bindings of other names do not exist, so that renaming is no operation. A theorem has no `bv`
without its binder. A real under `E`, `Var`, `Cov` is a polynomial in random entries: sums, differences, products,
powers, negations, `pairs` and `sum` of what is one or is not random, and quotients by what is not random. A definition
whose body takes an expectation has no random arguments. An integral says that it exists, too; its entry is a real
variable, which it binds by its name and which occurs in its first argument only, and its limits are not random.

A definition says that its name at arguments is its body with the arguments for the parameters. Its parameters are
indices and fixed reals or families, and its body, which is real, has no other free variable. To *unfold* it replace an
index by the argument; a real by the argument; and an entry of a family by the argument, a `lam`, opened at the indices
of the entry, one `lam` after the other. Bound indices that a replaced term brings below a binder are raised by one.

## Theorems and their digests

A row of `theorems` names a step and repeats what it concludes (`claim`, a `"t"`) and its hypotheses (a list of `"t"`).
Two theorems have two names. In the claim and the hypotheses together one name has one meaning: variables, definitions
and dimensions have names of their own, none of which is one of {reserved}. A parameter of a definition may be called as
a variable outside is, but neither as a dimension nor by one of these.

The *spelling* of a term is `(head argument argument ...)`: one space between two, and one after the head even if there
is no argument. A term that is an argument is spelled likewise, without its hint; a list as `[a b ...]`; a text as JSON
(ASCII) and an integer as JSON; a rational number as in its `"q"`. The *digest* of a theorem is the SHA-256, as
hexadecimal digits, of these lines of ASCII, joined by one line feed: the spelling of the claim, and the spellings of
the hypotheses in the order of their characters, all with every definition unfolded. `docs/theorems.json` has them.
Where one of these has more than {most_nodes} nodes, bodies of definitions counted at each use, they are spelled as they
stand: a definition as the SHA-256 of the spelling of the list of its parameters, a space, and that of its body.

## Steps

A step applies a rule to the theorems of earlier steps, its premises, and to arguments. The kinds: *term* a `"t"`,
*text*, *integer*, *variable* as above, *value* a `"t"`, a text or a dimension, `(a, b)` a list of two, `(a, b) list` a
list of such lists. `H |- P` is a theorem with hypotheses `H`, which is a set, and conclusion `P`. A rule keeps the
hypotheses of its premises where its figure does not say otherwise. Equality of terms is that of their spellings before
definitions are unfolded, where a definition is spelled by its name, its parameters and its body.

| rule | premises | arguments | figure | it refuses |
|---|---|---|---|---|
{rules}

## Facts

The rule `fact` has the arguments: the name of a fact; a list of pairs, a dimension's name and the size that replaces
it; and pairs, a variable's name and the value that replaces it. All dimensions are replaced at once, then all variables
at once, an entry as when a definition is unfolded. Conclusion and hypotheses, spelled:

| fact | conclusion | hypotheses |
|---|---|---|
{facts}

## Limits

| at most | |
|---|---:|
{limits}
"""
