import type { MessageEntity } from 'grammy/types';

type DetectedType = 'url' | 'email' | 'bot_command' | 'mention' | 'hashtag';

/** What Telegram finds by itself in plain text, in the order in which one beats another at the same place. */
const patterns: readonly [type: DetectedType, pattern: RegExp][] = [
  ['url', /\b(?:https?:\/\/|t\.me\/|www\.)[^\s<>"«»]*[^\s<>"«».,!?:;)\]}]/giu],
  ['email', /\b[\w.+-]+@[\w-]+\.[a-z]{2,}\b/giu],
  ['bot_command', /(?<=^|\s)\/[a-z0-9_]{1,64}(?:@[a-z0-9_]{3,32})?(?![\w/])/giu],
  ['mention', /(?<=^|[^\w@/])@[a-z]\w{2,31}\b/giu],
  ['hashtag', /(?<=^|[^\p{L}\p{N}_#])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*/giu],
];

/**
 * Finds links, addresses, commands, @names and #tags in a text. Offsets and lengths in UTF-16 units, in order.
 * Nothing is found inside `taken`, the entities that markup has already made.
 */
export function detectEntities(text: string, taken: readonly MessageEntity[] = []): MessageEntity[] {
  const found: MessageEntity[] = [];
  const busy = taken.filter((entity) => ['code', 'pre', 'text_link', 'text_mention'].includes(entity.type));
  for (const [type, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length };
      if (![...busy, ...found].some((other) => overlap(entity, other))) found.push(entity);
    }
  }
  return found.sort((a, b) => a.offset - b.offset);
}

type Span = { offset: number; length: number };
const overlap = (a: Span, b: Span) => a.offset < b.offset + b.length && b.offset < a.offset + a.length;
