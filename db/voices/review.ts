import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { type RecordingStatus, recordingStatuses, voicedKinds } from '../../core/voices/recording.ts';
import { noteAct } from '../audit.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { recordings } from '../schema/index.ts';
import { courseItems } from './items.ts';
import type { Recording } from './takes.ts';

const reviewRow = () =>
  z.object({
    id: z.number(),
    speakerId: z.number(),
    speakerName: z.string(),
    kind: z.enum(voicedKinds),
    key: z.string(),
    hebrew: z.string(),
    pronunciation: z.string(),
    transcription: z.string(),
    russian: z.string(),
    /** Its sound is served under this content hash. */
    hash: z.string(),
    status: z.enum(recordingStatuses),
    doubt: z.string().nullable(),
    remark: z.string().nullable(),
    loudness: z.number(),
    ms: z.number(),
    createdAt: z.string(),
    publishedAt: z.string().nullable(),
    /** The first lesson with it; null for letters, and for what the course no longer has. */
    lessonId: z.number().nullable(),
    lessonName: z.string().nullable(),
    /** The same speaker's accepted take that this one would replace. */
    acceptedId: z.number().nullable(),
  });
export type ReviewedRecording = RowOf<typeof reviewRow>;

/**
 * Recordings for an admin to hear, doubtful ones first, then in the order in which they came; `left` counts all of
 * them. Without `statuses` those that wait.
 */
export async function listRecordings(
  db: Db,
  input: {
    statuses?: readonly RecordingStatus[];
    speakerId?: number | undefined;
    lessonId?: number | undefined;
    limit: number;
    skip?: number;
  },
): Promise<{ recordings: ReviewedRecording[]; left: number }> {
  const { statuses = ['pending', 'doubtful'], limit, skip = 0 } = input;
  const speakerId = input.speakerId ?? null;
  const lessonId = input.lessonId ?? null;
  return readJson(
    db,
    'voice_review',
    () => z.object({ left: z.number(), recordings: z.array(reviewRow()) }),
    sql`with ${courseItems()},
    wanted as (
      select r.*, s.name as speaker_name, i.lesson_id, i.lesson_name
      from recordings r join speakers s on s.user_id = r.speaker_id left join items i on i.key = r.item_key
      where r.status = any(array(select json_array_elements_text(${JSON.stringify(statuses)}::json)))
        and (${speakerId}::bigint is null or r.speaker_id = ${speakerId}::bigint)
        and (${lessonId}::int is null or r.item_key in (select p.key from places p where p.lesson_id = ${lessonId}::int)))
    select json_build_object('left', (select count(*)::int from wanted), 'recordings', (
      select coalesce(json_agg(json_build_object('id', r.id, 'speakerId', r.speaker_id, 'speakerName', r.speaker_name,
        'kind', r.kind, 'key', r.item_key, 'hebrew', r.said->>'hebrew', 'pronunciation', r.said->>'pronunciation',
        'transcription', r.said->>'transcription', 'russian', r.said->>'russian', 'hash', r.hash, 'status', r.status,
        'doubt', r.doubt, 'remark', r.remark, 'loudness', r.loudness, 'ms', r.ms, 'createdAt', r.created_at,
        'publishedAt', r.published_at, 'lessonId', r.lesson_id, 'lessonName', r.lesson_name,
        'acceptedId', (select a.id from recordings a where a.speaker_id = r.speaker_id
          and a.item_key = r.item_key and a.status = 'accepted' and a.id <> r.id))
        order by r.status = 'doubtful' desc, r.id), '[]')
      from (select * from wanted r order by r.status = 'doubtful' desc, r.id limit ${limit}::int offset ${skip}::int) r)) as data`,
  );
}

/**
 * Accepts a recording. The speaker's earlier accepted take of the item is replaced; where learners heard that one, they
 * hear this one from now on; the form of a verb they hear at once. Accepting twice changes nothing. Throws 'not-found' recording_not_found; 'conflict'
 * recording_replaced when a later take has come.
 */
