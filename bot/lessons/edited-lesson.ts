import type { DraftProblem } from '../../core/lesson/draft-problem.ts';
import { checkDraft } from '../../core/lesson/edit.ts';
import { type EditedLesson, editedLesson } from '../../db/admin/lessons/edited-lesson.ts';
import type { Db } from '../../db/connection/client.ts';
import { type LessonWord, readLesson } from '../../db/course/lessons.ts';

/** A lesson as edited in the chat: JSON, with the names around it. */
export type OpenedLesson = {
  id: number;
  revision: number;
  section: string;
  subsection: string;
  lesson: EditedLesson;
  /** Sounds by word id: made by a voice, or recorded by a person. */
  sounds: Record<number, 'stored' | 'recorded'>;
};

/** A lesson for editing, drafts and locked ones too. The caller is an admin. Throws 'not-found' lesson_not_found. */
export async function openLesson(
  db: Db,
  { adminId, lessonId }: { adminId: number; lessonId: number },
  now: Date,
): Promise<OpenedLesson> {
  // The caller's role has already been checked.
  const input = { userId: adminId, isAdminByEnv: true, lessonId, editing: true };
  const data = await readLesson(db, input, now);
  const { id, revision, section, subsection, words } = data;
  const lesson = editedLesson(
    data,
    words.map((word) => ({ ...word, verb: word.ownVerb })),
  );
  return {
    id,
    revision,
    section,
    subsection,
    lesson,
    sounds: soundsOf(words),
  };
}

/** Mistakes and doubts about a lesson in its current state. */
export const problemsOf = (lesson: EditedLesson): DraftProblem[] => checkDraft(lesson).problems;

function soundsOf(words: readonly LessonWord[]): OpenedLesson['sounds'] {
  return Object.fromEntries(
    words.flatMap(({ id, audioHash, audioBlobHash, isRecorded }) => {
      const isStored = audioHash !== null || audioBlobHash !== null;
      return isStored ? [[id, isRecorded ? 'recorded' : 'stored'] as const] : [];
    }),
  );
}
