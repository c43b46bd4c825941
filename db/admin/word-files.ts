import { and, eq, inArray, sql } from 'drizzle-orm';
import { DomainError } from '../../core/errors.ts';
import type { Db } from '../client.ts';
import type { StoredLesson } from '../course/stored.ts';
import { audioBlobs, lessons, uploads, words } from '../schema/index.ts';

/** Uploads of a word: an id gives it a sound or picture, null takes it away, missing leaves it. */
export type WordFiles = {
  audioUploadId?: string | null | undefined;
  handwritingUploadId?: string | null | undefined;
};

/** Throws 'invalid' with the field of the first file that nobody has uploaded. */
export async function requireUploads(tx: Db, edited: readonly WordFiles[]): Promise<void> {
  const asked = (field: 'audioUploadId' | 'handwritingUploadId') =>
    edited.flatMap((word) => word[field] ?? []);
  const [sounds, images] = [asked('audioUploadId'), asked('handwritingUploadId')];
  const known = new Set<string>();
  if (sounds.length > 0) {
    const isUpload = and(inArray(audioBlobs.hash, sounds), eq(audioBlobs.provider, 'upload'));
    for (const { id } of await tx.select({ id: audioBlobs.hash }).from(audioBlobs).where(isUpload))
      known.add(id);
  }
  if (images.length > 0) {
    const rows = await tx.select({ id: uploads.id }).from(uploads).where(inArray(uploads.id, images));
    for (const { id } of rows) known.add(id);
  }
  for (const [at, word] of edited.entries()) {
    for (const field of ['audioUploadId', 'handwritingUploadId'] as const) {
      const id = word[field];
      if (id && !known.has(id)) throw new DomainError('invalid', { field: `words.${at}.${field}` });
    }
  }
}

type Linking = {
  key: string;
  words: readonly WordFiles[];
  keys: readonly { key: string }[];
  /** The lesson as it was; undefined for a new one. */
  row: StoredLesson | undefined;
};

/** Gives words their sounds and pictures; the revision rises for them too. Answers what was changed, if anything. */
export async function linkUploads(tx: Db, { key, words: edited, keys, row }: Linking, now: Date) {
  const [lesson] = await tx.select().from(lessons).where(eq(lessons.key, key));
  if (!lesson) throw new Error(`nothing was written under the key ${key}`);
  const own = await tx.select().from(words).where(eq(words.lessonId, lesson.id));
  const before: Record<string, object> = {};
  const after: Record<string, object> = {};
  for (const [at, { audioUploadId, handwritingUploadId }] of edited.entries()) {
    const word = own.find((it) => it.key === keys[at]?.key);
    if (!word) continue;
    const next = {
      audioBlobHash: audioUploadId === undefined ? word.audioBlobHash : audioUploadId,
      handwritingUploadId: handwritingUploadId === undefined ? word.handwritingUploadId : handwritingUploadId,
    };
    const { audioBlobHash, handwritingUploadId: image } = word;
    if (next.audioBlobHash === audioBlobHash && next.handwritingUploadId === image) continue;
    await tx
      .update(words)
      .set({ ...next, editedAt: now })
      .where(eq(words.id, word.id));
    before[`files ${word.key}`] = { audioBlobHash, handwritingUploadId: image };
    after[`files ${word.key}`] = next;
  }
  if (Object.keys(after).length === 0) return undefined;
  if (row && lesson.revision === row.revision) {
    await tx
      .update(lessons)
      .set({ revision: sql`${lessons.revision} + 1`, editedAt: now })
      .where(eq(lessons.id, lesson.id));
  }
  return { before, after };
}
