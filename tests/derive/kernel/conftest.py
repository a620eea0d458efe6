"""The kernel is tested with its own operators, as a process has it that replays a certificate."""

from collections.abc import Iterator

import pytest

from derive.kernel.terms import Term
from derive.language.text.operators import OPERATORS, OWN


@pytest.fixture(autouse=True, scope="module")
def _kernel_alone() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in OPERATORS:
            if name in OWN:
                patch.setattr(Term, name, OWN[name])
            else:
                patch.delattr(Term, name)
        yield
