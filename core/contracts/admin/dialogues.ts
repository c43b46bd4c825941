import * as z from 'zod';
import { DialogueTurnShape, PersonShape, QuestionShape } from '../dialogues.ts';
import { endpoint } from '../endpoint.ts';
import { LastEdit } from '../shapes/lessons-admin.ts';
import { maxPartBytes, PartLesson, RefusedPart, SavedPart } from '../shapes/parts-admin.ts';
import { EventId, RowId, RowIdInPath, text } from '../shapes/shared.ts';

/**
 * The editor of dialogues. What a dialogue may hold is decided by `core/dialogues/check-dialogues.ts`; a dialogue that
 * breaks it gets a 400 dialogue_refused with every problem in `data.problems`.
 */

const line = { pronunciation: text(300), transcription: text(300), russian: text(300) };
const PersonEdit = z.object({ ...line, gender: PersonShape.shape.gender });

const TurnEdit = z.object({
  speaker: DialogueTurnShape.shape.speaker,
  ...line,
  cue: text(500),
  /** What matters in it, and other ways to say it: `LinePattern` of core/dialogues/content.ts. */
  needs: text(300),
  also: z.array(text(300)).max(10),
  /** Of the turn in which one speaks about oneself; empty for the others. */
  examples: z.array(z.object(line)).max(10),
});

const QuestionEdit = z.object({
  prompt: text(500),
  options: z.array(text(300)).max(12),
  answer: z.number().int().min(0).max(99),
  /** Place of the turn that tells it. */
  turn: z.number().int().min(0).max(99),
});

/** Wider than the checker allows, so that it can say in its own words what is too much. */
const fields = {
  title: text(200),
  scene: text(1000),
  /** On manners or life in Israel; empty where it has none. */
  note: text(1000),
  /** The lesson at whose end it comes. */
  lessonId: RowId.nullable(),
  people: z.tuple([PersonEdit, PersonEdit]),
  /** Others who are spoken of. */
  names: z.array(PersonEdit).max(20),
  turns: z.array(TurnEdit).max(20),
  questions: z.array(QuestionEdit).max(10),
};

export const NewDialogue = z.object(fields).extend({
  /** The client's id for this action: sent again, it returns the dialogue that exists instead of a second one. */
  eventId: EventId,
});
export type NewDialogue = z.output<typeof NewDialogue>;

/** Fields that are sent replace those of the dialogue. If `revision` is no longer current, the response is 409 stale_dialogue. */
export const DialogueChange = z.object(fields).partial().extend({ revision: RowId });
export type DialogueChange = z.output<typeof DialogueChange>;

const AdminDialogueHead = z.object({
  id: RowId,
  key: z.string(),
  title: z.string(),
  scene: z.string(),
  /** The lesson at whose end it comes; null where that is gone. */
  lesson: PartLesson.nullable(),
  revision: RowId,
  /** ISO; null for a dialogue as shipped with the course. */
  editedAt: z.string().nullable(),
});

export const AdminDialogue = AdminDialogueHead.extend({
  /** Russian names of the two. */
  people: z.array(z.string()),
  /** How many. */
  turns: z.number().int(),
});
export type AdminDialogue = z.output<typeof AdminDialogue>;

export const AdminDialogueDetail = AdminDialogueHead.extend({
  note: z.string(),
  people: z.tuple([PersonShape, PersonShape]),
  names: z.array(PersonShape),
  turns: z.array(
    TurnEdit.extend({
      /** Address of the sound; null when there is none: the device reads the turn. */
      audio: z.string().nullable(),
      voice: DialogueTurnShape.shape.voice,
    }),
  ),
  questions: z.array(QuestionShape),
  lastEdit: LastEdit.nullable(),
});
export type AdminDialogueDetail = z.output<typeof AdminDialogueDetail>;

const byId = z.object({ id: RowIdInPath });

export const dialoguesAdminEndpoints = {
  'GET /admin/dialogues': endpoint({
    summary: 'Диалоги для редактора, в порядке курса; без урока — в конце',
    access: 'admin',
    response: z.object({ dialogues: z.array(AdminDialogue) }),
  }),
  'GET /admin/dialogues/{id}': endpoint({
    summary: 'Диалог целиком, с ревизией и последней правкой',
    access: 'admin',
    params: byId,
    response: AdminDialogueDetail,
  }),
  'POST /admin/dialogues': endpoint({
    summary: 'Новый диалог; ошибки названы у полей',
    access: 'admin',
    maxBodyBytes: maxPartBytes,
    body: NewDialogue,
    response: SavedPart,
  }),
  'POST /admin/dialogues/check': endpoint({
    summary: 'Что в диалоге не так; ничего не сохраняет',
    access: 'admin',
    callsPerMinute: 120,
    maxBodyBytes: maxPartBytes,
    body: z.object(fields).extend({
      /** The dialogue that it is to become; missing for a new one. */
      id: RowId.optional(),
    }),
    response: RefusedPart,
  }),
  'PUT /admin/dialogues/{id}': endpoint({
    summary: 'Изменить диалог; чужая правка отвечает 409',
    access: 'admin',
    maxBodyBytes: maxPartBytes,
    params: byId,
    body: DialogueChange,
    response: SavedPart,
  }),
  'DELETE /admin/dialogues/{id}': endpoint({
    summary: 'Убрать диалог; ответы учеников остаются',
    access: 'admin',
    params: byId,
    response: z.object({ deleted: z.literal(true) }),
  }),
};
