import type { MessageEntity } from 'grammy/types';
import { badRequest } from '../errors.ts';
import { byteOffset, type FormattedText, linkEntity } from './entities.ts';

type OpenTag = { name: string; argument: string; offset: number };

const entityOfTag: Record<string, MessageEntity['type']> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  'tg-spoiler': 'spoiler',
  span: 'spoiler',
  code: 'code',
  pre: 'pre',
  a: 'text_link',
  blockquote: 'blockquote',
  'tg-emoji': 'custom_emoji',
};

const namedCharacters: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/**
 * Reads parse_mode HTML as TDLib does (td/telegram/MessageEntity.cpp, parse_html), with its error texts.
 * Offsets in errors count UTF-8 bytes, those of entities UTF-16 units.
 */
export function parseHtml(source: string): FormattedText {
  const entities: MessageEntity[] = [];
  const open: OpenTag[] = [];
  let text = '';
  let at = 0;

  const fail = (why: string) => badRequest(`can't parse entities: ${why}`);
  const bytes = (index: number) => byteOffset(source, index);
  const isSpace = (index: number) => /\s/.test(source[index] ?? '');
  const skipSpaces = () => {
    while (isSpace(at)) at++;
  };

  /** One `name=value` of a start tag; a name without a value is allowed. */
  const readAttribute = (tag: string, begin: number): [name: string, value: string] => {
    const nameBegin = at;
    while (at < source.length && !isSpace(at) && source[at] !== '=' && source[at] !== '>') at++;
    const name = source.slice(nameBegin, at).toLowerCase();
    if (name === '') throw fail(`Empty attribute name in the tag "${tag}" at byte offset ${bytes(begin)}`);
    skipSpaces();
    if (source[at] !== '=') return [name, ''];
    at++;
    skipSpaces();
    const quote = source[at];
    if (quote === undefined) throw fail(`Unclosed start tag "${tag}" at byte offset ${bytes(begin)}`);
    if (quote !== '"' && quote !== "'") {
      const valueBegin = at;
      while (/[A-Za-z0-9.-]/.test(source[at] ?? '')) at++;
      if (!isSpace(at) && source[at] !== '>')
        throw fail(`Unexpected end of name token at byte offset ${bytes(valueBegin)}`);
      return [name, source.slice(valueBegin, at)];
    }
    const end = source.indexOf(quote, at + 1);
    if (end < 0) throw fail(`Unclosed start tag at byte offset ${bytes(begin)}`);
    const value = source.slice(at + 1, end);
    at = end + 1;
    return [name, decodeCharacters(value)];
  };

  const readStartTag = (begin: number) => {
    while (at < source.length && !isSpace(at) && source[at] !== '>') at++;
    if (at === source.length) throw fail(`Unclosed start tag at byte offset ${bytes(begin)}`);
    const name = source.slice(begin + 1, at).toLowerCase();
    if (!entityOfTag[name]) throw fail(`Unsupported start tag "${name}" at byte offset ${bytes(begin)}`);
    const attributes: Record<string, string> = {};
    skipSpaces();
    while (source[at] !== '>') {
      if (at >= source.length) throw fail(`Unclosed start tag "${name}" at byte offset ${bytes(begin)}`);
      const [attribute, value] = readAttribute(name, begin);
      attributes[attribute] ??= value;
      skipSpaces();
    }
    at++;
    if (name === 'span' && attributes.class !== 'tg-spoiler')
      throw fail(`Tag "span" must have class "tg-spoiler" at byte offset ${bytes(begin)}`);
    open.push({ name, argument: argumentOf(name, attributes), offset: text.length });
  };

  const readEndTag = (begin: number) => {
    const tag = open.pop();
    if (!tag) throw fail(`Unexpected end tag at byte offset ${bytes(begin)}`);
    at++;
    const nameBegin = at;
    while (at < source.length && !isSpace(at) && source[at] !== '>') at++;
    const name = source.slice(nameBegin, at).toLowerCase();
    skipSpaces();
    if (source[at] !== '>') throw fail(`Unclosed end tag at byte offset ${bytes(begin)}`);
    at++;
    if (name !== '' && name !== tag.name) {
      throw fail(
        `Unmatched end tag at byte offset ${bytes(begin)}, expected "</${tag.name}>", found "</${name}>"`,
      );
    }
    const entity = entityFor(tag, text);
    if (entity) entities.push(entity);
  };

  while (at < source.length) {
    const begin = at;
    if (source[at] === '<') {
      at++;
      if (source[at] === '/') readEndTag(begin);
      else readStartTag(begin);
    } else {
      const next = source.indexOf('<', at);
      at = next < 0 ? source.length : next;
      text += decodeCharacters(source.slice(begin, at));
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) throw fail(`Can't find end tag corresponding to start tag "${unclosed.name}"`);
  return { text, entities: joinCode(entities) };
}

function argumentOf(tag: string, attributes: Record<string, string>): string {
  if (tag === 'a') return attributes.href ?? '';
  if (tag === 'code') return attributes.class?.match(/^language-(.+)$/)?.[1] ?? '';
  if (tag === 'tg-emoji') return attributes['emoji-id'] ?? '';
  if (tag === 'blockquote') return 'expandable' in attributes ? 'expandable' : '';
  return '';
}

function entityFor(tag: OpenTag, text: string): MessageEntity | null {
  const span = { offset: tag.offset, length: text.length - tag.offset };
  if (span.length === 0) return null;
  if (tag.name === 'a') return linkEntity(tag.argument || text.slice(tag.offset), span);
  if (tag.name === 'tg-emoji') {
    if (!/^\d{1,19}$/.test(tag.argument))
      throw badRequest("can't parse entities: Invalid custom emoji identifier specified");
    return { type: 'custom_emoji', custom_emoji_id: tag.argument, ...span };
  }
  if (tag.name === 'code' && tag.argument) return { type: 'pre', language: tag.argument, ...span };
  if (tag.name === 'blockquote')
    return { type: tag.argument ? 'expandable_blockquote' : 'blockquote', ...span };
  return { type: entityOfTag[tag.name], ...span } as MessageEntity; // the kinds with fields of their own are done above
}

/** `<pre><code class="language-x">` is one block with a language; `<code class>` alone is plain code. */
function joinCode(entities: MessageEntity[]): MessageEntity[] {
  const sameSpan = (a: MessageEntity, b: MessageEntity) => a.offset === b.offset && a.length === b.length;
  const isPlainPre = (entity: MessageEntity) => entity.type === 'pre' && !entity.language;
  return entities.flatMap((entity): MessageEntity[] => {
    if (entity.type === 'pre' && entity.language) {
      const inBlock = entities.some((other) => isPlainPre(other) && sameSpan(other, entity));
      return inBlock ? [entity] : [{ type: 'code', offset: entity.offset, length: entity.length }];
    }
    const hasLanguage = entities.some(
      (other) => other.type === 'pre' && other.language && sameSpan(other, entity),
    );
    return isPlainPre(entity) && hasLanguage ? [] : [entity];
  });
}

function decodeCharacters(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot));?/giu, (whole, dec, hex, name) => {
    if (name) return namedCharacters[name.toLowerCase()] ?? whole;
    const code = dec ? Number.parseInt(dec, 10) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
