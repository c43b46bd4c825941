import { readdirSync, readFileSync } from 'node:fs';
import type { Message, Update, User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import type { BotDeps } from '../../../../bot/context.ts';
import { ownButtons } from '../../../../bot/own-words/buttons.ts';
import { ownWordChatTexts as texts } from '../../../../core/texts/chat/own-words.ts';
import { ownWordTexts } from '../../../../core/texts/own-words.ts';
import type { SendOwnSound } from '../../../../core/voices/send-own-sound.ts';
import { addOwnWords } from '../../../../db/own-words/add-words.ts';
import { readOwnWords } from '../../../../db/own-words/read-words.ts';
import { setOwnSound } from '../../../../db/own-words/sounds.ts';
import { anya, testBot } from '../../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  refusals,
  type Sent,
  type TestBot,
  textOf,
} from '../../support.ts';

const ogg = readFileSync(new URL('../../../data/speech/shalom.ogg', import.meta.url));

const audio = new URL('../../../../web/public/audio/', import.meta.url);
const mp3 = readFileSync(new URL(readdirSync(audio)[0] ?? '', audio));

let backend: TestBot;
let telegram: ReturnType<typeof createFakeTelegram>;
let who: User;
let people = 900;
let sounds: Parameters<SendOwnSound>[0][];
let outcome: Awaited<ReturnType<SendOwnSound>>;

beforeAll(async () => {
  backend = await openTestBot();
  const messageOf = () => ({ message_id: 90, date: 0, chat: { id: 1, type: 'private' } });
  telegram = createFakeTelegram({
    sendMessage: messageOf,
    sendVoice: messageOf,
    getFile: ({ file_id }) => ({ file_id, file_unique_id: 'u', file_path: 'voice/file_7.oga' }),
  });
});
afterAll(() => backend.close());
beforeEach(async () => {
  people += 1;
  who = { ...anya, id: people };
  sounds = [];
  outcome = { ok: true };
  await backend.login(who.id, 'Аня');
  telegram.sent.splice(0);
});

const sendOwnSound: SendOwnSound = async (sound) => {
  sounds.push(sound);
  return outcome;
};

/** What the bot did with an update, but for what it asks Telegram for. */
async function deliver(update: Update, overrides: Partial<BotDeps> = {}): Promise<Sent[]> {
  const fetchFile: typeof fetch = async () => new Response(Uint8Array.from(ogg));
  const parts = { ...backend.botDeps, fetch: telegram.fetch, fetchFile, sendOwnSound, ...overrides };
  await createBot(parts).handleUpdate(update);
  return telegram.sent.splice(0).filter(({ method }) => !/^(getFile|answerCallback|sendChat)/.test(method));
}

const plain = (sent: Sent | undefined) => textOf(sent).replaceAll('\u200e', '').normalize('NFC');
const write = (text: string, more: Partial<Message> = {}) =>
  deliver(backend.updates.message(who, { text, ...more }));
const kept = async () =>
  (await readOwnWords(backend.db, { userId: who.id, limit: 100 })).map(
    ({ hebrew, russian }) => `${hebrew} — ${russian}`,
  );

/** A press of a button under a message of the bot's. */
function press(data: string, text = 'раньше'): Promise<Sent[]> {
  const update = backend.updates.press(who, data);
  const message = { ...update.callback_query?.message, message_id: 77, text } as Message;
  return deliver({ ...update, callback_query: { ...update.callback_query, message } } as Update);
}

const dataOf = (sent: Sent | undefined, name: string) =>
  buttonsOf(sent).find(({ text }) => text === name)?.callback_data ?? `no button ${name}`;

async function add(...words: { hebrew: string; russian: string }[]): Promise<number[]> {
  const input = { userId: who.id, isAdminByEnv: false, eventId: `test-${people}`, words };
  return (await addOwnWords(backend.db, input, backend.clock())).added;
}

