import type { RuleEvent } from '../rules/events.ts';
import type { RuleState } from '../rules/states.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { answersInOrder, gradedDays, type ItemAnswer } from './graded-days.ts';
import { letterBudget } from './letters.ts';
import type { Grade } from './recall.ts';
import { firmFromDays, followDays } from './schedule.ts';

/** One recorded event about one rule. */
export type RuleAnswer = ItemAnswer & {
  event: RuleEvent;
  /** Place of the check among those of the rule; null for one that was made of other words, and for a card. */
  check: number | null;
};

/** How well a rule is remembered; follows from its answers alone. */
export type RuleMemory = {
  /** met: its card was seen or a check answered · firm: recalled well enough to be left alone. */
  phase: RuleState;
  /** 0–1: 0 for a new rule, 1 for a firm one. */
  sureness: number;
  /** The learner's date from which it is asked until it is firm; for a new rule that of today. */
  due: ActivityDate;
  /** Answers to checks, and the misses among them. */
  answers: number;
  misses: number;
};

/** The number of these rules: raised with every change that moves a schedule. */
export const ruleScheduleVersion = 1;

/**
 * Returns what follows from all answers about a rule, whatever the order in which they arrived. It is firm from the
 * stability from which a word is: every sentence of the lessons that follow uses it, and keeps it alive from then on. A
 * card that was skipped is met like one that was seen: no answer, and no miss; its checks come on the next day.
 */
export function rememberRule(key: string, given: readonly RuleAnswer[], today: ActivityDate): RuleMemory {
  const checked = answersInOrder(given).filter(({ event }) => event === 'check');
  const counts = { answers: checked.length, misses: checked.filter(({ isRight }) => !isRight).length };
  const days = daysOfRule(given);
  const last = days.at(-1);
  if (!last) return { phase: 'new', sureness: 0, due: today, ...counts };
  const { due, stability } = followDays(ruleSeed(key), days);
  const isFirm = stability >= firmFromDays && last.grade !== 'again';
  const sureness = isFirm ? 1 : Math.min(0.9, stability / firmFromDays);
  return { phase: isFirm ? 'firm' : 'met', sureness: Math.round(sureness * 100) / 100, due, ...counts };
}

/** What seeds the fuzz of a rule's schedule. */
const ruleSeed = (key: string): string => `rule ${key}`;

/**
 * The graded days of a rule. It is asked by two or three checks at a time, and an option can be guessed: on every day,
 * not only on the first, all of them count, hard when one went wrong, again when none went right. A check that comes
 * back on the same day is practice.
 */
export function daysOfRule(given: readonly RuleAnswer[]): { date: ActivityDate; grade: Grade }[] {
  const answers = answersInOrder(given);
  const dates = [...new Set(answers.map(({ date }) => date))].sort();
  return dates.flatMap((date, at) => {
    const ofDay = answers.filter((answer) => answer.date === date);
    const asked = ofDay.filter(({ event }) => event === 'check').filter(isFirstOfCheck);
    if (asked.length === 0 && at > 0) return [];
    return gradedDays(
      asked.length > 0
        ? asked.map(({ isRight }) => ({ date, isRight, isChecked: true }))
        : [{ date, isRight: false, isChecked: false }],
    );
  });
}

const isFirstOfCheck = ({ check }: RuleAnswer, at: number, answers: readonly RuleAnswer[]): boolean =>
  check === null || answers.findIndex((other) => other.check === check) === at;

/** How long a check takes in «Сегодня», seconds. */
export const ruleCheckSeconds = 8;
/** Of one rule so many checks are asked at a time. */
const checksAtOnce = { least: 2, most: 3 };
/** A session asks so many rules at most: more would be a lesson of grammar before the words. */
const mostRules = 2;

/** About how long rules that are due take where there is time for them, seconds. */
export const secondsOfRules = (due: number): number =>
  Math.min(due, mostRules) * checksAtOnce.most * ruleCheckSeconds;

/** A rule that is due, how many checks it has, and how often they were answered. */
export type DueRule = { ruleId: number; due: ActivityDate; checks: number; answers: number };

/** A rule of a session, with its checks by their places. */
export type PickedRule = { ruleId: number; checks: number[] };

/**
 * Returns the rules of a session, two at most, the longest overdue first, each with two or three checks, which take turns.
 * `wordSeconds` is the time of the session's words, `otherSeconds` what letters and numbers take of the fifth of the
 * session that they, rules and gaps share.
 */
export function pickRules(
  due: readonly DueRule[],
  { wordSeconds, otherSeconds }: { wordSeconds: number; otherSeconds: number },
): PickedRule[] {
  let left = Math.floor((letterBudget(wordSeconds) - otherSeconds) / ruleCheckSeconds);
  const tasks: PickedRule[] = [];
  const waiting = due.filter(({ checks }) => checks > 0);
  for (const { ruleId, checks, answers } of waiting.sort(longestOverdueFirst)) {
    const count = Math.min(checks, checksAtOnce.most, left);
    if (tasks.length === mostRules || count < Math.min(checks, checksAtOnce.least)) break;
    left -= count;
    tasks.push({ ruleId, checks: Array.from({ length: count }, (_, at) => (answers + at) % checks) });
  }
  return tasks;
}

const longestOverdueFirst = (a: DueRule, b: DueRule): number =>
  a.due < b.due ? -1 : a.due > b.due ? 1 : a.ruleId - b.ruleId;
