import type { SaveReviewRequest } from '../../../../core/contracts/memory.ts';
import type { TypedJudgement } from '../../../../core/hebrew/answer.ts';
import type { Exercise } from '../../../../core/memory/exercises.ts';
import { answerTask, currentTask, type Session, type SessionTask } from '../../../../core/memory/session.ts';
import type { Random } from '../../../../core/random.ts';
import { asPossible } from './asked.ts';

/** The outcome of the current task, at its last try. */
export type ReviewAnswer = Pick<SaveReviewRequest, 'tries' | 'typed' | 'isPartial'> & {
  isRight: boolean;
  /** Of what was typed at the last try. */
  judgement?: TypedJudgement;
};

/** A session on the screen. */
export type Review = {
  /** Its current task is the one on the screen, answered or not. */
  session: Session;
  phase: 'asking' | 'answered' | 'over';
  /** The session after this task: the same as `session` until it is answered. */
  after: Session;
  /** Set in 'answered'. */
  answer: ReviewAnswer | null;
  /** Client's id of the latest answer; null before it, and after it was taken back. */
  eventId: string | null;
  /** Set by an exercise that replaces one that cannot be done now. */
  swappedFrom: Exercise | null;
  /** The latest answer was taken back. */
  isUndone: boolean;
  /** What cannot be done where the learner is. */
  impossible: ReadonlySet<Exercise>;
  /** A new number each time that something is asked. */
  visit: number;
};

export function resumeReview(session: Session, impossible: ReadonlySet<Exercise> = new Set()): Review {
  const blank = { answer: null, eventId: null, swappedFrom: null, isUndone: false, impossible, visit: 0 };
  return ask({ ...blank, session, after: session, phase: 'asking' }, session);
}

export function presentTask({ session, phase }: Review): SessionTask | undefined {
  return phase === 'over' ? undefined : currentTask(session);
}

/** Answers the task on the screen; the queue moves on only with `advance`, so the answer can be taken back until then. */
export function takeAnswer(review: Review, eventId: string, answer: ReviewAnswer, random: Random): Review {
  if (review.phase !== 'asking') return review;
  const after = answerTask(review.session, answer.isRight, random);
  return { ...review, phase: 'answered', answer, eventId, after, isUndone: false };
}

export function advance(review: Review): Review {
  return review.phase === 'answered' ? ask(review, review.after) : review;
}

/** Asks the same task once more, as if it had not been answered. */
export function takeBack(review: Review): Review {
  if (review.phase !== 'answered') return review;
  return { ...ask(review, review.session), isUndone: true };
}

/** The learner cannot do such an exercise now, in this session. */
export function swap(review: Review, exercise: Exercise): Review {
  if (review.phase !== 'asking') return review;
  const impossible = new Set([...review.impossible, exercise]);
  return ask({ ...review, impossible }, review.session);
}

function ask(review: Review, session: Session): Review {
  const possible = asPossible(session, review.impossible);
  const [wanted, given] = [currentTask(session)?.exercise, currentTask(possible)?.exercise];
  return {
    ...review,
    session: possible,
    after: possible,
    phase: given ? 'asking' : 'over',
    answer: null,
    eventId: null,
    isUndone: false,
    swappedFrom: wanted && wanted !== given ? wanted : null,
    visit: review.visit + 1,
  };
}
