import { comparableHebrew } from '../hebrew/comparable.ts';
import { areLookAlikes } from '../hebrew/confusions.ts';
import { finalForms } from '../hebrew/letters.ts';
import { soundsOfTranscription } from '../speech/sounds/by-transcription.ts';

/** A word as far as it can be mixed up with another. */
export type ComparedWord = {
  id: number;
  lessonId: number;
  /** Plain letters. */
  hebrew: string;
  /** Cyrillic reading aid. */
  transcription: string;
  russian: string;
  /** The other forms on the card, pointed or plain. */
  plural?: string | null | undefined;
  feminine?: string | null | undefined;
};

/**
 * In what two words are alike, the likeliest to be mixed up first. form: one is another form of the other · look: their
 * letters · sound · meaning: a word of their translations · topic: their lesson.
 */
export const likenesses = ['form', 'look', 'sound', 'meaning', 'topic'] as const;
export type Likeness = (typeof likenesses)[number];

/** What is compared of a word, computed once. */
type Traits = {
  id: number;
  lessonId: number;
  letters: string;
  forms: readonly string[];
  sounds: string;
  meanings: ReadonlySet<string>;
};

/** From this length on words that differ by any one letter, or by any one sound, are alike. */
const longFrom = { letters: 4, sounds: 5 };
/** Words of Russian that say little: shorter ones, and these. */
const tellingLetters = 4;
const commonRussian = new Set(['один', 'одна', 'кого', 'кому', 'чего', 'чему', 'быть', 'предлог']);
/** Sounds that Russian speakers mix up in Hebrew. */
const nearSounds = ['xhk', 'bvp', 'pf', 'sSzc', 'td', 'gk', 'mn', 'ei', 'ou', 'ae', 'ao'];

/** Returns a function that tells in what two words are alike; it remembers what it has compared of each word. */
export function createLikeness(): (a: ComparedWord, b: ComparedWord) => Likeness | undefined {
  const known = new Map<ComparedWord, Traits>();
  const traits = (word: ComparedWord): Traits => {
    const found = known.get(word) ?? traitsOf(word);
    known.set(word, found);
    return found;
  };
  return (a, b) => likenessOf(traits(a), traits(b));
}

function traitsOf({ id, lessonId, hebrew, transcription, russian, plural, feminine }: ComparedWord): Traits {
  const forms = [plural, feminine].flatMap((form) => (form ? [comparableHebrew(form)] : []));
  return {
    id,
    lessonId,
    letters: comparableHebrew(hebrew),
    forms,
    sounds: transcription
      .split(/[\s-]+/u)
      .map(soundsOfTranscription)
      .join('')
      .replaceAll('?', ''),
    meanings: wordsOf(russian),
  };
}

/** The telling words of a translation, without what stands in brackets. */
function wordsOf(russian: string): Set<string> {
  const words = russian
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/\([^)]*\)/gu, ' ')
    .split(/[^а-я]+/u);
  return new Set(words.filter((word) => word.length >= tellingLetters && !commonRussian.has(word)));
}

function likenessOf(a: Traits, b: Traits): Likeness | undefined {
  if (a.id === b.id) return undefined;
  if (a.forms.includes(b.letters) || b.forms.includes(a.letters)) return 'form';
  if (lookAlike(a.letters, b.letters)) return 'look';
  if (soundAlike(a.sounds, b.sounds)) return 'sound';
  if ([...a.meanings].some((word) => b.meanings.has(word))) return 'meaning';
  return a.lessonId === b.lessonId ? 'topic' : undefined;
}

/** The same letters but for one pair that looks alike, two that changed places, or one more, less or other in a long word. */
function lookAlike(a: string, b: string): boolean {
  const difference = onlyDifference(a, b);
  if (!difference) return false;
  const [left, right] = difference;
  if (left.length === 2) return true;
  if (left.length === 1 && right.length === 1 && areLookAlikes(left, right)) return true;
  // A letter and its own final form.
  if (finalForms[left] === right || finalForms[right] === left) return true;
  return Math.min(a.length, b.length) >= longFrom.letters;
}

/** Homophones, and words with one sound that is near, or one more, less or other in a long word. */
function soundAlike(a: string, b: string): boolean {
  if (a === '' || b === '') return false;
  if (a === b) return true;
  const difference = onlyDifference(a, b);
  if (!difference) return false;
  const [left, right] = difference;
  if (left.length === 2) return true;
  const areNear = nearSounds.some((group) => group.includes(left) && group.includes(right));
  const isShort = Math.min(a.length, b.length) < longFrom.sounds;
  if (left.length === 1 && right.length === 1) return areNear && a.length > 2 ? true : !isShort;
  return !isShort;
}

/**
 * What differs when one letter was added, missed out or changed, or two neighbours changed places; undefined when more
 * does, or nothing.
 */
function onlyDifference(a: string, b: string): [string, string] | undefined {
  if (Math.abs(a.length - b.length) > 1 || a === b) return undefined;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  if (left.length <= 1 && right.length <= 1) return [left, right];
  const areSwapped = left.length === 2 && right.length === 2 && left === [...right].reverse().join('');
  return areSwapped ? [left, right] : undefined;
}
