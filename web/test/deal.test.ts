/** Links to a deal: what they carry, what a strange one is taken for, and who is added to it. */
import { expect, test } from "vitest";
import { MOST, readDeal, withGame, writeDeal, type DealLink } from "../src/deal/link";
import { played } from "../src/deal/played";
import { room } from "./fakes";

const LINK: DealLink = {
  ...{ round: 2, seat: "Bo & Cy", bots: ["easy", "expert"], isMine: false },
  games: [
    { name: "Ann", packed: "abc-_1" },
    { name: "", packed: "d" },
  ],
};
const read = (address: string): DealLink | null => readDeal(address.replace("/deal", ""));

test("a link comes back as it was written", () => {
  expect(read(writeDeal(LINK))).toEqual(LINK);
  expect(read(writeDeal({ ...LINK, isMine: true }))?.isMine).toBe(true);
});

test("what cannot be a deal is none, and what is strange in one is left out", () => {
  for (const hash of ["", "#", "#r=1", "#g=", "#g=<b>", "#g=abc&g=%00"]) expect(readDeal(hash)).toBeNull();
  expect(readDeal("#g=abc")).toEqual({
    round: 1,
    seat: "",
    bots: [],
    isMine: false,
    games: [{ name: "", packed: "abc" }],
  });
  expect(readDeal("#g=abc&r=-3&b=easy,godlike,,hard")).toMatchObject({ round: 1, bots: ["easy", "hard"] });
  expect(readDeal(`#${"g=a&".repeat(50)}n=${"x".repeat(500)}`)?.games).toHaveLength(MOST);
  expect(readDeal(`#g=a&n=${"x".repeat(500)}`)?.games[0]?.name).toHaveLength(40);
});

test("whoever plays it is added, and the first one stays", () => {
  let link = withGame({ ...LINK, games: [{ name: "", packed: "d" }] }, { name: "Ann", packed: "a" });
  expect(link.games).toEqual([{ name: "Ann", packed: "a" }]);
  for (const name of ["Bo", "Cy", "Di", "Ed"]) link = withGame(link, { name, packed: name.toLowerCase() });
  expect(link.games.map(({ name }) => name)).toEqual(["Ann", "Cy", "Di", "Ed"]);
});

test("a game that was just played becomes a deal: the seat, the bots of the others, and the game", () => {
  const seat = {
    person: false,
    present: true,
    agreed: true,
    replaceable: false,
    face: "",
    guest: "",
    free: false,
    muted: false,
  };
  const seats = [
    { ...seat, name: "Robin", bot: "hard" as const },
    { ...seat, name: "Ann", bot: null, person: true },
    { ...seat, name: "Zoe", bot: null, person: true },
  ];
  const address = played(room({ seats }), "Ann", "Ann", "abc", "");
  const mine = {
    round: 1,
    seat: "Ann",
    bots: ["hard", "normal"],
    isMine: true,
    games: [{ name: "Ann", packed: "abc" }],
  };
  expect(read(address)).toEqual(mine);
  const back = read(played(room({ seats }), "Ann", "Ben", "def", address.replace("/deal", "")));
  expect(back).toEqual({ ...mine, games: [...mine.games, { name: "Ben", packed: "def" }] });
});
