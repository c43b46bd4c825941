import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeMp3 } from '../../../api/_adapters/sound-decoder.ts';
import { createSoundRecoder } from '../../../api/_adapters/sound-recoder.ts';
import { joinableMs } from '../../../core/listening/joined-mp3.ts';
import { encodeWav } from '../../../core/speech/wav.ts';
import { loudnessOf } from '../../../core/voices/loudness.ts';

/** A second of a tone. */
const tone = (sampleRate: number) => ({
  samples: Float32Array.from(
    { length: sampleRate },
    (_, at) => 0.3 * Math.sin((2 * Math.PI * 440 * at) / sampleRate),
  ),
  sampleRate,
});

it.each([16_000, 22_050, 48_000])(
  'a WAV of %i samples a second can be joined, as loud as before',
  async (rate) => {
    const { samples } = tone(rate);
    const recoded = (await createSoundRecoder()(encodeWav(samples, rate))) ?? new Uint8Array();
    expect(Math.abs((joinableMs(recoded) ?? 0) - 1000)).toBeLessThan(100);
    expect(Math.abs(loudnessOf(await decodeMp3(recoded)) - loudnessOf(tone(rate)))).toBeLessThan(0.5);
  },
);

it('what cannot be read gives nothing', async () => {
  const recode = createSoundRecoder();
  expect(await recode(new TextEncoder().encode('no sound at all'))).toBeUndefined();
  expect(await recode(readFileSync(new URL(import.meta.url)))).toBeUndefined();
});
