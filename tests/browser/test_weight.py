"""What has to come over the line before somebody sees something."""

from browser.conftest import Server
from browser.page import Player

LOOK = """
const look = () => {
  if (document.querySelector('[data-testid=table] .place > *')) {
    requestAnimationFrame(() => (window.tableSeenAt = performance.now()));
  } else requestAnimationFrame(look);
};
look();
"""
"""Notes when the table stands in its world. A new document begins anew."""

CAME = """
() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((file) => file.responseEnd <= window.tableSeenAt)
  .map((file) => [new URL(file.name).pathname, file.encodedBodySize])
"""


def came(player: Player) -> dict[str, int]:
    """The files that had come when the table was seen, with their sizes as they were sent."""
    player.page.wait_for_function("() => window.tableSeenAt")
    return dict(player.page.evaluate(CAME))


def test_a_seat_is_seen_soon(server: Server, ann: Player) -> None:
    ann.play_now(edition="ghostbusters")
    ann.context.add_init_script(LOOK)
    ann.page.reload()
    files = came(ann)
    assert "/" not in files
    assert sum(files.values()) < 120_000, files


def test_a_newcomer_does_not_wait_long(server: Server, ann: Player) -> None:
    ann.context.add_init_script(LOOK)
    ann.play_now(edition="ghostbusters")
    files = came(ann)
    assert sum(files.values()) < 185_000, files
