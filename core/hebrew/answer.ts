import { heardByNiqqud } from '../speech/sounds/by-niqqud.ts';
import { answerTexts as texts } from '../texts/answer.ts';
import { nameOfWordForm } from '../texts/verbs.ts';
import { areLookAlikes, areMixedUp } from './confusions.ts';
import { otherSpellings } from './conjugation/spellings.ts';
import { doubleSpellings } from './double-spellings.ts';
import type { WordFormKey } from './forms/form-index.ts';
import { type KnownForm, type KnownWords, knownWords } from './known/known-words.ts';
import { isSynonym } from './known/synonyms.ts';
import { finalForms, foldFinals, isFinalForm, isHebrewLetter } from './letters.ts';
import { type DifferencePiece, type SpellingDifference, spellingDifference } from './spelling-difference.ts';
import { comparableHebrew } from './comparable.ts';

/** A word as `judgeTyped` receives it. */
export type TypedWord = {
  /** Plain letters in full spelling. */
  hebrew: string;
  /** The same letters with niqqud, where known: shows which letters sound alike in their position, and has synonyms. */
  pronunciation?: string | null | undefined;
  /** Other accepted spellings, plain letters. */
  variants?: readonly string[] | null | undefined;
  /** The other forms on the card, pointed or plain. */
  plural?: string | null | undefined;
  feminine?: string | null | undefined;
  /** Plain letters of its further forms, where known. */
  forms?: readonly string[] | undefined;
};

/**
 * exact: the word's own spelling, which scores as right. accepted: another spelling in use. near: a mistake that can be
 * named, in what is no other word. synonym: another word of the course with the same Russian, which is no answer yet:
 * the learner is asked for another one, and nothing is graded. wrong: anything else, another word or form among it.
 */
export type TypedVerdict = 'exact' | 'accepted' | 'near' | 'synonym' | 'wrong';

export type TypedJudgement = {
  verdict: TypedVerdict;
  /** The spelling the answer is compared with: the word's own, or the accepted one that is nearest. */
  spelling: string;
  /** Letter by letter, in reading order; all pieces are equal when the answer is exact or accepted. */
  pieces: DifferencePiece[];
  /** Text for the learner; missing when the answer is exact or there is nothing to say. */
  reason: string | undefined;
  /** The form of the asked word that was typed instead; missing when it is none. */
  otherForm?: WordFormKey;
  /** What was typed, where it is a word of a premium lesson or a form of one: who may open it is told (`reasonOfNamed`). */
  unnamed?: string;
};

/** Up to this length a single mistake makes another word, unless it is one of sound or form. */
const shortWordLetters = 2;
/** This many mistakes, each of them one of sound or form, still count as a near miss. */
const mostNamedSlips = 2;

/**
 * Judges a typed word, and says in Russian what was mixed up. Niqqud, invisible marks, punctuation around the word and
 * the kind of apostrophe do not matter (`comparableHebrew`); a wrong final form does. Another word of the course, or
 * another form of this one, is never taken for a slip, and named where its lesson is free.
 */
