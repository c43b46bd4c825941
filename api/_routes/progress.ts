import { randomUUID } from 'node:crypto';
import type { RequestBody, ResponseData } from '../../core/contracts/endpoints.ts';
import { DomainError } from '../../core/errors.ts';
import { stages } from '../../core/lesson/stages.ts';
import { averageScore } from '../../core/stats/figures.ts';
import { rewardFields } from '../../core/status/standing-fields.ts';
import type { Db } from '../../db/connection/client.ts';
import { saveStageAnswer } from '../../db/course/stage-answer.ts';
import { startPass } from '../../db/passes.ts';
import { type AnsweredStage, isPublished, readProgress } from '../../db/progress.ts';
import { readFigures } from '../../db/rewards/figures.ts';
import { type Call, type Handlers, requireOwnBody, visitorOf } from '../_call.ts';
import { statsShape, untouchedWord, wordProgressShape } from './shapes/shapes.ts';

type Saved = ResponseData<'POST /progress'>;

export const progressHandlers: Handlers<
  | 'GET /progress'
  | 'GET /progress/user/{userId}'
  | 'GET /progress/user/{userId}/lesson/{lessonId}'
  | 'POST /progress'
  | 'GET /users/progress'
> = {
  'GET /progress': ({ owner, deps }) => allProgress(deps.db, owner.userId),

  'GET /progress/user/{userId}': ({ params, deps }) => allProgress(deps.db, params.userId),

  'GET /progress/user/{userId}/lesson/{lessonId}': async ({ params, deps }) => {
    const { userId, lessonId } = params;
    const rows = await readProgress(deps.db, { userId, lessonId });
    if (rows.length === 0 && !(await isPublished(deps.db, lessonId))) {
      throw new DomainError('not-found', { code: 'lesson_not_found' });
    }
    return rows.map(wordProgressShape);
  },

  'POST /progress': async (call) => {
    requireOwnBody(call.body, call.owner);
    return isReset(call.body) ? reset(call) : save(call);
  },

  'GET /users/progress': async ({ owner, deps, now }) => {
    const figures = await readFigures(deps.db, owner.userId, now);
    const stats = statsShape(figures, await deps.catalogue.get(deps.db), now);
    return {
      total_lessons_completed: stats.completedLessons,
      total_words_learned: stats.words_learned,
      current_streak: stats.daily_streak,
      best_streak: figures.activity.bestStreak,
      quiz_scores: {
        average: averageScore(figures.quizTotals.scoreSum, figures.quizTotals.finished),
        best: figures.quizTotals.best,
      },
    };
  },
};

async function allProgress(db: Db, userId: number) {
  const rows = await readProgress(db, { userId });
  return rows.map((row) => ({ ...wordProgressShape(row), lesson_id: row.lessonId }));
}

/** SPEC §7: a reset has completed false and has no attempts. */
function isReset(body: RequestBody<'POST /progress'>): boolean {
  return body.completed === false && Object.keys(body.attempts ?? {}).length === 0;
}

async function reset({ body, owner, deps, now }: Call<'POST /progress'>): Promise<Saved> {
  const pass = await startPass(
    deps.db,
    {
      ...visitorOf(deps, owner),
      lessonId: body.lessonId,
      wordId: body.wordId,
      eventId: body.eventId ?? randomUUID(),
    },
    now,
  );
  return savedShape(body.lessonId, pass.words.map(wordProgressShape), { ...pass, awarded: [] });
}

async function save({ body, owner, deps, now }: Call<'POST /progress'>): Promise<Saved> {
  const { lessonId, wordId } = body;
  if (wordId === undefined) throw new DomainError('invalid', { field: 'wordId' });
  const saved = await saveStageAnswer(
    deps.db,
    {
      ...visitorOf(deps, owner),
      zone: owner.zone,
      lessonId,
      wordId,
      eventId: body.eventId,
      answered: answeredStages(body.attempts ?? {}),
      at: body.at === undefined ? undefined : new Date(body.at),
    },
    now,
  );
  const words = [saved.word ? wordProgressShape(saved.word) : untouchedWord(wordId)];
  return savedShape(lessonId, words, saved);
}

/** SPEC's own clients send only `completed`: true counts as a right answer; false means nothing. */
function answeredStages(attempts: NonNullable<RequestBody<'POST /progress'>['attempts']>): AnsweredStage[] {
  return stages.flatMap((stage) => {
    const answer = attempts[stage];
    const result = answer?.result ?? (answer?.completed ? 'right' : undefined);
    return answer && result
      ? [{ stage, result, tries: answer.tries, ms: answer.ms, typed: answer.typed }]
      : [];
  });
}

export function savedShape(
  lessonId: number,
  words: Saved['words'],
  saved: { points: number; wordsLearned: number; awarded: Saved['awarded'] },
): Saved {
  return {
    lessonId,
    words,
    ...rewardFields(saved),
    words_learned: saved.wordsLearned,
  };
}
