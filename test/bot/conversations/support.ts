import { readFileSync } from 'node:fs';
import type { Update, User } from 'grammy/types';
import { createBot } from '../../../bot/bot.ts';
import type { BotDeps } from '../../../bot/context.ts';
import { boris } from '../../support/telegram-updates.ts';
import {
  buttonsOf,
  createFakeTelegram,
  openTestBot,
  type Sent,
  type TelegramAnswer,
  type TestBot,
  textOf,
} from '../support.ts';

/** A voice message that says shalom, "hello". */
export const voiceMessage = (): Uint8Array =>
  Uint8Array.from(readFileSync(new URL('../../data/speech/shalom.ogg', import.meta.url)));

export type AdminChat = TestBot & {
  /** Files of the chat by their file_id. */
  files: Map<string, Uint8Array>;
  /** Hands an update to a bot that has just started. Answers what it sent. */
  deliver(update: Update): Promise<Sent[]>;
  say(text: string, from?: User): Promise<Sent[]>;
  /** Presses the button with this label in the latest message that has one. */
  press(label: string, from?: User): Promise<Sent[]>;
  sendFile(content: Uint8Array | string, fileName: string): Promise<Sent[]>;
  sendVoice(content: Uint8Array): Promise<Sent[]>;
  /** What Telegram says to a message, when it does not simply take it. */
  toMessage: (payload: Sent['payload']) => TelegramAnswer | undefined;
  /** What a bot is made of; tests may replace parts of it. */
  parts: BotDeps;
};

/**
 * A bot backend with an admin (Борис). Every update meets a bot of its own: as on a platform that starts a function for each
 * request, nothing is remembered but what stands in the store, as JSON, and in the database.
 */
export async function openAdminChat(): Promise<AdminChat> {
  const files = new Map<string, Uint8Array>();
  let messageId = 5000;
  const messageOf = (payload: Sent['payload']) =>
    admin.toMessage(payload) ?? { message_id: ++messageId, date: 0, chat: { id: boris.id, type: 'private' } };
  const telegram = createFakeTelegram({
    sendMessage: messageOf,
    sendDocument: messageOf,
    getFile: ({ file_id }) => ({ file_id, file_unique_id: 'u', file_path: `documents/${file_id}` }),
  });
  const fetchFile: typeof fetch = async (url) => {
    const bytes = files.get(String(url).split('/').at(-1) ?? '');
    return bytes ? new Response(Uint8Array.from(bytes)) : new Response(null, { status: 404 });
  };
  const backend = await openTestBot({ adminIds: new Set([boris.id]), fetch: telegram.fetch, fetchFile });
  const seen: Sent[] = [];

  const admin: AdminChat = {
    ...backend,
    telegram,
    files,
    parts: backend.botDeps,
    toMessage: () => undefined,
    async deliver(update) {
      telegram.sent.length = 0;
      await createBot(admin.parts).handleUpdate(update);
      const sent = telegram.sent.splice(0);
      seen.push(...sent);
      return sent;
    },
    say: (text, from = boris) => admin.deliver(backend.updates.text(from, text)),
    press(label, from = boris) {
      const buttons = seen.toReversed().flatMap(buttonsOf);
      const data = buttons.find(({ text }) => text === label)?.callback_data;
      if (data === undefined) throw new Error(`there is no button ${label}`);
      return admin.deliver(backend.updates.press(from, data));
    },
    sendFile(content, fileName) {
      const fileId = `file-${files.size + 1}`;
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
      files.set(fileId, bytes);
      const file = { file_id: fileId, file_unique_id: fileId, file_size: bytes.byteLength };
      return admin.deliver(backend.updates.message(boris, { document: { ...file, file_name: fileName } }));
    },
    sendVoice(content) {
      const fileId = `voice-${files.size + 1}`;
      files.set(fileId, content);
      const file = { file_id: fileId, file_unique_id: fileId, file_size: content.byteLength };
      return admin.deliver(backend.updates.message(boris, { voice: { ...file, duration: 1 } }));
    },
  };
  return admin;
}

/** All texts of messages and edits, one under the other. */
export const said = (sent: readonly Sent[]): string => sent.map(textOf).filter(Boolean).join('\n---\n');
