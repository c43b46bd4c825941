import { eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import type { VoiceGender } from '../../core/voices/recording.ts';
import { noteAct } from '../audit.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { recordings, speakers, users } from '../schema/index.ts';
import { removeRecordings } from './remove.ts';

export type Speaker = typeof speakers.$inferSelect;

/** The person's row as a speaker, also when the role was taken; undefined for everybody else. */
export async function findSpeaker(db: Db, userId: number): Promise<Speaker | undefined> {
  const [found] = await db.select().from(speakers).where(eq(speakers.userId, userId));
  return found;
}

/**
 * Returns the speaker who may record now. Throws 'forbidden' not_a_speaker without the role, voice_not_agreed before
 * they agreed to what happens with the voice.
 */
export async function requireSpeaker(db: Db, userId: number): Promise<Speaker> {
  const found = await findSpeaker(db, userId);
  if (!found || found.revokedAt) throw new DomainError('forbidden', { code: 'not_a_speaker' });
  if (!found.consentedAt) throw new DomainError('forbidden', { code: 'voice_not_agreed' });
  return found;
}

/**
 * Gives the role `speaker`, or gives it back; name and gender are replaced. Throws 'not-found' user_not_found: the
 * person has to open the bot first.
 */
export async function giveSpeaker(
  db: Db,
  input: { adminId: number; userId: number; name: string; gender: VoiceGender },
  now: Date,
): Promise<Speaker> {
  const { adminId, userId, name, gender } = input;
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) throw new DomainError('not-found', { code: 'user_not_found' });
    const before = await findSpeaker(tx, userId);
    const [given] = await tx
      .insert(speakers)
      .values({ userId, name, gender, createdBy: adminId, createdAt: now })
      .onConflictDoUpdate({ target: speakers.userId, set: { name, gender, revokedAt: null } })
      .returning();
    if (!given) throw new Error('the speaker was neither inserted nor updated');
    const roleOf = (one: Speaker | undefined) =>
      one && !one.revokedAt && { name: one.name, gender: one.gender };
    const act = { adminId, action: 'voices.give', target: `speaker:${userId}` };
    await noteAct(tx, { ...act, before: roleOf(before) ?? null, after: { name, gender } }, now);
    return given;
  });
}

/** Takes the role: nothing more can be recorded, what is published stays. Throws 'not-found' not_a_speaker. */
export async function takeSpeaker(
  db: Db,
  { adminId, userId }: { adminId: number; userId: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(speakers)
      .set({ revokedAt: now })
      .where(sql`${speakers.userId} = ${userId} and ${isNull(speakers.revokedAt)}`)
      .returning({ name: speakers.name, gender: speakers.gender });
    if (taken.length === 0) throw new DomainError('not-found', { code: 'not_a_speaker' });
    const act = { adminId, action: 'voices.take', target: `speaker:${userId}` };
    await noteAct(tx, { ...act, before: taken[0] ?? null, after: null }, now);
  });
}

/**
 * Keeps what the speaker agreed to, word for word, with the date. Agreeing to the same version again changes nothing.
 * Throws 'forbidden' not_a_speaker.
 */
export async function agreeAsSpeaker(
  db: Db,
  { userId, consent }: { userId: number; consent: { version: string; text: string } },
  now: Date,
): Promise<Speaker> {
  const found = await findSpeaker(db, userId);
  if (!found || found.revokedAt) throw new DomainError('forbidden', { code: 'not_a_speaker' });
  if (found.consentedAt && found.consentVersion === consent.version) return found;
  const [agreed] = await db
    .update(speakers)
    .set({
      consentVersion: consent.version,
      consentText: consent.text,
      consentedAt: now,
      withdrawnAt: null,
    })
    .where(eq(speakers.userId, userId))
    .returning();
  if (!agreed) throw new DomainError('forbidden', { code: 'not_a_speaker' });
  return agreed;
}

/**
 * Takes everything back: all recordings of the speaker are deleted, their bytes too, and nothing more is recorded until
 * they agree again. Returns how many there were. Somebody whose role was taken can still take everything back. Throws
 * 'forbidden' not_a_speaker.
 */
export async function withdrawVoice(
  db: Db,
  { userId }: { userId: number },
  now: Date,
): Promise<{ removed: number }> {
  return db.transaction(async (tx) => {
    const [speaker] = await tx
      .update(speakers)
      .set({ consentVersion: null, consentText: null, consentedAt: null, withdrawnAt: now })
      .where(eq(speakers.userId, userId))
      .returning({ userId: speakers.userId });
    if (!speaker) throw new DomainError('forbidden', { code: 'not_a_speaker' });
    const removed = await removeRecordings(tx, eq(recordings.speakerId, userId));
    return { removed };
  });
}

/** All recordings of a speaker, replaced ones too: as many as `withdrawVoice` deletes. */
export async function countRecordings(db: Db, userId: number): Promise<number> {
  return db.$count(recordings, eq(recordings.speakerId, userId));
}

const speakerRow = () =>
  z.object({
    userId: z.number(),
    name: z.string(),
    gender: z.enum(['f', 'm']),
    consentVersion: z.string().nullable(),
    consentedAt: z.string().nullable(),
    withdrawnAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
    /** Recordings by state; `published` ones are among the accepted. */
    waiting: z.number(),
    accepted: z.number(),
    returned: z.number(),
    published: z.number(),
  });
export type SpeakerSummary = RowOf<typeof speakerRow>;

/** All speakers with how much each has recorded, the earliest first. */
export async function listSpeakers(db: Db): Promise<SpeakerSummary[]> {
  return readJson(
    db,
    'speakers',
    () => z.array(speakerRow()),
    sql`select coalesce(json_agg(json_build_object('userId', s.user_id, 'name', s.name, 'gender', s.gender,
      'consentVersion', s.consent_version, 'consentedAt', s.consented_at, 'withdrawnAt', s.withdrawn_at,
      'revokedAt', s.revoked_at, 'waiting', coalesce(r.waiting, 0), 'accepted', coalesce(r.accepted, 0),
      'returned', coalesce(r.returned, 0), 'published', coalesce(r.published, 0)) order by s.created_at, s.user_id), '[]') as data
    from speakers s left join (
      select speaker_id, count(*) filter (where status in ('pending', 'doubtful'))::int as waiting,
        count(*) filter (where status = 'accepted')::int as accepted,
        count(*) filter (where status = 'returned')::int as returned,
        count(*) filter (where status = 'accepted' and published_at is not null)::int as published
      from recordings group by speaker_id) r on r.speaker_id = s.user_id`,
  );
}
