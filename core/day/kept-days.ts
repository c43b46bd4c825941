import type { TodayResponse } from '../contracts/memory.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { type DayPart, dayOrder } from './order.ts';

/** What was answered on a device after its days were planned. */
export type AnswersSince = {
  /** The last answer about a word, by id. */
  words: Readonly<Record<string, { date: ActivityDate; isRight: boolean }>>;
  /** The date on which all questions of a part were asked. */
  parts: Readonly<Partial<Record<DayPart, ActivityDate>>>;
};

export const nothingSince: AnswersSince = { words: {}, parts: {} };

/**
 * The day of a date as a device knows it that kept `days`, planned for one date each, the earliest first; undefined where
 * all of them are later. A date without a plan of its own gets the one before it: what was due then is due until it is
 * answered. Words that were answered here since are left out, a missed one for its own date only. `due` is what can really
 * be asked.
 */
export function keptDayOf(
  days: readonly TodayResponse[],
  { words, parts }: AnswersSince,
  date: ActivityDate,
): TodayResponse | undefined {
  const plan = days.filter((day) => day.date <= date).at(-1);
  if (!plan) return undefined;
  const isOpen = ({ wordId }: { wordId: number }) => {
    const answer = words[wordId];
    return answer === undefined || (!answer.isRight && answer.date < date);
  };
  const isOver = (part: DayPart) => parts[part] === date;
  const isPlanned = plan.date === date;
  const tasks = plan.tasks.filter(isOpen);
  const day: TodayResponse = {
    ...plan,
    date,
    tasks,
    again: isPlanned ? plan.again.filter(isOpen) : [],
    letters: isOver('letters') ? [] : plan.letters,
    rules: isOver('rules') ? [] : plan.rules,
    forms: isOver('forms') ? [] : plan.forms,
    numbers: isOver('numbers') ? [] : plan.numbers,
    due: tasks.length,
    dueLetters: isOver('letters') ? 0 : plan.dueLetters,
    dueRules: isOver('rules') ? 0 : plan.dueRules,
    done: (isPlanned ? plan.done : 0) + Object.values(words).filter((answer) => answer.date === date).length,
  };
  const share = questionsIn(day) / Math.max(1, questionsIn(plan));
  return { ...day, minutes: Math.ceil(plan.minutes * share) };
}

/** How many questions a day asks, misses that come back among them. */
export const questionsIn = (day: TodayResponse): number =>
  dayOrder.reduce((sum, part) => sum + day[part === 'words' ? 'tasks' : part].length, day.again.length);

/** A day with its first `most` words, and what these name. */
export function shortened(day: TodayResponse, most: number): TodayResponse {
  const tasks = day.tasks.slice(0, most);
  const again = day.again.slice(0, most);
  const named = new Set([...tasks, ...again].flatMap(({ wordId, rivalId }) => [wordId, rivalId]));
  return { ...day, tasks, again, words: day.words.filter(({ id }) => named.has(id)) };
}
