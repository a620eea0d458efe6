"""What `pyproject.toml` cannot say: a wheel carries what was recorded in ``docs/``, of which there is one copy.

`derive.doors.records` reads it there, or in a checkout from ``docs/`` itself.
"""

from __future__ import annotations

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

RECORDED = ("adequacy.json", "checkers.json", "evidence.json", "figures/*.csv", "index.tsv", "references.bib")
DOCS, PACKAGED = Path("docs"), Path("derive", "recorded")


class BuildWithRecords(build_py):
    """Copies files from ``docs/`` to ``derive/recorded/`` of what is built; a distribution of sources has them too."""

    def records(self) -> dict[Path, Path]:
        """Return the files, each with its place in what is built.

        Raises
        ------
        FileNotFoundError
            If there is none of a kind: no wheel is better than one without evidence.
        """
        found = {pattern: sorted(DOCS.glob(pattern)) for pattern in RECORDED}
        if missing := [pattern for pattern, files in found.items() if not files]:
            raise FileNotFoundError(f"{DOCS / missing[0]} is missing")
        built = Path(self.build_lib) / PACKAGED
        return {path: built / path.relative_to(DOCS) for files in found.values() for path in files}

    def run(self) -> None:
        """Build the packages, and what they read; an editable installation reads ``docs/``."""
        super().run()
        if not self.editable_mode:
            for source, target in self.records().items():
                self.mkpath(str(target.parent))
                self.copy_file(str(source), str(target), preserve_mode=False)

    def get_source_files(self) -> list[str]:
        """Return what a distribution of sources holds."""
        return [*super().get_source_files(), *map(str, self.records())]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """Return what is built."""
        made = [] if self.editable_mode else list(map(str, self.records().values()))
        return [*super().get_outputs(include_bytecode), *made]


setup(cmdclass={"build_py": BuildWithRecords})
