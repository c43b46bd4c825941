import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { LessonContent, SectionContent, SubsectionContent } from '../core/lesson/content.ts';
import type { Db } from './connection/client.ts';
import { refreshSounds } from './course/refresh-sounds.ts';
import { renumberLessons } from './course/renumber.ts';
import { type SoundOf, storedSentences } from './course/sentences.ts';
import { wordColumns } from './course/word-columns.ts';
import { facts, lessons, sections, subsections, words } from './schema/index.ts';

export type Seeded = { isChanged: boolean; lessons: number; words: number };

/**
 * Updates the course in the database to the given content. Rows are known by their keys; a row that an admin changed is
 * left alone but for the names of its sounds, what left the content is deleted softly and comes back with it, learners' rows are never touched.
 * `version` names the content: when it is in the database already, nothing is done.
 */
export async function seedCourse(
  db: Db,
  input: { course: readonly SectionContent[]; audioOf: SoundOf; version: string },
  now: Date,
): Promise<Seeded> {
  const { course, audioOf, version } = input;
  const all = course.flatMap((section) => section.subsections.flatMap((subsection) => subsection.lessons));
  const counts = { lessons: all.length, words: all.reduce((sum, lesson) => sum + lesson.words.length, 0) };
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(facts).where(eq(facts.key, 'course')).for('update');
    if (known?.value === version) return { isChanged: false, ...counts };
    for (const [index, section] of course.entries()) await seedSection(tx, section, index, audioOf, now);
    await retire(tx, lessons, all, now);
    await retire(
      tx,
      subsections,
      course.flatMap((section) => section.subsections),
      now,
    );
    await retire(tx, sections, course, now);
    await renumberLessons(tx);
    await refreshSounds(tx, audioOf);
    await tx
      .insert(facts)
      .values({ key: 'course', value: version })
      .onConflictDoUpdate({ target: facts.key, set: { value: version } });
    return { isChanged: true, ...counts };
  });
}

async function seedSection(tx: Db, section: SectionContent, position: number, audioOf: SoundOf, now: Date) {
  const { key, name, description, iconEmoji } = section;
  const values = { key, name, description, iconEmoji, position, deletedAt: null };
  await tx
    .insert(sections)
    .values(values)
    .onConflictDoUpdate({ target: sections.key, set: values, setWhere: isNull(sections.editedAt) });
  const [row] = await tx.select({ id: sections.id }).from(sections).where(eq(sections.key, key));
  for (const [index, subsection] of section.subsections.entries()) {
    await seedSubsection(tx, subsection, { sectionId: idOf(row), position: index }, audioOf, now);
  }
}

async function seedSubsection(
  tx: Db,
  subsection: SubsectionContent,
  place: { sectionId: number; position: number },
  audioOf: SoundOf,
  now: Date,
) {
  const { key, name, iconEmoji, iconBgColor } = subsection;
  const values = { key, name, iconEmoji, iconBgColor, ...place, deletedAt: null };
  await tx
    .insert(subsections)
    .values(values)
    .onConflictDoUpdate({ target: subsections.key, set: values, setWhere: isNull(subsections.editedAt) });
  const [row] = await tx.select({ id: subsections.id }).from(subsections).where(eq(subsections.key, key));
  for (const lesson of subsection.lessons) await seedLesson(tx, lesson, idOf(row), audioOf, now);
}

async function seedLesson(tx: Db, lesson: LessonContent, subsectionId: number, audioOf: SoundOf, now: Date) {
  const {
    key,
    number,
    name,
    description,
    topic,
    level,
    isFree,
    isDraft,
    template,
    authorName,
    authorLink,
    proofs,
  } = lesson;
  const values = {
    key,
    subsectionId,
    lessonNumber: number,
    position: number,
    name,
    description,
    topic,
    level,
    isFree,
    isPublished: !isDraft,
    template: template ?? null,
    authorName: authorName ?? null,
    authorLink: authorLink ?? null,
    proofs: storedSentences(proofs, audioOf),
    deletedAt: null,
  };
  await tx
    .insert(lessons)
    .values({ ...values, publishedAt: isDraft ? null : now })
    .onConflictDoUpdate({ target: lessons.key, set: values, setWhere: isNull(lessons.editedAt) });
  const [row] = await tx
    .select({ id: lessons.id, editedAt: lessons.editedAt })
    .from(lessons)
    .where(eq(lessons.key, key));
  if (row?.editedAt) return; // an admin's lesson now, with its words
  await seedWords(tx, lesson, idOf(row), audioOf, now);
}

async function seedWords(tx: Db, lesson: LessonContent, lessonId: number, audioOf: SoundOf, now: Date) {
  const rows = lesson.words.map((word, position) => ({
    lessonId,
    key: word.key,
    ...wordColumns(word),
    examples: storedSentences(word.examples, audioOf),
    audioHash: audioOf(word) ?? null,
    position,
  }));
  if (rows.length > 0) {
    await tx
      .insert(words)
      .values(rows)
      .onConflictDoUpdate({
        target: [words.lessonId, words.key],
        set: {
          hebrew: sql`excluded.hebrew`,
          pronunciation: sql`excluded.pronunciation`,
          transcription: sql`excluded.transcription`,
          transcriptionKept: sql`excluded.transcription_kept`,
          russian: sql`excluded.russian`,
          gender: sql`excluded.gender`,
          plural: sql`excluded.plural`,
          feminine: sql`excluded.feminine`,
          variants: sql`excluded.variants`,
          parts: sql`excluded.parts`,
          examples: sql`excluded.examples`,
          audioHash: sql`excluded.audio_hash`,
          position: sql`excluded.position`,
          deletedAt: null,
        },
        setWhere: isNull(words.editedAt),
      });
  }
  const keys = lesson.words.map((word) => word.key);
  await tx
    .update(words)
    .set({ deletedAt: now })
    .where(
      and(
        eq(words.lessonId, lessonId),
        isNull(words.editedAt),
        isNull(words.deletedAt),
        keys.length > 0 ? notInArray(words.key, keys) : undefined,
      ),
    );
}

/** Seeded rows that left the content are deleted; rows made or changed by admins have `editedAt` and stay. */
async function retire(
  tx: Db,
  table: typeof lessons | typeof subsections | typeof sections,
  kept: readonly { key: string }[],
  now: Date,
) {
  const keys = kept.map(({ key }) => key);
  const left = keys.length > 0 ? notInArray(table.key, keys) : undefined;
  await tx
    .update(table)
    .set({ deletedAt: now })
    .where(and(isNull(table.editedAt), isNull(table.deletedAt), left));
}

function idOf(row: { id: number } | undefined): number {
  if (!row) throw new Error('a row that was just written is missing');
  return row.id;
}
