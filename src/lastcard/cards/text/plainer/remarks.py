"""Groups of words of which remarks beside a rule are made: who, how, what people feel, and what for.

They are parts of regular expressions, for `small_talk`: `fam` there is somebody of one's family, `ply` a player, and
`isso` says how something is.
"""

FAMILY = (
    r"(?:(?:my|our|your|his|her|little|big|older|younger|best|poor|dear|old|crazy|lovely|own|whole|great|late) )*"
    r"(?:mum|mom|mummy|mommy|mother|dad|daddy|father|grandma|grandpa|gran|granny|nana|nan|grandad|grandmother|"
    r"grandfather|brother|sister|sis|bro|cousin|uncle|aunt|auntie|niece|nephew|son|daughter|kid|kids|wife|husband|"
    r"girlfriend|boyfriend|partner|friend|friends|family|roommate|flatmate|neighbours|teacher|boss|dog|cat|therapist)"
)
PLAYER = (
    r"(?:(?:the|that|this|your|my|our) )?(?:(?:next|previous|other|poor|lucky|unlucky|left|right) )*"
    r"(?:(?:next|poor|lucky|unlucky) one|players?|persons?|people|opponents?|neighbou?rs?|victims?|guys?)"
)
PEOPLE = (
    r"(?:i|you|they|he|she|we|it|this|that|everyone(?: else)?|everybody(?: else)?|no ?body|no one|no-one|some ?body|"
    r"someone|anyone|anybody|people|(?:the |all the )?others|all of (?:us|you|them)|both of (?:us|you|them)|ply|"
    r"fam)"
)
THING = (
    r"(?:it|this|that|these|life|this (?:one|card|rule|game)|that (?:one|card|rule)|the rule|rules|things|"
    r"all of (?:it|this)|what happens)"
)
HOW = (
    r"(?:very|really|so|quite|pretty|just|only|always|never|also|all|too|simply|totally|completely|absolutely|honestly|"
    r"actually|probably|maybe|perhaps|certainly|definitely|surely|obviously|clearly|kind of|sort of|a bit|a little|"
    r"a lot|a tad|rather|still|even|sometimes|often|usually|secretly|kinda|super|truly|even more|at least|not|"
    r"as always|more|most|such|at all|basically|literally|seriously|a tiny bit|a little bit|somewhat|extremely)"
)
JUDGED = (
    r"(?:fair|unfair|mean|meaner|meanest|nasty|cruel|brutal|savage|harsh|rough|tough|hard|harder|easy|easier|simple|"
    r"simpler|evil|wicked|cheeky|sneaky|clever|smart|stupid|silly|dumb|daft|crazy|mad|bonkers|nuts|insane|wild|"
    r"ridiculous|absurd|funny|funnier|funniest|hilarious|fun|great|good|better|best|bad|worse|worst|nice|nicer|lovely|"
    r"sweet|kind|kinder|generous|brilliant|awesome|amazing|cool|interesting|boring|exciting|scary|spooky|tricky|risky|"
    r"dangerous|painful|awkward|embarrassing|ugly|messy|chaotic|chaos|madness|mayhem|drama|dramatic|legendary|epic|"
    r"glorious|beautiful|perfect|wonderful|terrible|horrible|awful|tragic|sad|happy|glad|sorry|angry|cross|upset|"
    r"jealous|salty|grumpy|grateful|thankful|proud|ashamed|bored|tired|scared|afraid|nervous|worried|surprised|shocked|"
    r"confused|annoyed|annoying|rude|polite|honest|brave|lucky|unlucky|lazy|greedy|selfish|petty|guilty|innocent|"
    r"welcome|delicious|useless|useful|pointless|important|serious|tense|intense|loud|hectic|weird|strange|odd enough|"
    r"necessary|needed|overdue|deserved|justified|worth it|priceless|classic|karma|justice|revenge|payback|luck|"
    r"bad luck|good luck|fate|destiny|magic|love|war|life|true|right|wrong|okay|ok|fine|alright|normal|nothing "
    r"personal|"
    r"personal|impossible|possible|complicated|obvious|clear|over (?:soon|quickly)|fair enough|equal|square|"
    r"the end of the world|funny how|good clean fun)"
)
A = r"(?:(?:a|an|the|my|your|our|his|her|their|no|some|one of the|that|this|such) )"
NOUN = (
    r"(?:(?:real|total|bit|little|big|huge|tiny|old|true|whole|favou?rite|very|so|good|bad|great|nice|fair|small|"
    r"lovely|sweet|cruel|mean|silly|funny|best|worst|meanest|nicest|funniest|only|strange|sad|happy|hard|tough|cold|"
    r"absolute|complete|perfect|friendly|warm|cosy|dirty|cheap|classic) )*"
    r"(?:game|joke|story|idea|trick|lesson|shame|pity|surprise|present|gift|favou?r|fault|problem|price|risk|world|"
    r"disaster|mess|nightmare|dream|thrill|party|tradition|thing|day|life|luck|card|rule|one|loser|winner|baby|"
    r"crybaby|hero|genius|legend|monster|angel|saint|friend|sport|crime|mistake|feeling|justice|kindness|thought|"
    r"reward|punishment|revenge|classic|challenge|adventure|mystery|secret of life|part of life|cookie crumbles|"
    r"family (?:tradition|classic|rule)|house (?:tradition|classic))"
)
TO_SAY = r"(?: (?:though|tho|anyway|really|indeed|then|now|too|for once|in the end|after all|of course|you know|i know|"
TO_SAY += r"i guess|i think|i suppose|i swear|i promise|to me|for (?:you|me|them|us|everyone|everybody)|if you ask me|"
TO_SAY += r"at first|sometimes|at times|again|believe me|trust me|eh|huh|right|isn't it|is not it|honestly|haha|lol|"
TO_SAY += r"sorry|as always|every time|when you think about it|in a way|for sure|no doubt|(?:isn't|don't) (?:it|you)|"
TO_SAY += r"today|tonight|already|in my opinion|let us be honest|not gonna lie|but hey|but oh well|but fair|but true|"
TO_SAY += r"with (?:you|me|them|us|it|that)|about (?:it|that|this)|like that|like this))*"

