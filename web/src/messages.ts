// Generated from src/lastcard/server/messages/: change that, then `make page-types`.

export type DecisionKind = "turn" | "drawn" | "colour" | "challenge" | "put" | "give" | "discard" | "protect" | "choose" | "vote" | "next" | "chance" | "interrupt" | "react" | "may" | "either" | "number" | "contest" | "stack" | "report" | "true" | "take" | "show";

export type Direction = "left" | "right";

export type Verb = "play" | "draw" | "keep" | "pass" | "colour" | "challenge" | "accept" | "put" | "give" | "discard" | "stop" | "protect" | "choose" | "done" | "not done" | "next" | "uno" | "catch" | "slam" | "back" | "card" | "wait" | "yes" | "no" | "first" | "second" | "number" | "jump" | "report" | "take" | "show";

export type MarkKind = "card" | "challenge" | "caught" | "over";

export type Level = "random" | "easy" | "normal" | "hard" | "expert";

export type EventKind = "dealt" | "turned_up" | "put_back" | "reshuffled" | "turn" | "played" | "drew" | "kept" | "passed" | "missed" | "reversed" | "colour" | "picked" | "challenged" | "accepted" | "shown" | "verdict" | "owes" | "called" | "caught" | "window" | "put" | "gave" | "took" | "discarded" | "dropped" | "protected" | "unprotected" | "spared" | "laid" | "revealed" | "swapped" | "hands_passed" | "pooled" | "hand" | "hand_size" | "hand_returned" | "chose" | "dared" | "voted" | "dare" | "went_out" | "blocked" | "started" | "flipped" | "rolled" | "number" | "top" | "may" | "either" | "contest" | "named" | "settled" | "said" | "jumped" | "stacked" | "hit" | "stack_over" | "knocked_out" | "last_in" | "false_call" | "false_catch" | "lasts" | "ended" | "copied" | "reported" | "judged" | "report" | "true" | "took_top" | "returned" | "peeked" | "showed" | "pooled_two" | "mixed" | "asked_for" | "turned_over" | "drew_for_deal" | "left_with" | "scored" | "tallied" | "eliminated" | "won";

export type Outcome = "left" | "right" | "guilty" | "innocent" | "slam" | "back" | "next" | "previous" | "evenly" | "as many as each had" | "done" | "not done" | "heads" | "tails" | "yes" | "no" | "first" | "second" | "lost" | "won" | "tied" | "broken" | "kept";

export type Pace = "slow" | "normal" | "fast";

export type RoomState = "lobby" | "playing" | "over" | "closed";

export type Scoring = "winner" | "tally" | "elimination";

export type TwoPlayerReverse = "skip" | "turn";

/** The first message of every connection. With `table` and `key`: back to a seat, after that `version`. */
export interface Hello {
  type: "hello";
  table?: string;
  key?: string;
  epoch?: string;
  version?: number;
}

/** What is there to choose from? Answered by a Welcome; the connection stays where it is. */
export interface Choices {
  type: "choices";
}

/** Which of these seats can I still go back to? Keys by their tables; answered by SeatsFound. */
export interface FindSeats {
  type: "findseats";
  keys: Record<string, string>;
}

/** How a table plays. `level` is the bot that sits in for somebody who is away. */
export interface Settings {
  edition: string;
  scoring: Scoring;
  target: number;
  bluff: boolean;
  two_player_reverse: TwoPlayerReverse;
  timer: number;
  level: Level;
  pace: Pace;
  banter: boolean;
  house: Record<string, boolean | number | string>;
}

/** A moment of a recorded game, to be tried another way. */
export interface Branch {
  packed: string;
  before: number;
  seat: string;
  round: number;
}

/** A new table; whoever makes it is its host and sits down. Sent again, with the same key, it is the same table. */
export interface Create {
  type: "create";
  name: string;
  key: string;
  settings?: Settings;
  bots?: Level[];
  start?: boolean;
  face?: string;
  own?: string | null;
  branch?: Branch | null;
}

