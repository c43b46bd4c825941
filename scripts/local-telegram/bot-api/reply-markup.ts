import type {
  ForceReply,
  InlineKeyboardButton,
  InlineKeyboardMarkup,
  KeyboardButton,
  ReplyKeyboardMarkup,
  ReplyKeyboardRemove,
} from 'grammy/types';
import { badRequest } from './errors.ts';
import { normaliseUrl } from './format/entities.ts';
import { type Inputs, isRecord } from './inputs.ts';

export type ReplyMarkup =
  | { kind: 'inline'; markup: InlineKeyboardMarkup }
  | { kind: 'keyboard'; markup: ReplyKeyboardMarkup }
  | { kind: 'remove'; markup: ReplyKeyboardRemove }
  | { kind: 'force-reply'; markup: ForceReply };

const maxCallbackBytes = 64;

/** Reads `reply_markup` with Telegram's checks; null when the call has none. */
export function readReplyMarkup(inputs: Inputs): ReplyMarkup | null {
  const given = inputs.json('reply_markup', 'reply keyboard markup');
  if (given === undefined) return null;
  if (!isRecord(given)) throw badRequest('object expected as reply markup');
  if ('inline_keyboard' in given) return { kind: 'inline', markup: readInline(given.inline_keyboard) };
  if ('keyboard' in given) {
    const keyboard = rowsOf(given.keyboard, 'keyboard').map((row) => row.map(readKeyboardButton));
    return { kind: 'keyboard', markup: { ...given, keyboard } };
  }
  requireTrue(given, 'remove_keyboard');
  requireTrue(given, 'force_reply');
  if (given.remove_keyboard === true) return { kind: 'remove', markup: { remove_keyboard: true } };
  if (given.force_reply === true) return { kind: 'force-reply', markup: { ...given, force_reply: true } };
  return null;
}

/** Only the inline keyboard of a call; other kinds are refused, as in editing. */
export function readInlineMarkup(inputs: Inputs): InlineKeyboardMarkup | undefined {
  const markup = readReplyMarkup(inputs);
  if (markup && markup.kind !== 'inline') throw badRequest('inline keyboard expected');
  return markup?.markup;
}

/**
 * The inline keyboard of an invoice: without one Telegram adds a single button, here with `payText`; a keyboard of the
 * bot's own must begin with a pay button.
 */
export function readInvoiceMarkup(inputs: Inputs, payText: string): ReplyMarkup {
  const given = inputs.json('reply_markup', 'reply keyboard markup');
  const pay: InlineKeyboardButton = { text: payText, pay: true };
  if (!isRecord(given) || !('inline_keyboard' in given))
    return { kind: 'inline', markup: { inline_keyboard: [[pay]] } };
  const [[first, ...beside] = [], ...below] = rowsOf(given.inline_keyboard, 'inline_keyboard');
  if (!isRecord(first) || first.pay !== true) throw badRequest('BUTTON_TYPE_INVALID');
  requireText(first, 'inline keyboard button');
  const others = [beside, ...below].map((row) => row.map(readInlineButton));
  const [firstRow = [], ...rows] = others;
  const text = String(first.text).replaceAll(/⭐️?|XTR/g, '⭐️');
  const keyboard = [[{ text, pay: true } satisfies InlineKeyboardButton, ...firstRow], ...rows];
  return { kind: 'inline', markup: { inline_keyboard: keyboard.filter((row) => row.length > 0) } };
}

/** Mini-app addresses are https; the local world adds the machine's own name, which Telegram's test servers allow too. */
export function requireAppUrl(url: string, where: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed?.protocol === 'https:') return;
  if (parsed?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(parsed.hostname)) return;
  throw badRequest(`${where} Web App URL '${url}' is invalid: Only HTTPS links are allowed`);
}

function readInline(given: unknown): InlineKeyboardMarkup {
  const rows = rowsOf(given, 'inline_keyboard').map((row) => row.map(readInlineButton));
  return { inline_keyboard: rows.filter((row) => row.length > 0) };
}

/** What each action of an inline button must hold. Pay buttons come with invoices. */
const buttonActions: Record<string, (value: unknown, button: Record<string, unknown>) => void> = {
  callback_data: (value) => {
    if (typeof value !== 'string' || Buffer.byteLength(value) > maxCallbackBytes)
      throw badRequest('BUTTON_DATA_INVALID');
  },
  url: (value) => {
    if (typeof value !== 'string' || normaliseUrl(value) === null)
      throw badRequest(`inline keyboard button URL '${String(value)}' is invalid: Wrong HTTP URL`);
  },
  web_app: (value) => {
    const url = isRecord(value) ? value.url : undefined;
    if (typeof url !== 'string')
      throw badRequest(`can't parse inline keyboard button: Can't find field "url"`);
    requireAppUrl(url, 'inline keyboard button');
  },
  copy_text: (value) => {
    if (!isRecord(value) || typeof value.text !== 'string' || value.text === '')
      throw badRequest('BUTTON_COPY_TEXT_INVALID');
  },
  switch_inline_query: () => undefined,
  switch_inline_query_current_chat: () => undefined,
  pay: () => {
    throw badRequest('BUTTON_TYPE_INVALID');
  },
};

function readInlineButton(given: unknown): InlineKeyboardButton {
  if (!isRecord(given)) throw badRequest("can't parse inline keyboard button: Object expected");
  requireText(given, 'inline keyboard button');
  const action = Object.keys(buttonActions).find((name) => given[name] !== undefined && given[name] !== '');
  if (!action)
    throw badRequest("can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard");
  buttonActions[action]?.(given[action], given);
  return given as unknown as InlineKeyboardButton; // text and action are checked above
}

function readKeyboardButton(given: unknown): KeyboardButton {
  if (typeof given === 'string') return { text: given };
  if (!isRecord(given)) throw badRequest("can't parse keyboard button: Object expected");
  requireText(given, 'keyboard button');
  if (isRecord(given.web_app) && typeof given.web_app.url === 'string')
    requireAppUrl(given.web_app.url, 'keyboard button');
  return given as unknown as KeyboardButton; // text is checked above, other fields are requests that people answer
}

function requireText(button: Record<string, unknown>, what: string): void {
  if (button.text === undefined) throw badRequest(`can't parse ${what}: Can't find field "text"`);
  if (typeof button.text !== 'string')
    throw badRequest(`can't parse ${what}: Field "text" must be of type String`);
}

function requireTrue(given: Record<string, unknown>, field: string): void {
  if (given[field] !== undefined && typeof given[field] !== 'boolean')
    throw badRequest(`field "${field}" must be of type Boolean`);
}

function rowsOf(given: unknown, field: string): unknown[][] {
  if (!Array.isArray(given)) throw badRequest(`field "${field}" must be of type Array`);
  return given.map((row) => {
    if (!Array.isArray(row)) throw badRequest(`can't parse ${field} row: Array expected`);
    return row;
  });
}
