import { type Exercise, type Skill, skillOf, skills } from '../../../core/memory/exercises.ts';
import { historyOf } from '../../../core/memory/next-exercise.ts';
import { type DueCard, newWordsPauseAbove, planReviews } from '../../../core/memory/plan.ts';
import { evidence, type Recall } from '../../../core/memory/recall.ts';
import { replay } from '../../../core/memory/schedule.ts';
import type { Start } from '../../../core/memory/start.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import type { Settings } from '../../../core/settings/settings.ts';
import { addDays } from '../../../core/streak/streak.ts';
import { simulateDialogues } from './dialogues.ts';
import type { Law, Trace } from './laws.ts';
import { simulateRules } from './rules.ts';

export type Plan = {
  words: number;
  newWordsPerDay: number;
  days: number;
  /** Opens «Сегодня» and does all that it offers. */
  reviews: boolean;
  retention: Settings['retention'];
  /** The learner does not open the app on every such day, e.g. every fourth; 0 misses none. */
  missesEvery: number;
};

export type Outcome = {
  /** Words recalled on the last day, expected, by skill. */
  recalled: Record<Skill, number>;
  /** Words begun. */
  learned: number;
  /** Reviews on each day. */
  reviews: number[];
  /** Seconds of reviews on each day, and what the rules of grammar add to them. */
  seconds: number[];
  ruleSeconds: number[];
  /** What its dialogue adds to each day. */
  dialogueSeconds: number[];
  /** Fraction of right answers in reviews. */
  rightShare: number;
  /** Reviews by skill, as fractions of all. */
  shares: Record<Skill, number>;
};

/** How long a practised learner takes for an exercise, seconds. */
const secondsOf: Record<Exercise, number> = {
  listen: 3,
  'choose-russian': 3,
  'choose-hebrew': 3,
  'read-cursive': 4,
  speak: 5,
  type: 9,
  gap: 11,
  write: 14,
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
  const seconds: number[] = [];
  const learnedBy: number[] = [];
  const asked: Record<Skill, number> = { hear: 0, read: 0, produce: 0 };
  let learned = 0;
  let right = 0;
  for (let day = 0; day < plan.days; day += 1) {
    const today = addDays(firstDate, day);
    reviews.push(0);
    seconds.push(0);
    learnedBy.push(learned);
    if (plan.missesEvery > 0 && day % plan.missesEvery === plan.missesEvery - 1) continue;
    const due = new Set(cards.filter((card) => card.due.card.due <= today).map(({ wordId }) => wordId));
    if (plan.reviews) {
      const tasks = planReviews(
        cards.map((card) => card.due),
        today,
        { canSpeak: true, canListen: true, canShowCursive: true },
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
        seconds[day] = (seconds[day] ?? 0) + secondsOf[task.exercise];
        if (recall.result === 'right') right += 1;
        asked[skillOf(task.exercise)] += 1;
      }
    }
    const isPaused = plan.reviews && due.size > newWordsPauseAbove;
    const count = isPaused ? 0 : Math.min(plan.newWordsPerDay, plan.words - learned);
    for (let n = 0; n < count; n += 1) {
      learned += 1;
      cards.push(...newWord(learned, day, plan, law, random));
    }
    learnedBy[day] = learned;
  }
  const all = reviews.reduce((sum, count) => sum + count, 0);
  const recalled = (skill: Skill) =>
    cards
      .filter((card) => card.skill === skill)
      .reduce((sum, card) => sum + law.recall(card.trace, plan.days - 1 - card.seen), 0);
  const dayWords = learnedBy.map((count, day) => ({ learned: count, wordSeconds: seconds[day] ?? 0 }));
  const share = (count: number) => (all === 0 ? 0 : count / all);
  return {
    recalled: { hear: recalled('hear'), read: recalled('read'), produce: recalled('produce') },
    learned,
    reviews,
    seconds,
    ruleSeconds: simulateRules(dayWords, law, { firstDate, seed }),
    dialogueSeconds: simulateDialogues(dayWords, { firstDate }),
    rightShare: share(right),
    shares: { hear: share(asked.hear), read: share(asked.read), produce: share(asked.produce) },
  };
}

function newWord(wordId: number, day: number, plan: Plan, law: Law, random: Random): SimulatedCard[] {
  const grade: Start['grade'] = random() < easyLessons ? 'good' : 'hard';
  const start: Start = { date: addDays(firstDate, day), grade };
  return skills.map((skill) => {
    const trace = law.learn(skill === 'produce' ? grade : 'good');
    const card = { wordId, skill, start, recalls: [], trace, seen: day };
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
