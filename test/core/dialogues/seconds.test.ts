import { describe, expect, it } from 'vitest';
import { secondsOfDialogue, spokenMs } from '../../../core/dialogues/seconds.ts';
import { audioIndex } from '../../../db/content/sounds/audio.ts';

describe('the time of a dialogue', () => {
  it('is that of its lines by their syllables, the pauses after them, and its questions', () => {
    expect(spokenMs({ transcription: 'шало́м' })).toBe(540 + 2 * 230);
    const turns = [{ transcription: 'шало́м' }, { transcription: 'кэн' }];
    expect(secondsOfDialogue({ turns, questions: 2 })).toBe(Math.round((1000 + 770 + 1400) / 1000) + 20);
  });

  it('is close to what the embedded voices take for the sentences of the course', () => {
    const sentences = Object.entries(audioIndex).flatMap(([key, { ms }]) => {
      const transcription = key.split('|')[1] ?? '';
      return transcription.includes(' ') ? [{ ms, said: spokenMs({ transcription }) }] : [];
    });
    expect(sentences.length).toBeGreaterThan(2000);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const total = mean(sentences.map(({ said }) => said)) / mean(sentences.map(({ ms }) => ms));
    expect(total).toBeGreaterThan(0.95);
    expect(total).toBeLessThan(1.05);
    expect(mean(sentences.map(({ ms, said }) => Math.abs(ms - said)))).toBeLessThan(350);
  });
});
