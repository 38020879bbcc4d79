"""Verbs about turns: to miss them, to have another, to start."""

from lastcard.cards.text.phrases import PLURAL, Who
from lastcard.cards.text.verbs.verb import Verb
from lastcard.engine import program as P


def _one_starts(who: Who, whom: Who | None) -> str:
    return "one player can start" if who in PLURAL else ""


def _one_wins(who: Who, whom: Who | None) -> str:
    return "one player can win" if who in PLURAL else ""


def _one_is_next(who: Who, whom: Who | None) -> str:
    return "one player can be next" if who in PLURAL else ""


def _one_chooses(who: Who, whom: Who | None) -> str:
    if who == "you":
        return "say: a player you choose"
    return "one player can choose somebody" if who in PLURAL else ""


TURNS: tuple[Verb, ...] = (
    Verb(
        name="miss_several",
        patterns=(
            "miss/misses <n> turns", "miss/misses your|their|his|her|the next <n> turns", "skip/skips <n> turns",
            "sit|sits out <n> turns", "sit|sits out for <n> turns", "skip/skips your|their|the next <n> turns",
            "miss/misses <n> turns in a row", "are|is skipped for <n> turns", "are|is frozen for <n> turns|rounds",
            "are|is out for <n> turns|rounds", "are|is out for the next <n> turns|rounds",
            "cannot play for <n> turns|rounds", "cannot play for the next <n> turns|rounds", "skip/skips <n> rounds",
            "sit/sits out <n> rounds", "get|gets skipped <n> times", "are|is skipped <n> times",
            "miss/misses <n> goes", "sit/sits out the next <n> turns|rounds", "get|gets skipped for <n> turns|rounds",
            "are|is skipped for <n> rounds", "miss/misses <n> rounds",
        ),
        command=(
            "skip <whom> for <n> turns|rounds", "skip <whom> <n> times", "freeze <whom> for <n> turns",
            "skip|freeze|block <whom> for the next <n> turns|rounds",
            "skip <whom> 's next <n> turns", "freeze <whom> for <n> rounds", "skip the next <n> turns of <whom>",
            "block <whom> for <n> turns",
        ),
        steps=((P.MISS_SEVERAL, "count"),),
        harm=2,
        harm_per_card=1,
        note="the next ones that come",
        note_for_everyone="you too",
    ),
    Verb(
        name="miss",
        patterns=(
            "miss/misses a|1|one|your|their|his|her|the [next] turn", "am|are|is skipped",
            "skip/skips a|one|1|your|their|his|her|the [next] turn", "do-not get a turn",
            "sit|sits out a|1|one|your|their turn", "sit|sits this one out", "get|gets skipped", "are|is frozen",
            "skip/skips a|one|1 round", "miss/misses a|one|1 round", "are|is out for a|one|1 turn|round",
            "their|his|her turn is over", "their|his|her turn ends",
            "sit|sits out", "do-not play on your|their next turn", "miss/misses out on a|1|one|your|their turn",
            "sit|sits out a|1|one round", "must skip a|one|1|your|their|his|her|the [next] turn", "have|has no turn",
            "'s [next] turn is skipped", "'s [next] turn is missed", "'s [next] turn gets skipped",
            "'s out for a round|turn", "cannot play on your|their next turn", "cannot play next turn|round",
            "cannot play a|any card|cards [on] your|their|his|her next turn|go",
            "cannot play a|any card|cards next turn|round", "cannot play a|any card|cards for a|one|1 turn|round",
            "cannot play this turn|round", "cannot go on your|their next turn",
            "cannot take your|their|his|her next turn", "cannot take a turn", "cannot play for a|one|1 turn|round",
            "do-not may play", "cannot play", "cannot go", "do-not play", "do-not go", "do-not get to play|go",
            "pass/passes your|their|his|her [next] turn", "cannot play on your|their turn",
            "miss/misses your|their|his|her [next] go", "skip/skips your|their|his|her [next] go",
            "cannot go next turn|round", "get/gets skipped", "miss/misses the next round",
            "skip/skips the next round", "sit/sits out the next round|turn", "sit/sits out your|their next turn",
        ),
        command=(
            "skip <whom>", "skip their|his|her <turns>", "skip <whom> 's [next] turn", "freeze <whom>",
            "block <whom>",
            "freeze <whom> for a|1|one turn|round",
            "skip over <whom>", "jump over <whom>", "skip the [next] turn of <whom>", "skip <whom> once",
        ),
        steps=((P.MISS,),),
        harm=2,
        note="the next one that comes",
        note_for_everyone="you too",
    ),
    Verb(
        name="again_several",
        patterns=(
            "take/takes <n> more turns", "get/gets|have <n> more|extra|additional|free|bonus turns|goes",
            "take/takes <n> extra|additional|free|bonus turns|goes", "take/takes another <n> turns",
            "play/plays <n> more|extra|additional|other cards [this turn] [in a row]", "play/plays again <n> times",
            "get/gets another <n> turns|goes", "play/plays <n> more times|turns", "go/goes <n> more times",
            "have/has <n> more|extra|additional|free|bonus turns|goes", "play/plays another <n> cards|turns",
            "take/takes <n> more turns in a row", "go/goes again <n> times",
        ),
        steps=((P.AGAIN, "count"),),
        harm=-2,
        favours="actor",
        note="one after the other",
    ),
    Verb(
        name="again",
        patterns=(
            "take/takes another turn", "take/takes another go", "have/has another go", "get/gets another go",
            "take/takes a second turn", "play/plays again", "go/goes again", "get/gets another turn",
            "get/gets an extra turn", "take/takes an extra turn", "have/has another turn", "have/has an extra turn",
            "play/plays another card", "play/plays 1|one more card", "get/gets 1|one more turn",
            "take/takes 1|one more turn", "go/goes 1|one more time", "play/plays 1|one more time",
            "play/plays another turn", "play/plays an extra card", "get/gets to play again",
            "have/has 1|one more turn",
            "take/takes an extra turn after this [one|turn]", "take/takes another turn after this [one|turn]",
            "get/gets an extra turn after this [one|turn]", "take/takes your|their turn again", "are|is up again",
            "play/plays a second card", "go/goes twice", "keep your turn",
        ),
        steps=((P.AGAIN,),),
        harm=-2,
        favours="actor",
    ),
    Verb(
        name="go_next",
        patterns=(
            "go/goes next", "play/plays next", "have/has the next turn", "take/takes the next turn", "are|is next",
            "get/gets the next turn", "are|is up next",
        ),
        command=(
            "skip to <whom>", "jump to <whom>", "play goes|skips|jumps|moves|continues|passes to <whom>",
            "the next turn goes to <whom>", "the turn goes|jumps|skips|moves|passes to <whom>",
            "it is|'s <whom> 's turn [again|next|now]",
            "skip straight to <whom>", "play goes on with <whom>", "play continues with <whom>",
        ),
        objection=_one_is_next,
        steps=((P.PLAY_ON_AT,),),
        note="whoever would come before misses a turn; play goes on from there",
    ),
    Verb(
        name="win",
        patterns=(
            "win/wins the round", "win/wins", "win/wins the|this round|hand|game|match",
            *(f"{soon} win/wins{what}"
              for soon in ("automatically", "instantly", "immediately", "just")
              for what in ("", " the|this round|hand|game|match")),
            *(f"win/wins{what} {soon}"
              for what in ("", " the|this round|hand|game|match")
              for soon in ("automatically", "instantly", "immediately", "at once", "right away", "on the spot",
                           "straight away", "now")),
            "are/is the winner [of the|this round|game|hand]",
        ),
        command=("let <whom> win", "let <whom> win the|this round|game"),
        objection=_one_wins,
        everyday=True,
        steps=((P.WIN,),),
        harm=-12,
        favours="actor",
        note="that hand is discarded, and the round is over",
    ),
    Verb(
        name="knock_out",
        patterns=(
            "are/is out of the round",
            *(f"are|is {out}of the|this|our round|game|hand|match"
              for out in ("out ", "kicked out ", "knocked out ", "thrown out ", "voted out ")),
            *(f"{out} [from the|this round|game]" for out in (
                "are|is eliminated", "are|is disqualified", "get/gets eliminated", "get/gets disqualified")),
            "are|is removed from the|this round|game", "get/gets removed from the|this round|game",
            "get/gets kicked|knocked|thrown|voted out [of the|this round|game]",
            "are|is kicked|knocked|thrown|voted out", "must leave the|this round|game",
            "are|is out until the next round|game",
            "drop/drops out [of the|this round|game]",
            "leave/leaves the|this round|game", "must drop out [of the|this round|game]",
            "must sit out the rest of the|this round|game",
            "sit/sits out the rest of the|this round|game", "sit/sits out for the rest of the|this round|game",
            "are|is out for the rest of the|this round|game", "do-not play for the rest of the|this round|game",
            "cannot play for the rest of the|this round|game",
        ),
        command=(
            "eliminate <whom> [from the|this round|game]", "knock|kick|throw|put <whom> out of the|this round|game",
            "knock|kick|throw <whom> out", "knock|kick|throw out <whom>", "disqualify <whom>",
            "remove <whom> from the|this round|game", "kick <whom> from the|this round|game",
        ),
        steps=((P.KNOCK_OUT,),),
        harm=12,
        note="that hand goes under the discard pile and counts 250 points, as with mercy; the last one in wins",
        note_for_everyone="you last",
    ),
    Verb(
        name="choose_player",
        patterns=(
            "choose/chooses another player", "pick/picks another player", "choose/chooses a|one|any [other] player",
            "choose/chooses someone|anyone [else]", "pick/picks someone|anyone [else]",
            "pick/picks a|one|any [other] player", "choose/chooses an opponent", "pick/picks an opponent",
        ),
        objection=_one_chooses,
        steps=((P.CHOOSE_PLAYER,),),
    ),
    Verb(
        name="start",
        patterns=("start/starts", "go/goes first", "begin/begins"),
        everyday=True,
        moments=("turned_up",),
        objection=_one_starts,
        steps=((P.START,),),
    ),
)  # fmt: skip
