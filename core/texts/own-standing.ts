import type { OwnState } from '../own-words/states.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { dayName } from './day-name.ts';
import { counted, nouns } from './plural.ts';

const states: Record<OwnState, string> = {
  new: 'новое',
  learning: 'начато',
  learned: 'выучено',
  firm: 'крепкое',
};

/** How far an own word is learned, and when it is asked next: 'выучено · повторить завтра'. */
export function standingText(
  { state, due }: { state: OwnState; due: ActivityDate | null },
  today: ActivityDate,
): string {
  if (due === null) return states[state];
  return `${states[state]} · повторить ${due <= today ? 'сегодня' : dayName(due, today)}`;
}

/** How many own words there are, of the most that one keeps. */
export const ownWordsCount = (count: number, most: number): string =>
  `${counted(count, nouns.word)} из ${most}`;

/** Where there is none yet. */
export const noOwnWordsHint =
  'Увидели слово на вывеске или в чате? Добавьте его с переводом: Мила научит его читать, писать и говорить, ' +
  'а потом спросит в «Сегодня».';
