import type { DialogueState } from '../dialogues/events.ts';
import { type ActivityDate, daysBetween } from '../streak/streak.ts';

/** A dialogue that a day may have: of a lesson that is open and finished, and not played yet. */
export type DayDialogue = {
  dialogueId: number;
  key: string;
  title: string;
  /** `secondsOfDialogue` */
  seconds: number;
  state: DialogueState;
};

export type DialoguesRecord = {
  /** The learner's date on which a question of any was answered last, or a role finished. */
  lastDate: ActivityDate | null;
  /** In the order of the course; `areWordsFirm` for all words of the course that its lines have. */
  open: readonly (DayDialogue & { areWordsFirm: boolean })[];
};

/** Days after one dialogue until a day has the next one; sooner for one whose words are firm. */
export const daysApart = { usual: 7, firm: 3 };

/** True where a day after that date may have a dialogue at all. */
export const mayHaveDialogue = (lastDate: ActivityDate | null, today: ActivityDate): boolean =>
  lastDate === null || daysBetween(lastDate, today) >= daysApart.firm;

/**
 * Returns the dialogue of a day: once a week the first that is new, or else was heard and not played; sooner one that was
 * heard, when all of its words are firm: it can be played now.
 */
export function pickDialogue(
  { lastDate, open }: DialoguesRecord,
  today: ActivityDate,
): DayDialogue | undefined {
  if (!mayHaveDialogue(lastDate, today)) return undefined;
  const isWeekOver = lastDate === null || daysBetween(lastDate, today) >= daysApart.usual;
  const heard = open.filter(({ state }) => state === 'heard');
  const found = isWeekOver
    ? (open.find(({ state }) => state === 'new') ?? heard[0])
    : heard.find(({ areWordsFirm }) => areWordsFirm);
  if (!found) return undefined;
  const { areWordsFirm: _, ...dialogue } = found;
  return dialogue;
}
