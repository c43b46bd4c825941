import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { replacedKeptDays } from '../../core/voices/recording.ts';
import type { Db } from '../connection/client.ts';
import { audioBlobs, recordings } from '../schema/index.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes those of these sounds, of people and of synthesised voices, that nothing plays any more. */
export async function removeUnplayed(tx: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx.delete(audioBlobs).where(
    and(
      sql`${audioBlobs.hash} = any(array(select json_array_elements_text(${JSON.stringify(hashes)}::json)))`,
      inArray(audioBlobs.provider, ['human', 'synthesis']),
      sql`not exists (select 1 from recordings r where r.hash = ${audioBlobs.hash})
        and not exists (select 1 from syntheses r where r.hash = ${audioBlobs.hash})
        and not exists (select 1 from renderings r where r.hash = ${audioBlobs.hash})
        and not exists (select 1 from audio_requests r where r.hash = ${audioBlobs.hash})
        and not exists (select 1 from words w where w.audio_blob_hash = ${audioBlobs.hash})`,
    ),
  );
}

/** Deletes recordings, and the bytes that nothing else plays. Returns how many recordings there were. */
export async function removeRecordings(db: Db, which: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx.delete(recordings).where(which).returning({ hash: recordings.hash });
    await removeUnplayed(tx, [...new Set(gone.map(({ hash }) => hash))]);
    return gone.length;
  });
}

/** Deletes takes that were replaced more than a month ago; for the nightly job. Returns how many. */
export async function pruneReplacedTakes(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - replacedKeptDays * dayMs);
  return removeRecordings(db, and(eq(recordings.status, 'replaced'), lt(recordings.replacedAt, before)));
}
