import type { InlineKeyboard } from 'grammy';
import type { MessageEntity } from 'grammy/types';
import type { RichText } from '../core/texts/chat/bot.ts';

/** Text and entities as the Bot API accepts them; offsets count UTF-16 units, as Telegram's do. */
export function toEntities(parts: RichText): { text: string; entities: MessageEntity[] } {
  let text = '';
  const entities: MessageEntity[] = [];
  for (const part of parts) {
    const piece = typeof part === 'string' ? part : part.bold;
    if (typeof part !== 'string' && piece) {
      entities.push({ type: 'bold', offset: text.length, length: piece.length });
    }
    text += piece;
  }
  return { text, entities };
}

/** A message as the last arguments of `sendMessage` and `editMessageText`: [text, other options]. */
export function message(parts: RichText | string, keyboard: InlineKeyboard | undefined) {
  const { text, entities } = toEntities(typeof parts === 'string' ? [parts] : parts);
  return [
    text,
    {
      ...(entities.length > 0 ? { entities } : {}),
      ...(keyboard ? { reply_markup: keyboard } : {}),
      link_preview_options: { is_disabled: true },
    },
  ] as const;
}
