import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { DomainError } from '../../core/errors.ts';
import { maxOwnWords, maxOwnWordsPerDay } from '../../core/own-words/limits.ts';
import {
  type OwnWordText,
  ownSpelling,
  ownVariants,
  readOwnWord,
  type WrittenWord,
} from '../../core/own-words/own-word.ts';
import type { OwnProblem } from '../../core/own-words/problems.ts';
import { serverDay } from '../../core/points/day-limits.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';
import type { Visitor } from '../entitlements.ts';
import { lockMemory } from '../memory/cards.ts';
import { readProposals } from './proposals.ts';
import { type OwnWord, readOwnWordsById } from './read-words.ts';
import { purgeRemoved } from './remove-word.ts';

/** What is left of the limits of a learner. */
export type OwnLimits = { words: number; maxWords: number; addedToday: number; maxPerDay: number };

export type AddedWords = {
  /** New ones, and ones that were there. */
  words: OwnWord[];
  /** Ids of the new ones. */
  added: number[];
  /** Places of those that could not be kept. */
  refused: { place: number; problem: OwnProblem }[];
  limits: OwnLimits;
  /** This call has added some. */
  isFresh: boolean;
};

/**
 * Adds words to a learner's own, in their order and as far as the limits reach; one that is there with the same
 * translation is not added again. An event that comes again changes nothing and returns the same words as added.
 * Throws 'unauthorised'.
 */
export async function addOwnWords(
  db: Db,
  input: Visitor & { eventId: string; words: readonly WrittenWord[] },
  now: Date,
): Promise<AddedWords> {
  const { userId, eventId, words, ...visitor } = input;
  const spellings = [...new Set(words.map(({ hebrew }) => ownSpelling(hebrew)))];
  const known = await readProposals(db, { userId, ...visitor, spellings }, now);
  const read = words.map((written) => readOwnWord(written, known.get(ownSpelling(written.hebrew))));
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) throw new DomainError('unauthorised');
    await purgeRemoved(tx, userId, now);
    const kept = await readKept(tx, { userId, eventId }, now);
    const repeated = new Map(kept.ofEvent.map(({ place, id }) => [place, id]));
    const idOf = new Map(kept.words.map(({ id, ...word }) => [keyOf(word), id]));
    const plan = planned(read, { repeated, known: new Set(idOf.keys()), limits: kept.limits });
    const written = await write(tx, { userId, eventId, rows: plan.fresh }, now);
    for (const { id, ...word } of written) idOf.set(keyOf(word), id);
    const added = [...repeated.values(), ...written.map(({ id }) => id)];
    const there = plan.there.flatMap((word) => idOf.get(keyOf(word)) ?? []);
    const limits = {
      ...kept.limits,
      words: kept.limits.words + written.length,
      addedToday: kept.limits.addedToday + written.length,
    };
    const ids = [...new Set([...added, ...there])];
    return {
      words: await readOwnWordsById(tx, { userId, ids }),
      ...{ added, refused: plan.refused, limits },
      isFresh: written.length > 0,
    };
  });
}

/** The limits of a learner now. */
export async function readOwnLimits(db: Db, userId: number, now: Date): Promise<OwnLimits> {
  const counts = await readJson(
    db,
    'own_limits',
    () => z.object({ words: z.number(), addedToday: z.number() }),
    sql`select ${limitsJson(userId, now)} as data`,
  );
  return withMost(counts);
}

const limitsJson = (userId: number, now: Date) => sql`(select json_build_object(
  'words', count(*) filter (where removed_at is null),
  'addedToday', count(*) filter (where added_on = ${serverDay(now)}::date))
  from own_words where user_id = ${userId})`;

const withMost = (counts: Pick<OwnLimits, 'words' | 'addedToday'>): OwnLimits => ({
  ...counts,
  maxWords: maxOwnWords,
  maxPerDay: maxOwnWordsPerDay,
});

const keptRow = () =>
  z.object({
    words: z.array(z.object({ id: z.number(), hebrew: z.string(), russian: z.string() })),
    ofEvent: z.array(z.object({ place: z.number(), id: z.number() })),
    limits: z.object({ words: z.number(), addedToday: z.number() }),
  });

async function readKept(tx: Db, { userId, eventId }: { userId: number; eventId: string }, now: Date) {
  const kept = await readJson(
    tx,
    'kept_own_words',
    keptRow,
    sql`select json_build_object(
      'words', (select coalesce(json_agg(json_build_object('id', id, 'hebrew', hebrew, 'russian', russian)), '[]')
        from own_words where user_id = ${userId} and removed_at is null),
      'ofEvent', (select coalesce(json_agg(json_build_object('place', place, 'id', id) order by place), '[]')
        from own_words where user_id = ${userId} and event_id = ${eventId}),
      'limits', ${limitsJson(userId, now)}) as data`,
  );
  return { ...kept, limits: withMost(kept.limits) };
}

type Row = OwnWordText & { place: number };
type Kept = { repeated: ReadonlyMap<number, number>; known: ReadonlySet<string>; limits: OwnLimits };

const keyOf = ({ hebrew, russian }: Pick<OwnWordText, 'hebrew' | 'russian'>): string =>
  `${hebrew}\n${russian}`;

/**
 * Which words are new, which are there already, and which cannot be kept. An event that has added some adds no more when
 * it comes again: what it could not keep then is refused again.
 */
function planned(read: readonly ReturnType<typeof readOwnWord>[], { repeated, known, limits }: Kept) {
  const fresh: Row[] = [];
  const there: OwnWordText[] = [];
  const refused: AddedWords['refused'] = [];
  const seen = new Set(known);
  for (const [place, one] of read.entries()) {
    if (repeated.has(place)) continue;
    if (!one.ok) {
      refused.push({ place, problem: one.problem });
    } else if (seen.has(keyOf(one.word))) {
      there.push(one.word);
    } else if (limits.words + fresh.length >= limits.maxWords) {
      refused.push({ place, problem: 'too-many-words' });
    } else if (repeated.size > 0 || limits.addedToday + fresh.length >= limits.maxPerDay) {
      refused.push({ place, problem: 'too-many-today' });
    } else {
      seen.add(keyOf(one.word));
      fresh.push({ ...one.word, place });
    }
  }
  return { fresh, there, refused };
}

const writtenRow = () => z.object({ id: z.number(), hebrew: z.string(), russian: z.string() });

function write(
  tx: Db,
  { userId, eventId, rows }: { userId: number; eventId: string; rows: readonly Row[] },
  now: Date,
): Promise<RowOf<typeof writtenRow>[]> {
  const sent = rows.map((row) => ({ ...row, variants: ownVariants(row.hebrew) }));
  return readJson(
    tx,
    'add_own_words',
    () => z.array(writtenRow()),
    sql`with written as (
      insert into own_words (user_id, hebrew, pronunciation, transcription, russian, sentence, variants, is_heard,
        event_id, place, added_at, added_on)
      select ${userId}::bigint, w.hebrew, w.pronunciation, w.transcription, w.russian, w.sentence, w.variants,
        w.pronunciation <> '', ${eventId}, w.place, ${now.toISOString()}::timestamptz, ${serverDay(now)}::date
      from json_to_recordset(${JSON.stringify(sent)}::json) as w(hebrew text, pronunciation text, transcription text,
        russian text, sentence text, variants text[], place smallint)
      order by w.place
      returning id, hebrew, russian)
    select coalesce(json_agg(json_build_object('id', id, 'hebrew', hebrew, 'russian', russian) order by id), '[]') as data
      from written`,
  );
}
