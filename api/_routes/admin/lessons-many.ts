import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import { refusedText } from '../../../core/texts/admin/course/many.ts';
import { listLessonIds } from '../../../db/admin/lesson-list.ts';
import { changeLessons } from '../../../db/admin/lessons/many/change-many.ts';
import { createDrafts } from '../../../db/admin/lessons/many/draft-lessons.ts';
import { exportLessons } from '../../../db/admin/lessons/many/export-lessons.ts';
import type { Handlers } from '../../_call.ts';
import { fileAnswer } from './file-answer.ts';
import { edited, editedWord } from './lessons.ts';
import { lessonFilterOf } from './shapes.ts';

export const adminManyLessonsHandlers: Handlers<
  | 'GET /admin/lessons/ids'
  | 'POST /admin/lessons/many'
  | 'POST /admin/lessons/drafts'
  | 'POST /admin/lessons/export'
> = {
  'GET /admin/lessons/ids': async ({ query, deps }) => ({
    ids: await listLessonIds(deps.db, lessonFilterOf(query)),
  }),

  'POST /admin/lessons/many': async ({ owner, body, deps, now }) => {
    const { act, ids: lessonIds, subsection_id: subsectionId, eventId } = body;
    const input = { adminId: owner.userId, act, lessonIds, subsectionId, eventId };
    const { refused, ...outcome } = await edited(deps.catalogue, changeLessons(deps.db, input, now));
    return {
      ...outcome,
      refused: refused.map(({ problems, ...lesson }) => ({ ...lesson, reason: refusedText(problems) })),
    };
  },

  'POST /admin/lessons/drafts': ({ owner, body, deps, now }) => {
    const { subsection_id: subsectionId, eventId } = body;
    const lessons = body.lessons.map(({ name, words }) => ({ name, words: words.map(editedWord) }));
    const input = { adminId: owner.userId, subsectionId, lessons, eventId };
    return edited(deps.catalogue, createDrafts(deps.db, input, now));
  },

  'POST /admin/lessons/export': async ({ owner, body: { ids: lessonIds, format }, deps, now }) => {
    const input = { adminId: owner.userId, lessonIds, format };
    const { course, parts } = await exportLessons(deps.db, input, now);
    return fileAnswer(printCourseFile(course, format, parts), { name: 'mila-lessons', format, now });
  },
};
