import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type LetterEvent, letterEvents } from '../../core/letters/steps.ts';
import type { LetterAnswer } from '../../core/memory/letters.ts';
import { type Db, type RowOf, readJson } from '../connection/client.ts';

const answerRow = () =>
  z.object({
    letter: z.string(),
    eventId: z.string(),
    /** Milliseconds since 1970, UTC. */
    at: z.number(),
    date: z.string(),
    event: z.enum(letterEvents),
    isRight: z.boolean(),
    chosen: z.string().nullable(),
  });
type AnswerRow = RowOf<typeof answerRow>;

/** An answer with what was chosen instead. */
export type StoredLetterAnswer = LetterAnswer & { event: LetterEvent; chosen: string | null };

/** The learner's answers by letter; of the given ones, or of all. */
export async function readLetterAnswers(
  db: Db,
  { userId, letters }: { userId: number; letters?: readonly string[] },
): Promise<Map<string, StoredLetterAnswer[]>> {
  const wanted = letters && JSON.stringify(letters);
  const rows = await readJson(
    db,
    wanted === undefined ? 'all_letter_answers' : 'letter_answers',
    () => z.array(answerRow()),
    sql`select coalesce(json_agg(json_build_object('letter', a.letter, 'eventId', a.event_id,
        'at', round(extract(epoch from a.done_at) * 1000)::bigint, 'date', a.local_time::date, 'event', a.event,
        'isRight', a.is_right, 'chosen', a.chosen)), '[]') as data
      from letter_answers a where a.user_id = ${userId} ${
        wanted === undefined
          ? sql``
          : sql`and a.letter = any(array(select json_array_elements_text(${wanted}::json)))`
      }`,
  );
  const byLetter = new Map<string, StoredLetterAnswer[]>();
  for (const row of rows) {
    const known = byLetter.get(row.letter) ?? [];
    byLetter.set(row.letter, known);
    known.push(answerOf(row));
  }
  return byLetter;
}

function answerOf({ eventId, at, date, event, isRight, chosen }: AnswerRow): StoredLetterAnswer {
  return { eventId, at: new Date(at).toISOString(), date, event, isRight, chosen };
}
