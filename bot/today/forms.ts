import { DomainError } from '../../core/errors.ts';
import { judgeForm, spokenForm, spokenSlip } from '../../core/forms/judge.ts';
import type { FormExercise } from '../../core/forms/skills.ts';
import type { FormTask } from '../../core/forms/task.ts';
import { pointFull } from '../../core/hebrew/conjugation/point-full.ts';
import { otherSpellings } from '../../core/hebrew/conjugation/spellings.ts';
import { typedInAnyLayout } from '../../core/hebrew/keyboard-layout.ts';
import type { Recognition } from '../../core/ports.ts';
import { practiceAttempts } from '../../core/quiz/question-types.ts';
import { createRandom } from '../../core/random.ts';
import { forms } from '../../core/round/kinds/forms.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion, type RoundState, startRound } from '../../core/round/state.ts';
import { judge } from '../../core/speech/judge.ts';
import { formChatTexts as texts } from '../../core/texts/chat/forms.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import { errorText } from '../../core/texts/errors.ts';
import { answerTexts } from '../../core/texts/lesson/answer.ts';
import { saveFormAnswer } from '../../db/forms/save-answer.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { hearingDeadline, hearRecording } from '../voice-recording.ts';
import { dayReader } from './day.ts';
import { type FormAction, formKeyboard } from './form-buttons.ts';
import { dropFormPractice, type FormPractice, keepFormPractice, readFormPractice } from './form-practice.ts';
import { takeButtons } from './in-progress.ts';
import { beginNumbers } from './numbers.ts';
import { beginReview } from './review.ts';

/** Forms in progress. */
export type Forming = { user: UserRecord; practice: FormPractice };

const kind = forms<FormTask>();

/** Typed text is kept up to the length that the mini-app would send. */
const mostTyped = 60;

/**
 * Begins «Сегодня»: its forms first, as in the mini-app, then its words. What was answered today, here or there, is not
 * asked again. Without forms, or while none can be kept in mind, the words begin at once.
 */
export async function beginToday(deps: BotDeps, ctx: BotContext, user: UserRecord): Promise<void> {
  let open: FormPractice | undefined;
  try {
    open = await readFormPractice(deps.store, user.id);
  } catch {
    return beginReview(deps, ctx, user);
  }
  if (open?.updates.includes(ctx.update.update_id)) return;
  if (open) await takeButtons(ctx, open.messageId);
  const readDay = dayReader(deps, ctx, user);
  const tasks = (await readDay()).forms.map(({ task }) => task);
  if (tasks.length === 0) return goToWords(deps, ctx, user, readDay);
  await ask(deps, ctx, user, { ...startRound<FormTask, string>(tasks), updates: open?.updates ?? [] });
}

type Unasked = RoundState<FormTask, string> & Pick<FormPractice, 'updates'>;

/** Asks the first of the forms; a new one is shown before. Without any the words begin. */
async function ask(deps: BotDeps, ctx: BotContext, user: UserRecord, round: Unasked): Promise<void> {
  const task = currentQuestion(round);
  if (!task) {
    await ctx.reply(texts.done);
    return goToWords(deps, ctx, user);
  }
  const askedBy = ctx.update.update_id;
  const random = createRandom(askedBy);
  if (task.exercise === 'meet') {
    await ctx.reply(...message(texts.met(task), undefined));
    await save(deps, ctx, user, task, { exercise: 'meet', isRight: true, eventId: `form-met-${askedBy}` });
    return ask(deps, ctx, user, { ...round, ...answered(kind, round, true, random) });
  }
  const canSpeak = deps.recogniser !== undefined;
  const text = texts.question(task, { left: round.queue.length, canSpeak });
  const { message_id } = await ctx.reply(...message(text, formKeyboard(askedBy, task)));
  const question = { askedBy, askedAt: ctx.now.toISOString(), misses: 0 };
  await keep(deps, ctx, {
    user,
    practice: { ...round, ...question, messageId: message_id, promptId: message_id },
  });
}

/** A typed form, in any layout of the keyboard. */
export async function takeTypedForm(deps: BotDeps, ctx: BotContext, forming: Forming): Promise<void> {
  const task = currentQuestion(forming.practice);
  if (!task) return;
  const written = (ctx.msg?.text ?? '').toWellFormed().replaceAll('\0', '').slice(0, mostTyped);
  const typed = typedInAnyLayout(written, { hebrew: task.answer.full });
  const { isRight, isSynonym, reason } = judgeForm(typed, task.answer, task.slips);
  if (isSynonym) return askOnceMore(deps, ctx, forming, answerTexts.synonym);
  await settle(deps, ctx, forming, { exercise: 'type', isRight, typed, reason });
}

