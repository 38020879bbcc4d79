"""The messages as TypeScript: `python -m lastcard.server.typescript > web/src/messages.ts`. A test compares them."""

import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from lastcard.server import messages

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def _extra(kind: Any, about: str) -> Any:
    """What an annotation says about something."""
    metas = [meta for meta in getattr(kind, "__metadata__", ()) if isinstance(meta, msgspec.Meta)]
    return next((meta.extra[about] for meta in metas if meta.extra and about in meta.extra), None)


def _words(kind: Any) -> tuple[str, ...]:
    """The few words that a field is limited to; none if it is not."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    return _extra(kind, "words") or ()


NAMED = {_words(kind): name for name, kind in vars(messages).items() if _words(kind)}
"""The unions of a few words that have a name."""


def written() -> str:
    """The whole file.

    >>> "export interface Move" in written(), 'export type Direction = "left" | "right";' in written()
    (True, True)
    """
    lines = ["// Generated from src/lastcard/server/messages/: change that, then `make page-types`.", ""]
    lines += [line for words, name in NAMED.items() for line in (f"export type {name} = {_union(words)};", "")]
    found: dict[str, type[msgspec.Struct]] = {}
    for union in (messages.Said, messages.Heard):
        for message in get_args(union):
            _collect(message, found)
    for answer in (messages.WorkshopInfo, messages.PuzzleList, messages.PuzzleInfo):
        _collect(answer, found)
    for struct in found.values():
        lines += [*_interface(struct), ""]
    for name, union in (("Said", messages.Said), ("Heard", messages.Heard)):
        lines += [f"export type {name} = {' | '.join(message.__name__ for message in get_args(union))};", ""]
    return "\n".join(lines)


def _collect(kind: Any, found: dict[str, type[msgspec.Struct]]) -> None:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind.__name__ not in found:
            for part in get_type_hints(kind).values():
                _collect(part, found)
            found[kind.__name__] = kind
        return
    for part in get_args(kind):
        _collect(part, found)


def _interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    yield f"/** {(struct.__doc__ or '').strip().splitlines()[0]} */"
    yield f"export interface {struct.__name__} {{"
    info = msgspec.inspect.type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    left_out = struct.__struct_config__.omit_defaults
    if info.tag is not None:
        yield f'  type: "{info.tag}";'
    hints = get_type_hints(struct, include_extras=True)
    for item in info.fields:
        optional = "?" if not item.required and left_out else ""
        yield f"  {item.encode_name}{optional}: {_type(hints[item.name])};"
    yield "}"


def _union(words: tuple[str, ...]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def _type(kind: Any) -> str:
    if words := _words(kind):
        return NAMED.get(words) or _union(words)
    if written := _extra(kind, "typescript"):
        return str(written)
    if get_origin(kind) is Annotated:
        return _type(get_args(kind)[0])
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (types.UnionType, Union):
        return " | ".join(_type(part) for part in parts if part is not msgspec.Raw)
    if origin in (list, tuple):
        inner = _type(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {_type(parts[1])}>"
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    print(written(), end="")
