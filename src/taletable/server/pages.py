"""Serves the page that `web/` is built into. What is neither a file of it nor of the interface is a place in it."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State  # noqa: TC002 (Litestar reads the types of its handlers)
from litestar.exceptions import NotFoundException

FOLDER: Final = Path(__file__).parent / "page"
NOT_PLACES: Final = ("api", "schema", "health", "assets")
NOT_BUILT: Final = "The page has not been built here: `make page` does it. The interface for programs is at /api.\n"
COMPRESSED: Final = (("br", ".br"), ("gzip", ".gz"))
KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}

# Everything comes from here; drawings may carry styles of their own as attributes.
POLICY: Final = (
    "default-src 'self'; style-src-attr 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Vary": "Accept-Encoding",
}
FOREVER: Final = "public, max-age=31536000, immutable"  # the name of an asset changes with what is in it


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """A file of the page, or the page itself, which knows what to show at this place."""
    name = request.scope["path"].strip("/")
    file = _file(name)
    if file is None and (name.partition("/")[0] in NOT_PLACES or "." in name.rpartition("/")[2]):
        raise NotFoundException("there is nothing here")
    if file is None:
        file = _file("index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain")
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {**HEADERS, "Cache-Control": FOREVER if name.startswith("assets/") else "no-cache"}
    wanted = request.headers.get("accept-encoding", "")
    for encoding, ending in COMPRESSED:
        packed = file.with_name(file.name + ending)
        if encoding in wanted and packed.is_file():
            headers["Content-Encoding"] = encoding
            file = packed
            break
    return Response(await asyncio.to_thread(file.read_bytes), media_type=kind, headers=headers)


def _file(name: str) -> Path | None:
    """A file of the page, and of nothing beside it."""
    if not name or "\0" in name or name.startswith("."):
        return None
    found = (FOLDER / name).resolve()
    return found if found.is_relative_to(FOLDER.resolve()) and found.is_file() else None
