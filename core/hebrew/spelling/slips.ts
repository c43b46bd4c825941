import { heardByNiqqud } from '../../speech/sounds/by-niqqud.ts';
import { comparableHebrew } from '../comparable.ts';
import { areLookAlikes, areMixedUp } from '../confusions.ts';
import { areNeighbourKeys, finalForms, foldFinals, isFinalForm } from '../letters.ts';
import type { DifferencePiece } from '../spelling-difference.ts';
import { type AnswerReason, answerReason } from './reason.ts';

/** One difference from the right spelling, and what is said of it. */
export type Slip = {
  reason: AnswerReason;
  /** A mistake of sound, form or spelling habit, not just another letter. */
  isNamed: boolean;
};

const named = (reason: AnswerReason): Slip => ({ reason, isNamed: true });
const plain = (reason: AnswerReason): Slip => ({ reason, isNamed: false });

/** The slips of a typed text, in reading order; `sounds` as `soundsOfLetters` gives them for the expected letters. */
export function slipsOf(pieces: readonly DifferencePiece[], sounds: readonly string[]): Slip[] {
  let place = 0;
  return pieces.flatMap((piece, at): Slip[] => {
    const sound = sounds[place];
    place += [...piece.expected].length;
    if (piece.expected === piece.typed) return [];
    const slip = doublingSlip(pieces, at) ?? slipOf(piece, sound);
    return [slip];
  });
}

/** One letter for two or more, or the other way round. */
function doublingSlip(pieces: readonly DifferencePiece[], at: number): Slip | undefined {
  const { expected, typed } = pieces[at] ?? { expected: '', typed: '' };
  const isBeside = (side: 'expected' | 'typed', letter: string) =>
    [-1, 1].some((step) => {
      let next = at + step;
      // The same letter may be surplus or missing several times.
      while (pieces[next] && pieces[next]?.[side] === '') next += step;
      return foldFinals(pieces[next]?.[side] ?? '') === foldFinals(letter);
    });
  if (expected === '' && typed !== ' ' && isBeside('expected', typed)) {
    return named(answerReason('writtenOnce', foldFinals(typed)));
  }
  const isWeak = expected === 'ו' || expected === 'י';
  return typed === '' && isWeak && isBeside('typed', expected)
    ? named(answerReason('writtenTwice', expected))
    : undefined;
}

function slipOf({ expected, typed }: DifferencePiece, sound: string | undefined): Slip {
  if (typed === '') {
    if (expected === ' ') return named(answerReason('spaceMissing'));
    return isVowelLetter(expected, sound)
      ? named(answerReason('fullSpelling', expected))
      : plain(answerReason('missing', expected));
  }
  if (expected === '') {
    if (typed === ' ') return named(answerReason('spaceSurplus'));
    return typed === 'ו' || typed === 'י'
      ? named(answerReason('surplusVowel', typed))
      : plain(answerReason('surplus', typed));
  }
  if (expected === ' ') return plain(answerReason('spaceMissing'));
  if (typed === ' ') return plain(answerReason('missing', expected));
  if (expected.length > 1) {
    const [first = '', second = ''] = expected;
    return plain(answerReason('swapped', first, second));
  }
  return otherLetter(expected, typed, sound);
}

function otherLetter(expected: string, typed: string, sound: string | undefined): Slip {
  if (finalForms[typed] === expected) return named(answerReason('finalForm', expected, typed));
  if (isFinalForm(typed) && foldFinals(typed) === expected)
    return named(answerReason('notFinal', expected, typed));
  if (soundsAlike(expected, typed, sound)) return named(answerReason('soundAlike', expected, typed));
  if (areLookAlikes(expected, typed)) return plain(answerReason('lookAlike', expected, typed));
  if (areNeighbourKeys(expected, typed)) return plain(answerReason('neighbourKey', expected, typed));
  return plain(answerReason('changed', expected, typed));
}

/** ו and י that write a vowel, or may, where the sound is not known. */
function isVowelLetter(letter: string, sound: string | undefined): boolean {
  if (letter !== 'ו' && letter !== 'י') return false;
  return sound === undefined || sound === '' || 'ouiae'.includes(sound);
}

/**
 * The typed letter could stand for the sound that the expected one has here: sin, hard and soft kaf, vet are known by
 * the niqqud; where it is missing, letters that ever sound alike count.
 */
function soundsAlike(expected: string, typed: string, sound: string | undefined): boolean {
  const wanted = foldFinals(expected);
  const given = foldFinals(typed);
  if (!areMixedUp(wanted, given)) return false;
  if (sound === undefined) return true;
  const pair = wanted + given;
  if (pair === 'שס') return sound === 's';
  if (pair === 'כק') return sound === 'k';
  if (pair === 'כח') return sound === 'x';
  if (pair === 'בו' || pair === 'וב') return sound === 'v';
  return true;
}

type PointedWord = { hebrew: string; pronunciation?: string | null | undefined };

/** The sound of each letter of a spelling by the word's niqqud, spaces among them; empty where it is not known. */
export function soundsOfLetters(spelling: string, { hebrew, pronunciation }: PointedWord): string[] {
  if (!pronunciation || spelling !== comparableHebrew(hebrew)) return [];
  const points = pronunciation.split(' ');
  return spelling.split(' ').flatMap((part, at) => {
    const sounds = soundsOfWord(part, points[at] ?? '');
    return at === 0 ? sounds : ['', ...sounds];
  });
}

function soundsOfWord(word: string, pointed: string): string[] {
  const heard = heardByNiqqud(word, pointed);
  const letters = [...word];
  // A doubled ו or י is heard as one letter.
  let next = 0;
  return letters.map((letter, place) => {
    const isSecond = (letter === 'ו' || letter === 'י') && letters[place - 1] === letter;
    const sound = heard?.[isSecond ? next - 1 : next]?.sound ?? '';
    if (!isSecond) next += 1;
    return sound;
  });
}
