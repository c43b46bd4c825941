import { and, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import type { CourseChange } from '../../../core/lesson/course-file/change.ts';
import { createWordKeys } from '../../../core/lesson/course-file/word-key.ts';
import type { CleanDraft } from '../../../core/lesson/edit.ts';
import { repointedParts } from '../../../core/lesson/phrase.ts';
import type { TemplateType } from '../../../core/lesson/templates.ts';
import type { Db } from '../../connection/client.ts';
import { differences } from '../../course/plan.ts';
import { positionsFor } from '../../course/positions.ts';
import { renumberLessons } from '../../course/renumber.ts';
import { orderedSentences, type SoundOf, storedSentences } from '../../course/sentences.ts';
import { renderedSounds, type StoredLesson, type StoredWord } from '../../course/stored.ts';
import { ownVerbLine } from '../../course/verbs.ts';
import { partContents } from '../../course/word-columns.ts';
import { findUploads, keptFiles, overwriting } from '../../course/write.ts';
import { lessons, words } from '../../schema/index.ts';
import { ownKey } from '../own-key.ts';
import type { EditedWord } from './edited-lesson.ts';

/** A lesson and its words in order, deleted ones too. */
export type StoredLessonRows = { row: StoredLesson; words: readonly StoredWord[] };

export type LessonWriting = {
  /** Checked by the rules of the editor. */
  draft: Omit<CleanDraft, 'words'> & { subsectionId: number };
  words: readonly EditedWord[];
  /** What is there; undefined for a new lesson. */
  stored: StoredLessonRows | undefined;
  template?: TemplateType | undefined;
  /** Names the creation of a new lesson. */
  eventId?: string | undefined;
};

export type WrittenLesson = {
  id: number;
  key: string;
  revision: number;
  /** In the order of the words. */
  wordIds: number[];
  changes: CourseChange[];
};

/**
 * Writes the rows of one lesson that differ: words keep their ids, keys and learners' progress, those that are not
 * named any more are deleted softly, and the revision rises when anything changed. A new lesson, and one that is new
 * to its subsection, goes to its end. Throws 'invalid' with the field of a word id that is not of the lesson.
 */
export async function writeLesson(tx: Db, writing: LessonWriting, now: Date): Promise<WrittenLesson> {
  const row = writing.stored?.row;
  const own = writing.stored?.words ?? [];
  const key = row?.key ?? (await ownKey(tx, lessons));
  const next = await wordRows(tx, writing.words, own);
  const written = next.filter(({ fields }) => fields.length > 0);
  const kept = new Set(next.map((word) => word.row?.id));
  const gone = own.filter(({ id, deletedAt }) => deletedAt === null && !kept.has(id));

  const values = await lessonValues(tx, writing);
  const fields = differences(row, values);
  const isChanged = fields.length + written.length + gone.length > 0;
  const revision = row ? row.revision + (isChanged ? 1 : 0) : 1;
  const id = await writeRow(
    tx,
    { row, key, values, isOwnEdit: fields.length > 0, revision, eventId: writing.eventId },
    now,
  );
  if (row?.subsectionId !== values.subsectionId) await renumberLessons(tx);
  const ids = new Map(own.map((word) => [word.key, word.id]));
  if (written.length > 0) {
    const shared = { lessonId: id, editedAt: now, deletedAt: null };
    const rows = written.map((word) => ({ ...word.values, ...shared, key: word.key }));
    const upsert = { target: [words.lessonId, words.key], set: overwriting(words, rows) };
    const writing = tx.insert(words).values(rows).onConflictDoUpdate(upsert);
    for (const word of await writing.returning({ id: words.id, key: words.key })) ids.set(word.key, word.id);
  }
  if (gone.length > 0) {
    const isGone = inArray(
      words.id,
      gone.map((word) => word.id),
    );
    await tx.update(words).set({ deletedAt: now, editedAt: now }).where(isGone);
  }
  const nameOf = (word: string) => `${key}/${word}`;
  const changes: CourseChange[] = [
    ...(fields.length > 0 ? [changeOf('lesson', key, row, fields)] : []),
    ...written.map((word) => changeOf('word', nameOf(word.key), word.row, word.fields)),
    ...gone.map((word) => ({ ...changeOf('word', nameOf(word.key), word, []), act: 'deleted' as const })),
  ];
  return { id, key, revision, wordIds: next.flatMap((word) => ids.get(word.key) ?? []), changes };
}

function changeOf(
  kind: CourseChange['kind'],
  name: string,
  row: { editedAt: Date | null } | undefined,
  fields: CourseChange['fields'],
): CourseChange {
  return { kind, name, act: row ? 'changed' : 'added', fields, wasEdited: row?.editedAt != null };
}

async function lessonValues(tx: Db, { draft, stored, template }: LessonWriting) {
  const { name, subsectionId, description, topic, level, isFree, isPublished } = draft;
  const { authorName, authorLink } = draft;
  const isHere = stored?.row.subsectionId === subsectionId;
  return {
    ...{
      name,
      subsectionId,
      description,
      topic,
      level,
      isFree,
      isPublished,
      authorName,
      authorLink,
    },
    template: stored?.row.template ?? template ?? null,
    position: isHere ? stored.row.position : await positionAtEnd(tx, subsectionId),
  };
}

async function positionAtEnd(tx: Db, subsectionId: number): Promise<number> {
  const siblings = and(eq(lessons.subsectionId, subsectionId), isNull(lessons.deletedAt));
  const [last] = await tx
    .select({ position: max(lessons.position) })
    .from(lessons)
    .where(siblings);
  return (last?.position ?? 0) + 1;
}

type RowWriting = {
  row: StoredLesson | undefined;
  key: string;
  values: Awaited<ReturnType<typeof lessonValues>>;
  /** False where only words change. */
  isOwnEdit: boolean;
  revision: number;
  eventId: string | undefined;
};

async function writeRow(
  tx: Db,
  { row, key, values, isOwnEdit, revision, eventId }: RowWriting,
  now: Date,
): Promise<number> {
  const { isPublished, isFree } = values;
  if (!row) {
    const moments = { publishedAt: isPublished ? now : null, editedAt: now };
    const fresh = { ...values, ...moments, key, createdByEvent: eventId ?? null };
    const [made] = await tx.insert(lessons).values(fresh).returning({ id: lessons.id });
    if (!made) throw new Error('a new lesson has no id');
    return made.id;
  }
  if (revision === row.revision) return row.id;
  const changed = {
    ...values,
    publishedAt: row.publishedAt ?? (isPublished ? now : null),
    unpublishedAt: row.isPublished && !isPublished ? now : row.unpublishedAt,
    lockedAt: row.isFree && !isFree ? now : row.lockedAt,
    editedAt: now,
  };
  await tx
    .update(lessons)
    .set({ ...(isOwnEdit ? changed : {}), revision })
    .where(eq(lessons.id, row.id));
  return row.id;
}

/** Every word with its values, the row that it is, and the fields that differ from that row. */
async function wordRows(tx: Db, edited: readonly EditedWord[], stored: readonly StoredWord[]) {
  const known = knownRows(edited, stored);
  const uploaded = await findUploads(
    tx,
    edited.flatMap((word, at) => (isOtherSound(word, known[at]) ? [{ row: known[at] }] : [])),
  );
  const soundOf = await soundsLike(
    tx,
    edited.filter((word, at) => isOtherSound(word, known[at])),
  );
  const positions = positionsFor(
    known,
    edited.map((_, at) => at),
  );
  const newKey = createWordKeys(new Set(stored.map(({ key }) => key)));
  return edited.map((word, at) => {
    const row = known[at];
    const files = keptFiles(row, word, uploaded);
    const own = orderedSentences(row?.examples ?? []);
    const values = {
      ...textsOf(word),
      verb: word.verb === undefined ? (row?.verb ?? null) : ownVerbLine(word, word.verb),
      parts: partContents(word.parts ?? repointedParts(row?.parts ?? [], word.pronunciation || word.hebrew)),
      examples: word.examples ? storedSentences(word.examples, heardIn(row)) : own,
      position: positions[at] ?? at,
      audioHash: isOtherSound(word, row) ? (soundOf(word) ?? null) : (row?.audioHash ?? null),
      audioBlobHash: word.audioUploadId === undefined ? files.audioBlobHash : word.audioUploadId,
      handwritingUploadId:
        word.handwritingUploadId === undefined ? files.handwritingUploadId : word.handwritingUploadId,
    };
    return {
      row,
      key: row?.key ?? newKey(word.transcription),
      values,
      fields: differences(row && { ...row, parts: partContents(row.parts), examples: own }, values),
    };
  });
}

/** The columns of a word that its editor always sends. */
export function textsOf(word: EditedWord) {
  const { hebrew, pronunciation, transcription, russian } = word;
  return {
    ...{ hebrew, pronunciation, transcription, russian },
    transcriptionKept: word.transcriptionKept ?? false,
    gender: word.gender ?? null,
    plural: word.plural ?? null,
    feminine: word.feminine ?? null,
    variants: [...(word.variants ?? [])],
  };
}

/** The sounds of the sentences that a word has had; others are left to a voice. */
const heardIn = (row: StoredWord | undefined): SoundOf => renderedSounds({ words: row ? [row] : [] });

/** The row of each word that has an id. */
function knownRows(edited: readonly EditedWord[], stored: readonly StoredWord[]) {
  const living = new Map(stored.filter((row) => row.deletedAt === null).map((row) => [row.id, row]));
  return edited.map(({ id }, at): StoredWord | undefined => {
    if (id === undefined) return undefined;
    const row = living.get(id);
    if (!row || !living.delete(id)) throw new DomainError('invalid', { field: `words.${at}.id` });
    return row;
  });
}

const isOtherSound = (word: EditedWord, row: StoredWord | undefined): boolean =>
  row?.hebrew !== word.hebrew ||
  row.pronunciation !== word.pronunciation ||
  row.transcription !== word.transcription;

/** The rendered sounds of the words that are said like these. */
export async function soundsLike(tx: Db, asked: readonly EditedWord[]) {
  const texts = asked.map(({ pronunciation }) => pronunciation);
  const isRendered = and(inArray(words.pronunciation, texts), isNotNull(words.audioHash));
  return renderedSounds({ words: texts.length > 0 ? await tx.select().from(words).where(isRendered) : [] });
}
