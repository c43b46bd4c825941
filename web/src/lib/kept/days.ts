import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { type AnswersSince, keptDayOf, nothingSince, shortened } from '../../../../core/day/kept-days.ts';
import type { DayPart } from '../../../../core/day/order.ts';
import type { Services } from '../services.ts';
import { toLocalIso } from '../time/clock.ts';

type Device = Pick<Services, 'session' | 'localStore'>;
type Dated = Device & Pick<Services, 'clock'>;

/** Names in the storage of the device; here, since the first view does without them. */
export const daysKey = (userId: number) => `mila:days:${userId}`;
const answersKey = (userId: number) => `mila:day-answers:${userId}`;

/** Both days together, UTF-8. A day of seventy words is about 60 kB. */
export const maxKeptDaysBytes = 160_000;
/** A day that is larger loses its last words. */
const wordsThatMayBeKept = [70, 40, 20, 10];

type Stored = {
  /** What the days were planned from: while home says the same, so do they. */
  of: string;
  days: TodayResponse[];
};

/** The days that are kept for this account, the earliest first; what they were planned from. */
export function keptDays({ session, localStore }: Device): Stored | undefined {
  const userId = session.userId();
  const stored = userId === null ? undefined : (localStore.read(daysKey(userId)) as Stored | undefined);
  // Written by this file alone; what an older release wrote is recognised by what it lacks.
  const isWhole = Array.isArray(stored?.days) && stored.days.every((day) => Array.isArray(day?.tasks));
  return isWhole ? { ...stored, days: stored.days.map((day) => ({ ...noRules, ...day })) } : undefined;
}

/** What a day lacks that was kept before days had rules. */
const noRules = { rules: [], dueRules: 0 };

/** The day of today, or of the date it is by now, as this device knows it. */
export function keptDay(device: Dated): TodayResponse | undefined {
  const stored = keptDays(device);
  return stored && keptDayOf(stored.days, answersSince(device), dateOf(device));
}

/**
 * Keeps days in place of the earlier ones, without their last words where they are too large. Returns what is kept: nothing
 * where the device has no space.
 */
export function keepDays(
  device: Dated,
  of: string,
  days: readonly TodayResponse[],
): readonly TodayResponse[] {
  const { session, localStore } = device;
  const userId = session.userId();
  if (userId === null) return [];
  const plannedAt = days[0]?.serverTime ?? '';
  const since = answersSince(device);
  const later = Object.entries(since.words).filter(([, { at }]) => Date.parse(at) > Date.parse(plannedAt));
  for (const most of wordsThatMayBeKept) {
    const kept = days.map((day) => shortened(day, most));
    if (bytesOf(kept) > maxKeptDaysBytes || !localStore.write(daysKey(userId), { of, days: kept })) {
      continue;
    }
    localStore.write(answersKey(userId), { parts: since.parts, words: Object.fromEntries(later) });
    return kept;
  }
  // What was kept before may take the space.
  localStore.remove(daysKey(userId));
  return [];
}

/** Notes the answer about a word of the day, null where it was taken back. */
export function noteAnswer(device: Dated, wordId: number, isRight: boolean | null): void {
  const since = answersSince(device);
  const { [wordId]: _, ...others } = since.words;
  const at = toLocalIso(device.clock.now());
  const words = isRight === null ? others : { ...others, [wordId]: { at, date: at.slice(0, 10), isRight } };
  writeAnswers(device, { ...since, words });
}

/** Notes that a part of the day was asked. */
export function notePart(device: Dated, part: DayPart): void {
  const since = answersSince(device);
  writeAnswers(device, { ...since, parts: { ...since.parts, [part]: dateOf(device) } });
}

type Since = AnswersSince & { words: Record<string, { date: string; isRight: boolean; at: string }> };

function answersSince({ session, localStore }: Device): Since {
  const userId = session.userId();
  const stored = userId === null ? undefined : localStore.read(answersKey(userId));
  return { ...(nothingSince as Since), ...(stored as Partial<Since> | undefined) };
}

function writeAnswers({ session, localStore }: Device, since: Since): void {
  const userId = session.userId();
  if (userId !== null) localStore.write(answersKey(userId), since);
}

const dateOf = ({ clock }: Dated): string => toLocalIso(clock.now()).slice(0, 10);

const bytesOf = (value: unknown): number => new Blob([JSON.stringify(value)]).size;
