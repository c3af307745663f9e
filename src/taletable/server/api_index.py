"""`/api`: a static page that lists the routes of the OpenAPI document, without any script.

Litestar's renderers do not fit: under a Content-Security-Policy without inline styles Redoc fails, RapiDoc and Scalar
are unstyled, and RapiDoc loads fonts from elsewhere. Swagger UI works, with two megabytes of scripts, whose npm package
reports its installation to a third party.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State  # noqa: TC002 (Litestar reads the types of its handlers)

STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
ul { list-style: none; padding: 0; }
li { padding: 0.8rem 0; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
code { overflow-wrap: anywhere; } .verb { display: inline-block; min-width: 4.5rem; font-weight: 600; }
p { margin: 0.2rem 0 0; } .more { opacity: 0.75; }
"""
STYLE_HASH: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY: Final = f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'"
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Taletable: the interface</title>
<style>{style}</style></head><body>
<h1>Taletable {version}</h1>
<p>The whole description for programs: <a href="/schema/openapi.json">/schema/openapi.json</a>. Tables are watched and
played at over a WebSocket, <code>/api/tables/ID/live</code>.</p>
<ul>{routes}</ul></body></html>"""


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def api_index(request: Request[Any, Any, State]) -> Response[str]:
    """The routes with their summaries."""
    return Response(render(request.app), media_type=MediaType.HTML, headers={"Content-Security-Policy": POLICY})


@cache
def render(app: Litestar) -> str:
    """The HTML of an app's routes, rendered once."""
    # The same object that `/schema/openapi.json` is rendered from; made once, because that takes long.
    schema: dict[str, Any] = app.plugins.get("OpenAPIPlugin").provide_openapi_schema()
    routes = [
        f'<li><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code>'
        f'<p>{escape(what["summary"])}</p><p class="more">{escape(what["description"])}</p></li>'
        for path, verbs in sorted(schema["paths"].items())
        for verb, what in verbs.items()
    ]
    return PAGE.format(style=STYLE, version=escape(schema["info"]["version"]), routes="\n".join(routes))
