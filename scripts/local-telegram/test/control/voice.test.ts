import { readFileSync } from 'node:fs';
import { Api, InlineKeyboard, InputFile } from 'grammy';
import type { Update } from 'grammy/types';
import { afterEach, expect, it } from 'vitest';
import { createHearing } from '../../recogniser/hearing.ts';
import { anya, botToken, callBotApi, chatOf, type RunningTelegram, startTelegram } from '../support.ts';

const sound = (name: string) =>
  Uint8Array.from(readFileSync(new URL(`../../../../test/data/speech/${name}`, import.meta.url)));

let telegram: RunningTelegram;
afterEach(() => telegram.close());

const send = (bytes: Uint8Array<ArrayBuffer>, { name = 'word.ogg', person = anya.id as number } = {}) =>
  fetch(`${telegram.address}/_local/chats/${person}/voice?name=${name}`, { method: 'POST', body: bytes });

/** The message of the one update that waits for the bot. */
async function received() {
  const { result } = await callBotApi(telegram, 'getUpdates');
  const updates = result as Update[]; // the tool's own answer
  expect(updates).toHaveLength(1);
  return updates[0]?.message;
}

it('a recording from a file reaches the bot as a voice message, and the bot can fetch its bytes', async () => {
  telegram = await startTelegram();
  const ogg = sound('shalom.ogg');
  expect((await send(ogg)).status).toBe(200);
  const voice = (await received())?.voice;
  expect(voice).toMatchObject({ duration: 1, mime_type: 'audio/ogg', file_size: ogg.byteLength });
  expect(voice).not.toHaveProperty('file_path');

  const { result } = await callBotApi(telegram, 'getFile', { file_id: voice?.file_id });
  const { file_path } = result as { file_path: string };
  expect(file_path).toMatch(/^voice\/[0-9a-f]{16}\.oga$/);
  const file = await fetch(`${telegram.address}/file/bot${botToken}/${file_path}`);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(ogg);
  expect((await fetch(`${telegram.address}/file/bot1:wrong/${file_path}`)).status).toBe(401);
});

it('it stands in the chat, where it can be played', async () => {
  telegram = await startTelegram();
  const ogg = sound('shalom.ogg');
  await send(ogg);
  const { messages, opened } = await chatOf(telegram, anya.id);
  expect([messages.length, opened]).toEqual([1, true]);
  const played = await fetch(`${telegram.address}/_local/files/${messages[0]?.voice?.file_id}`);
  expect(played.headers.get('content-type')).toBe('audio/ogg');
  expect(new Uint8Array(await played.arrayBuffer())).toEqual(ogg);
  expect((await fetch(`${telegram.address}/_local/files/nothing`)).status).toBe(404);
});

it('a sound of another kind is an audio file, as in Telegram', async () => {
  telegram = await startTelegram();
  await send(sound('shalom.wav'), { name: 'shalom.wav' });
  const message = await received();
  expect(message?.voice).toBeUndefined();
  expect(message?.audio).toMatchObject({ mime_type: 'audio/wav', file_name: 'shalom.wav' });
});

it('what is no sound is refused, and so is a stranger', async () => {
  telegram = await startTelegram();
  expect((await send(Uint8Array.from(Buffer.from('a text, not a sound')))).status).toBe(400);
  expect((await send(sound('shalom.ogg'), { person: 1 })).status).toBe(404);
  expect((await chatOf(telegram, anya.id)).messages).toEqual([]);
});

it('what the recogniser hears is set here and shown to the panel', async () => {
  const hearing = createHearing();
  telegram = await startTelegram({ hearing });
  const set = await telegram.act('hearing', { mode: 'text', text: 'כלב' });
  expect(set).toEqual({ status: 200, body: { mode: 'text', text: 'כלב' } });
  const state = await (await fetch(`${telegram.address}/_local/state`)).json();
  expect(state).toMatchObject({ hearing: { mode: 'text', text: 'כלב' } });
  expect((await telegram.act('hearing', { mode: 'telepathy' })).status).toBe(400);
});

it('with a real recogniser there is nothing to set', async () => {
  telegram = await startTelegram();
  expect((await telegram.act('hearing', { mode: 'silence' })).status).toBe(404);
  expect(await (await fetch(`${telegram.address}/_local/state`)).json()).toMatchObject({ hearing: null });
});

it('a voice message of the bot stands in the chat with its caption and buttons, and can be sent again by its id', async () => {
  telegram = await startTelegram();
  await send(sound('shalom.ogg'));
  const api = new Api(botToken, { apiRoot: telegram.address });
  const keyboard = new InlineKeyboard().text('мир', 'td:c:1:2');
  const sent = await api.sendVoice(anya.id, new InputFile(sound('shalom.ogg'), 'word.ogg'), {
    caption: 'Что это значит?',
    caption_entities: [{ type: 'bold', offset: 0, length: 3 }],
    reply_markup: keyboard,
  });
  expect(sent).toMatchObject({ caption: 'Что это значит?', voice: { duration: 1, mime_type: 'audio/ogg' } });
  const { messages } = await chatOf(telegram, anya.id);
  expect(messages.at(-1)).toMatchObject({
    caption_entities: [{ type: 'bold', offset: 0, length: 3 }],
    reply_markup: { inline_keyboard: [[{ text: 'мир' }]] },
  });
  const bare = await api.editMessageReplyMarkup(anya.id, sent.message_id);
  expect(bare).not.toHaveProperty('reply_markup');
  const again = await api.sendVoice(anya.id, sent.voice.file_id);
  expect(again.voice.file_id).toBe(sent.voice.file_id);
  const text = new InputFile(Buffer.from('no sound at all'), 'word.mp3');
  await expect(api.sendVoice(anya.id, text)).rejects.toThrow('wrong type');
});
