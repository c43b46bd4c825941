import * as z from 'zod';
import { dialogueEvents, dialogueStates, lineWays, roleLevels } from '../dialogues/events.ts';
import { endpoint } from './endpoint.ts';
import { EventId, HeardText, RowId, RowIdInPath } from './shapes/shared.ts';

const Count = z.number().int().nonnegative();
const SpeakerShape = z.union([z.literal(0), z.literal(1)]);

export const DialogueItem = z.object({
  id: RowId,
  key: z.string(),
  /** The lesson at whose end it comes. */
  lessonId: RowId,
  title: z.string(),
  /** How many. */
  turns: Count,
  /** How long hearing it once and answering its questions takes. */
  seconds: Count,
  /** Of a lesson that is not open to the learner: only the title is shown. */
  isLocked: z.boolean(),
  state: z.enum(dialogueStates),
});
export type DialogueItem = z.output<typeof DialogueItem>;

export const PersonShape = z.object({
  /** With niqqud. */
  pronunciation: z.string(),
  transcription: z.string(),
  russian: z.string(),
  gender: z.enum(['m', 'f']),
});

/** A word of a turn that the course teaches: UTF-16 offsets in `pronunciation`, the end not included. */
const TurnWord = z.object({
  start: Count,
  end: Count,
  wordId: RowId,
  lessonId: RowId,
  /** The word as the course has it, with niqqud, and its Russian. */
  base: z.string(),
  transcription: z.string(),
  russian: z.string(),
});

export const DialogueTurnShape = HeardText.extend({
  speaker: SpeakerShape,
  /** What the learner who plays the turn is asked to say, in Russian. */
  cue: z.string(),
  /** What matters in it, and other ways to say it: `LinePattern` of core/dialogues/content.ts. */
  needs: z.string(),
  also: z.array(z.string()),
  /** Of the turn in which one speaks about oneself, to compare with afterwards; empty for the others. */
  examples: z.array(HeardText.omit({ audio: true, voice: true })),
  words: z.array(TurnWord),
});
export type DialogueTurnShape = z.output<typeof DialogueTurnShape>;

export const QuestionShape = z.object({
  prompt: z.string(),
  options: z.array(z.string()),
  answer: Count,
  /** Place of the turn that tells it. */
  turn: Count,
});

export const DialogueDetail = DialogueItem.omit({ turns: true }).extend({
  scene: z.string(),
  /** On manners or life in Israel; null where it has none. */
  note: z.string().nullable(),
  names: z.tuple([PersonShape, PersonShape]),
  turns: z.array(DialogueTurnShape),
  questions: z.array(QuestionShape),
  /** The roles that can be played, with the places of their turns. */
  roles: z.array(z.object({ speaker: SpeakerShape, turns: z.array(Count) })),
});
export type DialogueDetail = z.output<typeof DialogueDetail>;

export const SaveDialogueAnswerRequest = z.object({
  eventId: EventId,
  event: z.enum(dialogueEvents),
  /** Of 'question' its place, of 'line' that of the turn. */
  place: z.number().int().min(0).max(19).optional(),
  /** Of 'line' and 'played'. */
  speaker: SpeakerShape.optional(),
  level: z.enum(roleLevels).optional(),
  /** Of 'line'. */
  way: z.enum(lineWays).optional(),
  /** Of 'question' and 'line'. */
  isRight: z.boolean().optional(),
  /** Of 'line': ids of the words that were said. */
  said: z.array(RowId).max(20).optional(),
  ms: z.number().int().min(0).max(86_400_000).optional(),
  /** When it was answered, ISO with offset, by the learner's clock. */
  at: z.iso.datetime({ offset: true }).optional(),
});
export type SaveDialogueAnswerRequest = z.input<typeof SaveDialogueAnswerRequest>;

export const SaveDialogueAnswerResponse = z.object({ id: RowId, state: z.enum(dialogueStates) });
export type SaveDialogueAnswerResponse = z.output<typeof SaveDialogueAnswerResponse>;

export const dialogueEndpoints = {
  'GET /dialogues': endpoint({
    summary: 'Диалоги по порядку курса: урок, длина и сыграны ли они',
    access: 'learner',
    callsPerMinute: 120,
    response: z.array(DialogueItem),
  }),
  'GET /dialogues/{id}': endpoint({
    summary: 'Диалог: реплики со звуком, вопросы о нём и роли',
    access: 'learner',
    callsPerMinute: 120,
    params: z.object({ id: RowIdInPath }),
    response: DialogueDetail,
  }),
  'POST /dialogues/{id}/answers': endpoint({
    summary: 'Ответ в диалоге; повтор события ничего не меняет, баллов не приносит',
    access: 'learner',
    callsPerMinute: 600, // a queue from a long flight comes in a burst
    callsPerDay: 10_000,
    params: z.object({ id: RowIdInPath }),
    body: SaveDialogueAnswerRequest,
    response: SaveDialogueAnswerResponse,
  }),
};
