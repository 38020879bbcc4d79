"""Letters and signs that look alike, after UTS #39: python scripts/lookalikes.py > src/lastcard/server/lookalikes.txt

It asks the ICU library of this machine, so it is run by hand, when Unicode has grown. Each line is what they look
like, a space, and they themselves. Those that NFKD takes apart are left out, since names are taken apart first.
"""

import ctypes
import re
import sys
from ctypes.util import find_library
from unicodedata import category, normalize


def main() -> None:
    """Print the table."""
    name = find_library("icui18n") or ""
    version = re.findall(r"\.so\.(\d+)", name)[0]
    icu = ctypes.CDLL(name)
    failed = ctypes.c_int(0)
    open_checker = getattr(icu, f"uspoof_open_{version}")
    open_checker.restype = ctypes.c_void_p
    checker = ctypes.c_void_p(open_checker(ctypes.byref(failed)))
    get = getattr(icu, f"uspoof_getSkeleton_{version}")

    def skeleton(text: str) -> str:
        encoded, room = text.encode("utf-16-le"), ctypes.create_string_buffer(400)
        length = get(checker, 0, encoded, len(encoded) // 2, room, 200, ctypes.byref(failed))
        if failed.value > 0:
            sys.exit(f"ICU error {failed.value}")
        return room.raw[: 2 * length].decode("utf-16-le")

    rows: dict[str, list[str]] = {}
    for letter in map(chr, range(sys.maxunicode + 1)):
        if category(letter)[0] in "LNPS" and normalize("NFKD", letter) == letter and skeleton(letter) != letter:
            rows.setdefault(skeleton(letter), []).append(letter)
    for looks, letters in sorted(rows.items()):
        print(looks, "".join(letters))


if __name__ == "__main__":
    main()
