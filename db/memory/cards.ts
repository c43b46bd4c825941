import { and, gt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { allStages } from '../../core/lesson/stages.ts';
import { type Skill, skills } from '../../core/memory/exercises.ts';
import { wordStart } from '../../core/memory/known.ts';
import { grades } from '../../core/memory/recall.ts';
import { cardsOf, type MemoryCard, scheduleVersion } from '../../core/memory/schedule.ts';
import type { Settings } from '../../core/settings/settings.ts';
import { type Db, prepareJson, type RowOf, readJson } from '../connection/client.ts';
import { users } from '../schema/index.ts';
import { readSettings } from '../settings.ts';
import { readWordAnswers, type WordAnswers } from './answers.ts';

/** A stored schedule of a word. */
export type CardRow = MemoryCard & { wordId: number; lessonId: number; skill: Skill };

/** The schedules that follow from the answers; none for a word that is neither complete nor known. */
export function cardRowsOf(word: WordAnswers, retention: Settings['retention']): CardRow[] {
  const { wordId, lessonId, recalls } = word;
  const start = wordStart(word);
  if (!start) return [];
  const cards = cardsOf({ wordId, start, recalls }, retention);
  return skills.map((skill) => ({ ...cards[skill], wordId, lessonId, skill }));
}

/**
 * Locks the learner's row until the transaction ends: schedules are computed from all answers of a word, and two that
 * arrive at once must each see the other. Returns false when there is no such learner.
 */
export async function lockMemory(tx: Db, userId: number): Promise<boolean> {
  return lockStatement(tx, { userId });
}

const lockStatement = prepareJson<{ userId: number }, boolean>(
  'lock_memory',
  z.boolean,
  ({ userId }) => sql`with locked as (select 1 from users where id = ${userId} for no key update)
    select exists (select 1 from locked) as data`,
);

/** Writes the cards over those of the same words. The learner's row must be locked. */
export async function writeCards(tx: Db, userId: number, cards: readonly CardRow[]): Promise<void> {
  if (cards.length === 0) return;
  await readJson(
    tx,
    'write_cards',
    z.number,
    sql`with ${writtenCards(userId, JSON.stringify(cards))} select count(*)::int as data from written_cards`,
  );
}

/** What an answer may change of a card. */
const changing = 'due stability difficulty last_date last_grade reviews lapses successes version'.split(' ');
const changingOf = (row: string): SQL => sql.raw(changing.map((column) => `${row}.${column}`).join(', '));
const changed = sql.raw(changing.map((column) => `${column} = excluded.${column}`).join(', '));

/**
 * The statement that writes cards, which come as JSON, as a part `written_cards` of a larger one. Of the answers about
 * a word on one day the first counts: those after it change no card, and nothing is written.
 */
export function writtenCards(userId: number | SQL, cards: string | SQL): SQL {
  return sql`written_cards as (
    insert into memory_cards (user_id, word_id, lesson_id, skill, due, stability, difficulty, last_date, last_grade,
      reviews, lapses, successes, version)
    select ${userId}::bigint, c.word_id, c.lesson_id, c.skill, ${changingOf('c')}
    from (select "wordId" as word_id, "lessonId" as lesson_id, skill::skill, due, stability, difficulty,
        "lastDate" as last_date, "lastGrade"::grade as last_grade, reviews, lapses, successes, version
      from json_to_recordset(${cards}::json) as given("wordId" int, "lessonId" int, skill text, due date,
        stability real, difficulty real, "lastDate" date, "lastGrade" text, reviews smallint, lapses smallint,
        successes smallint, version smallint)) c
    where coalesce((select (${changingOf('k')}) is distinct from (${changingOf('c')}) from memory_cards k
      where k.user_id = ${userId}::bigint and k.word_id = c.word_id and k.skill = c.skill), true)
    on conflict (user_id, word_id, skill) do update set ${changed}
    returning word_id)`;
}

/**
 * Recomputes the cards of words whose cards are missing or were made by other rules: words learned before there were
 * cards, lessons whose answers came out of order, a new version of the schedule. Returns how many words it settled.
 */
export async function settleCards(db: Db, userId: number): Promise<number> {
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) return 0;
    const wordIds = await readJson(
      tx,
      'unsettled_words',
      () => z.array(z.number()),
      sql`select coalesce(json_agg(u.word_id), '[]') as data from ${unsettledWords(userId)} u`,
    );
    if (wordIds.length === 0) return 0;
    const { retention } = await readSettings(tx, userId);
    const words = await readWordAnswers(tx, { userId, wordIds });
    await writeCards(
      tx,
      userId,
      words.flatMap((word) => cardRowsOf(word, retention)),
    );
    return words.length;
  });
}

