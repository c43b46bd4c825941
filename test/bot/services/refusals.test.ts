import { describe, expect, it } from 'vitest';
import { type RefusalKind, refusalKind, refusalOf } from '../../../bot/services/refusals.ts';

/** As the Bot API words them; the code is 400 unless another one stands before. */
const refusals: Record<RefusalKind, string[]> = {
  gone: [
    '403 Forbidden: bot was blocked by the user',
    '403 Forbidden: user is deactivated',
    '403 Forbidden: bot was kicked from the group chat',
    '403 Forbidden: bot was kicked from the supergroup chat',
    '403 Forbidden: bot is not a member of the supergroup chat',
    "403 Forbidden: bot can't initiate conversation with a user",
    "403 Forbidden: bot can't send messages to bots",
    '403 Forbidden: the group chat was deleted',
    'Bad Request: chat not found',
    'Bad Request: user not found',
    'Bad Request: PEER_ID_INVALID',
    'Bad Request: group chat was deactivated',
    '403 Forbidden: CHANNEL_PRIVATE',
  ],
  moved: ['Bad Request: group chat was upgraded to a supergroup chat'],
  topic: [
    'Bad Request: TOPIC_CLOSED',
    'Bad Request: TOPIC_DELETED',
    'Bad Request: message thread not found',
    'Bad Request: topic closed',
  ],
  silenced: [
    'Bad Request: not enough rights to send text messages to the chat',
    'Bad Request: have no rights to send a message',
    'Bad Request: need administrator rights in the channel chat',
    'Bad Request: CHAT_WRITE_FORBIDDEN',
    'Bad Request: CHAT_RESTRICTED',
    'Bad Request: CHAT_SEND_PLAIN_FORBIDDEN',
    'Bad Request: VOICE_MESSAGES_FORBIDDEN',
    '403 Forbidden: something new',
  ],
  late: [
    'Bad Request: message is not modified: specified new message content is the same',
    'Bad Request: query is too old and response timeout expired or query ID is invalid',
    'Bad Request: message to edit not found',
    'Bad Request: message to delete not found',
    'Bad Request: message to be replied not found',
    "Bad Request: message can't be edited",
    'Bad Request: MESSAGE_ID_INVALID',
  ],
  wait: ['429 Too Many Requests: retry after 7'],
  broken: ['502 Bad Gateway', '500 Internal Server Error'],
  wrong: ["Bad Request: can't parse entities", '401 Unauthorized', 'Bad Request: message text is empty'],
};

describe('a refusal of Telegram', () => {
  for (const [kind, descriptions] of Object.entries(refusals)) {
    it.each(descriptions)(`is '${kind}': %s`, (text) => {
      const [, code = '400', description = ''] = /^(\d{3})? ?(.*)$/.exec(text) ?? [];
      expect(refusalKind({ error_code: Number(code), description })).toBe(kind);
    });
  }

  it('with the new id of a group means that it has moved, however it is worded', () => {
    const parameters = { migrate_to_chat_id: -1005 };
    expect(refusalKind({ error_code: 400, description: 'Bad Request', parameters })).toBe('moved');
  });

  it('is not a failure of the network', () => {
    expect(refusalOf(new Error('fetch failed'))).toBeUndefined();
  });
});
