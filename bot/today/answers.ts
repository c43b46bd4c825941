import { DomainError } from '../../core/errors.ts';
import { judgeTyped } from '../../core/hebrew/answer.ts';
import { comparableHebrew } from '../../core/hebrew/comparable.ts';
import { furtherForms } from '../../core/hebrew/forms/taught-forms.ts';
import { typedInAnyLayout } from '../../core/hebrew/keyboard-layout.ts';
import type { Recognition } from '../../core/ports.ts';
import { practiceAttempts } from '../../core/quiz/question-types.ts';
import { currentQuestion } from '../../core/round/state.ts';
import { judge } from '../../core/speech/judge.ts';
import type { RichText } from '../../core/texts/chat/bot.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import { errorText } from '../../core/texts/errors.ts';
import { answerTexts } from '../../core/texts/lesson/answer.ts';
import { verbBook } from '../../db/content/verbs.ts';
import type { LearnedWord } from '../../db/day/words.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { isLasting } from '../failures.ts';
import { withNamedReason } from '../named-reason.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { hearingDeadline, hearRecording } from '../voice-recording.ts';
import { canHint, questionKeyboard, type TodayAction } from './buttons.ts';
import { type ChatPractice, type Help, halved } from './practice.ts';
import { isChoice, readAskedWord } from './question.ts';
import { keep, leaveOut, type Reviewing, settleAnswer, skipWord, stopReview } from './review.ts';

/** Typed text is kept up to the length that the mini-app would send. */
const mostTyped = 60;

/** True when the message was written before the current question: it was meant for another one. */
export function isEarly(ctx: BotContext, { question }: ChatPractice): boolean {
  return (ctx.msg?.message_id ?? 0) <= question.promptId;
}

/** A typed word, in whatever layout: a near miss is explained and may be corrected once, as in the mini-app. */
export async function takeTyped(deps: BotDeps, ctx: BotContext, reviewing: Reviewing): Promise<void> {
  await withWord(deps, ctx, reviewing, async (word) => {
    const { practice } = reviewing;
    const { misses, firstTyped } = practice.question;
    const typed = typedInAnyLayout(storable(ctx.msg?.text ?? ''), word);
    if (!/\p{Script=Hebrew}/u.test(typed)) {
      await ctx.reply(texts.needHebrew(deps.recogniser !== undefined));
      return;
    }
    const judged = judgeTyped(typed, { ...word, forms: furtherForms(word, verbBook()) });
    const judgement = await withNamedReason(deps, ctx, reviewing.user.id, judged, word);
    const { verdict, pieces, reason } = judgement;
    if (verdict === 'synonym') return askOnceMore(deps, ctx, reviewing, { text: answerTexts.synonym });
    if (verdict === 'near' && misses === 0) {
      const given = { misses: 1, firstTyped: typed };
      return askOnceMore(deps, ctx, reviewing, { text: texts.near(pieces, reason), given });
    }
    return settleAnswer(deps, ctx, reviewing, word, {
      exercise: 'type',
      isRight: verdict === 'exact' || verdict === 'accepted',
      typed: firstTyped ?? (misses === 0 ? typed : undefined),
      isPartial: misses > 0 || verdict === 'accepted',
      judgement,
    });
  });
}

/** A voice message with the word: an unrecognised recording is no answer, another word may be said once more. */
export async function takeSpoken(deps: BotDeps, ctx: BotContext, reviewing: Reviewing): Promise<void> {
  const { recogniser } = deps;
  if (!recogniser) {
    await ctx.reply(texts.noRecogniser);
    return;
  }
  const deadline = hearingDeadline(deps);
  await withWord(deps, ctx, reviewing, async (word) => {
    // Shows that the bot is working: nothing waits for it.
    void ctx.replyWithChatAction('typing').catch(() => undefined);
    let heard: Recognition;
    try {
      heard = await hearRecording(deps, recogniser, ctx, deadline);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      deps.log('warn', 'voice-message-not-heard', { code: error.code, cause: describeFailure(error) });
      await ctx.reply(texts.notRecognised(errorText(error.kind, error.code)));
      return;
    }
    const { transcript, alternatives } = heard;
    const judgement = judge({ expected: word, transcripts: [transcript, ...alternatives] });
    const { practice } = reviewing;
    const { misses, firstTyped } = practice.question;
    const isLast = misses + 1 >= practiceAttempts;
    if (judgement.verdict === 'correct' || (judgement.verdict === 'incorrect' && isLast)) {
      const isRight = judgement.verdict === 'correct';
      return settleAnswer(deps, ctx, reviewing, word, {
        exercise: 'speak',
        isRight,
        typed: firstTyped,
        isPartial: misses > 0 && firstTyped !== undefined,
        ...(isRight ? {} : { transcript, reason: judgement.reason }),
      });
    }
    const isMiss = judgement.verdict === 'incorrect';
    await askOnceMore(deps, ctx, reviewing, {
      text: texts.tryAgain(judgement, transcript, isMiss),
      given: { misses: misses + (isMiss ? 1 : 0) },
    });
  });
}

