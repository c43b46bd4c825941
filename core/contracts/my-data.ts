import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Whether the learner's data are to be deleted, and what they would lose. */
export const DeletionState = z.object({
  /** ISO: everything about the learner is deleted from then on; null when they stay. */
  due_at: z.string().nullable(),
  is_premium: z.boolean(),
  /** ISO; null for premium forever, or without premium. */
  premium_until: z.string().nullable(),
  /** Some of that premium was paid for. */
  is_paid: z.boolean(),
  /** Recordings for the course, of a speaker. */
  recordings: z.number().int(),
});
export type DeletionState = z.output<typeof DeletionState>;

export const myDataEndpoints = {
  'GET /me/deletion': endpoint({
    summary: 'Ждут ли данные ученика удаления, и что он потеряет',
    access: 'learner',
    response: DeletionState,
  }),
  'POST /me/deletion': endpoint({
    summary: 'Удалить все данные ученика через сутки; до тех пор можно передумать',
    access: 'learner',
    callsPerMinute: 20,
    response: DeletionState,
  }),
  'DELETE /me/deletion': endpoint({
    summary: 'Передумать: данные остаются (409, если удаление уже началось)',
    access: 'learner',
    callsPerMinute: 20,
    response: DeletionState,
  }),
};
