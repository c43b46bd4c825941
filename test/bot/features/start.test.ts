import { eq } from 'drizzle-orm';
import type { User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lessons, users } from '../../../db/schema/index.ts';
import { signInitData } from '../../support/sign-init-data.ts';
import { type Statements, watchStatements } from '../../support/statements.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, learnWords, lessonIds, openTestBot, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;
let ids: Record<string, number>;
const seen: Statements = { texts: [] };

beforeAll(async () => {
  backend = await openTestBot({}, { around: (db) => watchStatements(db, seen) });
  ids = await lessonIds(backend);
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

/** Sends /start and answers the one message that came back. */
async function start(parameter = '', from = anya) {
  await backend.bot.handleUpdate(backend.updates.text(from, `/start ${parameter}`.trim()));
  const sent = takeSent(backend.telegram);
  expect(sent.map(({ method }) => method)).toEqual(['sendMessage']);
  expect(sent[0]?.payload.chat_id).toBe(from.id);
  return { text: textOf(sent[0]), buttons: buttonsOf(sent[0]), payload: sent[0]?.payload };
}

async function rename(id: number, name: string) {
  await backend.db.update(lessons).set({ name }).where(eq(lessons.id, id));
  backend.deps.catalogue.forget();
}

describe('whoever Telegram describes oddly', () => {
  it.each<[string, object]>([
    [
      'with the code of a language pack of their own',
      { first_name: 'А', language_code: 'russian-pirate-xx' },
    ],
    ['with a name of 300 letters', { first_name: 'а'.repeat(300), username: 'u'.repeat(3000) }],
    ['with NUL and half a character in the name', { first_name: 'А\0\ud800', last_name: '\0' }],
    [
      'with null for what they have not',
      { first_name: 'А', last_name: null, username: null, language_code: null },
    ],
    ['with an empty name', { first_name: '' }],
    ['with fields that nobody knows yet', { first_name: 'А', photo_url: 7, added_in_2027: { a: [] } }],
  ])('is let in %s by the bot and by the mini-app, and is the same person', async (_, fields) => {
    const from = { ...fields, id: 777, is_bot: false } as User; // odder than its type
    await start('', from);
    const row = async () => (await backend.db.select().from(users).where(eq(users.id, 777)))[0];
    const byBot = await row();
    const initData = signInitData(from, backend.clock());
    const { user } = await backend.call('POST /auth/telegram', { body: { initData } });
    expect(user.id).toBe(777);
    expect(await row()).toEqual({ ...byBot, lastSeenAt: expect.any(Date), botBlockedAt: null });
  });
});

describe('/start', () => {
  it('greets a newcomer by name and gives one button that opens the mini-app', async () => {
    const { text, buttons } = await start();
    expect(text).toContain('Здравствуйте, Аня! Я Мила.');
    expect(text).toContain('Начнём с урока «Урок один»: 2 слова.');
    expect(buttons).toEqual([{ text: 'Открыть Милу', web_app: { url: 'https://mila.example/' } }]);
  });

  it('registers the newcomer', async () => {
    await start();
    const [row] = await backend.db.select().from(users).where(eq(users.id, anya.id));
    expect(row).toMatchObject({ firstName: 'Аня', languageCode: 'ru', points: 0, botBlockedAt: null });
  });

  it('is one statement and one message, for a newcomer too; a second reads the course where it is not known', async () => {
    const newcomer = { ...anya, id: 930 };
    backend.deps.catalogue.forget();
    seen.texts.length = 0;
    await start('', newcomer);
    expect(seen.texts).toHaveLength(2);
    seen.texts.length = 0;
    await start('', newcomer);
    await start('', { ...anya, id: 931 });
    expect(seen.texts).toHaveLength(2);
  });

  it('works twice, and leaves one learner', async () => {
    const first = await start();
    expect(await start()).toEqual(first);
    expect(await backend.db.select().from(users).where(eq(users.id, anya.id))).toHaveLength(1);
  });

  it('tells a returning learner where he stands and what comes next', async () => {
    await learnWords(backend, boris, 1);
    const { text, buttons } = await start('', boris);
    expect(text).toBe(
      'С возвращением, Борис!\n\n' +
        'У вас 1 балл, статус «Новичок». До статуса «Пешка» — ещё 49 баллов.\n' +
        'Изучено 1 слово. Серия: 1 день.\n\n' +
        'Продолжим урок «Урок один»: пройдено 1 из 2.',
    );
    expect(buttons).toHaveLength(1);
  });

  it('says so when every open lesson is learned', async () => {
    const vera = { ...anya, id: 503, first_name: 'Вера' };
    await learnWords(backend, vera, 3);
    expect((await start('', vera)).text).toContain('Все открытые уроки пройдены.');
  });

  it('cannot be broken by a name full of markup and direction marks', async () => {
    const odd = { ...anya, id: 504, first_name: '<b>&*_`\u202E\nדנה\0' };
    const { text, payload } = await start('', odd);
    expect(text.split('\n')[0]).toBe('Здравствуйте, \u200e<b>&*_` דנה\u200e! Я Мила.');
    expect(payload).not.toHaveProperty('parse_mode');
    expect(payload?.entities).toEqual([{ type: 'bold', offset: 0, length: text.indexOf('\n') }]);
  });

  it('greets without a name when nothing of it can be shown', async () => {
    const nameless = { ...anya, id: 505, first_name: '\u2066\u2069' };
    expect((await start('', nameless)).text).toMatch(/^Здравствуйте! Я Мила\./);
  });

  it('tells a learner whom an admin shut out, and offers no button', async () => {
    const banned = { ...anya, id: 506 };
    await start('', banned);
    await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, banned.id));
    const { text, buttons } = await start('', banned);
    expect(text).toContain('Доступ закрыт');
    expect(buttons).toEqual([]);
  });
});

