"""What people say beside a rule in whole sentences: what they feel about it, whom they pity, who made it up.

A shape is a regular expression over plain words, and every word in it stands on a list here: feelings, judgements,
manners, sayings. A verb, a number, a colour or a card of the game is on none of these lists, but for a few fixed
phrases (`worst card ever`). So what has such a shape tells nobody to do anything.
"""

import re
from functools import cache

from lastcard.cards.text.plainer.remarks import (
    FAMILY,
    FEEL,
    HOW,
    I_DO,
    IS,
    JUDGED,
    MADE,
    MINE,
    NOUN,
    OBJECT,
    OPENING,
    PEOPLE,
    PLAYER,
    PRED,
    PURPOSE,
    REASON_BACK,
    SPICE,
    THING,
    TO_SAY,
    WILL,
    A,
)

_CONTRACTED = (
    (re.compile(r"\bwon't\b"), "will not"), (re.compile(r"\bcan't\b|\bcannot\b"), "can not"),
    (re.compile(r"\b(\w+)n't\b"), r"\1 not"), (re.compile(r"'ll\b"), " will"), (re.compile(r"'re\b"), " are"),
    (re.compile(r"'ve\b"), " have"), (re.compile(r"'d\b"), " would"), (re.compile(r"\bi'm\b"), "i am"),
    (re.compile(r"\blet's\b"), "let us"), (re.compile(r"'s\b"), " is"), (re.compile(r"\bgonna\b"), "going to"),
    (re.compile(r"\b(dont|doesnt|didnt|isnt|wasnt|wont|cant)\b"), lambda found: found[1][:-1] + " not"),
    (re.compile(r"\bthats\b"), "that is"), (re.compile(r"\bur\b"), "your"), (re.compile(r"\bu\b"), "you"),
)  # fmt: skip

