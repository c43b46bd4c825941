import { describe, expect, it } from 'vitest';
import {
  addUnsentWord,
  readUnsentWords,
  settleUnsentWord,
  unsentIn,
  withoutMark,
  withUnsentWords,
} from '../../../../web/src/lib/cache/unsent-words.ts';
import { createLocalStore } from '../../../../web/src/lib/local-store.ts';
import { sampleHome } from '../../../support/web/samples.ts';

const home = { ...sampleHome({ points: 7, wordsToday: 1 }), today: '2026-11-22' };
const lessonOf = (shown: typeof home, lessonId: number) =>
  shown.sections
    .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
    .find(({ id }) => id === lessonId);
const open = home.sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
  .find(({ isCompleted, totalWordsCount }) => !isCompleted && totalWordsCount > 1);
const lessonId = open?.id ?? 0;
const word = { eventId: 'a', lessonId, at: '2026-11-22T10:00:00.000+02:00' };

describe('words that wait on the phone', () => {
  it('count on home at once: in their lesson, in the day, in the points, and are marked', () => {
    const shown = withUnsentWords(home, [word]);
    expect(lessonOf(shown, lessonId)).toMatchObject({
      completedWordsCount: (open?.completedWordsCount ?? 0) + 1,
      unsent: 1,
    });
    expect(shown).toMatchObject({ wordsToday: 2, stats: { points: 8 } });
    expect(unsentIn(shown)).toBe(1);
  });

  it('begin a new day when they were learned after midnight', () => {
    const shown = withUnsentWords(home, [{ ...word, at: '2026-11-23T00:10:00.000+02:00' }]);
    expect(shown).toMatchObject({ today: '2026-11-23', wordsToday: 1 });
    const late = withUnsentWords(home, [{ ...word, at: '2026-11-21T23:50:00.000+02:00' }]);
    expect(late).toMatchObject({ today: '2026-11-22', wordsToday: 1 });
  });

  it('are counted once: when they have arrived only their mark goes', () => {
    const arrived = withoutMark(withUnsentWords(home, [word]), lessonId);
    expect(unsentIn(arrived)).toBe(0);
    expect(lessonOf(arrived, lessonId)?.completedWordsCount).toBe((open?.completedWordsCount ?? 0) + 1);
  });

  it('outlive the app, and are settled by the answer that completed them', () => {
    const kept = new Map<string, string>();
    const store = createLocalStore(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
    addUnsentWord(store, 1, word);
    addUnsentWord(store, 1, { ...word, eventId: 'b' });
    expect(settleUnsentWord(store, 1, 'other')).toBeUndefined();
    expect(settleUnsentWord(store, 1, 'a')).toEqual(word);
    expect(settleUnsentWord(store, 1, 'a')).toBeUndefined();
    expect(readUnsentWords(store, 1).map(({ eventId }) => eventId)).toEqual(['b']);
    expect(readUnsentWords(store, 2)).toEqual([]);
  });
});
