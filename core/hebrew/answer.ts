import { doubleSpellings } from '../speech/homophones.ts';
import { heardByNiqqud } from '../speech/sounds/by-niqqud.ts';
import { answerTexts as texts } from '../texts/answer.ts';
import { areMixedUp } from './confusions.ts';
import { finalForms, foldFinals, isFinalForm, isHebrewLetter } from './letters.ts';
import { type DifferencePiece, type SpellingDifference, spellingDifference } from './spelling-difference.ts';
import { normaliseTyped } from './typing.ts';

/** A word as `judgeTyped` receives it. */
export type TypedWord = {
  /** Plain letters in full spelling. */
  hebrew: string;
  /** The same letters with niqqud, where known: shows which letters sound alike in their position. */
  pronunciation?: string | null | undefined;
  /** Other accepted spellings, plain letters. */
  variants?: readonly string[] | null | undefined;
};

/**
 * exact: the word's own spelling, which scores as right. accepted: another spelling in use. near: a mistake that can be
 * named. wrong: anything else.
 */
export type TypedVerdict = 'exact' | 'accepted' | 'near' | 'wrong';

export type TypedJudgement = {
  verdict: TypedVerdict;
  /** The spelling the answer is compared with: the word's own, or the accepted one that is nearest. */
  spelling: string;
  /** Letter by letter, in reading order; all pieces are equal when the answer is exact or accepted. */
  pieces: DifferencePiece[];
  /** Text for the learner; missing when the answer is exact or there is nothing to say. */
  reason: string | undefined;
};

/** Up to this length a single mistake makes another word, unless it is one of sound or form. */
const shortWordLetters = 2;
/** This many mistakes, each of them one of sound or form, still count as a near miss. */
const mostNamedSlips = 2;

/**
 * Judges a typed word, and says in Russian what was mixed up. Niqqud, invisible marks and the kind of apostrophe do not
 * matter (`normaliseTyped`); a wrong final form does.
 */
export function judgeTyped(typed: string, word: TypedWord): TypedJudgement {
  const answer = normaliseTyped(typed);
  const own = normaliseTyped(word.hebrew);
  const equal = (spelling: string): DifferencePiece[] =>
    [...spelling].map((letter) => ({ expected: letter, typed: letter }));
  if (answer === own) return { verdict: 'exact', spelling: own, pieces: equal(own), reason: undefined };
  const variants = (word.variants ?? []).map(normaliseTyped).filter((variant) => variant !== '');
  if (variants.includes(answer) || isDoubleSpelling(answer, own)) {
    return { verdict: 'accepted', spelling: answer, pieces: equal(answer), reason: texts.accepted(own) };
  }
  if (![...answer].some(isHebrewLetter)) {
    const { pieces } = differenceOf(answer, own);
    return { verdict: 'wrong', spelling: own, pieces, reason: answer === '' ? undefined : texts.notHebrew };
  }
  const [nearest = { spelling: own, ...differenceOf(answer, own) }] = [own, ...variants]
    .map((spelling) => ({ spelling, ...differenceOf(answer, spelling) }))
    .sort((a, b) => a.edits - b.edits);
  const { spelling, pieces, edits } = nearest;
  const slips = slipsOf(pieces, soundsOf(spelling, word));
  const isNear =
    edits === 1 && ([...spelling].length > shortWordLetters || slips.every(({ isNamed }) => isNamed));
  const areNamed = edits <= mostNamedSlips && slips.every(({ isNamed }) => isNamed);
  return {
    verdict: isNear || areNamed ? 'near' : 'wrong',
    spelling,
    pieces,
    reason: isNear || areNamed ? slips[0]?.reason : undefined,
  };
}

/**
 * Text for the learner where only the exact spelling, or one that the word lists, is right (SPEC's TYPE and quiz) and
 * theirs was neither: the reason given by `judgeTyped`, except that another spelling in use is not called right.
 */
export function reasonAgainst(typed: string, word: TypedWord): string | undefined {
  const { verdict, reason } = judgeTyped(typed, word);
  return verdict === 'accepted' ? texts.otherSpelling(normaliseTyped(word.hebrew)) : reason;
}

