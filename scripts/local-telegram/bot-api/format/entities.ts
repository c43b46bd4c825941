import type { MessageEntity } from 'grammy/types';

/** Text without markup, and what the markup said. Offsets and lengths in UTF-16 units. */
export type FormattedText = { text: string; entities: MessageEntity[] };

/** A link's entity; null when Telegram would drop the link because the address is none. */
export function linkEntity(address: string, span: { offset: number; length: number }): MessageEntity | null {
  const person = address.match(/^tg:\/\/user\?id=(\d+)$/)?.[1];
  if (person) {
    const user = { id: Number(person), is_bot: false, first_name: person };
    return { type: 'text_mention', user, ...span };
  }
  const url = normaliseUrl(address);
  return url ? { type: 'text_link', url, ...span } : null;
}

/** Adds the scheme that Telegram adds; null when the address is no http(s), tg or mailto one. */
export function normaliseUrl(address: string): string | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (['tg:', 'mailto:', 'tel:'].includes(url.protocol)) return url.href;
  if (!['http:', 'https:'].includes(url.protocol)) return null;
  return url.hostname.includes('.') || url.hostname === 'localhost' ? url.href : null;
}

/** UTF-8 bytes before `index` of `source`: how the Bot API counts in its error texts. */
export const byteOffset = (source: string, index: number) => Buffer.byteLength(source.slice(0, index));
