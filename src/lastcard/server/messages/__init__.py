"""What browsers and the server say to each other. The page's types are generated from these (`typescript.py`).

Every message is a JSON object whose `type` names it. What a browser may say is in `Said`, what it may hear in `Heard`.
"""

import msgspec

from lastcard.game.decisions import DecisionKind as DecisionKind
from lastcard.game.events import Direction as Direction
from lastcard.game.options import Verb as Verb
from lastcard.server.messages.again import *  # noqa: F403
from lastcard.server.messages.heard import *  # noqa: F403
from lastcard.server.messages.heard import Heard as Heard
from lastcard.server.messages.parts import *  # noqa: F403
from lastcard.server.messages.said import *  # noqa: F403
from lastcard.server.messages.said import Said as Said
from lastcard.server.messages.words import *  # noqa: F403

decode_said = msgspec.json.Decoder(Said).decode
encode = msgspec.json.Encoder().encode
