import { DomainError } from '../../core/errors.ts';
import { type Distractors, isEnoughForOptions } from '../../core/quiz/options.ts';
import type { QuizWord } from '../../core/quiz/question.ts';
import type { Db } from '../connection/client.ts';
import { type LessonData, readLesson } from '../course/lessons.ts';
import type { Visitor } from '../entitlements.ts';
import { readDistractors, writeSession } from './session.ts';

export type StartedQuiz = { lesson: LessonData; distractors: Distractors };

/**
 * Starts a quiz of a lesson: its words and the distractors that may be needed are kept with the seed, so that the
 * questions can be made again whatever becomes of the lesson.
 * Throws as `readLesson` does, 'conflict' lesson_empty for a lesson without words, 'unauthorised'.
 */
export async function startQuiz(
  db: Db,
  input: Visitor & { quizId: string; lessonId: number; seed: number; voice: boolean },
  now: Date,
): Promise<StartedQuiz> {
  const lesson = await readLesson(db, input, now);
  if (lesson.words.length === 0) throw new DomainError('conflict', { code: 'lesson_empty' });
  const words = lesson.words.map(quizWord);
  const distractors = isEnoughForOptions(words)
    ? { subsection: [], course: [] }
    : await readDistractors(db, { lesson, seed: input.seed });
  await writeSession(db, { ...input, snapshot: { words, distractors } }, now);
  return { lesson, distractors };
}

function quizWord({ id, hebrew, pronunciation, transcription, russian, variants }: QuizWord): QuizWord {
  return { id, hebrew, pronunciation, transcription, russian, variants };
}
