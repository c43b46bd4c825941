import type { Message } from 'grammy/types';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { strangeText, wordless } from '../../support/sent-to-bots.ts';
import { sized } from '../../support/size.ts';
import { anya, boris } from '../../support/telegram-updates.ts';
import { buttonsOf, openTestBot, type TestBot, takeSent, textOf } from '../support.ts';

let backend: TestBot;

beforeAll(async () => {
  backend = await openTestBot();
});
afterAll(() => backend.close());
beforeEach(() => takeSent(backend.telegram));

const file = { file_id: 'f', file_unique_id: 'u' };

it.each<[string, Partial<Message>, string]>([
  ['a picture', { text: '👍' }, 'Мне приятно!'],
  ['a text without letters', { text: '…' }, 'В чате я понимаю команды'],
  ['a text with a command in the middle', { text: 'что такое /help?' }, 'В чате я понимаю команды'],
  ['a round video', { video_note: { ...file, duration: 2, length: 240 } }, 'Кружочки я не разбираю'],
  ['a dice', { dice: { emoji: '🎲', value: 3 } }, 'Мне приятно!'],
  ['a document', { document: file }, 'Картинки и файлы я не читаю'],
  ['a place', { location: { latitude: 31.8, longitude: 35.2 } }, 'С этим я ничего не умею'],
])('answers %s with a way on', async (_, content, answer) => {
  await backend.bot.handleUpdate(backend.updates.message(anya, content));
  const [sent, ...more] = takeSent(backend.telegram);
  expect(more).toEqual([]);
  expect(textOf(sent)).toContain(answer);
  expect(buttonsOf(sent).map(({ text }) => text)).toEqual(['Открыть Милу']);
});

it.each(Object.entries(wordless))('answers a %s once', async (_, content) => {
  await backend.bot.handleUpdate(backend.updates.message(boris, content));
  expect(takeSent(backend.telegram).map(({ method }) => method)).toEqual(['sendMessage']);
});

it('answers any text once, as plain text', async () => {
  for (let seed = 1; seed <= sized(150, 3000); seed++) {
    const strange = strangeText(createRandom(seed));
    await backend.bot.handleUpdate(backend.updates.text(anya, strange));
    const [sent, ...more] = takeSent(backend.telegram);
    expect([sent?.method, more], strange).toEqual(['sendMessage', []]);
    expect(sent?.payload.parse_mode).toBeUndefined();
    expect(textOf(sent).length).toBeLessThan(4096);
  }
});

it('answers an unknown command with the list of those it knows', async () => {
  await backend.bot.handleUpdate(backend.updates.text(anya, '/duel'));
  expect(textOf(takeSent(backend.telegram)[0])).toContain('Такой команды я не знаю. Вот мои:\n\n/start — ');
});

it('answers an album once', async () => {
  const photo = [{ ...file, width: 1, height: 1 }];
  for (let picture = 0; picture < 3; picture++) {
    await backend.bot.handleUpdate(
      backend.updates.message(anya, { photo, media_group_id: 'three pictures' }),
    );
  }
  expect(takeSent(backend.telegram)).toHaveLength(1);
});

it('has nothing to say to an edited message', async () => {
  await backend.bot.handleUpdate(backend.updates.edited(anya, '/start'));
  await backend.bot.handleUpdate(backend.updates.edited(anya, 'исправлено'));
  expect(takeSent(backend.telegram)).toEqual([]);
});

it('keeps silent at service messages', async () => {
  const pinned = { pinned_message: { message_id: 1, date: 0, chat: { id: anya.id, type: 'private' } } };
  await backend.bot.handleUpdate(backend.updates.message(anya, pinned as Partial<Message>));
  expect(takeSent(backend.telegram)).toEqual([]);
});

it('tells that a button of an older release has no use any more', async () => {
  await backend.bot.handleUpdate(backend.updates.press(boris, 'gone:year'));
  const sent = takeSent(backend.telegram);
  expect(sent.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
  expect(textOf(sent[0])).toBe('Эта кнопка устарела. Наберите /start.');
});
