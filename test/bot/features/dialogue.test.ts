import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { User } from 'grammy/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../bot/bot.ts';
import type { BotDeps } from '../../../bot/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { dialogueAnswers, dialogues } from '../../../db/schema/index.ts';
import { smallDialogues } from '../../support/dialogues.ts';
import { createFakeRecogniser } from '../../support/fake-voice.ts';
import { anya } from '../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from '../support.ts';

const folder = new URL('../../../web/public/audio/', import.meta.url);
const mp3 = new Uint8Array(readFileSync(new URL(readdirSync(folder)[0] ?? '', folder)));
const ogg = Uint8Array.from(readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url)));
const recogniser = createFakeRecogniser();
const voice = { file_id: 'said', file_unique_id: 'said', duration: 1, file_size: ogg.length };

let backend: TestBot;
let telegram: ReturnType<typeof createFakeTelegram>;
let deps: BotDeps;
let bot: ReturnType<typeof createBot>;
let id: number;
let who: User;
let people = 5200;

beforeAll(async () => {
  backend = await openTestBot({}, { dialogues: smallDialogues });
  telegram = createFakeTelegram({
    sendVoice: () => ({ message_id: 7 }),
    getFile: () => ({ file_path: 'voice/said.oga', file_size: ogg.length }),
  });
  const fetchFile = async () => new Response(ogg);
  deps = { ...backend.botDeps, fetch: telegram.fetch, recogniser, fetchFile, sounds: async () => mp3 };
  bot = createBot(deps);
  await backend.db.update(dialogues).set({
    turns: (await backend.db.select().from(dialogues))[0]?.turns.map((turn, at) => ({
      ...turn,
      audioHash: `${at}`.repeat(32),
    })),
  });
  const [row] = await backend.db.select().from(dialogues).where(eq(dialogues.key, 'hello'));
  id = row?.id ?? 0;
});
afterAll(() => backend.close());
beforeEach(() => {
  people += 1;
  who = { ...anya, id: people };
  takeSent(telegram);
});

const send = async (text: string) => {
  await bot.handleUpdate(backend.updates.text(who, text));
  return takeSent(telegram);
};
const press = async (data: string) => {
  await bot.handleUpdate(backend.updates.press(who, data));
  return takeSent(telegram);
};
/** What a message says, as text or below a sound. */
const saidIn = (sent: Sent[]) =>
  sent.map((one) => textOf(one) || String(one.payload.caption ?? '')).filter((text) => text !== '');
const soundsIn = (sent: Sent[]) => sent.filter(({ method }) => method === 'sendVoice');
/** The buttons below a sound are sent as text. */
const withMarkup = (one: Sent): Sent => {
  const { reply_markup: markup } = one.payload;
  return typeof markup === 'string'
    ? { ...one, payload: { ...one.payload, reply_markup: JSON.parse(markup) } }
    : one;
};
const buttonNamed = (sent: Sent[], text: string) =>
  sent.flatMap((one) => buttonsOf(withMarkup(one))).find((one) => one.text === text)?.callback_data ?? '';
const answers = () => backend.db.select().from(dialogueAnswers).where(eq(dialogueAnswers.userId, who.id));

