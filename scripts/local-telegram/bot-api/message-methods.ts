import type { Message } from 'grammy/types';
import type { LocalPerson } from '../people.ts';
import type { ChatMessage } from '../world/state.ts';
import type { World } from '../world/world.ts';
import { badRequest } from './errors.ts';
import { readFormattedText } from './format/formatted-text.ts';
import { type Inputs, isRecord } from './inputs.ts';
import { type BotCall, type MethodTable, requirePerson, requireReachable } from './method.ts';
import { type ReplyMarkup, readInlineMarkup, readReplyMarkup } from './reply-markup.ts';

const notModified =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

/** What the bot may do in a chat: actions that Telegram shows as «печатает…» and the like. */
const chatActions = [
  'typing',
  'upload_photo',
  'record_video',
  'upload_video',
  'record_voice',
  'upload_voice',
  'upload_document',
  'choose_sticker',
  'find_location',
  'record_video_note',
  'upload_video_note',
];

/** Messages of text; sendDocument and sendVoice are in files of their own. */
export const messageMethods: MethodTable = {
  sendMessage(call) {
    const { text, entities } = readFormattedText(call.inputs);
    const markup = readReplyMarkup(call.inputs);
    const person = requireReachable(call);
    return sendToPerson(call.world, person, markup, {
      text,
      ...(entities.length > 0 ? { entities } : {}),
      ...replyOf(call, person),
    });
  },

  editMessageText(call) {
    const { world, inputs } = call;
    const { text, entities } = readFormattedText(inputs);
    const markup = readInlineMarkup(inputs);
    const { person, message } = requireOwnMessage(call, 'edit');
    const next: ChatMessage = { ...message, text, entities, reply_markup: markup };
    if (entities.length === 0) delete next.entities;
    if (!markup) delete next.reply_markup;
    return putEdited(world, person, message, next);
  },

  editMessageReplyMarkup(call) {
    const markup = readInlineMarkup(call.inputs);
    const { person, message } = requireOwnMessage(call, 'edit');
    const next: ChatMessage = { ...message, reply_markup: markup };
    if (!markup || markup.inline_keyboard.length === 0) delete next.reply_markup;
    return putEdited(call.world, person, message, next);
  },

  deleteMessage(call) {
    const person = requirePerson(call);
    const id = call.inputs.integer('message_id', 0);
    if (id === 0) throw badRequest('message identifier is not specified');
    if (!call.world.findMessage(person.id, id)) throw badRequest('message to delete not found');
    call.world.removeMessage(person.id, id);
    return true;
  },

  sendChatAction(call) {
    const action = call.inputs.text('action');
    if (!chatActions.includes(action)) throw badRequest('wrong parameter action in request');
    const person = requireReachable(call);
    call.world.announce({ kind: 'typing', personId: person.id, text: action });
    return true;
  },
};

/** Puts a message of the bot into a person's chat, with what its markup does there. */
export function sendToPerson(
  world: World,
  person: LocalPerson,
  markup: ReplyMarkup | null,
  content: Partial<ChatMessage>,
): ChatMessage {
  const chat = world.chat(person.id);
  if (markup?.kind === 'keyboard') chat.keyboard = markup.markup;
  if (markup?.kind === 'remove') chat.keyboard = null;
  return world.addMessage(person, 'bot', {
    ...content,
    ...(markup?.kind === 'inline' && markup.markup.inline_keyboard.length > 0
      ? { reply_markup: markup.markup }
      : {}),
  });
}

function replyOf({ inputs, world }: BotCall, person: LocalPerson): Pick<ChatMessage, 'reply_to_message'> {
  const id = replyId(inputs);
  if (id === null) return {};
  const message = world.findMessage(person.id, id.messageId);
  if (!message && !id.optional) throw badRequest('message to be replied not found');
  if (!message) return {};
  const { reply_to_message: _deeper, ...shallow } = message;
  return { reply_to_message: shallow as Message['reply_to_message'] }; // replies are one deep
}

function replyId(inputs: Inputs): { messageId: number; optional: boolean } | null {
  const given = inputs.json('reply_parameters', 'reply parameters');
  if (isRecord(given)) {
    if (typeof given.message_id !== 'number') throw badRequest('can\'t find field "message_id"');
    return { messageId: given.message_id, optional: given.allow_sending_without_reply === true };
  }
  const old = inputs.integer('reply_to_message_id', 0);
  return old === 0 ? null : { messageId: old, optional: inputs.flag('allow_sending_without_reply') };
}

function requireOwnMessage(call: BotCall, deed: 'edit'): { person: LocalPerson; message: ChatMessage } {
  const person = requirePerson(call);
  const id = call.inputs.integer('message_id', 0);
  if (id === 0) throw badRequest('message identifier is not specified');
  const message = call.world.findMessage(person.id, id);
  if (!message) throw badRequest(`message to ${deed} not found`);
  if (message.from.id !== call.world.botInfo.id) throw badRequest(`message can't be ${deed}ed`);
  return { person, message };
}

function putEdited(world: World, person: LocalPerson, before: ChatMessage, after: ChatMessage): ChatMessage {
  const content = (message: ChatMessage) =>
    JSON.stringify([message.text, message.entities ?? [], message.reply_markup?.inline_keyboard ?? []]);
  if (content(before) === content(after)) throw badRequest(notModified);
  const edited = { ...after, edit_date: world.nowSeconds() };
  world.replaceMessage(person.id, edited);
  return edited;
}
