import { type Random, shuffled } from '../random.ts';
import type { Piece } from './pieces.ts';
import { sayDate, sayPhone, sayPrice, sayTime, simpleMinutes, spokenMinutes } from './say.ts';

/** What is said and typed as digits. */
export const numberKinds = ['price', 'phone', 'time', 'date'] as const;
export type NumberKind = (typeof numberKinds)[number];

/** A number that is heard. */
export type HeardNumber = {
  kind: NumberKind;
  /** As it is usually written: '45', '0541234567', '3:30', '5.11'. */
  digits: string;
  pieces: readonly Piece[];
};

/** Keys of the lessons that teach numbers, and the clock and the months. */
export const numberLessons = {
  counting: 'numbers-1-10',
  zero: 'zero-and-teens',
  masculine: 'numbers-masculine',
  clock: 'parts-of-day-and-clock',
  months: 'months-winter-spring',
  tens: 'tens-hundred-thousand',
} as const;

/** True for what was taught. */
export type TaughtNumbers = Record<keyof typeof numberLessons, boolean>;

export function taughtNumbers(reached: ReadonlySet<string>): TaughtNumbers {
  const has = (lesson: keyof typeof numberLessons) => reached.has(numberLessons[lesson]);
  return {
    counting: has('counting'),
    zero: has('zero'),
    masculine: has('masculine'),
    clock: has('clock'),
    months: has('months'),
    tens: has('tens'),
  };
}

/** The kinds for which every number was taught; none before the first lesson of numbers. */
export function kindsTaught(taught: TaughtNumbers): NumberKind[] {
  const { counting, masculine, clock, months } = taught;
  if (!counting) return [];
  return numberKinds.filter(
    (kind) =>
      kind === 'phone' ||
      (kind === 'price' && masculine) ||
      (kind === 'time' && clock) ||
      (kind === 'date' && masculine && months),
  );
}

const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1));

/** The largest number of masculine things that was taught. */
function mostOf({ zero, tens }: TaughtNumbers): number {
  return tens ? 999 : zero ? 19 : 10;
}

/** Returns a number of a kind, made only of what was taught. */
export function drawNumber(kind: NumberKind, taught: TaughtNumbers, random: Random): HeardNumber {
  switch (kind) {
    case 'price': {
      // As often below a hundred as above.
      const most = Math.min(mostOf(taught), random() < 0.5 ? 99 : 999);
      const shekels = between(2, most, random);
      return { kind, digits: String(shekels), pieces: sayPrice(shekels) };
    }
    case 'phone': {
      const digit = () => between(taught.zero ? 0 : 1, 9, random);
      const all = Array.from({ length: 7 }, digit).join('');
      // A mobile number; without a zero one of a landline, as it is said in its own town.
      const digits = taught.zero ? `05${between(0, 8, random)}${all}` : all;
      return { kind, digits, pieces: sayPhone(digits) };
    }
    case 'time': {
      const hour = between(1, 12, random);
      const possible = taught.tens ? spokenMinutes : simpleMinutes;
      const minute = possible[between(0, possible.length - 1, random)] ?? 0;
      const digits = `${hour}:${String(minute).padStart(2, '0')}`;
      return { kind, digits, pieces: sayTime(hour, minute) };
    }
    case 'date': {
      const day = between(1, Math.min(28, mostOf(taught)), random);
      const month = between(1, 12, random);
      return { kind, digits: `${day}.${month}`, pieces: sayDate(day, month) };
    }
  }
}

/** Returns so many numbers, the kinds in turn. */
export function drawNumbers(taught: TaughtNumbers, count: number, random: Random): HeardNumber[] {
  const kinds = shuffled(kindsTaught(taught), random);
  return Array.from({ length: kinds.length === 0 ? 0 : count }, (_, at) =>
    drawNumber(kinds[at % kinds.length] ?? 'phone', taught, random),
  );
}

/** Numbers of a drill. */
export const numbersOfDrill = 10;
/** How long one takes, seconds. */
export const numberSeconds: Record<NumberKind, number> = { price: 10, phone: 20, time: 10, date: 12 };
const mostInSession = 2;

/**
 * Returns how many numbers a session asks: two at most, as long as they fit into a tenth of its time, and none after
 * the first session of a day.
 */
export function numbersOfSession({
  otherSeconds,
  isFirst,
}: {
  otherSeconds: number;
  isFirst: boolean;
}): number {
  if (!isFirst) return 0;
  const mean = Object.values(numberSeconds).reduce((sum, one) => sum + one, 0) / numberKinds.length;
  return Math.min(mostInSession, Math.floor(otherSeconds / 9 / mean));
}
