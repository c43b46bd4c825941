import type { RawApi, Transformer } from 'grammy';
import type { Clock, Log } from '../core/ports.ts';
import type { Db } from '../db/connection/client.ts';
import { markBotBlocked } from '../db/users.ts';
import { describeFailure } from './services/failures.ts';
import { refusalKind } from './services/refusals.ts';

/** Where blocked chats are marked. */
type ChatMarks = { db: Db; clock: Clock; log: Log };

/**
 * Notices, in any call to Telegram, that the learner has blocked the bot or left Telegram, and marks them, so that
 * nobody writes to them again. The refusal itself is passed on to the caller.
 */
export function marksBlockedChats({ db, clock, log }: ChatMarks): Transformer<RawApi> {
  return async (previous, method, payload, signal) => {
    const answer = await previous(method, payload, signal);
    if (!answer.ok && answer.error_code === 403 && refusalKind(answer) === 'gone') {
      // In private chats, the chat id is the person's id.
      const chatId = 'chat_id' in payload ? Number(payload.chat_id) : Number.NaN;
      if (chatId > 0) {
        await markBotBlocked(db, chatId, clock()).catch((error: unknown) => {
          log('warn', 'blocked-chat-not-marked', { cause: describeFailure(error) });
        });
      }
    }
    return answer;
  };
}
