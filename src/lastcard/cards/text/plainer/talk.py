"""What people say beside a rule: sentences, and ends of them, of words on a list that tell nobody anything.

`asides` knows what is said beside a rule wherever it stands. This list is longer, and is only used for a text that
cannot be read as it stands. What was taken for talk is kept, and said back as such.
"""

import re
from typing import NamedTuple

from lastcard.cards.text.plainer.anyway import goes_without_saying
from lastcard.cards.text.plainer.asides import JUDGING, SMALL, is_remark

LONGEST = 16
"""Words in a remark."""

TALK = JUDGING | frozenset(
    "about time finally something got getting grandma grandpa gran granny nana nan mum mom dad mummy daddy uncle "
    "auntie "
    "aunt cousin sister brother kids kiddo folks family everyone's baby darling honey sweetie mister missus ma'am "
    "sir "
    "trust believe imagine remember careful beware warning spoiler alert surprise ready steady dramatic hilarious "
    "ridiculous perfect excellent superb marvellous splendid magnificent beautiful gorgeous stunning gentle friendly "
    "classic famous infamous traditional tradition favourite favorite invented invention made wrote written idea "
    "ideas "
    "named inspired stolen borrowed summer winter christmas easter birthday holiday holidays party pub kitchen "
    "school "
    "university college camp nineteen-ninety years ago yesterday tomorrow weekend night morning evening dinner lunch "
    "breakfast tea coffee beer wine pizza cake snack snacks popcorn crisps chips yummy tasty hungry thirsty sleepy "
    "tired bored boredom excited exciting exhausted relax chill calm panic scream screaming shouting laughing "
    "laughter "
    "laughs giggles smile smiling grin "
    "princess prince king queen kingdom royal "
    "royalty "
    "majesty hero heroes villain villains boss evil-genius mastermind legend legends champion bruh bro broski fam "
    "homie dawg girl lads lasses chaps mates pals amigos ouchie ow yowch eek ugh meh yuck ew wow whoa woah omg wtf "
    "gg rekt pwned noob savage slay vibes vibe mood energy magic magical mystery mysterious spooky creepy weird "
    "strange "
    "random-ish fate destiny fortune fortunes misfortune karma's bad-luck unlucky jinx jinxed cursed curse blessed "
    "blessing spell abracadabra hocus pocus kaboom kapow pow wham zap splat crash bang ding dong ta-da tadaa voila "
    "bye goodbye adios ciao farewell hello hi welcome greetings please-and-thanks thankyou ta grazie merci danke "
    "hooray hurrah huzzah woo woop yippee yeehaw cowabunga geronimo bonus-round history lesson learned learnt moral "
    "story truth honestly frankly basically literally actually really absolutely totally completely definitely "
    "certainly clearly apparently supposedly technically essentially seriously sincerely yours truly xoxo xx hugs "
    "kisses love lovingly hate hates hated loved adore adores wish wishes wishing hope hopes hoping think thinks "
    "thought believe believes guess-what mind minds brain brains heart soul spirit attitude pride proud humble "
    "ego tough-luck deal-with-it suck up whine moan groan grumble complain complains sulk sulking sulks pout pouting "
    "crybaby crybabies cry cries tantrum tantrums meltdown rage raging furious fuming livid cross grumpy sour salt "
    "salty bitter sweet spicy hot fire lit flames burn burned roasted toasted toast cooked doomed ruined devastated "
    "destroyed crushed wrecked humiliated embarrassed embarrassing awkward ashamed shameful guilty innocent angels "
    "angel saint saints sinner naughty cheeky mischievous mischief trouble troublemaker rebel sneaky snake rat "
    "weasel "
    "traitor backstabber friendship friendships friends besties bestie relationships ruin ruins wreck destroy "
    "destroys ends-friendships war-crime crimes crime criminal police sue lawyer lawyers court judge jury verdict "
    "petition protest riot revolution democracy dictator tyrant merciless mercy pity sympathy empathy condolences "
    "bedtime nighttime bath homework dishes chores late hurry rush hour o'clock asleep snoring teasing "
    "trap wrapped gift present thoughts prayers pray praying amen hallelujah rip-you dearly departed funeral".split()
)  # fmt: skip
"""Words of which one has to be in talk."""

