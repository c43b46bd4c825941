import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/client.ts';
import { lessons } from '../schema/index.ts';
import type { WordMove } from './plan-words.ts';

/**
 * Gives moved words their lesson: their ids stay, so all that learners have of them stays, too. The rows that note the
 * lesson beside a word follow. Writers of these rows wait until the transaction ends: none can note the former lesson
 * later.
 */
export async function moveWords(
  tx: Db,
  moves: readonly WordMove[],
  { idOf, now }: { idOf: (lesson: string) => number; now: Date },
): Promise<void> {
  const placed = moves.map(({ row, to, position }) => ({
    id: row.id,
    from: row.lessonId,
    to: idOf(to),
    position,
  }));
  await placeWords(tx, placed, now);
}

/** Ids of the word and of both lessons. */
export type PlacedWord = { id: number; from: number; to: number; position: number };

/** `moveWords` by ids. */
export async function placeWords(tx: Db, placed: readonly PlacedWord[], now: Date): Promise<void> {
  if (placed.length === 0) return;
  await tx.execute(sql`lock table word_progress, known_words, memory_cards in share row exclusive mode`);
  const moved = sql`json_to_recordset(${JSON.stringify(placed)}::json) as m(id int, "from" int, "to" int, position int)`;
  // Two words of one key may change places: for a moment neither has it.
  await tx.execute(sql`update words w set key = w.key || ' ' || w.id from ${moved} where w.id = m.id`);
  await tx.execute(sql`update words w set lesson_id = m."to", position = m.position,
    key = left(w.key, -1 - length(w.id::text)) from ${moved} where w.id = m.id`);
  await tx.execute(sql`insert into word_moves (word_id, lesson_id, moved_at)
    select m.id, m."from", ${now.toISOString()}::timestamptz from ${moved}
    on conflict (word_id, lesson_id) do update set moved_at = excluded.moved_at`);
  for (const table of ['word_progress', 'known_words', 'memory_cards']) {
    await tx.execute(sql`update ${sql.identifier(table)} t set lesson_id = m."to" from ${moved}
      where t.word_id = m.id and t.lesson_id <> m."to"`);
  }
  // An editor who has one of these lessons open must notice it.
  const touched = placed.flatMap(({ from, to }) => [from, to]);
  await tx
    .update(lessons)
    .set({ revision: sql`${lessons.revision} + 1` })
    .where(inArray(lessons.id, [...new Set(touched)]));
}
