import { describe, expect, it } from 'vitest';
import {
  invoiceFields,
  readPaymentMessage,
  readTransaction,
} from '../../../../bot/services/payments/telegram-payments.ts';

const user = { id: 501, is_bot: false, first_name: 'Аня' };
const row = (parts: object) => ({ id: 'stx1', amount: 1450, date: 1_795_000_000, ...parts });
const invoice = { type: 'user', transaction_type: 'invoice_payment', user, invoice_payload: 'order-1' };

describe('the list of transactions', () => {
  const paidAt = new Date(1_795_000_000_000);
  const charge = {
    chargeId: 'stx1',
    payload: 'order-1',
    payerId: 501,
    stars: 1450,
    currency: 'XTR',
    isRecurring: false,
    paidAt,
    raw: { id: 'stx1', amount: 1450, date: 1_795_000_000, user: 501, payload: 'order-1' },
  };

  it('tells a charge by its source and a refund by its receiver, under one id', () => {
    expect(readTransaction(row({ source: invoice }))).toEqual({
      kind: 'charge',
      charge: { ...charge, source: 'reconcile' },
    });
    expect(readTransaction(row({ receiver: invoice }))).toEqual({
      kind: 'refund',
      refund: { chargeId: 'stx1', refundedAt: paidAt, charge: { ...charge, source: 'refund' } },
    });
  });

  it('reads a charge of an older server, which names neither its type nor its order', () => {
    expect(readTransaction(row({ source: { type: 'user', user } }))).toMatchObject({
      kind: 'charge',
      charge: { payerId: 501, payload: '' },
    });
  });

  it('knows a subscription', () => {
    const subscription = { ...invoice, subscription_period: 2_592_000 };
    expect(readTransaction(row({ source: subscription }))).toMatchObject({ charge: { isRecurring: true } });
  });

  it('keeps no names of people', () => {
    expect(JSON.stringify(readTransaction(row({ source: invoice })))).not.toContain('Аня');
  });

  it.each([
    ['a withdrawal', { receiver: { type: 'fragment' } }],
    ['advertising', { receiver: { type: 'telegram_ads' } }],
    ['a gift of the bot', { receiver: { ...invoice, transaction_type: 'gift_purchase' } }],
    ['paid media', { source: { ...invoice, transaction_type: 'paid_media_payment' } }],
    ['something without a partner', {}],
    ['a person of whom Telegram says nothing', { source: { type: 'user' } }],
    ['a partner that is no person', { source: { ...invoice, type: 'other' } }],
  ])('passes over %s', (_, parts) => {
    expect(readTransaction(row(parts))).toEqual({ kind: 'other' });
  });
});

describe('the message of a payment', () => {
  const payment = {
    telegram_payment_charge_id: 'stx1',
    invoice_payload: 'order-1',
    total_amount: 1450,
    currency: 'XTR',
  };

  it('is read as a charge with the payer and the time of its message', () => {
    expect(readPaymentMessage(payment, 501, 1_795_000_000)).toEqual({
      chargeId: 'stx1',
      payload: 'order-1',
      payerId: 501,
      stars: 1450,
      currency: 'XTR',
      isRecurring: false,
      paidAt: new Date(1_795_000_000_000),
      source: 'webhook',
      raw: payment,
    });
    expect(readPaymentMessage({ ...payment, is_recurring: true }, 501, 0).isRecurring).toBe(true);
  });
});

it('an invoice in Stars has exactly one price and no provider', () => {
  expect(invoiceFields({ title: 'Год', description: 'Все уроки', payload: 'order-1', stars: 1450 })).toEqual({
    title: 'Год',
    description: 'Все уроки',
    payload: 'order-1',
    provider_token: '',
    currency: 'XTR',
    prices: [{ label: 'Год', amount: 1450 }],
  });
});
