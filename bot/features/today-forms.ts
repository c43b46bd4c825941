import { Composer } from 'grammy';
import { formChatTexts as texts } from '../../core/texts/chat/forms.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { formButtons } from '../today/form-buttons.ts';
import { dropFormPractice, type FormPractice, readFormPractice } from '../today/form-practice.ts';
import { type Forming, isChosen, pressForm, takeSpokenForm, takeTypedForm } from '../today/forms.ts';
import { forLearner, isForLesson, isHeeded, readInProgress, refuseOldButton } from '../today/in-progress.ts';

/**
 * The forms of «Сегодня» in the chat, asked before its words: chosen by a button, typed, or said in a voice message.
 * /today begins them (today.ts). A word of a lesson that was asked later is meant instead.
 */
export function todayForms(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('cancel', async (ctx, next) => {
    const practice = await readInProgress(deps, ctx, readFormPractice);
    if (!practice || !ctx.from) return next();
    await dropFormPractice(deps.store, ctx.from.id).catch(() => undefined);
    await ctx.reply(texts.stopped);
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = formButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    const practice = await readInProgress(deps, ctx, readFormPractice);
    if (practice?.updates.includes(ctx.update.update_id)) return;
    if (practice?.askedBy !== action.askedBy) return refuseOldButton(ctx);
    await ctx.answerCallbackQuery().catch(() => undefined);
    await forming(ctx, practice, (one) => pressForm(deps, ctx, one, action));
  });

  chat.on(['message:voice', 'message:audio'], async (ctx, next) => {
    const practice = await readInProgress(deps, ctx, readFormPractice);
    if (!practice || (await isForLesson(deps, ctx, practice.askedAt))) return next();
    await answered(ctx, practice, (one) => takeSpokenForm(deps, ctx, one));
  });

  chat.on('message:text', async (ctx, next) => {
    const { text } = ctx.msg;
    const practice = text.startsWith('/') ? undefined : await readInProgress(deps, ctx, readFormPractice);
    if (!practice) return next();
    const isHebrew = /\p{Script=Hebrew}/u.test(text);
    if (isHebrew && (await isForLesson(deps, ctx, practice.askedAt))) return next();
    if (isHebrew || isChosen(practice)) {
      if (!isHebrew && !isHeeded(ctx, practice.askedAt)) return next();
      return answered(ctx, practice, (one) => takeTypedForm(deps, ctx, one));
    }
    if (!isHeeded(ctx, practice.askedAt)) return next();
    await ctx.reply(texts.needHebrew(deps.recogniser !== undefined));
  });

  return feature;

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
    await forLearner(deps, ctx, (user) => work({ user, practice }));
  }
}
