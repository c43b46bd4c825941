import { describe, expect, it } from 'vitest';
import { createFileReader } from '../../../../api/_adapters/telegram/file.ts';
import { fakeFileFetch } from '../../../support/fake-telegram-files.ts';

const address = { token: '7:token', apiRoot: 'https://t.test/' };
const bytes = Uint8Array.of(1, 2, 3);
const files = new Map([['a', bytes]]);
const readBy = (fetch: typeof globalThis.fetch, maxBytes = 10) =>
  createFileReader({ ...address, fetch })('a', maxBytes);

describe('a file of a chat', () => {
  it('is fetched by its id, by the path that Telegram gives', async () => {
    const asked: string[] = [];
    const found = fakeFileFetch(files);
    const read = readBy((url, init) => {
      asked.push(String(url));
      return found(url, init);
    });
    expect(await read).toEqual(bytes);
    expect(asked).toEqual(['https://t.test/bot7:token/getFile', 'https://t.test/file/bot7:token/files/a']);
  });

  it('is not read where it is too large, whatever was declared', async () => {
    const tooLarge = { code: 'thread_file_too_large', kind: 'too-large' };
    await expect(readBy(fakeFileFetch(files), 2)).rejects.toMatchObject(tooLarge);
    const declared = { ok: true, result: { file_path: 'files/a', file_size: 11 } };
    await expect(readBy(async () => Response.json(declared))).rejects.toMatchObject(tooLarge);
    // Telegram gives no path to what is larger than 20 MB.
    await expect(readBy(async () => Response.json({ ok: true, result: {} }))).rejects.toMatchObject(tooLarge);
  });

  it('that does not come is a failure that never repeats the address with its token', async () => {
    const refused = readBy(fakeFileFetch(new Map()));
    await expect(refused).rejects.toMatchObject({ code: 'thread_file_failed' });
    const found = fakeFileFetch(files);
    const cut = readBy((url, init) =>
      String(url).includes('/file/') ? Promise.reject(new TypeError(`no way to ${url}`)) : found(url, init),
    );
    const error = await cut.catch((cause: unknown) => cause);
    expect(error).toMatchObject({ code: 'thread_file_failed' });
    expect(String((error as Error).cause)).toBe('Error: file not read (TypeError)');
  });
});
