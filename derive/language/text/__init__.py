"""Statements as text, and back: what the author of a proof reads in an error, and a user in a terminal.

Printing is injective, and ``parse(text(t))`` is ``t``. None of this is trusted: no rule and no replay uses it.
Loading the notation makes the kernel's objects print by it.
"""

from .printer import install

install()
