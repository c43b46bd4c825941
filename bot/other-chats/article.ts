import { InlineKeyboard } from 'grammy';
import type { InlineQueryResultArticle } from 'grammy/types';
import { appLinkOf, chatLinkOf } from '../../core/service/start-link.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { otherChatTexts as texts } from '../../core/texts/chat/other-chats.ts';
import { message } from '../rich-text.ts';
import type { Card } from './cards.ts';

/** A card as a result that becomes a message in a chat of other people; `username` is the bot's. */
export function articleOf(
  { id, title, description, text, place }: Card,
  username: string,
): InlineQueryResultArticle {
  const link = { label: place ? texts.open.lesson : texts.open.app, place };
  return { ...articleWith({ id, title, text: texts.message(text), link }, username), description };
}

/** Any text as such a result. The button is a link: a message of another chat cannot open the mini-app by itself. */
export function articleWith(
  given: { id: string; title: string; text: RichText; link: { label: string; place?: string | undefined } },
  username: string,
): InlineQueryResultArticle {
  const { label, place } = given.link;
  const [message_text, { reply_markup: _, ...options }] = message(given.text, undefined);
  return {
    type: 'article',
    id: given.id,
    title: given.title,
    input_message_content: { message_text, ...options },
    reply_markup: new InlineKeyboard().url(label, appLinkOf(chatLinkOf(username), place)),
  };
}
