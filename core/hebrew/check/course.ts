import type { LessonContent, SectionContent, SubsectionContent } from '../../lesson/content.ts';
import { hebrewLettersOf } from '../niqqud.ts';
import { error, type Finding, warning } from './finding.ts';
import { aboutLesson, aboutWord, checkLesson, foldGloss, repeats } from './lesson.ts';
import { unkeptPromises } from './promises.ts';
import { sharedGlosses } from './shared-gloss.ts';
import { lacksParts } from './word.ts';

/** The single meanings of a gloss: 'мир, привет' has two. A remark in brackets belongs to each. */
const meaningsOf = (russian: string): string[] => foldGloss(russian).split(/\s*[,;]\s*(?![^(]*\))/);

/** Two words of a subsection that share a meaning: as distractors for each other, both would be right. */
function checkGlosses(subsection: SubsectionContent): Finding[] {
  const meanings = subsection.lessons.flatMap((lesson) =>
    lesson.words.flatMap((word) => meaningsOf(word.russian).map((meaning) => ({ lesson, word, meaning }))),
  );
  return repeats(meanings, ({ meaning }) => meaning)
    .filter(({ item, first }) => item.word !== first.word)
    .map(({ item, first }) => {
      const why = `'${item.meaning}' is also the meaning of ${first.lesson.key}/${first.word.key}`;
      return aboutWord(warning('ambiguous-gloss', why), item.lesson, item.word, 'russian');
    });
}

/** Where lesson names list letters ('Буквы א ב ל'), words up to the last such lesson use no letter not yet listed. */
function checkTaughtLetters(section: SectionContent): Finding[] {
  const lessons = section.subsections.flatMap((subsection) => subsection.lessons);
  const lastListing = lessons.findLastIndex((lesson) => hebrewLettersOf(lesson.name) !== '');
  const taught = new Set<string>();
  return lessons.slice(0, lastListing + 1).flatMap((lesson) => {
    for (const letter of hebrewLettersOf(lesson.name)) taught.add(letter);
    return lesson.words.flatMap((word) => {
      const early = [...hebrewLettersOf(word.hebrew)].filter((letter) => !taught.has(letter));
      return early.length === 0
        ? []
        : [
            aboutWord(
              error('letter-not-taught', `${early.join(' ')} not yet taught`),
              lesson,
              word,
              'hebrew',
            ),
          ];
    });
  });
}

/** Phrases of a course without the line that says what each of their words means: what is shipped has it everywhere. */
export const checkPhrases = (sections: readonly SectionContent[]): Finding[] =>
  sections
    .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
    .flatMap((lesson) =>
      lesson.words.filter(lacksParts).map((word) => {
        const why = `${word.hebrew} has several words: want one part for each`;
        return aboutWord(error('parts-missing', why), lesson, word, 'parts');
      }),
    );

function checkOrder(sections: readonly SectionContent[], lessons: readonly LessonContent[]): Finding[] {
  const findings = lessons.flatMap((lesson, index) =>
    lesson.number === index + 1
      ? []
      : [aboutLesson(error('lesson-number', `number ${lesson.number}, place ${index + 1}`), lesson)],
  );
  for (const { item } of repeats(lessons, (lesson) => lesson.key)) {
    findings.push(aboutLesson(error('key', 'this lesson key stands twice in the course'), item));
  }
  const subsections = sections.flatMap((section) => section.subsections);
  const named = [...repeats(sections, (it) => it.key), ...repeats(subsections, (it) => it.key)];
  for (const { item } of named) {
    findings.push({
      ...error('key', `section or subsection key ${item.key} stands twice`),
      lesson: '',
      word: '',
      field: '',
    });
  }
  return findings;
}

/** What a word is to the words of other lessons: glosses inside a subsection, letters taught so far, duplicate words. */
export function checkAmongLessons(sections: readonly SectionContent[]): Finding[] {
  const subsections = sections.flatMap((section) => section.subsections);
  const lessons = subsections.flatMap((subsection) => subsection.lessons);
  const placed = lessons.flatMap((lesson) => lesson.words.map((word) => ({ lesson, word })));
  const duplicates = repeats(placed, ({ word }) => word.pronunciation).map(({ item, first }) => {
    const why = `${item.word.pronunciation} was taught in ${first.lesson.key} already`;
    return aboutWord(warning('duplicate', why), item.lesson, item.word, 'hebrew');
  });
  return [...subsections.flatMap(checkGlosses), ...sections.flatMap(checkTaughtLetters), ...duplicates];
}

/**
 * Runs every rule that needs nothing but the course itself: each word, each lesson, glosses inside a subsection,
 * letters taught so far, duplicate words, meanings that no note tells apart, what lessons promise, the order of lessons. Pure; works in a browser.
 */
export function checkCourse(sections: readonly SectionContent[]): Finding[] {
  const lessons = sections.flatMap((section) => section.subsections.flatMap((it) => it.lessons));
  const amongLessons = checkAmongLessons(sections);
  const nameOf = ({ lesson, word }: Finding) => `${lesson}/${word}`;
  const ambiguous = new Set(amongLessons.filter(({ rule }) => rule === 'ambiguous-gloss').map(nameOf));
  return [
    ...checkOrder(sections, lessons),
    ...lessons.flatMap(checkLesson),
    ...amongLessons,
    ...sharedGlosses(sections).filter((finding) => !ambiguous.has(nameOf(finding))),
    ...unkeptPromises(sections),
  ];
}
