import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { prepositionOf } from '../../core/hebrew/forms/prepositions.ts';
import { taughtForms } from '../../core/hebrew/forms/taught-forms.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { particlesOf } from '../../core/hebrew/sentences/particles.ts';
import { writtenWords } from '../../core/hebrew/sentences/written-words.ts';
import type { LessonContent } from '../../core/lesson/content.ts';

/** A spelling and how often it occurs in film subtitles. */
export type Frequency = { spelling: string; count: number };

/** Rows of a table 'spelling, tab, count'; spellings of Hebrew letters only. */
export function readFrequencies(table: string): Frequency[] {
  return table.split('\n').flatMap((line) => {
    const [spelling = '', count] = line.split('\t');
    return /^[א-ת"׳״']+$/.test(spelling) ? [{ spelling, count: Number(count) }] : [];
  });
}

/** Spellings that lessons teach, and all persons of a preposition as soon as one of its forms is taught. */
export function taughtSpellings(lessons: readonly LessonContent[], verbs: VerbBook): Set<string> {
  const taught = new Set<string>();
  for (const word of lessons.flatMap(({ words }) => words)) {
    for (const { letters, pointed } of taughtForms(word, verbs)) {
      for (const part of writtenWords(letters)) taught.add(part);
      for (const form of prepositionOf(pointed)?.values() ?? []) taught.add(stripNiqqud(form));
    }
  }
  return taught;
}

/** A spelling is taught bare, or behind one to three letters of particles; two letters at least are left. */
export function isTaught(spelling: string, taught: ReadonlySet<string>): boolean {
  if (taught.has(spelling)) return true;
  return [1, 2, 3].some(
    (cut) =>
      spelling.length - cut >= 2 && particlesOf(spelling.slice(0, cut)) && taught.has(spelling.slice(cut)),
  );
}

export type Coverage = {
  lessons: number;
  words: number;
  forms: number;
  /** Share of the tokens whose spelling is taught, 0 to 1. */
  share: number;
  /** Spellings that are not, commonest first. */
  missing: string[];
};

/**
 * How much of everyday Hebrew the lessons cover, after each tenth of them. Homographs count as one spelling; names of
 * film heroes are in the denominator, so 1 cannot be reached.
 */
export function coverageByTenths(
  lessons: readonly LessonContent[],
  frequencies: readonly Frequency[],
  verbs: VerbBook,
): Coverage[] {
  const total = frequencies.reduce((sum, { count }) => sum + count, 0);
  return Array.from({ length: 10 }, (_, tenth) => {
    const learned = lessons.slice(0, Math.round((lessons.length * (tenth + 1)) / 10));
    const taught = taughtSpellings(learned, verbs);
    const missing = frequencies.filter(({ spelling }) => !isTaught(spelling, taught));
    const lost = missing.reduce((sum, { count }) => sum + count, 0);
    return {
      lessons: learned.length,
      words: learned.reduce((sum, { words }) => sum + words.length, 0),
      forms: taught.size,
      share: total === 0 ? 0 : (total - lost) / total,
      missing: missing.map(({ spelling }) => spelling),
    };
  });
}
