"""Words that people use for what cards do, each under the plainest one: for sketches of a text, never to read it."""

from collections.abc import Mapping

Lexicon = Mapping[tuple[str, ...], str]


def _listed(rows: Mapping[str, str]) -> Lexicon:
    """Every way to say a thing, as its words."""
    return {tuple(way.split()): meant for meant, ways in rows.items() for way in ways.split("|")}


DEEDS = _listed(
    {
        "draw": "draw|pick up|collect|gain|receive|eat|pay|fish|dig|suffer|go fish|refill",
        "add": "add",
        "take pile": "take the last card|take back|takes back|bring back|dig through the discard pile",
        "take": "take|steal|grab|nick|pinch|snatch|swipe|borrow|rob|claim|pull|pick a card from|choose a card from|"
        "pick one from|picks a card from",
        "get": "get",
        "skip": "skip|miss|frozen|freeze|sit out|sit this one out|block|pass your turn|out of office|jump over|"
        "cannot play|cannot go|do-not play|do-not get a turn|turn is over|turn ends|loses it",
        "lose": "lose",
        "again": "go again|play again|and again|another turn|extra turn|free turn|bonus turn|second turn|go twice|"
        "play twice|another go|"
        "more turns|free go|extra go|second card|two turns|additional turn|another card down|"
        "another card",
        "goes next": "go next|goes next|pass the turn|turn goes to|turn passes to|skip to|"
        "who goes next|play continues from",
        "swap": "swap|trade|switch|exchange|barter",
        "give": "give|hand over|donate|send|slide|gift|deal|offer|return to|put in hand|offload|give away",
        "pass hands": "change seats|switch seats|swap seats|change places|swap places|switch places|move one seat|"
        "moves one seat|move seats|moves seats|move one place",
        "new hand": "fresh hand|new hand|start over|brand new hand|deal yourself",
        "pass": "pass|rotate|pass along|pass on",
        "show": "show|reveal|face up|face-up|expose|open|visible|fess up|admit|facing out|upside down",
        "look": "look|see|peek|peep|view|inspect|spy|sneak|look through",
        "discard": "discard|throw away|throw out|throw|ditch|bin|dump|toss|drop|shed|get rid of|get rid|put down|"
        "lay down|lay|unload|remove|chuck|scrap|get shot of|stick down|place down|ditches|lose all",
        "put": "put|stick|tuck",
        "play": "play|be played",
        "protect": "safe|protected|protect|immune|shield|immunity|cannot be skipped|cannot be made|dodge|unaffected|"
        "refuse the|cannot be targeted|cannot be hit|cannot make you",
        "bounce": "bounce|bounces back|goes back to|sends back|back to the player who played it|back at whoever|back "
        "to whoever|"
        "deflect|draw instead of you|draws instead of you|reflect",
        "hand out": "split|share|divide|distribute|dish out|hand out",
        "keep colour": "colour stays|colour remains|colour is locked|lock the colour|locks the colour|stay that colour",
        "link": "be your buddy|be your partner|your soulmate|your shadow",
        "reverse": "reverse|change direction|change the direction|switch direction|direction changes|backwards|"
        "other way|turn around|direction flips|switch back",
        "shuffle": "shuffle|mix|redistribute|pool",
        "double": "double|doubled|counts twice|twice|twice as many|worth|bigger",
        "cancel": "cancel|undo|negate|nullify|does nothing|do nothing|never happened|nope|ignore|"
        "do-not work|no effect|void|stop",
        "copy": "copy|repeat|mimic|duplicate|same as the last|whatever the last|card underneath|treat this as|"
        "counts as",
        "contest": "contest|race|wrestle|war|battle|duel|competition|scissors|stare|staring|first to|last to|"
        "last one to|first one to|first player to|last player to|slap|blink|blinks|closest|slip up|best",
        "vote": "vote|pointing|point at|agree|decide together|fingers",
        "guess": "guess|call it|bet",
        "roll": "roll|dice|die",
        "flip": "flip a coin|toss a coin|coin toss|coin flip|heads|tails",
        "quiet": "talk|speak|silent|silence|quiet|be quiet|talking|hush|whisper|shut up",
        "win": "win|go out|wins|goes out|end the round|win the game",
        "call": "uno|say uno|call uno|called uno|forget to say uno|shout uno|forgets to call|forget to call|to call",
        "rule": "new rule|make a rule|make up a rule|invent a rule|invent",
        "partner": "partner|teammate|buddy|team|teams|ally|fate|both win",
        "ask": "ask|demand",
    }
)
"""What is done."""

HUMAN = frozenset(
    "sing sings dance dances say says tell tells shout yell yells hum clap jump jumping hop stand act imitate answer "
    "wear wearing compliment laugh smile kiss hug bark meow moo pretend rhyme speak talk whisper drink sip do swear "
    "curse close eyes fetch impression push-ups pushups jacks joke riddle dare truth truthfully accent spell poem "
    "story "
    "phone phones left-handed blindfolded cover whistle stare move bow salute burpees squats plank song verse touches "
    "touch say talks speaks swears laughs silent quiet silence seconds".split()
)
"""What only people can do, and judge."""

DOING = frozenset(
    "sing dance say tell shout yell hum clap jump hop stand act imitate answer wear compliment laugh smile kiss hug "
    "bark meow moo pretend rhyme speak talk whisper drink sip do swear curse close fetch spell cover whistle stare "
    "move bow salute touch".split()
)
"""How people are told to do it."""

