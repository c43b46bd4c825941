import { broadcastMessage, testBroadcastId } from '../../../bot/services/broadcast/message.ts';
import type { Audience } from '../../../core/broadcasts/audience.ts';
import { writeMarked } from '../../../core/broadcasts/marked-text.ts';
import { faultOfLocalTime } from '../../../core/broadcasts/when.ts';
import type { AdminBroadcast } from '../../../core/contracts/admin/broadcasts.ts';
import type { RequestQuery } from '../../../core/contracts/endpoints.ts';
import { DomainError } from '../../../core/errors.ts';
import { countAudience } from '../../../db/broadcasts/audience.ts';
import { beginBroadcast, dropDraft, findBroadcastOf } from '../../../db/broadcasts/begin.ts';
import { listBroadcasts, type WatchedBroadcast, watchBroadcast } from '../../../db/broadcasts/broadcast.ts';
import { stopBroadcast } from '../../../db/broadcasts/runner.ts';
import { signUploadAddress } from '../../_auth/addresses.ts';
import { sendBehindAnswer } from '../../_broadcasts.ts';
import type { Handlers } from '../../_call.ts';
import type { Deps } from '../../_deps.ts';
import { completeContent, requirePlaces } from './broadcast-content.ts';

export const adminBroadcastHandlers: Handlers<
  | 'GET /admin/broadcasts'
  | 'GET /admin/broadcasts/audience'
  | 'GET /admin/broadcasts/{id}'
  | 'POST /admin/broadcasts'
  | 'POST /admin/broadcasts/test'
  | 'POST /admin/broadcasts/{id}/stop'
  | 'POST /admin/broadcasts/{id}/continue'
  | 'DELETE /admin/broadcasts/{id}'
> = {
  'GET /admin/broadcasts': async ({ query, deps, now }) => {
    const { broadcasts, hasMore } = await listBroadcasts(deps.db, query, now);
    return { broadcasts: broadcasts.map((broadcast) => shapeOf(broadcast, deps, now)), hasMore };
  },

  'GET /admin/broadcasts/audience': async ({ query, deps, now }) => ({
    count: await countAudience(deps.db, audienceOf(query), now),
  }),

  'GET /admin/broadcasts/{id}': async ({ params, deps, now }) => {
    const broadcast = await requireBroadcast(deps, params.id, now);
    return { ...shapeOf(broadcast, deps, now), ...writeMarked(broadcast) };
  },

  'POST /admin/broadcasts': async ({ body, owner, deps, now }) => {
    const { eventId, audience, localTime, draftId } = body;
    // The name includes the admin, so that nobody can take the name of another admin's event.
    const event = { eventId: `${owner.userId}-${eventId}` };
    const known = await findBroadcastOf(deps.db, event);
    if (known) return shapeOf(await requireBroadcast(deps, known.id, now), deps, now);
    const fault = localTime === null ? undefined : faultOfLocalTime(localTime, owner.zone, now);
    if (fault) throw new DomainError('invalid', { code: fault });
    await requirePlaces(deps, body);
    const { content } = await completeContent(deps, { userId: owner.userId, sent: body });
    const input = { adminId: owner.userId, ...event, ...content, audience, localTime, draftId };
    const { id } = await beginBroadcast(deps.db, input, now);
    const begun = await requireBroadcast(deps, id, now);
    if (isDue(begun, now)) sendBehindAnswer(deps, id);
    return shapeOf(begun, deps, now);
  },

  'POST /admin/broadcasts/test': async ({ body, owner, deps }) => {
    await requirePlaces(deps, body);
    const { content, wasShown } = await completeContent(deps, { userId: owner.userId, sent: body });
    if (!wasShown) {
      const outcome = await deps.stars.send(owner.userId, broadcastMessage(content, testBroadcastId, deps));
      if (outcome === 'gone') throw new DomainError('conflict', { code: 'broadcast_chat_closed' });
      if (outcome !== 'said') throw new DomainError('upstream', { code: 'stars_failed' });
    }
    return { sent: true as const };
  },

  'POST /admin/broadcasts/{id}/stop': async ({ params: { id }, owner, deps, now }) => {
    await stopBroadcast(deps.db, { id, adminId: owner.userId }, now);
    return shapeOf(await requireBroadcast(deps, id, now), deps, now);
  },

  'POST /admin/broadcasts/{id}/continue': async ({ params: { id }, deps, now }) => {
    const broadcast = await requireBroadcast(deps, id, now);
    if (isDue(broadcast, now) && !broadcast.isRunning) sendBehindAnswer(deps, id);
    return shapeOf(broadcast, deps, now);
  },

  'DELETE /admin/broadcasts/{id}': async ({ params, deps }) => {
    if (!(await dropDraft(deps.db, params.id))) {
      throw new DomainError('conflict', { code: 'broadcast_draft_used' });
    }
    return { deleted: true as const };
  },
};

/** Somebody's turn has come, or it is to be found that nobody is left. */
const isDue = ({ state, nextAt }: WatchedBroadcast, now: Date): boolean =>
  state === 'sending' && (nextAt === null || nextAt <= now);

function audienceOf({ kind, days, lessonId }: RequestQuery<'GET /admin/broadcasts/audience'>): Audience {
  if (kind === 'away') return { kind, days: given(days, 'days') };
  return kind === 'lesson' ? { kind, lessonId: given(lessonId, 'lessonId') } : { kind };
}

function given(value: number | undefined, field: string): number {
  if (value === undefined) throw new DomainError('invalid', { field });
  return value;
}

async function requireBroadcast(deps: Pick<Deps, 'db'>, id: number, now: Date): Promise<WatchedBroadcast> {
  const broadcast = await watchBroadcast(deps.db, id, now);
  if (!broadcast) throw new DomainError('not-found', { code: 'broadcast_not_found' });
  return broadcast;
}

function shapeOf(
  broadcast: WatchedBroadcast,
  { signingSecret }: Pick<Deps, 'signingSecret'>,
  now: Date,
): AdminBroadcast {
  const { adminId, state, entities, photo, photoUpload, createdAt, nextAt, ...same } = broadcast;
  const isWaiting = state === 'sending' && !isDue(broadcast, now) && !same.isRunning;
  return {
    ...same,
    state: isWaiting ? 'waiting' : state,
    // While it is being sent, a batch is on its way.
    unsure: same.isRunning ? 0 : same.unsure,
    entities: entities.map(({ type, offset, length, url }) => ({
      ...{ type, offset, length },
      ...(url === undefined ? {} : { url }),
    })),
    photo:
      photo === null
        ? null
        : {
            uploadId: photoUpload,
            url: photoUpload && signUploadAddress(photoUpload, signingSecret, now),
          },
    createdAt: createdAt.toISOString(),
    nextAt: nextAt?.toISOString() ?? null,
  };
}
