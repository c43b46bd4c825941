import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { User } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBot } from '../../../../bot/bot.ts';
import type { BotDeps } from '../../../../bot/context.ts';
import { makeWordsFile } from '../../../../bot/words-file.ts';
import { lessons, users } from '../../../../db/schema/index.ts';
import { readPackage } from '../../../support/anki-package.ts';
import { eventually } from '../../../support/patient.ts';
import { anya } from '../../../support/telegram-updates.ts';
import {
  buttonsOf,
  learnWords,
  openTestBot,
  refusals,
  type Sent,
  type TestBot,
  takeSent,
  textOf,
} from '../../support.ts';

const folder = new URL('../../../../web/public/audio/', import.meta.url);
const mp3 = readFileSync(new URL(readdirSync(folder)[0] ?? '', folder));

let backend: TestBot;
let bot: ReturnType<typeof createBot>;
let deps: BotDeps;
let who: User;
let people = 1200;

beforeAll(async () => {
  backend = await openTestBot();
  deps = { ...backend.botDeps, sounds: async (hash) => (hash === 'hash-of-ima' ? undefined : mp3) };
  bot = createBot(deps);
});
afterAll(() => backend.close());
beforeEach(() => {
  people += 1;
  who = { ...anya, id: people };
  takeSent(backend.telegram);
});

const send = async (text: string) => {
  await bot.handleUpdate(backend.updates.text(who, text));
  return takeSent(backend.telegram);
};

/** Presses a button and waits for what comes of it. */
async function press(data: string): Promise<Sent[]> {
  await bot.handleUpdate(backend.updates.press(who, data));
  return eventually(() => {
    const isThere = backend.telegram.sent.some(
      ({ method }) => method === 'sendDocument' || method === 'sendMessage',
    );
    return isThere ? takeSent(backend.telegram) : undefined;
  });
}
const documentOf = (sent: Sent[]) => sent.find(({ method }) => method === 'sendDocument')?.payload;

const fileOf = (document: Sent['payload'] | undefined) =>
  (document?.files as { name: string; text: string }[] | undefined)?.[0]; // as the fake Telegram keeps it

it('/mywords offers the learned words as a table and as a deck', async () => {
  await learnWords(backend, who, 3);
  const [said] = await send('/mywords');
  expect(textOf(said)).toContain('Выучено: 3 слова.');
  expect(buttonsOf(said)).toEqual([
    { text: 'Таблица CSV', callback_data: 'mw:csv' },
    { text: 'Колода Anki', callback_data: 'mw:anki' },
  ]);
});

it('the link from the profile offers the same as /mywords', async () => {
  await learnWords(backend, who, 3);
  const asked = await send('/mywords');
  expect((await send('/start mywords')).map(textOf)).toEqual(asked.map(textOf));
});

it('/mywords tells who has learned none where they come from', async () => {
  const [said] = await send('/mywords');
  expect(textOf(said)).toContain('Выученных слов пока нет');
});

it('the table is sent with its words', async () => {
  await learnWords(backend, who, 3);
  const document = documentOf(await press('mw:csv'));
  const file = fileOf(document);
  expect(document).toMatchObject({ chat_id: String(who.id), caption: '3 слова.' });
  expect(file?.name).toBe('mila-words.csv');
  expect(file?.text.replace('\ufeff', '')).toMatch(/^Иврит,С огласовками,/);
  expect(file?.text).toContain('שלום');
  expect(file?.text.trim().split('\r\n')).toHaveLength(4);
});

it('the deck is sent, and says how many of its words are heard', async () => {
  await learnWords(backend, who, 3);
  const document = documentOf(await press('mw:anki'));
  const file = fileOf(document);
  expect(document).toMatchObject({ caption: '3 слова, с голосом: 2. Откройте файл в Anki.' });
  expect(file?.name).toBe('mila.apkg');
  expect(file?.text.startsWith('PK')).toBe(true);
});

it('the deck holds the words, and the sounds of those that have one', async () => {
  await learnWords(backend, who, 3);
  const file = await makeWordsFile(deps, who.id, 'anki', backend.clock());
  const deck = await readPackage(file?.bytes ?? new Uint8Array());
  expect(deck.media).toEqual({ 0: 'hash-of-shalom.mp3', 1: 'hash-of-aba.mp3' });
  expect(deck.bytesOf('0')).toEqual(mp3);
  const fields = deck
    .rows('select flds from notes order by id')
    .map(([flds]) => String(flds).split('\u001f'));
  expect(fields.map(([hebrew, , , russian, , , , , heard]) => [hebrew, russian, heard])).toEqual([
    ['שלום', 'мир', '[sound:hash-of-shalom.mp3]'],
    ['אימא', 'мама', ''],
    ['אבא', 'папа', '[sound:hash-of-aba.mp3]'],
  ]);
});

it('words of a lesson that was withdrawn are not among them', async () => {
  await learnWords(backend, who, 2);
  const publish = (isPublished: boolean) => backend.db.update(lessons).set({ isPublished });
  await publish(false);
  const sent = await press('mw:anki');
  await publish(true);
  expect(sent.map(textOf)).toContainEqual(expect.stringContaining('Выученных слов пока нет'));
  expect(documentOf(sent)).toBeUndefined();
});

it('a file that Telegram does not take is told', async () => {
  await learnWords(backend, who, 1);
  // The bubble and the sign of work before it are taken.
  backend.telegram.next = [{ ok: true, result: true }, { ok: true, result: true }, refusals.broken];
  await bot.handleUpdate(backend.updates.press(who, 'mw:csv'));
  const told = await eventually(() => backend.telegram.sent.find(({ method }) => method === 'sendMessage'));
  expect(textOf(told)).toContain('Файл не отправился.');
});

it('files are sent six times in ten minutes, not oftener', async () => {
  await learnWords(backend, who, 1);
  for (let time = 0; time < 6; time++) await press('mw:csv');
  await bot.handleUpdate(backend.updates.press(who, 'mw:csv'));
  const [refusal, ...rest] = takeSent(backend.telegram);
  expect(refusal?.payload.text).toContain('не чаще');
  expect(rest).toEqual([]);
});

it('nobody who was shut out gets a file', async () => {
  await learnWords(backend, who, 1);
  await backend.db.update(users).set({ blockedAt: backend.clock() }).where(eq(users.id, who.id));
  expect((await press('mw:anki')).map(textOf)).toContainEqual(expect.stringContaining('Доступ закрыт'));
});
