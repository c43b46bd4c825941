import { eq, isNull } from 'drizzle-orm';
import type { LessonContent, SectionContent } from '../../core/lesson/content.ts';
import type { Db } from '../connection/client.ts';
import { type SoundOf, storedSentences } from '../course/sentences.ts';
import type { StoredCourse, StoredLesson } from '../course/stored.ts';
import { overwriting } from '../course/write.ts';
import { lessons, sections, subsections } from '../schema/index.ts';
import { orderSiblings, positionSiblings, type Sibling } from './places.ts';
import { isKept } from './plan-words.ts';
import type { Standing } from './standing.ts';

/** Ids by keys. */
export type Ids = Map<string, number>;

export function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`nothing was written under the key ${key}`);
  return id;
}

type Placing = {
  stored: StoredCourse;
  course: readonly SectionContent[];
  standing: Standing;
  audioOf: SoundOf;
};

/** Writes sections, subsections and lessons, and returns the ids of the lessons by their keys. */
export async function writePlaces(tx: Db, placing: Placing, now: Date): Promise<Ids> {
  const { stored, course, standing, audioOf } = placing;
  const siblings = (rows: Sibling[], wanted: readonly string[], placeOf: (key: string) => number) =>
    positionSiblings(orderSiblings(rows, wanted), { standing: rows, placeOf });
  const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
  const rank = (keys: readonly string[]) => (key: string) => keys.indexOf(key);

  const sectionKeys = keysOf(course);
  const sectionPlaces = siblings(standing.sections, sectionKeys, rank(sectionKeys));
  const sectionRows = course.map(({ key, name, description, iconEmoji }) => ({
    ...{ key, name, description, iconEmoji },
    position: sectionPlaces.get(key) ?? 0, // not used of a row that is kept deleted
    deletedAt: null,
  }));
  if (sectionRows.length > 0) {
    await tx
      .insert(sections)
      .values(sectionRows)
      .onConflictDoUpdate({
        target: sections.key,
        set: overwriting(sections, sectionRows),
        setWhere: isNull(sections.editedAt),
      });
  }
  const sectionIds = await idsIn(tx, sections);
  await placeKept(tx, sections, stored.sections, sectionPlaces);

  const inSections = course.map((section) => {
    const id = idIn(sectionIds, section.key);
    const keys = keysOf(section.subsections.filter(({ key }) => !isKeptIn(stored.subsections, key)));
    return { section, id, places: siblings(standing.subsectionsOf(id), keys, rank(keys)) };
  });
  const subsectionRows = inSections.flatMap(({ section, id, places }) =>
    section.subsections.map(({ key, name, iconEmoji, iconBgColor }) => ({
      ...{ key, name, iconEmoji, iconBgColor },
      sectionId: id,
      position: places.get(key) ?? 0,
      deletedAt: null,
    })),
  );
  if (subsectionRows.length > 0) {
    await tx
      .insert(subsections)
      .values(subsectionRows)
      .onConflictDoUpdate({
        target: subsections.key,
        set: overwriting(subsections, subsectionRows),
        setWhere: isNull(subsections.editedAt),
      });
  }
  const subsectionIds = await idsIn(tx, subsections);
  for (const { places } of inSections) await placeKept(tx, subsections, stored.subsections, places);

  const inSubsections = course
    .flatMap((section) => section.subsections)
    .map((subsection) => {
      const id = idIn(subsectionIds, subsection.key);
      const own = subsection.lessons.filter(({ key }) => !isKeptIn(stored.lessons, key));
      const numberOf = new Map(own.map(({ key, number }) => [key, number]));
      const rows = standing.lessonsOf(id);
      return { subsection, id, places: siblings(rows, keysOf(own), (key) => numberOf.get(key) ?? 0) };
    });
  const rowOf = new Map(stored.lessons.map((row) => [row.key, row]));
  const lessonRows = inSubsections.flatMap(({ subsection, id, places }) =>
    subsection.lessons.map((lesson) => ({
      ...lessonColumns(lesson, rowOf.get(lesson.key), audioOf, now),
      subsectionId: id,
      position: places.get(lesson.key) ?? 0,
    })),
  );
  if (lessonRows.length > 0) {
    await tx
      .insert(lessons)
      .values(lessonRows)
      .onConflictDoUpdate({
        target: lessons.key,
        set: overwriting(lessons, lessonRows),
        setWhere: isNull(lessons.editedAt),
      });
  }
  const lessonIds = await idsIn(tx, lessons);
  for (const { places } of inSubsections) await placeKept(tx, lessons, stored.lessons, places);
  return lessonIds;
}

const isKeptIn = (rows: readonly { key: string; editedAt: Date | null }[], key: string): boolean =>
  isKept(rows.find((row) => row.key === key));

function lessonColumns(lesson: LessonContent, row: StoredLesson | undefined, audioOf: SoundOf, now: Date) {
  const isPublished = !lesson.isDraft;
  const { key, number, name, description, topic, level, isFree } = lesson;
  return {
    ...{ key, name, description, topic, level, isFree, isPublished },
    lessonNumber: row?.lessonNumber ?? number,
    template: lesson.template ?? null,
    authorName: lesson.authorName ?? null,
    authorLink: lesson.authorLink ?? null,
    proofs: storedSentences(lesson.proofs, audioOf),
    publishedAt: row?.publishedAt ?? (isPublished ? now : null),
    unpublishedAt: row?.isPublished && !isPublished ? now : (row?.unpublishedAt ?? null),
    lockedAt: row?.isFree && !isFree ? now : (row?.lockedAt ?? null),
    deletedAt: null,
  };
}

/** The id of each row by its key. */
async function idsIn(tx: Db, table: typeof sections | typeof subsections | typeof lessons): Promise<Ids> {
  const rows = await tx.select({ id: table.id, key: table.key }).from(table);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** Rows of admins, and those that are kept for them, take the place between their new neighbours; nothing else of them changes. */
async function placeKept(
  tx: Db,
  table: typeof sections | typeof subsections | typeof lessons,
  rows: readonly { id: number; key: string; position: number }[],
  places: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { id, key, position } of rows) {
    const place = places.get(key);
    if (place === undefined || place === position) continue;
    await tx.update(table).set({ position: place }).where(eq(table.id, id));
  }
}
