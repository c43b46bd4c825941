import * as z from 'zod';
import { manyActs, maxPastedLessons, maxSelectedLessons } from '../../lesson/many.ts';
import { endpoint } from '../endpoint.ts';
import { lessonFilter } from '../shapes/lesson-filter.ts';
import { EventId, RowId, text } from '../shapes/shared.ts';
import { WordEdit } from './lessons.ts';

/** What is done with many lessons at once: one call, one transaction, one act in the log. */

const SelectedIds = z.array(RowId).min(1).max(maxSelectedLessons);

/** A selection of ids of ten digits with their commas, and the rest of the body. */
const maxSelectionBytes = 65_536;

export const ManyOutcome = z.object({
  /** Lessons that were changed; copies that were made. */
  done: z.number().int(),
  /** Lessons that were so already: nothing of them was written. */
  unchanged: z.number().int(),
  /** Lessons that are no longer in the course. */
  gone: z.number().int(),
  /** Lessons that cannot be published, in the order of the course, and why: at most 200 of them. */
  refused: z.array(z.object({ id: RowId, name: z.string(), reason: z.string() })),
  refusedCount: z.number().int(),
  /** The copies, in the order of the course; empty for other acts. */
  copyIds: z.array(RowId),
  /** Of the act in the log; null where nothing was changed. */
  actionId: RowId.nullable(),
  /** The event was already known: this is what it had done. */
  isRepeat: z.boolean(),
});
export type ManyOutcome = z.output<typeof ManyOutcome>;

/** A lesson of a section that was pasted. */
const PastedLesson = z.object({
  name: text(200),
  /** In order. At most 10; the limit of the shape is wider, so that the rule can report it in its own words. */
  words: z
    .array(
      WordEdit.pick({
        ...{ hebrew: true, pronunciation: true, transcription: true, russian: true },
        ...{ gender: true, plural: true, feminine: true, variants: true },
      }),
    )
    .max(100),
});

/** Fifty lessons of ten words, with everything that a table may say of them. */
const maxSectionBytes = 524_288;

export const lessonsManyEndpoints = {
  'GET /admin/lessons/ids': endpoint({
    summary: 'Номера всех найденных уроков, в порядке курса, чтобы выбрать их разом',
    access: 'admin',
    query: z.object(lessonFilter),
    response: z.object({ ids: z.array(RowId) }),
  }),
  /** Lessons that cannot be published are left as they are and listed; the others are published. */
  'POST /admin/lessons/many': endpoint({
    summary: 'Издать, скрыть, открыть, закрыть, перенести, скопировать или удалить много уроков разом',
    access: 'admin',
    maxBodyBytes: maxSelectionBytes,
    body: z.object({
      act: z.enum(manyActs),
      ids: SelectedIds,
      /** Where to: for 'move' alone. */
      subsection_id: RowId.optional(),
      /** The client's id for this action: sent again, it changes nothing and gets the same answer. */
      eventId: EventId,
    }),
    response: ManyOutcome,
  }),
  /** A lesson that breaks the rules of the editor refuses all: 400 with `data.problems`, of 'lessons.2.words.0.hebrew'. */
  'POST /admin/lessons/drafts': endpoint({
    summary: 'Много новых уроков в конец подраздела, черновиками и разом; повтор события ничего не меняет',
    access: 'admin',
    maxBodyBytes: maxSectionBytes,
    body: z.object({
      subsection_id: RowId,
      lessons: z.array(PastedLesson).min(1).max(maxPastedLessons),
      eventId: EventId,
    }),
    response: z.object({
      /** In the order of the lessons. */
      ids: z.array(RowId),
      /** Of the act in the log, which takes all of them back. */
      actionId: RowId,
      isRepeat: z.boolean(),
    }),
  }),
  /** Returns the file itself. */
  'POST /admin/lessons/export': endpoint({
    summary: 'Выбранные уроки файлом JSON или CSV, с их разделами',
    access: 'admin',
    maxBodyBytes: maxSelectionBytes,
    body: z.object({ ids: SelectedIds, format: z.enum(['json', 'csv']).default('json') }),
  }),
};
