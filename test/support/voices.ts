import { eq, sql } from 'drizzle-orm';
import { consentText, voiceConsent } from '../../core/voices/consent.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import { recordings } from '../../db/schema/index.ts';
import { findItem } from '../../db/voices/queue.ts';
import { acceptRecording } from '../../db/voices/review.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../db/voices/speakers.ts';
import { saveTake } from '../../db/voices/takes.ts';
import type { TestBackend } from './backend.ts';

type Said = { speakerId: number; gender: VoiceGender; key: string; hash: string };

/** A speaker has said the item with this key, and learners hear it. `backend` knows the admin 1. */
export async function publishTake(
  backend: Pick<TestBackend, 'db' | 'clock' | 'login'>,
  { speakerId, gender, key, hash }: Said,
): Promise<void> {
  const { db } = backend;
  const now = backend.clock();
  await backend.login(speakerId, 'Диктор');
  await giveSpeaker(db, { adminId: 1, userId: speakerId, name: 'Диктор', gender }, now);
  const consent = { version: voiceConsent.version, text: consentText };
  await agreeAsSpeaker(db, { userId: speakerId, consent }, now);
  const item = await findItem(db, key);
  if (!item) throw new Error(`nothing in the course has the key ${key}`);
  // The head of an MP3 frame, and bytes of its own.
  const bytes = Uint8Array.of(255, 251, 144, 100, speakerId, ...Buffer.from(hash, 'hex'));
  const sound = { hash, bytes, mime: 'audio/mpeg', loudness: -16, ms: 500 };
  const { id: recordingId } = await saveTake(db, { speakerId, item, sound }, now);
  await acceptRecording(db, { adminId: 1, recordingId }, now);
  await db
    .update(recordings)
    .set({ publishedAt: sql`${now.toISOString()}::timestamptz` })
    .where(eq(recordings.id, recordingId));
}
