import type { InlineKeyboardMarkup } from 'grammy/types';
import type { LocalPerson } from '../people.ts';
import type { Simulation } from '../simulation/simulation.ts';
import type { ChatMessage } from '../simulation/state.ts';
import { badRequest } from './errors.ts';
import { readMessageText } from './message-text.ts';
import { type BotCall, type MethodTable, requirePerson, requireReachable } from './method.ts';
import { asksForReply, readInlineMarkup } from './reply-markup.ts';
import { readRichMessage } from './rich-message.ts';

const notModified =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

/** What the bot may do in a chat: actions that Telegram shows as «печатает…» and the like. */
const chatActions = ['typing', 'record_voice', 'upload_voice', 'upload_document'];

/** Messages of text and tables; those with a file are in file-methods.ts. */
export const messageMethods: MethodTable = {
  sendMessage(call) {
    const { text, entities } = readMessageText(call.inputs);
    const markup = readInlineMarkup(call.inputs);
    const person = requireReachable(call);
    const content = { text, ...(entities.length > 0 ? { entities } : {}) };
    const message = sendToPerson(call.simulation, person, markup, content);
    if (asksForReply(call.inputs)) call.simulation.chat(person.id).replyingTo = message.message_id;
    return message;
  },

  sendRichMessage(call) {
    const rich_message = readRichMessage(call.inputs);
    const markup = readInlineMarkup(call.inputs);
    return sendToPerson(call.simulation, requireReachable(call), markup, { rich_message });
  },

  /** A text, in place of a text or a rich message. */
  copyMessage(call) {
    const { simulation, inputs } = call;
    const from = simulation.findMessage(inputs.integer('from_chat_id', 0), inputs.integer('message_id', 0));
    if (!from) throw badRequest('message to copy not found');
    const markup = readInlineMarkup(inputs);
    const person = requireReachable(call);
    const { text, entities, photo, voice, audio, document, caption } = from;
    const content = { text, entities, photo, voice, audio, document };
    if (!Object.values(content).some(Boolean)) throw badRequest("message can't be copied");
    const given = inputs.has('caption') ? inputs.text('caption') : caption;
    const copy = text === undefined && given ? { ...content, caption: given } : content;
    return { message_id: sendToPerson(simulation, person, markup, copy).message_id };
  },

  editMessageText(call) {
    const { simulation, inputs } = call;
    const { text, entities } = readMessageText(inputs);
    const markup = readInlineMarkup(inputs);
    const { person, message } = requireOwnMessage(call);
    const next: ChatMessage = { ...message, text, entities, reply_markup: markup };
    delete next.rich_message;
    if (entities.length === 0) delete next.entities;
    if (!markup) delete next.reply_markup;
    return putEdited(simulation, person, message, next);
  },

  editMessageReplyMarkup(call) {
    const markup = readInlineMarkup(call.inputs);
    const { person, message } = requireOwnMessage(call);
    const next: ChatMessage = { ...message, reply_markup: markup };
    if (!markup) delete next.reply_markup;
    return putEdited(call.simulation, person, message, next);
  },

  sendChatAction(call) {
    const action = call.inputs.text('action');
    if (!chatActions.includes(action)) throw badRequest('wrong parameter action in request');
    const person = requireReachable(call);
    call.simulation.announce({ kind: 'typing', personId: person.id, text: action });
    return true;
  },
};

/** Puts a message of the bot into a person's chat. */
export function sendToPerson(
  simulation: Simulation,
  person: LocalPerson,
  markup: InlineKeyboardMarkup | undefined,
  content: Partial<ChatMessage>,
): ChatMessage {
  return simulation.addMessage(person, 'bot', { ...content, ...(markup ? { reply_markup: markup } : {}) });
}

function requireOwnMessage(call: BotCall): { person: LocalPerson; message: ChatMessage } {
  const person = requirePerson(call);
  const id = call.inputs.integer('message_id', 0);
  if (id === 0) throw badRequest('message identifier is not specified');
  const message = call.simulation.findMessage(person.id, id);
  if (!message) throw badRequest('message to edit not found');
  if (message.from.id !== call.simulation.botInfo.id) throw badRequest("message can't be edited");
  return { person, message };
}

function putEdited(
  simulation: Simulation,
  person: LocalPerson,
  before: ChatMessage,
  after: ChatMessage,
): ChatMessage {
  const content = (message: ChatMessage) =>
    JSON.stringify([message.text, message.entities ?? [], message.reply_markup?.inline_keyboard ?? []]);
  if (content(before) === content(after)) throw badRequest(notModified);
  const edited = { ...after, edit_date: simulation.nowSeconds() };
  simulation.replaceMessage(person.id, edited);
  return edited;
}
