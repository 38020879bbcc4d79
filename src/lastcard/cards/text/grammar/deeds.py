"""What somebody must do: a verb of the game, or a deed that people judge.

What is of the game must never become a dare by mistake. So whatever looks like a move, without being one that can be
read, is refused: that costs its writer another word, and a card that does something else would cost the game.
"""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise

from lastcard.cards.text.patterns import variants
from lastcard.cards.text.verbs import ACTS
from lastcard.cards.text.words import NUMBERS

JOINTS = frozenset({",", "and", "then", "or", ";", ".", "!"})
"""Where one part of what somebody must do ends."""

BEFORE = frozenset("not never either now immediately also then first always only instead just simply".split())
"""Words before a verb that leave it a verb of the game."""

AFTER = frozenset(
    "while with without from at in on before after if unless for each every again instead as until per "
    "when now immediately twice times of because whenever".split()
)
"""Words after a number that say no more than `draw 2` of what is counted; another one does: `draw 2 cats`."""

NEGATIONS = frozenset({"not", "never"})

_FORMS: dict[str, str] = {"is": "are", "does": "do", "sits": "sit"}
for _patterns in (patterns for _, patterns in ACTS):
    for _pattern in _patterns:
        _first = variants(_pattern)[0][0]
        if _first.verb:
            _FORMS[_first.words[1]] = _first.words[0]

_CARD = "card cards wild wilds deck pile"
_VERBS = " ".join(frozenset(_FORMS.values()) - frozenset("are begin do go have sit start".split()))
"""The verbs of the game, without those that say much else in English."""
_MOVES: tuple[tuple[str, str], ...] = (
    (_VERBS, _CARD),
    ("place lay deal drop match collect add receive pick choose", _CARD),
    ("swap trade exchange switch show reveal pass give discard return shuffle take", "hand hands"),
    ("skip miss take pass sit forfeit give get have play", "turn turns"),
    ("skip miss sit", "round rounds"),
    ("change choose pick switch match", "colour"),
    ("beat top follow match", "number top card cards colour"),
    ("reverse change switch turn", "direction play order"),
    ("play match discard", " ".join(("red blue green yellow orange skip reverse uno colour colours number", *NUMBERS))),
)  # fmt: skip
"""Verbs, and words that make moves of the game of them."""

_HANDED = frozenset("give discard pass hand trade swap return take play show".split())
"""Verbs that are moves with cards that have just been spoken of: `give it to you`."""
_ALONE = frozenset("draw discard skip pass play reverse swap miss challenge protect".split())
"""Verbs that are moves by themselves."""

BARE = dict(_FORMS)
"""`draws` to `draw`: the form for you."""
FINITE = {bare: finite for finite, bare in _FORMS.items()}
"""`draw` to `draws`: the form for others."""


DEEDS = frozenset(
    "sing dance jump hop clap bark meow moo roar howl quack oink cluck crow tell say shout yell scream "
    "whisper laugh smile cry perform imitate pretend mime hug kiss high-five compliment drink eat swallow "
    "spin run walk crawl balance recite rap hum whistle count confess speak talk snap stomp shake wave "
    "chug gulp moan mumble rhyme freestyle beatbox tap knock pat rub pinky strike flex pose curtsy bounce twirl "
    "wiggle shimmy moonwalk breakdance lunge stretch snort giggle chuckle burp impersonate describe spell "
    "sniff giggle croak neigh baa ribbit hoot squeal beg curtsey twerk headbang yodel chant serenade scratch "
    "bow salute kneel flap juggle wink blink grin yodel act sip squat plank cheer thank praise insult "
    "apologise apologize pray sneeze yawn growl hiss gobble massage tickle slap smack poke".split()
)
"""What only people do: with such a word a deed begins, wherever it stands."""