export function judgeTyped(typed: string, word: TypedWord, known: KnownWords = knownWords): TypedJudgement {
  const answer = comparableHebrew(typed);
  const own = comparableHebrew(word.hebrew);
  const equal = (spelling: string): DifferencePiece[] =>
    [...spelling].map((letter) => ({ expected: letter, typed: letter }));
  if (answer === own) return { verdict: 'exact', spelling: own, pieces: equal(own), reason: undefined };
  const variants = (word.variants ?? []).map(comparableHebrew).filter((variant) => variant !== '');
  if (variants.includes(answer) || isDoubleSpelling(answer, own) || isDoubledYod(answer, own, word, known)) {
    return { verdict: 'accepted', spelling: answer, pieces: equal(answer), reason: texts.accepted(own) };
  }
  if (![...answer].some(isHebrewLetter)) {
    const { pieces } = differenceOf(answer, own);
    return { verdict: 'wrong', spelling: own, pieces, reason: answer === '' ? undefined : texts.notHebrew };
  }
  if (isSynonym(answer, word)) {
    const { pieces } = differenceOf(answer, own);
    return { verdict: 'synonym', spelling: own, pieces, reason: texts.synonym };
  }
  const other = otherWord(answer, own, word, known);
  if (other) {
    const { pieces } = differenceOf(answer, own);
    return { verdict: 'wrong', spelling: own, pieces, ...other };
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
  return verdict === 'accepted' ? texts.otherSpelling(comparableHebrew(word.hebrew)) : reason;
}

/** What the answer is, when it is another form of the word or another word of the course. */
function otherWord(
  answer: string,
  own: string,
  word: TypedWord,
  known: KnownWords,
): Pick<TypedJudgement, 'reason' | 'otherForm' | 'unnamed'> | undefined {
  const onCard: [WordFormKey, string | null | undefined][] = [
    ['plural', word.plural],
    ['feminine', word.feminine],
  ];
  const shown = onCard.find(([, form]) => form && comparableHebrew(form) === answer)?.[0];
  const found = known(answer);
  const isOwn = word.forms?.some((form) => comparableHebrew(form) === answer) ?? false;
  const isMine = ({ of, key }: KnownForm) => (of ? of.word === own : isOwn && key !== 'word');
  // The taught form may be one of a verb: לברח is no other form than לברוח, but its short spelling.
  const isTaught = ({ key }: KnownForm) =>
    key === 'word' || known(own).some((form) => form.key === key && (form.of?.word ?? own) === own);
  if (!shown && found.some((form) => isMine(form) && isTaught(form))) return undefined;
  const ownForm = shown ?? found.find(isMine)?.key;
  if (ownForm) return { reason: texts.otherForm(answer, nameOfWordForm(ownForm)), otherForm: ownForm };
  if (isOwn) return { reason: texts.ownForm(answer) };
  const rankOf = ({ of, key }: KnownForm) => (of ? 2 : 0) + (key === 'word' ? 1 : 0);
  const [other] = [...found].sort((a, b) => rankOf(b) - rankOf(a));
  if (!other || other.of?.word === own) return undefined;
  const { of, key } = other;
  if (!of) return { reason: texts.unnamedWord(answer), unnamed: answer };
  return { reason: reasonOfNamed(answer, { russian: of.russian, isForm: key !== 'word' }) };
}

/** Says what a typed answer is: another word, or a form of another one, by its translation. */
export function reasonOfNamed(
  typed: string,
  { russian, isForm }: { russian: string; isForm: boolean },
): string {
  const meaning = firstMeaning(russian);
  return isForm ? texts.formOfOther(typed, meaning) : texts.otherWord(typed, meaning);
}

/** 'мир, привет' as it is named in a sentence: мир. */
const firstMeaning = (russian: string): string => russian.split(/[,;]/u)[0]?.trim() ?? russian;

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

/** The second yod by which many write a future like יֵשֵׁב, "he will sit": right where the letters are such a form. */
function isDoubledYod(answer: string, own: string, { pronunciation }: TypedWord, known: KnownWords): boolean {
  const spellings = otherSpellings({ pointed: pronunciation?.normalize('NFC') ?? own, full: own });
  return spellings.includes(answer) && known(answer).some(({ key }) => key.startsWith('future.'));
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
  if (!pronunciation || spelling !== comparableHebrew(hebrew)) return [];
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
    const isBesideConsonant = [-1, 1].some((step) => {
      const neighbour = pieces[at + step];
      const heard = sounds[step < 0 ? place - 1 : place];
      return neighbour?.expected === piece.typed && (heard === 'v' || heard === 'j');
    });
    place += [...piece.expected].length;
    if (piece.expected === piece.typed) return [];
    return [slipOf(piece, { sound, isBesideConsonant })];
  });
}

function slipOf(
  { expected, typed }: DifferencePiece,
  at: { sound: string | undefined; isBesideConsonant: boolean },
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
    if (typed !== 'ו' && typed !== 'י') return plain(texts.surplus(typed));
    return named(at.isBesideConsonant ? texts.surplus(typed) : texts.surplusVowel(typed));
  }
  if (expected === ' ') return plain(texts.spaceMissing);
  if (typed === ' ') return plain(texts.missing(expected));
  if (expected.length > 1) {
    const [first = '', second = ''] = expected;
    return plain(texts.swapped(first, second));
  }
  if (finalForms[typed] === expected) return named(texts.finalForm(expected, typed));
  if (isFinalForm(typed) && foldFinals(typed) === expected) return named(texts.notFinal(expected, typed));
  if (soundsAlike(expected, typed, at.sound)) return named(texts.soundAlike(expected, typed));
  if (areLookAlikes(expected, typed)) {
    return plain(texts.lookAlike(expected, typed));
  }
  return plain(texts.changed(expected, typed));
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
