import { expect, it } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { createQueryClient, onlyRising } from '../../../web/src/lib/queries.ts';
import { queryKeys } from '../../../web/src/lib/query-keys.ts';
import { applySaved } from '../../../web/src/lib/saved-progress.ts';
import { sampleHome, sampleSaved } from '../../support/web/samples.ts';

function afterSaving(home: Home, ...replies: Parameters<typeof sampleSaved>[0][]): Home {
  const client = createQueryClient();
  client.setQueryData(queryKeys.home, home);
  for (const reply of replies) applySaved(client, sampleSaved(reply));
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
