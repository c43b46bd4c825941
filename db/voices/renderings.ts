import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { budgetDay } from '../../core/speech/budget.ts';
import { type Db, type RowOf, readJson } from '../client.ts';
import { audioBlobs, renderingDays, renderings } from '../schema/index.ts';
import { courseItems, itemFields, voicedItemRow } from './items.ts';

const unvoicedRow = () => z.object({ left: z.number(), items: z.array(voicedItemRow()) });
export type Unvoiced = RowOf<typeof unvoicedRow>;

/**
 * What neither a person nor this cloud voice has said, in the order of the course; `left` counts all of it. `skipped`
 * are keys that failed a moment ago.
 */
export async function listUnvoiced(
  db: Db,
  input: { provider: string; voice: string; limit: number; skipped?: readonly string[] },
): Promise<Unvoiced> {
  const { provider, voice, limit, skipped = [] } = input;
  return readJson(
    db,
    'unvoiced_items',
    unvoicedRow,
    sql`with ${courseItems()},
    silent as (
      select * from items i
      where not exists (select 1 from recordings r
          where r.item_key = i.key and r.status = 'accepted' and r.published_at is not null)
        and not exists (select 1 from renderings g
          where g.item_key = i.key and g.provider = ${provider} and g.voice = ${voice})
        and i.key <> all(array(select json_array_elements_text(${JSON.stringify(skipped)}::json))))
    select json_build_object('left', (select count(*)::int from silent), 'items', (
      select coalesce(json_agg(json_build_object(${itemFields}) order by i.at), '[]')
      from (select * from silent order by at limit ${limit}::int) i)) as data`,
  );
}

/** Keeps what a cloud voice has said of an item; what another voice of the provider had said is replaced. */
export async function keepRendering(
  db: Db,
  input: {
    key: string;
    provider: string;
    voice: string;
    sound: { hash: string; bytes: Uint8Array; mime: string };
  },
  now: Date,
): Promise<void> {
  const { key: itemKey, provider, voice, sound } = input;
  await db.transaction(async (tx) => {
    await tx
      .insert(audioBlobs)
      .values({ ...sound, provider, createdAt: now })
      .onConflictDoNothing();
    const { hash } = sound;
    await tx
      .insert(renderings)
      .values({ itemKey, provider, voice, hash, createdAt: now })
      .onConflictDoUpdate({
        target: [renderings.itemKey, renderings.provider],
        set: { voice, hash, createdAt: now },
      });
  });
}

/**
 * Takes characters from the provider's budget of the day (UTC): all of them, or none where the budget does not hold
 * them; then it returns false.
 */
export async function spendCharacters(
  db: Db,
  input: { provider: string; characters: number; dailyCharacters: number },
  now: Date,
): Promise<boolean> {
  const { provider, characters, dailyCharacters } = input;
  if (characters > dailyCharacters) return false;
  const spent = await db
    .insert(renderingDays)
    .values({ day: budgetDay(now), provider, characters })
    .onConflictDoUpdate({
      target: [renderingDays.day, renderingDays.provider],
      set: { characters: sql`${renderingDays.characters} + excluded.characters` },
      setWhere: sql`${renderingDays.characters} + excluded.characters <= ${dailyCharacters}`,
    })
    .returning({ day: renderingDays.day });
  return spent.length > 0;
}

/** Characters that a provider was given today, and how much of the course it has said. */
export async function readRenderingState(
  db: Db,
  { provider }: { provider: string },
  now: Date,
): Promise<{ charactersToday: number; rendered: number }> {
  return readJson(
    db,
    'rendering_state',
    () => z.object({ charactersToday: z.number(), rendered: z.number() }),
    sql`select json_build_object(
      'charactersToday', coalesce((select characters from rendering_days
        where day = ${budgetDay(now)}::date and provider = ${provider}), 0),
      'rendered', (select count(*)::int from renderings where provider = ${provider})) as data`,
  );
}