describe('a word with its translation', () => {
  it('is kept at once, and taken back by one tap', async () => {
    const [sent, ...more] = await write('שלט — вывеска');
    expect(more).toEqual([]);
    expect(plain(sent)).toContain('Сохранено в «Мои слова»:\n\nשלט — вывеска');
    expect(await kept()).toEqual(['שלט — вывеска']);
    const [undone] = await press(dataOf(sent, texts.button.undo));
    expect(plain(undone)).toBe('Убрано из «Моих слов»: 1 слово.');
    expect(await kept()).toEqual([]);
  });

  it('is kept once, however often Telegram delivers it', async () => {
    const update = backend.updates.text(who, 'שלט — вывеска');
    await deliver(update);
    const [again] = await deliver(update);
    expect(await kept()).toHaveLength(1);
    expect(dataOf(again, texts.button.undo)).toMatch(/^ow:u:own-u\d+$/);
  });

  it('that is there already says so and has nothing to take back', async () => {
    await write('שלט — вывеска');
    const [sent] = await write('שלט — вывеска');
    expect(plain(sent)).toContain('Такое слово у вас уже есть');
    expect(buttonsOf(sent).map(({ text }) => text)).toEqual([texts.button.list]);
  });

  it('that is too long says why it is not kept', async () => {
    const [sent] = await write(`${'שלט '.repeat(20)}— вывеска`);
    expect(plain(sent)).toBe(ownWordTexts.problems['hebrew-too-long']);
    expect(await kept()).toEqual([]);
  });

  it('in somebody else’s message is offered first', async () => {
    const origin = { type: 'hidden_user', sender_user_name: 'Дом', date: 1 } as const;
    const [sent] = await write('שלט — вывеска', { forward_origin: origin });
    expect(plain(sent)).toContain('Сохранить в «Мои слова»?\n\n• שלט — вывеска');
    expect(await kept()).toEqual([]);
  });

  it('does not disturb the search: a word alone and a question are looked up', async () => {
    for (const text of ['שלום', 'как будет — שלום?', 'что значит שלט — это вывеска']) {
      const [sent] = await write(text);
      expect(plain(sent)).not.toContain('Мои слова');
    }
    expect(await kept()).toEqual([]);
  });
});

describe('a list', () => {
  const list = 'С улицы\nשלט — вывеска\nמבצע — скидка';

  it('is kept when the learner says so, with a way back', async () => {
    const [offer] = await write(list);
    expect(plain(offer)).toContain('Строк без пары «слово — перевод»: 1, их пропущу.');
    expect(await kept()).toEqual([]);
    const keep = dataOf(offer, 'Сохранить 2 слова');
    const [sent] = await press(keep, textOf(offer));
    expect(sent?.method).toBe('editMessageText');
    expect(plain(sent)).toBe('Сохранено: 2 слова\n\n• מבצע — скидка\n• שלט — вывеска');
    const [twice] = await press(keep, textOf(offer));
    expect(plain(twice)).toContain('Сохранено: 2 слова');
    expect(await kept()).toEqual(['מבצע — скидка', 'שלט — вывеска']);
    await press(dataOf(sent, texts.button.undo));
    expect(await kept()).toEqual([]);
  });

  it('is not kept when the learner does not want it', async () => {
    const [offer] = await write(list);
    const [sent] = await press(dataOf(offer, texts.button.dismiss), textOf(offer));
    expect(plain(sent)).toBe(texts.dismissed);
    expect(await kept()).toEqual([]);
  });

  it('of two hundred long lines fits a message of Telegram’s and says how many are left', async () => {
    const line = (at: number) => `שלט — ${'вывеска '.repeat(15)}${at}`;
    const [offer] = await write(Array.from({ length: 200 }, (_, at) => line(at)).join('\n'));
    expect(textOf(offer).length).toBeLessThanOrEqual(4096);
    expect(plain(offer)).toMatch(/Ещё не поместилось строк: \d+/);
  });
});

