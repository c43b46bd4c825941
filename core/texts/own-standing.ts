import type { OwnState } from '../own-words/states.ts';
import type { ActivityDate } from '../streak/streak.ts';
import { dayName } from './day-name.ts';
import { ownWordViewTexts as texts } from './home/own-words.ts';

/** How far an own word is learned, and when it is asked next: 'выучено · повторить завтра'. */
export function standingText(
  { state, due }: { state: OwnState; due: ActivityDate | null },
  today: ActivityDate,
): string {
  if (due === null) return texts.state[state];
  return `${texts.state[state]} · ${texts.due(due <= today ? texts.today : dayName(due, today))}`;
}
