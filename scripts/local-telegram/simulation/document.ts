import type { Document } from 'grammy/types';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import type { LocalPerson } from '../people.ts';
import type { FileShelf } from './files.ts';
import type { Simulation } from './simulation.ts';
import { sendVoice } from './voice.ts';

/** Bots can fetch files of up to 20 MB, and send up to 50; here one limit is enough. */
export const maxDocumentBytes = 20_000_000;

/** A stored file, as a message describes it. */
export function shelveDocument(
  files: FileShelf,
  { bytes, name, mime }: { bytes: Uint8Array; name: string; mime?: string | undefined },
): Document {
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
  const { file_path: _, ...file } = files.put(bytes, 'documents', extension); // given by getFile alone
  return { ...file, file_name: name, ...(mime ? { mime_type: mime } : {}) };
}

/**
 * Sends a file as a person does with the paperclip: MP3 and its like arrive as audio, as in Telegram, all else as a
 * document. Refused (false) when it is empty or too large.
 */
export function sendDocument(
  { simulation, files }: { simulation: Simulation; files: FileShelf },
  who: LocalPerson,
  { bytes, name, mime }: { bytes: Uint8Array; name: string; mime?: string | undefined },
): boolean {
  if (bytes.byteLength === 0 || bytes.byteLength > maxDocumentBytes) return false;
  const kind = audioTypeOf(bytes)?.kind;
  if (kind === 'mp3' || kind === 'mp4') return sendVoice({ simulation, files }, who, { bytes, name });
  const chat = simulation.chat(who.id);
  chat.opened = true;
  const message = simulation.addMessage(who, 'person', {
    document: shelveDocument(files, { bytes, name, mime }),
  });
  if (!chat.blocked) simulation.addUpdate({ message });
  return true;
}
