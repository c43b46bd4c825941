import * as z from 'zod';
import { audienceKinds, awayDays } from '../../broadcasts/audience.ts';
import { maxLabelLength, maxLinkLength, maxMarkedLength } from '../../broadcasts/limits.ts';
import { endpoint } from '../endpoint.ts';
import { EventId, RowId, RowIdInPath, text } from '../shapes/shared.ts';
import { UploadId } from '../voices/uploads.ts';

const label = text(maxLabelLength).refine((value) => value.trim() !== '', 'empty label');

const Button = z.discriminatedUnion('place', [
  z.object({ place: z.enum(['today', 'premium']), label }),
  z.object({ place: z.enum(['lesson', 'section']), label, id: RowId }),
  z.object({ place: z.literal('link'), label, url: text(maxLinkLength) }),
]);

const Days = z.number().int().min(awayDays.least).max(awayDays.most);

const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['all', 'free', 'premium']) }),
  z.object({ kind: z.literal('away'), days: Days }),
  z.object({ kind: z.literal('lesson'), lessonId: RowId }),
]);

/** On everybody's own clock, e.g. '2026-11-28T10:00'. */
const LocalTime = z.iso.datetime({ local: true, precision: -1 });

const Content = z.object({
  /** The text with its marks (`core/broadcasts/marked-text.ts`). */
  marked: text(maxMarkedLength),
  /** A picture that was uploaded, or that of a draft from the chat. */
  photo: z.union([z.object({ uploadId: UploadId }), z.object({ draftId: RowId })]).nullable(),
  button: Button.nullable(),
});

export const AdminBroadcast = z.object({
  id: RowId,
  /** 'waiting': nobody's hour has come yet, of those who are left. */
  state: z.enum(['draft', 'waiting', 'sending', 'stopped', 'done']),
  text: z.string(),
  entities: z.array(
    z.object({ type: z.string(), offset: z.number(), length: z.number(), url: z.string().optional() }),
  ),
  /** `url`: signed, for a day; null where the picture came from the chat. */
  photo: z.object({ uploadId: UploadId.nullable(), url: z.string().nullable() }).nullable(),
  button: Button.nullable(),
  audience: Audience,
  localTime: z.string().nullable(),
  /** Empty once the admin is deleted. */
  author: z.string(),
  /** ISO. */
  createdAt: z.string(),
  /** Learners who were to get it when it began. */
  total: z.number().int(),
  sent: z.number().int(),
  /** Chats that are closed. */
  gone: z.number().int(),
  failed: z.number().int(),
  /** Nobody knows whether it arrived: the process died before it heard. */
  unsure: z.number().int(),
  tapped: z.number().int(),
  /** ISO; when the turn of the next ones comes. */
  nextAt: z.string().nullable(),
  isRunning: z.boolean(),
});
export type AdminBroadcast = z.output<typeof AdminBroadcast>;

const byId = { params: z.object({ id: RowIdInPath }) };

/**
 * Messages of admins to many learners. 400 broadcast_text_broken, broadcast_text_empty, broadcast_text_long,
 * broadcast_link_broken, broadcast_at_night, broadcast_in_past, broadcast_too_far; 404 broadcast_not_found,
 * broadcast_place_missing; 409 broadcast_audience_empty, broadcast_draft_used, broadcast_chat_closed, broadcast_no_link.
 */
export const broadcastsAdminEndpoints = {
  'GET /admin/broadcasts': endpoint({
    summary: 'Рассылки, новые сначала; `before` — номер последней на предыдущей странице',
    access: 'admin',
    query: z.object({ before: RowIdInPath.optional() }),
    response: z.object({ broadcasts: z.array(AdminBroadcast), hasMore: z.boolean() }),
  }),
  'GET /admin/broadcasts/audience': endpoint({
    summary: 'Скольким ученикам сейчас ушла бы рассылка; `days` для away, `lessonId` для lesson',
    access: 'admin',
    query: z.object({
      kind: z.enum(audienceKinds).default('all'),
      days: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .pipe(Days)
        .optional(),
      lessonId: RowIdInPath.optional(),
    }),
    response: z.object({ count: z.number().int().nonnegative() }),
  }),
  'GET /admin/broadcasts/{id}': endpoint({
    summary: 'Одна рассылка; `marked` — её текст для правки, `lost` — оформление из чата, которого в нём нет',
    access: 'admin',
    ...byId,
    response: AdminBroadcast.extend({ marked: z.string(), lost: z.array(z.string()) }),
  }),
  'POST /admin/broadcasts': endpoint({
    summary: 'Отправить рассылку сейчас или в час по часам каждого ученика; повтор события ничего не меняет',
    access: 'admin',
    maxBodyBytes: 65_536,
    body: Content.extend({
      eventId: EventId,
      audience: Audience,
      localTime: LocalTime.nullable(),
      /** The draft that it completes. */
      draftId: RowId.optional(),
    }),
    response: AdminBroadcast,
  }),
  'POST /admin/broadcasts/test': endpoint({
    summary: 'Прислать рассылку себе: сообщение, как его получат ученики',
    access: 'admin',
    maxBodyBytes: 65_536,
    callsPerMinute: 20,
    body: Content,
    response: z.object({ sent: z.literal(true) }),
  }),
  'POST /admin/broadcasts/{id}/stop': endpoint({
    summary: 'Остановить рассылку; остановленная и завершённая остаются, как есть',
    access: 'admin',
    ...byId,
    response: AdminBroadcast,
  }),
  'POST /admin/broadcasts/{id}/continue': endpoint({
    summary: 'Продолжить прерванную рассылку, не дожидаясь таймера; идущая остаётся, как есть',
    access: 'admin',
    ...byId,
    response: AdminBroadcast,
  }),
  'DELETE /admin/broadcasts/{id}': endpoint({
    summary: 'Удалить черновик из чата; отправленную рассылку удалить нельзя',
    access: 'admin',
    ...byId,
    response: z.object({ deleted: z.literal(true) }),
  }),
};
