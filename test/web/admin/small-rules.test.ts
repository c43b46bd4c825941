import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { moved } from '../../../web/src/features/admin/content/categories/moved.ts';
import { refreshCourse } from '../../../web/src/features/admin/content/content-queries.ts';
import {
  isOrderable,
  startFilter,
  toQuery,
} from '../../../web/src/features/admin/content/lessons/list-filter.ts';
import { nextLetterEnd } from '../../../web/src/features/admin/content/words/niqqud-place.ts';
import { problemsOfWord } from '../../../web/src/features/admin/content/words/word-problems.ts';
import { createUnsavedEdits } from '../../../web/src/features/admin/unsaved.ts';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';

describe('moving in a list', () => {
  it('changes places with the neighbour and leaves the ends alone', () => {
    expect(moved([1, 2, 3], 1, -1)).toEqual([2, 1, 3]);
    expect(moved([1, 2, 3], 1, 1)).toEqual([1, 3, 2]);
    expect(moved([1, 2, 3], 0, 2)).toEqual([2, 3, 1]);
    expect(moved([1, 2, 3], 0, -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  });
});

describe('the caret that goes from letter to letter', () => {
  it('stops behind each letter and its points', () => {
    // shalom, with niqqud on its first letter only: shin, shin dot, qamats, lamed, vav, final mem
    const text = 'ש\u05c1\u05b8לום';
    expect(nextLetterEnd(text, 0)).toBe(3);
    expect(nextLetterEnd(text, 3)).toBe(4);
    expect(nextLetterEnd(text, 6)).toBe(6);
  });
  it('passes over spaces', () => {
    expect(nextLetterEnd('אב גד', 2)).toBe(4);
  });
});

describe('the list of lessons', () => {
  it('is asked for by the narrowest place that is chosen', () => {
    expect(toQuery(startFilter)).toEqual({ state: 'all' });
    expect(toQuery({ ...startFilter, sectionId: 1, text: ' чай ' })).toEqual({
      state: 'all',
      q: 'чай',
      section_id: '1',
    });
    expect(toQuery({ ...startFilter, sectionId: 1, subsectionId: 11 })).toEqual({
      state: 'all',
      subsection_id: '11',
    });
  });
  it('can be ordered where all lessons of a subcategory are seen', () => {
    const whole = { ...startFilter, sectionId: 1, subsectionId: 11 };
    expect(isOrderable(whole)).toBe(true);
    expect(isOrderable({ ...whole, text: 'а' })).toBe(false);
    expect(isOrderable({ ...whole, state: 'draft' })).toBe(false);
    expect(isOrderable(startFilter)).toBe(false);
  });
});

describe('problems of a word', () => {
  const problem = (field: string, level: DraftProblem['level'] = 'error'): DraftProblem => ({
    level,
    field,
    code: 'lesson_words',
    message: `о поле ${field}`,
  });
  it('are those of its place alone, with the Hebrew where no field shows them', () => {
    const problems = [
      problem('words.1.russian'),
      problem('words.1.key', 'warning'),
      problem('words.10.russian'),
    ];
    const found = problemsOfWord(problems, 1);
    expect([found.errors, found.doubts]).toEqual([1, 1]);
    expect(found.notes('russian')).toEqual([{ tone: 'error', text: 'о поле words.1.russian' }]);
    expect(found.notes('hebrew')).toEqual([{ tone: 'warning', text: 'о поле words.1.key' }]);
  });
});

it('what learners see of a course that was changed is requested again: home, lessons, rules and dialogues', () => {
  const client = new QueryClient();
  const seen = [queryKeys.home, queryKeys.lesson(7), queryKeys.rules, queryKeys.dialogues];
  for (const queryKey of seen) client.setQueryData(queryKey, {});
  refreshCourse(client);
  expect(seen.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

describe('leaving while something is edited', () => {
  it('asks nobody when nothing is', async () => {
    const unsaved = createUnsavedEdits(() => Promise.reject(new Error('asked')));
    expect(await unsaved.mayLeave()).toBe(true);
    unsaved.claim(() => {})();
    expect(await unsaved.mayLeave()).toBe(true);
  });
  it('stays when the admin wants to, and tells the edits when they are given up', async () => {
    const answers = [false, true];
    const unsaved = createUnsavedEdits(() => Promise.resolve(answers.shift() ?? false));
    let givenUp = 0;
    unsaved.claim(() => {
      givenUp += 1;
    });
    expect(await unsaved.mayLeave()).toBe(false);
    expect(givenUp).toBe(0);
    expect(await unsaved.mayLeave()).toBe(true);
    expect(givenUp).toBe(1);
  });
});
