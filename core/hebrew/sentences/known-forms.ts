import { introducedTenses } from '../../forms/teaching-order.ts';
import { tenseOf } from '../../forms/verb-form.ts';
import type { LessonContent, WordContent } from '../../lesson/content.ts';
import { type FormKey, formKeys } from '../conjugation/forms.ts';
import type { VerbBook } from '../conjugation/verb.ts';
import { type TaughtForm, taughtForms } from '../forms/taught-forms.ts';
import { stripNiqqud } from '../niqqud.ts';
import { particlesOf, withParticles } from './prefixes.ts';
import { heardWords, wordsApart, writtenWords } from './written-words.ts';

/** Key of the lesson from which particles are written before words, and of that from which prepositions have all persons. */
export const particlesLesson = 'glued-prefixes';
export const personsLesson = 'endings-they';

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
  /** Every way to read a written word, plain letters; none for one that is not known yet. */
  read(letters: string): Reading[];
};

type Entry = Pick<Reading, 'form' | 'word' | 'lesson' | 'part'>;

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

const isVerbForm = (key: string): key is FormKey => formKeys.some((one) => one === key);

/** Nothing is known at first; `published` are the keys of all lessons of the course. */
export function createKnownForms(verbs: VerbBook, published: ReadonlySet<string>): KnownForms {
  const byLetters = new Map<string, Entry[]>();
  const reached = new Set<string>();
  const isReached = (lesson: string) => !published.has(lesson) || reached.has(lesson);

  function add(entry: Entry): void {
    const known = byLetters.get(entry.form.letters);
    if (known) known.push(entry);
    else byLetters.set(entry.form.letters, [entry]);
  }

  function isTaughtYet({ form: { key } }: Entry): boolean {
    if (key.startsWith('preposition.')) return isReached(personsLesson);
    const tense = isVerbForm(key) ? tenseOf(key) : null;
    return tense === null || introducedTenses(published, reached).includes(tense);
  }

  const knownAs = (letters: string): Entry[] => (byLetters.get(letters) ?? []).filter(isTaughtYet);

  function behind(letters: string, cut: number): Reading[] {
    const particles = particlesOf(letters.slice(0, cut));
    const rest = letters.slice(cut);
    if (!particles || rest.length < 2) return [];
    const entries = [...knownAs(rest), ...(rest.startsWith('וו') ? knownAs(rest.slice(1)) : [])];
    return entries.flatMap((entry) =>
      withParticles(particles, entry.form)
        .filter(({ pointed }) => stripNiqqud(pointed) === letters)
        .map((it) => ({ ...entry, ...it, particles })),
    );
  }

  return {
    reach(lesson) {
      reached.add(lesson.key);
      for (const word of lesson.words) {
        for (const taught of taughtForms(word, verbs)) {
          for (const [part, form] of apart(taught).entries()) add({ form, word, lesson: lesson.key, part });
        }
      }
    },
    read(letters) {
      const plain = knownAs(letters).map(
        (entry): Reading => ({
          ...entry,
          pointed: entry.form.pointed,
          transcription: entry.form.transcription,
          particles: [],
        }),
      );
      if (!isReached(particlesLesson)) return plain;
      return [...plain, ...[1, 2, 3, 4].flatMap((cut) => behind(letters, cut))];
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
