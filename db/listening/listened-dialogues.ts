import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { mayHaveDialogue, pickDialogue } from '../../core/day/dialogue.ts';
import type { ActivityDate } from '../../core/streak/streak.ts';
import { type Db, readJson } from '../connection/client.ts';
import { isFinished, lastDialogueDate, readOpenDialogues } from '../dialogues/day-dialogues.ts';
import { type ReadDialogue, readDialogue } from '../dialogues/read-dialogue.ts';
import { shownDialogues } from '../dialogues/read-dialogues.ts';
import type { Visitor } from '../entitlements.ts';

/**
 * The dialogues that a learner hears on the way, the most wanted first: that of the day, then those that were answered last,
 * then the latest of finished lessons. At most `limit`, all of lessons that are open.
 */
export async function readListenedDialogues(
  db: Db,
  { today, limit, ...visitor }: Visitor & { today: ActivityDate; limit: number },
  now: Date,
): Promise<ReadDialogue[]> {
  const { userId } = visitor;
  const learner = sql`${userId}::bigint`;
  const { lastDate, latest } = await readJson(
    db,
    'listened_dialogues',
    () => z.object({ lastDate: z.string().nullable(), latest: z.array(z.number()) }),
    sql`with shown as (${shownDialogues(visitor, now)}),
    answered as (select dialogue_id, max(done_at) as at from dialogue_answers where user_id = ${learner} group by 1),
    latest as (select d.id, row_number() over (order by a.at desc nulls last, d.lesson_number desc, d.position desc,
        d.id desc) as place
      from shown d left join answered a on a.dialogue_id = d.id
      where d.is_open and (a.at is not null or ${isFinished(learner)})
      order by place limit ${limit})
    select json_build_object('lastDate', ${lastDialogueDate({ userId: learner, today: sql`${today}::date` })},
      'latest', (select coalesce(json_agg(id order by place), '[]') from latest)) as data`,
  );
  const open = mayHaveDialogue(lastDate, today) ? await readOpenDialogues(db, visitor, now) : [];
  const ofDay = pickDialogue({ lastDate, open }, today);
  const wanted = new Set([...(ofDay ? [ofDay.dialogueId] : []), ...latest]);
  const found: ReadDialogue[] = [];
  for (const dialogueId of [...wanted].slice(0, limit)) {
    found.push(await readDialogue(db, { ...visitor, dialogueId }, now));
  }
  return found;
}
