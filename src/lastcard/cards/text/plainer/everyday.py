"""Sentences of everyday words, all of them on lists, that say how things are and tell nobody what to do.

What could change a rule is on no list: no verb, number or card of the game, no time (`tonight`, `forever`), nothing
that is permitted, optional or secret, no condition. Words that are harmless by themselves may still say for whom
something is, or who else does it: so a sentence needs a verb of being, having, thinking or feeling, and nobody stands
behind `for`, `to`, `not` or `and` in it (`they are for grandma`, `and dad`).
"""

from lastcard.cards.text.plainer.asides import JUDGING

CONTENT = JUDGING | frozenset(
    "abracadabra absolutely absurd accident actually addicted adios admit admitted adorable adore adores adventure "
    "advice afraid agree agreed agrees amen amused ancient angel angels anger annoyed annoying apologised apologized "
    "apology apparently appear appears applause appreciate appreciates approved argued art artwork ashamed ashes "
    "asked ate attempt attitude audacity audience backstabber bad baked banana bananas bang basically beach bear "
    "beard beautiful bee beer bees befriend befriended believed believes belly belong best bet betrayed better "
    "bicycle bird birds bitter blamed blames blanket blessed blessing blood boat bones book books boos bored boredom "
    "brain brains brave bravery bread brewing broccoli broski bruh bug bugs built bullshit bunny bureaucracy burned "
    "bus butter bye cake calm camp campfire camping candy capitalism car care cared career cares casino cat "
    "catastrophe ceiling certainly certified champions chaotic character cheap cheerful cheese cheesy chicken "
    "childhood childish chips chocolate chores ciao circumstances city classic clearly clever coffee comeback comedy "
    "comment comments communism complained complains complaint completely complicated compliment computer condolences "
    "confessed confidence confused consequences controversial convinced cooked cookie cookies cooperation cope corny "
    "couch country courage court cow cowabunga crap crash created creative creepy cried crime crimes criminal cringe "
    "crisps crunchy crushed crybabies crybaby culture curse cursed cute damn danke dawg deadly dearly debatable "
    "debate dedicated defeat definitely delighted democracy departed desert designed desperate dessert destiny "
    "destroyed devastated dictator dictatorship dignity ding dinosaur dirty disagree disagrees disappointed "
    "disappointing disaster discussion dishes disrespect doctor dog dolphin dong doomed door doubts dragon dramatic "
    "drank dreadful dream dreamed dreaming dreams dreamt dress drumroll drunk dubious duck dumb dust dying ears "
    "easier economy eek effective effort ego elegant elephant email embarrassed embarrassing empathy ending energy "
    "enjoyed entertained envy essentially evidence evident ew excellent excited exciting excuse exhausted expect "
    "expected expects expensive experiment eyes fabulous face faces failure fairy fairytale faith fam famous fancy "
    "fans farewell fashion fate fault favorite favourite fear feared fears feel feeling feels feet felt festive film "
    "films finally fish flames food foolish forest foretold forget forgives forgot fortune fortunes frankly freedom "
    "friendly friendship friendships frog fruit fuming funeral funnier furious futile garbage garden gentle geronimo "
    "getting gg ghastly gift gifts giggles glad gloomy glory goat good goodbye gorgeous got grateful gratitude grazie "
    "greed greeting greetings grew grim grin grinned groan grumpy guesses guilt guilty hair hallelujah happened "
    "happens happiness harder hat hated hates hating health heard heart heartbroken hearts heaven heavy heck hectic "
    "hell hello hi hilarious hint history hocus home homework homie honesty honey honor honour hope hoped hopeful "
    "hopeless hopes hoping horrid horse house hugs humanity humble humiliated humor humour hungry hurrah huzzah "
    "icecream iconic idea ideas imagined immature important impossible impressed incredible inevitable infamous "
    "inflation ingredient injustice innocent inspired insult intelligence intense interesting internet invented "
    "invention ironic jackpot jealousy jinx jinxed job jobs joke joked jokes jolly journey juicy jungle justified "
    "kaboom kapow karma's kinder kindness kingdom kisses kitchen kitten knew know knowledge known knows lame laughed "
    "laughing laughs laughter law laws lawyer lawyers lazy learned learns learnt legends lesson lessons lies "
    "lightning liked likes lion lit literally lived lives livid living llama looked looks loved loves loving lovingly "
    "made magic magical magnificent majesty manners marvellous mastermind masterpiece math maths matter matters "
    "mature meaning means meant medicine meh meltdown meme memes memorable memories memory merci mercy merry mess "
    "message messenger messy mighty mind minds miracle mischief mischievous miserable misery misfortune mistake "
    "mistakes modest money monkey mood moon moral mountain mouse mouth movie movies music mysterious mystery myth "
    "nature naughty need needed needs nerve nerves nervous netflix nicer nightmare nonsense noob normal nose noticed "
    "obnoxious obsessed obvious ocean offended office omg opinion opinions original ouchie outstanding overdue "
    "overthinking ow pain panicking pants paperwork parties party pathetic patience penguin people's pepper perfect "
    "personality petition philosophy phone pig pillow pineapple pizza plan plane planet plans plot pocus poem poetry "
    "pointless police polite politics poor popcorn popular possible potato potatoes pouting poverty pow power prayers "
    "praying predictable prepared present presents price priceless pride prize problem problems progress promised "
    "prophecy proud proven pub pun punishment puns puppy purpose pwned quality question questionable questions rage "
    "raging rat realise realised reality realize realized really reason reasons rebel recipe reckon recommended "
    "recover recovered refreshing regret regretted rekt relationships relaxed relaxing remarkable remembered "
    "remembers reputation resistance respect responsibility result results revolution reward ridiculous riot river "
    "road roasted rock rocket rocks roof royal royalty rubbish rude ruined sadness said saint saints sake salad "
    "satisfying saw says scared scary science screamed screaming sea seem seemed seems seen selfish shallow shameful "
    "shameless shark sheep ship shirt shocked shoes shouting show showtime side-effect side-effects sincerely sinner "
    "skill skin slay sleepy slept smart smell smelled smells smiled smiles smiling snack snacks snake snoring "
    "socialism socks sofa something song songs sophisticated sorrow soul souls sound sounded sounds soup sour space "
    "spectacular spice spider spilled spinach spirit spirits splat splendid spoiler spoken sponsored spooky sport "
    "sports stars stink stomach stories storm story strange strategy street stressed stressful stunning stupid "
    "stupidity style success suffer suffered suffering sugar sulking sulks sun sunshine superb support suppose "
    "supposed supposedly surprise surprised surprises survive survived suspect suspicious sweat sweating sweetie "
    "sweets swore sympathy ta ta-da tactics tadaa tale talent tales tantrum tantrums taste tasty taught tea teasing "
    "technically television tense thanked thankful thankyou therapist therapy thinking thinks thirsty thought "
    "thoughts thrilled thunder tiger tiny tip tired toast toasted toes told tongue totally toxic tradition "
    "traditional traditions tragedy train traumatised traumatized triggered trouble troublemaker troubles trusted "
    "trusts truth tv typical tyranny tyrant ugh umbrella unbearable unbelievable underdog understand understandable "
    "understanding understands understood unexpected unforgettable unforgivable unfriend unfriendly ungrateful "
    "unicorn universe unoriginal unpopular useful useless vegetables vengeance verdict vibe vibes video village wall "
    "want wanted wants warned warning warnings watched water wealth weasel weather wedding weird whale wham whoa "
    "wholesome wind window wine wisdom wise wished wishes wishing woah woke wonder wondered woo woop work world "
    "worried worry worse worst wow wrecked wrinkles written wrote wtf xoxo xx yeehaw yelled yippee youth youtube "
    "yowch yuck yummy zap".split()
)  # fmt: skip
"""Words of which one has to be in such a sentence."""

