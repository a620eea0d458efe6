"""The house as data: floors, arrows, sizes, and what has no test file of its own, each with its reason."""

from __future__ import annotations

from typing import NamedTuple

OURS = ("derive", "verify")
CHAPTERS = (
    *("softmax", "dot_product", "scaling", "sinusoidal", "interaction", "decay", "attention", "normalization"),
    "feed_forward",
)
THIRD_PARTY = "a third-party package"
ANYTHING = "*"  # the end of a name that is known only when the program runs


class Arrow(NamedTuple):
    """Modules below `source` import nothing below `never`.

    Modules below `unless` are free of it; what is below `save` may be imported all the same.
    """

    source: str
    never: tuple[str, ...]
    reason: str
    unless: tuple[str, ...] = ()
    save: tuple[str, ...] = ()


# From the foundation up; a module imports from its own folder, from those beside it, and from those below.
LAYERS = (
    ("derive.kernel", "derive.files", "derive.claims"),
    ("derive.language", "derive.figures"),
    ("derive.proving", "derive.values"),
    ("derive.deriving", "derive.books"),
    ("derive.deciding", "derive.chapters"),
    ("derive.programs", "derive.rocq", "derive.teaching"),
    ("derive.render",),
    ("derive.cas", "derive.prelude"),
    ("derive.tracing",),
    ("derive.doors",),
    ("derive.site",),
    ("derive.commands",),
)
# What is measured, then what measures it, then who asks.
WINGS = (
    ("verify.errors", "verify.tasks"),
    ("verify.numbers",),
    ("verify.transformer",),
    ("verify.oscillation",),
    ("verify.counterparts",),
    ("verify.mutants",),
    ("verify.checking", "verify.figures", "verify.measure", "verify.rocq"),
    ("verify.adequacy", "verify.invariants"),
    ("verify.commands", "verify.pytest_plugin"),
)
TOWERS = {"derive": LAYERS, "verify": WINGS}
BY_DATA = tuple(f"derive.books.{name}" for name in ("book", "chapter", "former"))  # they load what data name
NAMED = {"derive": (), "verify": (ANYTHING,)}  # verify imports what somebody names, such as a module of theirs
PLACED = [module for layers in TOWERS.values() for layer in layers for module in layer]

BLIND = (
    "verify.transformer",
    "verify.counterparts",
    "verify.figures",
    "verify.numbers",
    "verify.oscillation",
    "verify.mutants",
    "verify.checking",
)
# Somebody's code, imported by `functions`, is compared with a theorem or own formula; honest ways know nothing of them.
BY_THE_BOOK = (
    *("formulas", "closed_forms", "calling.functions", "statements.entries", "statements.summands"),
    *(f"judging.{name}" for name in ("book", "coincidence", "mistakes")),
)
CHECKED_BY_THE_BOOK = tuple(f"verify.checking.{name}" for name in BY_THE_BOOK)
# What somebody means by a name, and by a result as a truth value, is asked of what holds no statement of a theorem.
WORDS = ("derive.language.answers", "derive.language.words")
# A book is passed on by modules that ask it nothing: what it holds is read by those above.
PASSED_ON = ("derive.books.book",)
FREE = (*WORDS, *PASSED_ON, "derive.files", "derive.books.schema", "derive.books.former")
PURE = ("kernel", "files", "language", "proving", "deriving", "books", "chapters", "claims")
DRAWN = (*(f"derive.chapters.{name}.figures" for name in CHAPTERS), "derive.chapters.rounding")

