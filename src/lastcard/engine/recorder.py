"""Recorders: who listens to a round. A recorder is the only difference between a simulated and a watched round."""

from librt.vecs import append, vec
from mypy_extensions import i64

from lastcard.engine import events
from lastcard.engine.program import GUILTY, INNOCENT, NONE


class Recorder:
    """Keeps every row, for people to read."""

    def __init__(self) -> None:
        self.log: vec[i64] = vec[i64]()

    def note(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Something happened: a row of `events`."""
        self.keep(kind, seat, other, card, amount, audience)

    def keep(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Add a row to the log."""
        log = self.log
        log = append(log, kind)
        log = append(log, seat)
        log = append(log, other)
        log = append(log, card)
        log = append(log, amount)
        log = append(log, audience)
        self.log = log

    def as_seen(self, viewer: i64) -> list[int]:
        """The rows as a seat may know them: cards that are none of its business are taken out."""
        found = self.log[:]
        for row in range(0, len(found), events.ROW):
            audience: i64 = found[row + 5]
            if audience != events.PUBLIC and audience & (1 << viewer) == 0:
                found[row + 3] = NONE
        return [int(value) for value in found]

    def take(self) -> list[int]:
        """The rows since the last time, and forget them."""
        rows = [int(value) for value in self.log]
        self.log = vec[i64]()
        return rows


def recorded(rows: list[int]) -> Recorder:
    """What happened, from its rows. A `vec` that Python hands to compiled code is never freed: such an object is."""
    found = Recorder()
    found.log = vec[i64](rows)
    return found


class Tally(Recorder):
    """Keeps counts only, for many rounds."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.drawn: vec[i64] = vec[i64]([0] * kinds)
        self.played: vec[i64] = vec[i64]([0] * kinds)
        self.decided: vec[i64] = vec[i64]([0] * kinds)
        """How often a kind of card was the last one played in a round that somebody won."""
        self.last_played: i64 = NONE
        self.turns: i64 = 0
        self.reshuffles: i64 = 0
        self.owed: i64 = 0
        """Calls that were not made with the move."""
        self.owing: i64 = 0
        """Who owes a call, a bit for each seat: a call made with the move is none of these."""
        self.called: i64 = 0
        self.caught: i64 = 0
        self.challenges_won: i64 = 0
        self.challenges_lost: i64 = 0

    def note(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Count what is counted."""
        if kind == events.TURN:
            self.turns += 1
        elif kind == events.PLAYED:
            self.played[card] += 1
            self.last_played = card
        elif kind == events.DREW:
            self.drawn[card] += 1
        elif kind == events.OWES:
            self.owed += 1
            self.owing |= 1 << seat
        elif kind == events.CALLED:
            if self.owing & (1 << seat) != 0:
                self.called += 1
                self.owing &= ~(1 << seat)
        elif kind == events.CAUGHT:
            self.caught += 1
        elif kind == events.VERDICT:
            if amount == GUILTY:
                self.challenges_won += 1
            elif amount == INNOCENT:
                self.challenges_lost += 1
        elif kind == events.WINDOW:
            self.owing = 0
        elif kind == events.WENT_OUT:
            if self.last_played != NONE:
                self.decided[self.last_played] += 1
        elif kind == events.RESHUFFLED:
            self.reshuffles += 1
        elif kind == events.STARTED:
            self.last_played = NONE
            self.owing = 0

    def counts(self) -> list[int]:
        """All counts in a row: first those that are no card's, then drawn, played and decided by kind."""
        found: list[int] = [self.owed, self.called, self.caught, self.challenges_won, self.challenges_lost]
        for counts in (self.drawn, self.played, self.decided):
            found += [int(count) for count in counts]
        return found


class Witness(Tally):
    """Keeps counts, and the rows of the present round for players who remember."""

    def note(self, kind: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Count, and keep the row."""
        super().note(kind, seat, other, card, amount, audience)
        if kind == events.STARTED:
            self.log = vec[i64]()
        self.keep(kind, seat, other, card, amount, audience)
