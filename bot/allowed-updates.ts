import type { Update } from 'grammy/types';

/**
 * The kinds of updates that Telegram sends us, by webhook and by polling alike. Always the whole list: a kind that is
 * left out stays as it was set before. Without pre_checkout_query every purchase would time out.
 */
export const allowedUpdates = [
  'message',
  'edited_message',
  'callback_query',
  'pre_checkout_query',
  'inline_query',
  'guest_message',
  'my_chat_member',
] as const satisfies readonly Exclude<keyof Update, 'update_id'>[];
