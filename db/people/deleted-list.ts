import { and, asc, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { PersonDigests } from '../../core/ports.ts';
import type { Db } from '../connection/client.ts';
import { deletedPeople, users } from '../schema/index.ts';

/** One person who was deleted. JSON. */
export type DeletedPerson = {
  digest: string;
  keyMark: string;
  /** ISO. */
  deletedAt: string;
  isBlocked: boolean;
};

/** Thrown for a list whose digests were made with another key: nobody in it could be recognised. */
export class ForeignListError extends Error {
  constructor() {
    super(
      'Список удалённых сделан с другим ключом: людей по нему не узнать. Задайте DELETIONS_KEY, с которым он сделан ' +
        '(если его не было, это прежний JWT_SECRET), и повторите. В базе ничего не изменено.',
    );
    this.name = 'ForeignListError';
  }
}

/** Everybody who was deleted, the earliest first; `since` leaves out earlier ones. */
export async function readDeletedList(db: Db, since?: Date): Promise<DeletedPerson[]> {
  const rows = await db
    .select()
    .from(deletedPeople)
    .where(since && gt(deletedPeople.deletedAt, since))
    .orderBy(asc(deletedPeople.deletedAt), asc(deletedPeople.digest));
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
}

const idsAtOnce = 10_000;
const rowsAtOnce = 1000;

/**
 * After a restore: adds the people of a list to that of the database, and makes everybody of them who is there again due
 * at once. Somebody who came back after their deletion stays. Returns the ids to be erased. Throws ForeignListError.
 */
export async function applyDeletedList(
  db: Db,
  { list, digests }: { list: readonly DeletedPerson[]; digests: PersonDigests },
  now: Date,
): Promise<number[]> {
  if (list.some(({ keyMark }) => keyMark !== digests.keyMark)) throw new ForeignListError();
  // Of several lists together: the latest deletion of each.
  const latest = new Map(list.toSorted(byDate).map((person) => [person.digest, person]));
  await addToList(db, [...latest.values()]);
  const back: number[] = [];
  for await (const { id, createdAt } of everybody(db)) {
    const person = latest.get(digests.of(id));
    if (person && createdAt.getTime() <= Date.parse(person.deletedAt)) back.push(id);
  }
  for (let at = 0; at < back.length; at += rowsAtOnce) {
    await db
      .update(users)
      .set({ deletionDueAt: now })
      .where(
        and(
          inArray(users.id, back.slice(at, at + rowsAtOnce)),
          or(isNull(users.deletionDueAt), gt(users.deletionDueAt, now)),
        ),
      );
  }
  return back;
}

const byDate = (a: DeletedPerson, b: DeletedPerson) => Date.parse(a.deletedAt) - Date.parse(b.deletedAt);

async function addToList(db: Db, list: readonly DeletedPerson[]): Promise<void> {
  for (let at = 0; at < list.length; at += rowsAtOnce) {
    const some = list.slice(at, at + rowsAtOnce);
    await db
      .insert(deletedPeople)
      .values(some.map((person) => ({ ...person, deletedAt: new Date(person.deletedAt) })))
      .onConflictDoUpdate({
        target: deletedPeople.digest,
        set: {
          deletedAt: sql`greatest(${deletedPeople.deletedAt}, excluded.deleted_at)`,
          isBlocked: sql`case when excluded.deleted_at > ${deletedPeople.deletedAt} then excluded.is_blocked
            else ${deletedPeople.isBlocked} end`,
        },
      });
  }
}

async function* everybody(db: Db): AsyncGenerator<{ id: number; createdAt: Date }> {
  for (let last = 0; ; ) {
    const rows = await db
      .select({ id: users.id, createdAt: users.createdAt })
      .from(users)
      .where(gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(idsAtOnce);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < idsAtOnce) return;
    last = end.id;
  }
}
