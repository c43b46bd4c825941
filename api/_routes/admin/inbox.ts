import { placeNoted } from '../../../bot/services/inbox/pass-on.ts';
import { answerThread } from '../../../db/inbox/answer-thread.ts';
import { closeThread } from '../../../db/inbox/close-thread.ts';
import { listThreads, readThread, readThreadFiles } from '../../../db/inbox/list-threads.ts';
import type { Handlers } from '../../_call.ts';
import { settleInbox } from '../../_inbox.ts';

export const adminInboxHandlers: Handlers<
  | 'GET /admin/threads'
  | 'GET /admin/threads/{id}'
  | 'POST /admin/threads/{id}/messages'
  | 'POST /admin/threads/{id}/close'
  | 'POST /admin/threads/{id}/copies'
> = {
  'GET /admin/threads': ({ query, deps }) => listThreads(deps.db, query),

  'GET /admin/threads/{id}': ({ params, deps }) => readThread(deps.db, params.id),

  'POST /admin/threads/{id}/messages': async ({ params, body, owner, deps, now }) => {
    const { text, ...rest } = body;
    const content = { kind: 'text', text: text.trim() } as const;
    const answer = { ...rest, adminId: owner.userId, threadId: params.id, content };
    const kept = await answerThread(deps.db, answer, now);
    if (kept.outcome === 'answered') return { outcome: 'answered', by: kept.by.name, text: kept.text };
    deps.background(settleInbox(deps, now));
    return { outcome: 'kept' };
  },

  'POST /admin/threads/{id}/close': async ({ params, owner, deps, now }) => {
    await closeThread(deps.db, { adminId: owner.userId, threadId: params.id }, now);
    deps.background(settleInbox(deps, now));
    return { closed: true };
  },

  'POST /admin/threads/{id}/copies': async ({ params, owner, deps }) => {
    let sent = 0;
    for (const copied of await readThreadFiles(deps.db, params.id)) {
      const post = { copied, caption: '' };
      const placed = await placeNoted(deps, { chatId: owner.userId }, post, params.id);
      if (typeof placed === 'object') sent += 1;
    }
    return { sent };
  },
};
