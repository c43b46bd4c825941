import type { InlineQueryResultArticle } from 'grammy/types';
import { type Sent, textOf } from '../../support.ts';

/** A result as a reader sees it: without direction marks, its letters and marks in one order. */
export function shown(article: InlineQueryResultArticle | undefined) {
  const content = article?.input_message_content;
  const text = content && 'message_text' in content ? content.message_text : '';
  const [button] = article?.reply_markup?.inline_keyboard.flat() ?? [];
  return {
    title: plain(article?.title),
    description: plain(article?.description),
    text: plain(text),
    url: button && 'url' in button ? button.url : undefined,
  };
}

export const plain = (text = ''): string => text.replaceAll('\u200e', '').normalize('NFC');

export const resultsOf = (sent: Sent | undefined): InlineQueryResultArticle[] =>
  // What the bot sends, as grammY has checked it.
  (sent?.payload.results ?? []) as InlineQueryResultArticle[];

export const guestTextOf = (sent: Sent | undefined): string =>
  shown(sent?.payload.result as InlineQueryResultArticle | undefined).text || textOf(sent);
