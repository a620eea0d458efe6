"""A site served from this machine to this machine: workers and modules do not run from ``file://``."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import MappingProxyType
from typing import Any

from ...kernel.sorts import DeriveError

__all__ = ["serve", "server"]

LOOPBACK = "127.0.0.1"
TYPES: Mapping[str, str] = MappingProxyType(
    {
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".wasm": "application/wasm",
    }
)
"""What browsers insist on, whatever this machine has in its own table."""


class _Silent(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}

    def end_headers(self) -> None:
        """Let nothing be kept without a question: a site that is written again is the new one."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Return a server of a folder, on the loopback address; ``serve_forever`` runs it.

    Parameters
    ----------
    folder : Path
    port : int
        0 takes a free one: ``server_address`` says which.

    Raises
    ------
    OSError
        If the port is taken.
    """
    return ThreadingHTTPServer((LOOPBACK, port), partial(_Silent, directory=str(folder)))


def serve(folder: Path, port: int, say: Callable[[str], None]) -> None:
    """Serve a folder until somebody stops it.

    Parameters
    ----------
    folder : Path
    port : int
    say : callable
        Called once with the address.

    Raises
    ------
    DeriveError
        If the port cannot be had.
    """
    try:
        serving = server(folder, port)
    except (OSError, OverflowError) as error:
        raise DeriveError(f"--serve {port}: expected a port that is free; {error}") from None
    with serving:
        say(f"http://{LOOPBACK}:{serving.server_address[1]}/ until Ctrl-C")
        gc.enable()  # a server lives long, unlike other commands: see `derive.__main__`
        serving.serve_forever()
