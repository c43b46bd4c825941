import { randomBytes } from 'node:crypto';
import type { PreparedMessage } from '../simulation/state.ts';
import { badRequest } from './errors.ts';
import { isRecord } from './inputs.ts';
import type { MethodTable } from './method.ts';

const dayMs = 24 * 60 * 60 * 1000;
const longestText = 4096;
/** Older ones have expired. */
const mostKept = 50;

/** Messages that a person may send into a chat of theirs. */
export const shareMethods: MethodTable = {
  savePreparedInlineMessage({ inputs, simulation }) {
    const person = simulation.person(inputs.integer('user_id', 0));
    if (!person) throw badRequest('user not found');
    const message = readArticle(inputs.json('result', 'inline query result'));
    const id = randomBytes(12).toString('base64url');
    const { prepared } = simulation.state;
    const kept = [...Object.entries(prepared), [id, { ...message, personId: person.id }] as const];
    simulation.state.prepared = Object.fromEntries(kept.slice(-mostKept));
    simulation.save();
    return { id, expiration_date: simulation.nowSeconds() + dayMs / 1000 };
  },
};

/** An article with a text and, below it, at most one link: the kind of result that the bot prepares. */
function readArticle(given: unknown): Omit<PreparedMessage, 'personId'> {
  if (!isRecord(given) || given.type !== 'article') throw badRequest('RESULT_TYPE_INVALID');
  const { id, title, input_message_content: content, reply_markup: markup } = given;
  if (typeof id !== 'string' || id === '') throw badRequest('RESULT_ID_EMPTY');
  if (typeof title !== 'string' || title === '') throw badRequest('ARTICLE_TITLE_EMPTY');
  const text = isRecord(content) ? content.message_text : undefined;
  if (typeof text !== 'string' || text === '') throw badRequest('MESSAGE_EMPTY');
  if (text.length > longestText) throw badRequest('MESSAGE_TOO_LONG');
  const rows = isRecord(markup) && Array.isArray(markup.inline_keyboard) ? markup.inline_keyboard : [];
  const [button, ...others] = rows.flat();
  if (button === undefined) return { text, button: null };
  const isLink = isRecord(button) && typeof button.text === 'string' && typeof button.url === 'string';
  if (!isLink || others.length > 0 || !URL.canParse(String(button.url)))
    throw badRequest('BUTTON_TYPE_INVALID');
  return { text, button: { text: String(button.text), url: String(button.url) } };
}
