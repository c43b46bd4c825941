import { sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';

/** All tables of ours, each after those that its rows refer to. Throws when they refer to each other in a circle. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const { rows: links } = await db.execute<{ name: string; needs: string }>(
    sql`select child.relname as name, parent.relname as needs from pg_constraint c
      join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and child.oid <> parent.oid`,
  );
  const sorted: string[] = [];
  const waiting = new Set(tables.map(({ name }) => name));
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      links.every((link) => link.name !== name || !waiting.has(link.needs)),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const name of ready) waiting.delete(name);
    sorted.push(...ready);
  }
  return sorted;
}

/** The name of a table in a statement. */
export const quoted = (table: string): string => `public."${table.replaceAll('"', '""')}"`;
