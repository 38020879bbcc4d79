"""Many episodes at once: one call answers for all of them, and writes what the seats to move see into arrays."""

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from lastcard.engine.chance import Chance
from lastcard.engine.program import NONE
from lastcard.learning.episode import Episode


class Batch:
    """Episodes that begin again by themselves. The arrays are made by whoever makes the episodes, and shared."""

    def __init__(self, episodes: list[Episode], rows: vec[u8], masks: vec[u8]) -> None:
        count = len(episodes)
        seats = int(episodes[0].seats)
        self.episodes: list[Episode] = episodes
        self.rows: vec[u8] = rows
        self.masks: vec[u8] = masks
        self.seats: vec[i64] = vec[i64]([0] * count)
        """Who is asked, by episode."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        """What the last step brought, by episode and seat."""
        self.over: vec[u8] = vec[u8](bytes(count))
        """Whether the last step ended an episode; another one has begun."""
        self.indices: vec[i64] = vec[i64]([0] * count)
        self.wrong: i64 = NONE
        """Whose action was not offered."""

    def begin(self, seeds: list[int]) -> None:
        """Begin all episodes anew."""
        for place in range(len(self.episodes)):
            episode = self.episodes[place]
            episode.begin(seeds[place])
            episode.forget_rewards()
            self.take(place, episode)
            self.over[place] = 0

    def step(self, actions: bytes) -> bool:
        """Answer in all episodes, with eight bytes an action. False, and nothing happens, if one is not offered."""
        episodes = self.episodes
        indices = self.indices
        for place in range(len(episodes)):
            index: i64 = episodes[place].index_in_mask(read_i64_le(actions, place * 8))
            if index == NONE:
                self.wrong = place
                return False
            indices[place] = index
        for place in range(len(episodes)):
            episode = episodes[place]
            episode.forget_rewards()
            episode.answer(indices[place])
            self.over[place] = u8(episode.over)
            if episode.over:
                self.begin_again(episode)
            self.take(place, episode)
        return True

    def sample(self, dice: Chance) -> bytes:
        """An action for every episode, each that is offered equally likely; eight bytes each, as `step` takes them."""
        found = BytesWriter()
        for episode in self.episodes:
            write_i64_le(found, episode.masked[dice.below(episode.masked_count)] - episode.mask_begins)
        return found.getvalue()

    def begin_again(self, episode: Episode) -> None:
        """Another episode follows at once. One in which nobody is ever asked is passed over."""
        points = episode.observer.points
        for seat in range(len(points)):
            points[seat] = 0
        episode.driver.round.eliminated = 0
        while episode.over:
            episode.begin_again()

    def take(self, place: i64, episode: Episode) -> None:
        """Write down who is asked, what they see, and what the last step brought."""
        seat: i64 = episode.driver.seat
        self.seats[place] = seat
        rewards = self.rewards
        at: i64 = place * episode.seats
        for i in range(episode.seats):
            rewards[at + i] = episode.rewards[i]
        episode.observer.look(episode.driver, seat)
        episode.write_mask(seat)
