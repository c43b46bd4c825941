import { Composer } from 'grammy';
import { DomainError } from '../../core/errors.ts';
import { judgeTyped } from '../../core/hebrew/answer.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { typedInAnyLayout } from '../../core/hebrew/keyboard-layout.ts';
import type { Recognition } from '../../core/ports.ts';
import { judge } from '../../core/speech/judge.ts';
import { readVoiceParameter, type SpokenWord } from '../../core/speech/voice-link.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { voiceChatTexts as texts } from '../../core/texts/chat/voice.ts';
import { errorText } from '../../core/texts/errors.ts';
import { verbBook } from '../../db/content/verbs.ts';
import type { LessonWord } from '../../db/course/lessons.ts';
import { findUser, markBotUnblocked, type UserRecord } from '../../db/users.ts';
import {
  type AwaitedWord,
  awaitedWordKey,
  awaitWord,
  findAwaitedWord,
  readSpokenWord,
  saveAttempt,
} from '../awaited-word.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { welcomeLearner } from '../learner.ts';
import { withNamedReason } from '../named-reason.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { tellShutOut } from '../shut-out.ts';
import { hearingDeadline, hearRecording } from '../voice-recording.ts';
import { moment } from './membership.ts';

type Reply = {
  text: RichText | string;
  /** The outcome of the attempt; missing when nothing could be judged. */
  attempt?: 'done' | 'failed';
};

/** An attempt at the awaited word. */
type Attempt = { user: UserRecord; awaited: AwaitedWord; word: LessonWord };

/**
 * The speak step in the chat: a link from the mini-app names the word (`/start say_<lesson>_<word>`), the learner says
 * it as a voice message or an audio file, and recogniser, judge and progress are those of the mini-app. The word
 * written in Hebrew counts too, as self-assessed, because nobody has heard it. A typing mistake says nothing about how
 * the word is spoken and is not saved.
 */