/** Sit down at the table of the hello. Sent again, with the same key, it is the same seat. */
export interface Join {
  type: "join";
  name: string;
  key: string;
  face?: string;
  seat?: string;
}

/** Show another face from now on. */
export interface ChangeFace {
  type: "changeface";
  face: string;
}

/** Add something random to the key that the cards come from, in the lobby, once the commitment has been seen. */
export interface Nonce {
  type: "nonce";
  nonce: string;
}

/** Watch the table of the hello. */
export interface Watch {
  type: "watch";
}

/** The host changes how the table plays. */
export interface Change {
  type: "change";
  settings: Settings;
}

/** The host lets bots play faster or slower, at any time. */
export interface SetPace {
  type: "setpace";
  pace: Pace;
}

/** The host lets bots say a few words now and then, or not, at any time. */
export interface SetBanter {
  type: "setbanter";
  banter: boolean;
}

/** The host gives an empty place to a bot. */
export interface AddBot {
  type: "addbot";
  level: Level;
}

/** The host removes a bot or a player; in the middle of a game a bot takes the player's place. */
export interface Remove {
  type: "remove";
  name: string;
  ban?: boolean;
}

/** The host lets somebody come back who was removed. */
export interface Admit {
  type: "admit";
  name: string;
}

/** The host lets nobody new sit down, or again everybody. Whoever has a seat comes back to it as always. */
export interface Lock {
  type: "lock";
  locked: boolean;
}

/** The host does not let a player speak, or again does. */
export interface Mute {
  type: "mute";
  name: string;
  muted: boolean;
}

/** Anybody writes on a blank card, in the lobby. */
export interface Write {
  type: "write";
  code: string;
  text: string;
  writing?: number | null;
}

/** What would this text do? */
export interface Check {
  type: "check";
  text: string;
  edition?: string;
}

/** Show a game again, from a step on: a record, packed, or kept here. Answered by Replayed, which has some steps. */
export interface Replay {
  type: "replay";
  id: string;
  packed?: string | null;
  code?: string;
  seat?: string;
  first?: number;
}

/** What was every choice of a round worth? Answered by Reviewed, again and again until all is known. */
export interface Review {
  type: "review";
  id: string;
  round: number;
  packed: string;
}

/** How did those do who played the same deal of a round, in the same seat? Answered by Compared. */
export interface Compare {
  type: "compare";
  id: string;
  packed: string[];
  seat?: string;
  round?: number;
}

/** Show everybody at the table a moment of its game, once that is over; without a step, no longer. */
export interface Show {
  type: "show";
  step?: number | null;
  seat?: string;
  open?: boolean;
}

/** Keep a record here for a while, so that a link to it is short. Answered by RecordSaved. */
export interface SaveRecord {
  type: "saverecord";
  id: string;
  packed: string;
}

/** What would this edition be? Answered by Drafted. `toml`: what is packed is the text of an edition file. */
export interface Draft {
  type: "draft";
  id: string;
  packed: string;
  toml?: boolean;
}

/** What do many rounds of this edition say? Answered by Studying, again and again, and then by Studied. */
export interface Study {
  type: "study";
  id: string;
  packed: string;
}

/** Nobody wants to know any more. */
export interface StopStudy {
  type: "stopstudy";
}

/** Keep an edition here for a while, under the code that it has, or a new one. Answered by EditionSaved. */
export interface SaveEdition {
  type: "saveedition";
  id: string;
  packed: string;
  key: string;
  code?: string;
}

/** An edition that is kept here. Answered by Drafted. */
export interface OpenEdition {
  type: "openedition";
  id: string;
  code: string;
}

/** Keep an edition no longer. Answered by Done. */
export interface DeleteEdition {
  type: "deleteedition";
  id: string;
  code: string;
  key: string;
}

/** Agree to what is written, or no longer. `writing` is the room's, as it was when it was read. */
export interface Agree {
  type: "agree";
  yes: boolean;
  writing: number;
}

/** The host starts the game. */
export interface Start {
  type: "start";
}

