import { describe, expect, it } from 'vitest';
import { createStarsAccount } from '../../../../bot/services/payments/stars-account.ts';

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