BETWEEN = SMALL | frozenset(
    "the a an of to it its it's is are was were be been am being this that that's thats these those there here "
    "here's "
    "and so as at in on for with about by like we us our we're we'll we've i i'm i'll i've me my mine myself you "
    "your "
    "you're you'll you've yourself they they're their them he she him her his hers who what what's how why where do "
    "did does done have has had will would gonna gotta going come comes coming came make makes making want wants "
    "wanted need needs needed let's lets say says saying said told tell tells know knows knew see sees saw feel "
    "feels "
    "look looks sound sounds seem seems nice good great big little old new long short very really quite pretty "
    "rather "
    "just such much many lots bit way kind sort thing things stuff people person someone somebody game games world "
    "life house home table day days today tonight now ever always forever-young still already yet yes yeah yep yup "
    "oh "
    "ah hey ok okay well right? same-old from my from all".split()
) - frozenset("right all same yet person people someone somebody always".split())  # fmt: skip
"""Words that may stand between them, and say nothing by themselves."""

BARRED = frozenset("kidding joking joke jk psych sike fooled prank lie lying lied".split())
"""Words by which what was said before would not hold."""

_NOT_DONE = re.compile(
    r"(?:no (?:(?:being|getting) (?:mad|sad|angry|upset|salty|grumpy|cross|jealous|silly|sore)|\w+ing|takebacks?|"
    r"take-?backs?|backsies|returns|refunds|excuses|exceptions|mercy|buts|whining|"
    r"questions"
    r"(?: asked)?|hard feelings|arguments?|complaints|cheating|peeking)(?:,? (?:and|or|no)? ?)?)+(?:allowed|please)?"
)
"""`no crying`: what nobody is to do, of which the game knows nothing."""
_OF_THE_GAME = re.compile(
    r"\bno (?:draw|discard|play|skip|swap|match|talk|speak|look|pass|giv|tak|show|choos|pick|reverse|trad|laugh|"
    r"point|"
    r"help|sing|us|mov|stand|sitt)"
)

_WORDS = re.compile(r"[a-z0-9+#%$&=]+(?:['’-][a-z0-9]+)*", re.IGNORECASE)
_SENTENCE = re.compile(r"[^.!?;\n]+[.!?;\n]*|[.!?;\n]+")
_TAIL = re.compile(
    r"(?:,|\s[-–—]+|[-–—]{2,}|\s\.{2,}|…|\(|(?=\sno \w)|\s(?:and|but) (?=(?:they|you|nobody|no one|remember|do"
    r"n['’]?t) ))\s*([^,()–—]+?)\)?\s*([.!?…]*)\s*$"
)


class Told(NamedTuple):
    """A rule, and what was said beside it."""

    rule: str
    talk: tuple[str, ...]


def is_talk(said: str) -> bool:
    """Whether words tell nobody anything.

    >>> is_talk("About time we got something!"), is_talk("The rest get nothing."), is_talk("no stacking no crying")
    (True, False, True)
    """
    words = [word.lower().replace("’", "'") for word in _WORDS.findall(said)]
    plain = " ".join(words)
    if goes_without_saying(plain):
        return True
    if not 0 < len(words) <= LONGEST or not BARRED.isdisjoint(words):
        return False
    if is_remark(words) or (_NOT_DONE.fullmatch(plain) and not _OF_THE_GAME.search(plain)):
        return True
    return len(words) > 1 and not TALK.isdisjoint(words) and all(word in TALK or word in BETWEEN for word in words)


def without_talk(text: str) -> Told:
    """A text without the sentences, and the ends of sentences, that are nothing but talk.

    >>> without_talk("Draw 2. Grandma is gonna be furious!")
    Told(rule='Draw 2.', talk=('Grandma is gonna be furious!',))
    """
    kept: list[str] = []
    talk: list[str] = []
    for sentence in _SENTENCE.findall(text):
        if kept and is_talk(sentence):
            talk.append(sentence.strip())
            continue
        rest = sentence
        while (tail := _TAIL.search(rest)) and len(tail[1].split()) > 1 and is_talk(tail[1]):
            talk.append(tail[1].strip())
            rest = rest[: tail.start()] + tail[2]
        kept.append(rest)
    return Told("".join(kept).strip(), tuple(talk))