describe('/start with a link into a lesson', () => {
  it('keeps Hebrew letters in the name of a lesson from turning the number behind them', async () => {
    const id = ids['Урок два'] ?? 0;
    await rename(id, 'Буквы א ב');
    const { text } = await start(`lesson_${id}`);
    await rename(id, 'Урок два');
    expect(text).toContain('Урок «\u200eБуквы א ב\u200e»\n');
  });

  it('names the lesson and opens the mini-app at it', async () => {
    const id = ids['Урок два'];
    const { text, buttons } = await start(`lesson_${id}`);
    expect(text).toContain('Урок «Урок два»\n1 слово:');
    const url = `https://mila.example/?tgWebAppStartParam=lesson_${id}`;
    expect(buttons).toEqual([{ text: 'Открыть урок', web_app: { url } }]);
  });

  it('tells how much of it is learned', async () => {
    const gleb = { ...anya, id: 507, first_name: 'Глеб' };
    await learnWords(backend, gleb, 1);
    const { text } = await start(`lesson_${ids['Урок один']}`, gleb);
    expect(text).toContain('Уже изучено 1 из 2.');
  });

  it('says that a premium lesson is one, and offers the first free one', async () => {
    const { text, buttons } = await start(`lesson_${ids['Урок три']}`);
    expect(text).toContain('«Урок три» — премиум-урок');
    expect(text).toContain('бесплатного урока «Урок один»: 2 слова');
    expect(buttons).toEqual([
      {
        text: 'Открыть «Урок один»',
        web_app: { url: `https://mila.example/?tgWebAppStartParam=lesson_${ids['Урок один']}` },
      },
    ]);
  });

  it('offers the first free lesson that is not learned yet', async () => {
    const dina = { ...anya, id: 508, first_name: 'Дина' };
    await learnWords(backend, dina, 2);
    const { buttons } = await start(`lesson_${ids['Урок три']}`, dina);
    expect(buttons[0]?.text).toBe('Открыть «Урок два»');
  });

  it('does not show a lesson that is not published', async () => {
    const id = ids['Урок два'] ?? 0;
    await backend.db.update(lessons).set({ isPublished: false }).where(eq(lessons.id, id));
    backend.deps.catalogue.forget();
    const { text } = await start(`lesson_${id}`);
    await backend.db.update(lessons).set({ isPublished: true }).where(eq(lessons.id, id));
    backend.deps.catalogue.forget();
    expect(text).toContain('Урока по этой ссылке нет');
    expect(text).not.toContain('Урок два');
  });

  it.each([
    'lesson_999999',
    'lesson_0',
    'lesson_-1',
    'lesson_',
    'lesson_1x',
    'lesson_99999999999999999999',
    'ref_5',
  ])('greets plainly and says that the link is of no use: %s', async (parameter) => {
    const { text, buttons } = await start(parameter);
    expect(text).toMatch(/^Урока по этой ссылке нет: возможно, она устарела\.\n\nЗдравствуйте, Аня!/);
    expect(buttons).toEqual([{ text: 'Открыть Милу', web_app: { url: 'https://mila.example/' } }]);
  });
});