describe('/own', () => {
  it('says how to begin where nothing is kept', async () => {
    const [sent] = await deliver(backend.updates.text(who, '/own'));
    expect(plain(sent)).toContain('שלט — вывеска');
  });

  it('lists the words page by page, the newest first', async () => {
    await add(...Array.from({ length: 10 }, (_, at) => ({ hebrew: 'שלט', russian: `вывеска ${at}` })));
    const [first] = await deliver(backend.updates.text(who, '/own'));
    expect(plain(first)).toContain('10 слов из 2000');
    const labels = buttonsOf(first).map(({ text }) => text.replaceAll('\u200e', ''));
    expect(labels.slice(0, 2)).toEqual(['שלט — вывеска 9', 'שלט — вывеска 8']);
    const [second] = await press(dataOf(first, texts.button.older));
    const older = buttonsOf(second).map(({ text }) => text.replaceAll('\u200e', ''));
    expect(older.slice(0, 3)).toEqual(['שלט — вывеска 1', 'שלט — вывеска 0', texts.button.newest]);
  });

  it('opens a card, deletes its word and brings it back', async () => {
    const [id = 0] = await add({ hebrew: 'שלט', russian: 'вывеска' });
    const [card] = await press(ownButtons.build({ kind: 'card', wordId: id }));
    expect(plain(card)).toContain('שלט — вывеска\nновое');
    const [removed] = await press(dataOf(card, texts.button.remove));
    expect(plain(removed)).toBe('Удалено: שלט — вывеска');
    expect(await kept()).toEqual([]);
    const [restored] = await press(dataOf(removed, texts.button.restore));
    expect(plain(restored)).toContain('Слово вернулось');
    expect(await kept()).toEqual(['שלט — вывеска']);
  });

  it('opens no word of another learner, and deletes none', async () => {
    const [id = 0] = await add({ hebrew: 'שלט', russian: 'вывеска' });
    const owner = who;
    who = { ...anya, id: 9_999 };
    await backend.login(who.id, 'Борис');
    for (const kind of ['card', 'remove', 'restore'] as const) {
      const [sent] = await press(ownButtons.build({ kind, wordId: id }));
      expect(plain(sent)).toBe(texts.gone);
    }
    who = owner;
    expect(await kept()).toHaveLength(1);
  });

  it('sends all words as a file', async () => {
    await add({ hebrew: 'שלט', russian: 'вывеска' });
    const [offer] = await press(ownButtons.build({ kind: 'files' }));
    const [sent] = await press(dataOf(offer, 'Таблица'));
    const [file] = (sent?.payload.files ?? []) as { name: string; text: string }[];
    expect(file?.name).toBe('mila-own-words.tsv');
    expect(file?.text).toContain('שלט\tвывеска');
  });

  it('is what the link from the mini-app opens; the link of a list opens the mini-app at the list', async () => {
    const [own] = await deliver(backend.updates.text(who, '/start own'));
    expect(plain(own)).toContain('Мои слова');
    const token = 'abcdefghijklmnopqrstuv';
    const [shared] = await deliver(backend.updates.text(who, `/start list_${token}`));
    expect(buttonsOf(shared)[0]?.web_app?.url).toContain(`tgWebAppStartParam=list_${token}`);
  });
});

describe('a voice message in reply to a card', () => {
  const voice = { file_id: 'v', file_unique_id: 'v', duration: 1, mime_type: 'audio/ogg', file_size: 2017 };
  const cardOf = (wordId: number) =>
    ({
      message_id: 70,
      date: 1,
      chat: { id: who.id, type: 'private', first_name: 'Аня' },
      from: testBot,
      text: 'карточка',
      reply_markup: {
        inline_keyboard: [[{ text: 'Удалить', callback_data: ownButtons.build({ kind: 'remove', wordId }) }]],
      },
    }) as unknown as NonNullable<Message['reply_to_message']>; // only what is read of it
  const answer = (wordId: number, overrides?: Partial<BotDeps>) =>
    deliver(backend.updates.message(who, { voice, reply_to_message: cardOf(wordId) }), overrides);

  it('becomes the sound of its word', async () => {
    const [id = 0] = await add({ hebrew: 'שלט', russian: 'вывеска' });
    const [sent] = await answer(id);
    expect(sounds.map(({ userId, wordId, bytes }) => [userId, wordId, bytes.length])).toEqual([
      [who.id, id, ogg.length],
    ]);
    expect(plain(sent)).toBe(texts.sound.kept);
  });

  it('that cannot be kept says why', async () => {
    const [id = 0] = await add({ hebrew: 'שלט', russian: 'вывеска' });
    outcome = { ok: false, code: 'take_silent', message: 'Ничего не слышно.' };
    expect(plain((await answer(id))[0])).toBe('Запись не сохранилась. Ничего не слышно.');
  });

  it('is heard with the card afterwards', async () => {
    const [id = 0] = await add({ hebrew: 'שלט', russian: 'вывеска' });
    const recording = { hash: 'a'.repeat(32), bytes: new Uint8Array(mp3), mime: 'audio/mpeg' };
    await setOwnSound(backend.db, { userId: who.id, wordId: id, recording }, backend.clock());
    const [card] = await press(ownButtons.build({ kind: 'card', wordId: id }));
    expect(card?.method).toBe('sendVoice');
    // A voice message cannot become a text: what follows is a message of its own.
    telegram.next.push(refusals.uneditable);
    expect((await press(ownButtons.build({ kind: 'remove', wordId: id }))).at(-1)?.method).toBe(
      'sendMessage',
    );
  });

  it('to anything else is none of it', async () => {
    const [sent] = await deliver(backend.updates.message(who, { voice }));
    expect(plain(sent)).toContain('Не знаю, какое слово вы произнесли');
    expect(sounds).toEqual([]);
  });
});
