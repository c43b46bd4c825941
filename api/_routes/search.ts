import type { SearchMatch } from '../../core/contracts/search.ts';
import { russianPair } from '../../core/texts/verbs.ts';
import { searchCourse } from '../../db/course-search.ts';
import { type Handlers, limitCalls, visitorOf } from '../_call.ts';
import { wordShape } from './word-shape.ts';

/** Whoever types asks again with every pause. */
const searchLimit = { name: 'search', calls: 60, windowSeconds: 60 };

export const searchHandlers: Handlers<'GET /search'> = {
  'GET /search': async ({ query: { q }, owner, deps, now }) => {
    await limitCalls(deps, searchLimit, String(owner.userId));
    const found = await searchCourse(deps.db, { ...visitorOf(deps, owner), text: q }, now);
    const locked = new Set<number>();
    const matches = found.flatMap(({ lesson: { isOpen, ...lesson }, word, verb, forms }): SearchMatch[] => {
      if (isOpen) {
        const shape = wordShape(deps, lesson.id, word, now);
        return [{ lesson, word: shape, pair: verb ? russianPair(verb) : null, forms }];
      }
      // Of a locked lesson only that it has the word, and once.
      if (locked.has(lesson.id)) return [];
      locked.add(lesson.id);
      return [{ lesson, word: null, pair: null, forms: [] }];
    });
    return { matches };
  },
};
