import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../core/errors.ts';
import { nextReminderAt } from '../core/reminders/reminders.ts';
import { defaultSettings, type Settings } from '../core/settings/settings.ts';
import { defaultTimeZone } from '../core/streak/streak.ts';
import { type Db, readJson } from './connection/client.ts';
import { settings } from './schema/index.ts';
import { noteRest } from './store/rest.ts';

/** The learner's settings; what they have not chosen has its default. */
export async function readSettings(db: Db, userId: number): Promise<Settings> {
  const [row] = await db
    .select({ values: settings.values })
    .from(settings)
    .where(eq(settings.userId, userId));
  return withDefaults(row?.values);
}

export type SettingsInput = {
  userId: number;
  changes: Partial<Settings>;
  /** The learner's IANA zone, in which the hour of the reminder is meant; the usual one when missing. */
  zone?: string;
};

/**
 * Stores the given fields over the earlier ones and returns all settings; the hour of the reminder also sets its
 * schedule, and a change of the rest setting is noted with its date. Two devices that change different fields at the
 * same moment both keep theirs. Throws 'unauthorised' when there is no such learner.
 */
export async function saveSettings(db: Db, input: SettingsInput, now: Date): Promise<Settings> {
  const isOn = input.changes.shabbatRest;
  if (isOn === undefined) return storeSettings(db, input, now);
  return db.transaction(async (tx) => {
    await noteRest(tx, { userId: input.userId, isOn }, now);
    return storeSettings(tx, input, now);
  });
}

async function storeSettings(db: Db, input: SettingsInput, now: Date): Promise<Settings> {
  const hour = input.changes.reminderHour;
  const saved = await readJson(
    db,
    hour === undefined ? 'save_settings' : 'save_settings_and_reminder',
    () => z.object({ values: z.unknown() }).nullable(),
    sql`with saved as (
      insert into settings (user_id, values, updated_at)
      select id, ${JSON.stringify(input.changes)}::jsonb, ${now.toISOString()}::timestamptz
      from users where id = ${input.userId}
      on conflict (user_id) do update
        set values = settings.values || excluded.values, updated_at = excluded.updated_at
      returning user_id, values)${hour === undefined ? sql`` : scheduled(input.zone, hour, now)}
    select (select json_build_object('values', values) from saved) as data`,
  );
  if (!saved) throw new DomainError('unauthorised');
  return withDefaults(saved.values);
}

/**
 * The learner is checked from the chosen hour on; when reminders are switched off, never. The day of the latest
 * reminder is kept.
 */
function scheduled(zone: string | undefined, hour: number | null, now: Date): SQL {
  const dueAt = hour === null ? null : nextReminderAt(zone ?? defaultTimeZone, hour, now);
  return sql`, scheduled as (
      insert into reminders (user_id, due_at) select user_id, ${dueAt?.toISOString() ?? null}::timestamptz from saved
      on conflict (user_id) do update set due_at = excluded.due_at)`;
}

/** `values` is what this file has written: fields of Settings, checked by the contract when they came in. */
export function withDefaults(values: unknown): Settings {
  return { ...defaultSettings, ...(values as Partial<Settings> | undefined | null) };
}