IS = (
    r"(?:is|was|were|are|am|will be|would be|could be|might be|may be|should be|must be|can be|has been|have been|"
    r"could have been|would have been|might have been|should have been|has to be|had to be|is going to be|"
    r"are going to be|is getting|are getting|gets|get|got|could get|will get|might get|can get|is going to get|seems|"
    r"seem|seemed|sounds|sounded|looks|looked|feels|felt|feel|will feel|stays|remains|seems to be|used to be|"
    r"needs to be|need to be|deserves to be)"
)
PRED = (
    rf"(?:{HOW} )*(?:{JUDGED}|(?:{A})?{NOUN})(?:,? (?:and|but|or|yet|than) (?:{HOW} )*(?:{JUDGED}|it (?:sounds|"
    r"looks|seems)|you think))?"
)
WILL = (
    r"(?:will|would|might|may|could|can|should|are going to|is going to|am going to|had better|better|are about to|"
    r"is about to|are bound to|is bound to|are probably going to|is probably going to|do|does|did)(?: (?:not|never|"
    r"always|surely|probably|definitely|certainly|totally|so|really|just|all|also|even|still|one day))*"
)
FEEL = (
    r"(?:hate|hates|love|loves|like|likes|dislike|thank|thanks|blame|blames|forgive|forget|regret|remember|understand|"
    r"believe|enjoy|enjoys|mind|minds|care|cares|complain|moan|whine|grumble|sulk|suffer|survive|cope|live|learn|worry|"
    r"panic|cry|scream|weep|freak out|explode|appreciate|deserve|deserves|expect|expected|hurt|hurts|sting|stings|"
    r"recover|envy|admire|adore|trust|trusts|respect|respects|fear|fears|miss me|see it coming|saw it coming|"
    r"get over it|get used to it|got over it|deal with it|get mad|get angry|get upset|be mad|be angry|be upset|"
    r"feel better|feel bad|feel sorry|have it coming|had it coming|ask for it|asked for it|get it|got it|understood|"
    r"wanted (?:it|this|that)|needed (?:it|this|that)|earned (?:it|this|that)|know|knows|knew|loved|hated|liked|"
    r"enjoyed|deserved|forgot|remembered|complained|cried|laughed last|find out|found out|think|thinks|hope|hopes|"
    r"agree|agrees|disagree|approve|be proud|be happy|be jealous|be sorry|be fine|be okay|be ok|be alright|"
    r"be (?:so |very |really )?(?:sorry|happy|proud|mad|sad|jealous|fine|thrilled|delighted|furious|pleased))"
)
OBJECT = (
    r"(?: (?:it|this|that|them|you|me|us|him|her|yourself|myself|themselves|your guts|a thing|anything|everything|"
    r"each other|one another|for (?:it|this|that|you|me|them|us|life|being (?:so )?(?:mean|slow|nice|late|smug))|"
    r"about (?:it|this|that)|at (?:it|this|you|me|all)|with (?:it|this|that|you)|how (?:it|that) feels|why|what (?:you|"
    r"they|he|she|i) (?:did|mean|meant|deserve|deserves|wanted)|who (?:you|they) are|the feeling|the hint|your lesson|"
    r"their lesson|a lesson|this one|that one|this card|these cards|their cards|so|too|later|one day|some day|someday|"
    r"forever|for ever|soon|enough|now|much|very much|so much|a lot|tomorrow|next time|eventually|again|anyway|more|"
    r"losing|winning|surprises|drama|chaos|to lose|to win|to complain|to hear it|nobody else|better|best|worse|well|"
    r"right|wrong|sometimes|in the end|when it matters|the drama|the pain|the rules|the game|my name|your secret|"
    r"for once|already|honestly|i (?:think|hope|guess|bet|know|promise|swear)|trust me|believe me))*"
)
SPICE = (
    r"(?:keep|keeps|make|makes|making|keeping) (?:it|things|the game|life|everything|this|everyone)(?: (?:a bit|a "
    r"little|a little bit|more|less|nice and|even|so much|much))* (?:fair|fairer|fun|funny|interesting|exciting|spicy|"
    r"spicier|lively|honest|equal|simple|happy|easy|easier|harder|better|worse|boring|on (?:your|their) toes)|"
    r"(?:spice|liven|shake|mix|stir|even|speed|cheer|warm)(?:ing|s)? (?:it|things|everything|the game|everyone|us) "
    r"(?:up|out|down)(?: (?:a bit|a little|a little bit|some more|properly))?|teach(?:ing|es)? (?:them|you|him|her|"
    r"everyone|someone|that player|us) (?:all )?(?:a lesson|some manners|manners|patience|respect|how it feels)|"
    r"(?:celebrate|be nice|be mean|be kind|be fair|be honest|be polite|be annoying|say (?:sorry|thanks|thank you|hello|"
    r"hi)|annoy (?:everyone|people|them|you|my \w+)|cause (?:some )?(?:chaos|trouble|drama)|have (?:some )?fun|"
    r"get (?:some )?revenge|be on the safe side|show (?:them )?(?:some )?love|break the ice|make up for it|"
    r"restore (?:the )?(?:balance|peace|order)|balance (?:it|things) out|remind (?:you|them|everyone) who is boss)"
)
PURPOSE = (
    rf"(?:just |only |all |purely |and )*(?:in order to|to|so as to) (?:{SPICE})|"
    rf"(?:just |and )?so (?:that )?(?:we (?:all |both )?(?:have (?:some )?fun|can (?:all )?have (?:some )?fun|are "
    rf"even)|"
    rf"it (?:is|stays|gets|remains) (?:{HOW} )*(?:fair|fun|interesting|exciting|equal|even)|nobody (?:gets|is|feels) "
    r"(?:bored|too comfortable|left out of the fun|sad|jealous)|no one (?:gets|is|feels) (?:bored|too comfortable|sad|"
    r"jealous)|(?:they|you|everyone|he|she) (?:can )?(?:know|knows|learn|learns|see|sees|feel|feels) (?:how (?:it|"
    r"that) feels|(?:their|a|your) lesson)|everyone (?:suffers|is happy|has fun|cries|learns)|things (?:stay|get|are) "
    r"(?:interesting|fair|exciting|fun|lively))|"
    r"as (?:a|an|some|my|your|their)? ?(?:little |small |big |sweet |well-deserved |birthday |early |late |special )*"
    r"(?:reward|punishment|present|gift|treat|penalty|revenge|apology|thank you|joke|surprise|favou?r|warning|lesson|"
    r"consolation|compensation|tribute|celebration|payback|warm welcome|welcome gift|token of (?:my|our) (?:love|"
    r"appreciation|respect))|"
    r"(?:just |only )?for (?:being (?:so |too |such )*(?:a |an )?(?:slow|mean|nice|late|smug|lucky|annoying|rude|loud|"
    r"good|bad|boring|cocky|confident|cheeky|greedy|kind|patient|brave|honest|sneaky|quick|pretty|awesome|amazing|"
    r"good sport|bad sport|sore loser|good friend|show-off|know-it-all|nice person|nuisance|pain)|"
    r"(?:fun|luck|good luck|science|laughs|a laugh|the laughs|the fun of it|the drama|the lulz|the lols|good measure|"
    r"free|no reason(?: at all| whatsoever)?|old times sake|old time is sake|revenge|justice|entertainment|"
    r"everyone is entertainment|your own good|their own good|your trouble|their trouble|your troubles|the glory|"
    r"good behaviou?r|bad behaviou?r))|"
    r"out of (?:pure |sheer |simple )?(?:spite|kindness|love|boredom|pity|revenge|respect)|"
    r"in (?:the name|honou?r) of (?:fun|justice|fairness|love|friendship|chaos|my \w+)|"
    rf"(?:since|as|because) (?:{PEOPLE}) isso|"
    rf"(?:since|because) (?:{PEOPLE}) (?:{WILL} )?(?:{HOW} )*(?:deserves?|asked for|wanted|needs?|started|earned|"
    rf"had) (?:it|that|this)(?: coming)?"
)
"""Why something is done: part of a sentence, or one by itself."""
REASON_BACK = rf"(?:(?:that|this|it) is )?(?:{PURPOSE})"