THINGS = _listed(
    {
        "hand": "hand|hands|whole hand|entire hand|all your cards|all their cards",
        "turn": "turn|turns|go|goes|round",
        "card": "card|cards|copy|one",
        "colour": "colour|colours",
        "number": "number|rank",
        "deck": "deck|draw pile|bottom of the deck|under the draw pile",
        "pile": "pile",
        "discards": "discard pile|discards",
        "middle": "middle|centre|center",
        "seat": "seat|seats|places|chairs",
        "top": "top|top card",
        "penalty": "penalty|penalties|attack",
    }
)
"""What it is done with."""

KINDS = _listed(
    {
        "wild": "wild|wilds",
        "action": "action|actions|special|specials|action cards|special cards",
        "number": "number card|number cards|numbers|numbered",
        "skip": "skip card|skip cards|skips|skip",
        "reverse": "reverse card|reverse cards|reverses|reverse",
        "draw two": "draw two|draw twos|draw 2s|+2s|+2|draw two cards",
        "wild draw four": "draw four|draw fours|draw 4|draw 4s|+4|+4s|wild draw four|wild draw 4|wild +4|wild draw "
        "fours|wild draw 4s|wild +4s|w4|plus four|plus fours|plus 4",
        "draw card": "draw card|draw cards|penalty card|penalty cards|draw penalty|draw effects",
        "even": "even|evens|even numbers",
        "odd": "odd|odds|odd numbers",
        "highest": "highest|biggest|largest|best card",
        "lowest": "lowest|smallest|worst",
        "random": "random|at random|without looking|blindly|sight unseen",
        "that number": "that number|that many",
        "half": "half|halves",
        "any": "any number|as many as|as many cards as|however many|as many",
        "same": "pair|same number|same colour|matching",
    }
)
"""Which cards, where that is no colour."""

LOOSE_WHO = _listed(
    {
        "chosen": "victim|target player|target|bestie|enemy|mate|a mate|a victim|your enemy|your bestie|a buddy|buddy|"
        "partner|a partner|a teammate|your partner|opponent of choice|whoever you fancy|whichever player|"
        "whomever|whoever they like|someone else|grandpa|mom|dad|somebody|any one player|a certain player",
        "everyone_else": "the others|the rest|all others|opponents|every opponent|each opponent|every other player|"
        "all opponents|each of them|all other players|each player other than you|the other players|the rest of the "
        "table|others|opponents of your choosing",
        "everyone": "each player|every player|all players|players|all siblings|those|anyone who|anyone with|"
        "anyone holding|ladies and gentlemen|each player at the table|nobody|all hands|"
        "everyone whose|any player|every second player|no player",
        "agreed": "whoever|whichever player has|whichever player holds|the player who|the one who|the first player|"
        "the player it lands on|the player it points to",
        "most": "whoever has the most|the most cards|the biggest hand|the two players with the most cards|the loser of "
        "the last game|the last one",
        "fewest": "whoever has the fewest|the fewest|the fewest cards|the least cards|the leader|the smallest hand|the "
        "player with only a few cards|the player with one card left|the player closest to winning|the fewest",
        "next": "whoever 's turn is next|next in line|the next one|the player next to you",
        "neighbours": "the two players next to you|each of your neighbours|the two players beside you",
        "left": "your left neighbour|on your left|to your left|the left",
        "right": "your right neighbour|on your right|to your right|the right",
        "across": "the player opposite|opposite you|directly opposite you|sitting directly opposite you",
        "they": "those two|the two|those players|these two|both of them",
        "highest": "highest number in hand|highest card in hand|the player with the highest number|the player with "
        "the highest card|the highest number|highest "
        "number|"
        "the highest card|highest card",
        "lowest": "the player with the lowest number|the player with the lowest card|the lowest number|lowest number|"
        "the lowest card|lowest card|lower number",
        "loser": "losers|the losers|loser|the loser|last one|the slowest",
        "winner": "winner|the winner",
    }
)
"""Players, where the phrase book has no such words for them."""

SPANS = _listed(
    {
        "long": "rest of the game|rest of this game|rest of the round|rest of this round|from now on|end of the game|"
        "until someone wins|until somebody wins|end of the round|end of this game|until the end|rest of this hand|"
        "any more|every time|whenever|each time|stays until|keeps|for the game",
        "short": "until your next turn|until it 's your turn|until your turn|for one round|for a round|this round|"
        "until "
        "you play|until your next go|for the next round|one full round|for one full round|next two rounds|until play|"
        "comes back|until it comes back|next turn|full circuit|until their next turn|until someone|until another|"
        "until the next|until",
    }
)
"""How long something holds."""

ASKING = frozenset("make let have force dare tell ask choose pick name get".split())
"""What you do to somebody so that they do something."""

SMALL = frozenset(
    "unless because cuz since while instead whether straight right now immediately once total extra new again too "
    "a an the you your yours they their them he she his her to of and or with it its it's is are be in on at for from "
    "this that these those then so as by if but not no do does did done has have had hold holds must may can will just "
    "one 1 2 3 4 card cards player players turn who whoever whom what whatever which all any each every everyone "
    "someone anyone next other others else until when up down out off over back own too also very only more than "
    "away apiece yourself "
    "there here breaks break it's whole we i me my us our was were been get gets got go goes".split()
)
"""Words that say little about what a text is about."""
