import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeMp3 } from '../../../api/_adapters/mp3-decoder.ts';
import { createSoundRecoder } from '../../../api/_adapters/sound-recoder.ts';
import { joinableMs, joinMp3 } from '../../../core/listening/joined-mp3.ts';
import { encodeWav } from '../../../core/speech/wav.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';
import { keptLoudness } from '../../../core/voices/prepare.ts';

const recode = createSoundRecoder();

/** A second of a tone. */
const tone = (sampleRate: number, height: number) => ({
  samples: Float32Array.from(
    { length: sampleRate },
    (_, at) => height * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  ),
  sampleRate,
});

/** LUFS of a sound as it stands in a listening file, and its highest peak. */
async function heard(sound: Uint8Array | undefined) {
  const decoded = await decodeMp3(joinMp3([1000, sound ?? new Uint8Array(), 1000]));
  const peak = decoded.samples.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0);
  return { loudness: loudnessOf(decoded), peak };
}

describe('a WAV', () => {
  it.each([16_000, 22_050, 48_000])('of %i samples a second can be joined', async (rate) => {
    const recoded = await recode(encodeWav(tone(rate, 0.3).samples, rate));
    expect(Math.abs((joinableMs(recoded ?? new Uint8Array()) ?? 0) - 1000)).toBeLessThan(100);
  });

  it.each([0.08, 0.3, 0.9])('of peaks at %f comes to the level of the others', async (height) => {
    const { loudness } = await heard(await recode(encodeWav(tone(22_050, height).samples, 22_050)));
    expect(Math.abs(loudness - keptLoudness)).toBeLessThan(0.5);
  });
});

describe('an embedded sound', () => {
  const folder = new URL('../../../web/public/audio/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.mp3'));
  const some = names.filter((_, at) => at % Math.floor(names.length / 24) === 0);

  it('comes to the level of the others without clipping, most of them without being encoded again', async () => {
    let encoded = 0;
    for (const name of some) {
      const bytes = new Uint8Array(readFileSync(new URL(name, folder)));
      const recoded = await recode(bytes);
      if (recoded?.length !== bytes.length) encoded += 1;
      const { loudness, peak } = await heard(recoded);
      expect(Math.abs(loudness - keptLoudness)).toBeLessThanOrEqual(1.1);
      expect(peak).toBeLessThanOrEqual(1);
    }
    expect(encoded).toBeLessThan(some.length / 3);
  });
});

it('what cannot be read gives nothing, and harms no later sound', async () => {
  const folder = new URL('../../../web/public/audio/', import.meta.url);
  const [name = ''] = readdirSync(folder);
  const sound = new Uint8Array(readFileSync(new URL(name, folder)));
  const before = await recode(sound);
  // A frame of the right format with noise in it.
  const broken = sound.map((byte, at) => (at > 500 && at % 104 > 6 ? (at * 73) % 256 : byte));
  expect(await recode(new TextEncoder().encode('no sound at all'))).toBeUndefined();
  expect(await recode(readFileSync(new URL(import.meta.url)))).toBeUndefined();
  await recode(broken);
  expect(await recode(sound)).toEqual(before);
});
