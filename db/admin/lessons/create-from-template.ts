import { and, asc, eq, isNull } from 'drizzle-orm';
import { emptyDraft } from '../../../core/lesson/edit.ts';
import { lessonTemplates, type TemplateType } from '../../../core/lesson/templates.ts';
import type { Db } from '../../connection/client.ts';
import { lockCourse } from '../../course/lock-course.ts';
import { lessons, subsections } from '../../schema/index.ts';
import { type SavedLesson, saveLesson } from './save-lesson.ts';

/** A draft with the words of a template, in the given subsection or where the course has that theme. */
export async function createFromTemplate(
  db: Db,
  input: { adminId: number; type: TemplateType; subsectionId?: number | undefined },
  now: Date,
): Promise<SavedLesson> {
  const { adminId, type } = input;
  return db.transaction(async (tx) => {
    await lockCourse(tx);
    const lesson = {
      ...lessonTemplates[type],
      subsectionId: input.subsectionId ?? (await findPlace(tx, type)),
      lessonNumber: emptyDraft.lessonNumber,
      isFree: true,
      isPublished: false,
      authorName: null,
      authorLink: null,
    };
    return saveLesson(tx, { adminId, action: 'lesson.template', lesson, template: type }, now);
  });
}

/** The subsection of the first lesson with that theme, or else the first of all. */
async function findPlace(tx: Db, type: TemplateType): Promise<number | null> {
  const isOfTheme = and(isNull(lessons.deletedAt), eq(lessons.template, type));
  const [lesson] = await tx
    .select()
    .from(lessons)
    .where(isOfTheme)
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(1);
  if (lesson) return lesson.subsectionId;
  const [subsection] = await tx
    .select()
    .from(subsections)
    .where(isNull(subsections.deletedAt))
    .orderBy(asc(subsections.position), asc(subsections.id))
    .limit(1);
  return subsection?.id ?? null;
}
