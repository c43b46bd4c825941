import type { Word } from '../contracts/catalogue.ts';
import { type CannedLesson, type CannedWord, cannedCourse } from './canned-course.ts';
import { firstCannedId } from './canned-id.ts';

/** The course of one mock: an admin of the mock changes it in place, and its learner sees what is published. */
export type MockCourse = {
  sections: MockSection[];
  /** The last id that a row of it got. */
  lastId: number;
};

export type MockSection = {
  id: number;
  name: string;
  description: string;
  iconEmoji: string;
  subsections: MockSubsection[];
};

export type MockSubsection = {
  id: number;
  name: string;
  iconEmoji: string;
  iconBgColor: string;
  lessons: MockLesson[];
};

export type MockLesson = {
  id: number;
  name: string;
  description: string;
  topic: string;
  level: string;
  lessonNumber: number;
  isFree: boolean;
  isPublished: boolean;
  authorName: string | null;
  authorLink: string | null;
  words: readonly Word[];
  revision: number;
  /** ISO; null while it is as the canned course has it. */
  editedAt: string | null;
};

/** The canned course with ids, in its own order; the same at each start. */
export function createCourse(): MockCourse {
  const course: MockCourse = { sections: [], lastId: firstCannedId };
  let number = 0;
  const lessonRow = ({ words, ...lesson }: CannedLesson): MockLesson => {
    number += 1;
    return {
      ...lesson,
      id: newRowId(course),
      level: 'A1',
      lessonNumber: number,
      isPublished: true,
      authorName: null,
      authorLink: null,
      words: words.map((word) => wordRow(newRowId(course), word)),
      revision: 1,
      editedAt: null,
    };
  };
  course.sections = cannedCourse.map(({ subsections, ...section }) => ({
    ...section,
    id: newRowId(course),
    subsections: subsections.map(({ lessons, ...subsection }) => ({
      ...subsection,
      id: newRowId(course),
      lessons: lessons.map(lessonRow),
    })),
  }));
  return course;
}

export function newRowId(course: MockCourse): number {
  course.lastId += 1;
  return course.lastId;
}

function wordRow(id: number, { audio, gender, plural, feminine, variants, ...word }: CannedWord): Word {
  return {
    ...word,
    id,
    gender: gender ?? null,
    plural: plural ?? null,
    feminine: feminine ?? null,
    variants: [...(variants ?? [])],
    audio: `/audio/${audio}.mp3`,
  };
}

export const subsectionsOf = ({ sections }: MockCourse): MockSubsection[] =>
  sections.flatMap(({ subsections }) => subsections);

/** Drafts too. */
export const everyLesson = (course: MockCourse): MockLesson[] =>
  subsectionsOf(course).flatMap(({ lessons }) => lessons);

/** What learners see, in the order of the course. */
export const lessonsOf = (course: MockCourse): MockLesson[] =>
  everyLesson(course).filter(({ isPublished }) => isPublished);

export const wordsOf = (course: MockCourse): Word[] => lessonsOf(course).flatMap(({ words }) => [...words]);

/** Where a lesson stands. */
export function placeOf(course: MockCourse, lessonId: number) {
  for (const section of course.sections) {
    for (const subsection of section.subsections) {
      if (subsection.lessons.some(({ id }) => id === lessonId)) return { section, subsection };
    }
  }
  throw new Error(`the mock has no lesson ${lessonId}`);
}

/** A lesson as catalogues list it. */
export function summaryOf(lesson: MockLesson) {
  return {
    id: lesson.id,
    name: lesson.name,
    description: lesson.description,
    topic: lesson.topic,
    level: lesson.level,
    lesson_number: lesson.lessonNumber,
    is_free: lesson.isFree,
    author_name: lesson.authorName,
    author_link: lesson.authorLink,
    words_count: lesson.words.length,
  };
}

/** The catalogue of the learners, each lesson in the shape that the caller wants. */
export function sectionsOf<L>(course: MockCourse, lessonOf: (lesson: MockLesson) => L) {
  return course.sections.map(({ id, name, description, iconEmoji, subsections }) => ({
    id,
    name,
    description,
    icon_emoji: iconEmoji,
    subsections: subsections.map((subsection) => ({
      id: subsection.id,
      name: subsection.name,
      icon_emoji: subsection.iconEmoji,
      icon_bg_color: subsection.iconBgColor,
      lessons: subsection.lessons.filter(({ isPublished }) => isPublished).map(lessonOf),
    })),
  }));
}
