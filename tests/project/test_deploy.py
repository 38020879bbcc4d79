"""The samples for whoever runs a server agree with the server, with each other, and with the guide."""

import argparse
import asyncio
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from lastcard.cli.environment import name_of
from lastcard.cli.parser import build
from lastcard.server.exposition import Exposition
from lastcard.server.hub import Hub

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
SAMPLES = sorted(path.name for path in DEPLOY.iterdir())
OPTIONS = [action for action in build().commands["serve"]._actions if action.dest != "help"]


def sample(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SAMPLES)
def test_the_guide_shows_every_sample(name: str) -> None:
    assert f'--8<-- "deploy/{name}"' in GUIDE


@pytest.mark.parametrize("action", OPTIONS, ids=lambda action: action.dest)
def test_the_guide_explains_every_option(action: argparse.Action) -> None:
    assert re.search(rf"^\| `{action.option_strings[0]}\b", GUIDE, re.MULTILINE)


@pytest.mark.parametrize("name", SAMPLES)
def test_variables_are_options(name: str) -> None:
    assert set(re.findall(r"\bLASTCARD_[A-Z_]+", sample(name))) <= {name_of(action) for action in OPTIONS}


def test_the_server_starts_with_the_sample_of_its_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    from lastcard.cli import main, serve

    found: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        found.append(args)
        return 0

    monkeypatch.setattr(serve, "run", run)
    for line in sample("lastcard.env").splitlines():
        if line and not line.startswith("#"):
            monkeypatch.setenv(*line.split("=", 1))
    assert main.main(["serve"]) == 0
    assert found[0].no_browser is True
    assert serve.metrics_address(found[0].metrics) == ("127.0.0.1", 9464)
    assert f"127.0.0.1:{found[0].port}" in sample("nginx.conf")
    assert f"127.0.0.1:{found[0].port}" in sample("Caddyfile")
    assert f"127.0.0.1:{found[0].metrics}" in sample("prometheus.yml")


def test_units_run_commands_that_there_are() -> None:
    for name in SAMPLES:
        if name.endswith(".service"):
            (command,) = re.findall(r"^ExecStart=(.*)$", sample(name), re.MULTILINE)
            inner = re.search(r"'exec (.*)'", command)
            program, *arguments = shlex.split(inner[1] if inner else command)
            assert program == "/opt/lastcard/bin/lastcard"
            assert build().read(arguments).command in ("serve", "tables")


def test_units_can_be_read(tmp_path: Path) -> None:
    """By systemd itself, where it is there."""
    for name in SAMPLES:
        if name.endswith((".service", ".timer")):
            parts = {line for line in sample(name).splitlines() if line.startswith("[")}
            assert parts <= {"[Unit]", "[Service]", "[Timer]", "[Install]"}
            assert all(re.fullmatch(r"(\[\w+\]|[A-Z]\w+=.*|#.*|)", line) for line in sample(name).splitlines()), name
            (tmp_path / name).write_text(sample(name).replace("/opt/lastcard/bin/lastcard", "/bin/true"))
    units = [str(path) for path in tmp_path.iterdir()]
    assert len(units) >= 3
    if shutil.which("systemd-analyze"):
        done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")


def test_alerts_and_the_guide_name_numbers_that_there_are(tmp_path: Path) -> None:
    async def text() -> str:
        hub = Hub(tmp_path)
        hub.metrics.refused("server-slower")
        written, _ = Exposition(hub, lambda: 0).written("")
        hub.close()
        return written.decode()

    there_are = set(re.findall(r"^(lastcard_\w+)", asyncio.run(text()), re.MULTILINE))
    wanted = set(re.findall(r"\blastcard_[a-z_]+", sample("lastcard-alerts.yml")))
    assert wanted
    assert wanted <= there_are
    shown = {re.sub(r"_(bucket|count|sum)$", "", name.removeprefix("lastcard_")) for name in there_are}
    assert [name for name in shown if not re.search(rf"`{name}\b", GUIDE)] == []


def test_proxies_write_down_no_addresses_and_no_codes() -> None:
    """Not even when something goes wrong: then they would tell what was asked for, and by whom."""
    for name in ("nginx.conf", "nginx-several.conf"):
        servers = re.findall(r"^server \{.*?^\}", sample(name), re.MULTILINE | re.DOTALL)
        assert servers
        for server in servers:
            assert re.search(r"^    access_log off;", server, re.MULTILINE)
            assert re.search(r"^    error_log \S+ crit;", server, re.MULTILINE)
    assert re.search(r"^\tlog \{\n\t\texclude http\.log\.error\n\t\}", sample("Caddyfile"), re.MULTILINE)
    assert not re.search(r"^\s*(log|option httplog)\b", sample("haproxy.cfg"), re.MULTILINE)
