import type { ThreadMessage } from '../../../core/ports.ts';
import { inboxChatTexts as texts } from '../../../core/texts/inbox/chat.ts';
import { forgetTopic, keepTopic, type ThreadDelivery } from '../../../db/inbox/deliveries.ts';
import { readInboxGroup } from '../../../db/inbox/group.ts';
import { inboxButtons } from './buttons.ts';
import type { InboxPorts } from './ports.ts';

type Topic = { chatId: number; topicId: number };

/**
 * Places a message in the topic of its thread, in a new one where there is none or it was deleted. False where the admins
 * have no group, or it cannot be written to: they are notified in their own chats then.
 */
export async function placeInTopic(
  ports: InboxPorts,
  { thread, learner }: ThreadDelivery,
  message: ThreadMessage,
): Promise<boolean> {
  const { db, stars, log } = ports;
  const chatId = await readInboxGroup(db);
  if (chatId === undefined) return false;
  if (thread.topic?.chatId === chatId) {
    const placed = await stars.place(thread.topic, message);
    if (typeof placed === 'object') return true;
    if (placed !== 'topic') return warn();
  }
  if (thread.topic) await forgetTopic(db, thread.id);
  const topic = await beginTopic();
  return topic && typeof (await stars.place(topic, message)) === 'object' ? true : warn();

  async function beginTopic(): Promise<Topic | undefined> {
    const opened = await stars.openTopic(chatId ?? 0, texts.admin.topic(thread.id, thread.kind, learner));
    if (typeof opened !== 'object') return undefined;
    const topic = await keepTopic(db, thread.id, { chatId: chatId ?? 0, ...opened });
    const close = inboxButtons.build({ kind: 'close', threadId: thread.id });
    await stars.place(topic, {
      text: texts.admin.topicHint,
      buttons: [{ text: texts.button.close, data: close }],
    });
    return topic;
  }

  function warn(): false {
    log('warn', 'inbox-group-away', { threadId: thread.id });
    return false;
  }
}
