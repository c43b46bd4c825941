import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type LetterTask, letterScheduleVersion, pickLetters } from '../../core/memory/letters.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../client.ts';
import { letterItems } from '../content/letters.ts';
import { lockMemory } from '../memory/cards.ts';
import { settleLetters } from './cards.ts';

const dueRow = () =>
  z.object({
    isOutdated: z.boolean(),
    due: z.array(z.object({ letter: z.string(), due: z.string(), answers: z.number() })),
  });

function readDue(db: Db, userId: number, today: ActivityDate) {
  return readJson(
    db,
    'due_letters',
    dueRow,
    sql`select json_build_object(
      'isOutdated', coalesce(bool_or(version <> ${letterScheduleVersion}), false),
      'due', coalesce(json_agg(json_build_object('letter', letter, 'due', due, 'answers', answers))
        filter (where is_learning and due <= ${today}::date), '[]')) as data
    from letter_cards where user_id = ${userId}`,
  );
}

/**
 * Returns the letters of a session that asks words for `wordSeconds`: those that are due and not sure yet, together at
 * most a fifth of it.
 */
export async function readLetterTasks(
  db: Db,
  { userId, today, wordSeconds }: { userId: number; today: ActivityDate; wordSeconds: number },
): Promise<LetterTask[]> {
  let read = await readDue(db, userId, today);
  if (read.isOutdated) {
    await db.transaction(async (tx) => {
      if (await lockMemory(tx, userId)) await settleLetters(tx, { userId, today });
    });
    read = await readDue(db, userId, today);
  }
  const due = read.due.flatMap(({ letter, ...card }) => {
    const item = letterItems.find(({ key }) => key === letter);
    return item
      ? [{ ...card, key: item.key, kind: item.kind, hasSound: item.spokenSound !== undefined }]
      : [];
  });
  return pickLetters(due, wordSeconds);
}
