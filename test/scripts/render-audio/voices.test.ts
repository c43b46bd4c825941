import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { durationMs } from '../../../core/speech/sound.ts';
import { decodeWav } from '../../../core/speech/wav.ts';
import { levelsOf, voicedParts } from '../../../core/voices/levels.ts';
import { createEspeakVoices } from '../../../scripts/render-audio/voices.ts';

/** Sounds are rendered on a machine with the program; the package has no variants. */
const hasProgram = spawnSync('espeak-ng', ['--version']).status === 0;

describe('sounds that are rendered ahead', () => {
  it.skipIf(!hasProgram)(
    'are said by a man and by a woman, in sentences with pauses that fall at their end',
    async () => {
      const { m, f } = createEspeakVoices();
      expect(m.name).not.toBe(f.name);
      const text = m.textFor({
        hebrew: '',
        pronunciation: 'אֲנִי פֹּה, אַבָּא שָׁם.',
        transcription: 'ани́ по а́ба шам',
      });
      const plain = text.replaceAll(/\]\][.,] ?|\[\[/g, ' ').trim();
      for (const voice of [m, f]) {
        const said = decodeWav((await voice.speak(text)).bytes);
        const flat = decodeWav((await voice.speak(`[[${plain}]]`)).bytes);
        expect(voicedParts(levelsOf(said))).toHaveLength(2);
        expect(durationMs(said)).toBeGreaterThan(durationMs(flat) + 100);
      }
      const pitchOf = async (voice: typeof m) => {
        const { samples, sampleRate } = decodeWav((await voice.speak("[['a'a'a]]")).bytes);
        return pitchHz(samples.subarray(2000, 8000), sampleRate);
      };
      const [low, high] = [await pitchOf(m), await pitchOf(f)];
      expect([low < 140, high > 150]).toEqual([true, true]);
    },
  );
});

/** By the likeness of the sound with itself a period later, 70 to 350 Hz. */
function pitchHz(samples: Float32Array, sampleRate: number): number {
  let best = { likeness: 0, lag: 1 };
  for (let lag = Math.round(sampleRate / 350); lag < sampleRate / 70; lag++) {
    let [product, one, other] = [0, 0, 0];
    for (let at = 0; at + lag < samples.length; at++) {
      const [a = 0, b = 0] = [samples[at], samples[at + lag]];
      product += a * b;
      one += a * a;
      other += b * b;
    }
    const likeness = product / Math.sqrt(one * other);
    if (likeness > best.likeness + 0.01) best = { likeness, lag };
  }
  return sampleRate / best.lag;
}
