"""What a command needs beyond the light core, and which extra of the package brings it."""

EXTRAS = {
    "cluster": ("distributed",),
    "postgres": ("psycopg",),
    "serve": ("msgspec", "prometheus_client", "segno", "starlette", "uvicorn", "websockets"),
    "study": ("matplotlib", "numpy"),
    "terminal": ("argcomplete", "rich", "textual"),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("numpy", "pyspiel"),
    "parquet": ("numpy", "pyarrow"),
    "mcp": ("mcp", "websockets"),
}
"""By extra: the modules that come with it."""


def hint(missing: str | None) -> str | None:
    """How to get a module that is not installed, or None if it belongs to no extra.

    >>> print(hint("starlette.routing"))
    this needs starlette, which is not installed: pip install "lastcard[serve]"
    >>> hint("antigravity")
    """
    module = (missing or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return f'this needs {module}, which is not installed: pip install "lastcard[{extra}]"'
    return None
