"""The command ``derive site``: the book as pages for a browser."""

from __future__ import annotations

import argparse

from ..language.answers import Output
from ..site.building import build_site
from ..site.live.served import serve
from .answering import answer, book_of, write_text
from .terminal import Progress


def command(options: argparse.Namespace) -> int:
    """Write the site, and serve it where that is asked for."""
    with Progress("derive") as bar:
        files = build_site(options.out, book_of(options), bar, options.live)
    summary = f"{options.out / 'index.html'}: written, and {len(files) - 1} files beside it"
    code = answer(Output(summary, {"out": str(options.out), "files": sorted(files)}), options)
    if options.serve is not None:
        serve(options.out, options.serve, write_text)
    return code
