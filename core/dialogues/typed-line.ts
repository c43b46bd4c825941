import { judgeTyped } from '../hebrew/answer.ts';
import { foreign, readingsOf } from '../speech/said-words.ts';
import { isHesitation, tokensOf } from '../speech/transcript.ts';
import {
  type ExpectedLine,
  judgeWords,
  type LineJudgement,
  nothingHeard,
  type SaysLetters,
} from './judge-words.ts';

/**
 * Judges a line that was typed by the rules of a spoken one (`judgeLine`), its words as in typing: another spelling in
 * use and a mistake that can be named are right, another word or form of the course is not. Returns 'not-heard' for a
 * text without a Hebrew word or a number.
 */
export function judgeTypedLine({ typed, ...line }: ExpectedLine & { typed: string }): LineJudgement {
  const readings = readingsOf(tokensOf(typed)).map((words) =>
    words.filter(({ letters }) => !isHesitation(letters)),
  );
  const isSilent = readings.every((words) => words.every((word) => word === foreign));
  return isSilent ? nothingHeard : judgeWords(readings, line, typedAs);
}

const typedAs: SaysLetters = (asked) => (said) => {
  if (said.includes(foreign)) return false;
  const letters = said.map((word) => word.letters).join(' ');
  // Words are judged one by one: the whole of several may only be parted otherwise.
  if (asked.hebrew.includes(' ')) return withoutSpaces(letters) === withoutSpaces(asked.hebrew);
  const { verdict } = judgeTyped(letters, asked);
  // What is mistaken in its first letter may be another particle: "from" for "to".
  return verdict === 'near' ? letters[0] === asked.hebrew[0] : verdict !== 'wrong';
};

const withoutSpaces = (text: string): string => text.replaceAll(' ', '');
