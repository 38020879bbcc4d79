"""What was used lately, and only that."""

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class Lately(Generic[Key, Value]):
    """Remembers so many things; what was not used for the longest time is forgotten first. Threads may share it.

    >>> lately = Lately[str, int](2)
    >>> for word in ("one", "two"):
    ...     lately.put(word, len(word))
    >>> lately.get("one"), lately.put("three", 5), lately.get("two"), "three" in lately
    (3, None, None, True)
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._lock = threading.Lock()

    def __contains__(self, key: Key) -> bool:
        return key in self._known

    def get(self, key: Key) -> Value | None:
        """What is known by this key."""
        with self._lock:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def put(self, key: Key, value: Value) -> None:
        """Remember something."""
        with self._lock:
            self._known[key] = value
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._known.clear()
