import type { SectionContent } from '../lesson/content.ts';
import type { RuleContent } from './content.ts';

/** Where a rule comes in the course: place of its lesson, and of the word before which it comes; -1 at the start. */
export type RulePlace = { lesson: number; word: number };

const lessonsOf = (sections: readonly SectionContent[]) =>
  sections.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));

/** Returns where a rule comes; undefined when the course has no such lesson, or the lesson no such word. */
export function rulePlaces(
  sections: readonly SectionContent[],
): (rule: Pick<RuleContent, 'lesson' | 'before'>) => RulePlace | undefined {
  const places = new Map(
    lessonsOf(sections).map(({ key, words }, lesson) => [
      key,
      { lesson, words: new Map(words.map((word, at) => [word.key, at])) },
    ]),
  );
  return ({ lesson, before }) => {
    const place = places.get(lesson);
    if (!place) return undefined;
    const word = before === undefined ? -1 : place.words.get(before);
    return word === undefined ? undefined : { lesson: place.lesson, word };
  };
}

export const comparePlaces = (a: RulePlace, b: RulePlace): number => a.lesson - b.lesson || a.word - b.word;

/** The rules in the order in which a learner meets them; those without a place come last. */
export function inCourseOrder(
  rules: readonly RuleContent[],
  sections: readonly SectionContent[],
): RuleContent[] {
  const placeOf = rulePlaces(sections);
  const last: RulePlace = { lesson: Number.MAX_SAFE_INTEGER, word: 0 };
  return rules.toSorted((a, b) => comparePlaces(placeOf(a) ?? last, placeOf(b) ?? last));
}
