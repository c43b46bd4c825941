import type { MessageEntity } from 'grammy/types';
import { badRequest } from '../errors.ts';
import { type Inputs, isRecord } from '../inputs.ts';
import { detectEntities } from './detect.ts';
import type { FormattedText } from './entities.ts';
import { parseHtml } from './html.ts';
import { parseMarkdownV2 } from './markdown-v2.ts';

const maxTextLength = 4096;

const parsers: Record<string, (source: string) => FormattedText> = {
  html: parseHtml,
  markdownv2: parseMarkdownV2,
};

/**
 * Reads `text` with `parse_mode` or `entities`, trims it as Telegram does and adds what Telegram finds by itself.
 * Throws Telegram's refusals: empty, too long (4096 after parsing), unknown mode, broken markup.
 */
export function readFormattedText(inputs: Inputs): FormattedText {
  const source = inputs.text('text');
  if (source === '') throw badRequest('message text is empty');
  const mode = inputs.text('parse_mode').toLowerCase();
  const parse = parsers[mode];
  if (mode !== '' && !parse) throw badRequest('unsupported parse_mode');
  const parsed = parse ? parse(source) : { text: source, entities: givenEntities(inputs, source) };
  const trimmed = trim(parsed);
  if (trimmed.text === '') throw badRequest('text must be non-empty');
  if (trimmed.text.length > maxTextLength) throw badRequest('message is too long');
  const entities = [...trimmed.entities, ...detectEntities(trimmed.text, trimmed.entities)];
  return {
    text: trimmed.text,
    entities: entities.sort((a, b) => a.offset - b.offset || b.length - a.length),
  };
}

function givenEntities(inputs: Inputs, text: string): MessageEntity[] {
  const given = inputs.json('entities', 'message entities');
  if (!Array.isArray(given)) return [];
  return given.filter(isRecord).map((entity) => {
    const { offset, length } = entity;
    const inside =
      typeof offset === 'number' &&
      typeof length === 'number' &&
      offset >= 0 &&
      offset + length <= text.length;
    if (typeof entity.type !== 'string' || !inside)
      throw badRequest("can't parse MessageEntity: Unsupported type specified");
    return entity as unknown as MessageEntity; // the three common fields are checked, the rest is shown as it is
  });
}

/** Telegram strips white space at both ends and moves the entities along. */
function trim({ text, entities }: FormattedText): FormattedText {
  const cut = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const moved = entities.flatMap((entity) => {
    const offset = Math.max(0, entity.offset - cut);
    const end = Math.min(trimmed.length, entity.offset - cut + entity.length);
    return end > offset ? [{ ...entity, offset, length: end - offset }] : [];
  });
  return { text: trimmed, entities: moved };
}
