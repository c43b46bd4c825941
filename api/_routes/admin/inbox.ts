import { placeNoted } from '../../../bot/services/inbox/pass-on.ts';
import { DomainError } from '../../../core/errors.ts';
import { maxShownFileBytes } from '../../../core/inbox/threads.ts';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { pictureTypeOf } from '../../../core/uploads/picture-type.ts';
import { answerThread } from '../../../db/inbox/answer-thread.ts';
import { closeThread } from '../../../db/inbox/close-thread.ts';
import { listThreads, readThread, readThreadFile, readThreadFiles } from '../../../db/inbox/list-threads.ts';
import type { Handlers } from '../../_call.ts';
import { settleInbox } from '../../_timers/inbox.ts';
import { mediaAnswer } from './file-answer.ts';

export const adminInboxHandlers: Handlers<
  | 'GET /admin/threads'
  | 'GET /admin/threads/{id}'
  | 'GET /admin/threads/{id}/files/{messageId}'
  | 'POST /admin/threads/{id}/messages'
  | 'POST /admin/threads/{id}/close'
  | 'POST /admin/threads/{id}/copies'
> = {
  'GET /admin/threads': ({ query, deps }) => listThreads(deps.db, query),

  'GET /admin/threads/{id}': ({ params, deps }) => readThread(deps.db, params.id),

  'GET /admin/threads/{id}/files/{messageId}': async ({ params, deps }) => {
    const file = await readThreadFile(deps.db, { threadId: params.id, messageId: params.messageId });
    const bytes = await deps.readTelegramFile(file.fileId, maxShownFileBytes);
    // What it is, whatever it was called: nothing else reaches the browser.
    const mime = file.kind === 'photo' ? pictureTypeOf(bytes) : audioTypeOf(bytes)?.mime;
    if (!mime) throw new DomainError('upstream', { code: 'thread_file_failed' });
    return mediaAnswer({ bytes, mime });
  },

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
      const message = { copied, caption: '' };
      const placed = await placeNoted(deps, { chatId: owner.userId }, message, params.id);
      if (typeof placed === 'object') sent += 1;
    }
    return { sent };
  },
};
