import { InlineKeyboard } from 'grammy';
import type { Message } from 'grammy/types';
import type { WrittenKind } from '../../core/inbox/threads.ts';
import { paymentsBotTexts } from '../../core/texts/chat/payments.ts';
import { inboxChatTexts as texts } from '../../core/texts/inbox/chat.ts';
import type { FoundThread } from '../../db/inbox/copies.ts';
import { saveMessage } from '../../db/inbox/save-message.ts';
import { inboxButtons } from '../services/inbox/buttons.ts';
import { passToAdmins } from '../services/inbox/pass-on.ts';
import type { Visit } from '../visit.ts';
import { isFirstOfAlbum } from '../wordless.ts';
import { contentOf } from './content.ts';
import { type InboxAccount, inboxPortsOf } from './ports.ts';
import { type Keeping, keepWriting } from './writing.ts';

export const endKeyboard = (): InlineKeyboard =>
  new InlineKeyboard().text(texts.button.end, inboxButtons.build({ kind: 'end' }));

/** Where a message goes: into a thread that it answers, or to the owners while the learner is writing. */
type Towards = { thread: FoundThread } | { kind: WrittenKind };

/** Passes a learner's message on to the owners, and says so. */
export async function takeForOwners(
  visit: Visit<InboxAccount & Keeping>,
  message: Message,
  towards: Towards,
): Promise<void> {
  const { deps, ctx, user } = visit;
  const content = contentOf(message);
  if (!content) {
    await ctx.reply(texts.unfit, { reply_markup: endKeyboard() });
    return;
  }
  const thread = 'thread' in towards ? towards.thread : undefined;
  // A report that is closed is over: what follows is a question.
  const kind = 'kind' in towards ? towards.kind : towards.thread.kind === 'payment' ? 'payment' : 'question';
  const input = { userId: user.id, eventId: `u${ctx.update.update_id}`, kind, content };
  const saved = await saveMessage(deps.db, { ...input, threadId: thread?.id }, ctx.now);
  if (saved.outcome === 'too-many') {
    await ctx.reply(texts.tooMany);
    return;
  }
  if (!thread) await keepWriting(deps, user.id, { kind, at: ctx.now.toISOString(), hasWritten: true });
  const reached = await passToAdmins(inboxPortsOf(deps, ctx.api), ctx.now, saved.messageId);
  if (!(await isFirstOfAlbum(deps.store, message))) return;
  const keyboard = thread ? undefined : endKeyboard();
  const said = wordsFor({ kind, isNew: saved.isNew, isReached: reached > 0, thread });
  await ctx.reply(said, keyboard ? { reply_markup: keyboard } : {});
}

function wordsFor({
  kind,
  isNew,
  isReached,
  thread,
}: {
  kind: WrittenKind;
  isNew: boolean;
  isReached: boolean;
  thread: FoundThread | undefined;
}): string {
  if (!isReached) return texts.saved;
  if (thread?.state === 'closed') return texts.wasClosed;
  if (!isNew) return texts.added;
  return kind === 'payment' ? paymentsBotTexts.supportSent : texts.sent;
}
