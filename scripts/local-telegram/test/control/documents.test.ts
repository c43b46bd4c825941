import { Api, InputFile } from 'grammy';
import type { Update } from 'grammy/types';
import { afterEach, expect, it } from 'vitest';
import { anya, botToken, callBotApi, chatOf, type RunningTelegram, startTelegram } from '../support.ts';

let telegram: RunningTelegram;
afterEach(() => telegram.close());

const send = (body: string | Uint8Array<ArrayBuffer>, name: string, person: number = anya.id) =>
  fetch(`${telegram.address}/_local/chats/${person}/document?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body,
  });

it('a file of a person reaches the bot as a document, and the bot can fetch its bytes', async () => {
  telegram = await startTelegram();
  expect((await send('hebrew,russian', 'слова.csv')).status).toBe(200);
  const { result } = await callBotApi(telegram, 'getUpdates');
  const document = (result as Update[])[0]?.message?.document; // the tool's own answer
  expect(document).toMatchObject({ file_name: 'слова.csv', file_size: 14 });
  const { result: file } = await callBotApi(telegram, 'getFile', { file_id: document?.file_id });
  const { file_path } = file as { file_path: string };
  const fetched = await fetch(`${telegram.address}/file/bot${botToken}/${file_path}`);
  expect(await fetched.text()).toBe('hebrew,russian');
});

it('an empty file is refused, and so is a stranger', async () => {
  telegram = await startTelegram();
  expect((await send('', 'empty.csv')).status).toBe(400);
  expect((await send('hebrew', 'words.csv', 1)).status).toBe(404);
});

it('a file that the bot sends stands in the chat and can be saved, to the byte and by its name', async () => {
  telegram = await startTelegram();
  await send('begin', 'begin.txt');
  const api = new Api(botToken, { apiRoot: telegram.address });
  const content = Buffer.from('\ufeffиврит\r\n--\r\nשלום');
  const file = new InputFile(content, 'mila-2026-11-21.csv');
  const sent = await api.sendDocument(anya.id, file, { caption: 'Курс' });
  expect(sent).toMatchObject({ caption: 'Курс', document: { file_name: 'mila-2026-11-21.csv' } });
  const { messages } = await chatOf(telegram, anya.id);
  const saved = await fetch(`${telegram.address}/_local/files/${messages.at(-1)?.document?.file_id}`);
  expect(Buffer.from(await saved.arrayBuffer())).toEqual(content);

  const again = await api.sendDocument(anya.id, sent.document.file_id);
  expect(again.document.file_size).toBe(content.byteLength);
  await expect(api.sendDocument(anya.id, 'no-such-file')).rejects.toThrow('wrong file identifier');
});
