import { describe, expect, it } from 'vitest';
import { createStarsAccount, readTransaction } from '../../../../bot/services/payments/stars-account.ts';

const user = { id: 501, is_bot: false, first_name: 'Аня' };
const row = (parts: object) => ({ id: 'stx1', amount: 1450, date: 1_795_000_000, ...parts });
const invoice = { type: 'user', transaction_type: 'invoice_payment', user, invoice_payload: 'order-1' };

describe('the list of transactions', () => {
  it('tells a charge by its source and a refund by its receiver, under one id', () => {
    const charge = readTransaction(row({ source: invoice }));
    const refund = readTransaction(row({ receiver: invoice }));
    expect(charge).toMatchObject({
      kind: 'charge',
      charge: { chargeId: 'stx1', payload: 'order-1', payerId: 501, stars: 1450, source: 'reconcile' },
    });
    expect(refund).toMatchObject({
      kind: 'refund',
      refund: { chargeId: 'stx1', refundedAt: new Date(1_795_000_000_000), charge: { payerId: 501 } },
    });
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
  ])('passes over %s', (_, parts) => {
    expect(readTransaction(row(parts))).toEqual({ kind: 'other' });
  });
});

describe('the account', () => {
  const refusing = (error_code: number, description: string) =>
    createStarsAccount(async () => {
      throw Object.assign(new Error('refused'), { error_code, description });
    });

  it('takes "already refunded" for done, and any other refusal for a failure', async () => {
    const charge = { userId: 501, chargeId: 'stx1' };
    expect(await refusing(400, 'Bad Request: CHARGE_ALREADY_REFUNDED').refund(charge)).toBe(
      'already-refunded',
    );
    await expect(refusing(400, 'Bad Request: CHARGE_NOT_FOUND').refund(charge)).rejects.toMatchObject({
      kind: 'upstream',
      code: 'stars_failed',
    });
  });

  it('knows a chat that is shut from a Telegram that is down', async () => {
    for (const [code, description] of [
      [403, 'Forbidden: bot was blocked by the user'],
      [400, 'Bad Request: chat not found'],
    ] as const) {
      expect(await refusing(code, description).say(501, 'привет')).toBe('gone');
    }
    await expect(refusing(502, 'Bad Gateway').say(501, 'привет')).rejects.toMatchObject({ kind: 'upstream' });
  });
});