SHAPES = (
    # What somebody thinks of it
    r"isso",
    r"(?:sucks|good|nice|hard|great|not easy) to be (?:you|them|me|us)",
    r"(?:i |we )?hope (?:you|they|everyone|it|this) (?:isso|(?:all )?(?:like|likes|enjoy|enjoys|hurts?|love|loves|"
    r"understand|"
    r"forgive|helps?|works?|survive) ?(?:it|this|me|that|them)?)",
    r"(?:and |so )?(?:you |they |nobody |no one |we )?can not (?:argue|complain|reason) (?:with|about) (?:that|it|"
    r"this)",
    r"(?:there is )?nothing (?:you|they|anyone|we|i) can do(?: about (?:it|this|that))?|there is no (?:escape|hope|"
    r"way out|"
    r"mercy|going back|turning back|point in (?:crying|complaining|arguing)|shame in (?:it|that|losing))",
    r"(?:it|this|that) (?:is|says) (?:so |right there )?(?:in the rules|on the card|in the rule ?book|here|the law|"
    r"tradition)|"
    r"(?:the|this) cards? (?:has|have) spoken|the cards (?:never|do not) lie|them is the rules|blame the cards",
    r"(?:consider|call|think of) (?:it|this|that)(?: as)? (?:a |an |your |my |the )?(?:early |late |little |free "
    r")*(?:gift|"
    r"present|karma|luck|fate|justice|revenge|favou?r|lesson|compliment|love|tradition|birthday present|punishment|"
    r"payback|"
    r"charity|warning)(?: from (?:me|us|fam|heaven|above|the universe))?",
    rf"(?:{HOW} )*{JUDGED}(?:,? (?:and|but|yet) (?:{HOW} )*(?:{JUDGED}|effective|mighty|sweet|true))+|short and sweet|"
    r"peace (?:and love|out)|love (?:and peace|you all|you guys|y'all|always wins)|not much but hey|"
    rf"not (?:my|the|our|exactly my|exactly the) (?:best|finest|nicest|kindest|proudest|smartest|most original) "
    rf"(?:work|card|"
    rf"moment|idea|rule|hour|one)",
    r"i (?:just|only) (?:work here|wrote it|made it|play here)|what (?:more )?can (?:i|you|we) (?:say|do)|(?:as it "
    r"should be|"
    r"as is tradition|as always|as usual|winter is coming|resistance is futile|with great power comes great "
    r"responsibility|"
    r"to infinity and beyond|you shall not pass|i will be back|houston we have a problem|it is a trap|that is all "
    r"folks|"
    r"how we roll|that is (?:just )?how we roll|this is sparta|may contain nuts|lest we forget|remember this day|"
    r"the more the merrier|great for parties|perfect for (?:parties|families|family game night|rainy days)|(?:are we "
    r"|can we |"
    r"we are |we can )?(?:still|be still|still be) friends(?: right)?|go easy on (?:me|them|him|her|us))",
    r"now (?:we|they|you|everyone|everybody|it) (?:all )?(?:are|is) (?:even|equal|quits|square|all equal|all even)",
    r"(?:at last|finally) (?:some|a bit of|a little) (?:justice|fun|drama|action|chaos|peace|revenge|love|luck)",
    rf"{THING} isso",
    r"(?:i|you|they|we|he|she|fam|ply|everyone|everybody|nobody|no one|some people|somebody) isso",
    rf"{I_DO}(?:think|guess|suppose|reckon|believe|feel|know|swear|promise|bet|find|say|admit|hope|heard|thought|"
    rf"figured|"
    rf"told you)(?: that| like)? (?:{THING}|(?:i|you|they|we)) isso)",
    rf"{I_DO}(?:find|found|thought|think) {MINE} (?:{HOW} )*{JUDGED})",
    rf"{I_DO}(?:do|did|could|can) not (?:know|think of (?:anything|a) (?:better|else|better one|better rule|better "
    rf"idea)|"
    rf"care|regret (?:it|this|anything|a thing)|feel (?:bad|sorry|guilty)|make the rules|have any (?:better )?ideas|"
    rf"have a better idea|mind|know why)(?: (?:at all|anyway|either|about it|honestly|though))*(?:,? (?:it|this|that) "
    r"isso)?)",
    rf"{I_DO}(?:ran|run) out of (?:ideas|space|room|ink|paper|imagination))",
    rf"{I_DO}(?:mean|meant|said|swear|promise) (?:it|that|this|what i said|every word)(?: seriously)?)",
    rf"{I_DO}(?:love|like|hate|adore|dislike|enjoy|regret|blame|miss|want|am sorry for|feel bad for|feel sorry for) "
    rf"(?:(?:it|this|that|you|them|him|her|everyone|you all|all of you|this one|that one|my life|the drama|chaos|drama|"
    rf"(?:this|that|my) (?:card|rule|game|one)|fam|you guys|you too)(?: (?:so much|too|already|a lot|anyway|all|"
    rf"though|very much|guys|now))*))",
    rf"{I_DO}(?:would|will|could|can|should|might)(?: not| never| always)* (?:be (?:{HOW} )*{JUDGED}|want to be "
    rf"(?:them|"
    rf"you|that player|in your shoes|in their shoes)|(?:{FEEL}){OBJECT}|say (?:so|that)|wish that on anyone)"
    rf"(?: if i (?:was|were) (?:you|them))?)",
    rf"{I_DO}wish (?:i|we) (?:could (?:see|have seen) (?:your|their) faces?|was kidding|were kidding)(?: (?:right "
    rf")?now)?)",
    rf"{I_DO}(?:am|was) (?:not )?(?:{HOW} )*(?:evil|sorry|serious|joking|kidding you|done|bored|out of ideas|the boss|"
    rf"the king|the queen|the best|a genius|a monster|so sorry|not sorry|watching you|proud|happy with it)"
    rf"(?:,? (?:but|and) (?:i am not|not really|you asked for it|somebody had to do it|someone had to do it|it is "
    rf"(?:true|funny|fair)))?)",
    # What people will feel, and deserve
    rf"{PEOPLE} {WILL} (?:{FEEL}){OBJECT}",
    rf"{PEOPLE} (?:(?:so|all|really|just|totally|always|never|clearly|probably|definitely|secretly|do|does|did|truly|"
    rf"still|already|kind of|not) )*(?:deserves?|deserved|asked for|had|have|has|wanted|needed|needs|knows?|knew|"
    rf"loves?|"
    rf"hates?|likes?|started|brought) (?:it|this|that|what (?:they|you|he|she|i) (?:did|deserves?|wanted)|who (?:you|"
    rf"they) are|why|this one|that one)(?: (?:coming|on yourself|on themselves|upon yourself|upon themselves|when you "
    rf"sat down|too|anyway|already|all along|for a while|honestly))*",
    r"(?:you|they) know (?:you|they) (?:deserves?|want|love|like|did|hate|wanted|needed)(?: (?:it|this|that|me))*",
    r"(?:you|they|he|she|someone|somebody) (?:should|could) have (?:known|been|thought|seen|stayed|brought)(?: (?:"
    r"better|nicer|quicker|faster|kinder|more careful|it|that|this|coming|of that|about that|at home|in bed|snacks|"
    r"earlier|before))*",
    r"(?:somebody|someone|one of us|one of you)(?: always| just)? (?:had|has) to (?:do it|say it|lose|suffer|be "
    r"(?:the )?(?:last|first|bad guy|mean|evil))(?: (?:sometime|eventually|in the end))?",
    r"should have (?:brought snacks|known better|been nicer|been quicker|stayed (?:home|at home|in bed)|thought of "
    r"that)(?: (?:earlier|before))?",
    r"(?:(?:it|this|that) )?(?:will )?(?:teach|teaches|serve|serves) (?:them|you|him|her|everyone|us)(?: all| "
    r"right)?(?: (?:"
    r"a (?:good )?lesson|some manners|patience|not to (?:mess with me|be (?:so )?(?:mean|slow|smug|late))|to be "
    r"(?:nice|nicer|late|kind)))?",
    r"(?:it|this|that) (?:hurts|stings|builds character|makes sense|sucks|stinks|rocks|rules|happens|keeps you young|"
    r"could happen to anyone|happens to the best of us|happens to all of us|brings people together|says it all|"
    r"seems only right|keeps (?:us|you|everyone|them) (?:busy|on (?:our|your|their) toes|young|honest|awake)|"
    r"had to (?:happen|be (?:said|done))|has to be (?:said|done)|was (?:bound to happen|about time)|is about time|"
    r"is for (?:your|their|our) own good|is called (?:karma|justice|life|balance|sharing|teamwork|revenge|love)|"
    r"is what (?:it is|friends are for|(?:you|they) get(?: for (?:that|it|being (?:so )?(?:slow|mean|late|smug|nice|"
    r"lucky|cocky|rude|greedy)))?)|is (?:how|the way) (?:it|life) (?:is|goes|works)|is the (?:price|curse|joy|beauty|"
    r"point|spirit|law|circle) of (?:fame|love|life|it|the game|the jungle|success|glory|power)|is all i (?:have|had) "
    r"to say|is not my (?:fault|problem))",
    r"(?:it|this|that) (?:sounds|looks|seems) (?:{easy}) but it (?:is not|is harder than it looks|is fun|is worth it)"
    r"".replace("{easy}", JUDGED),
    r"(?:it|this|that) is (?:not that hard|easier than it (?:sounds|looks)|harder than it (?:sounds|looks)|not as (?:"
    r"easy|hard|bad) as it (?:sounds|looks)|not rocket science|(?:just|only) a (?:card )?game)(?: (?:relax|calm down|"
    r"people|guys|after all))?",
    r"no ?body (?:is|was) perfect|no ?body (?:ever )?(?:said|told you) (?:that )?(?:life|it|this|the game) (?:was|"
    r"would "
    r"be|is) (?:fair|easy|nice|fun)|no one (?:said|told you) (?:life|it|this) (?:was|would be) (?:fair|easy|nice)",
    # Who made it up, and how it is always done
    MADE,
    r"(?:we|my family|our family|everyone|people|the kids|grandma|grandpa) (?:have )?(?:(?:always|usually|often|never|"
    r"also|just|only|still) )*(?:play|plays|played|do|does|did) (?:it|this|that)(?: (?:like this|like that|this way|"
    r"that way|at home|in (?:my|our) (?:family|house|school|class|town|country)|at school|on holidays?|for years|with "
    r"(?:my|the) (?:family|kids|cousins|friends)|since i was (?:little|a kid|five)|at christmas|at grandma is|here))+",
    r"(?:this|that|it) (?:one )?is (?:how|the way) (?:we|fam) (?:(?:always|usually|have always) )*(?:do|does|did|"
    r"done|play|plays|played) (?:it|this|that)(?: (?:at home|in my family|in our house|here|at school|on holidays?))*",
    r"(?:this|that) (?:one |rule |card |one is |is )?(?:goes out|is|comes|came|is dedicated) (?:to|for|from) (?:you|"
    r"fam|all the (?:mums|moms|dads|losers|grandmas))(?: (?:\w+))?",
    # Wishes and manners
    r"good luck(?: (?:to (?:you|all|everyone|them|all of you|the next player|us)|with (?:that|this|it|that one|this "
    r"one)|everyone|everybody|all|buddy|pal|mate|my friend|folks|next player|you will need it|(?:keeping|remembering|"
    r"finding|explaining|getting|dealing|following|figuring|recovering|surviving|making|understanding|coping|working)"
    r"(?: (?:track|up|out of (?:it|this|that)|out|it|that|this|with|over|sense|of|in|one|from|all|everything|calm|a "
    r"straight face|cool))*))?",
    r"(?:have (?:a )?(?:lots of |loads of |so much )?(?:fun|nice (?:day|life|evening|game|one|trip)|good (?:one|day|"
    r"time|"
    r"laugh))|enjoy|happy (?:birthday|new year|christmas|easter|holidays?|days|hunting|gaming|counting|drawing|"
    r"shopping|halloween)|merry christmas|welcome|congrats|congratulations|thanks|thank you|thx|sorry|apologies|"
    r"cheers|bless (?:you|them|him|her)|kudos|respect|props|greetings|hello|hi|love|hugs|regards|yours)"
    r"(?: (?:very much|so much|a lot|a million|in advance|again|again and again|then|now|all|guys|folks|everyone|"
    r"everybody|friends|kids|boys|girls|people|losers|suckers|to (?:me|you|you all|all|everyone|them|the (?:club|"
    r"family|party|team|jungle|game|real world|dark side|show|loser|winner|losers|neighbou?rs)|fam|my fans)|for "
    r"(?:playing|your (?:cooperation|attention|understanding|patience|help|sacrifice|service|generosity|custom|"
    r"kindness|support)|nothing|that|everything|the (?:fish|cards|laughs|memories|help)|coming|reading|"
    r"participating|understanding|being (?:so )?(?:nice|here|a good sport|patient)|this)|with (?:that|it|this|your "
    r"new "
    r"cards|those|them)|about (?:that|this|it|your (?:luck|cards|hand))|not sorry|the (?:show|ride|silence|moment|"
    r"cards|game|feeling|view|drama|chaos)|your (?:new |lovely |shiny |extra |free )*(?:cards?|gift|present|prize|"
    r"meal|break|rest|day|stay|freedom|reward|hand|life|evening)|it(?: while it lasts)?|yourself|yourselves|"
    r"fam|from (?:fam|us|me|all of us)|the management|(?:but )?(?:that is|this is) (?:life|karma|the game|"
    r"how it is)))*",
    r"(?:long live|god save|hail|all hail|bless|blame|praise|thank) (?:fam|(?:the|this|that) (?:king|queen|emperor|"
    r"card|game|"
    r"weather|chaos|dealer|cook|host|rule|rules|author|gods|heavens|universe|moon)|him|her|them|god|heaven|goodness)",
    r"(?:long live|god save|hail|all hail|bless|poor|lucky|unlucky|clever|silly|cheeky|greedy|naughty|good|bad|nice|"
    r"sweet|dear|brave|sneaky|beautiful|happy|sad|proud|typical|classic) (?:old )?(?:you|them|me|us|him|her|thing|"
    r"things|soul|souls|guy|girl|boy|kid|king|queen|emperor|chaos|democracy|lad|lass|fellow|devil|devils|loser|losers|"
    r"baby|lamb|bastard|bugger|sod|sods|fool|fools|dog|cat|times|days|life|people|ones|fam)",
    r"may the (?:odds (?:be )?(?:ever )?(?:be )?(?:in your favou?r|with you)|force be with you|best (?:one|man|woman|"
    r"person|player|team)? ?win|luck be with you|gods be with you)|break a leg|god help (?:us|them|you|him|her)(?: "
    r"all)?",
    r"(?:a )?(?:(?:big|huge|warm|special|little|round of) )*(?:shout-?out|applause|hug|hugs|kiss|kisses|thank you|"
    r"thanks|"
    r"apologies|greetings|love) (?:to|for|from) (?:you|fam|everyone|all|the next player|them|all of you|us)"
    r"(?: all)?",
    # Encouragement, and advice that no game can check
    r"(?:please )?(?:(?:choose|pick|decide|think|use it|spend it|play it|play|plan|use this|use them|aim|select) "
    r"(?:(?:very|really|so) )*(?:wisely|carefully|well|fast|hard|twice|smart|responsibly|with care|with caution|"
    r"strategically|ahead|nicely|like a pro|wiser)|think (?:twice |hard |carefully |first |well )?before (?:you|"
    r"playing|using|choosing)(?: (?:play|use|choose|do|pick|act))?(?: (?:it|this|this card|this one|that|them))?|make "
    r"(?:it|this|them) (?:count|a good one|good|worth it|quick|snappy|fun|memorable|funny|loud and clear)|be "
    r"(?:(?:very|"
    r"so|really|a bit|a little) )*(?:careful|creative|nice|kind|brave|honest|generous|gentle|fair|proud|grateful|"
    r"thankful|strong|patient|merciful|a good sport|good sports|a good loser|good|warned|afraid|very afraid|happy|cool|"
    r"sneaky|smart|clever|ruthless|evil|prepared|ready|reasonable|respectful|polite)(?: (?:about it|please|with it|to "
    r"each other|for once|though|and honest|and kind|or be square))*|(?:you (?:can|will) do (?:it|this)|you have got "
    r"this|you got this|go on|go for it|go ahead|go wild|go crazy|go nuts|come on|hurry up|chop chop|keep calm(?: and "
    r"carry on)?|keep smiling|keep it up|stay (?:strong|calm|cool|alert|positive|sharp|tuned|safe out there|brave|"
    r"classy)|hang in there|cheer up|chin up|smile|relax|calm down|breathe|take it easy|take a deep breath|take it "
    r"like "
    r"a (?:man|champ|pro|queen|king)|suck it up|man up|grow up|get over it|deal with it|live with it|cope|cry about it|"
    r"cry me a river|boo hoo|eat that|take that|try again|try harder|just do it|do it|do your best|do your worst|"
    r"try your best|no guts no glory|show no mercy|have mercy|have a heart|have faith|have courage|dream on|wake up|"
    r"shame on you|shame on them|good for (?:you|them)|well done|well played|nice try|nice one|good job|great job|good "
    r"game|good one|my bad|my pleasure|your loss|their loss|my treat|sweet dreams|sleep well|act natural|look "
    r"innocent|act surprised|look at (?:that|them|their faces?|you|your face|my face)|in your face|trust (?:me|nobody|"
    r"no one)|respect your elders|respect the (?:queen|king|elderly|hustle|rules|boss|game)|love thy neighbou?r|"
    r"mind (?:the gap|your manners)|remember your manners|mark my words|you have been warned|consider yourself warned|"
    r"handle with care|use (?:with|it with) (?:care|caution)|enter at your own risk|at your own risk|try to look "
    r"(?:innocent|surprised|happy|sad)|try not to (?:look so (?:happy|smug|sad|guilty)|cry|panic|gloat|smile|be too "
    r"(?:happy|sad|smug|sad)|hate me|enjoy it too much)|try to (?:keep a straight face|stay calm|look innocent|be "
    r"nice|smile|enjoy it)|no pressure|no stress|no rush|no worries|no drama|no shame|no pain no gain|no biggie|no "
    r"need to (?:cry|panic|worry|thank me|rush|be (?:mad|sad|angry|rude|shy))|thank me later|thank me tomorrow|act "
    r"cool|be my guest))"
    r"(?:,? (?:buddy|pal|mate|folks|people|everyone|guys|friends|kids|dear|darling|you|all|sucker|suckers|"
    r"loser|losers|my friend|next player|boys|girls|sweetie|honey|bro|dude|it is (?:not that hard|easy|fun)))?",
    r"(?:please )?(?:do not|never|try not to) (?:you )?(?:even )?(?:(?:ever|all|just|dare|you dare|get|be|feel|become|"
    r"look|act|start|even think about|worry|panic|cry|complain|whine|moan|sulk|argue|hate|blame|thank|shoot|overthink|"
    r"take|forget|mess|push|ask|judge|trust|stress|freak|rage|mind|gloat|despair|hesitate|fight|lie|cheat|question|"
    r"mention|sweat|make) ?)+(?:(?:(?:too|so|very|a|an|all|that|overly|such) )*(?:sore |big |bad )*(?:mad|sad|angry|"
    r"upset|jealous|salty|greedy|shy|silly|mean|rude|smug|cocky|loser|baby|chicken|coward|spoilsport|surprised|"
    r"scared|afraid|worried|nervous|sorry|bad|sore|cross|sport|fool|hero|jerk|crybaby|grumpy|stupid|weird|sneaky|"
    r"cheater|disappointed|it|me|this|that|them|you|yourself|us|each other|the card|the messenger|the rules|the game|"
    r"the player|the small stuff|your manners|my feelings|personally|with me|with it|with this|about it|about that|at "
    r"me|at the card|for it|for this|like that|like this|why|questions|how|too much|too hard|your luck|out|over it|to "
    r"(?:breathe|smile|have fun|enjoy it|say thank you|thank me|be nice|gloat)|now|please|be happy|be sad|yet|up|a "
    r"fuss|a scene|excuses|"
    r"faces|yourselves|everyone|nobody|hate|the dealer|grandma|mum|mom|blame (?:the card|the game|grandma|yourself))"
    r" ?)*",
    # How it is done, for those who look
    r"(?:gift )?wrapped (?:up )?(?:in|with) (?:a )?(?:smile|love|bow|ribbon|hug)|with (?:a (?:smile|grin|bow|wink|"
    r"cheer)|love|"
    r"all my love|style|pride|dignity|pleasure|joy|enthusiasm|a big smile|no regrets)",
    # Exclamations
    r"(?:it|this) is (?:bedtime|bed time|dinner ?time|lunch ?time|(?:my|his|her) birthday|getting late|late|that "
    r"time again|"
    r"(?:almost |already )?(?:friday|monday|christmas))|just imagine|imagine that",
    rf"(?:how|so|too|very|really|just|pretty|quite|simply|not) (?:{HOW} )*{JUDGED}",
    rf"(?:what|such|just|only|just another) {A}?{NOUN}(?<!one)(?<!card)",
    r"what (?:fun|joy|chaos|luck|drama|madness|bad luck|a (?:twist|day|life|world|shame|pity|move|play|time to be "
    r"alive|way to go|feeling|legend|card|rule|surprise|mess|loser|hero))",
    r"(?:finally|at last|about time(?: (?:we|they|you|someone|somebody) (?:got|did|had|said) (?:something|it|that|"
    r"this))?|oh the (?:drama|joy|irony|humanity|horror|shame|chaos|fun)|such is life|that is "
    r"(?:life|love|show business|showbiz)|easy peasy(?: lemon squeezy)?|easy as pie|piece of cake|whatever|oh (?:dear|"
    r"boy|man|my|my god|come on|no you didn't)|and (?:breathe|relax|scene)|mic drop|case closed|enough said|'nuff said|"
    r"nuff said|point made|mission accomplished|job done|all good|fair enough|fair is fair|seems fair|sounds fair|"
    r"seems "
    r"legit|not even (?:a little (?:bit )?)?sorry|not (?:sorry|cool|bad|my problem|my fault)|no "
    r"offen[cs]e|(?:end|full stop end) of (?:story|discussion|debate|conversation)|full stop|period|the end|over and "
    r"out|just (?:saying|sayin|because|for fun|do it|my luck|like that|so you know|a thought|a joke)|yeah i went "
    r"there|(?:yes|yeah) (?:really|seriously|i am serious|you read (?:that|it) right|i know|that is it|this is real|it "
    r"is real)|you (?:read|heard) (?:that|it|me|this)(?: right| correctly)?|(?:i am )?not (?:joking|kidding|making "
    r"this "
    r"up)|no (?:joke|kidding|lie)|because reasons|just because(?: i (?:can|want to|said so|feel like it))?|because "
    r"(?:i "
    r"(?:can|said so|want to|feel like it)|why not|i am (?:nice|evil|the boss)|it is (?:fun|funny|my birthday))|why "
    r"(?:because (?:i said so|i can|why not)|not)|payback time|party time|show ?time|game on|bring it on|here we go"
    r"(?: again)?|let us (?:go|dance|do this|see (?:how (?:you|they|it) (?:like|likes|likes it|like it|goes|go|handle|"
    r"handles)(?: (?:it|that|this))?|what happens|who (?:is laughing now|is boss))|party|rock|face it|be (?:honest|"
    r"nice|"
    r"fair))(?: then| now)?|let the (?:hunger |real |fun )?(?:games?|chaos|fun|party|madness|drama|battle|war|"
    r"suffering|revenge|"
    rf"show|fight|magic) (?:begin|start|commence)|let us (?:{SPICE})|(?:it is )?time (?:to|for) (?:{SPICE}|(?:some|a "
    rf"little|a bit of|sweet|more) (?:revenge|justice|chaos|drama|fun|action|love|payback|karma|madness|mercy|luck))|"
    r"revenge(?: is (?:sweet|mine|best served cold))?|karma(?: is a (?:bitch|beach|boomerang|thing))?|"
    r"(?:only|not) for the (?:brave|weak|faint of heart|faint-hearted|faint hearted|strong|bold|cowards))",
    rf"(?:{A})?(?:(?:very|really|such|absolute|absolutely|by far|easily|officially|probably) )*(?:best|worst|meanest|"
    rf"nicest|funniest|favou?rite|coolest|evilest|cruelest|cruellest|kindest|greatest|dumbest|sweetest|nice|mean|evil|"
    rf"great|lovely|good|bad|boring|funny|silly|stupid|harsh|fair|friendly|brutal|cool|nasty|happy|awesome)(?:,? (?:"
    rf"little|old|simple|and (?:fair|simple|fun|easy)))* (?:card|rule|one|thing|idea|game)(?: (?:ever|of (?:them )?"
    rf"all|of all time|in the (?:deck|game|pile|world|box|pack|whole deck)|for a change|there is|i (?:know|could think "
    rf"of|have)|to (?:get|play|have)|this time|for once|you can (?:get|play|have)|sorry|indeed|is not it|huh|right|to "
    rf"(?:start|end) with))*",
    # Sayings
    r"(?:sharing is caring|what goes around comes around|easy come easy go|better (?:safe than sorry|late than never|"
    r"them than (?:you|me|us)|luck next time)|all is (?:fair|well) (?:in love and war|that ends well|in cards and war)|"
    r"life is (?:not |un)?fair|life is (?:hard|short|a (?:game|beach|bitch|lottery|party|journey)|like that|tough|"
    r"cruel|"
    r"like a box of chocolates)|life goes on|(?:(?:luck|fortune|fate) (?:is (?:a fickle (?:thing|mistress|friend)|"
    r"blind|"
    r"fickle|not on your side)|favou?rs the (?:bold|brave|patient|prepared)))|(?:sometimes )?you win some(?: and)? you "
    r"lose some|sometimes you win sometimes you lose|you can not win them all|there is no i in team|all work and no "
    r"play|the more the merrier|misery loves company|no good deed goes unpunished|nice guys finish last|the early bird "
    r"(?:gets|catches) the worm|good things come to those who wait|patience is a virtue|honesty is the best policy|"
    r"(?:crime|kindness) does not pay|kindness costs nothing|money can not buy (?:you )?(?:love|happiness)|time flies|"
    r"that is the way the cookie crumbles|c'est la vie|que sera sera|hakuna matata|carpe diem|yolo|winning is not "
    r"everything|it is not about winning|it is the taking part that counts|practice makes perfect|rules are "
    r"(?:rules|there to be broken)|the rules are the rules|the house always wins|love conquers all|laughter is the "
    r"best medicine|karma always (?:wins|finds you)|everyone (?:needs|deserves) (?:a )?(?:little |bit of |second |"
    r"some )*"
    r"(?:luck|love|chance|break|hug|friend|fun)(?: sometimes| now and then| once in a while)?|everyone loves "
    r"(?:surprises|a (?:good )?(?:surprise|comeback|twist|party|present))|who does not (?:love|like) (?:a (?:good )?)?"
    r"(?:surprises?|presents?|chaos|twist|party|drama|that)|it takes two to tango|great minds think alike|third time "
    r"lucky|rome was not built in a day|(?:side effects|results) may (?:include|vary)(?: (?:tears|crying|rage|laughter|"
    r"shouting|screaming))?|(?:warning )?may (?:cause|contain) (?:tears|rage|nuts|crying|drama|fights|arguments|side "
    r"effects)|terms and conditions (?:may )?apply|batteries not included|no (?:animals|friendships|cards|players) "
    r"were "
    r"harmed|do not try this at home|as seen on tv|sponsored by (?:\w+)|(?:signed|sincerely|yours(?: truly)?|love|"
    r"greetings|regards|cheers)(?: from)? (?:the management|the boss|fam|me|us|your (?:\w+)))",
    # Questions to which nobody answers
    r"(?:who is (?:laughing|crying|smiling|the boss|smug|the loser|your daddy) now|who (?:would have|could have) "
    r"(?:thought|guessed)(?: it| that)?|who (?:knew|cares|said (?:life|it|that) was fair)|(?:is|was) (?:not )?(?:that|"
    rf"it|this) (?:not )?(?:{HOW} )*(?:{A})?(?:{JUDGED}|{NOUN})|are(?: not)? you (?:not )?(?:{HOW} )*(?:{JUDGED}|"
    r"ready|listening|paying attention|having fun|crying yet|not entertained|still there)(?: (?:yet|now|to see me|i "
    r"played this))?|how (?:do you like|about|was|is) (?:that|this|it|them apples)(?: (?:now|then|feel|for (?:a "
    r"(?:twist|change|surprise)|luck|justice|karma|fun)))?|how does (?:it|that) feel(?: now)?|what (?:did|do) you "
    r"(?:expect|think|say now|want from me|think of that|say to that)|what (?:could|can)(?: possibly)? go wrong|what "
    r"are "
    r"(?:friends|neighbou?rs|families|the odds) for|what are the odds|what (?:is|was) not to (?:love|like)|what is the "
    r"worst that (?:can|could) happen|what a (?:twist|surprise) (?:eh|huh|right)|what more (?:do you want|could you "
    r"want|can you ask for|can i say)|what else|(?:any|no) (?:questions|complaints|objections|volunteers)(?: left|"
    r" asked)?|got (?:it|that)|get it|you (?:see|know|get it|know what i mean)|understood|understand|clear|capisce|"
    r"is that (?:clear|understood|fair|ok|okay)|sound(?:s)? (?:good|fair|fun|easy|familiar)|seems fair|fair enough|"
    r"(?:does|do|did) (?:it|that|this) (?:not )?(?:hurt|make sense|sound (?:fair|good|fun)|seem fair)|why (?:me|not|so "
    r"(?:serious|sad|salty|glum)|is it always me|would (?:anyone|you) do that)|really|seriously|right|surprised|"
    r"remember|jealous|happy now|satisfied|scared yet|see what i did there|you (?:did not|do not)(?: really)? (?:think|"
    r"expect|believe) (?:that|this|it would be (?:easy|that easy)|i would be nice)(?: did you| would happen)?|did you "
    r"(?:really )?(?:think|expect) (?:i would be nice|it would be (?:easy|that easy|fair|nice)|anything else|"
    r"otherwise)|can you (?:believe|feel) (?:it|that|the (?:love|tension|drama|excitement)))",
    # Whoever does not like it
    r"(?:and )?if (?:you|they|anyone|anybody|someone|somebody|he|she) (?:do not|does not|did not) (?:like|want|agree "
    r"with|enjoy|believe|love) (?:it|this|that|me|the rule)(?: (?:too bad|tough(?: luck)?|bad luck|hard luck|cry "
    r"about "
    r"it|deal with it|oh well|so what|that is (?:life|your problem|their problem|too bad)|complain to (?:me|fam|"
    r"the (?:manager|management|boss|dealer))|blame (?:me|fam|the (?:card|game))|get over it|who cares|i do not "
    r"care|tell (?:fam|someone who cares)))",
    rf"(?:if (?:i|we|you) (?:are|am) (?:being )?honest|if you ask me|to be (?:honest|fair|frank)|in my (?:humble )?"
    rf"opinion|let us be honest|let us face it) {THING} isso",
    # Nothing more
    r"(?:nothing (?:else|more|further)(?: (?:happens|changes|to (?:it|do|see(?: here)?|say)|is (?:needed|done)|here|"
    r"special))?|no (?:other|further|more|extra|special|hidden) (?:effects?|consequences|catch|tricks?|strings "
    r"attached|action needed|effects? at all)|there is (?:nothing (?:else|more)(?: to it)?|no catch|no more to it)|"
    r"every ?thing else (?:stays|is|remains|works) (?:the same|normal|as (?:usual|normal|before|it (?:is|was))|"
    r"unchanged|like (?:before|always))|(?:that is|and that is|this is) (?:it|all|that|the (?:whole )?(?:rule|effect|"
    r"card|deal|story|end of it)|all there is(?: to it)?|all (?:folks|it does|that happens|she wrote)|how it (?:works|"
    r"is|goes)|everything)(?: (?:folks|really|for (?:now|today)|i (?:swear|promise)|people|guys))*|(?:done|finished|"
    r"over|sorted|job done)(?: and (?:dusted|done))?|simple as that|as simple as that|it is (?:that|as) (?:simple|"
    r"easy)(?: as that)?|what you see is what you get)",
    r"(?:then |after (?:that|this|which) |afterwards |and then |and )*(?:the game|play|the round|it|everything|life|"
    r"things|we|you all|everybody|everyone) (?:(?:just|simply|can|may|will|all|then) )*(?:goes|go|carries|carry|"
    r"continues?|resumes?|keeps? going|keep on playing|proceeds?|moves? on|plays? on)(?: on)?(?: (?:playing|as "
    r"(?:usual|normal|always|before|if nothing (?:had )?happened)|normally|like (?:normal|always|before|nothing "
    r"happened)|from there|from here|in the (?:usual|normal) (?:way|order)))+",
    r"(?:back to (?:normal|business|the game|the action|you in the studio))(?: (?:now|then|after that|as usual))?|"
    r"(?:then |after that )?(?:normal|the usual|the normal) (?:rules (?:again|apply(?: again)?)|service (?:resumes|"
    r"will "
    r"be resumed))|(?:business|everything|all) as usual(?: after (?:that|this)| then| otherwise)?",
)  # fmt: skip
"""Whole remarks, without what they begin with."""

