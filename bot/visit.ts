import type { InlineKeyboard } from 'grammy';
import type { RichText } from '../core/texts/chat/bot.ts';
import type { Visitor } from '../db/entitlements.ts';
import type { UserRecord } from '../db/users.ts';
import type { BotContext } from './context.ts';
import { isLasting, isNotModified } from './failures.ts';
import { type Newcomers, welcomeLearner } from './learner.ts';
import { message } from './rich-text.ts';
import { tellShutOut } from './shut-out.ts';

/** An update of a learner, with what answering it needs. */
export type Visit<Needs> = { deps: Needs; ctx: BotContext; user: UserRecord; visitor: Visitor };

/** Runs the work with the sender, unless they were shut out. */
export async function withVisit<Needs extends Newcomers>(
  deps: Needs,
  ctx: BotContext,
  work: (visit: Visit<Needs>) => Promise<unknown>,
): Promise<void> {
  if (!ctx.from) return;
  const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
  if (user.isBlocked) return tellShutOut(ctx);
  const visitor = { userId: user.id, isAdminByEnv: deps.adminIds.has(ctx.from.id) };
  await work({ deps, ctx, user, visitor });
}

/** Shows something in place of the message whose button was pressed, or in a new one. */
export async function show(
  { ctx }: { ctx: BotContext },
  text: RichText | string,
  keyboard: InlineKeyboard | undefined,
): Promise<void> {
  const [written, options] = message(text, keyboard);
  if (!ctx.callbackQuery) {
    await ctx.reply(written, options);
    return;
  }
  try {
    await ctx.editMessageText(written, options);
  } catch (error) {
    if (isNotModified(error)) return;
    if (!isLasting(error)) throw error;
    await ctx.reply(written, options);
  }
}
