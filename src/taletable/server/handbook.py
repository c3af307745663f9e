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
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }}
code {{ font-size: 0.95em; }} .verb {{ display: inline-block; min-width: 4.5rem; font-weight: 600; color: #7a3b12; }}
li {{ margin: 0.6rem 0; }} p {{ margin: 0.1rem 0; color: #555; }}
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
        f'<li><span class="verb">{verb.upper()}</span> <code>{escape(path)}</code> {escape(what.get("summary", ""))}'
        f"<p>{escape(what.get('description', ''))}</p></li>"
        for path, verbs in sorted(schema["paths"].items())
        for verb, what in verbs.items()
    ]
    return PAGE.format(version=escape(schema["info"]["version"]), routes="\n".join(routes))
