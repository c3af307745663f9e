"""Real reverse proxies, configured by the examples of docs/host.md."""

from __future__ import annotations

import re
import shutil
import socket
import ssl
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.kit import free_port
from tests.kit.waiting import eventually

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "docs" / "host.md").read_text("utf-8")
NAME = "play.example.org"


def program(name: str) -> str:
    """Where a program is; Debian puts those of administrators elsewhere."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        raise RuntimeError(f"{name} is not installed; `make needs` installs it")
    return found


def example(language: str) -> str:
    """What the guide shows in some language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return str(found)


def changed(text: str, *changes: tuple[str, str]) -> str:
    """An example with what has to be otherwise here; everything that is to be changed has to be there."""
    for old, new in changes:
        assert old in text, f"{old} is not in the example any more"
        text = text.replace(old, new)
    return text


class Proxy:
    """nginx or Caddy on a port of its own, in front of a server."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self.folder = folder
        self.port = free_port()
        self.key, self.certificate = folder / "key.pem", folder / "certificate.pem"

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    @contextmanager
    def running(self, server: int) -> Iterator[None]:
        """In front of the server at a port."""
        self._certify()
        command = self._nginx(server) if self.kind == "nginx" else self._caddy(server)
        with (self.folder / "proxy.log").open("wb") as log:
            child = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(self.folder)})
        try:
            eventually(lambda: child.poll() is not None or self._listens())
            assert child.poll() is None, (self.folder / "proxy.log").read_text()
            yield
        finally:
            child.terminate()
            child.wait()

    def trust(self) -> ssl.SSLContext:
        """What a client trusts: the certificate of this proxy."""
        return ssl.create_default_context(cafile=str(self.certificate))

    def _listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port)).close()
        except OSError:
            return False
        return True

    def _certify(self) -> None:
        names = ("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}")
        files = ("-keyout", str(self.key), "-out", str(self.certificate))
        made = (program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files)
        subprocess.run(made, check=True, capture_output=True)

    def _nginx(self, server: int) -> list[str]:
        site = changed(
            example("nginx"),
            ("listen 443 ssl;", f"listen 127.0.0.1:{self.port} ssl;"),
            (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(self.certificate)),
            (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(self.key)),
            ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        )
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        paths = "".join(f"{kind}_temp_path {self.folder / kind};\n" for kind in kinds)
        whole = f"daemon off;\npid {self.folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{site}}}\n"
        configuration = self.folder / "nginx.conf"
        configuration.write_text(whole, "utf-8")
        return [program("nginx"), "-e", "stderr", "-p", str(self.folder), "-c", str(configuration)]

    def _caddy(self, server: int) -> list[str]:
        site = changed(
            example("caddyfile"),
            (f"{NAME} {{", f"{self.origin} {{\n\tbind 127.0.0.1\n\ttls {self.certificate} {self.key}"),
            ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        )
        configuration = self.folder / "Caddyfile"
        configuration.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}", "utf-8")
        return [program("caddy"), "run", "--config", str(configuration), "--adapter", "caddyfile"]


class DeployedCaddy(Proxy):
    """Caddy with the file of deploy/, in front of two servers, which it looks at more often than there."""

    def __init__(self, folder: Path) -> None:
        super().__init__("caddy", folder)
        self.second = 0

    def _caddy(self, server: int) -> list[str]:
        site = changed(
            (ROOT / "deploy" / "Caddyfile").read_text("utf-8"),
            ("{$SERVER_NAME} {\n", f"{self.origin} {{\n\tbind 127.0.0.1\n\ttls {self.certificate} {self.key}\n"),
            ("{$SERVER_NAME}", f"{NAME}:{self.port}"),
            ("server-a:8000 server-b:8000", f"127.0.0.1:{server} 127.0.0.1:{self.second}"),
            ("health_interval 5s", "health_interval 100ms"),
        )
        configuration = self.folder / "Caddyfile"
        configuration.write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}", "utf-8")
        return [program("caddy"), "run", "--config", str(configuration), "--adapter", "caddyfile"]
