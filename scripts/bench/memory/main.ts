import { sum } from '../figures.ts';
import { fsrsLaw, halfLifeLaw, type Law } from './laws.ts';
import { type Outcome, type Plan, simulate } from './learner.ts';

/**
 * `npm run sim:memory`: simulated learners through 180 days with and without «Сегодня», under two laws of forgetting.
 * Prints the table of docs/memory.md, and for each law whether the bar is met; exits with 1 when it is missed under any
 * of them. Seeded: every run prints the same.
 */
const words = 600;
const days = 180;
const learners = 5;
const settledFrom = 60;
const bars = { recalled: 540, reviewsADay: 20, busiestDay: 60 };

type Row = { name: string; plan: Partial<Plan>; law: Law; isProduct: boolean };

const usual: Plan = { words, newWordsPerDay: 5, days, reviews: true, retention: 'usual', missedDays: 0 };
const rows: Row[] = [fsrsLaw, halfLifeLaw].flatMap((law) => [
  { name: 'уроки без повторения', plan: { reviews: false }, law, isProduct: false },
  { name: '«Сегодня», 5 новых слов в день', plan: {}, law, isProduct: true },
  { name: '«Сегодня», 10 новых слов в день', plan: { newWordsPerDay: 10 }, law, isProduct: false },
  { name: '«Сегодня», 5 слов, легче (0,85)', plan: { retention: 'lighter' }, law, isProduct: false },
  { name: '«Сегодня», 5 слов, крепче (0,95)', plan: { retention: 'firmer' }, law, isProduct: false },
  { name: '«Сегодня», 5 слов, каждый пятый день пропущен', plan: { missedDays: 0.2 }, law, isProduct: false },
]);

const mean = (values: readonly number[]) => sum(values) / values.length;

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

function figures(outcomes: readonly Outcome[]) {
  return {
    understand: mean(outcomes.map(({ recalled }) => recalled.understand)),
    produce: mean(outcomes.map(({ recalled }) => recalled.produce)),
    aDay: mean(outcomes.map(({ reviews }) => mean(reviews.slice(settledFrom)))),
    busiest: Math.max(...outcomes.map(({ reviews }) => Math.max(...reviews))),
    right: mean(outcomes.map(({ rightShare }) => rightShare)),
    understanding: mean(outcomes.map(({ understandShare }) => understandShare)),
  };
}

console.log(
  `| закон | ученик | понимает из ${words} | произносит и пишет | повторений в день после ${settledFrom}-го | самый полный день | верно | на понимание |`,
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
const verdicts = new Map<string, boolean>();
for (const { name, plan, law, isProduct } of rows) {
  const outcomes = Array.from({ length: learners }, (_, n) => simulate({ ...usual, ...plan }, law, n + 1));
  const { understand, produce, aDay, busiest, right, understanding } = figures(outcomes);
  console.log(
    `| ${law.name} | ${name} | ${understand.toFixed(0)} | ${produce.toFixed(0)} | ${aDay.toFixed(1)} | ${busiest} | ${percent(right)} | ${percent(understanding)} |`,
  );
  if (!isProduct) continue;
  const isEnough = Math.min(understand, produce) >= bars.recalled;
  verdicts.set(law.name, isEnough && aDay <= bars.reviewsADay && busiest <= bars.busiestDay);
}
console.log(
  `\nBar: at least ${bars.recalled} of ${words} recalled by either skill, at most ${bars.reviewsADay} reviews a day on average after day ${settledFrom}, busiest day at most ${bars.busiestDay}.`,
);
for (const [law, isMet] of verdicts) console.log(`${law}: ${isMet ? 'met' : 'MISSED'}`);
process.exitCode = [...verdicts.values()].every((isMet) => isMet) ? 0 : 1;
