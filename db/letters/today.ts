import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type DueLetter, letterScheduleVersion } from '../../core/memory/letters.ts';
import type { RowOf } from '../connection/client.ts';
import { letterItems } from '../content/letters.ts';

/** `lettersJson` as it is returned. */
export const lettersRow = () =>
  z.object({
    isOutdated: z.boolean(),
    due: z.array(z.object({ letter: z.string(), due: z.string(), answers: z.number() })),
  });

/** A learner's letters that are due and not sure yet on a date, as JSON. */
export const lettersJson = ({ userId, today }: { userId: SQL; today: SQL }): SQL => sql`
  (select json_build_object(
      'isOutdated', coalesce(bool_or(version <> ${sql.raw(String(letterScheduleVersion))}), false),
      'due', coalesce(json_agg(json_build_object('letter', letter, 'due', due, 'answers', answers))
        filter (where is_learning and due <= ${today}), '[]'))
    from letter_cards where user_id = ${userId})`;

/** The letters with what the course says of them; one that left the course is not asked. */
export function dueLettersOf({ due }: RowOf<typeof lettersRow>): DueLetter[] {
  return due.flatMap(({ letter, ...card }) => {
    const item = letterItems.find(({ key }) => key === letter);
    return item
      ? [{ ...card, key: item.key, kind: item.kind, hasSound: item.spokenSound !== undefined }]
      : [];
  });
}
