import * as z from 'zod';
import { stages } from '../lesson/stages.ts';
import { endpoint } from './endpoint.ts';
import { AwardShape, StageAnswer, WordProgress } from './shapes/progress.ts';
import { EventId, Points, RowId, RowIdInPath, UserId, UserIdInPath } from './shapes/shared.ts';

const Attempts = z.partialRecord(z.enum(stages), StageAnswer);

/** `attempts` may come as an object or as its JSON text (SPEC §3); anything else is an error that names the field. */
const AttemptsOrText = z.preprocess((value) => {
  if (typeof value !== 'string' || value.length > 4096) return value;
  if (value === '') return {};
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}, Attempts);

export const SaveProgressRequest = z.object({
  /** Must be the token's user; kept for SPEC's clients. */
  userId: UserId.optional(),
  lessonId: RowId,
  /** May be missing only in a reset, which then covers the whole lesson. */
  wordId: RowId.optional(),
  /** false with empty attempts resets the current pass; true alone completes nothing. */
  completed: z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .transform(Boolean)
    .optional(),
  attempts: AttemptsOrText.optional(),
  eventId: EventId.optional(),
  /** When it was done, ISO with offset, by the learner's clock. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SaveProgressRequest = z.input<typeof SaveProgressRequest>;

export const SaveProgressResponse = z.object({
  lessonId: RowId,
  /** Words touched: one for an answer, all of the lesson for its reset. */
  words: z.array(WordProgress),
  /** What this event earned; a repeat of the event returns the same. */
  awarded: z.array(AwardShape),
  points: Points,
  status: z.string(),
  status_eng: z.string(),
  words_learned: z.number().int(),
  /** English name of a status reached by this event, or null. */
  reachedStatus: z.string().nullable(),
});
export type SaveProgressResponse = z.output<typeof SaveProgressResponse>;

const LessonWordProgress = WordProgress.extend({ lesson_id: RowId });
const UserParams = z.object({ userId: UserIdInPath });

export const progressEndpoints = {
  'GET /progress': endpoint({
    summary: 'Все начатые слова ученика',
    access: 'learner',
    response: z.array(LessonWordProgress),
  }),
  'GET /progress/user/{userId}': endpoint({
    summary: 'Все начатые слова ученика',
    access: 'learner',
    params: UserParams,
    response: z.array(LessonWordProgress),
  }),
  'GET /progress/user/{userId}/lesson/{lessonId}': endpoint({
    summary: 'Слова одного урока',
    access: 'learner',
    params: UserParams.extend({ lessonId: RowIdInPath }),
    response: z.array(WordProgress),
  }),
  'POST /progress': endpoint({
    summary: 'Ответ ученика на одном этапе слова, или сброс прохода',
    access: 'learner',
    // A fast learner does a stage per second; a queue from a long flight arrives in a burst.
    callsPerMinute: 600,
    callsPerDay: 10_000,
    body: SaveProgressRequest,
    response: SaveProgressResponse,
  }),
  'GET /users/progress': endpoint({
    summary: 'Прогресс ученика в числах',
    access: 'learner',
    response: z.object({
      total_lessons_completed: z.number().int(),
      total_words_learned: z.number().int(),
      current_streak: z.number().int(),
      best_streak: z.number().int(),
      /** Percent of right answers, 0–100. */
      quiz_scores: z.object({ average: z.number(), best: z.number() }),
    }),
  }),
};
