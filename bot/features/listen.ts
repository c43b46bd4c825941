import { Composer, InlineKeyboard } from 'grammy';
import { type ListeningMinutes, listeningLengths, listeningParameter } from '../../core/listening/compose.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { listenTexts as texts } from '../../core/texts/chat/listen.ts';
import { findUser } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { welcomeLearner } from '../learner.ts';
import { sendListening } from '../listening/send.ts';
import { isFileAllowed } from '../my-files.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { tellShutOut } from '../shut-out.ts';

const buttonPrefix = 'li:';

/**
 * /listen, or `/start listen` from the mini-app's profile: sends the words and sentences of the day as one sound for
 * Telegram's own player. Where the platform lets work outlive the update, it is made and sent after that is answered.
 */
export function listen(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('listen', offer);
  chat.command('start', (ctx, next) => (ctx.match.trim() === listeningParameter ? offer(ctx) : next()));

  chat.on('callback_query:data', async (ctx, next) => {
    const minutes = listeningLengths.find((one) => ctx.callbackQuery.data === `${buttonPrefix}${one}`);
    if (!minutes) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (!user || user.isBlocked) return tellShutOut(ctx);
    if (!(await isFileAllowed(deps, user.id))) {
      await ctx.answerCallbackQuery({ text: texts.tooOften, show_alert: true });
      return;
    }
    await ctx.answerCallbackQuery(texts.preparing);
    const asked = { userId: user.id, today: dateIn(user.timezone, ctx.now), minutes };
    const sending = send(ctx, asked).catch(async (error: unknown) => {
      deps.log('warn', 'listening-not-sent', { minutes, cause: describeFailure(error) });
      await ctx.reply(texts.failed).catch(() => undefined);
    });
    if (deps.background) deps.background(sending);
    else await sending;
  });

  return feature;

  async function offer(ctx: BotContext): Promise<void> {
    if (!ctx.from) return;
    const { user, wordsLearned } = await welcomeLearner(deps, ctx.from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    if (wordsLearned === 0) {
      await ctx.reply(...message(texts.none, openKeyboard(deps)));
      return;
    }
    await ctx.reply(...message(texts.offer, lengthsKeyboard()));
  }

  async function send(
    ctx: BotContext,
    asked: { userId: number; today: string; minutes: ListeningMinutes },
  ): Promise<void> {
    void ctx.replyWithChatAction('upload_voice').catch(() => undefined);
    const result = await sendListening(deps, asked);
    if (result === 'no-words') await ctx.reply(...message(texts.none, openKeyboard(deps)));
    if (result === 'no-sounds') await ctx.reply(texts.silent);
  }
}

function lengthsKeyboard(): InlineKeyboard {
  const keyboard = new InlineKeyboard();
  for (const minutes of listeningLengths) keyboard.text(texts.button(minutes), `${buttonPrefix}${minutes}`);
  return keyboard;
}
