import * as z from 'zod';
import { achievementKinds } from '../points/awards.ts';
import { answerLimits } from '../quiz/answers.ts';
import { PlainWord, Word } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { AwardShape } from './shapes/progress.ts';
import { EventId, Points, RowId, text, UserId } from './shapes/shared.ts';

export const StartQuizRequest = z.object({
  lessonId: RowId,
  /** false: the learner cannot speak now; pronunciation questions become dictation. */
  voice: z.boolean().default(true),
});

/** Everything that `createQuiz` (core/quiz) needs to create the same questions as the server. */
export const StartQuizResponse = z.object({
  quizId: z.uuid(),
  lessonId: RowId,
  lessonName: z.string(),
  seed: z.number().int().nonnegative(),
  /** As requested, or false where this server cannot recognise speech. */
  voice: z.boolean(),
  /** In the order that the generator expects. */
  words: z.array(Word),
  distractors: z.object({ subsection: z.array(PlainWord), course: z.array(PlainWord) }),
});
export type StartQuizResponse = z.output<typeof StartQuizResponse>;

const Coordinate = z.number().min(-answerLimits.coordinate).max(answerLimits.coordinate);
/** Alternating x and y, tenths of a canvas pixel. */
const PackedStroke = z.array(Coordinate).max(answerLimits.strokeNumbers).readonly();
const Drawing = z.array(PackedStroke).max(answerLimits.strokes).readonly();
const Transcripts = z.array(text(answerLimits.transcriptLength)).max(answerLimits.transcripts).readonly();
/** More attempts than a question allows make its answer invalid; this only limits the size. */
const sentAttempts = 4;

/** One answer by the index of its question (see core/quiz/answers.ts for the kinds). */
export const QuizAnswerShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), index: z.number().int(), text: text(answerLimits.textLength) }),
  z.object({
    kind: z.literal('speech'),
    index: z.number().int(),
    attempts: z.array(Transcripts).max(sentAttempts).readonly(),
  }),
  z.object({
    kind: z.literal('drawing'),
    index: z.number().int(),
    guides: z.object({ top: Coordinate, baseline: Coordinate, bottom: Coordinate }),
    letters: z.array(z.array(Drawing).max(sentAttempts).readonly()).max(answerLimits.letters).readonly(),
  }),
  z.object({ kind: z.literal('skip'), index: z.number().int() }),
]);

const Count = z.number().int().min(0).max(1000);

export const QuizResultsRequest = z.object({
  lessonId: RowId,
  /** Must be the token's user; kept for SPEC's clients. */
  userId: UserId.optional(),
  /** The client's count: stored where nothing can be graded, otherwise the server's own count is used. */
  correctAnswers: Count.optional(),
  totalQuestions: Count.optional(),
  passed: z.boolean().optional(),
  /** Of POST /quiz/start. Without it the result is stored and earns nothing. */
  quizId: z.uuid().optional(),
  answers: z.array(QuizAnswerShape).max(70).readonly().optional(),
  eventId: EventId.optional(),
  /** When the quiz was finished, ISO with offset, by the learner's clock. */
  finishedAt: z.iso.datetime({ offset: true }).optional(),
});
export type QuizResultsRequest = z.input<typeof QuizResultsRequest>;

export const QuizResultsResponse = z.object({
  lessonId: RowId,
  /** null for figures sent without a quiz. */
  quizId: z.uuid().nullable(),
  /** As the server graded it. */
  passed: z.boolean(),
  totalQuestions: z.number().int(),
  correctAnswers: z.number().int(),
  errors: z.number().int(),
  skippedQuestions: z.number().int(),
  /** Percent of right answers, 0–100. */
  score: z.number(),
  /** The result of each question; empty for figures sent without a quiz. */
  marks: z.array(z.enum(['open', 'right', 'wrong', 'skipped'])),
  /** What this quiz earned; a repeat returns the same. */
  awarded: z.array(AwardShape),
  /** The achievements among them. */
  achievements: z.array(z.enum(achievementKinds)),
  points: Points,
  status: z.string(),
  status_eng: z.string(),
  /** English name of a status reached by this quiz, or null. */
  reachedStatus: z.string().nullable(),
});
export type QuizResultsResponse = z.output<typeof QuizResultsResponse>;

export const quizEndpoints = {
  'POST /quiz/start': endpoint({
    summary: 'Начать викторину урока; закрытый урок отвечает 403 premium_required',
    access: 'learner',
    body: StartQuizRequest,
    response: StartQuizResponse,
  }),
  /** The drawings of five written words make up most of a body. */
  'POST /quiz/results': endpoint({
    summary: 'Итог викторины: сервер сам проверяет ответы; повтор ничего не меняет',
    access: 'learner',
    maxBodyBytes: 524_288,
    body: QuizResultsRequest,
    response: QuizResultsResponse,
  }),
};
