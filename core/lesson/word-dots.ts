import type { PracticeState } from './practice-state.ts';
import { isComplete, noStages } from './stages.ts';

/** done: complete · begun: some stages are done · current: on the screen now · open: not begun. */
export type WordDot = { wordId: number; look: 'done' | 'current' | 'begun' | 'open' };

/** Most circles that fit a screen of this width in CSS pixels: 5 up to 320, 7 up to 375, 9 up to 425, else 10 (SPEC §2). */
export function dotsForWidth(widthPx: number): number {
  if (widthPx <= 320) return 5;
  if (widthPx <= 375) return 7;
  return widthPx <= 425 ? 9 : 10;
}

/** Dots in a row, and how many words stand before and after those that fit. */
export type DotsRow = { before: number; dots: WordDot[]; after: number };

/**
 * At most `limit` dots of the lesson's words, in order: a window with the current word as near its middle as possible.
 * The words outside it are counted, so that the row agrees with the number of words beside it.
 */
export function wordDots(state: PracticeState, limit: number): DotsRow {
  const currentId = state.phase === 'finished' ? undefined : state.round[state.position];
  const dots = state.words.map(({ id, done }): WordDot => {
    if (isComplete(done)) return { wordId: id, look: 'done' };
    if (id === currentId) return { wordId: id, look: 'current' };
    return { wordId: id, look: done === noStages ? 'open' : 'begun' };
  });
  const place = Math.max(
    0,
    state.words.findIndex(({ id }) => id === currentId),
  );
  const from = Math.max(0, Math.min(place - Math.floor(limit / 2), dots.length - limit));
  const shown = dots.slice(from, from + limit);
  return { before: from, dots: shown, after: dots.length - from - shown.length };
}

/** Words of the lesson complete in this pass. */
export function completedWords(state: PracticeState): number {
  return state.words.filter(({ done }) => isComplete(done)).length;
}
