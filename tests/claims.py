"""The statements of the theorems that decide claims of the sources: ``tests/derive/statements_of_claims.tsv``.

A row is the name of a theorem and the beginning of the digest of its statement. Where a theorem has changed, read the
claims that name it, which ``derive sources`` lists, and then write the table: ``python -m tests.claims``.
"""

from tests.derive.doors.test_judging import STATEMENTS, statements


def main() -> None:
    """Write the table."""
    STATEMENTS.write_text("".join(f"{name}\t{digest}\n" for name, digest in statements().items()), encoding="utf-8")


if __name__ == "__main__":
    main()
