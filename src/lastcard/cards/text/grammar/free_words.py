"""Words about people: whether anything in them is of the game, or might be."""

import re
from collections.abc import Sequence

from lastcard.cards.text.grammar.deeds import is_about_the_game

_I = re.IGNORECASE

# What is of the game
_OF_THE_GAME = frozenset(
    "card cards deck decks pile piles colour color colours colors wild wilds uno skip skips skipped reverse reverses "
    "draw draws drew discard discards swap swaps trade trades steal steals shuffle deal deals dealer penalty stack "
    "direction clockwise pass passes red blue green yellow if unless except instead otherwise whenever double twice "
    "half again win wins winner loser lose loses play plays played playing turn turns round rounds hand hands dealt "
    "points score scores number numbers zero +2 +4 give gives pick picks take takes get gets then die dice coin coins "
    "flip flips flipped roll rolls rolled heads tails top bottom highest lowest fewest show shows reveal reveals "
    "peek peeks action "
    "actions symbol suit special safe protected immune immunity blocked block blocks cancel cancels cancelled ignore "
    "ignored void "
    "counter reflect bounce lasts effect rule rules seat seats chair chairs hold-cards evens odds sevens match matches "
    "challenge-card out start starts begin begins".split()
)
_HARMLESS = re.compile(
    r"\b(?:hands up$|(?:tak\w+|in) turns?(?! off)|go(?:es|ing)? (?:a?round)|a?round the (?:table|room|"
    r"circle|group)|"
    r"(?:clap|"
    r"clapping|wave|waving|shake|"
    r"shaking|hold|holding|raise|raising|put|puts|putting|wash)\w* (?:your|their|his|her|both|two|the|"
    r"each other's)? ?hands?(?! down)(?= (?:up|in the air|on (?:your|"
    r"their|the) (?:head|nose|heads|table|ears?))|[,.;]|$)|"
    r"on (?:your|their) hands|(?:think(?:ing)? of|writ\w+ down|pick|say|guess\w*|choos\w+|shout\w*|name) (?:a|any|"
    r"one|the|your|their) (?:number|letter|word|category|"
    r"song|topic|animal|film|movie|country|celebrity|theme|subject|name)|"
    r"back (?:in|on|to|at) (?:your|their) (?:seat|chair)s?|(?:arm|staring|shouting|boxing|wrestling|"
    r"thumb) match(?:es)?|"
    r"(?:starting|starts?|begins?|beginning|ends?|ending) with|act(?:s|ing)? out|(?:chicken|blow|work|stick|put|"
    r"shout|call|hand|point|spell)(?:s|ing)? (?:\w+ )?out|"
    r"play(?:s|ing)? (?:charades|the piano|the guitar|air guitar|i spy|dead|simon says|hangman|chess|rock|"
    r"20 questions|twenty questions|peekaboo|leapfrog|tag)|"
    r"tak\w+ (?:a|one|two) (?:drink|sip|shot|bow|selfie|photo|picture|breath|nap|deep breath|big sip)|"
    r"get(?:s|ting)? (?:up|down|stuck|it|the most|one (?:right|wrong)|dressed|the answer|caught|here|mad|angry|votes)|"
    r"(?:picks?|chooses?) the (?:best|worst|\w+est)|picks? (?:truth|dare|between truth)|th(?:is|e) (?:round|game)|"
    r"giv\w+ (?:a|the|an) (?:speech|answer|compliment|hug|reason|wrong|right|correct)|giv\w+ up|give (?:someone|"
    r"somebody|everyone|the next player|them|you) "
    r"(?:a|the) (?:compliment|hug|high five|kiss|massage|riddle|question|dare|word|clue)|"
    r"(?:forgot|forgotten|didn't|did not|never) (?:to )?(?:say|said|call|called) uno)\b",
    _I,
)
_LIKE_THE_GAME = re.compile(
    r"\b(?:an? (?:\d+|zero|one|two|three|four|five|six|seven|eight|nine)|(?:zeros|ones|twos|threes|fours|fives|sixes|"
    r"sevens|eights|nines|\d+s)|"
    r"go(?:es)? (?:first|next|last|again|out|twice)|how many (?:\w+ )?(?:\w+ )?(?:have|has|had|hold|holds|got|left)|"
    r"(?:has|have|had|hold|holds|holding|got) (?:the )?(?:most|least|fewer|more|less|it|one|any|none|some|them)|"
    r"(?:put|lay|throw|place|cover|drop|return|keep|hold|hand|use|beat|top|play|follow)s? (?:it|one|this|that|them|"
    r"two|some|any)|"
    r"(?:choose|pick|select|name) (?:an?|any|two|three|another|some|one|\d)(?: other)? (?:players?|people|person|"
    r"opponents?)(?! to )|"
    r"miss(?:es)?|stay(?:s)? in|run(?:s)? out|lasts|from now on|for the rest|other than|no matter|apart from|but not|"
    r"rather than|as well as)\b"
)
"""What might be said of the game, though no word of it stands there: `a 7`, `goes first`, `has one`."""
_LONGEST = 40


def names_the_game(said: str, colours: Sequence[str]) -> bool:
    """Whether words about people name something of the game, or turn round what is said.

    >>> names_the_game("raise your hand", []), names_the_game("show your hand", [])
    (False, True)
    """
    rest = _HARMLESS.sub(" ", said).lower()
    found = re.findall(r"\+?[a-z0-9]+(?:['’-][a-z0-9]+)*", rest)
    dressed = "wearing" in found or "hair" in found or "eyes" in found
    other = _OF_THE_GAME - {"red", "blue", "green", "yellow"} if dressed else _OF_THE_GAME
    if not dressed and any(word in colours or word.removesuffix("s") in colours for word in found):
        return True
    if _LIKE_THE_GAME.search(rest):
        return True
    words = [word for word in found if word not in ("player", "players", "person", "people")]
    return not other.isdisjoint(words) or is_about_the_game(words) or len(found) > _LONGEST
