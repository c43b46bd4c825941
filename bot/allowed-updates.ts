import type { Update } from 'grammy/types';

/**
 * The kinds of updates that Telegram sends us, by webhook and by polling alike. Always the whole list: a kind that is
 * left out stays as it was set before. Without pre_checkout_query every purchase would time out; inline_query is left
 * out because the bot has no inline mode.
 */
export const allowedUpdates = [
  'message',
  'edited_message',
  'callback_query',
  'pre_checkout_query',
  'my_chat_member',
] as const satisfies readonly Exclude<keyof Update, 'update_id'>[];
