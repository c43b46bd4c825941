import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowedUpdates } from '../../bot/allowed-updates.ts';
import { createBot } from '../../bot/bot.ts';
import { describeFailure } from '../../bot/failures.ts';
import { anya } from '../support/telegram-updates.ts';
import { type BotHouse, buttonsOf, openBotHouse, refusals, takeSent, textOf } from './support.ts';

let house: BotHouse;

beforeAll(async () => {
  house = await openBotHouse();
});
afterAll(() => house.close());

it('offers no button while the mini-app has an address that Telegram would refuse, and says why', async () => {
  const bot = createBot({ ...house.botDeps, publicUrl: 'http://localhost:3000' });
  await bot.handleUpdate(house.updates.text(anya, '/start'));
  const [sent] = takeSent(house.telegram);
  expect(buttonsOf(sent)).toEqual([]);
  expect(textOf(sent)).toContain('адрес с https (PUBLIC_URL)');
});

it('offers it on one’s own machine, where the local Telegram takes any address', async () => {
  const local = { publicUrl: 'http://localhost:3000', apiRoot: 'http://localhost:3001' };
  const bot = createBot({ ...house.botDeps, ...local });
  await bot.handleUpdate(house.updates.text(anya, '/start'));
  expect(buttonsOf(takeSent(house.telegram)[0])[0]?.web_app?.url).toBe('http://localhost:3000/');
});

it('lets a temporary failure of Telegram out, for another attempt', async () => {
  for (const answer of [refusals.flood, refusals.broken, 'cut'] as const) {
    house.telegram.next = [answer];
    await expect(house.bot.handleUpdate(house.updates.text(anya, '/help'))).rejects.toThrow();
  }
});

it('settles a refusal that would only repeat itself, and logs it', async () => {
  house.telegram.next = [{ ok: false, error_code: 400, description: 'Bad Request: BUTTON_TYPE_INVALID' }];
  await house.bot.handleUpdate(house.updates.text(anya, '/help'));
  expect(house.logged.at(-1)).toMatchObject({ level: 'error', event: 'telegram-refused' });
});

it('describes a network failure without the token that stands in its address', async () => {
  house.telegram.next = ['cut'];
  const failure = await house.bot.handleUpdate(house.updates.text(anya, '/help')).catch((error) => error);
  const described = describeFailure(failure);
  expect(described).toContain('ECONNRESET');
  expect(described).not.toContain(house.deps.botToken);
  expect(described).toContain('bot<token>');
});

it('asks Telegram for purchases, or every one of them would time out', () => {
  expect(allowedUpdates).toContain('pre_checkout_query');
});
