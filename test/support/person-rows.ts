import { randomUUID } from 'node:crypto';
import { getTableColumns, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listTables } from '../../db/backup/tables.ts';
import type { Db } from '../../db/connection/client.ts';
import { type PersonTable, type PersonTableName, personTables } from '../../db/people/person-tables.ts';
import { audioBlobs } from '../../db/schema/index.ts';

/**
 * One row about a person in every table of `personTables`, made from its columns: a new table is filled by itself. The
 * name of the person is in every text of theirs.
 */
export async function fillPerson(db: Db, person: { id: number; name: string }, now: Date): Promise<void> {
  const hash = `sound-of-${person.id}`.padEnd(32, '0');
  const bytes = new TextEncoder().encode(person.name);
  await db.insert(audioBlobs).values({ hash, bytes, mime: 'audio/mpeg', provider: 'human', createdAt: now });
  const made: Record<string, unknown> = { hash, orderId: randomUUID(), broadcastId: undefined };
  // Those that others refer to come first: the other way round than they are deleted.
  const order = Object.keys(personTables).reverse() as PersonTableName[];
  order.sort((a, b) => rankOf(a) - rankOf(b));
  for (const name of order) {
    const { table, owner }: PersonTable = personTables[name];
    const row = rowFor({ name, table, owner }, person, made, now);
    const [inserted] = await db.insert(table).values(row).returning();
    if (name === 'broadcasts') made.broadcastId = (inserted as { id: number }).id;
    if (name === 'ownWords') made.wordId = (inserted as { id: number }).id;
    if (name === 'threads') made.threadId = (inserted as { id: number }).id;
    if (name === 'ownLists') made.token = (inserted as { token: string }).token;
  }
}

const first: readonly PersonTableName[] = [
  'users',
  'speakers',
  'broadcasts',
  'orders',
  'ownWords',
  'ownLists',
  'threads',
];
const rankOf = (name: PersonTableName) => (first.includes(name) ? first.indexOf(name) : first.length);

function rowFor(
  { name, table, owner }: { name: PersonTableName; table: PgTable; owner: AnyPgColumn },
  person: { id: number; name: string },
  made: Record<string, unknown>,
  now: Date,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  // What an admin made for everybody says nothing about the admin.
  const said = isForAll(name) ? { id: 0, name: 'Для всех' } : person;
  for (const [key, column] of Object.entries(getTableColumns(table))) {
    if (column.getSQLType() === 'serial') continue;
    row[key] = valueFor(column, said, now);
    if (key in made) row[key] = made[key];
    if (column === owner) row[key] = name === 'speechSpending' ? `learner:${person.id}` : person.id;
  }
  if (name === 'orders') row.id = made.orderId;
  if (name === 'auditLog') row.target = `user:${person.id}`;
  if (name === 'users')
    Object.assign(row, { role: 'learner', blockedAt: null, deletionDueAt: null, erasingSince: null });
  if (name === 'orders') row.doubtSince = null;
  return row;
}

const isForAll = (name: PersonTableName) => ['auditLog', 'broadcasts', 'uploads'].includes(name);

let numbers = 0;

/** A value of the column's type; two calls never give the same number, text or id. */
function valueFor(column: AnyPgColumn, { id, name }: { id: number; name: string }, now: Date): unknown {
  const type = column.getSQLType();
  numbers += 1;
  if (column.enumValues?.length) return column.enumValues[0];
  if (type.endsWith('[]')) return [];
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return false;
  if (type === 'jsonb') return { user: id, name };
  if (type === 'bytea') return new TextEncoder().encode(name);
  if (type === 'date') return '2026-11-21';
  if (type.startsWith('timestamp')) return column.dataType === 'string' ? '2026-11-21 11:00:00' : now;
  if (type === 'text') return `${name} ${numbers}`;
  return numbers;
}

/** 'table: row' of every row of every table in which one of the texts stands. */
export async function rowsWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await listTables(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql.raw(`select to_jsonb(t)::text as row from "${table}" t order by 1`),
    );
    found.push(
      ...rows
        .filter(({ row }) => texts.some((text) => row.includes(text)))
        .map(({ row }) => `${table}: ${row}`),
    );
  }
  return found;
}