/** Answer the decision of that number with an option; a call or a catch has number 0. `id` is the browser's own. */
export interface Move {
  type: "move";
  id: string;
  verb: Verb;
  card?: string | null;
  player?: string | null;
  colour?: string | null;
  uno?: boolean;
  number?: number;
  numeral?: number | null;
}

/** What would a strong bot do? */
export interface Hint {
  type: "hint";
}

/** Say something to the table; `reaction`: one of a few signs. `id` is the browser's own, for the answer. */
export interface Chat {
  type: "chat";
  text: string;
  reaction?: boolean;
  id?: string;
}

/** Vote that a bot sits in for somebody who is asked and silent. */
export interface Replace {
  type: "replace";
  name: string;
}

/** Leave the seat for good; a bot plays on. */
export interface Leave {
  type: "leave";
}

/** I want another game, or no longer. As soon as all who are there want one, it begins at a new table. */
export interface Rematch {
  type: "rematch";
  yes?: boolean;
  edition?: string;
}

/** Links to this table. `open`: let other devices of the local network in. */
export interface Invite {
  type: "invite";
  open?: boolean;
}

/** The record of a game that is over. */
export interface Download {
  type: "download";
}

/** What is accepted, so that nobody writes more than that: numbers of characters, seconds, and the reactions. */
export interface Limits {
  name: number;
  text: number;
  chat: number;
  reactions: string[];
  shortest_timer: number;
  longest_timer: number;
}

/** A set of house rules, and the options that it takes. */
export interface HouseSet {
  name: string;
  label: string;
  about: string;
  options: Record<string, boolean | number | string>;
}

/** What a house rule can be, and the words for it. */
export interface HouseChoice {
  value: boolean | number | string;
  label: string;
}

/** A house rule that a table may choose: its name as an option, and what it is about. */
export interface HouseRule {
  name: string;
  label: string;
  about: string;
  usual: boolean | number | string;
  choices: HouseChoice[];
}

/** Answers a hello without a table, and Choices: what there is to choose from. The editions are at /api/editions. */
export interface Welcome {
  type: "welcome";
  epoch: string;
  limits: Limits;
  house_sets: HouseSet[];
  house_rules: HouseRule[];
  levels: Level[];
  local: boolean;
  servers?: string[];
}

/** Answers FindSeats: the tables where the seat is still yours, and the game not over. */
export interface SeatsFound {
  type: "seatsfound";
  tables: string[];
}

/** You sit at a table: the key of your Create or Join brings you back to it. */
export interface Seated {
  type: "seated";
  table: string;
  name: string;
}

/** How a colour looks: the names of its sign and of its hue. */
export interface LookInfo {
  sign: string;
  hue: string;
}

/** A kind of card, for drawing it and for reading what it says. */
export interface CardInfo {
  code: string;
  symbol: string;
  name: string;
  title: string;
  colour: string | null;
  points: number;
  count: number;
  text: string;
  special: boolean;
  picture: string;
}

/** A card that players may write on: one text on all its copies (`code`), or one on each of `copies`. */
export interface BlankInfo {
  code: string;
  name: string;
  count: number;
  copies: string[];
}

/** An edition, for people to choose from. */
export interface EditionInfo {
  id: string;
  name: string;
  about: string;
  world: string;
  colours: string[];
  looks: Record<string, LookInfo>;
  most_players: number;
  cards: CardInfo[];
  writable: string[];
  blanks: BlankInfo[];
}

/** A place at the table. */
export interface SeatInfo {
  name: string;
  bot: Level | null;
  person: boolean;
  present: boolean;
  agreed: boolean;
  replaceable: boolean;
  face: string;
  guest: string;
  free: boolean;
  muted: boolean;
}

/** A house rule that a table plays by, or leaves out of its set, in words. */
export interface PlayedRule {
  name: string;
  label: string;
  value: string;
  about: string;
  differs: boolean;
}

