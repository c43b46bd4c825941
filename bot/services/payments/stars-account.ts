import { ServiceRests } from '../../../core/breaker.ts';
import { DomainError } from '../../../core/errors.ts';
import type { Charge, StarTransaction } from '../../../core/payments/charges.ts';
import { starsCurrency } from '../../../core/payments/orders.ts';
import type { Invoice, OutgoingMessage, StarsAccount } from '../../../core/ports.ts';
import { createChatMessages } from '../inbox/chat-messages.ts';
import { inlineButton } from '../inline-button.ts';
import { type Refusal, refusalKind, refusalOf } from '../refusals.ts';
import type { TelegramCall } from '../telegram-call.ts';

/** Telegram's message about a payment or its refund, as far as it is read. */
type PaymentMessage = {
  telegram_payment_charge_id: string;
  invoice_payload: string;
  total_amount: number;
  currency: string;
  is_recurring?: true;
};

/** A row of Telegram's list of transactions, as far as it is read. */
type TelegramTransaction = {
  id: string;
  amount: number;
  /** In seconds. */
  date: number;
  /** Of a charge. */
  source?: TransactionPartner;
  /** Of a refund. */
  receiver?: TransactionPartner;
};

type TransactionPartner = {
  type: string;
  /** Older servers do not send it. */
  transaction_type?: string;
  /** Of a partner of type 'user'. */
  user?: { id: number };
  invoice_payload?: string;
  subscription_period?: number;
};

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

    async post(userId, message) {
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

/** Exactly one price and no provider: what Telegram requires of an invoice in Stars. */
export function invoiceFields({ title, description, payload, stars }: Invoice) {
  const prices = [{ label: title, amount: stars }];
  return { title, description, payload, provider_token: '', currency: starsCurrency, prices };
}

/**
 * A payment as described by its own message, or by the message of its refund. `at` in whole seconds, as Telegram
 * counts.
 */
export function readPaymentMessage(payment: PaymentMessage, payerId: number, at: number): Charge {
  return {
    chargeId: payment.telegram_payment_charge_id,
    payload: payment.invoice_payload,
    payerId,
    stars: payment.total_amount,
    currency: payment.currency,
    isRecurring: payment.is_recurring === true,
    paidAt: new Date(at * 1000),
    source: 'webhook',
    raw: payment,
  };
}

/** A refund has the id of its charge, and a receiver where the charge has a source. */
export function readTransaction(transaction: TelegramTransaction): StarTransaction {
  const { id: chargeId, amount, date, source, receiver } = transaction;
  const partner = source ?? receiver;
  if (partner?.type !== 'user' || partner.user === undefined) return { kind: 'other' };
  const { transaction_type: kind } = partner;
  if (kind !== undefined && kind !== 'invoice_payment') return { kind: 'other' };
  const at = new Date(date * 1000);
  const charge: Charge = {
    chargeId,
    payload: partner.invoice_payload ?? '',
    payerId: partner.user.id,
    stars: amount,
    currency: starsCurrency,
    isRecurring: partner.subscription_period !== undefined,
    paidAt: at,
    source: source ? 'reconcile' : 'refund',
    raw: { id: chargeId, amount, date, user: partner.user.id, payload: partner.invoice_payload },
  };
  return source
    ? { kind: 'charge', charge }
    : { kind: 'refund', refund: { chargeId, refundedAt: at, charge } };
}

/** Nobody reads there: no later message would arrive either. */
export function isGone(refusal: Refusal | undefined): boolean {
  return refusal !== undefined && (refusal.error_code === 403 || refusalKind(refusal) === 'gone');
}
