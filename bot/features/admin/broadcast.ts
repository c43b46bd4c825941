import { Composer } from 'grammy';
import { adminBotTexts } from '../../../core/texts/admin/bot.ts';
import { noteActOfUpdate } from '../../../db/audit.ts';
import { readBroadcast } from '../../../db/broadcasts/broadcast.ts';
import { stopBroadcast } from '../../../db/broadcasts/runner.ts';
import { broadcastButtons, sendFromChat } from '../../broadcast/from-chat.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { isNotModified } from '../../failures.ts';
import { isAdmin } from '../../learner.ts';

const texts = adminBotTexts.broadcast;

/**
 * The buttons under a broadcast: continue at once, or stop. The broadcast is written in a dialogue
 * (conversations/broadcast.ts).
 */
export function adminBroadcast(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  feature.chatType('private').on('callback_query:data', async (ctx, next) => {
    const action = broadcastButtons.parse(ctx.callbackQuery.data);
    if (!action || !(await isAdmin(deps, ctx))) return next();
    const { kind, id } = action;
    const broadcast = await readBroadcast(deps.db, id);
    if (!broadcast) {
      await ctx.answerCallbackQuery(texts.unknown);
      return;
    }
    if (kind === 'stop') {
      const isOurs = await stopBroadcast(deps.db, { id, adminId: ctx.from.id }, ctx.now);
      await ctx.answerCallbackQuery(isOurs ? texts.stopped : {});
    }
    const now = (await readBroadcast(deps.db, id)) ?? broadcast;
    const text = now.state === 'sending' ? texts.sending(now) : texts.ended(now);
    await ctx.editMessageText(text).catch((error: unknown) => {
      if (!isNotModified(error)) throw error;
    });
    if (kind === 'stop' || now.state !== 'sending') return;
    const act = { adminId: ctx.from.id, action: 'broadcast.resume', target: `broadcast:${id}` };
    const { state, sent, total } = now;
    const { update_id: updateId } = ctx.update;
    await noteActOfUpdate(deps.db, { updateId, ...act, before: { sent, total }, after: { state } }, ctx.now);
    await sendFromChat(deps, ctx, id);
  });
  return feature;
}
