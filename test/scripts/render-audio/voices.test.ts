import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { durationMs } from '../../../core/speech/sound.ts';
import { decodeWav } from '../../../core/speech/wav.ts';
import { levelsOf, voicedParts } from '../../../core/voices/levels.ts';
import { createEspeakVoices } from '../../../scripts/render-audio/voices.ts';
import { pitchHz } from '../../support/voice-signals.ts';

/** Sounds are rendered on a machine with the program. */
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