ARROWS = (
    Arrow("derive", ("verify",), "what is true does not depend on what was measured"),
    Arrow(
        "verify",
        ("derive",),
        "only the parts that compare or report may know the theorems",
        unless=(
            *(f"verify.measure.{name}" for name in ("counterparts", "documents", "evidence", "keys", "replay", "run")),
            *("verify.rocq.book", "verify.rocq.coqchk"),
            "verify.commands",
            *CHECKED_BY_THE_BOOK,
            "verify.adequacy",  # what a theorem needs is asked of its statement, not of the Transformer
        ),
        save=FREE,
    ),
    *(
        Arrow(
            blind,
            ("derive", "sympy"),
            "an independent check knows nothing of the theorem",
            unless=CHECKED_BY_THE_BOOK,
            save=(*WORDS, *PASSED_ON) if blind == "verify.checking" else (),
        )
        for blind in BLIND
    ),
    Arrow(
        "derive.kernel",
        ("derive",),
        "a copy of the kernel alone replays certificates",
        save=("derive.kernel",),
    ),
    *(Arrow(f"derive.{pure}", (THIRD_PARTY,), "proofs need the standard library only", unless=DRAWN) for pure in PURE),
    Arrow("derive.claims", ("derive",), "a claim of a source is inert data", save=("derive.claims",)),
    Arrow("derive.doors", ("derive.doors.build",), "an answer writes no documents", unless=("derive.doors.build",)),
    Arrow("derive.render", ("derive.proving",), "a reader prints what was proved and proves nothing"),
    *(Arrow(p, ("tests", "benchmarks"), "what is shipped stands without its tests", save=NAMED[p]) for p in OURS),
    *(
        Arrow(low, tuple(high for layer in layers[level + 1 :] for high in layer), "it is a layer above", save=NAMED[p])
        for p, layers in TOWERS.items()
        for level, layer in enumerate(layers)
        for low in layer
    ),
)

HALLS = (*OURS, "verify.checking")  # packages whose folders a reader sees side by side
MOST_LOOSE = 4  # modules of a hall that stand in no folder: the doors, and what every folder stands on
MOST_FLOORS = 12  # folders of a hall on top of each other
NAMES_VERIFY = {  # path: why it names a module of `verify`
    "derive/commands/doctor.py": "what an extra of the distribution is for",
    "derive/site/reference/documented.py": "the reference documents both packages",
}
MOST_LINES, QUESTIONED_LINES = 600, 400
EXAMPLES = "public words, each with a worked example in its docstring: under 400 lines without these"
LONG_FILES = {  # path: why more than 400 lines are right there
    **dict.fromkeys(("derive/language/entry.py", "derive/doors/cited.py", "derive/language/terms.py"), EXAMPLES),
    "derive/render/book.py": "the words and the preamble of the book, as literals: under 300 lines without these",
    "derive/kernel/nodes.py": "one thing to read: what a term is, and the gate that refuses what is none",
    "verify/transformer/fused/loops.py": "Numba compiles a loop again only where its own file has changed",
}
ASKED_FOR = "our book, only where no other is given: a decision about one's formulas loads no chapter"
INNER_IMPORTS = {  # path: why it imports ours inside a function, beside the doors that load a module by its name
    "derive/doors/decisions.py": ASKED_FOR,
    "derive/doors/recognition.py": ASKED_FOR,
    "derive/doors/records.py": "where records lie is asked by what prints none, and by what measures",
    "derive/language/text/printer.py": "the text of a term needs the printer, which is installed before there is one",
    "derive/render/display.py": "what writes for a notebook is loaded when a term is shown there",
    "verify/transformer/fused/choice.py": "Numba compiles the loops, if it is there",
    "verify/checking/calling/serving.py": "NumPy may begin threads, and a process is confined before it has any",
}
MOST_KERNEL_LINES = 1413  # with what reads certificates and prints theorems; the rules alone are half of it
HEAVY = {"sympy", "numpy", "matplotlib", "mpmath", "flint"}

# Patterns of modules without a test file of their own, and why.
RULES = "test_rules.py has one table for every rule, wherever it stands"
UNMIRRORED = {
    "derive/books/schema.py": "three literals, which whoever reads a record tests",
    "*/__init__.py": "names and order only, tested through the modules they name",
    "*/__main__.py": "one call of the command line, whose tests run it",
    "derive/figures/*": "a literal and a drawing each, drawn one by one by test_figure.py",
    "derive/chapters/*": "literals: proved, killed and drawn one by one by the tests of the book and of figures",
    "derive/site/*": "what fills the pages, which test_building.py reads, link by link and formula by formula",
    "derive/claims/*": "literals, judged one by one by test_judging.py",
    "verify/counterparts/*": "one function a theorem, run one by one by the tests of the evidence",
    "verify/transformer/blocks/config.py": "records, read by the layers and tested with them",
    "verify/mutants/*": "wrong on purpose, killed one by one by the tests of the evidence",
    "derive/kernel/derivatives.py": RULES,
    "derive/kernel/expectations.py": RULES,
    "derive/kernel/logic.py": RULES,
    "derive/kernel/polynomials.py": RULES,
    "derive/kernel/relations.py": RULES,
    "derive/kernel/theorem.py": RULES,
}
