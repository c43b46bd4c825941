import { readdirSync, readFileSync } from 'node:fs';
import { Api, InlineKeyboard, InputFile } from 'grammy';
import type { Update } from 'grammy/types';
import { expect, it } from 'vitest';
import { anya, botToken, dana, telegramOfEachTest } from '../support.ts';

const sound = (name: string) =>
  Uint8Array.from(readFileSync(new URL(`../../../../test/data/speech/${name}`, import.meta.url)));

/** An MP3 file. */
function embeddedSound() {
  const folder = new URL('../../../../web/public/audio/', import.meta.url);
  return Uint8Array.from(readFileSync(new URL(readdirSync(folder)[0] ?? '', folder)));
}

const telegram = telegramOfEachTest();

const post = (path: string, name: string, body: BodyInit) =>
  fetch(`${telegram.address}/_local/chats/${path}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
  });
const send = (bytes: Uint8Array<ArrayBuffer>, { name = 'word.ogg', person = anya.id as number } = {}) =>
  post(`${person}/voice`, name, bytes);
const sendDocument = (body: string, name: string, person: number = anya.id) =>
  post(`${person}/document`, name, body);

/** The file as the bot gets it by its id. */
async function fetchFile(fileId: string | undefined, token = botToken) {
  const { result } = await telegram.call('getFile', { file_id: fileId });
  const { file_path: path } = result as { file_path: string };
  return { path, response: await fetch(`${telegram.address}/file/bot${token}/${path}`) };
}

/** The file as the page gets it. */
const saved = (fileId: string | undefined) => fetch(`${telegram.address}/_local/files/${fileId}`);

/** The message of the one update that waits for the bot. */
async function received() {
  const { result } = await telegram.call('getUpdates');
  const updates = result as Update[]; // the tool's own answer
  expect(updates).toHaveLength(1);
  return updates[0]?.message;
}

it('a recording from a file reaches the bot as a voice message, and the bot can fetch its bytes', async () => {
  const ogg = sound('shalom.ogg');
  expect((await send(ogg)).status).toBe(200);
  const voice = (await received())?.voice;
  expect(voice).toMatchObject({ duration: 1, mime_type: 'audio/ogg', file_size: ogg.byteLength });
  expect(voice).not.toHaveProperty('file_path');

  const { path, response } = await fetchFile(voice?.file_id);
  expect(path).toMatch(/^voice\/[0-9a-f]{16}\.oga$/);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(ogg);
  expect((await fetchFile(voice?.file_id, '1:wrong')).response.status).toBe(401);
});

it('it stands in the chat, where it can be played', async () => {
  const ogg = sound('shalom.ogg');
  await send(ogg);
  const { messages, opened } = await telegram.chat(anya.id);
  expect([messages.length, opened]).toEqual([1, true]);
  const played = await saved(messages[0]?.voice?.file_id);
  expect(played.headers.get('content-type')).toBe('audio/ogg');
  expect(new Uint8Array(await played.arrayBuffer())).toEqual(ogg);
  expect((await saved('nothing')).status).toBe(404);
});

it('a sound of another kind is an audio file, as in Telegram', async () => {
  await send(sound('shalom.wav'), { name: 'shalom.wav' });
  const message = await received();
  expect(message?.voice).toBeUndefined();
  expect(message?.audio).toMatchObject({ mime_type: 'audio/wav', file_name: 'shalom.wav' });
});

it('what is no sound is refused, and so is a stranger', async () => {
  expect((await send(Uint8Array.from(Buffer.from('a text, not a sound')))).status).toBe(400);
  expect((await send(sound('shalom.ogg'), { person: 1 })).status).toBe(404);
  expect((await telegram.chat(anya.id)).messages).toEqual([]);
});

it('a voice message of the bot stands in the chat with its caption and buttons, and can be sent again by its id', async () => {
  await send(sound('shalom.ogg'));
  const api = new Api(botToken, { apiRoot: telegram.address });
  const keyboard = new InlineKeyboard().text('мир', 'td:c:1:2');
  const sent = await api.sendVoice(anya.id, new InputFile(sound('shalom.ogg'), 'word.ogg'), {
    caption: 'Что это значит?',
    caption_entities: [{ type: 'bold', offset: 0, length: 3 }],
    reply_markup: keyboard,
  });
  expect(sent).toMatchObject({ caption: 'Что это значит?', voice: { duration: 1, mime_type: 'audio/ogg' } });
  const { messages } = await telegram.chat(anya.id);
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

it('a sound that the bot sends as music stands in the chat with its title, and can be sent again', async () => {
  await sendDocument('begin', 'begin.txt');
  const api = new Api(botToken, { apiRoot: telegram.address });
  const sent = await api.sendAudio(anya.id, new InputFile(embeddedSound(), 'mila.mp3'), {
    title: 'Слова дня',
    performer: 'Мила',
    caption: 'шалом',
  });
  expect(sent).toMatchObject({
    caption: 'шалом',
    audio: { title: 'Слова дня', performer: 'Мила', file_name: 'mila.mp3', mime_type: 'audio/mpeg' },
  });
  const again = await api.sendAudio(anya.id, sent.audio.file_id);
  expect(again.audio.file_id).toBe(sent.audio.file_id);
  const voice = new InputFile(sound('shalom.ogg'), 'word.ogg');
  await expect(api.sendAudio(anya.id, voice)).rejects.toThrow('wrong type');
});

it('a file of a person reaches the bot as a document, and the bot can fetch its bytes', async () => {
  expect((await sendDocument('hebrew,russian', 'слова.csv')).status).toBe(200);
  const document = (await received())?.document;
  expect(document).toMatchObject({ file_name: 'слова.csv', file_size: 14 });
  const { response } = await fetchFile(document?.file_id);
  expect(await response.text()).toBe('hebrew,russian');
});

it('an empty file is refused, and so is a stranger', async () => {
  expect((await sendDocument('', 'empty.csv')).status).toBe(400);
  expect((await sendDocument('hebrew', 'words.csv', 1)).status).toBe(404);
});

it('a file that the bot sends stands in the chat and can be saved, to the byte and by its name', async () => {
  await sendDocument('begin', 'begin.txt');
  const api = new Api(botToken, { apiRoot: telegram.address });
  const content = Buffer.from('\ufeffиврит\r\n--\r\nשלום');
  const sent = await api.sendDocument(anya.id, new InputFile(content, 'mila-2026-11-21.csv'), {
    caption: 'Курс',
  });
  expect(sent).toMatchObject({ caption: 'Курс', document: { file_name: 'mila-2026-11-21.csv' } });
  const { messages } = await telegram.chat(anya.id);
  const file = await saved(messages.at(-1)?.document?.file_id);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(content);

  const again = await api.sendDocument(anya.id, sent.document.file_id);
  expect(again.document.file_size).toBe(content.byteLength);
  await expect(api.sendDocument(anya.id, 'no-such-file')).rejects.toThrow('wrong file identifier');
});

it('a recording and a text can answer a message of the chat', async () => {
  await telegram.act(`chats/${anya.id}/start`);
  const { result } = await telegram.call('sendMessage', { chat_id: anya.id, text: 'שולחן — стол' });
  const { message_id } = result as { message_id: number };
  const body = sound('shalom.ogg');
  const path = `${telegram.address}/_local/chats/${anya.id}/voice?name=word.ogg&replyTo=${message_id}`;
  expect((await fetch(path, { method: 'POST', body })).status).toBe(200);
  await telegram.act(`chats/${anya.id}/messages`, { text: 'да', replyTo: message_id });
  await telegram.act(`chats/${anya.id}/messages`, { text: 'нет', replyTo: 999 });
  const [voice, text, other] = (await telegram.chat(anya.id)).messages.slice(-3);
  expect(voice).toMatchObject({
    voice: { duration: 1 },
    reply_to_message: { message_id, text: 'שולחן — стол' },
  });
  expect(text).toMatchObject({ text: 'да', reply_to_message: { message_id } });
  expect(other).not.toHaveProperty('reply_to_message');
});

it('a picture reaches the bot as a photo, in reply to a message, and the bot can copy it to somebody else', async () => {
  await telegram.act(`chats/${anya.id}/start`);
  await telegram.act(`chats/${dana.id}/start`);
  const [above] = (await telegram.chat(anya.id)).messages;
  const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
  expect(
    (
      await fetch(
        `${telegram.address}/_local/chats/${anya.id}/photo?name=a.png&replyTo=${above?.message_id}`,
        { method: 'POST', body: picture },
      )
    ).status,
  ).toBe(200);
  expect((await post(`${anya.id}/photo`, 'a.txt', new Blob(['text'], { type: 'text/plain' }))).status).toBe(
    400,
  );
  const sent = (await telegram.chat(anya.id)).messages.at(-1);
  expect(sent).toMatchObject({ reply_to_message: { message_id: above?.message_id } });
  const copy = { chat_id: dana.id, from_chat_id: anya.id, message_id: sent?.message_id, caption: 'вот' };
  expect((await telegram.call('copyMessage', copy)).result).toHaveProperty('message_id');
  const copied = (await telegram.chat(dana.id)).messages.at(-1);
  expect(copied).toMatchObject({ photo: sent?.photo, caption: 'вот', from: { is_bot: true } });
  const missing = await telegram.call('copyMessage', { ...copy, message_id: 999 });
  expect(missing.description).toBe('Bad Request: message to copy not found');
});
