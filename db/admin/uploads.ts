import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { UploadKind } from '../../core/uploads/uploads.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { audioBlobs, uploads } from '../schema/index.ts';

/** The name of a file: 32 hex digits of its SHA-256. */
export function uploadIdOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export type StoredUpload = { bytes: Uint8Array; mime: string };

/**
 * Keeps a checked file under its content hash; the same file sent twice is kept once. If a voice has already made an
 * identical sound, it counts as uploaded by a person from now on.
 */
export async function keepUpload(
  db: Db,
  input: { adminId: number; id: string; kind: UploadKind; bytes: Uint8Array; mime: string },
  now: Date,
): Promise<void> {
  const { adminId, id, kind, bytes, mime } = input;
  await db.transaction(async (tx) => {
    if (kind === 'audio') {
      await tx
        .insert(audioBlobs)
        .values({ hash: id, bytes, mime, provider: 'upload', createdAt: now })
        .onConflictDoUpdate({ target: audioBlobs.hash, set: { provider: 'upload' } });
    } else {
      await tx
        .insert(uploads)
        .values({ id, bytes, mime, sizeBytes: bytes.byteLength, uploadedBy: adminId, createdAt: now })
        .onConflictDoNothing();
    }
    const after = { kind, mime, sizeBytes: bytes.byteLength };
    await noteAct(tx, { adminId, action: 'upload.create', target: `upload:${id}`, before: null, after }, now);
  });
}

/** An uploaded image or sound, or undefined. */
export async function readUpload(db: Db, id: string): Promise<StoredUpload | undefined> {
  const [image] = await db
    .select({ bytes: uploads.bytes, mime: uploads.mime })
    .from(uploads)
    .where(eq(uploads.id, id));
  if (image) return image;
  const [sound] = await db
    .select({ bytes: audioBlobs.bytes, mime: audioBlobs.mime })
    .from(audioBlobs)
    .where(sql`${audioBlobs.hash} = ${id} and ${audioBlobs.provider} = 'upload'`);
  return sound;
}

/** An uploaded picture and Telegram's id of it, if it was sent there; undefined for any other file. */
export async function readPhoto(
  db: Db,
  id: string,
): Promise<(StoredUpload & { telegramFileId: string | null }) | undefined> {
  const [photo] = await db
    .select({ bytes: uploads.bytes, mime: uploads.mime, telegramFileId: uploads.telegramFileId })
    .from(uploads)
    .where(eq(uploads.id, id));
  return photo && photo.mime !== 'image/svg+xml' ? photo : undefined;
}

export async function keepTelegramFile(
  db: Db,
  { id, telegramFileId }: { id: string; telegramFileId: string },
): Promise<void> {
  await db.update(uploads).set({ telegramFileId }).where(eq(uploads.id, id));
}
