import type { FormattedText } from '../ports.ts';

type Entity = FormattedText['entities'][number];

/** Marks as Telegram's own apps read them while one types. */
const marks = { '**': 'bold', __: 'italic', '~~': 'strikethrough', '||': 'spoiler' } as const;
type Mark = keyof typeof marks;
const markOf = new Map<string, Mark>(
  Object.entries(marks).map(([mark, type]) => [type, mark as Mark]), // the keys of `marks`
);
const linkPattern = /\[((?:\\.|[^\]\\\n])+)\]\(([^()\s]+)\)/y;

export type MarkedFault = {
  /** 'unclosed': the mark has no end. 'crossed': it ends inside another one. 'link': the address is none. */
  reason: 'unclosed' | 'crossed' | 'link';
  /** From 1. */
  line: number;
  /** The mark, or the address. */
  what: string;
};

export type ReadMarked = ({ ok: true } & FormattedText) | ({ ok: false } & MarkedFault);

/**
 * Reads a text in which `**bold**`, `__italic__`, `~~struck~~`, `||spoiler||`, `` `code` `` and `[words](https://…)` are
 * marked; a backslash makes the next sign an ordinary one. Spaces at both ends are dropped, as Telegram does.
 */
export function readMarked(source: string): ReadMarked {
  const from = source.trim();
  const skippedLines = linesIn(source.slice(0, source.length - source.trimStart().length));
  const open: { mark: Mark; offset: number; at: number }[] = [];
  const entities: Entity[] = [];
  let text = '';
  const fault = (reason: MarkedFault['reason'], at: number, what: string): ReadMarked => ({
    ok: false,
    reason,
    line: 1 + skippedLines + linesIn(from.slice(0, at)),
    what,
  });
  for (let at = 0; at < from.length; ) {
    const sign = from[at] ?? '';
    const pair = from.slice(at, at + 2);
    linkPattern.lastIndex = at;
    const link = sign === '[' ? linkPattern.exec(from) : null;
    if (sign === '\\' && at + 1 < from.length) {
      text += from[at + 1];
      at += 2;
    } else if (sign === '`') {
      const end = from.indexOf('`', at + 1);
      if (end === -1) return fault('unclosed', at, sign);
      addEntity(entities, 'code', text.length, end - at - 1);
      text += from.slice(at + 1, end);
      at = end + 1;
    } else if (link) {
      const [whole, words = '', url = ''] = link;
      if (!isLink(url)) return fault('link', at, url);
      const inner = readMarked(words);
      if (!inner.ok) return { ...inner, line: inner.line + skippedLines + linesIn(from.slice(0, at)) };
      addEntity(entities, 'text_link', text.length, inner.text.length, url);
      entities.push(...inner.entities.map((entity) => ({ ...entity, offset: entity.offset + text.length })));
      text += inner.text;
      at += whole.length;
    } else if (isMark(pair)) {
      const place = open.findIndex(({ mark }) => mark === pair);
      if (place === -1) open.push({ mark: pair, offset: text.length, at });
      else if (place < open.length - 1) return fault('crossed', at, pair);
      else {
        const { offset = 0 } = open.pop() ?? {};
        addEntity(entities, marks[pair], offset, text.length - offset);
      }
      at += 2;
    } else {
      text += sign;
      at += 1;
    }
  }
  const left = open[0];
  if (left) return fault('unclosed', left.at, left.mark);
  entities.sort((one, other) => one.offset - other.offset || other.length - one.length);
  return { ok: true, text, entities };
}

const isMark = (pair: string): pair is Mark => Object.hasOwn(marks, pair);
const linesIn = (text: string) => text.split('\n').length - 1;

/** An address that Telegram makes a link of. */
export function isLink(url: string): boolean {
  if (!/^(?:https?|tg):\/\//i.test(url)) return false;
  try {
    // `URL.canParse` is younger than the oldest engine.
    return new URL(url).href !== '';
  } catch {
    return false;
  }
}

function addEntity(entities: Entity[], type: string, offset: number, length: number, url?: string): void {
  if (length > 0) entities.push({ type, offset, length, ...(url === undefined ? {} : { url }) });
}

export type WrittenMarked = {
  marked: string;
  /** Formats that no mark stands for, e.g. 'underline'; their text stays. */
  lost: string[];
};

/** The marked text that is read as this one, without the formats in `lost`. What Telegram finds by itself is no format. */
export function writeMarked({ text, entities }: FormattedText): WrittenMarked {
  const before = new Map<number, string>();
  const behind = new Map<number, string>();
  const lost = new Set<string>();
  const edges = new Set<number>();
  const inOrder = entities.toSorted((one, other) => one.offset - other.offset || other.length - one.length);
  for (const { type, offset, length, url } of inOrder) {
    const mark = type === 'code' ? '`' : markOf.get(type);
    const [start, end] = type === 'text_link' && url ? ['[', `](${linkAddress(url)})`] : [mark, mark];
    if (start === undefined || end === undefined) {
      if (!foundByTelegram.has(type)) lost.add(type);
      continue;
    }
    edges.add(offset).add(offset + length);
    before.set(offset, (before.get(offset) ?? '') + start);
    behind.set(offset + length, end + (behind.get(offset + length) ?? ''));
  }
  const codes = inOrder.filter(({ type }) => type === 'code');
  let marked = '';
  for (let at = 0; at <= text.length; at += 1) {
    marked += (behind.get(at) ?? '') + (before.get(at) ?? '');
    const sign = text[at] ?? '';
    const isCode = codes.some(({ offset, length }) => at >= offset && at < offset + length);
    marked += !isCode && needsBackslash(text, at, edges) ? `\\${sign}` : sign;
  }
  return { marked, lost: [...lost] };
}

/** Addresses, commands and the like: Telegram marks them in every text. */
const foundByTelegram: ReadonlySet<string> = new Set([
  ...['mention', 'hashtag', 'cashtag', 'bot_command', 'url', 'email', 'phone_number', 'bank_card_number'],
]);

const linkAddress = (url: string) => url.replaceAll('(', '%28').replaceAll(')', '%29');

function needsBackslash(text: string, at: number, edges: ReadonlySet<number>): boolean {
  const sign = text[at] ?? '';
  if (['\\', '`', '['].includes(sign)) return true;
  if (!['*', '_', '~', '|'].includes(sign)) return edges.size > 0 && sign === ']';
  return text[at - 1] === sign || text[at + 1] === sign || edges.has(at) || edges.has(at + 1);
}

/** A run of a text in which nothing about its formats changes. */
export type Segment = { text: string; types: readonly string[]; url: string | undefined };

/** A formatted text in pieces to be drawn one behind the other. */
export function segmentsOf({ text, entities }: FormattedText): Segment[] {
  const cuts = new Set([0, text.length]);
  for (const { offset, length } of entities) cuts.add(offset).add(offset + length);
  const edges = [...cuts].filter((cut) => cut <= text.length).sort((one, other) => one - other);
  return edges.slice(1).map((end, at) => {
    const start = edges[at] ?? 0;
    const over = entities.filter(({ offset, length }) => offset <= start && offset + length >= end);
    return {
      text: text.slice(start, end),
      types: over.map(({ type }) => type),
      url: over.find(({ url }) => url !== undefined)?.url,
    };
  });
}
