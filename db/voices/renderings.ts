import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { budgetDay } from '../../core/speech/budget.ts';
import { cloudGender } from '../../core/voices/cast.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import { audioBlobs, renderingDays, renderingFailures, renderings } from '../schema/index.ts';
import { courseItems, itemFields, voicedItemRow } from './items.ts';

/** An item that failed so often is left out, until its last failure is this long ago. */
const mostTries = 5;
const restDays = 30;
/** So many of the items that are left out are named. */
const shownItems = 20;

/** True for a row `f` of `rendering_failures` whose item is left out now. */
const isResting = (now: Date) =>
  sql`(f.tries >= ${mostTries}::int
    and f.failed_at > ${now.toISOString()}::timestamptz - ${restDays}::int * interval '1 day')`;

const unvoicedRow = () => z.object({ left: z.number(), items: z.array(voicedItemRow()) });
export type Unvoiced = RowOf<typeof unvoicedRow>;

/**
 * What neither a person nor a synthesised voice nor this cloud voice has said, roles of the other gender left out: what
 * never failed first, in the order of the course, and what failed too often not at all. `left` counts all of it.
 */
export async function listUnvoiced(
  db: Db,
  input: { provider: string; voice: string; limit: number },
  now: Date,
): Promise<Unvoiced> {
  const { provider, voice, limit } = input;
  return readJson(
    db,
    'unvoiced_items',
    unvoicedRow,
    sql`with ${courseItems()},
    silent as (
      select i.*, coalesce(f.tries, 0) as tries, coalesce(${isResting(now)}, false) as rests from items i
      left join rendering_failures f on f.item_key = i.key and f.provider = ${provider} and f.voice = ${voice}
      where not exists (select 1 from recordings r
          where r.item_key = i.key and r.status = 'accepted' and r.published_at is not null)
        and not exists (select 1 from syntheses y join synthetic_voices s on s.id = y.voice_id
          where y.item_key = i.key and s.is_on)
        and not exists (select 1 from renderings g
          where g.item_key = i.key and g.provider = ${provider} and g.voice = ${voice})
        and (i.only_by is null or i.only_by = ${cloudGender}))
    select json_build_object('left', (select count(*)::int from silent), 'items', (
      select coalesce(json_agg(json_build_object(${itemFields}) order by i.tries, i.at), '[]')
      from (select * from silent where not rests order by tries, at limit ${limit}::int) i)) as data`,
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
    await tx
      .delete(renderingFailures)
      .where(and(eq(renderingFailures.itemKey, itemKey), eq(renderingFailures.provider, provider)));
  });
}

/** Notes that a cloud voice could not say an item: others go before it from now on. */
export async function noteRenderingFailure(
  db: Db,
  { key: itemKey, provider, voice }: { key: string; provider: string; voice: string },
  now: Date,
): Promise<void> {
  const isSameVoice = sql`${renderingFailures.voice} = excluded.voice`;
  await db
    .insert(renderingFailures)
    .values({ itemKey, provider, voice, tries: 1, failedAt: now })
    .onConflictDoUpdate({
      target: [renderingFailures.itemKey, renderingFailures.provider],
      set: {
        voice,
        tries: sql`case when ${isSameVoice} then ${renderingFailures.tries} + 1 else 1 end`,
        failedAt: now,
      },
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

/**
 * Characters that a provider was given today, how much of the course it has said, and the first of what this voice is
 * not asked for any more because it failed too often.
 */
export async function readRenderingState(
  db: Db,
  { provider, voice }: { provider: string; voice: string },
  now: Date,
): Promise<{ charactersToday: number; rendered: number; skipped: string[] }> {
  return readJson(
    db,
    'rendering_state',
    () => z.object({ charactersToday: z.number(), rendered: z.number(), skipped: z.array(z.string()) }),
    sql`with ${courseItems()}
    select json_build_object(
      'skipped', (select coalesce(json_agg(hebrew order by at), '[]') from (
        select i.hebrew, i.at from items i join rendering_failures f
          on f.item_key = i.key and f.provider = ${provider} and f.voice = ${voice}
        where ${isResting(now)} order by i.at limit ${shownItems}::int) named),
      'charactersToday', coalesce((select characters from rendering_days
        where day = ${budgetDay(now)}::date and provider = ${provider}), 0),
      'rendered', (select count(*)::int from renderings where provider = ${provider})) as data`,
  );
}
