import { DomainError } from '../../core/errors.ts';
import { canOpenLesson } from '../../core/lesson/access.ts';
import { pickLevels, questionsPerLevel } from '../../core/placement/placement.ts';
import { type CatalogueLesson, lessonsOf } from '../../db/course/catalogue.ts';
import { forgetKnown, readKnownCounts, takeKnown } from '../../db/known/known-words.ts';
import { readPlacementWords } from '../../db/known/placement-words.ts';
import { findUser } from '../../db/users.ts';
import { type AdminList, type Handlers, openerOf } from '../_call.ts';
import type { PublishedCourse } from './course/course.ts';

/** Knows which lessons are open to whom. */
type Openings = PublishedCourse & AdminList;

export const placementHandlers: Handlers<
  'GET /placement' | 'GET /known-words' | 'POST /known-words' | 'POST /known-words/forget'
> = {
  'GET /placement': async ({ owner, deps, now }) => {
    const { userId } = owner;
    const open = await openLessons(deps, userId, now);
    const picked = pickLevels(open.filter(({ wordsCount }) => wordsCount >= questionsPerLevel));
    const words = await readPlacementWords(deps.db, { userId, lessonIds: picked.map(({ id }) => id) });
    const wordsOf = new Map(words.map((level) => [level.lessonId, level.words]));
    return {
      levels: picked.flatMap((lesson) => {
        const asked = wordsOf.get(lesson.id) ?? [];
        if (asked.length < questionsPerLevel) return [];
        const before = open.slice(0, open.indexOf(lesson));
        const wordsBefore = before.reduce((sum, { wordsCount }) => sum + wordsCount, 0);
        return [{ lessonId: lesson.id, lessonName: lesson.name, wordsBefore, words: asked }];
      }),
    };
  },

  'GET /known-words': ({ owner, deps, now }) => readKnownCounts(deps.db, owner.userId, now),

  'POST /known-words': async ({ body, owner, deps, now }) => {
    const { userId, zone } = owner;
    const open = await openLessons(deps, userId, now);
    const place = open.findIndex(({ id }) => id === body.beforeLessonId);
    if (place < 0) throw new DomainError('not-found', { code: 'lesson_not_found' });
    const lessonIds = open.slice(0, place).map(({ id }) => id);
    return takeKnown(deps.db, { userId, zone, lessonIds }, now);
  },

  'POST /known-words/forget': ({ body, owner, deps, now }) =>
    forgetKnown(deps.db, { userId: owner.userId, ...body }, now),
};

/** The published lessons that the learner may open, in the order of the course. */
async function openLessons(deps: Openings, userId: number, now: Date): Promise<CatalogueLesson[]> {
  const user = await findUser(deps.db, userId, now);
  if (!user) throw new DomainError('unauthorised');
  const opener = openerOf(deps, user);
  return lessonsOf(await deps.catalogue.get(deps.db)).filter((lesson) => canOpenLesson(lesson, opener));
}