PERSONS = frozenset(
    "mum mom mummy mommy mother dad daddy father grandma grandpa grandmother grandfather gran granny nan nana brother "
    "sister sis bro cousin uncle aunt auntie friend friends friend's family kids kid children child baby king queen "
    "boss "
    "hero dude buddy pal mate guys folks teacher wife husband girlfriend boyfriend roommate flatmate neighbour "
    "neighbor "
    "mum's mom's dad's grandma's grandpa's brother's sister's dog's cat's doctor lawyer messenger".split()
)
"""Who may be spoken of, as those who think or did something."""
PRONOUNS = frozenset("me you them him her us everyone everybody nobody somebody someone anyone people".split())

BEING = frozenset("is are was were am be been being has have had will would could should might can may must".split())
FELT = frozenset(
    "think thinks thought believe believes believed know knows knew guess suppose reckon bet wonder hope hopes hoped "
    "wish "
    "wishes wished expect expects expected doubt love loves loved likes liked like hate hates hated adore adores enjoy "
    "enjoyed need needs needed want wants wanted deserve deserves deserved regret regrets regretted forgive forgot "
    "forget "
    "remember remembers understand understands understood means meant mean mind cares cared care worry worries feel "
    "feels "
    "felt hurt hurts sting stings sucks stinks rocks smells agree agrees disagree disagrees approves complained "
    "complains "
    "admit confess blame blames blamed trust trusts appreciate taught told said says say asked heard saw noticed "
    "warned "
    "promised swore laughed cried smiled invented made created wrote designed built borrowed stole inspired dared "
    "convinced bribed happened happens seemed seems seem sounded sounds looked looks matters exists comes came got get "
    "gets brings keeps work works worked became becomes shall survived learned learnt learn".split()
)
"""Verbs of being, thinking and feeling: one of them makes a sentence of words."""

