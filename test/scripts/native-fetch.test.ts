import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Api, InputFile } from 'grammy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import nativeFetch from '../../scripts/bundle-functions/native-fetch.ts';

let telegram: Server;
const received: { method: string; type: string; body: string }[] = [];

beforeAll(async () => {
  telegram = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const type = request.headers['content-type'] ?? '';
    received.push({ method: request.url?.split('/').at(-1) ?? '', type, body });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ ok: true, result: { message_id: 7 } }));
  });
  await new Promise<void>((resolve) => telegram.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void telegram.close());

it('the calls of grammY, with files and without, go through the fetch of Node', async () => {
  const { port } = telegram.address() as AddressInfo; // TCP always has a port
  // The types are those of the package that it replaces.
  const fetch = nativeFetch as never;
  const api = new Api('1:token', { apiRoot: `http://127.0.0.1:${port}`, fetch });
  expect(await api.sendMessage(5, 'שלום')).toEqual({ message_id: 7 });
  const bytes = new TextEncoder().encode('звук слова');
  expect(await api.sendVoice(5, new InputFile(bytes, 'word.mp3'))).toEqual({ message_id: 7 });
  expect(received).toEqual([
    { method: 'sendMessage', type: 'application/json', body: expect.stringContaining('שלום') },
    {
      method: 'sendVoice',
      type: expect.stringContaining('multipart/form-data'),
      body: expect.stringContaining('звук слова'),
    },
  ]);
});

it('a call that is given up ends at once', async () => {
  const { port } = telegram.address() as AddressInfo; // TCP always has a port
  const given = AbortSignal.abort();
  await expect(nativeFetch(`http://127.0.0.1:${port}/`, { signal: given })).rejects.toThrow(/abort/);
});
