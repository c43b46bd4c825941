import type { WordFormKey } from '../forms/taught-forms.ts';
import type { Ending } from './endings.ts';
import type { LexiconWord } from './lexicon.ts';

/**
 * How unlikely a reading is, 0 for a word as it stands in its source; readings are ordered by the sum. Chosen by the
 * readings of the commonest spellings (test/data/reading) and by the generated forms of the course.
 */
export const costs = {
  /** Each particle. */
  particle: { ו: 0.6, ה: 0.6, ב: 0.7, ל: 0.7, מ: 0.9, כ: 1.1, ש: 0.7, כש: 0.8 } as Readonly<
    Record<string, number>
  >,
  /** A word that is seldom written with it: an article before לאט, a preposition before a participle. */
  unusual: 1.5,
  /** A spelling that the rules allow, but the course has not. */
  spelling: 1.2,
  owner: 1,
  construct: 0.8,
  /** A plural or feminine that the source has not. */
  regular: 1.2,
  /** What is done (סגור) is met on every door; names of doing are mostly words of their own. */
  derived: { done: 0.3, name: 1.4 },
  /** The rarest word of its source: a dictionary has many that nobody meets. */
  rarity: { course: 0.5, own: 0, name: 0.9, dictionary: 1.5, rule: 0.5 },
  /** A later source. A name comes behind every word of the course, but before one with a particle. */
  source: { course: 0, own: 0.1, name: 0.65, dictionary: 0.7, rule: 0.9 },
  /** Forms that are meant less often than others of the same letters, by their keys; the first pattern counts. */
  form: [
    [/^imperative\.sg\.m$/, 0.4],
    [/^imperative/, 1],
    // You and we, by the first letter: תקווה is hope before it is «you will hope».
    [/^future\.(?:2|3sg\.f|1pl)/, 0.7],
    [/^future/, 0.3],
    // Spelled like a noun: עזרה.
    [/^past\.3sg\.f$/, 0.5],
    // Several women.
    [/2pl\.f$/, 1.2],
    [/^feminine$/, 0.4],
    [/^joined$/, 0.1],
  ] as readonly (readonly [key: RegExp, cost: number])[],
  /** An order behind ו. */
  order: 0.4,
  /** A form of a word that is no verb, before another word that is spelled so. */
  inflected: 0.15,
  otherSpelling: 0.4,
  /** מש and לכש stand before clauses. */
  since: 2,
} as const;

const prepositions = 'בלכמ';

type Behind = { word: LexiconWord; key: WordFormKey; ending: Ending | null };

/** What the particles cost before a form; undefined where they cannot stand there. */
export function costOfParticles(
  particles: readonly string[],
  { word, key, ending }: Behind,
): number | undefined {
  const last = particles.at(-1);
  if (last === undefined) return 0;
  const isSince = particles.some((one, at) => one !== 'ו' && particles[at + 1]?.endsWith('ש'));
  const sum =
    particles.reduce((all, one) => all + (costs.particle[one] ?? 1), 0) + (isSince ? costs.since : 0);
  if (last === 'ה') return addTo(sum, costBehindArticle(word, key, ending));
  if (prepositions.includes(last)) return addTo(sum, costBehindPreposition(word, key));
  if (!key.startsWith('imperative')) return sum;
  return last === 'ו' ? sum + costs.order : undefined;
}

const addTo = (sum: number, more: number | undefined): number | undefined =>
  more === undefined ? undefined : sum + more;

const isOfPerson = (key: WordFormKey): boolean => key.startsWith('preposition.');

/** An article stands before nouns, adjectives and participles, and neither before «of» nor before «my», nor before names. */
function costBehindArticle(
  { kind, name }: LexiconWord,
  key: WordFormKey,
  ending: Ending | null,
): number | undefined {
  if (name) return undefined;
  if (ending?.kind === 'owner' || ending?.kind === 'construct' || key === 'joined') return undefined;
  if (kind === 'preposition' || isOfPerson(key)) return undefined;
  if (kind === 'verb') return key.startsWith('present.') ? 0.2 : undefined;
  return kind === 'other' ? 0.4 : 0;
}

function costBehindPreposition({ kind, name }: LexiconWord, key: WordFormKey): number | undefined {
  if (name) return 0;
  if (isOfPerson(key)) return undefined;
  if (kind === 'verb') return key.startsWith('present.') ? costs.unusual : undefined;
  if (kind === 'preposition') return costs.unusual;
  return kind === 'other' ? 0.3 : 0;
}

/** True where an article may be heard that is not written. */
export const hidesArticle = (particles: readonly string[], { word, key, ending }: Behind): boolean =>
  'בלכ'.includes(particles.at(-1) ?? '-') &&
  (word.kind === 'noun' || word.kind === 'adjective') &&
  key !== 'joined' &&
  (ending === null || ending.kind === 'plural' || ending.kind === 'feminine');
