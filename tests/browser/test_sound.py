"""Each sound as a browser renders it: heard, never painful, and over in time."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

WEB = Path(__file__).resolve().parents[2] / "web"
QUIETEST, LOUDEST = -28, -3
"""The peak of a sound at the usual volume, in dBFS."""

SPAN = 28
"""Decibels between the softest and the loudest sound, each in its loudest tenth of a second."""

LONGEST = 1.6
"""Seconds."""

PLAIN_SCRIPT = """
const {transpileModule} = require('typescript');
const source = require('fs').readFileSync('src/stage/recipes.ts', 'utf8');
const options = {target: 'es2022', module: 'es2022'};
const {outputText} = transpileModule(source, {compilerOptions: options});
process.stdout.write(outputText.replace('export const RECIPES', 'globalThis.RECIPES'));
"""

MEASURE = """async () => {
  const found = {};
  const decibels = (power) => 10 * Math.log10(power);
  for (const name of Object.keys(RECIPES)) {
    const [rate, begin] = [44100, 0.05];
    const context = new OfflineAudioContext(1, rate * 4, rate);
    const volume = new GainNode(context, {gain: 0.7 ** 1.5});
    volume.connect(new DynamicsCompressorNode(context)).connect(context.destination);
    RECIPES[name]({context, out: volume, at: begin}, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    let [peak, last, sum, most] = [0, 0, 0, 0];
    const tenth = rate / 10;
    samples.forEach((sample, index) => {
      peak = Math.max(peak, sample ** 2);
      if (Math.abs(sample) > 0.001) last = index;
      sum += sample ** 2 - (index < tenth ? 0 : samples[index - tenth] ** 2);
      most = Math.max(most, sum);
    });
    found[name] = {peak: decibels(peak), loud: decibels(most / tenth), ends: last / rate - begin};
  }
  return found;
}"""


@pytest.fixture(scope="module")
def sounds(browser: Browser) -> dict[str, dict[str, float]]:
    """What every sound measures."""
    script = subprocess.run(["node", "-e", PLAIN_SCRIPT], cwd=WEB, capture_output=True, text=True, check=True).stdout
    page = browser.new_page()
    page.evaluate(script)
    found: dict[str, Any] = page.evaluate(MEASURE)
    page.close()
    return found


def test_every_sound_is_heard_and_none_hurts(sounds: dict[str, dict[str, float]]) -> None:
    assert len(sounds) > 20
    odd = {
        name: sound
        for name, sound in sounds.items()
        if not QUIETEST < sound["peak"] < LOUDEST or not 0 < sound["ends"] < LONGEST
    }
    assert not odd, json.dumps(sounds, indent=1)
    loud = [sound["loud"] for sound in sounds.values()]
    assert max(loud) - min(loud) < SPAN, json.dumps(sounds, indent=1)
