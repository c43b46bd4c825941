import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Loudness,
  longestTakeMs,
  next,
  noSpeechStopMs,
  type SilenceState,
  silenceStopMs,
  speechLevel,
  startListening,
} from '../../../core/speech/silence.ts';

const tickMs = 50;

/** Stretches of one level each, as [level, milliseconds], measured every 50 ms. */
function levelsOf(...stretches: [number, number][]): Loudness[] {
  const levels = stretches.flatMap(([level, ms]) => Array.from({ length: ms / tickMs }, () => level));
  return levels.map((level, at) => ({ level, atMs: at * tickMs }));
}

const listen = (levels: readonly Loudness[]) => levels.reduce(next, startListening);
/** When the take ended, milliseconds from its start. */
function endMs(levels: readonly Loudness[]): number | null {
  let state: SilenceState = startListening;
  for (const level of levels) {
    state = next(state, level);
    if (state.end) return level.atMs;
  }
  return null;
}

describe('a word in a quiet room', () => {
  const levels = levelsOf([0.001, 1000], [0.1, 800], [0.001, 3000]);

  it('ends the take a second after its last sound', () => {
    expect(listen(levels)).toMatchObject({ heard: true, end: 'silence' });
    expect(endMs(levels)).toBe(1750 + silenceStopMs);
  });

  it.each([0.3, 0.1, 0.03, 0.012])('is heard at a level of %d', (level) => {
    expect(listen(levelsOf([0.0005, 1000], [level, 600], [0.0005, 2000]))).toMatchObject({
      heard: true,
      end: 'silence',
    });
  });

  it('is not heard at the level of SPEC or below: that is silence', () => {
    const state = listen(levelsOf([0.0005, 1000], [speechLevel, 600], [0.0005, 5000]));
    expect(state).toMatchObject({ heard: false, end: 'no-speech' });
  });

  it('goes on over a pause of less than a second', () => {
    const phrase = levelsOf([0.001, 500], [0.1, 500], [0.001, 900], [0.1, 500], [0.001, 2000]);
    expect(endMs(phrase)).toBe(2350 + silenceStopMs);
  });

  it('is heard when it begins at once, before the room was measured', () => {
    const levels = levelsOf([0.15, 600], [0.001, 2000]);
    expect(listen(levels)).toMatchObject({ heard: true, end: 'silence' });
    expect(endMs(levels)).toBeLessThanOrEqual(550 + silenceStopMs + 300);
  });

  it('is heard when the first levels are empty because the microphone is still waking up', () => {
    expect(listen(levelsOf([0, 150], [0.1, 700], [0.001, 1500]))).toMatchObject({ end: 'silence' });
  });
});

describe('nobody speaks', () => {
  it('ends the take after five seconds', () => {
    const levels = levelsOf([0.001, 9000]);
    expect(listen(levels)).toMatchObject({ heard: false, end: 'no-speech' });
    expect(endMs(levels)).toBe(noSpeechStopMs);
  });

  it('a tap on the screen is no speech', () => {
    const levels = levelsOf([0.001, 1000], [0.5, 100], [0.001, 1000], [0.5, 100], [0.001, 5000]);
    expect(listen(levels)).toMatchObject({ heard: false, end: 'no-speech' });
  });
});

describe('noise', () => {
  it.each([0.004, 0.0097, 0.02, 0.05])('of a level of %d that never stops is no speech', (level) => {
    const levels = levelsOf([level, 9000]);
    expect(listen(levels)).toMatchObject({ heard: false, end: 'no-speech' });
    expect(endMs(levels)).toBe(noSpeechStopMs);
  });

  it('does not hide a word that is louder, and the noise after it is silence', () => {
    const levels = levelsOf([0.02, 1000], [0.2, 700], [0.02, 3000]);
    expect(listen(levels)).toMatchObject({ heard: true, end: 'silence' });
    expect(endMs(levels)).toBe(1650 + silenceStopMs);
  });

  it('that comes and goes for ever ends at the cap', () => {
    const beeps = Array.from({ length: 20 }, (): [number, number][] => [
      [0.3, 300],
      [0.03, 300],
    ]).flat();
    const levels = levelsOf(...beeps);
    expect(listen(levels)).toMatchObject({ heard: true, end: 'cap' });
    expect(endMs(levels)).toBe(longestTakeMs);
  });
});

describe('whatever is heard', () => {
  const anyLevels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 200, maxLength: 260 });

  it('a take ends within eight seconds and stays ended', () => {
    fc.assert(
      fc.property(anyLevels, (levels) => {
        const timed = levels.map((level, at) => ({ level, atMs: at * tickMs }));
        const at = endMs(timed);
        expect(at).not.toBeNull();
        expect(at).toBeLessThanOrEqual(longestTakeMs);
        const ended = listen(timed.slice(0, (at ?? 0) / tickMs + 1));
        expect(next(ended, { level: 1, atMs: 99_999 })).toBe(ended);
      }),
      { numRuns: 50 },
    );
  });
});
