import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedUpdates } from '../../bot/allowed-updates.ts';
import { createBot } from '../../bot/bot.ts';
import { describeFailure } from '../../bot/services/failures.ts';
import { anya } from '../support/telegram-updates.ts';
import { buttonsOf, openTestBot, refusals, type TestBot, takeSent, textOf } from './support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());

it('offers no button while the mini-app has an address that Telegram would refuse, and says why', async () => {
  const bot = createBot({ ...backend.botDeps, publicUrl: 'http://localhost:3000' });
  await bot.handleUpdate(backend.updates.text(anya, '/start'));
  const [sent] = takeSent(backend.telegram);
  expect(buttonsOf(sent)).toEqual([]);
  expect(textOf(sent)).toContain('адрес с https (PUBLIC_URL)');
});

it('offers it on one’s own machine, where the local Telegram takes any address', async () => {
  const local = { publicUrl: 'http://localhost:3000', apiRoot: 'http://localhost:3001' };
  const bot = createBot({ ...backend.botDeps, ...local });
  await bot.handleUpdate(backend.updates.text(anya, '/start'));
  expect(buttonsOf(takeSent(backend.telegram)[0])[0]?.web_app?.url).toBe('http://localhost:3000/');
});

it('lets a temporary failure of Telegram out, for another attempt', async () => {
  for (const answer of [refusals.flood, refusals.broken, 'cut'] as const) {
    backend.telegram.next = [answer];
    await expect(backend.bot.handleUpdate(backend.updates.text(anya, '/help'))).rejects.toThrow();
  }
});

it('settles a refusal that would only repeat itself, and logs it', async () => {
  backend.telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: BUTTON_TYPE_INVALID' }];
  await backend.bot.handleUpdate(backend.updates.text(anya, '/help'));
  expect(backend.logged.at(-1)).toMatchObject({ level: 'error', event: 'telegram-refused' });
});

it('describes a network failure without the token that stands in its address', async () => {
  backend.telegram.next = ['cut'];
  const failure = await backend.bot.handleUpdate(backend.updates.text(anya, '/help')).catch((error) => error);
  const described = describeFailure(failure);
  expect(described).toContain('ECONNRESET');
  expect(described).not.toContain(backend.deps.botToken);
  expect(described).toContain('bot<token>');
});

it('asks Telegram for purchases, or every one of them would time out', () => {
  expect(allowedUpdates).toContain('pre_checkout_query');
});

it('asks Telegram for what is asked of it from other chats', () => {
  expect(allowedUpdates).toEqual(expect.arrayContaining(['inline_query', 'guest_message']));
});
