import { type Skill, skills } from '../../../core/memory/exercises.ts';
import { historyOf } from '../../../core/memory/next-exercise.ts';
import { type DueCard, newWordsPauseAbove, planReviews } from '../../../core/memory/plan.ts';
import { evidence, type Recall } from '../../../core/memory/recall.ts';
import { replay } from '../../../core/memory/schedule.ts';
import type { Start } from '../../../core/memory/start.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import type { Settings } from '../../../core/settings/settings.ts';
import { addDays } from '../../../core/streak/streak.ts';
import type { Law, Trace } from './laws.ts';

export type Plan = {
  words: number;
  newWordsPerDay: number;
  days: number;
  /** Opens «Сегодня» and does all that it offers. */
  reviews: boolean;
  retention: Settings['retention'];
  /** Fraction of the days on which the learner does not open the app at all, 0 to 1. */
  missedDays: number;
};

export type Outcome = {
  /** Words recalled on the last day, expected, by skill. */
  recalled: Record<Skill, number>;
  /** Words begun. */
  learned: number;
  /** Reviews on each day. */
  reviews: number[];
  /** Fraction of right answers in reviews, and of reviews that asked for understanding. */
  rightShare: number;
  understandShare: number;
};

type SimulatedCard = {
  wordId: number;
  skill: Skill;
  start: Start;
  recalls: Recall[];
  trace: Trace;
  /** Day on which the learner last saw the word. */
  seen: number;
  due: DueCard;
};

const firstDate = '2026-01-01';
/** Lessons that went without a slip. */
const easyLessons = 0.75;

/** Simulates one learner through their days, by the product's own plan and schedules; `law` is how they forget. */
export function simulate(plan: Plan, law: Law, seed: number): Outcome {
  const random = createRandom(seed);
  const cards: SimulatedCard[] = [];
  const reviews: number[] = [];
  let learned = 0;
  let right = 0;
  let understanding = 0;
  for (let day = 0; day < plan.days; day += 1) {
    const today = addDays(firstDate, day);
    reviews.push(0);
    if (random() < plan.missedDays) continue;
    const due = cards.filter((card) => card.due.card.due <= today);
    if (plan.reviews) {
      const tasks = planReviews(
        cards.map((card) => card.due),
        today,
        { canSpeak: true, canListen: true },
      );
      for (const task of tasks) {
        const card = cards.find(({ wordId, skill }) => wordId === task.wordId && skill === task.skill);
        if (!card) continue;
        const recall = answer(law.recall(card.trace, day - card.seen), random, { ...task, today });
        for (const trained of cards.filter(({ wordId }) => wordId === task.wordId)) {
          trained.recalls.push(recall);
          // An answer that says nothing about a skill may still move its day.
          trained.due = dueCard(trained, plan.retention);
          const grade = evidence(recall, trained.skill, 2);
          if (!grade) continue;
          trained.trace = law.review(trained.trace, day - trained.seen, grade);
          trained.seen = day;
        }
        reviews[day] = (reviews[day] ?? 0) + 1;
        if (recall.result === 'right') right += 1;
        if (task.skill === 'understand') understanding += 1;
      }
    }
    const isPaused = plan.reviews && due.length > newWordsPauseAbove;
    const room = isPaused ? 0 : Math.min(plan.newWordsPerDay, plan.words - learned);
    for (let n = 0; n < room; n += 1) {
      learned += 1;
      cards.push(...newWord(learned, day, plan, law, random));
    }
  }
  const asked = reviews.reduce((sum, count) => sum + count, 0);
  const recalled = (skill: Skill) =>
    cards
      .filter((card) => card.skill === skill)
      .reduce((sum, card) => sum + law.recall(card.trace, plan.days - 1 - card.seen), 0);
  return {
    recalled: { understand: recalled('understand'), produce: recalled('produce') },
    learned,
    reviews,
    rightShare: asked === 0 ? 0 : right / asked,
    understandShare: asked === 0 ? 0 : understanding / asked,
  };
}

function newWord(wordId: number, day: number, plan: Plan, law: Law, random: Random): SimulatedCard[] {
  const produce: Start['grades']['produce'] = random() < easyLessons ? 'good' : 'hard';
  const start: Start = { date: addDays(firstDate, day), grades: { understand: 'good', produce } };
  return skills.map((skill) => {
    const card = { wordId, skill, start, recalls: [], trace: law.learn(start.grades[skill]), seen: day };
    return { ...card, due: dueCard(card, plan.retention) };
  });
}

function dueCard(card: Omit<SimulatedCard, 'due'>, retention: Settings['retention']): DueCard {
  const { wordId, skill, recalls } = card;
  return { wordId, skill, card: replay(card, retention), history: historyOf(recalls, skill) };
}

/** A right answer is slow or at the second attempt one time in ten, and fast one time in ten. */
function answer(
  likelihood: number,
  random: Random,
  task: { wordId: number; exercise: Recall['exercise']; today: string },
): Recall {
  const isRight = random() < likelihood;
  const luck = random();
  return {
    eventId: `${task.wordId} ${task.today} ${task.exercise}`,
    at: `${task.today}T10:00:00.000Z`,
    date: task.today,
    exercise: task.exercise,
    result: isRight ? 'right' : 'wrong',
    tries: 1,
    ms: luck < 0.1 ? 9000 : luck > 0.9 ? 2000 : 4000,
    medianMs: 4000,
    isPartial: false,
  };
}
