import type { MessageEntity } from 'grammy/types';
import { badRequest } from '../errors.ts';
import { byteOffset, type FormattedText, linkEntity } from './entities.ts';

type Kind = 'Bold' | 'Italic' | 'Underline' | 'Strikethrough' | 'Spoiler' | 'Code' | 'Pre' | 'TextUrl';
type OpenMark = { kind: Kind; offset: number; sourceAt: number };

const simpleTypes = {
  Bold: 'bold',
  Italic: 'italic',
  Underline: 'underline',
  Strikethrough: 'strikethrough',
  Spoiler: 'spoiler',
} as const;

/** Longer marks first: `__` is underline, one `_` italic. */
const marks: readonly [mark: string, kind: Kind][] = [
  ['```', 'Pre'],
  ['`', 'Code'],
  ['__', 'Underline'],
  ['||', 'Spoiler'],
  ['*', 'Bold'],
  ['_', 'Italic'],
  ['~', 'Strikethrough'],
  ['[', 'TextUrl'],
];

const reserved = ']()>#+-=|{}.!';

/**
 * Reads parse_mode MarkdownV2 as TDLib does (td/telegram/MessageEntity.cpp, parse_markdown_v2), with its error texts.
 * Custom emoji (`![…](tg://emoji?id=…)`) are not read: a `!` must be escaped here.
 * Offsets in errors count UTF-8 bytes, those of entities UTF-16 units.
 */
export function parseMarkdownV2(source: string): FormattedText {
  const entities: MessageEntity[] = [];
  const open: OpenMark[] = [];
  let text = '';
  let at = 0;
  let quote: { offset: number } | null = null;

  const fail = (why: string) => badRequest(`can't parse entities: ${why}`);
  const bytes = (index: number) => byteOffset(source, index);
  const span = (offset: number) => ({ offset, length: text.length - offset });

  const close = (mark: OpenMark) => {
    if (mark.kind in simpleTypes && span(mark.offset).length > 0) {
      // Code, Pre and TextUrl are closed by their own readers.
      entities.push({ type: simpleTypes[mark.kind as keyof typeof simpleTypes], ...span(mark.offset) });
    }
  };

  const readLink = (mark: OpenMark) => {
    at++;
    let url = text.slice(mark.offset);
    if (source[at] === '(') {
      const begin = ++at;
      url = '';
      while (at < source.length && source[at] !== ')') {
        if (source[at] === '\\') at++;
        url += source[at++] ?? '';
      }
      if (source[at] !== ')') throw fail(`Can't find end of a URL at byte offset ${bytes(begin)}`);
      at++;
    }
    const link = linkEntity(url, span(mark.offset));
    if (link && link.length > 0) entities.push(link);
  };

  /** Code and blocks: everything up to the closing mark is text, only \ and ` are escaped. */
  const readCode = (mark: string, kind: 'Code' | 'Pre') => {
    const begin = at;
    at += mark.length;
    const offset = text.length;
    const language = kind === 'Pre' ? (source.slice(at).match(/^[^\s`]+(?=\s)/)?.[0] ?? '') : '';
    at += language.length;
    if (kind === 'Pre') at += source.slice(at).match(/^(?:\r\n|\n\r|\n|\r)/)?.[0].length ?? 0;
    while (at < source.length && !source.startsWith(mark, at)) {
      if (source[at] === '\\' && isAscii(source[at + 1])) at++;
      text += source[at++] ?? '';
    }
    if (at >= source.length) {
      const name = kind === 'Pre' && language ? 'PreCode' : kind;
      throw fail(`Can't find end of ${name} entity at byte offset ${bytes(begin)}`);
    }
    at += mark.length;
    if (text.length === offset) return;
    if (kind === 'Code') entities.push({ type: 'code', ...span(offset) });
    else entities.push({ type: 'pre', ...(language ? { language } : {}), ...span(offset) });
  };

  const closeQuote = (expandable: boolean) => {
    if (quote && text.length > quote.offset)
      entities.push({ type: expandable ? 'expandable_blockquote' : 'blockquote', ...span(quote.offset) });
    quote = null;
  };

  while (at < source.length) {
    const atLineStart = at === 0 || source[at - 1] === '\n';
    if (atLineStart) {
      if (source[at] === '>') {
        quote ??= { offset: text.length };
        at++;
        continue;
      }
      if (quote) closeQuote(false);
    }
    const char = source[at] ?? '';
    if (char === '\\' && isAscii(source[at + 1])) {
      text += source[at + 1];
      at += 2;
      continue;
    }
    const last = open.at(-1);
    if (char === ']' && last?.kind === 'TextUrl') {
      open.pop();
      readLink(last);
      continue;
    }
    const ended = quote && source.startsWith('||', at) && /^(?:\n|$)/.test(source.slice(at + 2));
    if (ended && last?.kind !== 'Spoiler') {
      at += 2;
      closeQuote(true);
      continue;
    }
    const mark = marks.find(([sign]) => source.startsWith(sign, at));
    if (mark) {
      const [sign, kind] = mark;
      if (kind === 'Code' || kind === 'Pre') {
        readCode(sign, kind);
        continue;
      }
      if (last?.kind === kind) {
        open.pop();
        close(last);
      } else {
        open.push({ kind, offset: text.length, sourceAt: at });
      }
      at += sign.length;
      continue;
    }
    if (reserved.includes(char))
      throw fail(`Character '${char}' is reserved and must be escaped with the preceding '\\'`);
    text += char;
    at++;
  }
  if (quote) closeQuote(false);
  const unclosed = open.at(-1);
  if (unclosed)
    throw fail(`Can't find end of ${unclosed.kind} entity at byte offset ${bytes(unclosed.sourceAt)}`);
  return { text, entities };
}

const isAscii = (char: string | undefined) =>
  char !== undefined && char.charCodeAt(0) > 0 && char.charCodeAt(0) < 127;