LONGEST = 22
"""Words in such a remark."""
_NAMED = re.compile(
    r"\b((?:[Ss]orry|[Tt]hanks|[Tt]hank you|[Ll]ove you|[Hh]appy [Bb]irthday|[Pp]oor|[Bb]ad luck|[Tt]ough luck|"
    r"[Gg]ood luck|[Bb]lame|[Hh]ello|[Hh]i|[Ww]elcome|[Cc]heers|[Cc]ongratulations|[Gg]reetings from),?) "
    r"(?!Blue|Green|Red|Yellow|Draw|Skip|Reverse|Wild|Next|Every|All|Dealer|Player|You|They|No\b|One|Two)[A-Z][a-z]+\b"
)
"""Somebody by name, to whom one speaks."""


def plain(said: str) -> str:
    """Words as they are looked up: in lower case, without marks between them, each by itself.

    >>> plain("They'll hate you, won't they?")
    'they will hate you will not they'
    """
    said = _NAMED.sub(r"\1 mum", said).lower().replace("’", "'")
    words = " ".join(re.findall(r"[a-z0-9+#%$&=]+(?:'[a-z]+)?(?:-[a-z0-9]+)*", said))
    for contracted, whole in _CONTRACTED:
        words = contracted.sub(whole, words)
    return words


