import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import { createMemoryStore } from '../../../../db/store/store.ts';
import { faultyDatabase } from '../../../support/faulty-database.ts';
import { anya } from '../../../support/telegram-updates.ts';
import { openTestBot, type TestBot, takeSent } from '../../support.ts';
import { teachCards } from '../../taught-cards.ts';
import { guestTextOf, plain } from './support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
  await teachCards(backend);
});
afterAll(() => backend.close());
beforeEach(() => {
  takeSent(backend.telegram);
  backend.clock.now = new Date(backend.clock.now.getTime() + 60_000);
});

async function name(text: string, above?: string, bot = backend.bot, from = anya) {
  await bot.handleUpdate(backend.updates.guest(from, text, above));
  const sent = takeSent(backend.telegram);
  expect(sent.map(({ method }) => method)).toEqual(sent.map(() => 'answerGuestQuery'));
  return sent.map(guestTextOf);
}

const shalom = plain('שָׁלוֹם [шало́м] — мир, привет\n\nСлово на иврите из Милы.');

describe('the bot named in a chat of others', () => {
  it.each([
    ['beside a word', '@mila_test_bot שלום', undefined],
    ['beside a word, in capitals, behind it', 'שלום @MILA_TEST_BOT', undefined],
    ['in answer to a word', '@mila_test_bot', 'שלום'],
    ['with a question, in answer to a word', '@mila_test_bot что это значит?', 'שלום!'],
    ['beside a word, in answer to another', '@mila_test_bot שלום', 'שולחן'],
    ['beside a Russian word', '@mila_test_bot привет', undefined],
  ])('explains it %s', async (_, text, above) => {
    expect(await name(text, above)).toEqual([shalom]);
  });

  it('reads a message word by word', async () => {
    const [said = ''] = await name(
      '@mila_test_bot',
      `${'Смотри, что мне написали сегодня. '.repeat(4)}שלום, שולחן!`,
    );
    expect(said.split('\n').slice(0, 2)).toEqual([
      plain('• שָׁלוֹם [шало́м] — мир, привет'),
      expect.stringContaining(plain('שֻׁלְחָן')),
    ]);
  });

  it('fits a long message into one', async () => {
    const letters = [...'אבגדהוזחטיכלמנסעפצקרשת'];
    const words = letters.flatMap((one) => letters.map((other) => `${one}${other}${one}`));
    const [said = ''] = await name('@mila_test_bot', ['שלום', ...words].join(' '));
    expect(said.length).toBeLessThan(4000);
    expect(said).toContain('шало́м');
  });

  it('tells of a premium word only that it is one', async () => {
    const [alone = ''] = await name('@mila_test_bot', 'כלב');
    const [among = ''] = await name('@mila_test_bot', 'שלום כלב');
    expect(`${alone}${among}`).not.toMatch(/собака|кэ́лев/);
    expect(among).toContain('слово премиум-урока');
  });

  it.each([
    ['nothing to explain', '@mila_test_bot', undefined, 'Назовите меня в ответ'],
    ['only pictures', '@mila_test_bot 🦊', '🦊', 'Назовите меня в ответ'],
    ['nonsense', '@mila_test_bot ыыыжжж', undefined, 'Не знаю: такого слова нет в бесплатных уроках'],
  ])('says so where there is %s', async (_, text, above, words) => {
    expect((await name(text, above))[0]).toContain(words);
  });

  it('asks to try again when the database fails', async () => {
    const db = faultyDatabase(backend.db, () => {
      throw new Error('connection lost');
    });
    const said = await name('@mila_test_bot שלום', undefined, createBot({ ...backend.botDeps, db }));
    expect(said).toEqual(['Простите, не получилось ответить. Попробуйте ещё раз через минуту.']);
    expect(backend.logged.at(-1)).toMatchObject({ event: 'guest-not-answered' });
  });

  it('is silent after ten messages of one person in a minute, and to other bots', async () => {
    const bot = createBot({ ...backend.botDeps, store: createMemoryStore(backend.clock) });
    const said = [];
    for (let at = 0; at < 30; at += 1) said.push(...(await name('@mila_test_bot שלום', undefined, bot)));
    expect(said).toHaveLength(10);
    expect(await name('@mila_test_bot שלום', undefined, bot, { ...anya, id: 5, is_bot: true })).toEqual([]);
  });
});