/** What a written text will do, step by step; or where it cannot be read, why not, and what can be. */
export interface Reading {
  text: string;
  understood: boolean;
  sentence: string;
  steps: string[];
  problem: string;
  start: number;
  end: number;
  nearest: string[];
  warnings: string[];
}

/** A moment of the game that somebody shows to everybody, once it is over. */
export interface ShownMoment {
  by: string;
  step: number;
  seat: string;
  open: boolean;
}

/** The table as a place: who sits there and how it plays. */
export interface RoomInfo {
  code: string;
  state: RoomState;
  host: string;
  seats: SeatInfo[];
  spectators: number;
  settings: Settings;
  house_set: string;
  house: PlayedRule[];
  written: Record<string, string>;
  readings: Record<string, Reading>;
  writing: number;
  most_players: number;
  commitment: string;
  nonces: Record<string, string>;
  key: string;
  rematch: string;
  rematch_wanted: string[];
  rematch_edition: string;
  starting: boolean;
  locked: boolean;
  own_about: string;
  own_news: string[];
  removed: string[];
  shown: ShownMoment | null;
  branch: number;
}

/** Something that may be done: a verb, what it is about, and the words for it. */
export interface OptionInfo {
  verb: Verb;
  label: string;
  card?: string | null;
  player?: string | null;
  colour?: string | null;
  note?: string;
  numeral?: number | null;
}

/** What a player has to decide. `number` goes with the answer; options only for the player who is asked. */
export interface Asked {
  player: string;
  kind: DecisionKind;
  options: OptionInfo[];
  question: string;
  number: number;
  deadline: number;
  left: number;
}

/** What a finished round brought. Round 0, where there is one: all that was scored before that is not known. */
export interface RoundInfo {
  round: number;
  gains: Record<string, number>;
}

/** Something to remember of a round, or of a game. */
export interface Moment {
  text: string;
  player: string;
  card: string | null;
  round: number;
  seq: number;
}

/** The table as one viewer sees it. */
export interface TableInfo {
  round: number;
  round_over: boolean;
  blocked: boolean;
  round_winner: string | null;
  game_winners: string[];
  scores: Record<string, number>;
  dealer: string | null;
  turn: string | null;
  direction: Direction;
  colour: string | null;
  top: string | null;
  hands: Record<string, string[] | null>;
  cards: Record<string, number>;
  draw_pile: number;
  discard_pile: number;
  stack: number;
  protected: Record<string, string>;
  owes_uno: string[];
  out: string[];
  eliminated: string[];
  teams: string[][];
  lasting: string[];
  waiting: Asked[];
  interrupts: OptionInfo[];
  colour_before: string | null;
  dare: string;
  pile: string[];
  rounds: RoundInfo[];
  moments: Moment[];
}

/** Something that happened, as this viewer may know it. */
export interface Told {
  seq: number;
  kind: EventKind;
  text: string;
  player: string | null;
  other: string | null;
  cards: string[] | null;
  amount: number;
  colour: string | null;
  outcome: Outcome | null;
}

/** Something somebody said. A reaction is one sign. */
export interface ChatLine {
  name: string;
  text: string;
  reaction: boolean;
  seat: string;
}

/** Something changed. Versions are dense: a gap means that something was missed. What did not change is left out. */
export interface Update {
  type: "update";
  version: number;
  epoch?: string;
  full?: boolean;
  you?: string;
  limits?: Limits | null;
  edition?: EditionInfo | null;
  room?: RoomInfo | null;
  table?: TableInfo | null;
  changes?: Partial<TableInfo>;
  events?: Told[];
  chat?: ChatLine[];
  servers?: string[];
  notices?: string[];
}

/** A move has been made, and is kept; or what was said to the table has been heard. */
export interface Done {
  type: "done";
  id: string;
}

/** Something was not done, and why; `id` is that of the move, or of the line of chat. */
export interface Refused {
  type: "refused";
  text: string;
  id?: string;
}

/** Answers a check. */
export interface Checked {
  type: "checked";
  reading: Reading;
}

