import type { Message } from 'grammy/types';
import type { Store } from '../core/ports.ts';
import { botTexts } from '../core/texts/chat/bot.ts';

/** What is said to each kind of message, the first that fits: a moving picture is a document, too. */
const remarks: readonly (readonly [remark: string, ...kinds: (keyof Message)[]])[] = [
  [botTexts.sticker, 'sticker', 'animation', 'dice'],
  [botTexts.videoNote, 'video_note'],
  [botTexts.file, 'photo', 'live_photo', 'video', 'document', 'paid_media'],
  [botTexts.other, 'location', 'venue', 'contact', 'poll', 'story', 'game', 'checklist'],
];

/** What is said to a message without words; undefined for texts, sounds and service messages. */
export const remarkOn = (message: Message): string | undefined =>
  remarks.find(([, ...kinds]) => kinds.some((kind) => message[kind] !== undefined))?.[0];

const albumSeconds = 60;

/** An album arrives as one message per picture: one reply is enough. True for what belongs to none. */
export async function isFirstOfAlbum(
  store: Store,
  { media_group_id: id }: Pick<Message, 'media_group_id'>,
): Promise<boolean> {
  if (!id) return true;
  return store
    .set(`album:${id}`, true, { onlyIfMissing: true, expirySeconds: albumSeconds })
    .catch(() => true);
}
