import { nameOfWordForm } from '../texts/lesson/grammar/verbs.ts';
import { comparableHebrew } from './comparable.ts';
import { otherSpellings } from './conjugation/spellings.ts';
import type { WordFormKey } from './forms/taught-forms.ts';
import { type KnownForm, type KnownWords, knownWords } from './known/known-words.ts';
import { isSynonym } from './known/synonyms.ts';
import { foldFinals, isHebrewLetter } from './letters.ts';
import { acceptedSpellings } from './spelling/accepted.ts';
import { withSingles } from './spelling/by-rule.ts';
import { type AnswerReason, answerReason, type Explanation, explained } from './spelling/reason.ts';
import { slipsOf, soundsOfLetters } from './spelling/slips.ts';
import { joinedSlip, reasonOfForeign, reasonsOf, reasonsOfWrong } from './spelling/why-wrong.ts';
import { type DifferencePiece, type SpellingDifference, spellingDifference } from './spelling-difference.ts';

/** A word as `judgeTyped` receives it. */
export type TypedWord = {
  /** Plain letters in full spelling. */
  hebrew: string;
  /** The same letters with niqqud, where known: shows which letters sound alike in their position, and has synonyms. */
  pronunciation?: string | null | undefined;
  /** Other accepted spellings, plain letters. */
  variants?: readonly string[] | null | undefined;
  /** Translation: it is named when it was typed itself. */
  russian?: string | null | undefined;
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

/** Without a reason when the answer is exact. */
export type TypedJudgement = Explanation & {
  verdict: TypedVerdict;
  /** The spelling the answer is compared with: the word's own, or the accepted one that is nearest. */
  spelling: string;
  /** Letter by letter, in reading order; all pieces are equal when the answer is exact or accepted. */
  pieces: DifferencePiece[];
  /** The form of the asked word that was typed instead; missing when it is none. */
  otherForm?: WordFormKey;
  /** What was typed, where it is a word of a premium lesson or a form of one: who may open it reads it (`explainNamed`). */
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
  if (answer === own) return { verdict: 'exact', spelling: own, pieces: equal(own), ...explained() };
  const variants = (word.variants ?? []).map(comparableHebrew).filter((variant) => variant !== '');
  if (
    variants.includes(answer) ||
    acceptedSpellings(word, { words: known }).includes(answer) ||
    isDoubledYod(answer, own, word, known)
  ) {
    const reason = acceptedReason(answer, own);
    return { verdict: 'accepted', spelling: answer, pieces: equal(answer), ...explained(reason) };
  }
  if (![...answer].some(isHebrewLetter)) {
    const { pieces } = differenceOf(answer, own);
    const reason = reasonOfForeign(typed, word);
    return { verdict: 'wrong', spelling: own, pieces, ...(reason ? explained(reason) : explained()) };
  }
  if (isSynonym(answer, word)) {
    const { pieces } = differenceOf(answer, own);
    return { verdict: 'synonym', spelling: own, pieces, ...explained(answerReason('synonym')) };
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
  const slips = slipsOf(pieces, soundsOfLetters(spelling, word));
  const joined = joinedSlip(answer, spelling);
  const isNear =
    edits === 1 && ([...spelling].length > shortWordLetters || slips.every(({ isNamed }) => isNamed));
  const areNamed = edits <= mostNamedSlips && slips.every(({ isNamed }) => isNamed);
  if (joined) return { verdict: 'near', spelling, pieces, ...explained(...reasonsOf([joined, ...slips])) };
  if (isNear || areNamed) return { verdict: 'near', spelling, pieces, ...explained(...reasonsOf(slips)) };
  const reasons = reasonsOfWrong(answer, spelling, { pieces, slips });
  return { verdict: 'wrong', spelling, pieces, ...explained(...reasons) };
}

/** The rules of the Academy decide about vowel letters; ו and י are doubled in one book and single in the next. */
const acceptedReason = (answer: string, own: string): AnswerReason =>
  answer.length > own.length || withSingles(answer) === withSingles(own)
    ? answerReason('alsoWritten', own)
    : answerReason('accepted', own);

/**
 * What is said where the exact spelling, one that the word lists or one by the rules is right (SPEC's TYPE and quiz) and
 * the learner's was none: as `judgeTyped` explains it, except that another spelling in use is not called right.
 */
export function explainTyped(typed: string, word: TypedWord): Explanation {
  const { verdict, reason, reasons } = judgeTyped(typed, word);
  return verdict === 'accepted'
    ? explained(answerReason('otherSpelling', comparableHebrew(word.hebrew)))
    : { reason, reasons };
}

/** What the answer is, when it is another form of the word or another word of the course. */
function otherWord(
  answer: string,
  own: string,
  word: TypedWord,
  known: KnownWords,
): (Explanation & Pick<TypedJudgement, 'otherForm' | 'unnamed'>) | undefined {
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
  if (ownForm) {
    const reason = answerReason('otherForm', answer, nameOfWordForm(ownForm));
    return { ...explained({ ...reason, form: ownForm }), otherForm: ownForm };
  }
  if (isOwn) return explained(answerReason('ownForm', answer));
  const rankOf = ({ of, key }: KnownForm) => (of ? 2 : 0) + (key === 'word' ? 1 : 0);
  const [other] = [...found].sort((a, b) => rankOf(b) - rankOf(a));
  if (!other || other.of?.word === own) return undefined;
  const { of, key } = other;
  if (!of) return { ...explained(answerReason('unnamedWord', answer)), unnamed: answer };
  return explainNamed(answer, { russian: of.russian, isForm: key !== 'word' });
}

/** Says what a typed answer is: another word, or a form of another one, by its translation. */
export function explainNamed(
  typed: string,
  { russian, isForm }: { russian: string; isForm: boolean },
): Explanation {
  const meaning = firstMeaning(russian);
  return explained(answerReason(isForm ? 'formOfOther' : 'otherWord', typed, meaning));
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
