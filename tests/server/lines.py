"""Lines to a server on which anything can be sent, as no browser would."""

import socket
import struct

from processes import PATIENCE
from server.wire import Server

TEXT, GO_ON, PING = 1, 0, 9
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def connect(server: Server) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    line.settimeout(PATIENCE)
    return line


def upgraded(server: Server) -> socket.socket:
    """A WebSocket that sends what we like."""
    line = connect(server)
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(1000)
    assert b" 101 " in answer.splitlines()[0]
    return line


def frame(opcode: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([(0x80 if last else 0) | opcode]) + length + bytes(4) + payload
