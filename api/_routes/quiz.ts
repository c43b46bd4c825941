import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { RequestBody, ResponseData } from '../../core/contracts/endpoints.ts';
import { achievementKinds } from '../../core/points/awards.ts';
import { rewardFields } from '../../core/status/standing-fields.ts';
import { finishQuiz, saveClaim } from '../../db/quiz/finish.ts';
import type { SavedQuiz } from '../../db/quiz/result.ts';
import { startQuiz } from '../../db/quiz/start.ts';
import { type Call, type Handlers, limitCalls, requireOwnBody, visitorOf } from '../_call.ts';
import { wordShape } from './shapes/word-shape.ts';
import { withVoices } from './voice/heard-voices.ts';

/** A quiz takes minutes; the queue from a long flight arrives in one burst. */
const startLimit = { name: 'quiz-start', calls: 60, windowSeconds: 60 };
const resultLimit = { name: 'quiz-result', calls: 60, windowSeconds: 60 };
/** Every start keeps its words for half a year, every result stays. */
const startDayLimit = { name: 'quiz-start-day', calls: 300, windowSeconds: 86_400 };
const resultDayLimit = { name: 'quiz-result-day', calls: 300, windowSeconds: 86_400 };

export const quizHandlers: Handlers<'POST /quiz/start' | 'POST /quiz/results'> = {
  'POST /quiz/start': async ({ body, owner, deps, now }) => {
    for (const limit of [startLimit, startDayLimit]) await limitCalls(deps, limit, String(owner.userId));
    const quiz = {
      quizId: randomUUID(),
      seed: randomInt(2 ** 32),
      lessonId: body.lessonId,
      voice: body.voice && deps.recogniser !== undefined,
    };
    const { lesson, distractors } = await startQuiz(deps.db, { ...quiz, ...visitorOf(deps, owner) }, now);
    return {
      ...quiz,
      lessonName: lesson.name,
      words: await withVoices(
        deps,
        lesson.words.map((word) => wordShape(deps, lesson.id, word, now)),
        { listener: owner.userId, again: true },
      ),
      distractors: {
        subsection: distractors.subsection.map((word) => ({ ...word, variants: [...word.variants] })),
        course: distractors.course.map((word) => ({ ...word, variants: [...word.variants] })),
      },
    };
  },

  'POST /quiz/results': async (call) => {
    const { body, owner, deps } = call;
    for (const limit of [resultLimit, resultDayLimit]) await limitCalls(deps, limit, String(owner.userId));
    requireOwnBody(body, owner);
    return savedShape(body.quizId === undefined ? await claim(call) : await finish(call, body.quizId));
  },
};

function finish({ body, owner, deps, now }: Call<'POST /quiz/results'>, quizId: string): Promise<SavedQuiz> {
  return finishQuiz(
    deps.db,
    {
      userId: owner.userId,
      zone: owner.zone,
      quizId,
      lessonId: body.lessonId,
      answers: body.answers ?? [],
      eventId: body.eventId,
      finishedAt: body.finishedAt === undefined ? undefined : new Date(body.finishedAt),
      letters: deps.letters,
    },
    now,
  );
}

/** SPEC's own body: figures without a quiz. */
function claim({ body, owner, deps, now }: Call<'POST /quiz/results'>): Promise<SavedQuiz> {
  const { lessonId, eventId, correctAnswers = 0, totalQuestions = 0, passed = false } = body;
  const claimed = { correctAnswers, totalQuestions, passed };
  return saveClaim(
    deps.db,
    { id: claimId(owner.userId, body, now), ...visitorOf(deps, owner), lessonId, claimed, eventId },
    now,
  );
}

/** One id per named event; without a name, the same figures on the same day are one claim. */
function claimId(userId: number, body: RequestBody<'POST /quiz/results'>, now: Date): string {
  const { eventId, lessonId, correctAnswers, totalQuestions, passed } = body;
  const day = now.toISOString().slice(0, 10);
  const name = eventId ?? [lessonId, correctAnswers, totalQuestions, passed, day];
  const hash = createHash('sha256')
    .update(JSON.stringify(['quiz claim', userId, name]))
    .digest('hex');
  // In the form of a version 8 UUID, derived from what it identifies.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

function savedShape({ result, points, awarded }: SavedQuiz): ResponseData<'POST /quiz/results'> {
  return {
    ...result,
    ...rewardFields({ points, awarded }),
    achievements: achievementKinds.filter((kind) => awarded.some(({ reason }) => reason === kind)),
  };
}
