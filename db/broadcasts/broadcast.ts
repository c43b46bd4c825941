import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Audience } from '../../core/broadcasts/audience.ts';
import type { BroadcastButton } from '../../core/broadcasts/button.ts';
import type { LocalTime } from '../../core/broadcasts/when.ts';
import type { FormattedText } from '../../core/ports.ts';
import type { Db } from '../connection/client.ts';
import { broadcastDeliveries, broadcastGroups, broadcasts, users } from '../schema/index.ts';

/** What a broadcast says. */
export type BroadcastContent = FormattedText & {
  /** Telegram's id of the picture, and the upload that it came from. */
  photo: string | null;
  photoUpload: string | null;
  button: BroadcastButton | null;
};

export type Broadcast = BroadcastContent & {
  id: number;
  adminId: number;
  audience: Audience;
  localTime: LocalTime | null;
  state: 'draft' | 'sending' | 'stopped' | 'done';
  createdAt: Date;
  /** Learners who were to get it when it began; those who came or left since are not counted. */
  total: number;
  sent: number;
  gone: number;
  failed: number;
  tapped: number;
};

export function broadcastOf(row: typeof broadcasts.$inferSelect): Broadcast {
  const { begunBy, eventId, takenUpTo, runner, runnerUntil, ...broadcast } = row;
  return broadcast;
}

export async function readBroadcast(db: Db, id: number): Promise<Broadcast | undefined> {
  const [row] = await db.select().from(broadcasts).where(eq(broadcasts.id, id));
  return row && broadcastOf(row);
}

/** Unfinished broadcasts, oldest first. */
export async function listUnfinished(db: Db): Promise<Broadcast[]> {
  const rows = await db
    .select()
    .from(broadcasts)
    .where(eq(broadcasts.state, 'sending'))
    .orderBy(asc(broadcasts.id));
  return rows.map(broadcastOf);
}

/** Whether a broadcast has somebody whose turn has come, or is to be found done. */
export async function areBroadcastsDue(db: Db, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const [due] = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.state, 'sending'),
        sql`coalesce((select min(${broadcastGroups.dueAt}) from ${broadcastGroups}
          where ${broadcastGroups.broadcastId} = ${broadcasts.id} and not ${broadcastGroups.isDone}),
          ${at}::timestamptz) <= ${at}::timestamptz`,
      ),
    )
    .limit(1);
  return due !== undefined;
}

/** A broadcast as the admin area shows it. */
export type WatchedBroadcast = Broadcast & {
  /** The admin who wrote it; empty once they are deleted. */
  author: string;
  /** Taken, and it is not known whether it arrived: the process died, or is sending now. */
  unsure: number;
  /** When the next group's turn comes; null when nobody is left. */
  nextAt: Date | null;
  /** A run is sending now. */
  isRunning: boolean;
};

const pageSize = 20;

/** Broadcasts, newest first, drafts among them; `before` is the last one of the page before. */
export async function listBroadcasts(
  db: Db,
  { before, id }: { before?: number | undefined; id?: number | undefined },
  now: Date,
): Promise<{ broadcasts: WatchedBroadcast[]; hasMore: boolean }> {
  const rows = await db
    .select({
      row: broadcasts,
      author: sql<string>`coalesce((select ${users.firstName} from ${users}
        where ${users.id} = ${broadcasts.adminId}), '')`,
      unsure: sql<number>`(select count(*)::int from ${broadcastDeliveries}
        where ${broadcastDeliveries.broadcastId} = ${broadcasts.id} and ${broadcastDeliveries.outcome} = 'taken')`,
      nextAt: sql<Date | null>`case when ${broadcasts.state} = 'sending' then
        (select min(${broadcastGroups.dueAt}) from ${broadcastGroups}
        where ${broadcastGroups.broadcastId} = ${broadcasts.id} and not ${broadcastGroups.isDone}) end`.mapWith(
        (at: string) => new Date(at),
      ),
    })
    .from(broadcasts)
    .where(
      and(
        before === undefined ? undefined : lt(broadcasts.id, before),
        id === undefined ? undefined : eq(broadcasts.id, id),
      ),
    )
    .orderBy(desc(broadcasts.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize).map(({ row, ...watched }) => ({
    ...broadcastOf(row),
    ...watched,
    isRunning: row.state === 'sending' && row.runnerUntil !== null && row.runnerUntil > now,
  }));
  return { broadcasts: shown, hasMore: rows.length > pageSize };
}

/** One of them, as the admin area shows it. */
export async function watchBroadcast(db: Db, id: number, now: Date): Promise<WatchedBroadcast | undefined> {
  const { broadcasts: found } = await listBroadcasts(db, { id }, now);
  return found[0];
}
