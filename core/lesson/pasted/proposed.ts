import { hasNiqqud } from '../../hebrew/niqqud.ts';
import { isPointed } from '../../hebrew/reading/points.ts';
import { draftTranscription } from '../../hebrew/reading/read-niqqud.ts';
import { pastedTexts as texts } from '../../texts/admin/course/pasted.ts';
import type { WordContent } from '../content.ts';

/** What the course says about a word that it has. */
export type TaughtWord = Pick<
  WordContent,
  'hebrew' | 'pronunciation' | 'transcription' | 'russian' | 'gender' | 'plural' | 'feminine'
>;

/** Of more words at once nothing is looked up. */
export const maxTaughtAtOnce = 200;

/** The words of the course with these letters. */
export type Taught = (letters: string) => readonly TaughtWord[];

/** Looks words up among those that were read. */
export function taughtAmong(words: readonly TaughtWord[]): Taught {
  return (letters) => words.filter(({ hebrew }) => hebrew === letters);
}

/** What is written about a word; an empty text where it is not. */
export type Written = Pick<WordContent, 'hebrew' | 'pronunciation' | 'transcription' | 'russian'>;

/** What is proposed for the rest, and what its author should look at, a sentence each. */
export type Proposed = Partial<Omit<TaughtWord, 'hebrew' | 'russian'>> & { doubts: string[] };

/**
 * What can be said about a word beyond what is written: by a word of the course with the same letters, otherwise the
 * reading of its niqqud. What is written is never changed. Certain is only the word whose translation is the same.
 */
export function proposedFor(written: Written, taught: Taught): Proposed {
  const found = ofCourse(written, taught(written.hebrew));
  if (found) return found;
  const { pronunciation, transcription } = written;
  const canBeRead = transcription === '' && hasNiqqud(pronunciation) && isPointed(pronunciation);
  return canBeRead
    ? { transcription: draftTranscription(pronunciation), doubts: [texts.byRule] }
    : { doubts: [] };
}

function ofCourse(written: Written, all: readonly TaughtWord[]): Proposed | undefined {
  const agreeing = all.filter((word) => agrees(written, word));
  const same = agreeing.filter(({ russian }) => sharesMeaning(russian, written.russian));
  const [word, ...others] = same.length > 0 ? same : agreeing;
  if (!word) return undefined;
  const { hebrew: _, russian, ...rest } = word;
  const otherReadings = new Set(
    others.map(({ pronunciation }) => pronunciation).filter((it) => it !== word.pronunciation),
  );
  const doubts: string[] = [];
  if (otherReadings.size > 0) doubts.push(texts.alsoRead(word.pronunciation, [...otherReadings]));
  else if (same.length === 0) doubts.push(texts.fromOther(russian));
  // Gender and forms belong to the meaning: another one may have others.
  const { pronunciation, transcription } = rest;
  return { ...(same.length > 0 ? rest : { pronunciation, transcription }), doubts };
}

/** Nothing that is written contradicts the word. */
const agrees = (written: Written, taught: TaughtWord): boolean =>
  hasNiqqud(taught.pronunciation) &&
  (written.pronunciation === '' || written.pronunciation === taught.pronunciation) &&
  (written.transcription === '' || written.transcription === taught.transcription);

const meanings = (russian: string): string[] =>
  russian
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/\([^()]*\)/g, '')
    .split(/[,;]/)
    .map((it) => it.trim())
    .filter((it) => it !== '');

function sharesMeaning(one: string, other: string): boolean {
  const known = meanings(one);
  return meanings(other).some((it) => known.includes(it));
}
