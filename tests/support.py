"""What tests share: a record as text in, where it stands or why it is refused out."""

from typing import Any

import pytest

from lastcard.game import record, view


def stands(text: str) -> dict[str, Any]:
    """Where a record stands: the object of `lastcard replay - --json`."""
    return view.as_json(record.loads(text).replay())


def refused(text: str) -> str:
    """The message of a record that is refused."""
    with pytest.raises(record.RecordError) as caught:
        record.loads(text).replay()
    message = str(caught.value)
    assert "\n" not in message
    return message
