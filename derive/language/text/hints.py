"""Guess what an unexpected token was meant to be, and say how the language writes that."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from ...kernel.terms import Definition
from .declarations import WORDS, Context, is_name, signature_text, size_text
from .vocabulary import VOCABULARY

__all__ = ["SIGNS", "hint", "powers"]

_CASES = "there is no case distinction; write abs, relu, max, min or clip, by 'from prelude: relu'"
_MATRICES = "a product of matrices is a sum, such as Sum(W[i, k]*x[k], k:n)"
_ORDER = "a relation has its smaller side first: a < b, a <= b"
_ENTRIES = "an operation is said of entries, such as x[i]*y[i], and a sum is Sum(x[k], k:n)"
_NOT_AN_INDEX = "an index is declared by a line such as 'indices: i:n', or bound as in Sum(x[k], k:n)"

_SHIFT = (
    "positions are not added: a mask says which belong together, as shift[i, k, j] does, of zeros and ones, in "
    "Sum(Sum(w[k]*shift[i, k, j]*x[j], j:n), k:n)"
)
_DETERMINANT = (
    "a determinant is not in the language; of A = L*L' with a triangular L its logarithm is 2*Sum(log(L[i, i]), i:n)"
)
_INVERSE = (
    "an inverse is not in the language; it may be declared as a matrix B, with what is assumed of A*B, and is then "
    "constant for derivatives in A; that it changes by -B*dA*B is proved in docs/guide/deriving.md"
)
_EXISTS = "there is no such formula: a claim holds for all values, and what exists is given by a term"

_POINT = "a number has digits on both sides of its point: 0.5, 1.0"

SIGNS: Mapping[str, str] = MappingProxyType(
    {
        "@": _MATRICES,
        "^": "a power is written t**2",
        ">": _ORDER,
        "≤": "it is written a <= b",
        "≥": _ORDER,
        "≠": "it is written a != b",
        "==": "an equation is written a = b",
        "'": "a transpose is an order of indices: W[k, i]",
        "?": _CASES,
        "%": "there is no remainder in the language",
        "|": "an absolute value is abs(t), by 'from prelude: abs'",
        "{": "brackets are ( ) in terms, and [ ] around indices",
        ";": "each thing stands on a line of its own",
        "⋅": "a product is written a*b",
        "·": "a product is written a*b",
        "×": "a product is written a*b",
        "−": "it is written with the sign -",
        "√": "a root is sqrt(t)",
        "∑": "a sum is Sum(x[k], k:n)",
        "//": "there is no division with a remainder; a quotient is a/b",
    }
)
"""By the sign that was found."""

NAMES: Mapping[str, str] = MappingProxyType(
    {
        "if": _CASES,
        "else": _CASES,
        "where": _CASES,
        "and": "of two formulas both is And(P, Q); what is assumed stands on lines of its own",
        "in": "what is asked for ends with one 'in' and its variables",
        "or": "there is no such formula; each case is asked for by itself",
        "not": "two numbers differ is t != 0",
        "lambda": "a vector is written fun k:n => c*x[k]",
        "for": "a sum is Sum(x[k], k:n), and a vector fun k:n => c*x[k]",
        "sum": "a sum is Sum(x[k], k:n)",
        "ln": "the natural logarithm is log(t)",
        "log2": "it is log(t)/log(2)",
        "log10": "it is log(t)/log(10)",
        "log1p": "it is log(1 + t)",
        "expm1": "it is exp(t) - 1",
        "tan": "it is sin(t)/cos(t)",
        "pow": "a power is written t**2",
        "cbrt": "it is exp(log(t)/3), for 0 < t",
        "matmul": _MATRICES,
        "einsum": _MATRICES,
        "argmax": "which entry is largest is no function that has a derivative; it is not in the language",
        "sort": "an order of entries is not in the language",
        "cumsum": "a running sum is Sum(mask[i, k]*x[k], k:n), with a family of zeros and ones as mask",
        "cumprod": "a running product of positive entries is exp(Sum(mask[i, k]*log(x[k]), k:n)), with a mask",
        "det": _DETERMINANT,
        "logdet": _DETERMINANT,
        "slogdet": _DETERMINANT,
        "inv": _INVERSE,
        "inverse": _INVERSE,
        "pinv": _INVERSE,
        "solve": _INVERSE,
        "trace": "a trace is Sum(A[i, i], i:n)",
        "tr": "a trace is Sum(A[i, i], i:n)",
        "Exists": _EXISTS,
        "exists": _EXISTS,
        "len": "a size as a number is size(n)",
        "e": "the number e is exp(1)",
        "inf": "there is no infinity; a mask is a family of zeros and ones that multiplies",
        "nan": "every term has a value; there is no nan",
        "diff": "a derivative is asked for by a line 'derivative: f in t'",
        "grad": "a backward pass is asked for by a line 'vjp: f in x'",
        "gather": "an entry with a given label is Sum(y[k]*x[k], k:n), with a family y of zeros and a one",
    }
)
"""By the name that was found."""

LIBRARIES = ("np", "numpy", "torch", "jax", "jnp", "math", "F", "tf", "sp", "sympy")


def powers(t: str = "t") -> str:
    """Return how powers are written.

    Examples
    --------
    >>> powers("a")
    'a power is a whole number; a root is sqrt(a), one over a is 1/a, any other power exp(c*log(a)), for 0 < a'
    """
    return (
        f"a power is a whole number; a root is sqrt({t}), one over {t} is 1/{t}, any other power exp(c*log({t})), "
        f"for 0 < {t}"
    )


def hint(expected: str, tokens: Sequence[str], at: int, context: Context, bound: Collection[str] = ()) -> str:
    """Return how to say what was meant; empty where there is no guess.

    Parameters
    ----------
    expected : str
        What stands there in the language.
    tokens : sequence of str
        Of the line.
    at : int
        Which of them was not expected.
    context : Context
    bound : collection of str
        Names of the binders around it.

    Examples
    --------
    >>> hint("a real term", ["2", "*", "tanh", "(", "t", ")"], 2, Context({}, {}, ()))
    "it is no word of the language: write 'from prelude: tanh', or define it"
    >>> hint("the end", ["x", "@", "w"], 1, Context({}, {}, ()))
    'a product of matrices is a sum, such as Sum(W[i, k]*x[k], k:n)'
    """
    token, after, before = (tokens[k] if 0 <= k < len(tokens) else "" for k in (at, at + 1, at - 1))
    if token == "=" and before in ("=", "+", "-", "*", "/"):
        return SIGNS["=="] if before == "=" else "a definition is a line 'define: f(t) = ...'"
    if token == "/" in (before, after):
        return SIGNS["//"]
    if (meant := SIGNS.get(token)) is not None:
        return meant
    if before == "**":
        return powers()
    if token == "." and after[:1].isdigit():
        return _POINT
    if "." in (token, after) and not token[:1].isdigit():
        return _dotted(before if token == "." else token, tokens[at + 1 :])
    if token[:1].isdigit():
        return _number(token)
    if expected == "'('" and before:
        d = context.definitions.get(before)
        return _applied(d) if d else f"it is applied: {before}(...)"
    if token in ("<", "<=", "=", "!=") and expected == "the end":
        return "a relation has two sides; each one more stands on a line of its own"
    if expected == "the end" and is_name(token) and is_name(before) and token not in NAMES:
        return "names stand with commas between them, as in 'reals: a, b', and a product is written a*b"
    match expected:
        case "an index":
            return _index(token, context)
        case "a dimension":
            key = context.variables.get(token)
            if key is not None and key.kind == "ix" or token in bound:
                return NAMES["cumsum"]
            return "a dimension is declared by a line such as 'dimensions: n'"
        case "']'" if token in ("+", "-"):
            return _SHIFT
        case "','" if (d := context.definitions.get(_around(tokens, at))) is not None:
            return _applied(d)
        case "a relation" if not token:
            return "such as 0 < t, t != 0, or a = b"
        case "a new name":
            return f"{token} is declared above"
        case "a name":
            return f"{token} is a word of the language; another name is {token}_1" if token in WORDS else ""
        case "':'" if before and is_name(before):
            return f"a binder says its dimension, such as {before}:n"
    return _name(token, after, context, bound) if is_name(token) else ""


def _dotted(name: str, rest: Sequence[str]) -> str:
    member = next((t for t in rest if is_name(t) or t in WORDS), "")
    if name in LIBRARIES or not name:
        return f"a function is called by its name alone, such as {member or 'exp'}(t)"
    if member in ("T", "mT"):
        return SIGNS["'"]
    if name[:1].isdigit():
        return _POINT
    return _ENTRIES


def _around(tokens: Sequence[str], at: int) -> str:
    """Return what is applied to the brackets around a place."""
    depth = 0
    for n in range(at - 1, 0, -1):
        depth += (tokens[n] in ")]") - (tokens[n] in "([")
        if depth < 0:
            return tokens[n - 1]
    return ""


def _number(token: str) -> str:
    letters = token.lstrip("0123456789.")
    return f"a product is written {token[: len(token) - len(letters)]}*{letters}" if is_name(letters) else ""


def _applied(d: Definition) -> str:
    return f"a definition is applied: {d.name}({', '.join(map(signature_text, d.params))})"


def _index(token: str, context: Context) -> str:
    """Return why something is no index."""
    if token == "-":
        return "indices start at 0, and are not counted from the end"
    if token == ":":
        return "a row is W[i], without the indices that come last"
    key = context.variables.get(token)
    if key is not None:
        return f"{signature_text(key)} is no index; {_NOT_AN_INDEX}"
    return _NOT_AN_INDEX if is_name(token) else ""


def _name(name: str, after: str, context: Context, bound: Collection[str]) -> str:
    """Return what a name is that stands in a wrong place."""
    if name in context.definitions:
        return _applied(context.definitions[name])
    if name in context.sizes:
        return f"{name} is a dimension; as a number it is size({name})"
    if name in bound:
        return f"{name} is an index, and stands in brackets: x[{name}]"
    if name in context.variables:
        key = context.variables[name]
        if key.kind == "ix":
            return f"{name} is an index of {size_text(key.dim)}, and stands in brackets: x[{name}]"
        return ""
    if name in VOCABULARY:
        return f"it is no word of the language: write 'from prelude: {name}', or define it"
    if name in NAMES:
        return NAMES[name]
    if after == "(":
        return f"it is no word of the language: define it, by a line 'define: {name}(t) = ...'"
    if after == "[":
        return f"it is not declared: a vector is by a line 'vectors: {name}[n]'"
    return f"it is not declared: a number is by 'reals: {name}', a vector by 'vectors: {name}[n]'"
