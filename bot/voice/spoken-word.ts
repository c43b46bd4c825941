import { DomainError } from '../../core/errors.ts';
import { judgeTyped } from '../../core/hebrew/answer.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { typedInAnyLayout } from '../../core/hebrew/keyboard-layout.ts';
import type { SttProvider } from '../../core/ports.ts';
import { judge } from '../../core/speech/judge.ts';
import type { SpokenWord } from '../../core/speech/voice-link.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { voiceChatTexts as texts } from '../../core/texts/chat/voice.ts';
import { verbBook } from '../../db/content/verb-book.ts';
import type { LessonWord } from '../../db/course/lessons.ts';
import { findUser, type UserRecord } from '../../db/users.ts';
import { type AwaitedWord, awaitedWordKey, awaitWord, readSpokenWord, saveAttempt } from '../awaited-word.ts';
import type { BotContext } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import type { Admins } from '../learner.ts';
import { withNamedReason } from '../named-reason.ts';
import { withReport } from '../reports/buttons.ts';
import { message } from '../rich-text.ts';
import type { AppLink } from '../services/app-link.ts';
import { describeFailure } from '../services/failures.ts';
import { tellShutOut } from '../shut-out.ts';
import { hear } from './hear.ts';
import type { Hearing } from './voice-recording.ts';

/** What asking for a word of a lesson, hearing and judging it needs. */
export type SpeakStep = Hearing & Admins & AppLink & { recogniser?: SttProvider | undefined };

type Reply = {
  text: RichText | string;
  /** The outcome of the attempt; missing when nothing could be judged. */
  attempt?: 'done' | 'failed';
  /** It is about an answer. */
  isVerdict?: true;
};

/** An attempt at the awaited word. */
type Attempt = { user: UserRecord; awaited: AwaitedWord; word: LessonWord };

/** Asks for a word of a lesson, to be said in the chat. */
export async function askForWord(
  deps: SpeakStep,
  ctx: BotContext,
  userId: number,
  wanted: SpokenWord,
): Promise<void> {
  await replyAbout(deps, ctx, wanted, async () => {
    const word = await readSpokenWord(deps, userId, wanted, ctx.now);
    const awaited = { ...wanted, tries: 0, at: ctx.now.toISOString() };
    const isKept = await awaitWord(deps.store, userId, awaited).then(
      () => true,
      () => false,
    );
    if (!isKept) return { text: texts.notKept };
    return { text: deps.recogniser ? texts.awaiting(word) : texts.awaitingTyped(word) };
  });
}

/** The awaited word as a voice message. */
export const attemptByVoice = (
  deps: SpeakStep,
  ctx: BotContext,
  awaited: AwaitedWord,
  deadline: AbortSignal,
): Promise<void> => attempt(deps, ctx, awaited, (one) => heed(deps, ctx, one, deadline));

/** The awaited word in writing. */
export const attemptByText = (deps: SpeakStep, ctx: BotContext, awaited: AwaitedWord): Promise<void> =>
  attempt(deps, ctx, awaited, (one) => read(deps, ctx, one));

/** The awaited word is not wanted any more. */
export async function stopAwaiting({ store }: Pick<SpeakStep, 'store'>, ctx: BotContext): Promise<void> {
  await store.delete(awaitedWordKey(ctx.from?.id ?? 0)).catch(() => undefined);
  await ctx.reply(texts.noLongerAwaiting);
}

async function heed(
  deps: SpeakStep,
  ctx: BotContext,
  { user, awaited, word }: Attempt,
  deadline: AbortSignal,
): Promise<Reply> {
  if (!deps.recogniser) return { text: texts.awaitingTyped(word) };
  const heard = await hear(deps, deps.recogniser, ctx, deadline);
  if ('problem' in heard) return { text: texts.notRecognised(word, heard.problem) };
  const { transcript, transcripts } = heard;
  const { verdict, reason } = judge({ expected: word, transcripts });
  if (verdict === 'not-heard' || verdict === 'synonym')
    return { text: texts.tryAgain(word, reason, transcript) };
  if (verdict === 'incorrect') {
    await saveAttempt(deps, ctx, { user, awaited, result: 'wrong' });
    return { text: texts.tryAgain(word, reason, transcript), attempt: 'failed' };
  }
  const points = await saveAttempt(deps, ctx, { user, awaited, result: 'right' });
  return { text: texts.correct(word, reason, points), attempt: 'done' };
}

/** A typing mistake says nothing about how the word is spoken and is not saved. */
async function read(deps: Admins, ctx: BotContext, { user, awaited, word }: Attempt): Promise<Reply> {
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
  deps: SpeakStep,
  ctx: BotContext,
  awaited: AwaitedWord,
  judged: (attempt: Attempt) => Promise<Reply>,
): Promise<void> {
  const user = ctx.from && (await findUser(deps.db, ctx.from.id, ctx.now));
  if (!user || user.isBlocked) return tellShutOut(ctx);
  const outcome = await replyAbout(deps, ctx, awaited, async () => {
    const word = await readSpokenWord(deps, user.id, awaited, ctx.now);
    return { ...(await judged({ user, awaited, word })), isVerdict: true };
  });
  // Only now: an update that is interrupted before its answer finds the word still waiting when it is delivered again.
  await settle(deps, { userId: user.id, awaited, outcome }, ctx.now).catch((error: unknown) => {
    deps.log('warn', 'awaited-word-not-kept', { cause: describeFailure(error) });
  });
}

async function settle(
  { store }: Pick<SpeakStep, 'store'>,
  { userId, awaited, outcome }: { userId: number; awaited: AwaitedWord; outcome: Reply['attempt'] },
  now: Date,
): Promise<void> {
  if (outcome === 'done') await store.delete(awaitedWordKey(userId));
  if (outcome !== 'failed') return;
  await awaitWord(store, userId, { ...awaited, tries: awaited.tries + 1, at: now.toISOString() });
}

/** Replies with a button to the lesson; says so when a word is not (or no longer) available. */
async function replyAbout(
  app: AppLink,
  ctx: BotContext,
  { lessonId, wordId }: SpokenWord,
  work: () => Promise<Reply>,
): Promise<Reply['attempt']> {
  try {
    const { text, attempt, isVerdict } = await work();
    const keyboard = openKeyboard(app, { id: lessonId, label: texts.backToLesson });
    const about = { subject: 'word', id: wordId, isJudged: true } as const;
    await ctx.reply(...message(text, isVerdict ? withReport(keyboard, about) : keyboard));
    return attempt;
  } catch (error) {
    const kind = error instanceof DomainError ? error.kind : undefined;
    if (kind !== 'not-found' && kind !== 'forbidden') throw error;
    const text = kind === 'forbidden' ? texts.locked : texts.wordGone;
    await ctx.reply(...message(text, openKeyboard(app)));
    return undefined;
  }
}
