import {
  and,
  andHalf,
  andQuarter,
  hundreds,
  inMonths,
  minutes,
  type Piece,
  quarterTo,
  shekel,
  teen,
  tens,
  twoOf,
  unit,
} from './pieces.ts';

/** A whole number from 1 to 999 of masculine things; "and" stands before its last part alone. */
function masculine(value: number): Piece[] {
  const hundred = hundreds[Math.floor(value / 100) - 1];
  const rest = value % 100;
  const head = hundred ? [hundred] : [];
  if (rest === 0) return head;
  const last = (one: Piece) => (hundred ? and(one) : one);
  if (rest <= 10) return [...head, last(unit(rest, 'm'))];
  if (rest < 20) return [...head, last(teen(rest, 'm'))];
  const ten = tens[Math.floor(rest / 10) - 2];
  if (!ten) throw new RangeError('a number is 1 to 999');
  const one = rest % 10;
  return one === 0 ? [...head, last(ten)] : [...head, ten, and(unit(one, 'm'))];
}

/** Shekels are masculine: 2 to 999, up to ten of them in the plural. */
export function sayPrice(shekels: number): Piece[] {
  if (shekels === 2) return [twoOf, shekel.many];
  return [...masculine(shekels), shekels <= 10 ? shekel.many : shekel.one];
}

/** Digits one by one, feminine as in counting. */
export function sayPhone(digits: string): Piece[] {
  return [...digits].map((digit) => unit(Number(digit), 'f'));
}

const hourOf = (hour: number): Piece => (hour <= 10 ? unit(hour, 'f') : teen(hour, 'f'));

/** Hours are feminine, 1 to 12; the minutes are one of `spokenMinutes`. */
export function sayTime(hour: number, minute: number): Piece[] {
  switch (minute) {
    case 0:
      return [hourOf(hour)];
    case 15:
      return [hourOf(hour), andQuarter];
    case 30:
      return [hourOf(hour), andHalf];
    case 45:
      return [quarterTo, hourOf((hour % 12) + 1)];
    case 5:
    case 10:
      return [hourOf(hour), and(unit(minute, 'f')), minutes];
    default: {
      const ten = tens[Math.floor(minute / 10) - 2];
      if (!ten || minute % 10 !== 0) throw new RangeError('these minutes are not said');
      return [hourOf(hour), and(ten)];
    }
  }
}

export const spokenMinutes: readonly number[] = [0, 5, 10, 15, 20, 30, 40, 45, 50];
/** Those that need no tens. */
export const simpleMinutes: readonly number[] = [0, 5, 10, 15, 30, 45];

/** The day as a masculine number, and the month. */
export function sayDate(day: number, month: number): Piece[] {
  const inMonth = inMonths[month - 1];
  if (!inMonth) throw new RangeError('a month is 1 to 12');
  return [...masculine(day), inMonth];
}
