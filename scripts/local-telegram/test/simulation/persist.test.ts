import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileShelf } from '../../simulation/files.ts';
import { anya, startTelegram } from '../support.ts';

describe('a local Telegram with a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'local-telegram-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds the chat again although the first one was never closed', async () => {
    const first = await startTelegram({ persist: folder });
    await first.act(`chats/${anya.id}/start`);
    await first.call('sendMessage', { chat_id: anya.id, text: 'Шалом' });
    await first.call('setMyDescription', { description: 'Слова' });
    const before = await first.chat(anya.id);

    const second = await startTelegram({ persist: folder });
    expect(await second.chat(anya.id)).toEqual(before);
    expect(before.messages).toHaveLength(2);
    await first.close();
    await second.close();
  });

  it('delivers what the bot had not confirmed, and numbers on', async () => {
    const first = await startTelegram({ persist: folder });
    await first.act(`chats/${anya.id}/messages`, { text: 'до' });
    await first.close();
    const second = await startTelegram({ persist: folder });
    await second.act(`chats/${anya.id}/messages`, { text: 'после' });
    const { result } = await second.call('getUpdates');
    const updates = result as { update_id: number; message: { message_id: number; text: string } }[];
    expect(updates.map(({ message }) => message.text)).toEqual(['до', 'после']);
    expect(new Set(updates.map(({ update_id }) => update_id)).size).toBe(2);
    expect(new Set(updates.map(({ message }) => message.message_id)).size).toBe(2);
    await second.close();
  });

  it('says which file is broken', async () => {
    writeFileSync(join(folder, 'chats.json'), '{"chats":');
    await expect(startTelegram({ persist: folder })).rejects.toThrow(join(folder, 'chats.json'));
  });

  it('keeps files for getFile, and gives none that are not its own', () => {
    const file = createFileShelf(folder).put(new Uint8Array([1, 2, 3]), 'voice', 'oga');
    const reopened = createFileShelf(folder);
    expect(reopened.find(file.file_id)).toEqual(file);
    expect([...(reopened.read(file.file_path) ?? [])]).toEqual([1, 2, 3]);
    expect(reopened.read('../chats.json')).toBeNull();
  });
});