/** Compared as letters, whatever their forms; a wrong form is an edit too. */
function differenceOf(answer: string, spelling: string): SpellingDifference {
  const { pieces, edits } = spellingDifference(foldFinals(answer), foldFinals(spelling));
  let typedAt = 0;
  let expectedAt = 0;
  let forms = 0;
  const shaped = pieces.map((piece) => {
    const typed = answer.slice(typedAt, typedAt + piece.typed.length);
    const expected = spelling.slice(expectedAt, expectedAt + piece.expected.length);
    typedAt += piece.typed.length;
    expectedAt += piece.expected.length;
    if (piece.typed === piece.expected && typed !== expected) forms += 1;
    return { expected, typed };
  });
  return { pieces: shaped, edits: edits + forms };
}

/** Full and short spelling that are both in use, word by word of a phrase. */
function isDoubleSpelling(answer: string, own: string): boolean {
  const typed = answer.split(' ');
  const wanted = own.split(' ');
  return (
    typed.length === wanted.length &&
    typed.every((part, at) => {
      const whole = wanted[at] ?? '';
      return part === whole || doubleSpellings.some((group) => group.includes(part) && group.includes(whole));
    })
  );
}

/** The sound of each letter of a spelling by the word's niqqud; empty where it is not known. */
function soundsOf(spelling: string, { hebrew, pronunciation }: TypedWord): string[] {
  if (!pronunciation || spelling !== normaliseTyped(hebrew)) return [];
  const points = pronunciation.split(' ');
  return spelling.split(' ').flatMap((part, at) => {
    const heard = heardByNiqqud(part, points[at] ?? '');
    const letters = [...part];
    // A doubled ו or י is heard as one letter.
    let next = 0;
    const sounds = letters.map((letter, place) => {
      const isSecond = (letter === 'ו' || letter === 'י') && letters[place - 1] === letter;
      const sound = heard?.[isSecond ? next - 1 : next]?.sound ?? '';
      if (!isSecond) next += 1;
      return sound;
    });
    return at === 0 ? sounds : ['', ...sounds];
  });
}

type Slip = {
  reason: string;
  /** A mistake of sound, form or spelling habit, not just another letter. */
  isNamed: boolean;
};

function slipsOf(pieces: readonly DifferencePiece[], sounds: readonly string[]): Slip[] {
  let place = 0;
  return pieces.flatMap((piece, at): Slip[] => {
    const sound = sounds[place];
    place += [...piece.expected].length;
    if (piece.expected === piece.typed) return [];
    return [slipOf(piece, { sound, isEnd: at === pieces.length - 1 })];
  });
}

function slipOf(
  { expected, typed }: DifferencePiece,
  at: { sound: string | undefined; isEnd: boolean },
): Slip {
  const named = (reason: string): Slip => ({ reason, isNamed: true });
  const plain = (reason: string): Slip => ({ reason, isNamed: false });
  if (typed === '') {
    if (expected === ' ') return named(texts.spaceMissing);
    return isVowelLetter(expected, at.sound)
      ? named(texts.fullSpelling(expected))
      : plain(texts.missing(expected));
  }
  if (expected === '') {
    if (typed === ' ') return named(texts.spaceSurplus);
    return typed === 'ו' || typed === 'י' ? named(texts.surplusVowel(typed)) : plain(texts.surplus(typed));
  }
  if (expected.length > 1) {
    const [first = '', second = ''] = expected;
    return plain(texts.swapped(first, second));
  }
  if (finalForms[typed] === expected) return named(texts.finalForm(expected, typed));
  if (isFinalForm(typed) && foldFinals(typed) === expected) return named(texts.notFinal(expected, typed));
  if (soundsAlike(expected, typed, at.sound)) return named(texts.soundAlike(expected, typed));
  if (lookAlikes.some((group) => group.includes(expected) && group.includes(typed))) {
    return plain(texts.lookAlike(expected, typed));
  }
  return plain(texts.changed(expected, typed));
}

/** Letters that look alike to beginners. */
const lookAlikes = ['דר', 'הח', 'הת', 'חת', 'וזןי', 'כב', 'גנ', 'סם', 'עצץ', 'טמ', 'ךן', 'ךד'];

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
