import type { InlineKeyboardButton, InlineKeyboardMarkup } from 'grammy/types';
import { badRequest } from './errors.ts';
import { type Inputs, isRecord } from './inputs.ts';

const maxCallbackBytes = 64;

/** Reads the inline keyboard of a call with Telegram's checks; undefined when it has none or an empty one. */
export function readInlineMarkup(inputs: Inputs): InlineKeyboardMarkup | undefined {
  const given = inputs.json('reply_markup', 'reply keyboard markup');
  if (given === undefined) return undefined;
  if (!isRecord(given)) throw badRequest('object expected as reply markup');
  if (given.force_reply === true) return undefined;
  const rows = given.inline_keyboard;
  if (!Array.isArray(rows)) throw badRequest('field "inline_keyboard" must be of type Array');
  const keyboard = rows.map((row) => {
    if (!Array.isArray(row)) throw badRequest("can't parse inline_keyboard row: Array expected");
    return row.map(readButton);
  });
  const filled = keyboard.filter((row) => row.length > 0);
  return filled.length > 0 ? { inline_keyboard: filled } : undefined;
}

/** True for a message whose answer the client takes as a reply to it. */
export function asksForReply(inputs: Inputs): boolean {
  const given = inputs.json('reply_markup', 'reply keyboard markup');
  return isRecord(given) && given.force_reply === true;
}

/** Mini-app addresses are https; the machine's own name is allowed too, as on Telegram's test servers. */
export function requireAppUrl(url: string, where: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol === 'https:') return;
  if (parsed?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(parsed.hostname)) return;
  throw badRequest(`${where} Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
}

/** The kinds of buttons that the bot sends; any other is refused. */
function readButton(given: unknown): InlineKeyboardButton {
  if (!isRecord(given)) throw badRequest("can't parse inline keyboard button: Object expected");
  const { text, callback_data: data, web_app: app, url } = given;
  if (text === undefined) throw badRequest(`can't parse inline keyboard button: Can't find field "text"`);
  if (typeof text !== 'string')
    throw badRequest('can\'t parse inline keyboard button: Field "text" must be of type String');
  if (typeof data === 'string' && data !== '') {
    if (Buffer.byteLength(data) > maxCallbackBytes) throw badRequest('BUTTON_DATA_INVALID');
    return { text, callback_data: data };
  }
  if (isRecord(app)) {
    if (typeof app.url !== 'string')
      throw badRequest(`can't parse inline keyboard button: Can't find field "url"`);
    requireAppUrl(app.url, 'inline keyboard button');
    return { text, web_app: { url: app.url } };
  }
  if (typeof url === 'string' && url !== '') {
    if (!URL.canParse(url) || !/^(?:https?|tg):/.test(url)) throw badRequest('BUTTON_URL_INVALID');
    return { text, url };
  }
  throw badRequest('BUTTON_TYPE_INVALID');
}
