import type { DraftWord, LessonDraft } from '../../../core/lesson/edit.ts';
import { type WrittenWord, wordFields } from '../../course/stored.ts';

/** Uploads of a word: an id gives it a sound or picture, null removes it, missing leaves it. */
export type WordFiles = {
  audioUploadId?: string | null | undefined;
  handwritingUploadId?: string | null | undefined;
};

/** A word as an editor sends it. With an id it is the word that is stored under it, whatever else changes. */
export type EditedWord = DraftWord & WordFiles & { id?: number | undefined };
export type EditedLesson = Omit<LessonDraft, 'words'> & { words: readonly EditedWord[] };

/** A lesson as an editor holds it. `own` are the words of the lesson that are not deleted, in their order. */
export function editedLesson(
  row: Omit<EditedLesson, 'words'>,
  own: readonly (WrittenWord & { id: number })[],
): EditedLesson {
  const { name, subsectionId, lessonNumber, description, topic, level, isFree, isPublished } = row;
  const { authorName, authorLink } = row;
  return {
    ...{ name, subsectionId, lessonNumber, description, topic, level, isFree, isPublished },
    authorName,
    authorLink,
    words: own.map((word) => ({ id: word.id, variants: word.variants, ...wordFields(word) })),
  };
}