export function voiceAnswer(deps: BotDeps): Composer<BotContext> {
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command('start', async (ctx, next) => {
    const wanted = readVoiceParameter(ctx.match);
    if (!wanted) return next();
    const { user } = await welcomeLearner(deps, ctx.from, ctx.now);
    // The learner writes, so they have not blocked the bot.
    await markBotUnblocked(deps.db, user.id, moment(ctx.msg.date));
    if (user.isBlocked) return tellShutOut(ctx);
    await replyAbout(ctx, wanted, () => ask(user.id, wanted, ctx.now));
  });

  chat.on(['message:voice', 'message:audio'], async (ctx) => {
    const deadline = hearingDeadline(deps);
    const awaited = await findAwaitedWord(deps.store, ctx.from.id);
    if (awaited) return attempt(ctx, awaited, (...one) => heed(...one, deadline));
    await ctx.reply(...message(texts.notAwaiting, openKeyboard(deps)));
  });

  chat.on('message:text', async (ctx, next) => {
    const { text } = ctx.msg;
    const isHebrew = /\p{Script=Hebrew}/u.test(text) && !text.startsWith('/');
    const awaited = isHebrew ? await findAwaitedWord(deps.store, ctx.from.id) : undefined;
    return awaited ? attempt(ctx, awaited, read) : next();
  });

  return feature;

  async function ask(userId: number, wanted: SpokenWord, now: Date): Promise<Reply> {
    const word = await readSpokenWord(deps, userId, wanted, now);
    const isKept = await awaitWord(deps.store, userId, { ...wanted, tries: 0, at: now.toISOString() }).then(
      () => true,
      () => false,
    );
    if (!isKept) return { text: texts.notKept };
    return { text: deps.recogniser ? texts.awaiting(word) : texts.awaitingTyped(word) };
  }

  async function heed(
    ctx: BotContext,
    { user, awaited, word }: Attempt,
    deadline: AbortSignal,
  ): Promise<Reply> {
    if (!deps.recogniser) return { text: texts.awaitingTyped(word) };
    // Shows that the bot is working: nothing waits for it.
    void ctx.replyWithChatAction('typing').catch(() => undefined);
    let heard: Recognition;
    try {
      heard = await hearRecording(deps, deps.recogniser, ctx, deadline);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      deps.log('warn', 'voice-message-not-heard', { code: error.code, cause: describeFailure(error) });
      return { text: texts.notRecognised(word, errorText(error.kind, error.code)) };
    }
    const { transcript, alternatives } = heard;
    const { verdict, reason } = judge({ expected: word, transcripts: [transcript, ...alternatives] });
    if (verdict === 'not-heard' || verdict === 'synonym')
      return { text: texts.tryAgain(word, reason, transcript) };
    if (verdict === 'incorrect') {
      await saveAttempt(deps, ctx, { user, awaited, result: 'wrong' });
      return { text: texts.tryAgain(word, reason, transcript), attempt: 'failed' };
    }
    const points = await saveAttempt(deps, ctx, { user, awaited, result: 'right' });
    return { text: texts.correct(word, reason, points), attempt: 'done' };
  }

  async function read(ctx: BotContext, { user, awaited, word }: Attempt): Promise<Reply> {
    const typed = typedInAnyLayout(ctx.msg?.text ?? '', word);
    const found = judgeTyped(typed, { ...word, forms: furtherForms(word, verbBook()) });
    const judged = await withNamedReason(deps, ctx, user.id, found, word);
    const { verdict, pieces, reason } = judged;
    if (verdict === 'near') return { text: texts.typedNear(word, { pieces, reason }) };
    if (verdict === 'wrong' || verdict === 'synonym') return { text: texts.typedWrong(word, reason) };
    const points = await saveAttempt(deps, ctx, { user, awaited, result: 'self' });
    return { text: texts.typedRight(word, points, reason), attempt: 'done' };
  }

  async function attempt(
    ctx: BotContext,
    awaited: AwaitedWord,
    judged: (ctx: BotContext, attempt: Attempt) => Promise<Reply>,
  ): Promise<void> {
    const user = ctx.from && (await findUser(deps.db, ctx.from.id, ctx.now));
    if (!user || user.isBlocked) return tellShutOut(ctx);
    const outcome = await replyAbout(ctx, awaited, async () => {
      const word = await readSpokenWord(deps, user.id, awaited, ctx.now);
      return judged(ctx, { user, awaited, word });
    });
    // Only now: an update that is interrupted before its answer finds the word still waiting when it is delivered
    // again.
    await settle(user.id, awaited, outcome, ctx.now).catch((error: unknown) => {
      deps.log('warn', 'awaited-word-not-kept', { cause: describeFailure(error) });
    });
  }

  async function settle(
    userId: number,
    awaited: AwaitedWord,
    outcome: Reply['attempt'],
    now: Date,
  ): Promise<void> {
    if (outcome === 'done') await deps.store.delete(awaitedWordKey(userId));
    if (outcome !== 'failed') return;
    await awaitWord(deps.store, userId, { ...awaited, tries: awaited.tries + 1, at: now.toISOString() });
  }

  /** Replies with a button to the lesson; says so when a word is not (or no longer) available. */
  async function replyAbout(
    ctx: BotContext,
    { lessonId }: SpokenWord,
    work: () => Promise<Reply>,
  ): Promise<Reply['attempt']> {
    try {
      const { text, attempt } = await work();
      const keyboard = openKeyboard(deps, { id: lessonId, label: texts.backToLesson });
      await ctx.reply(...message(text, keyboard));
      return attempt;
    } catch (error) {
      const kind = error instanceof DomainError ? error.kind : undefined;
      if (kind !== 'not-found' && kind !== 'forbidden') throw error;
      const text = kind === 'forbidden' ? texts.locked : texts.wordGone;
      await ctx.reply(...message(text, openKeyboard(deps)));
      return undefined;
    }
  }
}
