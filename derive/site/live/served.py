"""A site served from this machine to this machine: workers and modules do not run from ``file://``."""

from __future__ import annotations

import gc
import io
from collections.abc import Callable, Mapping
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO

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


POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python for the browser is WebAssembly
        "style-src 'self' 'unsafe-inline'",  # figures
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
"""Where a page may take things from: the site alone, whatever somebody has put into it."""
HOSTS = (LOOPBACK, "localhost")


class _Silent(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}
    timeout = 10  # seconds: a connection on which nothing is asked holds a thread

    def end_headers(self) -> None:
        """Let nothing be kept without a question: a site that is written again is the new one."""
        self.send_header("Cache-Control", "no-cache")
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Serve what lies in the folder and is not hidden, to who asks for this machine; nothing else is there."""
        if self.headers.get("Host", LOOPBACK).partition(":")[0] not in HOSTS:
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST)
            return None
        root = Path(self.directory).resolve()
        try:
            asked = Path(self.translate_path(self.path)).resolve()
        except (OSError, RuntimeError, ValueError):  # a circle of links; a name with a zero, or too long
            asked = root.parent
        if not asked.is_relative_to(root) or any(part.startswith(".") for part in asked.relative_to(root).parts):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def list_directory(self, path: Any) -> io.BytesIO | None:
        """Refuse a folder without a page."""
        self.send_error(HTTPStatus.NOT_FOUND)
        return None

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
