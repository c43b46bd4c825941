import { and, eq, inArray } from 'drizzle-orm';
import { DomainError } from '../../../core/errors.ts';
import type { Db } from '../../connection/client.ts';
import { audioBlobs, uploads } from '../../schema/index.ts';
import type { WordFiles } from './edited-lesson.ts';

/** Throws 'invalid' with the field of the first file that nobody has uploaded. */
export async function requireUploads(tx: Db, edited: readonly WordFiles[]): Promise<void> {
  const asked = (field: keyof WordFiles) => edited.flatMap((word) => word[field] ?? []);
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
