import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/client.ts';
import { audioBlobs, lessons, sections, subsections, words } from '../schema/index.ts';
import { moveWords } from '../seeding/move-words.ts';
import type { CourseOwner, CoursePlan, PlannedRow } from './plan.ts';
import { renumberLessons } from './renumber.ts';
import { type SoundOf, storedSentences } from './sentences.ts';
import type { StoredCourse, StoredWord } from './stored.ts';

export type Writing = {
  /** Of words and sentences. */
  audioOf: SoundOf;
  owner: CourseOwner;
  now: Date;
};

type Owned = { editedAt: Date | null };

/** A written row is not deleted, and belongs to an editor from now on; or to the seed, if the content names it. */
function ownership({ row, isNamed }: PlannedRow<unknown, Owned>, { owner, now }: Writing) {
  const editedAt = owner === 'editor' ? now : isNamed ? null : (row?.editedAt ?? null);
  return { editedAt, deletedAt: null };
}

/** Rows of one statement: with 20 values each they stay far below the 65,535 that the protocol allows. */
const rowsPerStatement = 1000;

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += rowsPerStatement) yield rows.slice(at, at + rowsPerStatement);
}

/** In a conflict the columns that the rows name take their new values; others stay as they are. */
export function overwriting(table: PgTable, rows: readonly object[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in (rows[0] ?? {}));
  return Object.fromEntries(
    columns.map(([name, { name: column }]) => [name, sql`excluded.${sql.identifier(column)}`]),
  );
}

/** The id of each row by its key, kept up to date while rows are written. */
type Ids = Map<string, number>;
type AllIds = { sections: Ids; subsections: Ids; lessons: Ids };

const idsOf = (rows: readonly { id: number; key: string }[]): Ids =>
  new Map(rows.map(({ id, key }) => [key, id]));

function idIn(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`nothing was written under the key ${key}`);
  return id;
}
const remember = (ids: Ids, written: { id: number; key: string }[]): void => {
  for (const { id, key } of written) ids.set(key, id);
};

/**
 * Writes a plan: rows are added, changed in place (ids and learners' progress stay) or deleted softly,
 * each with its owner. A lesson's revision rises when it or a word of it changes. Run it in a transaction.
 */
export async function writePlan(
  tx: Db,
  plan: CoursePlan,
  stored: StoredCourse,
  writing: Writing,
): Promise<void> {
  const ids: AllIds = {
    sections: idsOf(stored.sections),
    subsections: idsOf(stored.subsections),
    lessons: idsOf(stored.lessons),
  };
  await writeSections(tx, plan, ids, writing);
  await writeSubsections(tx, plan, ids, writing);
  await writeLessons(tx, plan, ids, writing);
  await writeWords(tx, plan, ids, writing);
  await deleteRows(tx, plan, writing);
  await raiseRevisions(tx, plan, ids);
  await renumberLessons(tx);
}

async function writeSections(tx: Db, plan: CoursePlan, ids: AllIds, writing: Writing): Promise<void> {
  for (const batch of batches(plan.sections.written)) {
    const rows = batch.map((it) => ({ ...it.values, key: it.name, ...ownership(it, writing) }));
    const set = overwriting(sections, rows);
    const write = tx.insert(sections).values(rows).onConflictDoUpdate({ target: sections.key, set });
    remember(ids.sections, await write.returning({ id: sections.id, key: sections.key }));
  }
}

async function writeSubsections(tx: Db, plan: CoursePlan, ids: AllIds, writing: Writing): Promise<void> {
  for (const batch of batches(plan.subsections.written)) {
    const rows = batch.map((it) => {
      const { section, ...values } = it.values;
      return { ...values, key: it.name, sectionId: idIn(ids.sections, section), ...ownership(it, writing) };
    });
    const set = overwriting(subsections, rows);
    const write = tx.insert(subsections).values(rows).onConflictDoUpdate({ target: subsections.key, set });
    remember(ids.subsections, await write.returning({ id: subsections.id, key: subsections.key }));
  }
}

