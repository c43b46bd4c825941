import type { SectionContent } from '../../core/lesson/content.ts';
import { sections } from '../../db/content/index.ts';

const wordsPerLesson = 6;
const kept = ['pronouns', 'greetings', 'parents-children', 'relatives-couple', 'drinks-breakfast'];
const premium = 'relatives-couple';

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
                words: lesson.words.slice(0, wordsPerLesson),
              };
            }),
        }))
        .filter(({ lessons }) => lessons.length > 0),
    }))
    .filter(({ subsections }) => subsections.length > 0);
}