AMONG = frozenset(
    "the a an this that these those it i my mine myself we us our you your yourself they their he his she who what how "
    "why where there here is are was were am be been being has have had will would could might did do of in on at by "
    "with from to for as like about than so such very really quite pretty rather just even still already and but "
    "because "
    "well oh ah hey ok okay yes yeah no not way bit lot lots kind sort thing things stuff much little "
    "big old new long short small huge real true right wrong come comes came going get gets got make makes made saying "
    "see seeing brings bring become becomes became game games rule rules too sometimes often usually probably maybe "
    "perhaps certainly definitely surely obviously clearly honestly seriously actually basically literally truly "
    "simply "
    "sadly luckily unfortunately hopefully apparently technically something part full pure sheer "
    "absolute though anyway haha lol please indeed".split()
)
"""Words that may stand among them."""

HANGING = frozenset("for to from with by on at not only and or but as than of like except too".split())
"""Words behind which somebody would be named for whom a rule holds, or not."""
OPENS_NOTHING = frozenset(
    "for to from with by on at in not or as than of too do did be get make see come will would could might who what "
    "how "
    "why where have become bring".split()
)
"""Words with which such a sentence does not begin: somebody would be told something, or asked, or how it is done."""
SPEAKS = frozenset("i you they we he she it this that there".split())
"""Words of which something is said, with a verb: without one, they might be told to do what follows."""


def is_everyday(words: tuple[str, ...]) -> bool:
    """Whether words, each by itself, only say how things are.

    >>> is_everyday(("resistance", "is", "futile")), is_everyday(("they", "are", "for", "grandma"))
    (True, False)
    """
    if len(words) < 2 or not all(
        word in CONTENT or word in AMONG or word in PERSONS or word in PRONOUNS for word in words
    ):
        return False
    if CONTENT.isdisjoint(words) or names_somebody(words):
        return False
    first = (
        words[1] if words[0] in ("and", "but", "so", "oh", "well", "yes", "because") and len(words) > 1 else words[0]
    )
    if first in OPENS_NOTHING or (first in FELT and first not in ("hope", "guess", "love")):
        return False
    if BEING.isdisjoint(words) and FELT.isdisjoint(words):
        return HANGING.difference(("and", "but", "of")).isdisjoint(words) and (PRONOUNS | SPEAKS).isdisjoint(words)
    if first in PRONOUNS:
        return False  # everyone has fun
    return words[0] not in BEING | FELT or words[0] in ("hope", "guess", "love")


def names_somebody(words: tuple[str, ...]) -> bool:
    """Whether somebody is named as one for whom a rule would hold, or would not.

    >>> names_somebody(("and", "dad")), names_somebody(("my", "dad", "hates", "it"))
    (True, False)
    """
    for at, word in enumerate(words):
        if word not in PERSONS and word not in PRONOUNS:
            continue
        before = [
            each for each in words[:at] if each not in ("the", "a", "an", "my", "your", "our", "little", "old", "dear")
        ]
        if before and before[-1] in HANGING:
            return True
        if word in PERSONS and not {*words[at + 1 : at + 4]} & (BEING | FELT) and not {*before} & FELT:
            return True
    return {"do", "does", "did"} & {*words} == {*words} & (BEING | FELT | {"do", "does", "did"}) != set()
