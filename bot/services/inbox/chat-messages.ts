import type { ChatMessages, ThreadMessage } from '../../../core/ports.ts';
import { inlineButton } from '../inline-button.ts';
import { refusalKind, refusalOf } from '../refusals.ts';
import type { TelegramCall } from '../telegram-call.ts';

/** Longest name of a topic. */
const topicLength = 128;

/** Messages of threads over any way to call Telegram. */
export function createChatMessages(call: TelegramCall): ChatMessages {
  return {
    async place({ chatId, topicId }, message) {
      const where = { chat_id: chatId, ...(topicId === undefined ? {} : { message_thread_id: topicId }) };
      try {
        const placed =
          'copied' in message
            ? await call('copyMessage', { ...where, ...copyFields(message) })
            : await call('sendMessage', { ...where, ...textFields(message) });
        return { messageId: (placed as { message_id?: number }).message_id };
      } catch (error) {
        const refusal = refusalOf(error);
        const kind = refusal && refusalKind(refusal);
        if (kind === 'topic') return 'topic';
        // A person may refuse voice messages alone: their chat is not closed for that.
        return kind === 'gone' || kind === 'moved' || refusal?.error_code === 403 ? 'gone' : 'failed';
      }
    },

    async openTopic(chatId, name) {
      try {
        const topic = await call('createForumTopic', { chat_id: chatId, name: name.slice(0, topicLength) });
        return { topicId: (topic as { message_thread_id: number }).message_thread_id };
      } catch (error) {
        return refusalOf(error) ? 'gone' : 'failed';
      }
    },

    async closeTopic({ chatId, topicId }) {
      await call('closeForumTopic', { chat_id: chatId, message_thread_id: topicId }).catch(() => undefined);
    },
  };
}

function keyboardOf({ buttons = [] }: Pick<ThreadMessage, 'buttons'>) {
  if (buttons.length === 0) return {};
  return { reply_markup: { inline_keyboard: buttons.map((button) => [inlineButton(button)]) } };
}

/** A question that asks for a reply has no buttons: Telegram takes one or the other. */
function textFields(message: Extract<ThreadMessage, { text: string }>) {
  return {
    text: message.text,
    ...(message.asksForReply ? { reply_markup: { force_reply: true } } : keyboardOf(message)),
    link_preview_options: { is_disabled: true },
  };
}

function copyFields({ copied, caption, ...message }: Extract<ThreadMessage, { copied: object }>) {
  return {
    from_chat_id: copied.chatId,
    message_id: copied.messageId,
    ...(caption === '' ? {} : { caption }),
    ...keyboardOf(message),
  };
}
