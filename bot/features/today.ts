import { Composer } from 'grammy';
import type { BotContext, BotDeps } from '../context.ts';
import { type Newcomers, welcomeLearner } from '../learner.ts';
import { remindOfDeletion } from '../people/deletion-notice.ts';
import { tellShutOut } from '../shut-out.ts';
import { todayButtons } from '../today/buttons.ts';
import { beginToday, findWaiting, stopToday, takePress } from '../today/loop.ts';
import type { Asking } from '../today/player.ts';

/**
 * «Сегодня» in the chat: /today (or `/start today`) asks the letters, rules, forms, numbers and words of the day. The
 * day, the judges and the verbs that save an answer are those of the mini-app, so one can continue where the other
 * stopped. Answers that are messages come by answers.ts.
 */
export function today(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('today', (ctx) => begin(deps, ctx));
  chat.command('start', (ctx, next) => (ctx.match.trim() === 'today' ? begin(deps, ctx) : next()));

  chat.command('cancel', async (ctx, next) => {
    const practice = await findWaiting(deps, ctx);
    if (!practice) return next();
    await stopToday(deps, ctx, practice);
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = todayButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    await (action.kind === 'begin' ? begin(deps, ctx) : takePress(deps, ctx, action));
  });

  return feature;
}

async function begin(deps: Asking & Newcomers, ctx: BotContext): Promise<void> {
  if (!ctx.from) return;
  const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
  if (user.isBlocked) return tellShutOut(ctx);
  await remindOfDeletion(ctx, user);
  await beginToday(deps, ctx, user);
}
