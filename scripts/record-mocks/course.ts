import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { LessonContent, SectionContent } from '../../core/lesson/content.ts';
import type { RuleContent } from '../../core/rules/content.ts';
import { dialogues } from '../../db/content/dialogues/index.ts';
import { sections } from '../../db/content/index.ts';
import { rules } from '../../db/content/rules/index.ts';
import { wordsOf } from '../content-files/placed-words.ts';

const wordsPerLesson = 6;
const kept = ['pronouns', 'greetings', 'parents-children', 'relatives-couple', 'drinks-breakfast'];
const premium = 'relatives-couple';
/** Ends with a verb: there one can open a verb's card. */
const withVerb = 'drinks-breakfast';
/** okhel, 'eats' */
export const mockVerbKey = 'okhel';

/** A rule of the free lessons, which the premium one brings here: there one can see a locked rule. */
const premiumRule = 'plural-exceptions';

/** The rules of these lessons. */
export const mockRules = (): RuleContent[] =>
  rules
    .filter(({ lesson }) => kept.includes(lesson))
    .map((rule) => (rule.key === premiumRule ? { ...rule, lesson: premium } : rule));

/** The dialogue of the first greetings, and the one after it, which the premium lesson brings here. */
export const mockDialogues = (): DialogueContent[] => {
  const [first, second] = dialogues.filter(({ lesson }) => lesson === 'greetings' || lesson === 'getting-by');
  if (!first || !second) throw new Error('the course has no dialogues of greetings');
  return [first, { ...second, lesson: premium }];
};

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
