import { readOwnThreads } from '../../db/inbox/list-threads.ts';
import { saveMessage } from '../../db/inbox/save-message.ts';
import type { Handlers } from '../_call.ts';
import { settleInbox } from '../_timers/inbox.ts';

export const inboxHandlers: Handlers<'POST /threads' | 'GET /threads'> = {
  'POST /threads': async ({ body, owner, deps, now }) => {
    const { text, ...rest } = body;
    const content = { kind: 'text', text: text.trim() } as const;
    const input = { ...rest, userId: owner.userId, kind: 'question', content } as const;
    const { outcome } = await saveMessage(deps.db, input, now);
    if (outcome === 'taken') deps.background(settleInbox(deps, now));
    return { outcome };
  },

  'GET /threads': ({ owner, deps }) => readOwnThreads(deps.db, owner.userId),
};