describe('/dialogue', () => {
  it('lists the dialogues of open lessons alone', async () => {
    const [list] = await send('/dialogue');
    expect(textOf(list)).toContain('Диалоги');
    expect(buttonsOf(list).map(({ text }) => text)).toEqual(['Диалог hello', 'Диалог second']);
  });

  it('tells the scene, then lets hear the whole as one sound', async () => {
    expect(saidIn(await press(`dg:o:${id}`))[0]).toContain('Дана встречает Рона.');
    const heard = await press(`dg:h:${id}`);
    expect(soundsIn(heard)).toHaveLength(1);
    expect(saidIn(heard)[0]).not.toContain('мама');
  });

  it('asks its questions, and plays the turn again after a miss', async () => {
    const asked = await press(`dg:q:${id}:1:0`);
    expect(saidIn(asked)[0]).toContain('Кого зовёт Дана?');
    expect(await answers()).toMatchObject([{ event: 'heard', isRight: true }]);
    const missed = await press(buttonNamed(asked, 'папу'));
    expect(saidIn(missed).join()).toContain('Ответ вот в этой реплике');
    const second = await press(buttonNamed(missed, 'Дальше'));
    const done = await press(buttonNamed(second, 'Рон'));
    expect(saidIn(done)[0]).toContain('✅ Рон');
    const questions = (await answers()).filter(({ event }) => event === 'question');
    expect(questions.map(({ place, isRight }) => [place, isRight])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it('says that a dialogue is premium, or gone', async () => {
    const [row] = await backend.db.select().from(dialogues).where(eq(dialogues.key, 'premium'));
    expect(saidIn(await press(`dg:o:${row?.id}`)).join()).toContain('премиум');
    expect(saidIn(await press('dg:o:99999')).join()).toContain('больше нет');
  });
});

describe('a role', () => {
  it('is played line by line, in writing, to its end', async () => {
    const first = await press(`dg:b:${id}:0:1`);
    expect(saidIn(first)[0]).toContain('Ваша реплика. Поздоровайтесь с мамой.');
    const missed = await send('שלום');
    expect(saidIn(missed)[0]).toContain('Не хватает');
    expect(saidIn(missed)[0]).toContain('אימא');
    const second = await send('שלום אימא');
    expect(soundsIn(second)).toHaveLength(1);
    expect(saidIn(second)[0]).toContain('Получилось!');
    const done = await send('שלום רון');
    expect(saidIn(done)[0]).toContain('Ещё можно ответить так');
    expect(saidIn(done)[0]).toContain('С первого раза: 1 из 2');
    const saved = await answers();
    expect(saved.map(({ event, place, isRight, way }) => [event, place, isRight, way])).toEqual([
      ['line', 0, false, 'typed'],
      ['line', 0, true, 'typed'],
      ['line', 2, true, 'typed'],
      ['played', null, true, null],
    ]);
    expect(saidIn(await send('שלום')).join()).not.toContain('Не хватает');
  });

  it('hears the other first, and takes lines as voice messages', async () => {
    const first = await press(`dg:b:${id}:1:2`);
    expect(soundsIn(first)).toHaveLength(1);
    expect(saidIn(first)[0]).toBe('Что вы скажете?\n\nГолосовым сообщением или буквами.');
    recogniser.hears = 'רון';
    await bot.handleUpdate(backend.updates.message(who, { voice }));
    expect(saidIn(takeSent(telegram)).join()).toContain('Получилось!');
    expect(await answers()).toMatchObject([{ event: 'line', way: 'spoken', level: 'memory', isRight: true }]);
  });

  describe('while the recogniser is away', () => {
    const speak = async () => {
      await bot.handleUpdate(backend.updates.message(who, { voice }));
      return takeSent(telegram);
    };
    const away = () => {
      recogniser.hears = new DomainError('upstream', { code: 'stt_fake' });
    };
    afterEach(() => {
      recogniser.hears = 'שלום';
    });
    const options = (sent: Sent[]) =>
      sent
        .flatMap((one) => buttonsOf(withMarkup(one)))
        .filter(({ callback_data }) => callback_data?.startsWith('dg:p:'))
        .map(({ text }) => text);

    it('goes on by choosing among lines of the dialogue, in the same place', async () => {
      await press(`dg:b:${id}:0:1`);
      away();
      const asked = await speak();
      expect(saidIn(asked).join()).toContain('Диалог продолжается без микрофона');
      expect(options(asked)).toHaveLength(3);
      expect(options(asked)).toContain('שלום, אימא!');
      const wrong = options(asked).find((text) => text !== 'שלום, אימא!') ?? '';
      const missed = await press(buttonNamed(asked, wrong));
      expect(saidIn(missed).join()).toContain('Это другая реплика');
      expect(options(missed)).toEqual(options(asked));
      const second = await press(buttonNamed(missed, 'שלום, אימא!'));
      expect(saidIn(second).join()).toContain('Получилось!');
      expect(saidIn(second).join()).toContain('Поздоровайтесь.');
      const ownLine = buttonNamed(second, 'שלום, רון.');
      const done = await press(ownLine);
      expect(saidIn(done).join()).toContain('С первого раза: 1 из 2');
      expect((await answers()).map(({ event, place, isRight, way }) => [event, place, isRight, way])).toEqual(
        [
          ['line', 0, false, 'chosen'],
          ['line', 0, true, 'chosen'],
          ['line', 2, true, 'chosen'],
          ['played', null, true, null],
        ],
      );
    });

    it('still takes lines in writing, and is spoken again once it hears', async () => {
      await press(`dg:b:${id}:0:1`);
      away();
      await speak();
      const second = await send('שלום אימא');
      expect(options(second).length).toBeGreaterThan(1);
      recogniser.hears = 'שלום רון';
      const done = await speak();
      expect(saidIn(done).join()).toContain('сыграно');
      expect((await answers()).map(({ way }) => way)).toEqual(['typed', 'spoken', null]);
    });

    it('has a line that is read aloud marked as read', async () => {
      await press(`dg:b:${id}:0:0`);
      away();
      const asked = await speak();
      const second = await press(buttonNamed(asked, 'Прочитано'));
      expect(saidIn(second).join()).toContain('Получилось!');
      expect(await answers()).toMatchObject([{ event: 'line', place: 0, way: 'self', isRight: true }]);
    });

    it('goes on at the turn, with its options, after the chat was left', async () => {
      await press(`dg:b:${id}:0:2`);
      away();
      const asked = await speak();
      await press(buttonNamed(asked, 'שלום, אימא!'));
      await send('стоп');
      const list = await send('/dialogue');
      const on = await press(buttonNamed(list, 'Продолжить: Диалог hello'));
      expect(options(on)).toContain('שלום, רון.');
      const over = await press(buttonNamed(asked, 'שלום, אימא!'));
      expect(saidIn(over).join()).toContain('уже сыграна');
    });

    it('asks for another recording where only this one could not be heard', async () => {
      await press(`dg:b:${id}:0:1`);
      recogniser.hears = '';
      const asked = await speak();
      expect(options(asked)).toEqual([]);
      expect(saidIn(asked).join()).toContain('Скажите реплику ещё раз');
    });
  });

  it('shows a line, lets it be passed, stops at «стоп» and goes on where it was', async () => {
    const first = await press(`dg:b:${id}:0:1`);
    const shown = await press(buttonNamed(first, 'Показать реплику'));
    expect(saidIn(shown).join()).toContain('Прочитайте вслух');
    expect(saidIn(await press(buttonNamed(first, 'Показать реплику'))).join()).toContain('уже сыграна');
    const passed = await press(buttonNamed(shown, 'Дальше'));
    expect(saidIn(passed).join()).toContain('Поздоровайтесь.');
    expect(await answers()).toMatchObject([{ event: 'line', way: 'self', isRight: false }]);
    expect(saidIn(await send('стоп')).join()).toContain('Остановились');
    const list = await send('/dialogue');
    const on = await press(buttonNamed(list, 'Продолжить: Диалог hello'));
    expect(saidIn(on).join()).toContain('Поздоровайтесь.');
    expect(saidIn(await send('/cancel')).join()).toContain('Остановились');
  });

  it('is answered once by an update that is delivered twice', async () => {
    await press(`dg:b:${id}:0:1`);
    const update = backend.updates.text(who, 'שלום אימא');
    await bot.handleUpdate(update);
    await bot.handleUpdate(update);
    expect(saidIn(takeSent(telegram)).filter((text) => text.includes('Получилось'))).toHaveLength(1);
    expect(await answers()).toHaveLength(1);
  });

  it('begins anew where the dialogue has changed', async () => {
    await press(`dg:b:${id}:0:1`);
    await backend.db.update(dialogues).set({ revision: 2 }).where(eq(dialogues.id, id));
    const said = saidIn(await send('שלום אימא')).join();
    await backend.db.update(dialogues).set({ revision: 1 }).where(eq(dialogues.id, id));
    expect(said).toContain('Диалог изменился');
  });
});
