import type { LessonContent, SectionContent } from '../../core/lesson/content.ts';
import { sections } from '../../db/content/index.ts';
import { wordsOf } from '../content-files/placed-words.ts';

const wordsPerLesson = 6;
const kept = ['pronouns', 'greetings', 'parents-children', 'relatives-couple', 'drinks-breakfast'];
const premium = 'relatives-couple';
/** Ends with a verb: there one can open a verb's card. */
const withVerb = 'drinks-breakfast';
/** okhel, 'eats' */
export const mockVerbKey = 'okhel';

/** Five lessons of the real course, one of them premium, with six words each: enough to try every view. */
export function mockCourse(): SectionContent[] {
  let number = 0;
  return sections
    .map((section) => ({
      ...section,
      subsections: section.subsections
        .map((subsection) => ({
          ...subsection,
          lessons: subsection.lessons
            .filter(({ key }) => kept.includes(key))
            .map((lesson) => {
              number += 1;
              return {
                ...lesson,
                number,
                isFree: lesson.key !== premium,
                words: keptWords(lesson),
              };
            }),
        }))
        .filter(({ lessons }) => lessons.length > 0),
    }))
    .filter(({ subsections }) => subsections.length > 0);
}

function keptWords({ key, words }: LessonContent) {
  if (key !== withVerb) return words.slice(0, wordsPerLesson);
  const verb = wordsOf(sections).find((word) => word.key === mockVerbKey);
  if (!verb) throw new Error(`the course has no ${mockVerbKey}`);
  return [...words.slice(0, wordsPerLesson - 1), verb];
}
