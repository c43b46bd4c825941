import { InlineKeyboard } from 'grammy';
import type { Message } from 'grammy/types';
import { DomainError } from '../../core/errors.ts';
import { errorText } from '../../core/texts/errors.ts';
import { inboxChatTexts as texts } from '../../core/texts/inbox/chat.ts';
import { answerThread, sendHeld } from '../../db/inbox/answer-thread.ts';
import { closeThread } from '../../db/inbox/close-thread.ts';
import type { BotContext } from '../context.ts';
import { inboxButtons } from '../services/inbox/buttons.ts';
import { passToLearners, tellClosings } from '../services/inbox/pass-on.ts';
import { contentOf } from './content.ts';
import { type InboxAccount, inboxPortsOf } from './ports.ts';

type FromAdmin = BotContext & { from: { id: number } };

/** An admin's message is the answer to a thread, unless somebody else has answered: then it waits for a second tap. */
export async function answerByMessage(
  deps: InboxAccount,
  ctx: FromAdmin,
  message: Message,
  threadId: number,
): Promise<void> {
  const content = contentOf(message);
  if (!content) {
    await ctx.reply(texts.unfit);
    return;
  }
  const answer = { adminId: ctx.from.id, threadId, eventId: `u${ctx.update.update_id}`, content };
  await telling(ctx, async () => {
    const kept = await answerThread(deps.db, answer, ctx.now);
    if (kept.outcome === 'kept') return passOn(deps, ctx, kept.messageId);
    const again = inboxButtons.build({ kind: 'again', messageId: kept.messageId });
    const keyboard = new InlineKeyboard().text(texts.button.again, again);
    await ctx.reply(texts.admin.answered(kept.by.name, kept.text), { reply_markup: keyboard });
  });
}

/** The second tap. */
export async function answerAgain(deps: InboxAccount, ctx: FromAdmin, messageId: number): Promise<void> {
  await telling(ctx, async () => {
    await sendHeld(deps.db, { adminId: ctx.from.id, messageId }, ctx.now);
    await ctx.editMessageReplyMarkup().catch(() => undefined);
    await passOn(deps, ctx, messageId);
  });
}

export async function closeByButton(deps: InboxAccount, ctx: FromAdmin, threadId: number): Promise<void> {
  await telling(ctx, async () => {
    await closeThread(deps.db, { adminId: ctx.from.id, threadId }, ctx.now);
    // Before the topic is closed: nothing can be said there afterwards.
    await ctx.reply(texts.admin.closed(threadId));
    await tellClosings(inboxPortsOf(deps, ctx.api), ctx.now);
  });
}

async function passOn(deps: InboxAccount, ctx: FromAdmin, messageId: number): Promise<void> {
  const outcome = await passToLearners(inboxPortsOf(deps, ctx.api), ctx.now, messageId);
  // Nothing to send: it was sent when the update came first.
  if (!outcome) return;
  await ctx.reply(outcome === 'said' ? texts.admin.sent : texts.admin.notSent[outcome]);
}

/** What was refused is said in the chat. */
async function telling(ctx: BotContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
    await ctx.reply(errorText(error.kind, error.code, error.field));
  }
}
