import { InputFile } from 'grammy';
import { personDataChatTexts } from '../../core/texts/chat/person-data.ts';
import type { Db } from '../../db/connection/client.ts';
import { makePersonFile, makeVoiceFiles, type PersonFile } from '../services/people/person-file.ts';
import { createFileApi, type FileSender } from '../telegram-files.ts';

/** An archive of megabytes takes time to upload; the function has sixty seconds. */
const uploadWithinSeconds = 40;

/**
 * Makes the file of everything about a person, and a speaker's recordings, and sends it to a chat: their own, or that of
 * an admin. Returns false when nothing is kept. Throws when Telegram does not accept a file.
 */
export async function sendPersonFiles(
  deps: FileSender & { db: Db },
  { userId, chatId }: { userId: number; chatId: number },
  now: Date,
): Promise<boolean> {
  const texts = personDataChatTexts;
  const api = createFileApi(deps, uploadWithinSeconds);
  const send = ({ name, bytes }: PersonFile, caption: string) =>
    api.sendDocument(chatId, new InputFile(bytes, name), { caption });
  const file = await makePersonFile(deps.db, userId, now);
  if (!file) return false;
  await send(file, texts.sent);
  let part = 0;
  for await (const voices of makeVoiceFiles(deps.db, userId, now)) {
    part += 1;
    await send(voices, texts.sentPart(part));
  }
  return true;
}
