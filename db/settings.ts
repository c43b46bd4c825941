import { eq } from 'drizzle-orm';
import { defaultSettings, type Settings } from '../core/settings/settings.ts';
import type { Db } from './client.ts';
import { settings } from './schema/index.ts';

/** The learner's settings; what he has not chosen has its default. */
export async function readSettings(db: Db, userId: number): Promise<Settings> {
  const [row] = await db
    .select({ values: settings.values })
    .from(settings)
    .where(eq(settings.userId, userId));
  return withDefaults(row?.values);
}

/** Stores the given fields over the earlier ones and answers the whole. */
export async function saveSettings(
  db: Db,
  input: { userId: number; changes: Partial<Settings> },
  now: Date,
): Promise<Settings> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ values: settings.values })
      .from(settings)
      .where(eq(settings.userId, input.userId))
      .for('update');
    const values = { ...(row?.values as object | undefined), ...input.changes };
    await tx
      .insert(settings)
      .values({ userId: input.userId, values, updatedAt: now })
      .onConflictDoUpdate({ target: settings.userId, set: { values, updatedAt: now } });
    return withDefaults(values);
  });
}

/** `values` is what this file has written: fields of Settings, checked by the contract when they came in. */
export function withDefaults(values: unknown): Settings {
  return { ...defaultSettings, ...(values as Partial<Settings> | undefined | null) };
}
