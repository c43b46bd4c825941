import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LastEdit } from '../../../core/contracts/shapes/lessons-admin.ts';
import { DomainError } from '../../../core/errors.ts';
import { type Db, type RowOf, readJson } from '../../connection/client.ts';
import type { StoredDialogue } from '../../dialogues/dialogue-content.ts';
import { dialogues } from '../../schema/index.ts';
import { findLastEdit } from '../actions.ts';

const adminDialogueRow = () =>
  z.object({
    id: z.number(),
    key: z.string(),
    title: z.string(),
    scene: z.string(),
    /** Russian names of the two. */
    people: z.array(z.string()),
    /** How many. */
    turns: z.number(),
    lesson: z
      .object({ id: z.number(), name: z.string(), number: z.number(), isPublished: z.boolean() })
      .nullable(),
    revision: z.number(),
    /** ISO; null for a dialogue as the repository has it. */
    editedAt: z.string().nullable(),
  });
export type AdminDialogueRow = RowOf<typeof adminDialogueRow>;

/** The dialogues that are not deleted in the order of the course, those without a lesson last; with `dialogueId` that one alone. */
export function listAdminDialogues(db: Db, dialogueId?: number): Promise<AdminDialogueRow[]> {
  return readJson(
    db,
    'admin_dialogues',
    () => z.array(adminDialogueRow()),
    sql`select coalesce(json_agg(json_build_object('id', d.id, 'key', d.key, 'title', d.title, 'scene', d.scene,
        'people', (select json_agg(p.value->'russian' order by p.nth)
          from jsonb_array_elements(d.people) with ordinality as p(value, nth)),
        'turns', jsonb_array_length(d.turns), 'lesson', case when l.id is null then null else json_build_object(
          'id', l.id, 'name', l.name, 'number', l.lesson_number, 'isPublished', l.is_published) end,
        'revision', d.revision, 'editedAt', d.edited_at)
        order by l.lesson_number nulls last, d.position, d.id), '[]') as data
      from dialogues d left join lessons l on l.id = d.lesson_id and l.deleted_at is null
      where d.deleted_at is null and (${dialogueId ?? null}::int is null or d.id = ${dialogueId ?? null}::int)`,
  );
}

export type AdminDialogueDetail = Omit<AdminDialogueRow, 'people' | 'turns'> &
  Pick<StoredDialogue, 'note' | 'people' | 'names' | 'turns' | 'questions'> & { lastEdit: LastEdit | null };

/** One dialogue whole. Throws 'not-found' dialogue_not_found. */
export async function readAdminDialogue(db: Db, dialogueId: number): Promise<AdminDialogueDetail> {
  const [head] = await listAdminDialogues(db, dialogueId);
  const isIt = and(eq(dialogues.id, dialogueId), isNull(dialogues.deletedAt));
  const [row] = await db.select().from(dialogues).where(isIt);
  if (!head || !row) throw new DomainError('not-found', { code: 'dialogue_not_found' });
  const lastEdit = await findLastEdit(db, { kind: 'dialogue', id: dialogueId });
  const { note, people, names, turns, questions } = row;
  return { ...head, note, people, names, turns, questions, lastEdit };
}
