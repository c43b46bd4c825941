import type { MessageEntity } from 'grammy/types';
import { badRequest } from './errors.ts';
import { type Inputs, isRecord } from './inputs.ts';

const maxTextLength = 4096;

type MessageText = { text: string; entities: MessageEntity[] };

/**
 * Reads `text` and `entities`, trims the text as Telegram does and adds what Telegram detects. Throws Telegram's
 * refusals: empty, longer than 4096 characters, broken entities. The bot sends entities, so no `parse_mode` is
 * supported.
 */
export function readMessageText(inputs: Inputs): MessageText {
  const source = inputs.text('text');
  if (source === '') throw badRequest('message text is empty');
  if (inputs.has('parse_mode')) throw badRequest('unsupported parse_mode');
  const text = source.trim();
  if (text === '') throw badRequest('text must be non-empty');
  if (text.length > maxTextLength) throw badRequest('message is too long');
  const cut = source.length - source.trimStart().length;
  const given = givenEntities(inputs, source).flatMap((entity) => {
    const offset = Math.max(0, entity.offset - cut);
    const end = Math.min(text.length, entity.offset - cut + entity.length);
    return end > offset ? [{ ...entity, offset, length: end - offset }] : [];
  });
  const isGiven = (found: MessageEntity) =>
    given.some(({ type, offset, length }) => type === found.type && overlap({ offset, length }, found));
  const entities = [...given, ...detectEntities(text).filter((found) => !isGiven(found))];
  return { text, entities: entities.sort((a, b) => a.offset - b.offset || b.length - a.length) };
}

function givenEntities(inputs: Inputs, text: string): MessageEntity[] {
  const given = inputs.json('entities', 'message entities');
  if (!Array.isArray(given)) return [];
  return given.filter(isRecord).map((entity) => {
    const { offset, length } = entity;
    const isInside =
      typeof offset === 'number' &&
      typeof length === 'number' &&
      offset >= 0 &&
      offset + length <= text.length;
    if (typeof entity.type !== 'string' || !isInside)
      throw badRequest("can't parse MessageEntity: Unsupported type specified");
    return entity as unknown as MessageEntity; // the three common fields are checked, the rest is shown as it is
  });
}

/** What Telegram detects in plain text; of its kinds only those that the bot or the page does something with. */
const patterns: readonly [type: 'url' | 'bot_command', pattern: RegExp][] = [
  ['url', /\b(?:https?:\/\/|t\.me\/|www\.)[^\s<>"«»]*[^\s<>"«».,!?:;)\]}]/giu],
  ['bot_command', /(?<=^|\s)\/[a-z0-9_]{1,64}(?:@[a-z0-9_]{3,32})?(?![\w/])/giu],
];

/** Finds links and commands in a text, in order. Offsets and lengths in UTF-16 units. */
export function detectEntities(text: string): MessageEntity[] {
  const found = patterns.flatMap(([type, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ type, offset: match.index, length: match[0].length })),
  );
  return found.sort((a, b) => a.offset - b.offset);
}

type Span = { offset: number; length: number };
const overlap = (a: Span, b: Span) => a.offset < b.offset + b.length && b.offset < a.offset + a.length;
