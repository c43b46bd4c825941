import type { ChatPlace, MessageButton, PlaceOutcome, ThreadMessage } from '../../../core/ports.ts';
import { paymentsBotTexts } from '../../../core/texts/chat/payments.ts';
import { inboxChatTexts as texts } from '../../../core/texts/inbox/chat.ts';
import { noteAct } from '../../../db/audit.ts';
import { noteCopy } from '../../../db/inbox/copies.ts';
import {
  giveClosingBack,
  giveMessageBack,
  type ThreadDelivery,
  takeClosings,
  takeMessages,
} from '../../../db/inbox/deliveries.ts';
import { markBotBlocked } from '../../../db/users.ts';
import { paymentButtons } from '../payments/buttons.ts';
import { listEveryAdmin } from '../payments/ports.ts';
import { inboxButtons } from './buttons.ts';
import { type InboxPorts, threadAddress } from './ports.ts';
import { placeInTopic } from './topics.ts';

/** Passes on what learners wrote, or the one message that is named. Returns how many messages reached an admin. */
export async function passToAdmins(ports: InboxPorts, now: Date, messageId?: number): Promise<number> {
  let reached = 0;
  const named = messageId === undefined ? {} : { messageId };
  for (const delivery of await takeMessages(ports.db, { author: 'learner', ...named }, now)) {
    if (await tellAdminsOf(ports, delivery, now)) reached += 1;
    else await giveMessageBack(ports.db, delivery.id);
  }
  return reached;
}

async function tellAdminsOf(ports: InboxPorts, delivery: ThreadDelivery, now: Date): Promise<boolean> {
  if (await placeInTopic(ports, delivery, messageOf(delivery, []))) return true;
  let isReached = false;
  for (const adminId of await listEveryAdmin(ports)) {
    const message = messageOf(delivery, buttonsFor(ports, delivery));
    const placed = await placeNoted(ports, { chatId: adminId }, message, delivery.thread.id);
    if (placed === 'gone') await markBotBlocked(ports.db, adminId, now);
    if (typeof placed === 'object') isReached = true;
  }
  return isReached;
}

/** What says who wrote; a file is copied with that as its caption. */
function messageOf(delivery: ThreadDelivery, buttons: readonly MessageButton[]): ThreadMessage {
  const { thread, learner, kind, text, isFirst, from } = delivery;
  const words = texts.admin.message({ ...thread, isFirst }, learner, { kind, text });
  return kind === 'text' || !from ? { text: words, buttons } : { copied: from, caption: words, buttons };
}

function buttonsFor({ appUrl }: InboxPorts, { thread, learner }: ThreadDelivery): MessageButton[] {
  const { id: threadId, kind } = thread;
  const answer =
    kind === 'payment'
      ? paymentButtons.build({ kind: 'answer', userId: learner.id })
      : inboxButtons.build({ kind: 'answer', threadId });
  return [
    { text: paymentsBotTexts.admin.answerButton, data: answer },
    { text: texts.button.close, data: inboxButtons.build({ kind: 'close', threadId }) },
    ...(appUrl ? [{ text: texts.button.list, appUrl: threadAddress(appUrl, threadId) }] : []),
  ];
}

/** Sends a message and notes that it stands for the thread. */
export async function placeNoted(
  { db, stars }: Pick<InboxPorts, 'db' | 'stars'>,
  where: ChatPlace,
  message: ThreadMessage,
  threadId: number,
): Promise<PlaceOutcome> {
  const placed = await stars.place(where, message);
  if (typeof placed === 'object' && placed.messageId !== undefined) {
    await noteCopy(db, { chatId: where.chatId, messageId: placed.messageId }, threadId);
  }
  return placed;
}

export type AnswerOutcome = 'said' | 'gone' | 'failed';

/**
 * Sends answers to their learners, or the one that is named; what Telegram did not take is tried again. Returns the outcome
 * of the last: undefined where there was nothing to send.
 */
export async function passToLearners(
  ports: InboxPorts,
  now: Date,
  messageId?: number,
): Promise<AnswerOutcome | undefined> {
  let last: AnswerOutcome | undefined;
  const named = messageId === undefined ? {} : { messageId };
  for (const delivery of await takeMessages(ports.db, { author: 'admin', ...named }, now)) {
    last = await tellLearner(ports, delivery, now);
  }
  return last;
}

async function tellLearner(ports: InboxPorts, delivery: ThreadDelivery, now: Date): Promise<AnswerOutcome> {
  const { id, thread, learner, kind, text, from, adminId } = delivery;
  const message: ThreadMessage =
    kind === 'text' || !from
      ? { text: texts.answer(thread.kind, text) }
      : {
          copied: from,
          caption: kind === 'voice' || text === '' ? text : texts.answer(thread.kind, text, true),
        };
  const placed = await placeNoted(ports, { chatId: learner.id }, message, thread.id);
  if (placed === 'failed' || placed === 'topic') {
    await giveMessageBack(ports.db, id);
    return 'failed';
  }
  const outcome = placed === 'gone' ? 'gone' : 'said';
  if (outcome === 'gone') await markBotBlocked(ports.db, learner.id, now);
  const act = { adminId: adminId ?? 0, action: 'support.answer', target: `user:${learner.id}`, before: null };
  await noteAct(ports.db, { ...act, after: { text, outcome } }, now);
  return outcome;
}

/** Tells learners that their threads are closed, and closes the topics. Returns how many were notified. */
export async function tellClosings(ports: InboxPorts, now: Date): Promise<number> {
  let notified = 0;
  for (const { id, userId, topic } of await takeClosings(ports.db, now)) {
    const placed = await placeNoted(ports, { chatId: userId }, { text: texts.closed }, id);
    if (placed === 'failed') await giveClosingBack(ports.db, id);
    else if (topic) await ports.stars.closeTopic(topic);
    if (placed === 'gone') await markBotBlocked(ports.db, userId, now);
    if (typeof placed === 'object') notified += 1;
  }
  return notified;
}
