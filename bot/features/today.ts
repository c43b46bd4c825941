import { Composer } from 'grammy';
import { currentQuestion } from '../../core/round/state.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { welcomeLearner } from '../learner.ts';
import { remindOfDeletion } from '../people/deletion-notice.ts';
import { tellShutOut } from '../shut-out.ts';
import { isEarly, takePress, takeSpoken, takeTyped } from '../today/answers.ts';
import { todayButtons } from '../today/buttons.ts';
import { beginToday } from '../today/forms.ts';
import { forLearner, isForLesson, isHeeded, readInProgress, refuseOldButton } from '../today/in-progress.ts';
import { type ChatPractice, readPractice } from '../today/practice.ts';
import { isChoice } from '../today/question.ts';
import { type Reviewing, stopReview } from '../today/review.ts';

/**
 * «Сегодня» in the chat: /today (or `/start today`) asks the due words one after another, each with buttons for a hint,
 * to skip it and to stop. A word is answered in Hebrew letters or by a voice message, its meaning by a button. The
 * words, the judges and the verb that saves an answer are those of the mini-app, so one can continue where the other
 * stopped. Comes before the speak step of a lesson (voice-answer.ts): if two words are waiting, the one asked last is
 * meant.
 */
export function today(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('today', begin);
  chat.command('start', (ctx, next) => (ctx.match.trim() === 'today' ? begin(ctx) : next()));

  chat.command('cancel', async (ctx, next) => {
    const practice = await practiceOf(ctx);
    if (!practice) return next();
    await reviewing(ctx, practice, (one) => stopReview(deps, ctx, one));
  });

  chat.on('callback_query:data', async (ctx, next) => {
    const action = todayButtons.parse(ctx.callbackQuery.data);
    if (!action) return next();
    if (action.kind === 'begin') return begin(ctx);
    const practice = await practiceOf(ctx);
    if (practice?.updates.includes(ctx.update.update_id)) return;
    if (practice?.question.askedBy !== action.askedBy) return refuseOldButton(ctx);
    await reviewing(ctx, practice, (one) => takePress(deps, ctx, one, action));
  });

  chat.on(['message:voice', 'message:audio'], async (ctx, next) => {
    const practice = await practiceOf(ctx);
    if (!practice || (await isForLesson(deps, ctx, practice.question.askedAt))) return next();
    if (practice.updates.includes(ctx.update.update_id)) return;
    if (isChoice(practice.question.exercise)) {
      await ctx.reply(texts.needButton);
      return;
    }
    await answered(ctx, practice, (one) => takeSpoken(deps, ctx, one));
  });

  chat.on('message:text', async (ctx, next) => {
    const { text } = ctx.msg;
    const practice = text.startsWith('/') ? undefined : await practiceOf(ctx);
    if (!practice) return next();
    if (practice.updates.includes(ctx.update.update_id)) return;
    const { question } = practice;
    const isHebrew = /\p{Script=Hebrew}/u.test(text);
    if (isHebrew && (await isForLesson(deps, ctx, practice.question.askedAt))) return next();
    const isAbout = isHeeded(ctx, question.askedAt);
    // In other letters it may be the word in a wrong layout.
    if (!isChoice(question.exercise) && (isHebrew || isAbout))
      return answered(ctx, practice, (one) => takeTyped(deps, ctx, one));
    if (!isAbout) return next();
    await ctx.reply(texts.needButton);
  });

  return feature;

  async function begin(ctx: BotContext): Promise<void> {
    if (!ctx.from) return;
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    await remindOfDeletion(ctx, user);
    await beginToday(deps, ctx, user);
  }

  /** While the store is unavailable, no practice is in progress. */
  async function practiceOf(ctx: BotContext): Promise<ChatPractice | undefined> {
    const practice = await readInProgress(deps, ctx, readPractice);
    return practice && currentQuestion(practice.session) ? practice : undefined;
  }

  async function answered(
    ctx: BotContext,
    practice: ChatPractice,
    work: (one: Reviewing) => Promise<void>,
  ): Promise<void> {
    if (!isEarly(ctx, practice)) return reviewing(ctx, practice, work);
    await ctx.reply(texts.tooEarly);
  }

  async function reviewing(
    ctx: BotContext,
    practice: ChatPractice,
    work: (one: Reviewing) => Promise<void>,
  ): Promise<void> {
    await forLearner(deps, ctx, (user) => work({ user, practice }));
  }
}