MINE = r"(?:this|it|that|this (?:one|card|rule|game)|that (?:one|card|rule)|the rule|the idea)"
WHEN = (
    r"(?: (?:when|because|while|since|as) (?:i|we|he|she|they) isso| (?:when|because|while|since|as) (?:i|we|he|she|"
    r"they) (?:was|were|am|are|is|got|had been) (?:(?:so|very|really|"
    r"a bit|just|always|still|on|in|at) )*(?:bored|tired|drunk|sleepy|angry|mad|little|young|small|kids|five|six|ten|"
    r"sick|lazy|hungry|holiday|bed|home|losing|winning|camping|evil|holidays|the bath)|(?: )?(?:in|at|on|last|during|"
    r"one|over|for|back|since|a|the|my|our|this) (?:(?:five|ten|two|the|my|a|an|last|first|few|long|rainy|family|"
    r"summer|christmas|school|birthday|old|whole|entire) )*(?:minutes|seconds|hours|second|minute|hour|day|days|night|"
    r"week|weekend|year|years|summer|winter|christmas|holiday|holidays|party|dinner|breakfast|lunch|school|work|"
    r"kindergarten|house|home|head|bath|shower|train|bus|car|morning|evening|afternoon|vacation|trip|ago|childhood|"
    r"family|birthday|fun|you|us|me))*"
)
MADE = (
    rf"(?:{PEOPLE}|somebody else|whoever (?:wrote|made|invented) (?:this|it)) (?:(?:just|once|actually|also|really|"
    rf"always|originally|first|even|then|never) )*(?:made|wrote|invented|thought|came up with|dreamt|dreamed|stole|"
    rf"borrowed|learned|learnt|taught (?:me|us)|told (?:me|us) about|thought of|had|dared me to write|made me write|"
    rf"asked me to write|wanted|suggested|picked|chose|copied|found) {MINE}(?: (?:one|idea|rule|card))?(?: up)?"
    rf"(?: (?:from (?:fam|a friend|the internet|school|tv|you)))?{WHEN}"
)

OPENING = r"(?:and |but |so |oh |ah |ha |haha |well |hey |ok |okay |yes |yeah |now |and now |and yes |and no |"
OPENING += r"and remember |remember |honestly |seriously |but seriously |sorry but |i know |i know i know |but hey |"
OPENING += r"then |anyway |besides |after all |in my opinion |come on |listen |look |let us face it |let us be honest |"
OPENING += r"by the way |btw |ps |p s |also |plus |psst |oops |sadly |luckily |unfortunately |thankfully |trust me |"
OPENING += r"believe me |sorry |fun fact |tip |hint |warning |note |fyi )*"
I_DO = (
    r"(?:(?:i|we) (?:(?:just|really|honestly|always|actually|kind of|secretly|personally|do|totally|only|still|also) )*"
)
