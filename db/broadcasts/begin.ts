import { and, eq } from 'drizzle-orm';
import type { Audience } from '../../core/broadcasts/audience.ts';
import type { LocalTime } from '../../core/broadcasts/when.ts';
import { DomainError } from '../../core/errors.ts';
import { noteAct } from '../audit.ts';
import type { Db } from '../connection/client.ts';
import { broadcasts } from '../schema/index.ts';
import { type Broadcast, type BroadcastContent, broadcastOf } from './broadcast.ts';
import { openGroups } from './groups.ts';

/** What begins a broadcast: a dialogue in the chat, an event of the app. Requested twice, the first one is returned. */
type Beginning = { begunBy: number } | { eventId: string };

export type NewBroadcast = BroadcastContent &
  Beginning & {
    adminId: number;
    audience: Audience;
    /** Null: at once. */
    localTime: LocalTime | null;
  };

const nothingSent = { total: 0, sent: 0, gone: 0, failed: 0 };

/**
 * Begins a broadcast to everybody who is in its audience now; nothing is sent yet. Throws DomainError 'conflict'
 * (`broadcast_audience_empty`) when that is nobody. `draftId`: the draft that it completes; 'conflict'
 * (`broadcast_draft_used`) when another admin has already sent it.
 */
export async function beginBroadcast(
  db: Db,
  { draftId, ...input }: NewBroadcast & { draftId?: number | undefined },
  now: Date,
): Promise<Broadcast> {
  return db.transaction(async (tx) => {
    const values = { ...input, ...nothingSent, createdAt: now, state: 'sending' as const };
    const [begun] = await tx.insert(broadcasts).values(values).onConflictDoNothing().returning();
    if (!begun) return requireBegun(tx, input);
    const { id, text, audience, localTime } = begun;
    const total = await openGroups(tx, begun, now);
    if (total === 0) throw new DomainError('conflict', { code: 'broadcast_audience_empty' });
    if (draftId !== undefined) await completeDraft(tx, draftId);
    await tx.update(broadcasts).set({ total }).where(eq(broadcasts.id, id));
    const act = { adminId: input.adminId, action: 'broadcast.send', target: `broadcast:${id}` };
    await noteAct(tx, { ...act, before: null, after: { total, text, audience, localTime } }, now);
    return broadcastOf({ ...begun, total });
  });
}

/** Keeps what was written in the chat for the app's editor; nothing is sent. */
export async function keepDraft(
  db: Db,
  input: BroadcastContent & { adminId: number; begunBy: number },
  now: Date,
): Promise<Broadcast> {
  const values = { ...input, ...nothingSent, createdAt: now, state: 'draft' as const };
  const [kept] = await db.insert(broadcasts).values(values).onConflictDoNothing().returning();
  return kept ? broadcastOf(kept) : requireBegun(db, input);
}

/** Deletes a draft; false when it is none, or gone. */
export async function dropDraft(db: Db, id: number): Promise<boolean> {
  const dropped = await db
    .delete(broadcasts)
    .where(and(eq(broadcasts.id, id), eq(broadcasts.state, 'draft')))
    .returning({ id: broadcasts.id });
  return dropped.length > 0;
}

async function completeDraft(tx: Db, id: number): Promise<void> {
  if (!(await dropDraft(tx, id))) throw new DomainError('conflict', { code: 'broadcast_draft_used' });
}

/** The broadcast, or draft, that was begun by it. */
export async function findBroadcastOf(db: Db, beginning: Beginning): Promise<Broadcast | undefined> {
  const isSame =
    'begunBy' in beginning
      ? eq(broadcasts.begunBy, beginning.begunBy)
      : eq(broadcasts.eventId, beginning.eventId);
  const [known] = await db.select().from(broadcasts).where(isSame);
  return known && broadcastOf(known);
}

async function requireBegun(db: Db, beginning: Beginning): Promise<Broadcast> {
  const known = await findBroadcastOf(db, beginning);
  if (!known) throw new Error('a broadcast that conflicts was not found');
  return known;
}
