"""The files for running a public server fit the product: commands, settings, metrics and paths that they name exist."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import shutil
import subprocess
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml  # type: ignore[import-untyped, unused-ignore]

from taletable.cli.command import parser
from taletable.server import metrics as metrics_source
from taletable.server.settings import PREFIX, Settings
from tests.server.kit import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("taletable*.*"))
(SUBPARSERS,) = [action for action in parser()._actions if isinstance(action, argparse._SubParsersAction)]
OF_SEVERAL = {"taletable_bus_live", "taletable_clock_off_seconds"}  # which the server of these tests has not
SETTINGS = {PREFIX + field.upper() for field in Settings.__struct_fields__}


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def metrics(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The metrics of a real server, as Prometheus calls them: name -> kind."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        server.guest("Ann")
        lines = server.get("/metrics").text.splitlines()
        yield dict(line.split()[2:4] for line in lines if line.startswith("# TYPE"))


def parse(words: list[str]) -> None:
    """Fails if the command line does not know these words."""
    parser().parse_args(words)


def commands_of_units() -> list[tuple[str, list[str]]]:
    found = []
    for unit in UNITS:
        for line in re.findall(r"^ExecStart=(.*)$", unit.read_text("utf-8"), re.MULTILINE):
            plain = re.sub(r"\$\$\([^)]*\)", "now", line).replace("%i", "8001")
            for part in re.findall(r"/opt/taletable/bin/taletable ([^']*)", plain):
                found.append((unit.name, shlex.split(part)))
    return found


def test_every_command_is_one(compose: dict[str, Any]) -> None:
    found = commands_of_units()
    assert {words[0] for _, words in found} >= {"serve", "backup", "archive"}
    services = compose["services"].values()
    jobs = [one["command"] for one in services if one.get("image", "").startswith("taletable:") and "command" in one]
    for words in [*(words for _, words in found), *jobs]:
        parse(words)


def test_every_setting_is_one(compose: dict[str, Any]) -> None:
    named = set()
    for file in [*UNITS, DEPLOY / "compose.yaml"]:
        named |= set(re.findall(r"\bTALETABLE_[A-Z_]+", file.read_text("utf-8")))
    assert named
    assert named <= SETTINGS
    assert set(compose["services"]["server-a"]["environment"]) <= SETTINGS


def test_the_compose_file_holds_together(compose: dict[str, Any]) -> None:
    services: dict[str, dict[str, Any]] = compose["services"]
    volumes, published = set(), {}
    for name, service in services.items():
        image = service["image"]
        assert re.fullmatch(r"[\w/]+:v?\d+\.\d+[\w.-]*", image), f"{name}: {image} is not pinned"
        for other in service.get("depends_on", ()):
            assert other in services, name
            condition = service["depends_on"][other]["condition"] if isinstance(service["depends_on"], dict) else ""
            if condition == "service_healthy":
                assert "test" in services[other]["healthcheck"]
        for place in service.get("volumes", ()):
            source = place.split(":")[0]
            if source.startswith("./"):
                assert (DEPLOY / source).exists() or source == "./backups", source
            else:
                volumes.add(source)
        if "ports" in service:
            published[name] = service["ports"]
    assert volumes == set(compose["volumes"])
    # Nothing but the proxy is reached from outside.
    assert set(published) == {"caddy", "grafana"}
    assert all(port.startswith("127.0.0.1:") for port in published["grafana"])
    (subnet,) = compose["networks"]["default"]["ipam"]["config"]
    proxy = services["caddy"]["networks"]["default"]["ipv4_address"]
    assert ip_address(proxy) in ip_network(subnet["subnet"])
    assert ip_address(proxy) not in ip_network(subnet["ip_range"])  # from where others get theirs, perhaps before it
    for name in ("server-a", "server-b"):
        assert services[name]["environment"]["TALETABLE_PROXIES"] == proxy
    names = re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text("utf-8"))
    assert set(names) == set(re.findall(r"^(\w+)=", (DEPLOY / ".env.example").read_text("utf-8"), re.MULTILINE))


def test_caddy_reads_its_file_and_knows_the_servers(compose: dict[str, Any]) -> None:
    caddy = shutil.which("caddy")
    assert caddy, "`make needs` installs Caddy"
    called = [caddy, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(called, capture_output=True, text=True, check=True, env={"SERVER_NAME": "play.example.org"})
    adapted = json.loads(done.stdout)
    assert "play.example.org" in done.stdout
    upstreams = set(re.findall(r'"dial":\s*"([^"]+):8000"', json.dumps(adapted)))
    assert upstreams == {name for name in compose["services"] if name.startswith("server-")}


@pytest.mark.parametrize(
    "unit", [unit for unit in UNITS if unit.suffix in (".service", ".timer")], ids=lambda one: one.name
)
def test_systemd_takes_each_unit(unit: Path, tmp_path: Path) -> None:
    text = unit.read_text("utf-8")
    keys = re.findall(r"^(\w+)=", text, re.MULTILINE)
    assert {"[Unit]", "Description"} <= {*re.findall(r"^\[\w+\]", text, re.MULTILINE), *keys}
    if unit.suffix == ".timer":
        assert unit.with_suffix(".service").exists()
    if "Restart=" in text:  # five starts within ten seconds would be the last ones
        assert "RestartSec=5\n" in text
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return  # a machine without systemd: CI has it
    for other in UNITS:
        name = other.name.replace("@.", "@8001.")
        (tmp_path / name).write_text(other.read_text("utf-8").replace("/opt/taletable/bin/taletable", "/bin/true"))
    checked = tmp_path / unit.name.replace("@.", "@8001.")
    done = subprocess.run(
        [analyze, "verify", "--man=no", "--recursive-errors=no", str(checked)],
        capture_output=True,
        text=True,
        check=False,
    )
    ours = [line for line in done.stderr.splitlines() if str(tmp_path) in line or unit.name in line]
    assert not ours, done.stderr


def metric_names(expression: str) -> set[str]:
    """The metrics a PromQL expression asks for."""
    bare = re.sub(r"\{[^}]*\}|\"[^\"]*\"|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)", " ", expression)
    return {name for name in re.findall(r"\b[a-z][a-z0-9_:]+\b(?!\s*\()", bare) if "_" in name}


def asked() -> list[tuple[str, str]]:
    """Every expression of the alerts and of the dashboard, with where it stands."""
    alerts = yaml.safe_load((DEPLOY / "monitoring" / "alerts.yml").read_text("utf-8"))
    found = [(rule["alert"], rule["expr"]) for group in alerts["groups"] for rule in group["rules"]]
    board = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text("utf-8"))
    found += [(panel["title"], target["expr"]) for panel in board["panels"] for target in panel["targets"]]
    return found


def test_every_metric_that_is_asked_for_exists(metrics: dict[str, str]) -> None:
    source = Path(metrics_source.__file__).read_text("utf-8")
    assert all(f'"{name}"' in source for name in OF_SEVERAL)
    known = OF_SEVERAL | set(metrics) | {f"{name}_bucket" for name, kind in metrics.items() if kind == "histogram"}
    seen = set()
    for where, expression in asked():
        names = metric_names(expression)
        assert names <= known, f"{where}: {names - known}"
        assert names or "up{" in expression, where
        seen |= names
    ours = {name for name in metrics if name.startswith("taletable_") and not name.endswith("_created")}
    assert ours - {name.removesuffix("_bucket") for name in seen} == set(), "metrics that nobody looks at"


def test_rates_are_taken_of_counters_only(metrics: dict[str, str]) -> None:
    for where, expression in asked():
        for name in re.findall(r"rate\((\w+)", expression):
            assert metrics[name.removesuffix("_bucket")] in ("counter", "histogram"), where


def test_every_alert_says_what_it_means_and_what_to_do() -> None:
    alerts = yaml.safe_load((DEPLOY / "monitoring" / "alerts.yml").read_text("utf-8"))
    for group in alerts["groups"]:
        for rule in group["rules"]:
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert set(rule["annotations"]) == {"summary", "what_to_do"}
            assert re.fullmatch(r"\d+m", rule["for"])


def test_prometheus_finds_the_servers_where_they_show_their_metrics(compose: dict[str, Any]) -> None:
    read = yaml.safe_load((DEPLOY / "monitoring" / "prometheus.yml").read_text("utf-8"))
    (job,) = read["scrape_configs"]
    port = compose["services"]["server-a"]["environment"]["TALETABLE_METRICS_PORT"]
    assert job["static_configs"][0]["targets"] == [f"server-a:{port}", f"server-b:{port}"]
    assert read["rule_files"] == ["alerts.yml"]


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    board = json.loads((DEPLOY / "monitoring" / "dashboard.json").read_text("utf-8"))
    cells = [
        (panel["gridPos"]["x"] + x, panel["gridPos"]["y"] + y)
        for panel in board["panels"]
        for x in range(panel["gridPos"]["w"])
        for y in range(panel["gridPos"]["h"])
    ]
    assert len(cells) == len(set(cells))
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