THINGS_DONE = {
    "take": frozenset(
        "drink drinks sip sips shot shots swallow swallows gulp gulps selfie photo picture bow nap breath".split()
    ),
    "have": frozenset("drink drinks sip sips shot shots snack".split()),
    "put": frozenset("finger nose hat head floor hands".split()),
    "play": frozenset("guitar piano charades blindfolded eyes one-handed".split()),
    "use": frozenset("hand accent voice".split()),
    "keep": frozenset("eyes tongue leg arm quiet straight face elbows elbow".split()),
    "be": frozenset("quiet silent statue nice".split()),
    "finish": frozenset("drink glass beer".split()),
    "lie": frozenset("down floor".split()),
    "sit": frozenset("down floor ground under".split()),
    "go": frozenset("outside fridge kitchen moo".split()),
    "call": frozenset("mum mom friend sir madam boss king queen captain majesty names".split()),
    "send": frozenset("message text selfie".split()),
    "give": frozenset("compliment hug kiss speech high-five massage compliments hugs high".split()),
    "high": frozenset("five fives".split()),
    "pay": frozenset("compliment".split()),
    "do": frozenset(
        "push-up push-ups pushup pushups jumping squat squats cartwheel handstand dishes homework dance trick "
        "impression burpees sit-ups plank laundry magic pirouette jacks star robot moonwalk split splits "
        "somersault push press-ups press lap laps something silly funny chicken worm floss dab nothing dare".split()
    ),
    "make": frozenset(
        "face noise joke sound wish funny animal faces noises rule laugh smile giggle sandwich "
        "tea coffee drink snack promise toast speech up".split()
    ),
    "invent": frozenset("rule dance word game".split()),
    "stand": frozenset("on up".split()),
    "touch": frozenset("your their the nose toes".split()),
    "hold": frozenset("breath".split()),
    "raise": frozenset("your their hand hands arm arms".split()),
    "get": frozenset("drink drinks snack snacks water up beer beers chips food dressed".split()),
    "refill": frozenset("drink drinks glass glasses cup cups snacks".split()),
    "fill": frozenset("drink drinks glass glasses cup cups".split()),
    "close": frozenset("eyes".split()),
    "lick": frozenset("elbow nose".split()),
    "stick": frozenset("tongue".split()),
    "eat": frozenset("something".split()),
    "answer": frozenset("question".split()),
    "ask": frozenset("question".split()),
    "wear": frozenset("hat sock socks".split()),
    "name": frozenset(
        "animals animal countries country films movies capital capitals fruits cities fruit foods "
        "songs song bands actors cars planets flowers vegetables things birds brands states city film "
        "movie books rivers sports games superheroes presidents pokemon dinosaurs singers seconds".split()
    ),
}
"""Words that say much else, and what makes deeds of them."""

_GAME = frozenset(
    "card cards draw draws discard discards turn turns skip skips miss misses deck pile colour colours "
    "wild wilds uno hand player round loser winner play plays deal reverse swap trade drew drawn played skipped "
    "discarded dealt drawing discarding playing".split()
)
_CONTESTS = frozenset(
    "rock paper scissors thumb war wrestle wrestling arm arm-wrestle staring stare contest race duel "
    "battle challenge game chess dance-off dance-battle quiz match competition tic tac toe clap claps "
    "touch touches stand stands jump jumps shout shouts say says put puts finger nose raise raises hand "
    "hands table sing off rap draw-off fight tug slap odd even odds evens noughts crosses hangman riddle "
    "blink scissor".split()
)


def bare_deed(word: str) -> str:
    """`sings` to `sing`."""
    if word in DEEDS or word in THINGS_DONE:
        return word
    for ending, rest in (("ies", "y"), ("es", ""), ("s", "")):
        bare = word.removesuffix(ending) + rest
        if word.endswith(ending) and (bare in DEEDS or bare in THINGS_DONE):
            return bare
    return word


_LAID_ASIDE = re.compile(
    r"(?:put|lay|set)s? (?:down|aside)? ?(?:your|their) (?:cards|hand)(?: (?:down|aside|on the table|face down))*"
)
"""Cards that lie on the table while people do something with their hands: nobody discards them."""


def is_laid_aside(words: Sequence[str]) -> bool:
    """Whether words say that somebody puts their cards down, as people do who need their hands.

    >>> is_laid_aside("puts their cards down".split()), is_laid_aside("puts their red cards down".split())
    (True, False)
    """
    said = " ".join(words)
    return _LAID_ASIDE.fullmatch(said) is not None and not said.endswith(("cards", "hand"))


