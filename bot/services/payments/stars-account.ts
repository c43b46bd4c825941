import { ServiceRests } from '../../../core/breaker.ts';
import { DomainError } from '../../../core/errors.ts';
import type { OutgoingMessage, StarsAccount } from '../../../core/ports.ts';
import { createChatMessages } from '../inbox/chat-messages.ts';
import { inlineButton } from '../inline-button.ts';
import { type Refusal, refusalKind, refusalOf } from '../refusals.ts';
import type { TelegramCall } from '../telegram-call.ts';
import { invoiceFields, readTransaction, type TelegramTransaction } from './telegram-payments.ts';

/** The bot's Stars account over any way to call Telegram. */
export function createStarsAccount(call: TelegramCall): StarsAccount {
  const ask = async (method: string, payload: Record<string, unknown>) => {
    try {
      return await call(method, payload);
    } catch (cause) {
      throw new DomainError('upstream', { code: 'stars_failed', cause });
    }
  };
  return {
    ...createChatMessages(call),
    createInvoiceLink: async (invoice) => ask('createInvoiceLink', invoiceFields(invoice)) as Promise<string>,

    async transactions(page) {
      const result = (await ask('getStarTransactions', page)) as { transactions: TelegramTransaction[] };
      return result.transactions.map(readTransaction);
    },

    async refund({ userId, chargeId }) {
      const charge = { user_id: userId, telegram_payment_charge_id: chargeId };
      try {
        await call('refundStarPayment', charge);
        return 'refunded';
      } catch (cause) {
        if (refusalOf(cause)?.description.includes('CHARGE_ALREADY_REFUNDED')) return 'already-refunded';
        throw new DomainError('upstream', { code: 'stars_failed', cause });
      }
    },

    balance: async () => ((await ask('getMyStarBalance', {})) as { amount: number }).amount,

    async say(userId, text, button) {
      const keyboard = button && [[{ text: button.text, callback_data: button.data }]];
      try {
        await call('sendMessage', {
          chat_id: userId,
          text,
          ...(keyboard ? { reply_markup: { inline_keyboard: keyboard } } : {}),
        });
        return 'said';
      } catch (cause) {
        if (isGone(refusalOf(cause))) return 'gone';
        throw new DomainError('upstream', { code: 'stars_failed', cause });
      }
    },

    async prepare(userId, { title, text, button }) {
      const message = { message_text: text, link_preview_options: { is_disabled: true } };
      const result = {
        ...{ type: 'article', id: 'card', title, input_message_content: message },
        reply_markup: { inline_keyboard: [[button]] },
      };
      const chats = { allow_user_chats: true, allow_group_chats: true, allow_channel_chats: true };
      return (
        (await ask('savePreparedInlineMessage', { user_id: userId, result, ...chats })) as { id: string }
      ).id;
    },

    async send(userId, message) {
      try {
        const { photo } = message;
        const fields = { chat_id: userId, ...messageFields(message) };
        await (photo === undefined
          ? call('sendMessage', { ...fields, link_preview_options: { is_disabled: true } })
          : call('sendPhoto', { ...fields, photo }));
        return 'said';
      } catch (cause) {
        // Telegram rests: this message was not sent.
        if (cause instanceof ServiceRests) return { waitSeconds: cause.retryAfterSeconds };
        const refusal = refusalOf(cause);
        if (isGone(refusal)) return 'gone';
        const waitSeconds = refusal?.error_code === 429 ? refusal.parameters?.retry_after : undefined;
        return waitSeconds === undefined ? 'failed' : { waitSeconds };
      }
    },
  };
}

/** The fields of a message's text and buttons; of one with a picture they have names of their own. */
export function messageFields({ text, entities, buttons = [], photo }: OutgoingMessage) {
  const keyboard = buttons.map((button) => [inlineButton(button)]);
  const formats = entities.length > 0 ? entities : undefined;
  return {
    ...(photo === undefined ? { text } : text === '' ? {} : { caption: text }),
    ...(formats && (photo === undefined ? { entities: formats } : { caption_entities: formats })),
    ...(keyboard.length > 0 ? { reply_markup: { inline_keyboard: keyboard } } : {}),
  };
}

/** Nobody reads there: no later message would arrive either. */
export function isGone(refusal: Refusal | undefined): boolean {
  return refusal !== undefined && (refusal.error_code === 403 || refusalKind(refusal) === 'gone');
}
