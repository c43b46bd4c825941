import { soundsOfTranscription } from '../../speech/sounds/by-transcription.ts';
import { comparableHebrew } from '../comparable.ts';
import { areMixedUp } from '../confusions.ts';
import { knownSounds } from '../known/known-sounds.ts';
import { foldFinals } from '../letters.ts';
import { type DifferencePiece, isComparable, spellingDifference } from '../spelling-difference.ts';
import { readWrongLayout } from '../wrong-layout.ts';
import { soundsOfNiqqud } from './accepted.ts';
import { type AnswerReason, answerReason } from './reason.ts';
import type { Slip } from './slips.ts';

/** More reasons at once nobody reads. */
const mostReasons = 3;
/** An answer that is longer or shorter by more letters is another word. */
const mostLettersMore = 2;
/** From this length on words that are written together may differ by one letter more. */
const joinedFromLetters = 5;

/** The reasons of slips, each once. */
export const reasonsOf = (slips: readonly Slip[]): AnswerReason[] =>
  [...new Map(slips.map(({ reason }) => [reason.text, reason])).values()].slice(0, mostReasons);

/** Why a text without Hebrew letters is not the word; undefined for an empty one. */
export function reasonOfForeign(
  typed: string,
  word: { hebrew: string; pronunciation?: string | null | undefined; russian?: string | null | undefined },
): AnswerReason | undefined {
  if (typed.trim() === '') return undefined;
  const meant = readWrongLayout(typed);
  if (meant !== null && comparableHebrew(meant) === comparableHebrew(word.hebrew))
    return answerReason('wrongLayout');
  const plain = russianWords(typed);
  if (plain !== '' && word.russian && ` ${russianWords(word.russian)} `.includes(` ${plain} `)) {
    return answerReason('translation');
  }
  const heard = soundsOfReading(typed);
  return heard !== '' && soundsOfNiqqud(word.pronunciation ?? '').has(heard)
    ? answerReason('reading')
    : answerReason('notHebrew');
}

const russianWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^а-я]+/gu, ' ')
    .trim();

/** Latin letters as a beginner writes what is heard, by Russian ones of the same sound. */
const latinSounds: readonly [latin: RegExp, russian: string][] = [
  [/sh/gu, 'ш'],
  [/ch|kh/gu, 'х'],
  [/ts|tz/gu, 'ц'],
  [/ya/gu, 'йа'],
  ...[...'abvgdezijklmnopqrstufhxywc'].map((letter, at): [RegExp, string] => [
    new RegExp(letter, 'gu'),
    [...'абвгдэзийклмнопкрстуфһхйвк'][at] ?? '',
  ]),
];

/** What was typed in Russian or Latin letters, as keys of sounds. */
function soundsOfReading(typed: string): string {
  let text = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300\u0301]/gu, '')
    .normalize('NFC');
  for (const [latin, russian] of latinSounds) text = text.replace(latin, russian);
  return text
    .replaceAll('е', 'э')
    .split(/[\s-]+/u)
    .map(soundsOfTranscription)
    .join('')
    .replaceAll('?', '');
}

/** A phrase whose words are joined or divided otherwise (יומהולדת), with at most one letter less or other (יומולדת). */
export function joinedSlip(answer: string, own: string): Slip | undefined {
  const missing = own.split(' ').length - answer.split(' ').length;
  if (missing === 0) return undefined;
  const [typed, wanted] = [answer, own].map((text) => foldFinals(text.replaceAll(' ', '')));
  if (typed === undefined || wanted === undefined) return undefined;
  const isSame = typed === wanted;
  const isNearly = wanted.length >= joinedFromLetters && spellingDifference(typed, wanted).edits === 1;
  if (!isSame && !isNearly) return undefined;
  return { reason: missing > 0 ? answerReason('spaceMissing') : answerReason('spaceSurplus'), isNamed: true };
}

/** Why a Hebrew answer is wrong, where it is no other word of the course. */
export function reasonsOfWrong(
  answer: string,
  own: string,
  { pieces, slips }: { pieces: readonly DifferencePiece[]; slips: readonly Slip[] },
): AnswerReason[] {
  if (` ${own} `.includes(` ${answer} `)) return [answerReason('part')];
  if (` ${answer} `.includes(` ${own} `)) return [answerReason('longer')];
  if (knownSounds(answer).length > 0) return [answerReason('strange', answer)];
  if (own.startsWith(answer)) return [answerReason('beginning')];
  if (sorted(answer) === sorted(own)) return [answerReason('otherOrder')];
  const isAsLong = Math.abs(answer.length - own.length) <= mostLettersMore;
  const isMistaken = isAsLong && isComparable(pieces.map(bySound));
  return isMistaken ? reasonsOf(slips) : [answerReason('unlike', answer)];
}

/** A letter that sounds like the right one tells as much of the word. */
const bySound = ({ expected, typed }: DifferencePiece): DifferencePiece =>
  areMixedUp(foldFinals(expected), foldFinals(typed)) ? { expected, typed: expected } : { expected, typed };

const sorted = (text: string): string => [...foldFinals(text)].sort().join('');