/** Words of the learner whose cards `settleCards` would count. */
export function unsettledWords(userId: number | SQL): SQL {
  return sql`(
    select word_id from memory_cards where user_id = ${userId} and version <> ${scheduleVersion}
    union
    select p.word_id from word_progress p where p.user_id = ${userId} and p.stages = ${allStages}
      and not exists (select 1 from memory_cards c where c.user_id = p.user_id and c.word_id = p.word_id)
      and exists (select 1 from stage_answers a where a.user_id = p.user_id and a.word_id = p.word_id))`;
}

export type RebuiltMemory = {
  words: number;
  /** Cards that were missing, different from what they should be, or of words that have none. */
  changed: number;
};

/** A `CardRow` without its lesson. */
const keptCardRow = () =>
  z.object({
    wordId: z.number(),
    skill: z.enum(skills),
    due: z.string(),
    stability: z.number(),
    difficulty: z.number(),
    lastDate: z.string(),
    lastGrade: z.enum(grades),
    reviews: z.number(),
    lapses: z.number(),
    successes: z.number(),
    version: z.number(),
  });
type KeptCard = RowOf<typeof keptCardRow>;

/**
 * Rebuilds all cards of a learner from their answers, which are the truth. Changes nothing when they already agree.
 * Works alone or inside a transaction.
 */
export async function rebuildMemory(db: Db, userId: number): Promise<RebuiltMemory> {
  return db.transaction(async (tx) => {
    if (!(await lockMemory(tx, userId))) return { words: 0, changed: 0 };
    const { retention } = await readSettings(tx, userId);
    const words = await readWordAnswers(tx, { userId });
    const cards = words.flatMap((word) => cardRowsOf(word, retention));
    const kept = await readJson(
      tx,
      'kept_cards',
      () => z.array(keptCardRow()),
      sql`select coalesce(json_agg(json_build_object('wordId', word_id, 'skill', skill, 'due', due,
          'stability', stability, 'difficulty', difficulty, 'lastDate', last_date, 'lastGrade', last_grade,
          'reviews', reviews, 'lapses', lapses, 'successes', successes, 'version', version)), '[]') as data
        from memory_cards where user_id = ${userId}`,
    );
    const before = new Map(kept.map((card) => [`${card.wordId} ${card.skill}`, card]));
    const changed = cards.filter((card) => {
      const known = before.get(`${card.wordId} ${card.skill}`);
      before.delete(`${card.wordId} ${card.skill}`);
      return !known || !isSame(known, card);
    });
    await writeCards(tx, userId, changed);
    const surplus = [...before.values()].map(({ wordId }) => wordId);
    if (surplus.length > 0) await deleteCards(tx, userId, surplus);
    return { words: cards.length / skills.length, changed: changed.length + surplus.length };
  });
}

/** The columns store stability and difficulty as floats of 32 bits. */
function isSame(kept: KeptCard, card: CardRow): boolean {
  return (
    kept.due === card.due &&
    Math.fround(kept.stability) === Math.fround(card.stability) &&
    Math.fround(kept.difficulty) === Math.fround(card.difficulty) &&
    kept.lastDate === card.lastDate &&
    kept.lastGrade === card.lastGrade &&
    kept.reviews === card.reviews &&
    kept.lapses === card.lapses &&
    kept.successes === card.successes &&
    kept.version === card.version
  );
}

/** Deletes the cards of words. The learner's row must be locked. */
export async function deleteCards(tx: Db, userId: number, wordIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from memory_cards where user_id = ${userId}
    and word_id = any(array(select json_array_elements_text(${JSON.stringify(wordIds)}::json)::int))`);
}

/** Ids of learners who have learned a word, taken one as known or keep own ones, in order: a page of at most `limit` after the given one. */
export async function listLearners(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.id, after),
        sql`(${users.wordsLearned} > 0 or exists (select 1 from known_words k where k.user_id = ${users.id})
          or exists (select 1 from letter_answers l where l.user_id = ${users.id})
          or exists (select 1 from own_words o where o.user_id = ${users.id}))`,
      ),
    )
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
