import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type LetterTask, letterScheduleVersion, pickLetters } from '../../core/memory/letters.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf } from '../connection/client.ts';
import { letterItems } from '../content/letters.ts';
import { lockMemory } from '../memory/cards.ts';
import { settleLetters } from './cards.ts';

/** `lettersJson` as it is returned. */
export const lettersRow = () =>
  z.object({
    isOutdated: z.boolean(),
    due: z.array(z.object({ letter: z.string(), due: z.string(), answers: z.number() })),
  });

export type DueLetters = RowOf<typeof lettersRow>;

/** A learner's letters that are due and not sure yet on a date, as JSON. */
export const lettersJson = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  (select json_build_object(
      'isOutdated', coalesce(bool_or(version <> ${sql.raw(String(letterScheduleVersion))}), false),
      'due', coalesce(json_agg(json_build_object('letter', letter, 'due', due, 'answers', answers))
        filter (where is_learning and due <= ${today}), '[]'))
    from letter_cards where user_id = ${userId})`;

const readDue = prepareJson<{ userId: number; today: ActivityDate }, DueLetters>(
  'due_letters',
  lettersRow,
  ({ userId, today }) => sql`select ${lettersJson({ userId, today: sql`${today}::date` })} as data`,
);

/**
 * Returns the letters of a session that asks words for `wordSeconds`, from those that are due: together at most a fifth
 * of it.
 */
export async function readLetterTasks(
  db: Db,
  {
    userId,
    today,
    wordSeconds,
    letters,
  }: { userId: number; today: ActivityDate; wordSeconds: number; letters: DueLetters },
): Promise<LetterTask[]> {
  const { due: rows } = letters.isOutdated ? await settled(db, { userId, today }) : letters;
  const due = rows.flatMap(({ letter, ...card }) => {
    const item = letterItems.find(({ key }) => key === letter);
    return item
      ? [{ ...card, key: item.key, kind: item.kind, hasSound: item.spokenSound !== undefined }]
      : [];
  });
  return pickLetters(due, wordSeconds);
}

async function settled(db: Db, input: { userId: number; today: ActivityDate }): Promise<DueLetters> {
  await db.transaction(async (tx) => {
    if (await lockMemory(tx, input.userId)) await settleLetters(tx, input);
  });
  return readDue(db, input);
}
