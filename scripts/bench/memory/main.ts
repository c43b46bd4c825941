import { median, sum } from '../figures.ts';
import { fsrsLaw, halfLifeLaw, type Law, steepLaw, weakLaw } from './laws.ts';
import { type Outcome, type Plan, simulate } from './learner.ts';

/**
 * `npm run sim:memory`: simulated learners of five kinds, five new words a day for 120 days and then reviews alone, 180
 * days in all. Prints the table of docs/memory.md, and for each learner with a bar whether it is met; exits with 1 when
 * one is missed. Seeded: every run prints the same.
 */
const words = 600;
const days = 180;
const learners = 5;
const settledFrom = 60;
const bars = {
  heard: 540,
  produced: 520,
  medianMinutes: 7,
  longestMinutes: 15,
  ruleMinutes: 0.5,
  dialogueMinutes: 1,
  understanding: 0.4,
  byEar: 0.25,
};

type Row = { name: string; plan?: Partial<Plan>; law: Law; hasBar: boolean };

const usual: Plan = { words, newWordsPerDay: 5, days, reviews: true, retention: 'usual', missesEvery: 0 };
const rows: readonly Row[] = [
  { name: 'FSRS-6', law: fsrsLaw, hasBar: true },
  { name: 'Half-life regression', law: halfLifeLaw, hasBar: true },
  { name: 'слабая память', law: weakLaw, hasBar: true },
  { name: 'пропускает каждый четвёртый день', plan: { missesEvery: 4 }, law: fsrsLaw, hasBar: true },
  { name: 'крутая кривая (-0,5)', law: steepLaw, hasBar: false },
  { name: 'FSRS-6, уроки без повторения', plan: { reviews: false }, law: fsrsLaw, hasBar: false },
  { name: 'крутая кривая, уроки без повторения', plan: { reviews: false }, law: steepLaw, hasBar: false },
];

const mean = (values: readonly number[]) => sum(values) / values.length;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const minutes = (seconds: number) => (seconds / 60).toFixed(1);

function figures(outcomes: readonly Outcome[]) {
  const average = (value: (outcome: Outcome) => number) => mean(outcomes.map(value));
  return {
    hear: average(({ recalled }) => recalled.hear),
    read: average(({ recalled }) => recalled.read),
    produce: average(({ recalled }) => recalled.produce),
    byEar: average(({ shares }) => shares.hear),
    understanding: average(({ shares }) => shares.hear + shares.read),
    aDay: average(({ reviews }) => mean(reviews.slice(settledFrom))),
    median: average(({ seconds }) => median(seconds.slice(settledFrom))),
    longest: Math.max(...outcomes.map(({ seconds }) => Math.max(...seconds))),
    rules: average(({ ruleSeconds }) => mean(ruleSeconds)),
    longestRules: Math.max(...outcomes.map(({ ruleSeconds }) => Math.max(...ruleSeconds))),
    dialogues: average(({ dialogueSeconds }) => mean(dialogueSeconds)),
    longestDialogue: Math.max(...outcomes.map(({ dialogueSeconds }) => Math.max(...dialogueSeconds))),
    withDialogues: average(({ seconds, dialogueSeconds }) =>
      median(seconds.map((one, day) => one + (dialogueSeconds[day] ?? 0)).slice(settledFrom)),
    ),
    right: average(({ rightShare }) => rightShare),
  };
}

console.log(
  `| ученик | на слух из ${words} | читает | произносит и пишет | повторений в день | минут в день (медиана) | самый долгий день, мин | правила, мин в день (среднее; самое долгое) | диалоги, мин в день (среднее; самое долгое) | минут в день с диалогами (медиана) | верно | на понимание | на слух |`,
);
console.log(`|${' --- |'.repeat(13)}`);
let isMissed = false;
for (const { name, plan, law, hasBar } of rows) {
  const outcomes = Array.from({ length: learners }, (_, n) => simulate({ ...usual, ...plan }, law, n + 1));
  const row = figures(outcomes);
  const cells = [
    name,
    row.hear.toFixed(0),
    row.read.toFixed(0),
    row.produce.toFixed(0),
    row.aDay.toFixed(1),
    minutes(row.median),
    minutes(row.longest),
    `${(row.rules / 60).toFixed(2)}; ${minutes(row.longestRules)}`,
    `${(row.dialogues / 60).toFixed(2)}; ${minutes(row.longestDialogue)}`,
    minutes(row.withDialogues),
    percent(row.right),
    percent(row.understanding),
    percent(row.byEar),
  ];
  const isMet =
    row.hear >= bars.heard &&
    row.produce >= bars.produced &&
    row.median <= bars.medianMinutes * 60 &&
    row.longest <= bars.longestMinutes * 60 &&
    row.rules <= bars.ruleMinutes * 60 &&
    row.dialogues <= bars.dialogueMinutes * 60 &&
    row.understanding >= bars.understanding &&
    row.byEar >= bars.byEar;
  console.log(`| ${cells.join(' | ')} |${hasBar && !isMet ? ' MISSED' : ''}`);
  if (hasBar && !isMet) isMissed = true;
}
console.log(
  `\nBar: of ${words} words at least ${bars.heard} recalled by ear and ${bars.produced} produced; reviews take at most ${bars.medianMinutes} minutes a day after day ${settledFrom} (median), no day more than ${bars.longestMinutes}; rules add at most ${bars.ruleMinutes} minutes a day, dialogues ${bars.dialogueMinutes}; at least ${percent(bars.understanding)} of them ask for understanding, ${percent(bars.byEar)} by ear.`,
);
process.exitCode = isMissed ? 1 : 0;
