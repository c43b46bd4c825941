import { eq, sql } from 'drizzle-orm';
import { DomainError } from '../core/errors.ts';
import { defaultSettings, type Settings } from '../core/settings/settings.ts';
import { type Db, readJson } from './client.ts';
import { settings } from './schema/index.ts';

/** The learner's settings; what he has not chosen has its default. */
export async function readSettings(db: Db, userId: number): Promise<Settings> {
  const [row] = await db
    .select({ values: settings.values })
    .from(settings)
    .where(eq(settings.userId, userId));
  return withDefaults(row?.values);
}

/**
 * Stores the given fields over the earlier ones and answers the whole. One statement: two devices that change different
 * fields at the same moment both keep theirs. Throws 'unauthorised' when there is no such learner.
 */
export async function saveSettings(
  db: Db,
  input: { userId: number; changes: Partial<Settings> },
  now: Date,
): Promise<Settings> {
  const saved = await readJson<Saved | null>(
    db,
    'save_settings',
    sql`with saved as (
      insert into settings (user_id, values, updated_at)
      select id, ${JSON.stringify(input.changes)}::jsonb, ${now.toISOString()}::timestamptz
      from users where id = ${input.userId}
      on conflict (user_id) do update
        set values = settings.values || excluded.values, updated_at = excluded.updated_at
      returning values)
    select (select json_build_object('values', values) from saved) as data`,
  );
  if (!saved) throw new DomainError('unauthorised');
  return withDefaults(saved.values);
}

type Saved = { values: unknown };

/** `values` is what this file has written: fields of Settings, checked by the contract when they came in. */
export function withDefaults(values: unknown): Settings {
  return { ...defaultSettings, ...(values as Partial<Settings> | undefined | null) };
}
