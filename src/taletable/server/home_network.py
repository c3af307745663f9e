"""The home network: a second listener at this computer's address in it, opened and closed while the server runs.

By default the server listens at a loopback address, where only this computer reaches it. Whoever sits at this computer
may let the home network in: then phones and other computers in the same network reach the server, at this one address
more, which is a Host of the server's for as long as it is open (see `origins`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

from taletable.server.origins import Origin, Origins, is_loopback, parse_host
from taletable.server.refusals import refusal

if TYPE_CHECKING:
    import uvicorn
    from litestar.connection import ASGIConnection

    from taletable.server.settings import Settings

ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there
# Headers of reverse proxies and tunnels: behind one, everybody seems to sit at this computer.
FORWARDED: Final = frozenset(
    ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
)

log: Final = logging.getLogger("taletable")


def home_address() -> str | None:
    """The address from which this computer sends, in a private network; never one that the internet reaches."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found = ip_address(probe.getsockname()[0])
        if found.is_private and not (found.is_loopback or found.is_link_local or found.is_unspecified):
            return str(found)
    return None


class HomeNetwork:
    """Whether the home network is let in, and the listener by which it is."""

    def __init__(self, settings: Settings, origins: Origins) -> None:
        self.settings = settings
        self.origins = origins
        self._server: uvicorn.Server | None = None  # None where there are several worker processes
        self._listener: asyncio.Server | None = None
        self._changing = asyncio.Lock()

    async def attach(self, server: uvicorn.Server) -> None:
        """Belong to a server that listens already; let the home network in at once if the settings say so."""
        self._server = server
        if self.settings.lan and self.is_apart:
            await self.open()

    @property
    def is_apart(self) -> bool:
        """Whether the server listens where only this computer reaches it, but for what is opened here."""
        return is_loopback(self.settings.host)

    @property
    def is_open(self) -> bool:
        """Whether others in the home network reach the server."""
        return self._listener is not None or self._listens_everywhere

    @property
    def address(self) -> str | None:
        """Where others in the home network find the page, or would find it; nothing if this computer is in none."""
        if self.origins.lan is not None:
            return f"http://{self.origins.lan.host}:{self.origins.lan.port}"
        found = home_address() if self.is_apart or self._listens_everywhere else None
        return None if found is None or self.origins.known else f"http://{found}:{self._port}"

    @property
    def _listens_everywhere(self) -> bool:
        return self.settings.host in ("0.0.0.0", "::", "") and not self.origins.known

    @property
    def _port(self) -> int:
        if self._server is None or not self._server.servers:
            return self.settings.port
        return int(self._server.servers[0].sockets[0].getsockname()[1])

    def may_switch(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a request comes from a browser on the server's own computer, and from nowhere else.

        Its address and the Host it names are loopback ones, and there is no sign of a proxy or tunnel in between; where
        the settings name one, nobody may.
        """
        if self._server is None or not self.is_apart or self.origins.known or self.settings.proxies:
            return False
        if FORWARDED & connection.headers.keys() or connection.client is None:
            return False
        host = parse_host(connection.headers.get("host", ""))
        return is_loopback(connection.client.host) and host is not None and is_loopback(host[0])

    async def open(self) -> None:
        """Listen at this computer's address in the home network, too, and answer to it as a Host."""
        async with self._changing:
            if self._listener is not None or self._server is None:
                return
            address, server = home_address(), self._server
            if address is None:
                raise refusal("no-home-network")

            def protocol() -> asyncio.Protocol:
                return server.config.http_protocol_class(  # type: ignore[call-arg] # as `uvicorn.Server.startup` does
                    config=server.config, server_state=server.server_state, app_state=server.lifespan.state
                )

            port, loop = self._port, asyncio.get_running_loop()
            try:
                self._listener = await loop.create_server(protocol, address, port, backlog=server.config.backlog)
            except OSError:
                raise refusal("home-network-busy", {"address": f"{address}:{port}"}) from None
            server.servers.append(self._listener)  # which uvicorn closes when it stops
            self.origins.lan = Origin("http", address, port)
            log.warning("the home network is let in: whoever is in it can open http://%s:%d", address, port)

    async def close(self) -> None:
        """Stop listening there, and close what others in the home network have open."""
        async with self._changing:
            if self._listener is None or self._server is None or self.origins.lan is None:
                return
            address = self.origins.lan.host
            self.origins.lan = None
            self._listener.close()
            self._server.servers.remove(self._listener)
            self._listener = None
            for connection in list(self._server.server_state.connections):
                here = connection.transport.get_extra_info("sockname")
                if here and here[0] == address:
                    connection.shutdown()
            log.warning("the home network is no longer let in")
