import { expect, it } from 'vitest';
import { createTelegramAccount, noTelegramAccount } from '../../../../api/_adapters/telegram/account.ts';

type Asked = { url: string; body: unknown };

/** An account whose Telegram answers as told. */
function account(answer: unknown) {
  const asked: Asked[] = [];
  const stars = createTelegramAccount({
    token: '1000000001:token',
    apiRoot: 'https://telegram.example/',
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      if (answer instanceof Error) throw answer;
      return Response.json(answer);
    },
  });
  return { stars, asked };
}

it('asks for an invoice link as Telegram wants it: XTR, one price, no provider', async () => {
  const { stars, asked } = account({ ok: true, result: 'https://t.me/$abc' });
  const invoice = { title: 'Год', description: 'Все уроки', payload: 'order', stars: 1450 };
  expect(await stars.createInvoiceLink(invoice)).toBe('https://t.me/$abc');
  expect(asked).toEqual([
    {
      url: 'https://telegram.example/bot1000000001:token/createInvoiceLink',
      body: {
        title: 'Год',
        description: 'Все уроки',
        payload: 'order',
        provider_token: '',
        currency: 'XTR',
        prices: [{ label: 'Год', amount: 1450 }],
      },
    },
  ]);
});

it('tells the balance', async () => {
  expect(await account({ ok: true, result: { amount: 77 } }).stars.balance()).toBe(77);
});

it.each([
  ['a refusal', { ok: false, error_code: 400, description: 'Bad Request: STARS_INVOICE_INVALID' }],
  ['a broken network', new Error('ECONNRESET')],
  ['an answer that is none', 'not what the Bot API says'],
])('%s is a failure of the service that says nothing of the token', async (_, answer) => {
  const failure = await account(answer)
    .stars.balance()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'upstream', code: 'stars_failed' });
  expect(String((failure as Error).cause)).not.toContain('token');
});

it('where no Telegram is connected everything is refused and nothing is called', async () => {
  await expect(noTelegramAccount.balance()).rejects.toMatchObject({ code: 'stars_failed' });
});