def deed_begins(words: Sequence[str]) -> int:
    """Where a deed begins, behind cards that are put down for it.

    >>> deed_begins("puts their cards down and claps".split()), deed_begins("claps and jumps".split())
    (5, 0)
    """
    joint = next((at for at, word in enumerate(words) if word in ("and", "then", ",")), 0)
    return joint + 1 if joint and is_laid_aside(words[:joint]) else 0


def is_deed(words: Sequence[str]) -> bool:
    """Whether words begin with something that only people do.

    >>> is_deed("takes a drink".split()), is_deed("takes a card".split())
    (True, False)
    """
    words = words[deed_begins(words) :]
    if not words or words[1:] in (["who"], ["whom"], ["which"]):  # `you say who` is about what came before
        return False
    verb = bare_deed(words[0])
    return (
        verb in DEEDS
        or plays_oddly(words)
        or is_listing(words)
        or (verb in THINGS_DONE and not THINGS_DONE[verb].isdisjoint(words[1 : 9 if verb == "give" else 5]))
    )


NOT_LISTED = frozenset(
    "player players opponent opponents neighbour neighbours number numbers red blue green yellow them they those these "
    "others".split()
)


def is_listing(words: Sequence[str]) -> bool:
    """Whether words ask for the names of several things, none of them of the game.

    >>> is_listing("name all seven dwarfs".split()), is_listing("name 2 players".split())
    (True, False)
    """
    several = len(words) > 2 and (words[1] in NUMBERS or words[1].isdecimal() or words[1] in ("all", "every"))
    return several and words[0] in ("name", "names", "list", "lists") and NOT_LISTED.union(_GAME).isdisjoint(words)


ODD_HANDS = frozenset("one left right other wrong weak weaker non-dominant opposite bad".split())


def plays_oddly(words: Sequence[str]) -> bool:
    """Whether words say how people are to hold themselves while they play, and not what they play.

    >>> plays_oddly("play with their left hand".split()), plays_oddly("play with their hand open".split())
    (True, False)
    """
    said = [word for word in words[1:7] if word not in ("your", "their", "his", "her", "only", "just", "the")]
    return words[0] in ("play", "plays") and said[:1] == ["with"] and said[2:3] == ["hand"] and said[1] in ODD_HANDS