/** A voice message with the form: what was not heard is no answer, another form may be said once more. */
export async function takeSpokenForm(deps: BotDeps, ctx: BotContext, forming: Forming): Promise<void> {
  const { recogniser } = deps;
  const task = currentQuestion(forming.practice);
  if (!task) return;
  if (!recogniser) {
    await ctx.reply(todayChatTexts.noRecogniser);
    return;
  }
  // Shows that the bot is working: nothing waits for it.
  void ctx.replyWithChatAction('typing').catch(() => undefined);
  let heard: Recognition;
  try {
    heard = await hearRecording(deps, recogniser, ctx, hearingDeadline(deps));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    deps.log('warn', 'voice-message-not-heard', { code: error.code, cause: describeFailure(error) });
    await ctx.reply(texts.notHeard(errorText(error.kind, error.code)));
    return;
  }
  const { answer, slips } = task;
  const transcripts = [heard.transcript, ...heard.alternatives];
  const { verdict, reason } = judge({
    expected: {
      hebrew: answer.full,
      pronunciation: pointFull(answer.pointed, answer.full) ?? answer.pointed,
      transcription: answer.transcription,
      variants: otherSpellings(answer),
    },
    transcripts: transcripts.map(spokenForm),
  });
  const explanation = (verdict === 'incorrect' && spokenSlip(transcripts, slips)) || reason;
  const { practice } = forming;
  const isMiss = verdict === 'incorrect';
  if (verdict === 'synonym') return askOnceMore(deps, ctx, forming, reason);
  if (verdict === 'not-heard') return askOnceMore(deps, ctx, forming, texts.notHeard(reason));
  if (isMiss && practice.misses + 1 < practiceAttempts) {
    const missed = { ...forming, practice: { ...practice, misses: practice.misses + 1 } };
    return askOnceMore(deps, ctx, missed, texts.tryAgain(explanation, heard.transcript));
  }
  const isRight = verdict === 'correct';
  await settle(deps, ctx, forming, {
    exercise: 'say',
    isRight,
    ...(isRight ? {} : { reason: explanation, heard: heard.transcript }),
  });
}

/** Leaves the form open after an answer that does not decide it. */
async function askOnceMore(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Forming,
  text: string,
): Promise<void> {
  const { message_id } = await ctx.reply(text);
  await keep(deps, ctx, { user, practice: { ...practice, promptId: message_id } });
}

/** A button under the current form. */
export async function pressForm(
  deps: BotDeps,
  ctx: BotContext,
  forming: Forming,
  action: FormAction,
): Promise<void> {
  const { practice, user } = forming;
  if (action.kind === 'to-words') {
    await takeButtons(ctx, practice.messageId);
    return goToWords(deps, ctx, user);
  }
  const task = currentQuestion(practice);
  if (!task) return;
  if (action.kind === 'give-up') {
    return settle(deps, ctx, forming, { exercise: task.exercise, isRight: false });
  }
  const option = task.options[action.at];
  // A forged button chooses nothing.
  if (!option) return;
  const reason = option.reason ?? undefined;
  await settle(deps, ctx, forming, { exercise: task.exercise, isRight: option.reason === null, reason });
}

/** True for a form that is answered by a button. */
export const isChosen = ({ queue }: FormPractice): boolean => (queue[0]?.options.length ?? 0) > 0;

type Given = {
  exercise: FormExercise;
  isRight: boolean;
  typed?: string | undefined;
  reason?: string | undefined;
  heard?: string | undefined;
};

/** Saves the answer, says how it went, and asks the next form. */
async function settle(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Forming,
  given: Given,
): Promise<void> {
  const task = currentQuestion(practice);
  if (!task) return;
  // Named after the question: neither a repeated update nor a second answer counts twice.
  const isRight = await save(deps, ctx, user, task, { ...given, eventId: `form-${practice.askedBy}` });
  const text = isRight ? texts.right(task, given.reason) : texts.wrong(task, given);
  await Promise.all([takeButtons(ctx, practice.messageId), ctx.reply(...message(text, undefined))]);
  const random = createRandom(ctx.update.update_id);
  await ask(deps, ctx, user, { ...practice, ...answered(kind, practice, isRight, random) });
}

/** Returns whether the answer counts as right. That of a word which has lost the form meanwhile is not stored. */
async function save(
  deps: BotDeps,
  ctx: BotContext,
  user: UserRecord,
  { skill, wordId, form }: FormTask,
  { exercise, isRight, typed, eventId }: Given & { eventId: string },
): Promise<boolean> {
  const result = isRight ? 'right' : 'wrong';
  const input = {
    userId: user.id,
    zone: user.timezone,
    eventId,
    skill,
    wordId,
    form,
    exercise,
    result,
  } as const;
  try {
    const saved = await saveFormAnswer(deps.db, typed === undefined ? input : { ...input, typed }, ctx.now);
    return saved.isRight;
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'invalid')) throw error;
    return isRight;
  }
}

async function goToWords(
  deps: BotDeps,
  ctx: BotContext,
  user: UserRecord,
  readDay = dayReader(deps, ctx, user),
): Promise<void> {
  await dropFormPractice(deps.store, user.id).catch((error: unknown) => {
    deps.log('warn', 'practice-not-dropped', { cause: describeFailure(error) });
  });
  if (!(await beginNumbers(deps, ctx, user, readDay))) await beginReview(deps, ctx, user, readDay);
}

async function keep(deps: BotDeps, ctx: BotContext, { user, practice }: Forming): Promise<void> {
  try {
    await keepFormPractice(deps.store, user.id, practice, ctx.update.update_id);
  } catch (error) {
    deps.log('warn', 'practice-not-kept', { cause: describeFailure(error) });
    await ctx.reply(todayChatTexts.notKept);
  }
}
