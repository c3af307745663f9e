"""A page that lists the HTTP interface. It is whole in itself: it fetches nothing from anywhere."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from litestar import MediaType, Request, get
from litestar.datastructures import State  # noqa: TC002 (Litestar reads the types of its handlers)

PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Taletable: the interface</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }}
ul {{ list-style: none; padding: 0; }}
li {{ padding: 0.8rem 0; border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }}
code {{ overflow-wrap: anywhere; }} .verb {{ display: inline-block; min-width: 4.5rem; font-weight: 600; }}
p {{ margin: 0.2rem 0 0; }} .more {{ opacity: 0.75; }}
</style></head><body>
<h1>Taletable {version}</h1>
<p>The whole description for programs: <a href="/schema/openapi.json">/schema/openapi.json</a>. Tables are watched and
played at over a WebSocket, <code>/api/tables/ID/live</code>.</p>
<ul>{routes}</ul></body></html>"""


@get("/api", media_type=MediaType.HTML, include_in_schema=False)
async def handbook(request: Request[Any, Any, State]) -> str:
    """The routes with what they are for."""
    schema = request.app.openapi_schema.to_schema()
    routes = [
        f'<li><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code>'
        f'<p>{escape(what["summary"])}</p><p class="more">{escape(what["description"])}</p></li>'
        for path, verbs in sorted(schema["paths"].items())
        for verb, what in verbs.items()
    ]
    return PAGE.format(version=escape(schema["info"]["version"]), routes="\n".join(routes))
