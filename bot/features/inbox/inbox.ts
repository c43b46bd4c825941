import { Composer } from 'grammy';
import type { WrittenKind } from '../../../core/inbox/threads.ts';
import { inboxChatTexts as texts } from '../../../core/texts/inbox/chat.ts';
import type { BotContext, BotDeps } from '../../context.ts';
import { endKeyboard, takeForOwners } from '../../inbox/take.ts';
import { endWriting, findWriting, isAskedSince, keepWriting, type Writing } from '../../inbox/writing.ts';
import { inboxButtons } from '../../services/inbox/buttons.ts';
import { withVisit } from '../../visit.ts';

/**
 * /write and «Написать нам»: what follows goes to the owners, until «Закончить», another command, an exercise that asks, or
 * an hour without a message.
 */
export function inbox(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  const begin = (ctx: BotContext) =>
    withVisit(deps, ctx, async ({ user }) => {
      await beginWriting(deps, ctx, user.id, 'question');
      await ctx.reply(texts.begun, { reply_markup: endKeyboard() });
    });

  chat.command('write', async (ctx) => {
    if (ctx.match.trim() === '') return begin(ctx);
    const text = ctx.match.trim();
    await withVisit(deps, ctx, (visit) => takeForOwners(visit, { ...ctx.msg, text }, { kind: 'question' }));
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = inboxButtons.parse(ctx.callbackQuery.data);
    if (action?.kind === 'write') return begin(ctx);
    if (action?.kind !== 'end') return next();
    const writing = await findWriting(deps, ctx.from.id);
    await endWriting(deps, ctx.from.id);
    await ctx.editMessageReplyMarkup().catch(() => undefined);
    await sayEnded(ctx, writing);
  });

  chat.on('message', async (ctx, next) => {
    const writing = await findWriting(deps, ctx.from.id);
    if (!writing) return next();
    if (ctx.msg.text?.startsWith('/')) {
      await endWriting(deps, ctx.from.id);
      return ctx.hasCommand('cancel') ? sayEnded(ctx, writing) : next();
    }
    if (await isAskedSince(deps, ctx, writing)) return next();
    await withVisit(deps, ctx, (visit) => takeForOwners(visit, ctx.msg, { kind: writing.kind }));
  });
  return feature;

  async function sayEnded(ctx: BotContext, writing: Writing | undefined): Promise<void> {
    await ctx.reply(writing && !writing.hasWritten ? texts.endedEmpty : texts.ended);
  }
}

/** What follows goes to the owners. */
export function beginWriting(
  deps: Pick<BotDeps, 'store'>,
  { now }: Pick<BotContext, 'now'>,
  userId: number,
  kind: WrittenKind,
): Promise<boolean> {
  return keepWriting(deps, userId, { kind, at: now.toISOString(), hasWritten: false });
}
