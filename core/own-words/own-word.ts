import { hasNiqqud, stripNiqqud } from '../hebrew/niqqud.ts';
import { isPointed } from '../hebrew/reading/points.ts';
import { draftTranscription } from '../hebrew/reading/read-niqqud.ts';
import { cleanText } from '../lesson/course-file/clean-text.ts';
import { withPlainMarks } from '../text/visible.ts';
import { maxOwnHebrew, maxOwnPronunciation, maxOwnRussian, maxOwnSentence } from './limits.ts';
import type { OwnProblem } from './problems.ts';

/** A word as the learner wrote it. */
export type WrittenWord = {
  hebrew: string;
  russian: string;
  /** '' leaves the niqqud out; missing: that of `hebrew`, where it has any. */
  pronunciation?: string | undefined;
  sentence?: string | undefined;
};

/** A word as it is kept. */
export type OwnWordText = {
  /** Plain letters, single spaces, and a geresh or quotes inside a word. */
  hebrew: string;
  /** The same with niqqud; '' where it is not known whole, and then `transcription` is '', too. */
  pronunciation: string;
  transcription: string;
  russian: string;
  /** In which it was met. */
  sentence: string | null;
};

/** A niqqud of the course for the same letters. */
export type KnownNiqqud = Pick<OwnWordText, 'pronunciation' | 'transcription'>;

export type ReadWord = { ok: true; word: OwnWordText } | { ok: false; problem: OwnProblem };

/** Cantillation and meteg: no part of niqqud as it is taught. */
const cantillation = /[\u0591-\u05af\u05bd\u05c4\u05c5]/gu;
const hebrewOnly = /^[א-ת'"]+(?: [א-ת'"]+)*$/u;

/** The Hebrew of a word, with its niqqud where it has any: a hyphen is a space, marks around the word go. */
const ownHebrew = (text: string): string =>
  withPlainMarks(cleanText(text, 'hebrew').replace(cantillation, ''));

/** Its plain letters, by which it is looked up. */
export const ownSpelling = (text: string): string => stripNiqqud(ownHebrew(text));

/** The Russian of a word, in one line. */
export const ownRussian = (text: string): string => cleanText(text, 'gloss');

/**
 * Reads a word that a learner keeps for themselves: none of the rules of the course hold, but that it is Hebrew with
 * a translation. `known` are the niqqudim that the course has for its letters: the only one is taken where the learner
 * has said nothing.
 */
export function readOwnWord(written: WrittenWord, known: readonly KnownNiqqud[] = []): ReadWord {
  const given = ownHebrew(written.hebrew);
  const hebrew = stripNiqqud(given);
  const russian = ownRussian(written.russian);
  const sentence = cleanText(written.sentence ?? '', 'word');
  const pronunciation = ownHebrew(written.pronunciation ?? (hasNiqqud(given) ? given : ''));
  const problem =
    hebrewProblem(hebrew) ??
    russianProblem(russian) ??
    niqqudProblem(pronunciation, hebrew) ??
    (sentence.length > maxOwnSentence ? 'sentence-too-long' : undefined);
  if (problem) return { ok: false, problem };
  const isOpen = written.pronunciation === undefined && pronunciation === '';
  const niqqud = isOpen ? onlyOne(known) : niqqudOf(pronunciation, known);
  return { ok: true, word: { hebrew, ...niqqud, russian, sentence: sentence === '' ? null : sentence } };
}

const unknown: KnownNiqqud = { pronunciation: '', transcription: '' };

const onlyOne = (known: readonly KnownNiqqud[]): KnownNiqqud => {
  const [first, ...others] = known;
  return first && others.every((it) => it.pronunciation === first.pronunciation)
    ? { pronunciation: first.pronunciation, transcription: first.transcription }
    : unknown;
};

/** The transcription is that of the course for the same niqqud: it knows the stress. Half a niqqud is none. */
function niqqudOf(pronunciation: string, known: readonly KnownNiqqud[]): KnownNiqqud {
  if (!hasNiqqud(pronunciation) || !isPointed(pronunciation)) return unknown;
  const taught = known.find((it) => it.pronunciation === pronunciation);
  return { pronunciation, transcription: taught?.transcription ?? draftTranscription(pronunciation) };
}

function hebrewProblem(hebrew: string): OwnProblem | undefined {
  if (!/[א-ת]/u.test(hebrew)) return 'no-hebrew';
  if (!hebrewOnly.test(hebrew)) return 'not-only-hebrew';
  return hebrew.length > maxOwnHebrew ? 'hebrew-too-long' : undefined;
}

function russianProblem(russian: string): OwnProblem | undefined {
  if (!/\p{L}/u.test(russian)) return 'no-russian';
  return russian.length > maxOwnRussian ? 'russian-too-long' : undefined;
}

function niqqudProblem(pronunciation: string, hebrew: string): OwnProblem | undefined {
  if (pronunciation === '') return undefined;
  const isSame = stripNiqqud(pronunciation) === hebrew && pronunciation.length <= maxOwnPronunciation;
  return isSame ? undefined : 'niqqud-other-letters';
}

/** Other spellings that count as typed right: a keyboard may have no geresh. */
export function ownVariants(hebrew: string): string[] {
  const plain = hebrew.replace(/['"]/gu, '');
  return plain === hebrew || plain === '' ? [] : [plain];
}
