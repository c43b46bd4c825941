import type { CallbackQuery, Message, MessageEntity, PreCheckoutQuery, Update, User } from 'grammy/types';
import type { TestClock } from './backend.ts';

export const testBot = {
  id: 7_000_000_001,
  is_bot: true,
  first_name: 'Мила',
  username: 'mila_test_bot',
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
  can_connect_to_business: false,
  has_main_web_app: true,
} as const;

export const anya: User = { id: 501, is_bot: false, first_name: 'Аня', language_code: 'ru' };
export const boris: User = { id: 502, is_bot: false, first_name: 'Борис', language_code: 'ru' };

export type Updates = {
  /** A text in the private chat; a leading /command gets its entity. `at` is ISO, by default the clock's time. */
  text(from: User, text: string, options?: { at?: string }): Update;
  /** Any other message in the private chat, e.g. `{ voice: … }`. */
  message(from: User, content: Partial<Message>): Update;
  /** The same text in a group. */
  groupText(from: User, text: string): Update;
  edited(from: User, text: string): Update;
  /** A pressed button under message 1 of the private chat. */
  press(from: User, data: string): Update;
  /** The person blocks (kicked) or unblocks (member) the bot. */
  membership(from: User, status: 'kicked' | 'member', options?: { at?: string }): Update;
  /** «@bot query» in any chat. */
  inline(from: User, query: string): Update;
  /** The bot is named in a chat of which it is no member, perhaps in answer to a message there. */
  guest(from: User, text: string, above?: string): Update;
  /** The query before a charge; of an unknown order by default. */
  preCheckout(from: User, query?: Partial<PreCheckoutQuery>): Update;
};

/** Updates as Telegram sends them, numbered from 1001. */
export function createUpdates(clock: TestClock): Updates {
  let updateId = 1000;
  let messageId = 0;
  const number = () => {
    updateId += 1;
    return updateId;
  };
  const seconds = (at: string | undefined) => Math.floor((at ? Date.parse(at) : clock().getTime()) / 1000);
  const privateMessage = (
    from: User,
    content: Partial<Message>,
    at?: string,
  ): Message & Update.NonChannel => {
    messageId += 1;
    const chat = { id: from.id, type: 'private', first_name: from.first_name } as const;
    // Tests pass one kind of content, as Telegram does; the type cannot express that through Partial.
    return { message_id: messageId, date: seconds(at), chat, from, ...content } as Message &
      Update.NonChannel;
  };
  return {
    text: (from, text, { at } = {}) => ({
      update_id: number(),
      message: privateMessage(from, { text, entities: commandEntities(text) }, at),
    }),
    message: (from, content) => ({ update_id: number(), message: privateMessage(from, content) }),
    groupText: (from, text) => ({
      update_id: number(),
      message: {
        ...privateMessage(from, { text, entities: commandEntities(text) }),
        chat: { id: -1001, type: 'supergroup', title: 'Группа' },
      },
    }),
    edited: (from, text) => ({
      update_id: number(),
      edited_message: {
        ...privateMessage(from, { text, entities: commandEntities(text) }),
        edit_date: seconds(undefined),
      },
    }),
    press: (from, data) => {
      const message: CallbackQuery['message'] = {
        ...privateMessage(testBot, { text: 'раньше' }),
        chat: { id: from.id, type: 'private', first_name: from.first_name },
      };
      return {
        update_id: number(),
        callback_query: { id: `query-${updateId}`, from, message, chat_instance: '1', data },
      };
    },
    membership: (from, status, { at } = {}) => ({
      update_id: number(),
      my_chat_member: {
        chat: { id: from.id, type: 'private', first_name: from.first_name },
        from,
        date: seconds(at),
        old_chat_member: member(status === 'kicked' ? 'member' : 'kicked'),
        new_chat_member: member(status),
      },
    }),
    inline: (from, query) => ({
      update_id: number(),
      inline_query: { id: `inline-${updateId}`, from, query, offset: '' },
    }),
    guest: (from, text, above) => {
      const chat = { id: -1009, type: 'supergroup', title: 'Чужая группа' } as const;
      // One kind of content each, as in privateChat.
      const answered = { ...privateMessage(boris, { text: above ?? '' }), chat, reply_to_message: undefined };
      return {
        update_id: number(),
        guest_message: {
          ...privateMessage(from, { text, guest_query_id: `guest-${updateId}` }),
          chat,
          ...(above === undefined
            ? {}
            : { reply_to_message: answered as NonNullable<Message['reply_to_message']> }),
        },
      };
    },
    preCheckout: (from, query = {}) => ({
      update_id: number(),
      pre_checkout_query: {
        id: `checkout-${updateId}`,
        from,
        currency: 'XTR',
        total_amount: 1,
        invoice_payload: 'order',
        ...query,
      },
    }),
  };
}

function member(status: 'kicked' | 'member') {
  const user = { ...testBot };
  return status === 'kicked' ? ({ status, user, until_date: 0 } as const) : ({ status, user } as const);
}

function commandEntities(text: string): MessageEntity[] {
  const command = /^\/\w+(@\w+)?/.exec(text)?.[0];
  return command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
}
