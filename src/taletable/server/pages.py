"""Static files of the page that `web/` is built into; any other path is a client-side route, answered by index.html."""

from __future__ import annotations

import mimetypes
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

Asked = Request[Any, Any, State]

FOLDER: Final = Path(__file__).parent / "page"
NOT_PLACES: Final = ("api", "schema", "health", "assets")
NOT_BUILT: Final = (
    "The page is not part of this installation. In a clone `make page` builds it; a wheel, an sdist and `pip install` "
    "from a clone have it. The interface for programs is at /api.\n"
)
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


class PageFile:
    """A file of the page, read once: as it is, and as the build has compressed it."""

    __slots__ = ("content", "etag", "kind", "packed")

    def __init__(self, path: Path) -> None:
        self.kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.content = path.read_bytes()
        self.etag = f'"{blake2b(self.content, digest_size=12).hexdigest()}"'
        packed = [(encoding, path.with_name(path.name + ending)) for encoding, ending in COMPRESSED]
        self.packed = [(encoding, file.read_bytes()) for encoding, file in packed if file.is_file()]

    def answer(self, request: Asked, cached: str) -> Response[bytes]:
        """The file, unless the browser has it already."""
        headers = {**HEADERS, "Cache-Control": cached, "ETag": self.etag}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        wanted = request.headers.get("accept-encoding", "")
        for encoding, content in self.packed:
            if encoding in wanted:
                headers |= {"Content-Encoding": encoding, "ETag": f"W/{self.etag}"}
                return Response(content, media_type=self.kind, headers=headers)
        return Response(self.content, media_type=self.kind, headers=headers)


@cache
def files(folder: Path) -> dict[str, PageFile]:
    """All files of a built page by their paths in it: read when the server starts, so that no request waits for a disk.

    A request finds nothing but what is listed here, so no path leads out of the folder.
    """
    endings = [ending for _, ending in COMPRESSED]
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in endings]
    named = [(path.relative_to(folder).as_posix(), path) for path in found]
    return {name: PageFile(path) for name, path in named if not name.startswith(".")}


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    """A file of the page, or the page itself, which knows what to show at this place."""
    name = request.scope["path"].strip("/")
    known = files(FOLDER)
    file = known.get(name)
    if file is None and (name.partition("/")[0] in NOT_PLACES or "." in name.rpartition("/")[2]):
        raise NotFoundException("there is nothing here")
    file = file or known.get("index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain")
    return file.answer(request, FOREVER if name.startswith("assets/") else "no-cache")
