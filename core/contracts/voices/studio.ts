import * as z from 'zod';
import { recordingStatuses, voicedKinds } from '../../voices/recording.ts';
import { wantedKinds } from '../../voices/wanted.ts';
import { endpoint } from '../endpoint.ts';
import { DateString, HeardText, RowId, RowIdInPath, text, UserId, UserIdInPath } from '../shapes/shared.ts';

const Count = z.number().int().nonnegative();
const Gender = z.enum(['f', 'm']);

/** What is said, as the speaker reads it. */
const Said = z.object({
  /** Names the item for all calls of the studio. */
  key: z.string(),
  kind: z.enum(voicedKinds),
  hebrew: z.string(),
  pronunciation: z.string(),
  transcription: z.string(),
  russian: z.string(),
});

export const Take = z.object({
  id: RowId,
  status: z.enum(recordingStatuses),
  /** Signed address of the sound as learners will hear it. */
  audio: z.string(),
  ms: z.number().int(),
  /** What the recogniser heard instead; null where it agrees, or there is none. */
  doubt: z.string().nullable(),
  /** An admin's words about a returned take. */
  remark: z.string().nullable(),
  /** Learners hear it. */
  isPublished: z.boolean(),
});
export type Take = z.output<typeof Take>;

/** Something to be said, with the speaker's own latest take of it. */
export const StudioItem = Said.extend({
  take: Take.nullable(),
  /** Of a turn of a dialogue the one before it, as a cue; null for anything else. */
  before: HeardText.nullable(),
});
export type StudioItem = z.output<typeof StudioItem>;

const Progress = z.object({ done: Count, total: Count, returned: Count });
export type StudioProgress = z.output<typeof Progress>;

/** A part of the course: a lesson, or the letters (null). */
export const StudioPart = z.object({
  lessonId: RowId.nullable(),
  /** Null for the letters. */
  name: z.string().nullable(),
  number: z.number().int().nullable(),
  done: Count,
  total: Count,
});
export type StudioPart = z.output<typeof StudioPart>;

export const Studio = z.object({
  /** Null for somebody who is no speaker. */
  speaker: z
    .object({
      name: z.string(),
      gender: Gender,
      /** To the text as it is now. */
      hasAgreed: z.boolean(),
      /** ISO; when they agreed to any text of it, null before. */
      agreedAt: z.string().nullable(),
      /** All that would be deleted if they took everything back. */
      recordings: Count,
    })
    .nullable(),
  /** What is agreed to; paragraphs. */
  consent: z.object({ version: z.string(), paragraphs: z.array(z.string()) }),
  progress: Progress,
  /** In the order of the course. */
  parts: z.array(StudioPart),
  /** Where the speaker goes on; undefined when everything is said. */
  next: z.object({ lessonId: RowId.nullable(), key: z.string() }).optional(),
});
export type Studio = z.output<typeof Studio>;

/** 'letters', 'returned' (what admins sent back), or a lesson. */
const PartInQuery = z.union([z.enum(['letters', 'returned']), RowIdInPath]);

export const ReviewedTake = Said.extend({
  id: RowId,
  speakerId: UserId,
  speakerName: z.string(),
  status: z.enum(recordingStatuses),
  doubt: z.string().nullable(),
  remark: z.string().nullable(),
  audio: z.string(),
  ms: z.number().int(),
  /** LUFS. */
  loudness: z.number(),
  /** ISO. */
  createdAt: z.string(),
  lessonName: z.string().nullable(),
  isPublished: z.boolean(),
  /** The same speaker's accepted take that this one would replace. */
  accepted: z.string().nullable(),
});
export type ReviewedTake = z.output<typeof ReviewedTake>;

export const VoiceCoverage = z.object({
  speakers: z.array(
    z.object({
      id: UserId,
      name: z.string(),
      gender: Gender,
      isActive: z.boolean(),
      waiting: Count,
      accepted: Count,
      returned: Count,
      published: Count,
    }),
  ),
  lessons: z.array(
    z.object({
      /** Null for the letters. */
      id: RowId.nullable(),
      name: z.string().nullable(),
      number: z.number().int().nullable(),
      /** What can be said in it. */
      total: Count,
      /** What learners hear from a person. */
      published: Count,
      speakers: z.array(
        z.object({ id: UserId, waiting: Count, accepted: Count, returned: Count, published: Count }),
      ),
    }),
  ),
});
export type VoiceCoverage = z.output<typeof VoiceCoverage>;

