import type { Message } from 'grammy/types';
import type { MessageKind, ThreadContent } from '../../core/inbox/threads.ts';

/** What a message says, as a thread keeps it; undefined for what cannot be passed on: stickers, places, polls … */
export function contentOf(message: Message): ThreadContent | undefined {
  const from = { chatId: message.chat.id, messageId: message.message_id };
  if (message.text !== undefined) return { kind: 'text', text: message.text, from };
  const file = fileOf(message);
  return file && { ...file, text: message.caption ?? '', from };
}

/** A moving picture is a document, too. */
function fileOf(message: Message): { kind: Exclude<MessageKind, 'text'>; fileId: string } | undefined {
  const { photo, voice, audio, video, document } = message;
  // Sizes of a photo come smallest first.
  const largest = photo?.at(-1);
  if (largest) return { kind: 'photo', fileId: largest.file_id };
  if (voice) return { kind: 'voice', fileId: voice.file_id };
  if (audio) return { kind: 'audio', fileId: audio.file_id };
  if (video) return { kind: 'video', fileId: video.file_id };
  return document && { kind: 'document', fileId: document.file_id };
}
