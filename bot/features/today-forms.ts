import { Composer } from 'grammy';
import { errorText } from '../../core/texts/errors.ts';
import { formChatTexts as texts } from '../../core/texts/form-chat.ts';
import { todayChatTexts } from '../../core/texts/today-chat.ts';
import { findUser } from '../../db/users.ts';
import { findAwaitedWord } from '../awaited-word.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { describeFailure } from '../failures.ts';
import { formButtons } from '../today/form-buttons.ts';
import { dropFormPractice, type FormPractice, readFormPractice } from '../today/form-practice.ts';
import { type Forming, isChosen, pressForm, takeSpokenForm, takeTypedForm } from '../today/forms.ts';

/** A message that is no answer and comes later than this after the question is not about it. */
const heedsMs = 60 * 60 * 1000;

/**
 * The forms of «Сегодня» in the chat, asked before its words: chosen by a button, typed, or said in a voice message.
 * /today begins them (today.ts). A word of a lesson that was asked later is meant instead.
 */
export function todayForms(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('cancel', async (ctx, next) => {
    const practice = await practiceOf(ctx);
    if (!practice || !ctx.from) return next();
    await dropFormPractice(deps.store, ctx.from.id).catch(() => undefined);
    await ctx.reply(texts.stopped);
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = formButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    const practice = await practiceOf(ctx);
    if (practice?.updates.includes(ctx.update.update_id)) return;
    if (practice?.askedBy !== action.askedBy) {
      await ctx.answerCallbackQuery(todayChatTexts.answered);
      await ctx.editMessageReplyMarkup().catch(() => undefined);
      return;
    }
    await ctx.answerCallbackQuery().catch(() => undefined);
    await forming(ctx, practice, (one) => pressForm(deps, ctx, one, action));
  });

  chat.on(['message:voice', 'message:audio'], async (ctx, next) => {
    const practice = await practiceOf(ctx);
    if (!practice || (await isForLesson(ctx, practice))) return next();
    await answered(ctx, practice, (one) => takeSpokenForm(deps, ctx, one));
  });

  chat.on('message:text', async (ctx, next) => {
    const { text } = ctx.msg;
    const practice = text.startsWith('/') ? undefined : await practiceOf(ctx);
    if (!practice) return next();
    const isHebrew = /\p{Script=Hebrew}/u.test(text);
    if (isHebrew && (await isForLesson(ctx, practice))) return next();
    if (isHebrew || isChosen(practice)) {
      const isLate = ctx.now.getTime() - Date.parse(practice.askedAt) > heedsMs;
      if (!isHebrew && isLate) return next();
      return answered(ctx, practice, (one) => takeTypedForm(deps, ctx, one));
    }
    if (ctx.now.getTime() - Date.parse(practice.askedAt) > heedsMs) return next();
    await ctx.reply(texts.needHebrew(deps.recogniser !== undefined));
  });

  return feature;

  /** While the store is unavailable, no practice is in progress. */
  async function practiceOf(ctx: BotContext): Promise<FormPractice | undefined> {
    return readFormPractice(deps.store, ctx.from?.id ?? 0).catch((error: unknown) => {
      deps.log('warn', 'practice-not-read', { cause: describeFailure(error) });
      return undefined;
    });
  }

  async function answered(
    ctx: BotContext,
    practice: FormPractice,
    work: (one: Forming) => Promise<void>,
  ): Promise<void> {
    if (practice.updates.includes(ctx.update.update_id)) return;
    if (isChosen(practice)) {
      await ctx.reply(todayChatTexts.needButton);
    } else if ((ctx.msg?.message_id ?? 0) <= practice.promptId) {
      await ctx.reply(todayChatTexts.tooEarly);
    } else {
      await forming(ctx, practice, work);
    }
  }

  async function forming(
    ctx: BotContext,
    practice: FormPractice,
    work: (one: Forming) => Promise<void>,
  ): Promise<void> {
    const user = ctx.from && (await findUser(deps.db, ctx.from.id, ctx.now));
    if (user && !user.isBlocked) return work({ user, practice });
    await ctx.reply(errorText('forbidden', 'user_blocked'));
  }

  /** True when a word of a lesson was asked later than the form. */
  async function isForLesson(ctx: BotContext, { askedAt }: FormPractice): Promise<boolean> {
    const awaited = await findAwaitedWord(deps.store, ctx.from?.id ?? 0);
    return awaited !== undefined && awaited.at > askedAt;
  }
}