class _Ready:
    """The expressions, made ready when first needed."""

    @staticmethod
    @cache
    def put() -> tuple[tuple[re.Pattern[str], str], ...]:
        """What stands for many words in the shapes."""
        return (
            (re.compile(rf"\b{FAMILY}\b"), "fam"),
            (re.compile(rf"\b{PLAYER}\b"), "ply"),
            (re.compile(rf"\b{IS}(?: not)? {PRED}\b"), "isso"),
        )

    @staticmethod
    @cache
    def remark() -> re.Pattern[str]:
        return re.compile(rf"{OPENING}(?:{'|'.join(f'(?:{shape})' for shape in SHAPES)}|{REASON_BACK}){TO_SAY}")

    @staticmethod
    @cache
    def reason() -> re.Pattern[str]:
        return re.compile(rf"(?:and |but |all )?(?:{PURPOSE}){TO_SAY}")


def _fits(shape: re.Pattern[str], said: str) -> bool:
    words = plain(said)
    if not 0 < len(words.split()) <= LONGEST or "not not" in words:
        return False
    told = words
    for found, put in _Ready.put():
        told = found.sub(put, told)
    return any(shape.fullmatch(way) is not None for way in dict.fromkeys((words, told)))


def is_small_talk(said: str) -> bool:
    """Whether words tell nobody to do anything.

    >>> is_small_talk("I think that's only fair."), is_small_talk("I think that player draws 2.")
    (True, False)
    """
    return _fits(_Ready.remark(), said)


def is_reason(said: str) -> bool:
    """Whether the end of a sentence only says why, or what for.

    >>> is_reason("to keep things interesting"), is_reason("to keep their cards")
    (True, False)
    """
    return _fits(_Ready.reason(), said)