/** A synthesised voice that the owner has brought in. */
const SyntheticVoice = z.object({
  id: RowId,
  name: z.string(),
  gender: Gender,
  /** Learners hear it. */
  isOn: z.boolean(),
  /** Bytes of its sounds. */
  bytes: Count,
  /** What it says of what it can be given to say, by kind. */
  kinds: z.array(z.object({ kind: z.enum(wantedKinds), said: Count, total: Count })),
  origins: z.array(
    z.object({
      model: z.string(),
      version: z.string(),
      address: z.string(),
      madeOn: DateString,
      licence: z.string(),
      sounds: Count,
    }),
  ),
});
export type SyntheticVoice = z.output<typeof SyntheticVoice>;

export const studioEndpoints = {
  'GET /studio': endpoint({
    summary: 'Студия диктора: согласие, сколько записано, с чего продолжить',
    access: 'learner',
    response: Studio,
  }),
  'GET /studio/items': endpoint({
    summary: 'Что произнести в уроке, с записями диктора',
    access: 'learner',
    query: z.object({ part: PartInQuery }),
    response: z.object({ items: z.array(StudioItem) }),
  }),
  'POST /studio/consent': endpoint({
    summary: 'Согласие диктора; хранится дословно с датой',
    access: 'learner',
    body: z.object({ version: text(20) }),
    response: z.object({ hasAgreed: z.literal(true) }),
  }),
  'DELETE /studio/recordings': endpoint({
    summary: 'Забрать все записи назад: они удаляются сразу',
    access: 'learner',
    response: z.object({ removed: Count }),
  }),
  /** Takes multipart/form-data with the recording as `file` and the item's key as `key`. */
  'POST /audio/take': endpoint({
    summary: 'Запись диктора: обрезать, выровнять, сохранить; непригодная отвечает 400 с причиной',
    access: 'learner',
    servedBy: 'voice',
    maxBodyBytes: 4_259_840,
    callsPerMinute: 60,
    callsPerDay: 3000,
    form: z.object({ key: text(400) }),
    response: z.object({ take: Take, progress: Progress }),
  }),
  /** Returns the sound itself: to its speaker and to admins, or by its signed address. */
  'GET /audio/take/{id}': endpoint({
    summary: 'Звук записи: диктору, администратору или по подписанному адресу',
    access: 'signed',
    servedBy: 'voice',
    params: z.object({ id: RowIdInPath }),
    query: z.object({
      until: z.string().max(16).optional(),
      signature: z.string().max(64).optional(),
    }),
  }),
  'GET /admin/voices': endpoint({
    summary: 'Дикторы и озвученное по урокам',
    access: 'admin',
    response: VoiceCoverage,
  }),
  'GET /admin/voices/takes': endpoint({
    summary: 'Записи на проверку: сомнительные первыми',
    access: 'admin',
    query: z.object({
      state: z.enum(['waiting', 'accepted', 'returned']).default('waiting'),
      speakerId: UserIdInPath.optional(),
      lessonId: RowIdInPath.optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({ takes: z.array(ReviewedTake), left: Count }),
  }),
  'POST /admin/voices/takes/{id}': endpoint({
    summary: 'Принять запись или вернуть диктору с замечанием',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    body: z.discriminatedUnion('decision', [
      z.object({ decision: z.literal('accept') }),
      z.object({ decision: z.literal('return'), remark: text(300).min(1) }),
    ]),
    response: z.object({ status: z.enum(recordingStatuses) }),
  }),
  'POST /admin/voices/publish': endpoint({
    summary: 'Опубликовать принятые записи урока или букв',
    access: 'admin',
    body: z.object({ lessonId: z.union([RowId, z.literal('letters')]), speakerId: UserId.optional() }),
    response: z.object({ published: Count }),
  }),
  'GET /admin/voices/synthetic': endpoint({
    summary: 'Голоса синтеза: что озвучено, чем сделано, по какой лицензии',
    access: 'admin',
    response: z.array(SyntheticVoice),
  }),
  'PUT /admin/voices/synthetic/{id}': endpoint({
    summary: 'Включить голос синтеза или выключить; его звуки остаются',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    body: z.object({ isOn: z.boolean() }),
    response: z.object({ isOn: z.boolean() }),
  }),
  'DELETE /admin/voices/synthetic/{id}': endpoint({
    summary: 'Удалить голос синтеза со всеми его звуками',
    access: 'admin',
    params: z.object({ id: RowIdInPath }),
    response: z.object({ removed: Count }),
  }),
};
