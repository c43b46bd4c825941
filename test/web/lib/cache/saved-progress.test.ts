import { expect, it } from 'vitest';
import type { Home } from '../../../../core/contracts/home.ts';
import { createQueryClient, onlyRising } from '../../../../web/src/lib/cache/queries.ts';
import { queryKeys } from '../../../../web/src/lib/cache/query-keys.ts';
import { applyRewards, applySaved } from '../../../../web/src/lib/cache/saved-progress.ts';
import { sampleHome, sampleSaved } from '../../../support/web/samples.ts';

const now = new Date('2026-11-21T10:00:00.000Z');

function afterSaving(home: Home, ...replies: Parameters<typeof sampleSaved>[0][]): Home {
  const client = createQueryClient();
  client.setQueryData(queryKeys.home, home);
  for (const reply of replies) applySaved(client, sampleSaved(reply), { now });
  const result = client.getQueryData<Home>(queryKeys.home);
  if (!result) throw new Error('home has gone from the cache');
  return result;
}

const learnedWord = { awarded: [{ reason: 'word' as const, ref: '5', points: 1 }] };

it('a learned word shows at once in points, status, words and its lesson', () => {
  const home = afterSaving(sampleHome({ points: 99 }), {
    ...learnedWord,
    points: 100,
    status: 'Конь',
    status_eng: 'knight',
    words_learned: 12,
  });
  expect(home.stats).toMatchObject({ points: 100, status: 'Конь', words_learned: 12, wordsLearned: 12 });
  expect(home.continueAt?.completedWordsCount).toBe(4);
  expect(home.sections[0]?.subsections[0]?.lessons[1]).toMatchObject({
    completedWordsCount: 4,
    lessonProgress: 50,
    isCompleted: false,
  });
});

it('the last word completes its lesson', () => {
  const words = Array.from({ length: 5 }, () => learnedWord);
  const home = afterSaving(sampleHome(), ...words);
  expect(home.sections[0]?.subsections[0]?.lessons[1]).toMatchObject({
    isCompleted: true,
    lessonProgress: 100,
  });
});

it('a reply that was overtaken takes nothing back', () => {
  const home = afterSaving(sampleHome({ points: 120 }), {
    points: 64,
    status: 'Пешка',
    status_eng: 'pawn',
    words_learned: 3,
  });
  expect(home.stats).toMatchObject({ points: 120, status: 'Конь', words_learned: 11 });
});

it('a home answer that was overtaken by a saved word keeps what is shown', () => {
  const shown = sampleHome({ points: 65 });
  expect(onlyRising(shown, sampleHome({ points: 64 })).stats.points).toBe(65);
  expect(onlyRising(shown, sampleHome({ points: 66 })).stats.points).toBe(66);
  expect(onlyRising(shown, sampleHome({ points: 1, userId: 2 })).stats.points).toBe(1);
});

/** A word of the reply whose four stages are done. */
const doneWord = { word_id: 5, completed: true, learned: true, attempts: allStagesDone() };

function allStagesDone() {
  const done = { completed: true };
  return { LISTEN: done, RECORD: done, WRITE: done, TYPE: done };
}

function wordsToday(at?: string): Pick<Home, 'today' | 'wordsToday'> {
  const client = createQueryClient();
  client.setQueryData(queryKeys.home, sampleHome());
  applySaved(client, sampleSaved({ words: [doneWord] }), { now, at });
  const { today, wordsToday } = client.getQueryData<Home>(queryKeys.home) ?? sampleHome();
  return { today, wordsToday };
}

it('a word brought to the end fills the ring of the day, a first time or again', () => {
  expect(wordsToday('2026-11-21T23:59:00.000+02:00')).toEqual({ today: '2026-11-21', wordsToday: 4 });
});

it('after midnight the ring begins again, and a late answer of yesterday does not fill it', () => {
  expect(wordsToday('2026-11-22T00:01:00.000+02:00')).toEqual({ today: '2026-11-22', wordsToday: 1 });
  expect(wordsToday('2026-11-20T10:00:00.000+02:00')).toEqual({ today: '2026-11-21', wordsToday: 3 });
});

it('an award of any reply stands among the achievements, once even when the reply comes twice', () => {
  const client = createQueryClient();
  client.setQueryData(queryKeys.home, sampleHome({ points: 64 }));
  const reply = {
    points: 214,
    awarded: [
      { reason: 'quiz' as const, ref: '2', points: 50 },
      { reason: 'perfectionist' as const, ref: '2', points: 100 },
    ],
  };
  applyRewards(client, reply, now);
  applyRewards(client, reply, now);
  const home = client.getQueryData<Home>(queryKeys.home);
  expect(home?.stats).toMatchObject({ points: 214, status: 'Конь', next_status: 'Слон', words_learned: 11 });
  expect(home?.achievements).toMatchObject([{ id: 'perfectionist', count: 1, points: 100 }]);
});
