import { randomUUID } from 'node:crypto';
import type { Stage, StageResult } from '../../core/lesson/stages.ts';
import { stages } from '../../core/lesson/stages.ts';
import { type Mark, outcomeOf } from '../../core/quiz/outcome.ts';
import type { Random } from '../../core/random.ts';
import { defaultTimeZone, wallTimeIn } from '../../core/streak/streak.ts';
import type { LocalLearner } from './local-data-learners.ts';

export type LocalWord = { id: number; lessonId: number; hebrew: string };

/** How much more often than a word as such a stage goes wrong. */
const stageHardness: Record<Stage, number> = { LISTEN: 0.25, RECORD: 0.8, WRITE: 1.3, TYPE: 1 };
const assistedShare = 0.06;
const questionsOfQuiz = 35;

/** Answers of one learned word, mistakes first: rows of stage_answers. */
export function answersOf(
  { id: userId, hasMicrophone }: LocalLearner,
  word: LocalWord,
  doneAt: Date,
  random: Random,
) {
  const answer = (stage: Stage, result: StageResult, tries: number) => ({
    userId,
    eventId: `local-${word.id}-${stage}-${tries}`,
    stage,
    wordId: word.id,
    result,
    tries,
    ms: Math.round(1500 + 9000 * random()),
    doneAt,
    localTime: wallTimeIn(defaultTimeZone, doneAt),
    receivedAt: doneAt,
  });
  return stages.flatMap((stage) => {
    if (stage === 'RECORD' && !hasMicrophone) return [answer(stage, 'self', 1)];
    const slips = slipShare(word.id) * stageHardness[stage];
    const end: StageResult = stage === 'TYPE' && random() < assistedShare ? 'assisted' : 'right';
    const wrong = random() < slips ? (random() < slips ? 2 : 1) : 0;
    const mistakes = Array.from({ length: wrong }, (_, place) => answer(stage, 'wrong', place + 1));
    return [...mistakes, answer(stage, end, wrong + 1)];
  });
}

/** Most words go well, some are hard for everybody: 0.03–0.43, the same for a word in every database. */
export function slipShare(wordId: number): number {
  const spread = ((wordId * 2_654_435_761) % 1000) / 1000;
  return 0.03 + 0.4 * spread ** 4;
}

/** A graded quiz of a lesson: a row of quiz_results. Two of three are passed. */
export function quizOf(userId: number, lessonId: number, finishedAt: Date, random: Random) {
  const errors = Math.floor(7 * random() ** 1.4);
  const marks = Array.from(
    { length: questionsOfQuiz },
    (_, place): Mark => (place < errors ? 'wrong' : 'right'),
  );
  return { id: randomUUID(), userId, lessonId, quizId: randomUUID(), ...outcomeOf(marks), finishedAt };
}