/** Leaves the question open after an answer that does not decide it. */
async function askOnceMore(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Reviewing,
  { text, given }: { text: RichText | string; given?: Partial<Help> },
): Promise<void> {
  const { message_id } = await ctx.reply(...message(text, undefined));
  const question = { ...practice.question, ...given, promptId: message_id };
  await keep(deps, ctx, { user, practice: { ...practice, question } });
}

/** A button under the current question. */
export async function takePress(
  deps: BotDeps,
  ctx: BotContext,
  reviewing: Reviewing,
  action: Exclude<TodayAction, { kind: 'begin' }>,
): Promise<void> {
  switch (action.kind) {
    case 'stop':
      return stopReview(deps, ctx, reviewing);
    case 'skip':
      await ctx.answerCallbackQuery(texts.skipped).catch(() => undefined);
      return skipWord(deps, ctx, reviewing);
    case 'hint':
      return withWord(deps, ctx, reviewing, (word) => giveHint(deps, ctx, reviewing, word));
    case 'give-up':
      return withWord(deps, ctx, reviewing, (word) =>
        settleAnswer(deps, ctx, reviewing, word, {
          exercise: reviewing.practice.question.exercise,
          isRight: false,
          typed: reviewing.practice.question.firstTyped,
          isPartial: false,
        }),
      );
    case 'choose':
      return withWord(deps, ctx, reviewing, (word) => choose(deps, ctx, reviewing, word, action.wordId));
  }
}

async function choose(
  deps: BotDeps,
  ctx: BotContext,
  reviewing: Reviewing,
  word: LearnedWord,
  wordId: number,
): Promise<void> {
  const { exercise, choices } = reviewing.practice.question;
  // A forged button chooses nothing.
  if (!isChoice(exercise)) return;
  const isRight = wordId === word.id;
  const chosen = choices.find((choice) => choice.wordId === wordId)?.label;
  await settleAnswer(deps, ctx, reviewing, word, {
    exercise,
    isRight,
    isPartial: false,
    ...(isRight ? {} : { chosen }),
  });
}

/**
 * Removes half of the answers, or shows the first letter and the number of letters: either way the answer counts as a
 * hard one.
 */
async function giveHint(
  deps: BotDeps,
  ctx: BotContext,
  reviewing: Reviewing,
  word: LearnedWord,
): Promise<void> {
  const { practice } = reviewing;
  if (!canHint(practice.question)) return;
  const choices = halved(practice.question.choices, word.id);
  const question = { ...practice.question, isHinted: true, choices };
  const keyboard = questionKeyboard(question);
  const { messageId } = question;
  try {
    await ctx.api.editMessageReplyMarkup(ctx.chat?.id ?? 0, messageId, { reply_markup: keyboard });
  } catch (error) {
    if (!isLasting(error)) throw error;
  }
  if (isChoice(question.exercise)) await ctx.answerCallbackQuery(texts.halved).catch(() => undefined);
  else await ctx.reply(hintOf(word));
  await keep(deps, ctx, { ...reviewing, practice: { ...practice, question } });
}

function hintOf({ hebrew }: LearnedWord): string {
  const parts = comparableHebrew(hebrew).split(' ');
  const [first = ''] = hebrew;
  return texts.hint(
    first,
    parts.map((part) => [...part].length),
  );
}

/** Runs the work with the word that is asked; when the word is gone, says so and continues. */
async function withWord(
  deps: BotDeps,
  ctx: BotContext,
  reviewing: Reviewing,
  work: (word: LearnedWord) => Promise<void>,
): Promise<void> {
  const task = currentQuestion(reviewing.practice.session);
  const word = task && (await readAskedWord(deps, task));
  if (word) return work(word);
  await leaveOut(deps, ctx, reviewing, task?.wordId ?? 0);
}

/** Removes what Postgres refuses in a text. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').slice(0, mostTyped);
}
