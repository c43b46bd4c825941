import type { InlineArticle } from '../simulation/inline.ts';
import { badRequest } from './errors.ts';
import { createInputs, isRecord } from './inputs.ts';
import { readMessageText } from './message-text.ts';

/** An article with a text and, below it, at most one link: the kind of inline result that the bot makes. */
export function readArticle(given: unknown): InlineArticle {
  if (!isRecord(given) || given.type !== 'article') throw badRequest('RESULT_TYPE_INVALID');
  const { id, title, description, input_message_content: content, reply_markup: markup } = given;
  if (typeof id !== 'string' || id === '') throw badRequest('RESULT_ID_EMPTY');
  if (Buffer.byteLength(id) > 64) throw badRequest('RESULT_ID_INVALID');
  if (typeof title !== 'string' || title === '') throw badRequest('ARTICLE_TITLE_EMPTY');
  if (!isRecord(content) || typeof content.message_text !== 'string' || content.message_text === '')
    throw badRequest('MESSAGE_EMPTY');
  const { message_text, ...options } = content;
  const { text, entities } = readMessageText(createInputs({ ...options, text: message_text }));
  const shown = {
    id,
    title,
    description: typeof description === 'string' ? description : '',
    text,
    entities,
  };
  const rows = isRecord(markup) && Array.isArray(markup.inline_keyboard) ? markup.inline_keyboard : [];
  const [button, ...others] = rows.flat();
  if (button === undefined) return { ...shown, button: null };
  const isLink = isRecord(button) && typeof button.text === 'string' && typeof button.url === 'string';
  if (!isLink || others.length > 0 || !URL.canParse(String(button.url)))
    throw badRequest('BUTTON_TYPE_INVALID');
  return { ...shown, button: { text: String(button.text), url: String(button.url) } };
}
