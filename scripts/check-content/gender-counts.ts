import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { listenerOf, type Side, speakerOf } from '../../core/hebrew/sentences/genders.ts';
import { createKnownForms, type KnownForms } from '../../core/hebrew/sentences/known-forms.ts';
import type { Gender, LessonContent, SentenceContent } from '../../core/lesson/content.ts';
import { formsOf } from '../../core/lesson/sentences/sentence-forms.ts';

/** Sentences by who they are about: a man, a woman, both because they have two forms, or anybody. */
export type GenderCount = Record<Gender | 'both' | 'any', number>;
/** Of "I", and of "you" to one person. */
export type GenderCounts = { said: GenderCount; told: GenderCount };

const nobody = (): GenderCount => ({ m: 0, f: 0, both: 0, any: 0 });

/** Counts the different sentences of the lessons. "You" is found by its pronoun, endings, verb forms and orders. */
export function countGenders(lessons: readonly LessonContent[], verbs: VerbBook): GenderCounts {
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  for (const lesson of lessons) known.reach(lesson);
  const counts: GenderCounts = { said: nobody(), told: nobody() };
  const sentences = lessons.flatMap(({ words, proofs = [] }) => [
    ...words.flatMap(({ examples = [] }) => examples),
    ...proofs,
  ]);
  for (const sentence of new Map(sentences.map((one) => [one.pronunciation, one])).values()) {
    const [said, told] = [sideOf(sentence, known, speakerOf), sideOf(sentence, known, listenerOf)];
    if (said) counts.said[said] += 1;
    if (told) counts.told[told] += 1;
  }
  return counts;
}

/** The gender of somebody in both forms of a sentence; undefined where nobody is there. */
function sideOf(
  sentence: SentenceContent,
  known: KnownForms,
  who: (form: SentenceContent, known: KnownForms) => Side,
): Side | 'both' {
  const sides = formsOf<SentenceContent, SentenceContent>(sentence).map((form) => who(form, known));
  return sides.includes('m') && sides.includes('f')
    ? 'both'
    : (sides.find((side) => side !== 'any') ?? sides[0]);
}

/** Two lines for the report: of "you", how often it is a woman. */
export function printGenderCounts({ said, told }: GenderCounts): string {
  const row = (name: string, { m, f, both, any }: GenderCount) =>
    `${name}: ${m} by or to a man, ${f} a woman, ${both} both, ${any} anybody`;
  return [row('Sentences with «я»', said), `${row('with «ты»', told)}; to women ${shareOfWomen(told)}`].join(
    '\n',
  );
}

/** How many of the sentences with a gender are a woman's; one with two forms is heard as often in each. */
export function shareOfWomen({ m, f, both }: GenderCount): string {
  const all = m + f + both * 2;
  return all === 0 ? '–' : `${Math.round(((f + both) * 100) / all)} %`;
}
