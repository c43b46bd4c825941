import type { InlineKeyboard } from 'grammy';
import type { InputRichMessage, MessageEntity, RichText as TelegramText } from 'grammy/types';
import type { RichText } from '../core/texts/chat/bot.ts';
import type { TableMessage } from '../core/texts/chat/tables.ts';

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

/** A message with tables as the Bot API accepts it. Nothing in it is taken for a link or a command. */
export function richMessage(blocks: TableMessage): InputRichMessage {
  return {
    blocks: blocks.map((block) =>
      block.kind === 'text'
        ? { type: 'paragraph', text: block.text.map(telegramText) }
        : {
            type: 'table',
            caption: { type: 'bold', text: block.title },
            cells: block.rows.map((row) =>
              row.map((cell) => ({ text: cell.map(telegramText), align: 'left', valign: 'middle' })),
            ),
            is_bordered: true,
            is_compact: true,
          },
    ),
    skip_entity_detection: true,
  };
}

const telegramText = (part: RichText[number]): TelegramText =>
  typeof part === 'string' ? part : { type: 'bold', text: part.bold };
