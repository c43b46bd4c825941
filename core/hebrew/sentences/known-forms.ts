import { introducedTenses } from '../../forms/teaching-order.ts';
import { tenseOf } from '../../forms/verb-form.ts';
import type { LessonContent, WordContent } from '../../lesson/content.ts';
import { type FormKey, formKeys } from '../conjugation/forms.ts';
import type { VerbBook } from '../conjugation/verb.ts';
import { type TaughtForm, taughtForms } from '../forms/taught-forms.ts';
import { stripNiqqud } from '../niqqud.ts';
import { particlesOf } from './particles.ts';
import { withParticles } from './prefixes.ts';
import { heardWords, wordsApart, writtenWords } from './written-words.ts';

/** Key of the lesson from which particles are written before words, and of that from which prepositions have all persons. */
export const particlesLesson = 'glued-prefixes';
const personsLesson = 'endings-they';

/** One way to read a written word of a sentence. */
export type Reading = {
  /** With its particles. */
  pointed: string;
  transcription: string;
  particles: readonly string[];
  /** What is left without them. */
  form: TaughtForm;
  word: WordContent;
  lesson: string;
  /** Place of the written word in a form of several, from 0. */
  part: number;
};

/** What a learner knows at some place of the course. */
export type KnownForms = {
  /** Goes on to a lesson: its words, and what comes with it, are known from now on. */
  reach(lesson: LessonContent): void;
  /**
   * Every way to read each written word of a sentence, plain letters and the same with niqqud; none for a word that is
   * not known yet. A word of a phrase is known within the whole phrase alone, in its order and with its niqqud; longer
   * phrases come first, and single words after them.
   */
  read(words: readonly string[], pointed: readonly string[]): Reading[][];
};

type Entry = Pick<Reading, 'form' | 'word' | 'lesson' | 'part'>;
type Found = Pick<Reading, 'pointed' | 'transcription' | 'particles'>;

/** A form of several words as one form for each of them. */
function apart(form: TaughtForm): TaughtForm[] {
  const [written, heard] = [wordsApart(form.pointed), heardWords(form.transcription)];
  if (written.length < 2) return [form];
  const letters = writtenWords(form.letters);
  return written.map((pointed, at) => ({
    ...form,
    pointed,
    letters: letters[at] ?? stripNiqqud(pointed),
    transcription: heard.length === written.length ? (heard[at] ?? '') : '',
  }));
}

function addTo<T>(map: Map<string, T[]>, letters: string, one: T): void {
  const known = map.get(letters);
  if (known) known.push(one);
  else map.set(letters, [one]);
}

/** How many letters of particles a word may begin with. */
const cuts = [1, 2, 3, 4];

const plain = ({ pointed, transcription }: TaughtForm): Found => ({ pointed, transcription, particles: [] });

/** The form as it is written behind so many letters of particles, none where these are no particles. */
function behind(form: TaughtForm, letters: string, cut: number): Found[] {
  const particles = particlesOf(letters.slice(0, cut));
  if (!particles || letters.length - cut < 2) return [];
  return withParticles(particles, form)
    .filter(({ pointed }) => stripNiqqud(pointed) === letters)
    .map((it) => ({ ...it, particles }));
}

/** Letters that may be left of a word without so many of particles: of a doubled ו one. */
function restsOf(letters: string, cut: number): string[] {
  const rest = letters.slice(cut);
  return rest.startsWith('וו') ? [rest, rest.slice(1)] : [rest];
}

const isVerbForm = (key: string): key is FormKey => formKeys.some((one) => one === key);

