import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection/client.ts';
import { facts } from '../../db/schema/index.ts';

/** Set in every database that the local Telegram has filled; the second one by earlier releases. */
const marks = ['local-telegram', 'local-world'];

/**
 * Throws when the database holds learners and was not made by the local Telegram. Everybody who opens the local
 * Telegram is an admin: real people's data must never stand behind it. Writes nothing.
 */
export async function requireLocalDatabase(db: Db): Promise<void> {
  if (!(await exists(db, sql`to_regclass('public.users') is not null`))) return;
  if (!(await exists(db, sql`exists (select 1 from users)`))) return;
  if (await exists(db, sql`exists (select 1 from facts where key in ${marks})`)) return;
  throw new Error(
    'В этой базе есть ученики, и создал их не местный Телеграм: без TELEGRAM_BOT_TOKEN он открыл бы их данные ' +
      'любому, кто сидит за этим компьютером. Уберите DATABASE_URL или возьмите другую папку (DATA_DIR=… npm start). ' +
      'Посмотреть на восстановленную копию: npm run rehearse -- ФАЙЛ',
  );
}

export async function markLocalDatabase(db: Db, now: Date): Promise<void> {
  await db.insert(facts).values({ key: 'local-telegram', value: now.toISOString() }).onConflictDoNothing();
}

/** Before real people come: from now on the local Telegram refuses this database. */
export async function unmarkLocalDatabase(db: Db): Promise<void> {
  await db.delete(facts).where(inArray(facts.key, [...marks]));
}

async function exists(db: Db, condition: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select ${condition} as found`);
  return rows[0]?.found === true;
}
