import type { Word } from '../contracts/catalogue.ts';
import { type CannedLesson, type CannedWord, cannedCourse } from './canned-course.ts';

/**
 * Ids of canned rows begin here, near the end of what a row's id may be: no row of a database comes so far, so that a
 * canned lesson is never taken for a real one, whoever answers.
 */
export const firstCannedId = 2_000_000_000;

export const isCannedId = (id: unknown): boolean => typeof id === 'number' && id >= firstCannedId;

export type MockLesson = CannedLesson & {
  id: number;
  subsectionId: number;
  section: string;
  subsection: string;
  wordRows: readonly Word[];
};

type Place = { section: string; subsection: string; subsectionId: number };

let lastId = firstCannedId;
const nextId = () => ++lastId;

/** The canned course with ids, in its own order; the same at each start. */
export const mockSections = cannedCourse.map((section) => ({
  ...section,
  id: nextId(),
  subsections: section.subsections.map((subsection) => {
    const subsectionId = nextId();
    const place: Place = { section: section.name, subsection: subsection.name, subsectionId };
    return {
      ...subsection,
      id: subsectionId,
      lessons: subsection.lessons.map((lesson) => mockLesson(lesson, place)),
    };
  }),
}));

function mockLesson(lesson: CannedLesson, place: Place): MockLesson {
  const id = nextId();
  return { ...lesson, ...place, id, wordRows: lesson.words.map(wordRow) };
}

function wordRow({ audio, gender, plural, feminine, variants, ...word }: CannedWord): Word {
  return {
    ...word,
    id: nextId(),
    gender: gender ?? null,
    plural: plural ?? null,
    feminine: feminine ?? null,
    variants: [...(variants ?? [])],
    audio: `/audio/${audio}.mp3`,
  };
}

export const mockLessons: readonly MockLesson[] = mockSections.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons),
);

export const mockWords: readonly Word[] = mockLessons.flatMap(({ wordRows }) => wordRows);

/** A lesson as catalogues list it. */
export function summaryOf(lesson: MockLesson) {
  return {
    id: lesson.id,
    name: lesson.name,
    description: lesson.description,
    topic: lesson.topic,
    level: 'A1',
    lesson_number: mockLessons.indexOf(lesson) + 1,
    is_free: lesson.isFree,
    author_name: null,
    author_link: null,
    words_count: lesson.words.length,
  };
}

/** The catalogue with each lesson in the shape that the caller wants. */
export function sectionsOf<L>(lessonOf: (lesson: MockLesson) => L) {
  return mockSections.map(({ id, name, description, iconEmoji, subsections }) => ({
    id,
    name,
    description,
    icon_emoji: iconEmoji,
    subsections: subsections.map((subsection) => ({
      id: subsection.id,
      name: subsection.name,
      icon_emoji: subsection.iconEmoji,
      icon_bg_color: subsection.iconBgColor,
      lessons: subsection.lessons.map(lessonOf),
    })),
  }));
}