/** A move, what came of it, and what is other at the table than after the step before. */
export interface ReplayStep {
  move: string;
  player: string;
  events: Told[];
  changes: Partial<TableInfo>;
}

/** A round of a replay, and the step that it begins with. */
export interface ReplayRound {
  round: number;
  first: number;
}

/** Somewhere to jump to in a replay: a step, and what happened there. */
export interface ReplayMark {
  step: number;
  kind: MarkKind;
  text: string;
  card: string | null;
}

/** A game that is looked at again. */
export interface ReplayInfo {
  edition: EditionInfo;
  players: string[];
  written: Record<string, string>;
  rounds: ReplayRound[];
  marks: ReplayMark[];
  problem: string;
}

/** Answers a Replay: some of its steps, from one on, of so many in all. With the first, what it is that is shown. */
export interface Replayed {
  type: "replayed";
  id: string;
  first: number;
  total: number;
  steps: ReplayStep[];
  info?: ReplayInfo | null;
  packed?: string;
}

/** Everybody's chance of winning the round when so many moves of the record had been made. */
export interface ReviewPoint {
  move: number;
  chances: number[];
}

/** What could be done, in words, and the chance of winning the round after it, with its interval. */
export interface ReviewOption {
  label: string;
  verb: Verb;
  card: string | null;
  chance: number;
  low: number;
  high: number;
  taken: boolean;
}

/** A decision somebody made, before that move of the record, with all that could have been done, the best first. */
export interface ReviewChoice {
  move: number;
  player: string;
  words: string;
  reason: string;
  cost: number;
  slip: boolean;
  options: ReviewOption[];
}

/** A turning point: a move that changed somebody's chances by so many points. */
export interface ReviewTurn {
  move: number;
  player: string;
  change: number;
  text: string;
}

/** What a player did with a round. The result, in points, is the sum of the three that follow. */
export interface ReviewAccount {
  player: string;
  choices: number;
  slips: number;
  result: number;
  own: number;
  others: number;
  luck: number;
  words: string[];
  dearest: number[];
}

/** Answers a Review: what is new, after so many positions of so many. `turns` and `accounts` come with the last. */
export interface Reviewed {
  type: "reviewed";
  id: string;
  round: number;
  done: number;
  total: number;
  points: ReviewPoint[];
  choices: ReviewChoice[];
  turns: ReviewTurn[];
  accounts: ReviewAccount[];
}

/** What somebody decided, in words, and with which card; by the step of the replay after it. */
export interface DealMove {
  step: number;
  text: string;
  card: string | null;
}

/** How somebody did with a deal. */
export interface DealPlayed {
  packed: string;
  over: boolean;
  won: boolean;
  result: string;
  points: number;
  left: number;
  moves: DealMove[];
}

/** An option of the choice at which they parted, the chance of winning the round after it, and who took it. */
export interface DealOption {
  text: string;
  chance: number;
  by: number[];
}

/** The same deal, played by several. `common`: as many of their moves are the same. */
export interface DealInfo {
  edition: EditionInfo;
  players: string[];
  seat: string;
  round: number;
  rounds: number;
  played: DealPlayed[];
  common: number;
  parting: string;
  options: DealOption[];
}

/** Answers a Compare. */
export interface Compared {
  type: "compared";
  id: string;
  deal: DealInfo;
}

/** A record is kept here: /replay/CODE leads to it, for so many days after it was last opened. */
export interface RecordSaved {
  type: "recordsaved";
  id: string;
  code: string;
  days: number;
}

/** What is wrong with an edition that somebody makes, and where in its file. */
export interface DraftProblem {
  place: string;
  problem: string;
}

/** What there is to say about an edition that somebody makes. */
export interface DraftInfo {
  size: number;
  most_players: number;
  readings: Record<string, Reading>;
  problems: DraftProblem[];
  warnings: string[];
  file: string;
  file_name: string;
  looks: Record<string, LookInfo>;
  table: Record<string, unknown>;
}

/** Answers a Draft, and an OpenEdition: then with all that was packed. */
export interface Drafted {
  type: "drafted";
  id: string;
  draft: DraftInfo;
  packed?: string;
}

