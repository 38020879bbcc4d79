"""Half sentences in wider words, row after row: what `retold` tries first where nothing else can be read."""

from lastcard.cards.text.plainer.loosely import LOOSELY
from lastcard.cards.text.plainer.looser import LOOSER
from lastcard.cards.text.plainer.loosest import LOOSEST
from lastcard.cards.text.plainer.one_and_another import ONE_AND_ANOTHER
from lastcard.cards.text.plainer.tagged_on import TAGGED_ON

WIDER = (*LOOSELY, *LOOSER, *LOOSEST, *ONE_AND_ANOTHER, *TAGGED_ON)
