import { expect, it } from 'vitest';
import { createTelegramCall } from '../../../../api/_adapters/telegram/call.ts';
import type { SpanStart, Tracer } from '../../../../core/service/telemetry.ts';
import { testBotToken } from '../../../support/sign-init-data.ts';

it('a call to Telegram is a span under its method, without address and payload', async () => {
  const started: SpanStart[] = [];
  const telemetry: Tracer = {
    span(start, work) {
      started.push(start);
      return work({ rename() {}, note() {}, fail() {} });
    },
  };
  const asked: string[] = [];
  const call = createTelegramCall(
    {
      token: testBotToken,
      apiRoot: 'https://telegram.example',
      telemetry,
      fetch: async (address) => {
        asked.push(String(address));
        return Response.json({ ok: true, result: 7 });
      },
    },
    1000,
  );
  expect(await call('getMyStarBalance', { secret: 'text' })).toBe(7);
  expect(asked).toEqual([`https://telegram.example/bot${testBotToken}/getMyStarBalance`]);
  expect(started).toEqual([{ name: 'telegram getMyStarBalance', kind: 'outside' }]);
});