/** How far a study is: so many rounds of so many. */
export interface Studying {
  type: "studying";
  id: string;
  done: number;
  total: number;
}

/** Something that many rounds tell, in a sentence. A concern is worth another look. */
export interface FindingInfo {
  text: string;
  concern: boolean;
}

/** What many rounds say about an edition beside the one it came from. */
export interface StudyInfo {
  base: string;
  players: number;
  rounds: number;
  verdict: string;
  findings: FindingInfo[];
  wins: number[];
  turns: number[];
  turns_before: number[];
  first_turns: number;
  turns_step: number;
  mean_turns: number;
  mean_turns_before: number;
}

/** Answers a study. */
export interface Studied {
  type: "studied";
  id: string;
  study: StudyInfo;
}

/** An edition is kept here: /workshop/CODE leads to it, for so many days after it was last opened. */
export interface EditionSaved {
  type: "editionsaved";
  id: string;
  code: string;
  days: number;
}

/** Answers a hint: the option that a strong bot would take, and why. None when nothing is asked. */
export interface Hinted {
  type: "hinted";
  option?: OptionInfo | null;
  why?: string;
}

/** Links to the table, the first with its QR code as rows of 0 and 1. `open`: other devices can reach it. */
export interface Invited {
  type: "invited";
  links: string[];
  qr: string[];
  open: boolean;
  can_open: boolean;
}

/** The record of a game that is over. */
export interface RecordText {
  type: "recordtext";
  text: string;
  file: string;
}

/** This connection is at no table any more, and why. */
export interface Gone {
  type: "gone";
  text: string;
}

/** The table lives on another server. Go there with the same hello, and say again what was not answered. */
export interface Moved {
  type: "moved";
  table: string;
  address?: string;
}

/** A sign of life. Something is heard again within so many seconds, or the line or the server is dead. */
export interface Alive {
  type: "alive";
  seconds: number;
}

/** Something that people should know at once, and that is no part of the table. */
export interface Notice {
  type: "notice";
  text: string;
}

/** An edition to start from, by the symbols of its cards: what a file says that extends nothing. */
export interface BaseInfo {
  id: string;
  name: string;
  about: string;
  world: string;
  colours: Record<string, LookInfo>;
  cards: Record<string, Record<string, unknown>>;
}

/** What editions are made of, at /api/workshop. */
export interface WorkshopInfo {
  bases: BaseInfo[];
  signs: string[];
  hues: string[];
  worlds: string[];
  pictures: string[];
  longest_name: number;
  longest_about: number;
  longest_text: number;
  most_packed: number;
  rounds: number;
}

/** A puzzle, for people to choose from. */
export interface PuzzleRow {
  id: string;
  edition: string;
  level: number;
  about: string;
}

/** All puzzles, at /api/puzzles: of each edition those for beginners first. */
export interface PuzzleList {
  day: string;
  puzzles: PuzzleRow[];
  today: Record<string, string>;
}

/** A puzzle, at /api/puzzles/ID: the table of whoever has to decide, and what is best there. */
export interface PuzzleInfo {
  id: string;
  edition: string;
  level: number;
  about: string;
  best: number;
  chances: number[];
  why: string;
  update: Update;
  branch: Branch;
}

export type Said = Hello | Choices | FindSeats | Create | Join | ChangeFace | Nonce | Watch | Change | SetPace | SetBanter | AddBot | Remove | Admit | Lock | Mute | Write | Check | Replay | Review | Compare | Show | SaveRecord | Draft | Study | StopStudy | SaveEdition | OpenEdition | DeleteEdition | Agree | Start | Move | Hint | Chat | Replace | Leave | Rematch | Invite | Download;

export type Heard = Welcome | SeatsFound | Seated | Update | Done | Refused | Checked | Replayed | Reviewed | Compared | RecordSaved | Drafted | Studying | Studied | EditionSaved | Hinted | Invited | RecordText | Gone | Moved | Alive | Notice;
