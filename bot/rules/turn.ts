import type { InlineKeyboard } from 'grammy';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { ruleChatTexts as texts } from '../../core/texts/chat/rules.ts';
import type { Visitor } from '../../db/entitlements.ts';
import type { RuleAnswerInput } from '../../db/rules/save-answer.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import { isLasting, isNotModified } from '../failures.ts';
import { type Admins, type Newcomers, welcomeLearner } from '../learner.ts';
import { message } from '../rich-text.ts';
import type { AppLink } from '../services/app-link.ts';
import { tellShutOut } from '../shut-out.ts';
import { saveIfOpen } from './save-open.ts';

/** What showing and asking a rule needs. */
export type RuleDeps = Admins & AppLink;
/** An update of a learner about rules. */
export type RuleTurn = { deps: RuleDeps; ctx: BotContext; user: UserRecord; visitor: Visitor };

/** Runs the work with the sender, unless they were shut out. */
export async function withRuleTurn(
  deps: RuleDeps & Newcomers,
  ctx: BotContext,
  work: (turn: RuleTurn) => Promise<unknown>,
): Promise<void> {
  if (!ctx.from) return;
  const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
  if (user.isBlocked) return tellShutOut(ctx);
  const visitor = { userId: user.id, isAdminByEnv: deps.adminIds.has(ctx.from.id) };
  await work({ deps, ctx, user, visitor });
}

/** Shows something in place of the message whose button was pressed, or in a new one. */
export async function show(
  { ctx }: RuleTurn,
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

/** Says that a rule that was asked for, or that a button stands for, is no more. */
export const sayGone = ({ ctx }: Pick<RuleTurn, 'ctx'>): Promise<unknown> =>
  ctx.callbackQuery ? ctx.answerCallbackQuery({ text: texts.gone, show_alert: true }) : ctx.reply(texts.gone);

type Saved = Pick<RuleAnswerInput, 'ruleId' | 'result' | 'check' | 'chosen'>;

/**
 * Saves what was seen or answered, named after the message, so that neither a repeated update nor a second press counts
 * twice. What was closed or deleted in this very moment is not stored.
 */
export async function save({ deps, ctx, user, visitor }: RuleTurn, saved: Saved): Promise<void> {
  const message = ctx.callbackQuery?.message?.message_id;
  const named = message === undefined ? `u${ctx.update.update_id}` : `m${message}`;
  const eventId = ['rule', named, saved.ruleId, saved.check ?? 'met'].join('-');
  await saveIfOpen(deps.db, { ...visitor, zone: user.timezone, eventId, ...saved }, ctx.now);
}
