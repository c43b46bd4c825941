import { numberTexts as texts } from '../texts/numbers.ts';
import type { NumberKind } from './tasks.ts';

export type NumberJudgement = {
  isRight: boolean;
  /** For the learner; missing when there is nothing to say. */
  reason?: string;
};

/** The groups of digits that were typed. */
const groupsOf = (text: string): number[] => (text.match(/\d+/gu) ?? []).map(Number);
const digitsOf = (text: string): string => text.replace(/\D/gu, '');

/**
 * Judges digits that were typed for a heard number. Spaces, dashes and the currency do not matter; a time may have 24
 * hours, a leading zero, or no minutes on the hour; of a date the year is ignored.
 */
export function judgeNumber(
  typed: string,
  { kind, digits }: { kind: NumberKind; digits: string },
): NumberJudgement {
  const isRight = matches(typed, kind, digits);
  return isRight ? { isRight } : { isRight, ...reasonOf(digitsOf(typed), kind, digits) };
}

function matches(typed: string, kind: NumberKind, digits: string): boolean {
  if (kind === 'price' || kind === 'phone') return digitsOf(typed) === digits;
  const [first = -1, second = -1] = groupsOf(digits);
  const groups = groupsOf(typed);
  if (kind === 'date') {
    const together = digitsOf(typed);
    if (groups.length === 1)
      return [`${first}${second}`, twoDigits(first) + twoDigits(second)].includes(together);
    return groups[0] === first && groups[1] === second;
  }
  const [hour = -1, minute = 0] = groups.length === 1 ? clockOf(digitsOf(typed)) : groups;
  return groups.length <= 2 && minute === second && hour % 12 === first % 12 && hour <= 24;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** '330' and '1530' without a colon; '3' is the full hour. */
function clockOf(digits: string): number[] {
  if (digits.length <= 2) return [Number(digits), 0];
  return [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
}

function reasonOf(typed: string, kind: NumberKind, digits: string): { reason?: string } {
  const wanted = digitsOf(digits);
  if (typed === '') return {};
  if (typed.length !== wanted.length) {
    return kind === 'phone' ? { reason: texts.count(typed.length, wanted.length) } : {};
  }
  const wrong = [...wanted].flatMap((digit, at) => (typed[at] === digit ? [] : [at]));
  const [at = 0, next] = wrong;
  if (wrong.length === 1) return { reason: texts.digit(typed[at] ?? '', wanted[at] ?? '') };
  const areSwapped =
    wrong.length === 2 && next === at + 1 && typed[at] === wanted[next] && typed[next] === wanted[at];
  return areSwapped ? { reason: texts.swapped } : {};
}
