"""Workers on other machines, by Dask distributed. Needs the extra `cluster`, imported only here."""

import logging
import socket
import warnings
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from urllib.parse import urlsplit

from distributed import Client

PATIENCE = 10
"""Seconds for the scheduler to answer, and for it to have a worker."""


@contextmanager
def connected(address: str) -> Iterator[Executor]:
    """The workers of the scheduler at an address such as tcp://10.0.0.5:8786."""
    # What it has to say about its connections would stand between our lines; what matters comes back as an error.
    for speaker in ("distributed", "tornado.application"):
        logging.getLogger(speaker).setLevel(logging.CRITICAL)
    client = _client(address)
    try:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            raise ValueError(
                f"the scheduler at {address} has no workers; start some with `dask worker {address}`"
            ) from error
        with client.get_executor(pure=False) as executor:
            yield executor
    finally:
        client.close(timeout=PATIENCE)


def _client(address: str) -> Client:
    _knock(address)
    with warnings.catch_warnings():
        # Other versions of Dask at the workers: lastcard's own is what the results depend on, and every part checks it.
        warnings.simplefilter("ignore")
        try:
            return Client(address, timeout=PATIENCE, set_as_default=False)
        except Exception as error:  # whatever it makes of an answer that is no scheduler's
            raise ValueError(f"what answers at {address} is no Dask scheduler that this can talk to") from error


def _knock(address: str) -> None:
    """See that somebody is there: a client of Dask's would wait for ever for whoever says nothing."""
    parts = urlsplit(address)
    try:
        with socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE) as door:
            if parts.scheme == "tcp" and not door.recv(1):  # a scheduler greets first
                raise ConnectionError
    except OSError as error:
        raise ValueError(f"no Dask scheduler answers at {address}") from error