async function writeLessons(tx: Db, plan: CoursePlan, ids: AllIds, writing: Writing): Promise<void> {
  for (const batch of batches(plan.lessons.written)) {
    const rows = batch.map((it) => {
      const { subsection, ...values } = it.values;
      return {
        ...values,
        proofs: storedSentences(values.proofs, writing.audioOf),
        key: it.name,
        subsectionId: idIn(ids.subsections, subsection),
        publishedAt: it.row?.publishedAt ?? (values.isPublished ? writing.now : null),
        unpublishedAt:
          it.row?.isPublished && !values.isPublished ? writing.now : (it.row?.unpublishedAt ?? null),
        lockedAt: it.row?.isFree && !values.isFree ? writing.now : (it.row?.lockedAt ?? null),
        revision: it.row ? it.row.revision + 1 : 1,
        ...ownership(it, writing),
      };
    });
    const set = overwriting(lessons, rows);
    const write = tx.insert(lessons).values(rows).onConflictDoUpdate({ target: lessons.key, set });
    remember(ids.lessons, await write.returning({ id: lessons.id, key: lessons.key }));
  }
}

async function writeWords(tx: Db, plan: CoursePlan, ids: AllIds, writing: Writing): Promise<void> {
  const uploaded = await findUploads(tx, plan.words.written);
  const moves = plan.words.written.flatMap(({ row, values: { lesson: to, position } }) =>
    row && row.lessonId !== idIn(ids.lessons, to) ? [{ row, to, position }] : [],
  );
  await moveWords(tx, moves, { idOf: (key) => idIn(ids.lessons, key), now: writing.now });
  for (const batch of batches(plan.words.written)) {
    const rows = batch.map((it) => {
      const { lesson, ...values } = it.values;
      return {
        ...values,
        key: it.name.slice(lesson.length + 1),
        lessonId: idIn(ids.lessons, lesson),
        examples: storedSentences(values.examples, writing.audioOf),
        audioHash: writing.audioOf(values) ?? null,
        ...keptFiles(it.row, values, uploaded),
        ...ownership(it, writing),
      };
    });
    const set = overwriting(words, rows);
    await tx
      .insert(words)
      .values(rows)
      .onConflictDoUpdate({ target: [words.lessonId, words.key], set });
  }
}

/** Which of the sounds of words that change were uploaded by a person. */
export async function findUploads(
  tx: Db,
  written: readonly { row?: StoredWord | undefined }[],
): Promise<ReadonlySet<string>> {
  const hashes = written.flatMap(({ row }) => row?.audioBlobHash ?? []);
  if (hashes.length === 0) return new Set();
  const isUpload = and(inArray(audioBlobs.hash, hashes), eq(audioBlobs.provider, 'upload'));
  const found = await tx.select({ hash: audioBlobs.hash }).from(audioBlobs).where(isUpload);
  return new Set(found.map(({ hash }) => hash));
}

/**
 * The sound and picture that a changed word keeps: with other letters none, with other niqqud or stress a recording
 * by a person but not one that was generated from the old.
 */
export function keptFiles(
  row: StoredWord | undefined,
  next: Pick<StoredWord, 'hebrew' | 'pronunciation' | 'transcription'>,
  uploaded: ReadonlySet<string>,
) {
  if (!row) return { audioBlobHash: null, handwritingUploadId: null };
  const isSameWord = row.hebrew === next.hebrew;
  const isSaidAlike = row.pronunciation === next.pronunciation && row.transcription === next.transcription;
  const keepsSound = isSameWord && (isSaidAlike || uploaded.has(row.audioBlobHash ?? ''));
  return {
    audioBlobHash: keepsSound ? row.audioBlobHash : null,
    handwritingUploadId: isSameWord ? row.handwritingUploadId : null,
  };
}

async function deleteRows(tx: Db, plan: CoursePlan, { now, owner }: Writing): Promise<void> {
  const editedAt = owner === 'editor' ? now : null;
  for (const [table, { deleted }] of [
    [words, plan.words],
    [lessons, plan.lessons],
    [subsections, plan.subsections],
    [sections, plan.sections],
  ] as const) {
    const ids = deleted.map(({ id }) => id);
    if (ids.length > 0)
      await tx.update(table).set({ deletedAt: now, editedAt }).where(inArray(table.id, ids));
  }
}

/** Lessons of which only words changed: an editor who has one open must notice it. */
async function raiseRevisions(tx: Db, plan: CoursePlan, ids: AllIds): Promise<void> {
  const written = new Set(plan.lessons.written.map(({ name }) => name));
  const ofWritten = plan.words.written
    .filter(({ values }) => !written.has(values.lesson))
    .map(({ values }) => idIn(ids.lessons, values.lesson));
  const touched = [...new Set([...ofWritten, ...plan.words.deleted.map((word) => word.lessonId)])];
  if (touched.length === 0) return;
  await tx
    .update(lessons)
    .set({ revision: sql`${lessons.revision} + 1` })
    .where(inArray(lessons.id, touched));
}
