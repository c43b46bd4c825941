import {
  type DueRule,
  daysOfRule,
  pickRules,
  type RuleAnswer,
  rememberRule,
  ruleCheckSeconds,
} from '../../../core/memory/rules.ts';
import { createRandom } from '../../../core/random.ts';
import { rulePlaces } from '../../../core/rules/course-order.ts';
import { addDays } from '../../../core/streak/streak.ts';
import { sections } from '../../../db/content/index.ts';
import { rules } from '../../../db/content/rules/index.ts';
import type { Law, Trace } from './laws.ts';

/** Options of a check: who does not remember guesses among them. */
const options = 3;
const checks = 3;

type SimulatedRule = { key: string; answers: RuleAnswer[]; trace: Trace; seen: number };

/** After how many words of the course each rule comes. */
const wordsBefore: readonly { key: string; words: number }[] = (() => {
  const placeOf = rulePlaces(sections);
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const sums = lessons.map((_, at) => lessons.slice(0, at).reduce((sum, { words }) => sum + words.length, 0));
  return rules.map((rule) => {
    const place = placeOf(rule);
    return { key: rule.key, words: (sums[place?.lesson ?? 0] ?? 0) + Math.max(0, place?.word ?? 0) };
  });
})();

/**
 * Simulates the rules beside the words of a learner: `learned` words, and `wordSeconds` of their reviews, on each day. A
 * rule comes with its word, its checks right after; what was forgotten is guessed. Returns the seconds of each day that
 * «Сегодня» adds.
 */
export function simulateRules(
  days: readonly { learned: number; wordSeconds: number }[],
  law: Law,
  { firstDate, seed }: { firstDate: string; seed: number },
): number[] {
  const random = createRandom(seed);
  const known: SimulatedRule[] = [];

  /** Asks checks of a rule on a day; the trace follows from the grade of the day. */
  function ask(rule: SimulatedRule, day: number, places: readonly number[]): void {
    const date = addDays(firstDate, day);
    const recall = day === rule.seen ? 1 : law.recall(rule.trace, day - rule.seen);
    for (const check of places) {
      const isRight = random() < recall + (1 - recall) / options;
      const eventId = `${rule.key} ${date} ${check}`;
      rule.answers.push({ eventId, at: `${date}T10:00:00.000Z`, date, event: 'check', check, isRight });
    }
    const grade = daysOfRule(rule.answers).find((one) => one.date === date)?.grade;
    if (grade && day > rule.seen) rule.trace = law.review(rule.trace, day - rule.seen, grade);
    rule.seen = day;
  }

  return days.map(({ learned, wordSeconds }, day) => {
    const today = addDays(firstDate, day);
    const due = known.flatMap(({ key, answers }, ruleId): DueRule[] => {
      const memory = rememberRule(key, answers, today);
      const isDue = memory.phase === 'met' && memory.due <= today;
      return isDue ? [{ ruleId, due: memory.due, checks, answers: memory.answers }] : [];
    });
    const tasks = wordSeconds > 0 ? pickRules(due, { wordSeconds, otherSeconds: 0 }) : [];
    for (const { ruleId, checks: places } of tasks) {
      const rule = known[ruleId];
      if (rule) ask(rule, day, places);
    }
    for (const { key } of wordsBefore.filter(({ words }, at) => at >= known.length && words < learned)) {
      const rule: SimulatedRule = { key, answers: [], trace: law.learn('good'), seen: day };
      known.push(rule);
      ask(
        rule,
        day,
        Array.from({ length: checks }, (_, at) => at),
      );
    }
    return tasks.reduce((sum, task) => sum + task.checks.length * ruleCheckSeconds, 0);
  });
}
