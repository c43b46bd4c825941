import { type Binyan, binyanim, type FormKey, type Tense, tenses } from '../hebrew/conjugation/forms.ts';
import { adjectiveKeys, type FormSkill, pluralPatterns } from './skills.ts';

/** The forms of a tense as they are introduced: what one says of oneself and to the other first. */
const teachingOrder: Record<Tense, readonly FormKey[]> = {
  present: ['present.sg.m', 'present.sg.f', 'present.pl.m', 'present.pl.f'],
  past: [
    'past.1sg',
    'past.2sg.m',
    'past.2sg.f',
    'past.1pl',
    'past.3sg.m',
    'past.3sg.f',
    'past.3pl',
    'past.2pl.m',
  ],
  future: [
    'future.1sg',
    'future.2sg.m',
    'future.2sg.f',
    'future.1pl',
    'future.3sg.m',
    'future.3sg.f',
    'future.3pl.m',
    'future.2pl.m',
  ],
  imperative: ['imperative.sg.m', 'imperative.sg.f', 'imperative.pl.m'],
};

/**
 * Keys of the lessons with which tenses come into the course; the present needs none. A course without the lesson
 * introduces the tense together with the one before it.
 */
export const introducedBy: Record<Tense, string | null> = {
  present: null,
  past: 'past-tense',
  future: 'future-tense',
  imperative: 'imperative',
};

/** Keys of the lessons with the numerals of each gender; a course without the second has both in the first. */
export const numeralLessons = { f: 'numbers-1-10', m: 'numbers-masculine' } as const;

/** The genders whose numerals are taught, from the lessons of the course and those that the learner has reached. */
export function taughtNumerals(published: ReadonlySet<string>, reached: ReadonlySet<string>): ('f' | 'm')[] {
  const { f, m } = numeralLessons;
  if (!reached.has(f)) return reached.has(m) ? ['m'] : [];
  return reached.has(m) || !published.has(m) ? ['f', 'm'] : ['f'];
}

/** The tenses that are introduced, from the lessons of the course and those that the learner has reached. */
export function introducedTenses(published: ReadonlySet<string>, reached: ReadonlySet<string>): Tense[] {
  const introduced: Tense[] = [];
  let before = true;
  for (const tense of tenses) {
    const lesson = introducedBy[tense];
    before = lesson === null || (published.has(lesson) ? reached.has(lesson) : before);
    if (before) introduced.push(tense);
  }
  return introduced;
}

/** All verbs skills of the tenses, tense by tense, simple binyanim first. */
export function verbSkills(tensesTaught: readonly Tense[], of: readonly Binyan[] = binyanim): FormSkill[] {
  return tenses
    .filter((tense) => tensesTaught.includes(tense))
    .flatMap((tense) =>
      binyanim
        .filter((binyan) => of.includes(binyan))
        .flatMap((binyan) => teachingOrder[tense].map((key): FormSkill => ({ kind: 'verb', binyan, key }))),
    );
}

/** Skills of nouns, adjectives and numerals in the order in which they are introduced. */
export const nominalSkills: readonly FormSkill[] = [
  ...pluralPatterns.slice(0, 2).map((pattern): FormSkill => ({ kind: 'noun', pattern })),
  { kind: 'adjective', key: 'sg.f' },
  { kind: 'agreement', number: 'sg' },
  ...adjectiveKeys.slice(2).map((key): FormSkill => ({ kind: 'adjective', key })),
  { kind: 'numeral', gender: 'f' },
  { kind: 'numeral', gender: 'm' },
  { kind: 'agreement', number: 'pl' },
  ...pluralPatterns.slice(2).map((pattern): FormSkill => ({ kind: 'noun', pattern })),
];
