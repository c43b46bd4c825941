import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { checkAmongLessons } from '../../../core/hebrew/check/course.ts';
import type { SectionContent, WordContent } from '../../../core/lesson/content.ts';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { doubtAt } from '../../../core/lesson/edit.ts';
import type { Db } from '../../connection/client.ts';
import { courseOf } from '../../course/stored.ts';
import { lessons, sections, subsections, words } from '../../schema/index.ts';

/**
 * What is doubtful about a saved lesson among the others. Reads the lessons of its subsection, those that teach the
 * same words, and those of its section that list the letters they teach.
 */
export async function doubtsAmongNeighbours(
  tx: Db,
  lesson: {
    key: string;
    subsection: { id: number; sectionId: number };
    words: readonly Pick<WordContent, 'pronunciation'>[];
  },
): Promise<DraftProblem[]> {
  const course = await readNeighbours(tx, lesson);
  const all = course.flatMap((section) => section.subsections.flatMap((subsection) => subsection.lessons));
  const own = all.find(({ key }) => key === lesson.key);
  const placeOf = new Map(own?.words.map((word, at) => [word.key, at]));
  return checkAmongLessons(course)
    .filter((finding) => finding.lesson === lesson.key)
    .map((finding) => doubtAt(`words.${placeOf.get(finding.word)}.${finding.field}`, finding));
}

type Lesson = Parameters<typeof doubtsAmongNeighbours>[1];

/** The part of the course that decides, in the order of the course. */
async function readNeighbours(tx: Db, { subsection, words: own }: Lesson): Promise<SectionContent[]> {
  const texts = own.map(({ pronunciation }) => pronunciation).filter((text) => text !== '');
  const idsOf = (condition: SQL | undefined) => tx.select({ id: lessons.id }).from(lessons).where(condition);
  const ofSection = tx
    .select({ id: subsections.id })
    .from(subsections)
    .where(eq(subsections.sectionId, subsection.sectionId));
  const listsLetters = sql`${lessons.name} ~ '[א-ת]'`;
  const sameSection = idsOf(and(inArray(lessons.subsectionId, ofSection), listsLetters));
  const alike = tx.select({ id: words.lessonId }).from(words).where(inArray(words.pronunciation, texts));
  // Each of the three is found by an index; joined by "or" they would be looked for in the whole course.
  const ids = idsOf(eq(lessons.subsectionId, subsection.id)).union(sameSection).union(alike);
  const rows = await tx
    .select({ section: sections, subsection: subsections, lesson: lessons, word: words })
    .from(lessons)
    .innerJoin(subsections, eq(subsections.id, lessons.subsectionId))
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .leftJoin(words, and(eq(words.lessonId, lessons.id), isNull(words.deletedAt)))
    .where(and(isNull(lessons.deletedAt), inArray(lessons.id, ids)))
    .orderBy(
      ...[asc(sections.position), asc(sections.id), asc(subsections.position), asc(subsections.id)],
      ...[asc(lessons.position), asc(lessons.id), asc(words.position), asc(words.id)],
    );
  const once = <T extends { id: number }>(list: readonly T[]): T[] => [
    ...new Map(list.map((row) => [row.id, row])).values(),
  ];
  return courseOf({
    sections: once(rows.map(({ section }) => section)),
    subsections: once(rows.map((row) => row.subsection)),
    lessons: once(rows.map(({ lesson }) => lesson)),
    words: rows.flatMap(({ word }) => word ?? []),
  });
}
