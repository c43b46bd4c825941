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
const daysApart = { usual: 7, firm: 3 };

/** True where a day after that date may have a dialogue at all. */
export const mayHaveDialogue = (lastDate: ActivityDate | null, today: ActivityDate): boolean =>
  lastDate === null || daysBetween(lastDate, today) >= daysApart.firm;

type Choice<D> = { lastDate: ActivityDate | null; open: readonly D[] };

const isWeekOver = (lastDate: ActivityDate | null, today: ActivityDate): boolean =>
  lastDate === null || daysBetween(lastDate, today) >= daysApart.usual;

/** The dialogues whose words have to be firm for a day to have one of them: none on most days. */
export const needFirmWords = <D extends { state: DialogueState }>(
  { lastDate, open }: Choice<D>,
  today: ActivityDate,
): D[] =>
  mayHaveDialogue(lastDate, today) && !isWeekOver(lastDate, today)
    ? open.filter(({ state }) => state === 'heard')
    : [];

/**
 * Returns the dialogue of a day: once a week the first that is new, or else was heard and not played; sooner one that was
 * heard, when all of its words are firm: it can be played now.
 */
export function pickDialogue<D extends { state: DialogueState; areWordsFirm: boolean }>(
  { lastDate, open }: Choice<D>,
  today: ActivityDate,
): Omit<D, 'areWordsFirm'> | undefined {
  const found = isWeekOver(lastDate, today)
    ? (open.find(({ state }) => state === 'new') ?? open.find(({ state }) => state === 'heard'))
    : needFirmWords({ lastDate, open }, today).find(({ areWordsFirm }) => areWordsFirm);
  if (!found) return undefined;
  const { areWordsFirm: _, ...dialogue } = found;
  return dialogue;
}
