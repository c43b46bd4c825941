import type { Document, PhotoSize, Voice } from 'grammy/types';
import { audioTypeOf } from '../../../core/speech/magic.ts';
import { measuredMs } from '../../../core/speech/measure/measure.ts';
import type { LocalPerson } from '../people.ts';
import type { FileShelf, ShelvedFile } from './files.ts';
import type { Simulation } from './simulation.ts';

/** Bots can fetch files of up to 20 MB, and send up to 50; here one limit is enough. */
export const maxFileBytes = 20_000_000;

type Chats = { simulation: Simulation; files: FileShelf };
type SentFile = {
  bytes: Uint8Array;
  name: string;
  mime?: string | undefined;
  /** The message that it answers. */
  replyTo?: number | undefined;
};

/**
 * Sends a recording from a file, as if the person had held the microphone: OGG becomes a voice message, any other sound
 * an audio file, as in Telegram. Refused (false) when it is not a sound, or too large.
 */
export function sendVoice(
  { simulation, files }: Chats,
  who: LocalPerson,
  { bytes, name, replyTo }: SentFile,
): boolean {
  const type = audioTypeOf(bytes);
  if (!type || bytes.byteLength > maxFileBytes) return false;
  const isVoice = type.kind === 'ogg';
  const file = files.put(bytes, isVoice ? 'voice' : 'music', soundExtension(type));
  const sound = describeSound(file, bytes);
  simulation.writeAs(who, {
    ...(isVoice ? { voice: sound } : { audio: { ...sound, file_name: name } }),
    ...simulation.inReplyTo(who.id, replyTo),
  });
  return true;
}

/**
 * Sends a file as a person does with the paperclip: MP3 and its like arrive as audio, as in Telegram, all else as a
 * document. Refused (false) when it is empty or too large.
 */
export function sendDocument(chats: Chats, who: LocalPerson, sent: SentFile): boolean {
  const { bytes, name, mime, replyTo } = sent;
  if (bytes.byteLength === 0 || bytes.byteLength > maxFileBytes) return false;
  const kind = audioTypeOf(bytes)?.kind;
  if (kind === 'mp3' || kind === 'mp4') return sendVoice(chats, who, sent);
  const file = chats.files.put(bytes, 'documents', extensionOf(name));
  chats.simulation.writeAs(who, {
    document: describeDocument(file, { name, mime }),
    ...chats.simulation.inReplyTo(who.id, replyTo),
  });
  return true;
}

/** How a picture is sent: Telegram makes a photo of these. */
const photoTypes: readonly string[] = ['image/jpeg', 'image/png'];

/** Sends a picture as a photo. Refused (false) when it is no such picture, empty or too large. */
export function sendPhoto(
  { simulation, files }: Chats,
  who: LocalPerson,
  { bytes, mime = '', replyTo }: SentFile,
): boolean {
  if (!photoTypes.includes(mime) || bytes.byteLength === 0 || bytes.byteLength > maxFileBytes) return false;
  const { file_path: _, ...file } = files.put(bytes, 'photos', mime === 'image/png' ? 'png' : 'jpg');
  // Its size is not measured here, and one size is enough.
  simulation.writeAs(who, {
    photo: [{ ...file, width: 800, height: 600 }],
    ...simulation.inReplyTo(who.id, replyTo),
  });
  return true;
}

export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';

/** Telegram keeps voice messages under a name of its own. */
export const soundExtension = ({ kind, extension }: { kind: string; extension: string }): string =>
  kind === 'ogg' ? 'oga' : extension;

/** A stored file, as a message describes it: its path is given by getFile alone. */
export function describeDocument(
  { file_path: _, ...file }: ShelvedFile,
  { name, mime }: { name: string; mime?: string | undefined },
): Document {
  return { ...file, file_name: name, ...(mime ? { mime_type: mime } : {}) };
}

/** The same of a picture, in the one size that is kept: its sides are not measured. */
export function describePhoto({ file_path: _, ...file }: ShelvedFile): PhotoSize[] {
  return [{ ...file, width: 1280, height: 960 }];
}

/** The same of a sound; Telegram reports whole seconds, and at least one for a short sound. */
export function describeSound({ file_path: _, ...file }: ShelvedFile, bytes: Uint8Array): Voice {
  const duration = Math.max(1, Math.round((measuredMs(bytes) ?? 0) / 1000));
  return { ...file, duration, mime_type: audioTypeOf(bytes)?.mime ?? 'audio/ogg' };
}
