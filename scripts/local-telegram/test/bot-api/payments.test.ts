import type { Message, StarTransactions } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { anya, boris, telegramOfEachTest } from '../support.ts';

const telegram = telegramOfEachTest();

const year = {
  title: 'Год с Милой',
  description: 'Все уроки на год',
  payload: 'order-1',
  currency: 'XTR',
  prices: [{ label: 'Год', amount: 1450 }],
};

describe('an invoice of the bot', () => {
  it('becomes a link with a slug of its own each time', async () => {
    const first = await telegram.call('createInvoiceLink', year);
    const second = await telegram.call('createInvoiceLink', { ...year, provider_token: '' });
    expect(first.result).toMatch(/^https:\/\/t\.me\/\$[\w-]{16}$/);
    expect(second.result).not.toBe(first.result);
  });

  it.each<[string, object, string]>([
    ['two prices', { prices: [...year.prices, ...year.prices] }, 'STARS_INVOICE_INVALID'],
    ['no price', { prices: [] }, 'there must be at least one price part'],
    ['prices left out', { prices: undefined }, 'parameter "prices" is required'],
    ['a price of nothing', { prices: [{ label: 'Год', amount: 0 }] }, 'CURRENCY_TOTAL_AMOUNT_INVALID'],
    ['roubles', { currency: 'RUB' }, 'PAYMENT_PROVIDER_INVALID'],
    ['a provider', { provider_token: '1:TEST' }, 'STARS_INVOICE_INVALID'],
    ['a payload of 129 bytes', { payload: `${'я'.repeat(64)}1` }, 'INVOICE_PAYLOAD_INVALID'],
    ['no payload', { payload: '' }, 'parameter "payload" is required'],
    ['a title of 33 letters', { title: 'м'.repeat(33) }, 'STARS_INVOICE_INVALID'],
    ['a description of 256 letters', { description: 'м'.repeat(256) }, 'STARS_INVOICE_INVALID'],
    ['the payer’s name', { need_name: true }, 'STARS_INVOICE_INVALID'],
    ['a subscription', { subscription_period: 2_592_000 }, 'STARS_INVOICE_INVALID'],
  ])('is refused with %s', async (_what, change, description) => {
    const answer = await telegram.call('createInvoiceLink', { ...year, ...change });
    expect(answer).toMatchObject({ status: 400, description: `Bad Request: ${description}` });
  });

  it('holds 128 bytes of payload and 32 letters of title', async () => {
    const edge = { ...year, payload: 'я'.repeat(64), title: 'м'.repeat(32) };
    expect((await telegram.call('createInvoiceLink', edge)).ok).toBe(true);
  });

  it('stands in the chat with a pay button', async () => {
    await telegram.act('chats/7001/start');
    const plain = await telegram.call('sendInvoice', { chat_id: anya.id, ...year });
    const first = plain.result as Message; // sendInvoice returns a message
    expect(first.invoice).toEqual({
      title: year.title,
      description: year.description,
      start_parameter: '',
      currency: 'XTR',
      total_amount: 1450,
    });
    expect(first.reply_markup?.inline_keyboard).toEqual([[{ text: 'Заплатить ⭐️ 1450', pay: true }]]);
  });

  it('is not sent to somebody who stopped the bot', async () => {
    await telegram.act('chats/7001/start');
    await telegram.act('chats/7001/block');
    expect((await telegram.call('sendInvoice', { chat_id: anya.id, ...year })).status).toBe(403);
  });
});

describe('a bot without payments', () => {
  it('has no stars and no transactions', async () => {
    expect((await telegram.call('getMyStarBalance')).result).toEqual({ amount: 0 });
    const none = (await telegram.call('getStarTransactions')).result as StarTransactions;
    expect(none.transactions).toEqual([]);
  });

  it('cannot refund what was never paid, nor answer a query that nobody asked', async () => {
    const charge = { user_id: boris.id, telegram_payment_charge_id: 'stx1' };
    const refused = await telegram.call('refundStarPayment', charge);
    expect(refused.description).toBe('Bad Request: CHARGE_NOT_FOUND');
    const stranger = await telegram.call('refundStarPayment', { ...charge, user_id: 5 });
    expect(stranger.description).toBe('Bad Request: user not found');
    const late = await telegram.call('answerPreCheckoutQuery', {
      pre_checkout_query_id: '1',
      ok: true,
    });
    expect(late.description).toBe(
      'Bad Request: query is too old and response timeout expired or query ID is invalid',
    );
    const silent = await telegram.call('answerPreCheckoutQuery', {
      pre_checkout_query_id: '1',
      ok: false,
    });
    expect(silent.description).toBe('Bad Request: parameter "error_message" is required');
  });
});