export async function acceptRecording(
  db: Db,
  { adminId, recordingId }: { adminId: number; recordingId: number },
  now: Date,
): Promise<Recording> {
  return db.transaction(async (tx) => {
    const found = await lockRecording(tx, recordingId);
    if (found.status === 'accepted') return found;
    if (found.status === 'replaced') throw new DomainError('conflict', { code: 'recording_replaced' });
    const isEarlier = and(
      eq(recordings.speakerId, found.speakerId),
      eq(recordings.itemKey, found.itemKey),
      eq(recordings.status, 'accepted'),
    );
    const [earlier] = await tx.select().from(recordings).where(isEarlier).for('update');
    await tx
      .update(recordings)
      .set({ status: 'replaced', replacedAt: now, publishedAt: null })
      .where(isEarlier);
    // Forms of verbs are in no lesson's list: accepting them is publishing them.
    const publishes = found.kind === 'form' || (earlier !== undefined && earlier.publishedAt !== null);
    return decide(tx, found, { status: 'accepted', remark: null, adminId, publishes }, now);
  });
}

/**
 * Returns a recording to its speaker with a remark; learners no longer hear it. Throws 'not-found' recording_not_found;
 * 'conflict' recording_replaced when a later take has come.
 */
export async function returnRecording(
  db: Db,
  { adminId, recordingId, remark }: { adminId: number; recordingId: number; remark: string },
  now: Date,
): Promise<Recording> {
  return db.transaction(async (tx) => {
    const found = await lockRecording(tx, recordingId);
    if (found.status === 'replaced') throw new DomainError('conflict', { code: 'recording_replaced' });
    if (found.status === 'accepted') {
      // A later take that waits takes the place of this one: there is nothing to be said again.
      const [later] = await tx
        .select({ id: recordings.id })
        .from(recordings)
        .where(
          and(
            eq(recordings.speakerId, found.speakerId),
            eq(recordings.itemKey, found.itemKey),
            inArray(recordings.status, ['pending', 'doubtful', 'returned']),
          ),
        );
      if (later) throw new DomainError('conflict', { code: 'recording_replaced' });
    }
    return decide(tx, found, { status: 'returned', remark, adminId, publishes: false }, now);
  });
}

async function lockRecording(db: Db, recordingId: number): Promise<Recording> {
  const [found] = await db.select().from(recordings).where(eq(recordings.id, recordingId)).for('update');
  if (!found) throw new DomainError('not-found', { code: 'recording_not_found' });
  return found;
}

async function decide(
  db: Db,
  found: Recording,
  decision: { status: 'accepted' | 'returned'; remark: string | null; adminId: number; publishes: boolean },
  now: Date,
): Promise<Recording> {
  const { status, remark, adminId, publishes } = decision;
  const [decided] = await db
    .update(recordings)
    .set({
      status,
      remark,
      decidedAt: now,
      decidedBy: adminId,
      publishedAt: publishes ? now : null,
    })
    .where(eq(recordings.id, found.id))
    .returning();
  if (!decided) throw new DomainError('not-found', { code: 'recording_not_found' });
  const act = { adminId, action: `voices.${status}`, target: `recording:${found.id}` };
  await noteAct(db, { ...act, before: { status: found.status }, after: { status, remark } }, now);
  return decided;
}

/**
 * Lets learners hear all accepted recordings of what is said in a lesson, of one speaker or of all; `letters` publishes
 * those of the letters instead. Returns how many are new to them.
 */
export async function publishVoices(
  db: Db,
  input: { adminId: number; lessonId: number | 'letters'; speakerId?: number | undefined },
  now: Date,
): Promise<{ published: number }> {
  const { adminId, lessonId, speakerId = null } = input;
  const ofLesson = lessonId === 'letters' ? sql`p.kind = 'letter'` : sql`p.lesson_id = ${lessonId}`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`with ${courseItems()}
      update recordings r set published_at = ${now.toISOString()}::timestamptz
      where r.status = 'accepted' and r.published_at is null
        and (${speakerId}::bigint is null or r.speaker_id = ${speakerId}::bigint)
        and r.item_key in (select p.key from places p where ${ofLesson})
      returning r.id`);
    const act = { adminId, action: 'voices.publish', target: `lesson:${lessonId}` };
    await noteAct(tx, { ...act, before: null, after: { published: rows.length, speakerId } }, now);
    return { published: rows.length };
  });
}
