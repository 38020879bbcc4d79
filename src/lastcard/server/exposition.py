"""The numbers of a server in the words of Prometheus."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from typing import get_args

from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector

from lastcard import __version__
from lastcard.server import messages as m
from lastcard.server.hub import Hub
from lastcard.server.metrics import BOUNDS, Durations

THOUGHTS = {
    "degraded": "Thoughts that got less time than they wanted.",
    "late": "Thoughts that were not there when they were needed.",
    "replaced": "Processes that ended while they thought, and were replaced.",
}


class Exposition(Collector):
    """Reads a hub whenever it is asked, in a registry of its own: two servers in one process do not mix."""

    def __init__(self, hub: Hub, sockets: Callable[[], int]) -> None:
        self._hub = hub
        self._sockets = sockets
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def written(self, accept: str) -> tuple[bytes, str]:
        """The numbers as whoever asks accepts them, and what that is called."""
        encoder, kind = choose_encoder(accept)
        return encoder(self._registry), kind

    def collect(self) -> Iterable[Metric]:
        """All numbers of ours."""
        hub, metrics = self._hub, self._hub.metrics
        states = Counter(room.state for room in hub.rooms.values())
        yield _gauge("info", "The version that runs.", {__version__: 1}, "version")
        ready = not hub.draining and hub.may_speak()
        yield _gauge(
            "ready", "Whether people may be sent here: 0 without the database, or while the server ends.", ready
        )
        tables = {state: states[state] for state in get_args(m.RoomState) if state != "closed"}
        yield _gauge("tables", "Tables in memory.", tables, "state")
        yield _gauge("sockets", "Browser tabs that are connected.", self._sockets())
        thinkers = (hub.thinkers, hub.advisers)
        yield _gauge("bots_queue", "Thoughts that wait for a process.", sum(each.queued for each in thinkers))
        yield _gauge("bots_thinking", "Processes that think.", sum(each.running for each in thinkers))
        yield _gauge("texts_queue", "Texts on cards that wait to be read.", hub.readers.queued)
        yield _gauge("commits_queue", "Changes that wait to be kept.", hub.writer.waiting)
        yield _counter("tables_created", "Tables that people made.", metrics.tables)
        yield _counter("moves", "Moves of people and bots, as they stand in records.", metrics.moves)
        yield _counter("refusals", "What people were refused, by the id of the message.", metrics.refusals, "kind")
        seats = {by: metrics.takeovers[by] for by in ("bot", "person")}
        yield _counter("takeovers", "Seats taken over in the middle of a game.", seats, "by")
        if hub.sharing is not None:
            yield _gauge("leases", "Tables that live on this server.", len(hub.sharing.held))
            yield _gauge("servers", "Servers that share the database and live.", len(hub.sharing.servers))
            yield _counter("tables_taken", "Tables that came to live on this server.", metrics.tables_taken)
            yield _counter("tables_moved", "Tables that went to other servers.", metrics.tables_moved)
            yield _counter("database_errors", "How often the database did not answer.", metrics.database_errors)
        for name, what in THOUGHTS.items():
            yield _counter(f"thoughts_{name}", what, sum(getattr(each, name) for each in thinkers))
        yield _counter("texts", "Texts on cards that were read.", hub.readers.texts)
        yield _counter("texts_replaced", "Processes that read texts and were replaced.", hub.readers.replaced)
        yield _counter("commits_failed", "Commits that the disk refused.", metrics.commits_failed)
        taken = "From hearing a person’s move to telling them that it is made and kept."
        yield _histogram("acknowledgement", taken, metrics.acknowledged)
        yield _histogram("commit", "Writing changes to the disk.", metrics.committed)
        yield _histogram("loop_lag", "How late the event loop is, looked at every second.", metrics.late)


Value = float | Mapping[str, float]
"""One number, or one for each value of a label."""


def _gauge(name: str, what: str, value: Value, label: str = "") -> Metric:
    return _filled(GaugeMetricFamily(f"lastcard_{name}", what, labels=[label] if label else None), value)


def _counter(name: str, what: str, value: Value, label: str = "") -> Metric:
    return _filled(CounterMetricFamily(f"lastcard_{name}", what, labels=[label] if label else None), value)


def _filled(family: GaugeMetricFamily | CounterMetricFamily, value: Value) -> Metric:
    for word, number in value.items() if isinstance(value, Mapping) else [(None, value)]:
        family.add_metric([] if word is None else [word], number)
    return family


def _histogram(name: str, what: str, taken: Durations) -> Metric:
    family = HistogramMetricFamily(f"lastcard_{name}_seconds", what)
    bounds = [*map(str, BOUNDS), "+Inf"]
    family.add_metric([], list(zip(bounds, map(float, accumulate(taken.counts)), strict=True)), taken.total)
    return family