/** Nothing is known at first; `published` are the keys of all lessons of the course. */
export function createKnownForms(verbs: VerbBook, published: ReadonlySet<string>): KnownForms {
  const byLetters = new Map<string, Entry[]>();
  /** Phrases by the letters of their last word, before which no particle but the article is written. */
  const phrases = new Map<string, Entry[][]>();
  const reached = new Set<string>();
  const isReached = (lesson: string) => !published.has(lesson) || reached.has(lesson);

  function isTaughtYet({ form: { key } }: Entry): boolean {
    if (key.startsWith('preposition.')) return isReached(personsLesson);
    const tense = isVerbForm(key) ? tenseOf(key) : null;
    return tense === null || introducedTenses(published, reached).includes(tense);
  }

  const knownAs = (letters: string): Entry[] => (byLetters.get(letters) ?? []).filter(isTaughtYet);

  /** Every way in which a single word is read. */
  function readWord(letters: string): Reading[] {
    const bare = knownAs(letters).map((entry): Reading => ({ ...entry, ...plain(entry.form) }));
    if (!isReached(particlesLesson)) return bare;
    const further = cuts.flatMap((cut) =>
      restsOf(letters, cut)
        .flatMap(knownAs)
        .flatMap((entry) => behind(entry.form, letters, cut).map((it): Reading => ({ ...entry, ...it }))),
    );
    return [...bare, ...further];
  }

  /** Every way in which a written word is this word of a phrase, which is `length` words long. */
  function readPart(entry: Entry, letters: string, length: number): Reading[] {
    const { form, word, part } = entry;
    const bare = form.letters === letters ? [plain(form)] : [];
    // Particles stand before the whole; a compound has its article in the middle: בית הספר.
    const mayHave = part === 0 ? cuts : part === length - 1 && word.gender ? [1] : [];
    const further = isReached(particlesLesson) ? mayHave.flatMap((cut) => behind(form, letters, cut)) : [];
    const found = part === 0 ? further : further.filter(({ particles }) => particles.join() === 'ה');
    return [...bare, ...found].map((it): Reading => ({ ...entry, ...it }));
  }

  /** The phrases that end at a place, each with the readings of its words. */
  function phrasesUpTo(words: readonly string[], end: number): Reading[][][] {
    const last = words[end] ?? '';
    const ends = [last, ...(last.startsWith('ה') ? [last.slice(1)] : [])];
    return ends
      .flatMap((letters) => phrases.get(letters) ?? [])
      .filter((phrase) => phrase.length <= end + 1 && phrase.every(isTaughtYet))
      .map((phrase) =>
        phrase.map((entry, at) => readPart(entry, words[end + 1 - phrase.length + at] ?? '', phrase.length)),
      )
      .filter((phrase) => phrase.every((readings) => readings.length > 0));
  }

  return {
    reach(lesson) {
      reached.add(lesson.key);
      for (const word of lesson.words) {
        for (const taught of taughtForms(word, verbs)) {
          const entries = apart(taught).map(
            (form, part): Entry => ({ form, word, lesson: lesson.key, part }),
          );
          const [last] = entries.slice(-1);
          if (!last) continue;
          if (entries.length === 1) addTo(byLetters, last.form.letters, last);
          else addTo(phrases, last.form.letters, entries);
        }
      }
    },
    read(words, pointed) {
      const found = words.flatMap((_, end) =>
        phrasesUpTo(words, end).map((phrase) => ({ phrase, start: end + 1 - phrase.length })),
      );
      const isMeant = ({ phrase, start }: (typeof found)[number]) =>
        phrase.every((readings, at) => readings.some((it) => it.pointed === pointed[start + at]));
      const inPhrases = (all: typeof found, at: number) =>
        all
          .toSorted((one, other) => other.phrase.length - one.phrase.length)
          .flatMap(({ phrase, start }) => phrase[at - start] ?? []);
      const meant = found.filter(isMeant);
      return words.map((word, at) => {
        const readings = [...inPhrases(meant, at), ...readWord(word)];
        // What is a phrase by its letters alone tells how the phrase is pointed.
        return readings.length > 0 ? readings : inPhrases(found, at);
      });
    },
  };
}

/**
 * Readings without the words of a phrase or compound whose other words are not beside them: of דירה that of שכר דירה
 * only after שכר.
 */
export function inPlace(words: readonly (readonly Reading[])[]): Reading[][] {
  return words.map((readings, at) => {
    const isBeside = (reading: Reading, by: 1 | -1) =>
      (words[at + by] ?? []).some((it) => it.word === reading.word && it.part === reading.part + by);
    const fitting = readings.filter(
      (reading) => !/[\s־]/.test(reading.word.pronunciation) || isBeside(reading, 1) || isBeside(reading, -1),
    );
    return fitting.length > 0 ? fitting : [...readings];
  });
}