def base_form(word: str) -> str:
    """`juggles` to `juggle`, of a word that nobody has listed."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ches", "shes", "sses", "xes", "zes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def is_made_up(words: Sequence[str]) -> bool:
    """Whether words are something that people do, though nobody has listed it: nothing in them is of the game.

    >>> is_made_up("boogie like a pirate".split()), is_made_up("drow 2".split()), is_made_up("draw a cat".split())
    (True, False, False)
    """
    if not words or not words[0].isalpha() or len(words[0]) < 3 or not _GAME.isdisjoint(words):
        return False
    first = base_form(words[0])
    if words[0] in NOT_DEEDS or first in NOT_DEEDS or first in FINITE or words[0] in BARE:
        return False
    return not get_close_matches(first, [*FINITE, *_ALONE], 1, 0.75)


def is_told(words: Sequence[str]) -> bool:
    """Whether words are something that people are told to do, listed or not, with nothing of the game in them.

    >>> is_told("offer to wash up".split()), is_told("give them a hug".split()), is_told("lose a turn".split())
    (True, True, False)
    """
    about = {word for word in words if word not in ("player", "players", "hand", "hands")}
    made_up = len(words) > 1 and is_made_up([word for word in words if word not in ("player", "players")])
    return (is_deed(words) or made_up) and (_GAME.isdisjoint(about) and NOT_IN_DEEDS.isdisjoint(words))


NOT_IN_DEEDS = frozenset(
    "number numbers points score direction top next previous first last again twice double half until unless if else "
    "otherwise except red blue green yellow pick choose forfeit surrender freeze pass fold wait sit stay stop quit "
    "out "
    "win wins lose loses everyone's nothing everything anything instead or block cancel immune safe "
    "leave concede resign retire exit depart abandon".split()
)
"""Words by which a deed that nobody has listed might still be something of the game."""

NOT_DEEDS = frozenset(
    "you your they them their everyone everybody someone anyone nobody whoever all each every both next previous "
    "first "
    "last left right player players other others not never none without except but only unless when while until "
    "after "
    "before instead otherwise must may cannot double half random again once more fewer less heads tails flip roll "
    "guess "
    "choose pick name the that this its red blue green yellow and then also use make let have has are is was be get "
    "become put place keep match copy cancel ignore vote steal add remove lose win end stop start hold "
    "either neither both nor or if because with for from into onto upon about against between among under over than "
    "every any some many much few several which what who whom whose where why how there here these those it its "
    "can could would should might shall will not one two three four five six seven eight nine ten half "
    "always sometimes often whenever during since though although so such very just even still yet too also".split()
)
"""Words with which no deed begins that nobody has listed."""


def is_for_people(words: Sequence[str], told: bool = False) -> bool:
    """Whether words are for people alone, with nothing of the game in them; they may be told what nobody has listed.

    >>> is_for_people("puts their cards down and touches their nose".split())
    True
    """
    parts, part = [], list[str]()
    for word in (*words, "and"):
        if word in ("and", ",", "then", "or") and part:
            parts.append(part)
            part = []
        elif word not in ("and", ",", "then", "or"):
            part.append(word)
    aside = [part for part in parts if is_laid_aside(part)]
    parts = [part for part in parts if part not in aside]
    of_cards = {word for part in aside for word in part}
    rest = [word for word in words if word not in ("hand", "player", "play", "plays") and word not in of_cards]
    parts = [part for at, part in enumerate(parts) if not at or part[0] not in ("no", "without")]
    if words[-1:] == ["or"] or (",", "or") in pairwise(words):
        return False
    return bool(parts) and all(is_deed(part) or (told and is_told(part)) for part in parts) and _GAME.isdisjoint(rest)


def is_about_the_game(words: Sequence[str]) -> bool:
    """Whether words name something of the game.

    >>> is_about_the_game("use wild cards".split()), is_about_the_game("use your left arm".split())
    (True, False)
    """
    return not _GAME.isdisjoint(words)


def looks_like_a_contest(game: str) -> bool:
    """Whether words name a contest between people, with nothing of the game in them.

    >>> looks_like_a_contest("rock, paper, scissors"), looks_like_a_contest("swap hands")
    (True, False)
    """
    said = [word.strip(",.:;!'\"").lower() for word in game.replace("-", " ").split()]
    return bool(said) and not _CONTESTS.isdisjoint(said) and _GAME.isdisjoint(said)


_WITH_CARDS = frozenset("have has match matches follow follows beat beats top tops cover covers counter stack".split())
"""What people do with a card that is spoken of: `match this`."""


def resembles_move(words: Sequence[str], whole: bool) -> bool:
    """Whether words, a whole deed or one part of it, look like a move of the game.

    >>> resembles_move("play a red card".split(), True), resembles_move("play the piano".split(), True)
    (True, False)
    """
    if tuple(words[1:2]) and words[0] in _WITH_CARDS and words[1] in ("it", "this", "that", "one"):
        return True
    if not words:
        return False
    verb, rest = BARE.get(words[0], words[0]), words[1:]
    if not rest:
        return whole and verb in _ALONE
    if verb == "play" and rest[-1].isdecimal():
        return True
    if plays_oddly(words):
        return False
    if verb in _HANDED and rest[0] in ("it", "them", "one") and (len(rest) == 1 or "to" in rest):
        return True
    return any(verb in verbs.split() and not set(nouns.split()).isdisjoint(rest) for verbs, nouns in _MOVES)


def counts_something_else(words: Sequence[str], end: int) -> bool:
    """Whether the number before a place counts what comes after it: `draw 2 cats`."""
    if end >= len(words) or words[end] in JOINTS or words[end] in AFTER:
        return False
    before = words[end - 1]
    return before.isdecimal() or before in NUMBERS or before in ("more", "extra")
