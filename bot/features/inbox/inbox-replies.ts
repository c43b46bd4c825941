import { Composer } from 'grammy';
import { reportChatTexts } from '../../../core/texts/chat/reports.ts';
import { inboxChatTexts as texts } from '../../../core/texts/inbox/chat.ts';
import {
  type FoundThread,
  findThreadOfCopy,
  findThreadOfReport,
  noteCopy,
} from '../../../db/inbox/copies.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { answerAgain, answerByMessage, closeByButton } from '../../inbox/answer.ts';
import { takeForOwners } from '../../inbox/take.ts';
import { isAdmin } from '../../learner.ts';
import { inboxButtons } from '../../services/inbox/buttons.ts';
import { withVisit } from '../../visit.ts';

/**
 * Replies to messages that stand for a thread: an admin's is the answer, the learner's goes on with it; whatever waits in the
 * chat. And the buttons below such messages.
 */
export function inboxReplies(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.on('message', async (ctx, next) => {
    const { reply_to_message: above, text = '' } = ctx.msg;
    if (above?.from?.id !== ctx.me.id || text.startsWith('/')) return next();
    const place = { chatId: ctx.chat.id, messageId: above.message_id };
    const thread = (await findThreadOfCopy(deps.db, place)) ?? (await threadOfThanks(ctx, above.text));
    if (!thread) return next();
    if (thread.userId === ctx.from.id)
      return withVisit(deps, ctx, (visit) => takeForOwners(visit, ctx.msg, { thread }));
    if (await isAdmin(deps, ctx)) return answerByMessage(deps, ctx, ctx.msg, thread.id);
    await next();
  });

  // A topic's buttons are pressed in the group.
  feature.on('callback_query:data', async (ctx, next) => {
    const action = inboxButtons.parse(ctx.callbackQuery.data);
    if (!action || action.kind === 'write' || action.kind === 'end') return next();
    if (!(await isAdmin(deps, ctx))) return ctx.answerCallbackQuery(texts.admin.notAdmin);
    if (action.kind === 'again') return answerAgain(deps, ctx, action.messageId);
    if (action.kind === 'close') return closeByButton(deps, ctx, action.threadId);
    // Telegram opens the field for a reply by itself.
    const asked = await ctx.reply(texts.admin.ask(action.threadId), { reply_markup: { force_reply: true } });
    await noteCopy(deps.db, { chatId: asked.chat.id, messageId: asked.message_id }, action.threadId);
  });
  return feature;

  /** Words in reply to the thanks for a report join it (report.ts); files go to its thread. */
  async function threadOfThanks(ctx: BotContext, thanks = ''): Promise<FoundThread | undefined> {
    const number = ctx.msg?.text === undefined ? reportChatTexts.number.exec(thanks)?.[1] : undefined;
    if (number === undefined || !ctx.from) return undefined;
    return findThreadOfReport(deps.db, { userId: ctx.from.id, reportId: Number(number) });
  }
}
