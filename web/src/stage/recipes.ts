/** Everything that sounds, made here from oscillators and noise: no recording is loaded. */
import type { SoundName } from "./act";

/** One sound being built: where it goes, and when it begins. */
export interface Desk {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

interface Tone {
  /** From this frequency to that one. */
  from: number;
  to?: number;
  type?: OscillatorType;
  /** Seconds after the sound begins, and how long it lasts. */
  at?: number;
  lasts: number;
  loud?: number;
}

interface Hiss {
  from: number;
  to?: number;
  filter?: BiquadFilterType;
  sharp?: number;
  at?: number;
  lasts: number;
  loud?: number;
}

const SILENCE = 0.0001;

/** Up at once, down slowly. */
function envelope({ context, out }: Desk, begin: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
  gain.connect(out);
  return gain;
}

function tone(desk: Desk, { from, to = from, type = "sine", at = 0, lasts, loud = 0.3 }: Tone): void {
  const begin = desk.at + at;
  const source = desk.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(envelope(desk, begin, lasts, loud));
  source.start(begin);
  source.stop(begin + lasts + 0.02);
}

let noise: AudioBuffer | null = null;

function hiss(desk: Desk, { from, to = from, filter = "bandpass", sharp = 1, at = 0, lasts, loud = 0.3 }: Hiss): void {
  const { context } = desk;
  if (noise?.sampleRate !== context.sampleRate) {
    noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  const begin = desk.at + at;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const shape = context.createBiquadFilter();
  shape.type = filter;
  shape.Q.value = sharp;
  shape.frequency.setValueAtTime(from, begin);
  shape.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  source.connect(shape).connect(envelope(desk, begin, lasts, loud));
  source.start(begin);
  source.stop(begin + lasts + 0.02);
}

/** Notes one after the other, or with no gap a chord. */
function notes(desk: Desk, frequencies: number[], gap: number, rest: Omit<Tone, "from">): void {
  frequencies.forEach((from, index) => tone(desk, { ...rest, from, at: (rest.at ?? 0) + index * gap }));
}

const C = 261.63;
const half = (steps: number, base = C): number => base * 2 ** (steps / 12);

/** A chord for each colour, so that they can be told apart with closed eyes. */
const CHORDS = [
  [0, 4, 7],
  [2, 5, 9],
  [4, 7, 11],
  [5, 9, 12],
  [7, 11, 14],
];

/**
 * What each sound is made of. A test measures them: cards are soft, calls carry, a blow is the loudest, none hurts.
 */
export const RECIPES: Record<SoundName, (desk: Desk, note: number) => void> = {
  tick: (desk) => hiss(desk, { from: 3200, lasts: 0.035, sharp: 2, loud: 0.6 }),
  slap: (desk) => {
    hiss(desk, { from: 1800, to: 500, lasts: 0.09, loud: 0.5 });
    tone(desk, { from: 170, to: 70, lasts: 0.1, loud: 0.45 });
  },
  slide: (desk) => hiss(desk, { from: 900, to: 2600, lasts: 0.2, sharp: 1.5, loud: 0.55 }),
  draw: (desk) => {
    hiss(desk, { from: 1400, to: 3000, lasts: 0.16, sharp: 1.5, loud: 0.55 });
    tone(desk, { from: 420, to: 560, lasts: 0.08, at: 0.1, loud: 0.05 });
  },
  penalty: (desk) => {
    hiss(desk, { from: 2400, lasts: 0.05, sharp: 3, loud: 0.5 });
    tone(desk, { from: 330, to: 260, type: "triangle", lasts: 0.09, loud: 0.22 });
  },
  "your-turn": (desk) => notes(desk, [half(7), half(12)], 0.13, { type: "triangle", lasts: 0.35, loud: 0.32 }),
  colour: (desk, note) => {
    const chord = CHORDS[note % CHORDS.length] ?? [];
    notes(
      desk,
      chord.map((step) => half(step)),
      0.03,
      { type: "triangle", lasts: 0.6, loud: 0.16 },
    );
  },
  whirr: (desk) => {
    for (let turn = 0; turn < 5; turn += 1) {
      hiss(desk, { from: 700 + turn * 260, to: 1100 + turn * 260, lasts: 0.09, at: turn * 0.09, sharp: 5, loud: 0.9 });
    }
  },
  knock: (desk) => {
    for (const at of [0, 0.13]) tone(desk, { from: 210, to: 120, lasts: 0.09, at, type: "triangle", loud: 0.5 });
  },
  drum: (desk) => {
    for (const at of [0, 0.12, 0.24]) tone(desk, { from: 110, to: 48, lasts: 0.24, at, loud: 0.6 });
    hiss(desk, { from: 300, lasts: 0.4, filter: "lowpass", loud: 0.2 });
  },
  horn: (desk) => {
    for (const step of [0, 4, 7]) {
      tone(desk, { from: half(step - 5), to: half(step), type: "sawtooth", lasts: 0.14, loud: 0.12 });
      tone(desk, { from: half(step), type: "sawtooth", lasts: 0.5, at: 0.14, loud: 0.16 });
    }
  },
  caught: (desk) => {
    hiss(desk, { from: 400, to: 4000, lasts: 0.28, loud: 0.3 });
    notes(desk, [half(3), half(-1), half(-4)], 0.12, { type: "sawtooth", at: 0.3, lasts: 0.32, loud: 0.16 });
    tone(desk, { from: 90, to: 40, lasts: 0.4, at: 0.3, loud: 0.45 });
  },
  riffle: (desk) => {
    for (let card = 0; card < 14; card += 1)
      hiss(desk, { from: 2600, lasts: 0.03, at: card * 0.028, sharp: 2, loud: 0.45 });
  },
  guilty: (desk) => notes(desk, [half(0, C / 2), half(-1, C / 2)], 0.2, { type: "sawtooth", lasts: 0.4, loud: 0.16 }),
  innocent: (desk) => notes(desk, [half(4), half(7), half(12)], 0.09, { type: "triangle", lasts: 0.4, loud: 0.2 }),
  fanfare: (desk) => {
    notes(desk, [half(0), half(0), half(0), half(4)], 0.12, { type: "sawtooth", lasts: 0.16, loud: 0.13 });
    notes(desk, [half(4), half(7), half(12), half(16)], 0, { type: "triangle", at: 0.5, lasts: 1.1, loud: 0.15 });
  },
  blocked: (desk) => notes(desk, [half(-5), half(-5), half(-9)], 0.22, { type: "triangle", lasts: 0.4, loud: 0.25 }),
  shield: (desk) => {
    notes(desk, [half(12), half(19), half(24)], 0.05, { type: "sine", lasts: 0.7, loud: 0.15 });
    hiss(desk, { from: 5000, to: 8000, lasts: 0.4, sharp: 4, loud: 0.08 });
  },
  shatter: (desk) => {
    for (let shard = 0; shard < 9; shard += 1) {
      tone(desk, { from: 2200 + shard * 437, lasts: 0.25, at: shard * 0.03, type: "triangle", loud: 0.07 });
    }
    hiss(desk, { from: 6000, to: 2500, filter: "highpass", lasts: 0.3, loud: 0.25 });
  },
  streams: (desk) => {
    tone(desk, { from: 70, to: 320, type: "sawtooth", lasts: 1, loud: 0.16 });
    tone(desk, { from: 73, to: 333, type: "square", lasts: 1, loud: 0.08 });
    hiss(desk, { from: 800, to: 5000, lasts: 1, sharp: 4, loud: 0.2 });
  },
  ring: (desk) => notes(desk, [half(7), half(12), half(16), half(19)], 0.08, { lasts: 0.8, loud: 0.14 }),
  fuse: (desk) => {
    hiss(desk, { from: 3000, to: 7000, lasts: 0.68, sharp: 3, loud: 0.16 });
    hiss(desk, { from: 900, to: 60, filter: "lowpass", at: 0.7, lasts: 0.8, loud: 0.6 });
    tone(desk, { from: 120, to: 30, at: 0.7, lasts: 0.6, loud: 0.45 });
  },
  bounce: (desk) => {
    [0, 0.16, 0.27].forEach((at, index) => tone(desk, { from: 190, to: 80, at, lasts: 0.1, loud: 0.5 / (index + 1) }));
  },
  writing: (desk) => {
    for (let stroke = 0; stroke < 7; stroke += 1) {
      hiss(desk, { from: 2000 + (stroke % 3) * 700, lasts: 0.09, at: stroke * 0.13, sharp: 6, loud: 0.9 });
    }
  },
  song: (desk) =>
    notes(
      desk,
      [0, 0, 7, 7, 9, 9, 7].map((step) => half(step)),
      0.16,
      { type: "square", lasts: 0.16, loud: 0.15 },
    ),
  cannon: (desk) => {
    hiss(desk, { from: 500, to: 50, filter: "lowpass", lasts: 0.7, loud: 1 });
    tone(desk, { from: 100, to: 32, lasts: 0.5, loud: 0.55 });
  },
  kraken: (desk) => {
    tone(desk, { from: 55, to: 90, type: "sawtooth", lasts: 0.9, loud: 0.25 });
    hiss(desk, { from: 300, to: 900, lasts: 0.9, sharp: 2, loud: 0.2 });
  },
  storm: (desk) => {
    hiss(desk, { from: 400, to: 1600, lasts: 0.9, loud: 0.5 });
    hiss(desk, { from: 200, to: 60, filter: "lowpass", at: 0.2, lasts: 0.9, loud: 1 });
  },
};
