import type { VerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { listenerOf, type Side, speakerOf } from '../../core/hebrew/sentences/genders.ts';
import { createKnownForms, type KnownForms } from '../../core/hebrew/sentences/known-forms.ts';
import type { Gender, LessonContent, SentenceContent } from '../../core/lesson/content.ts';
import { formsOf } from '../../core/lesson/sentences/sentence-forms.ts';

/** Sentences by who they are about: a man, a woman, both because they have two forms, or anybody. */
type GenderCount = Record<Gender | 'both' | 'any', number>;
/** Of "I", and of "you" to one person. */
type GenderCounts = { speakers: GenderCount; listeners: GenderCount };

const nobody = (): GenderCount => ({ m: 0, f: 0, both: 0, any: 0 });

/** Counts the different sentences of the lessons. "You" is found by its pronoun, endings, verb forms and orders. */
export function countGenders(lessons: readonly LessonContent[], verbs: VerbBook): GenderCounts {
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  for (const lesson of lessons) known.reach(lesson);
  const counts: GenderCounts = { speakers: nobody(), listeners: nobody() };
  const sentences = lessons.flatMap(({ words, proofs = [] }) => [
    ...words.flatMap(({ examples = [] }) => examples),
    ...proofs,
  ]);
  for (const sentence of new Map(sentences.map((one) => [one.pronunciation, one])).values()) {
    const [speaker, listener] = [sideOf(sentence, known, speakerOf), sideOf(sentence, known, listenerOf)];
    if (speaker) counts.speakers[speaker] += 1;
    if (listener) counts.listeners[listener] += 1;
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
export function printGenderCounts({ speakers, listeners }: GenderCounts): string {
  const row = (name: string, { m, f, both, any }: GenderCount) =>
    `${name}: ${m} by or to a man, ${f} a woman, ${both} both, ${any} anybody`;
  return [
    row('Sentences with «я»', speakers),
    `${row('with «ты»', listeners)}; to women ${shareOfWomen(listeners)}`,
  ].join('\n');
}

/** How many of the sentences with a gender are a woman's; one with two forms is heard as often in each. */
function shareOfWomen({ m, f, both }: GenderCount): string {
  const all = m + f + both * 2;
  return all === 0 ? '–' : `${Math.round(((f + both) * 100) / all)} %`;
}
