"""`lastcard mcp`: an assistant's seat, with the client of the official package over standard input and output."""

import asyncio
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lastcard.cli import main as cli
from processes import PATIENCE
from server.wire import Browser, Server, start

if TYPE_CHECKING:  # a second of work that other test processes need not do
    from mcp import Client


async def use(client: "Client", tool: str, **arguments: Any) -> dict[str, Any]:
    """What a tool answers, as data."""
    result = await client.call_tool(tool, arguments, read_timeout_seconds=PATIENCE)
    assert not result.is_error, result.content
    assert result.structured_content is not None
    return dict(result.structured_content)


async def refusal(client: "Client", tool: str, **arguments: Any) -> str:
    """What a tool says that cannot be done."""
    result = await client.call_tool(tool, arguments, read_timeout_seconds=PATIENCE)
    assert result.is_error
    return str(result.content)


def test_an_assistant_plays_a_game_to_its_end(server: Server, tmp_path: Path) -> None:
    from mcp import Client, StdioServerParameters

    host = Browser(server)
    host.create("Ann", bots=1, target=1, edition="dc-super-hero-girls")
    host.say("write", code="CU", text="everyone else draws 2.")
    host.until_true(lambda: bool(host.room["written"].get("CU")))
    program = [sys.executable, "-W", "error", "-m", "lastcard", "mcp", host.link, "--name", "Zoe"]
    command = StdioServerParameters(command=program[0], args=program[1:], env={"LASTCARD_DATA": str(tmp_path)})

    async def play_it() -> list[dict[str, Any]]:
        async with Client(command) as client:
            tools = [tool.name for tool in (await client.list_tools()).tools]
            assert tools == "sit_down look wait choose agree leave rules check_text".split()
            assert client.instructions is not None
            assert "sit_down" in await refusal(client, "look")
            assert "expected the link" in await refusal(client, "sit_down", link="abc234")
            assert "Wild" in (await use(client, "rules", edition="classic"))["result"]
            assert "did you mean pirates" in await refusal(client, "rules", edition="pirate")
            assert "draws 2" in (await use(client, "check_text", text="everybody else picks up two"))["result"]
            assert "Cannot be read" in (await use(client, "check_text", text="win the lottery"))["result"]
            seen = [await use(client, "sit_down")]
            assert (seen[0]["you"], seen[0]["state"], seen[0]["options"]) == ("Zoe", "lobby", [])
            assert seen[0]["agree"] == ["CU: everyone else draws 2."]
            assert "CU, Wild Customizable: everyone else draws 2." in (await use(client, "rules"))["result"]
            assert (await use(client, "agree"))["agree"] == []
            assert (await use(client, "leave"))["result"] == "You have left the table."
            assert (await use(client, "sit_down"))["you"] == "Zoe", "the seat is still there"
            with ThreadPoolExecutor(1) as pool:
                game = asyncio.get_running_loop().run_in_executor(pool, start, host)
                tried = ""
                while seen[-1]["state"] in ("lobby", "playing"):
                    seen.append(await use(client, "wait", seconds=5))
                    options = [each["option"] for each in seen[-1]["options"]]
                    if options and not tried:
                        tried = await refusal(client, "choose", option="play the lottery")
                    if options:
                        await client.call_tool("choose", {"option": options[0], "uno": True})
                await game
            assert "possible: " in tried
        return seen

    seen = asyncio.run(play_it())
    host.close()
    dealt = next(each for each in seen if each["state"] == "playing")
    assert len(dealt["hand"]) == next(each["cards"] for each in dealt["players"] if each["name"] == "Zoe")
    assert seen[-1]["winners"]
    happened = [text for each in seen for text in each["happened"]]
    assert happened[-1] != happened[0]
    # Cards stand nowhere but in the own hand, on top, in the own options, in what everybody was told, and in front of
    # whoever is protected.
    own = ("hand", "top", "options", "question", "happened", "agree")
    for each in seen:
        assert {player.pop("protected") for player in each["players"]} <= {"", "SD"}
        rest = json.dumps({key: value for key, value in each.items() if key not in own})
        assert not any(
            f'"{code}"' in rest for code in ("R7", "G0", "W4", "CU", *(card["card"] for card in each["hand"]))
        )
        assert all(set(player) == set(PLAYER) for player in each["players"])


PLAYER = ("name", "cards", "score", "bot", "owes_uno", "knocked_out")


def test_a_link_that_is_none_is_refused_before_anything_is_served(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["mcp", "abc234"]) == 2
    assert "expected the link of a table" in capsys.readouterr().err
