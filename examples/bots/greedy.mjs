// A bot in JavaScript: plays the card with the most points, and calls and catches always.
//
// lastcard arena "cmd:node examples/bots/greedy.mjs" easy

import { createInterface } from "node:readline";

let cards = {};

const worth = ({ verb, card }) => {
  if (verb !== "play") return -2;
  return cards[card].colour ? cards[card].points : -1;
};

const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\n");

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "ready", name: "greedy" });
  if (message.type === "game") cards = message.cards;
  if (message.type === "choose") {
    const options = message.view.decision.options;
    const best = options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    say({ id: message.id, option: best.text });
  }
}
