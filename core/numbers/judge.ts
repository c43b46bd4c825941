import { withPlainDigits } from '../text/digits.ts';
import { visibleText } from '../text/visible.ts';
import { numberTexts as texts } from '../texts/lesson/numbers.ts';
import { monthNamed } from './months.ts';
import type { NumberKind } from './tasks.ts';

export type NumberJudgement = {
  isRight: boolean;
  /** For the learner; missing when the answer is right or nothing was typed. */
  reason?: string;
};

/** A number that was heard, as it is usually written. */
type Heard = { kind: NumberKind; digits: string };

/** The groups of digits that were typed. */
const groupsOf = (text: string): number[] => (text.match(/\d+/gu) ?? []).map(Number);
const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/**
 * Judges what was typed for a heard number. Digits of any keyboard count; spaces, dashes, the currency and words around
 * the digits do not matter. A price may have zero agorot, a time 24 hours, a leading zero, zero seconds, or no minutes
 * on the hour; of a date the year is ignored and the month may be a word; a phone number may begin with the code of the
 * country. Whatever is wrong has a reason.
 */
export function judgeNumber(typed: string, heard: Heard): NumberJudgement {
  const text = withPlainDigits(visibleText(typed)).trim();
  if (text === '') return { isRight: false };
  if (!/\d/u.test(text)) return { isRight: false, reason: texts.digitsOnly };
  const reason = judges[heard.kind](text, heard.digits);
  return reason === null ? { isRight: true } : { isRight: false, reason };
}

/** The reason why what was typed is wrong, or null for a right answer. */
type Judge = (typed: string, digits: string) => string | null;

const judges: Record<NumberKind, Judge> = {
  price: (typed, digits) => {
    const whole = digitsOf(withoutAgorot(typed)).replace(/^0+(?=\d)/u, '');
    return whole === digits ? null : reasonByDigits(whole, digits);
  },
  phone: (typed, digits) => {
    const own = digitsOf(typed).replace(/^(?:00)?972(?=\d{8,9}$)/u, '0');
    return own === digits ? null : reasonByDigits(own, digits);
  },
  time: reasonOfTime,
  date: reasonOfDate,
};

/** 45.00 and 45,0 without what is after the point. */
const withoutAgorot = (typed: string): string => typed.replace(/(\d)\s?[.,]\s?0{1,2}(?!\d)/u, '$1');

function reasonOfTime(typed: string, digits: string): string | null {
  const [hour = -1, minute = -1] = groupsOf(digits);
  const groups = groupsOf(typed);
  const [typedHour = -1, typedMinute = 0, seconds = 0] =
    groups.length === 1 ? clockOf(digitsOf(typed)) : groups;
  if (groups.length > 3 || seconds !== 0 || typedHour > 24 || typedMinute > 59) return texts.noTime;
  return reasonOfPair(typedHour % 12 === hour % 12, typedMinute === minute, texts.timeParts);
}

/** '330' and '1530' without a colon; '3' is the full hour. */
function clockOf(digits: string): number[] {
  if (digits.length <= 2) return [Number(digits), 0];
  return [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
}

function reasonOfDate(typed: string, digits: string): string | null {
  const [day = -1, month = -1] = groupsOf(digits);
  const [typedDay = -1, typedMonth = -1] = dayAndMonth(typed, [day, month]);
  if (typedMonth === -1) return texts.noMonth;
  if (typedDay === month && typedMonth === day && day !== month) return texts.dayFirst;
  return reasonOfPair(typedDay === day, typedMonth === month, texts.dateParts);
}

/** Of '0511' and '511', which may be parted in two ways, that which was heard. */
function dayAndMonth(typed: string, heard: readonly number[]): number[] {
  const groups = groupsOf(typed);
  const [first = -1, second = -1, third = -1] = groups;
  const named = monthNamed(typed);
  if (named !== undefined) return [first, named];
  // The year first: 2026-11-05.
  if (groups.length === 3 && first > 31) return [third, second];
  if (groups.length > 1) return [first, second];
  const digits = digitsOf(typed);
  const ways = [1, 2].map((cut) => [Number(digits.slice(0, cut)), Number(digits.slice(cut) || -1)]);
  return (
    ways.find((way) => way.every((part, at) => part === heard[at])) ??
    ways.at(digits.length > 3 ? 1 : 0) ??
    []
  );
}

function reasonOfPair(
  isFirst: boolean,
  isSecond: boolean,
  parts: { first: string; second: string; both: string },
): string | null {
  if (isFirst && isSecond) return null;
  return isSecond ? parts.first : isFirst ? parts.second : parts.both;
}

function reasonByDigits(typed: string, wanted: string): string {
  if (typed.length !== wanted.length) return texts.count(typed.length, wanted.length);
  const wrong = [...wanted].flatMap((digit, at) => (typed[at] === digit ? [] : [at]));
  const [at = 0, next] = wrong;
  if (wrong.length === 1) return texts.digit(typed[at] ?? '', wanted[at] ?? '');
  const areSwapped =
    wrong.length === 2 && next === at + 1 && typed[at] === wanted[next] && typed[next] === wanted[at];
  return areSwapped ? texts.swapped : texts.digitsOther(wrong.length);
}
