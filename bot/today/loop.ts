import { dayOrder } from '../../core/day/order.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { smallTalkOf } from '../../core/text/small-talk.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import { describeFailure } from '../services/failures.ts';
import { isWrittenHere } from '../waiting.ts';
import { isFirstOfAlbum } from '../wordless.ts';
import { lookUp } from '../words/look-up.ts';
import { replyWithAnswer } from '../words/reply.ts';
import { readPractice } from './kept-practice.ts';
import { type Asking, aside, type QuestionAction, type Turn, takeButtons } from './player.ts';
import { type ChatPractice, isWaiting, type WaitingPractice } from './practice.ts';
import {
  carryOn,
  finish,
  helpOf,
  keep,
  keptAllDay,
  play,
  players,
  tellNotKept,
  turnOf,
  withLearner,
} from './session.ts';

/** «Сегодня» in the chat: one loop over the parts of a day (session.ts), and what each message means to it. */

/** How long after the question a message that is no answer is about it. */
const heedsMs = 60 * 60 * 1000;

/**
 * Begins «Сегодня», or goes on with it: what was answered today, here or in the app, is not asked again. For a word
 * whose question was open the help already given still counts.
 */
export async function beginToday(asking: Asking, ctx: BotContext, user: UserRecord): Promise<void> {
  const turn = turnOf(asking, ctx, user);
  let open: ChatPractice | undefined;
  try {
    open = await readPractice(asking.store, user.id);
  } catch (error) {
    return tellNotKept(turn, error);
  }
  if (open?.updates.includes(ctx.update.update_id)) return;
  if (isWaiting(open)) await takeButtons(ctx, open.question.messageId);
  const date = dateIn(user.timezone, ctx.now);
  await play(turn, {
    date,
    part: dayOrder[0],
    rounds: open?.date === date ? keptAllDay(open) : {},
    question: null,
    helped: helpOf(open),
    ...{ points: 0, firm: 0, updates: open?.updates ?? [] },
  });
}

/** The sender's practice, if one waits for an answer; while the store is unavailable, none does. */
export async function findWaiting(
  { store, log }: Pick<Asking, 'store' | 'log'>,
  ctx: BotContext,
): Promise<WaitingPractice | undefined> {
  const practice = await readPractice(store, ctx.from?.id ?? 0).catch((error: unknown) => {
    log('warn', 'practice-not-read', { cause: describeFailure(error) });
    return undefined;
  });
  return isWaiting(practice) ? practice : undefined;
}

/**
 * A text while a question waits: an answer, the wish to stop, or something else, which is looked up, thanked or helped
 * before the question is asked again. False for what comes much later: the question is forgotten by then.
 */
export async function takeText(
  asking: Asking,
  ctx: BotContext,
  practice: WaitingPractice,
  text: string,
): Promise<boolean> {
  const player = players[practice.part];
  const awaited = player.awaits(practice);
  const isOwn = ctx.msg !== undefined && isWrittenHere(ctx.msg);
  const isHebrew = /\p{Script=Hebrew}/u.test(text);
  if (!isHeeded(ctx, practice) && !(isOwn && awaited === 'hebrew' && isHebrew)) return false;
  if (practice.updates.includes(ctx.update.update_id)) return true;
  if (isOwn && smallTalkOf(text) === 'stop') {
    await stopToday(asking, ctx, practice);
  } else if (isOwn && awaited !== 'button' && isEarly(ctx, practice)) {
    await ctx.reply(texts.tooEarly);
  } else {
    await withLearner(asking, ctx, async (turn) => {
      const isAnswer = isOwn && awaited !== 'button';
      const taken = isAnswer ? await player.takeText(turn, practice, text) : aside;
      if (taken?.kind === 'aside') await takeAside(turn, practice, text);
      else await carryOn(turn, taken);
    });
  }
  return true;
}

/** Replies to a text that is no answer, and asks the question again below it. */
async function takeAside(turn: Turn, practice: WaitingPractice, text: string): Promise<void> {
  const { asking, ctx } = turn;
  const player = players[practice.part];
  const answer = await lookUp(asking, ctx, text, player.wordOf(practice));
  const isFound = answer && !answer.isUnknown;
  const reminder = player.reminder(practice, asking.recogniser !== undefined);
  await replyWithAnswer(asking, ctx, isFound ? answer : { text: reminder });
  await askAgain(turn, practice);
}

/**
 * A message without a text while a question waits: its caption is looked up, or `remark` is said, and the question is
 * asked again. False for what comes much later.
 */
export async function takeWordless(
  asking: Asking,
  ctx: BotContext,
  practice: WaitingPractice,
  remark: string,
): Promise<boolean> {
  if (!isHeeded(ctx, practice)) return false;
  const isAnswered = practice.updates.includes(ctx.update.update_id);
  if (isAnswered || !(await isFirstOfAlbum(asking.store, ctx.msg ?? {}))) return true;
  await withLearner(asking, ctx, async (turn) => {
    const { caption } = ctx.msg ?? {};
    const wordId = players[practice.part].wordOf(practice);
    const answer = caption === undefined ? undefined : await lookUp(asking, ctx, caption, wordId);
    await replyWithAnswer(asking, ctx, answer && !answer.isUnknown ? answer : { text: remark });
    await askAgain(turn, practice);
  });
  return true;
}

/** Asks the open question in a new message. */
async function askAgain(turn: Turn, practice: WaitingPractice): Promise<void> {
  const { part, question } = practice;
  await takeButtons(turn.ctx, question.messageId);
  const asked = await players[part].ask(turn, { ...practice, helped: helpOf(practice) });
  if (!asked) return play(turn, practice, 1);
  // Another word is asked where this one is taught no more; else tries and help are not forgotten.
  const isSame = players[part].wordOf(asked) === players[part].wordOf(practice);
  const { isHinted, misses, firstTyped } = isSame ? question : asked.question;
  await keep(turn, { ...asked, question: { ...asked.question, isHinted, misses, firstTyped } });
}

/** A voice message while a question waits. */
export async function takeVoice(asking: Asking, ctx: BotContext, practice: WaitingPractice): Promise<void> {
  const player = players[practice.part];
  if (practice.updates.includes(ctx.update.update_id)) return;
  if (player.awaits(practice) !== 'hebrew') {
    await withLearner(asking, ctx, async (turn) => {
      await ctx.reply(player.reminder(practice, true));
      await askAgain(turn, practice);
    });
  } else if (isEarly(ctx, practice)) {
    await ctx.reply(texts.tooEarly);
  } else {
    await withLearner(asking, ctx, async (turn) => carryOn(turn, await player.takeVoice(turn, practice)));
  }
}

const isHeeded = (ctx: BotContext, { question }: WaitingPractice): boolean =>
  ctx.now.getTime() - Date.parse(question.askedAt) <= heedsMs;

/** True for a message that was written before the question. */
const isEarly = (ctx: BotContext, { question }: WaitingPractice): boolean =>
  (ctx.msg?.message_id ?? 0) <= question.promptId;

/** A button under a question; one that is over says so and goes. */
export async function takePress(asking: Asking, ctx: BotContext, action: QuestionAction): Promise<void> {
  const practice = await findWaiting(asking, ctx);
  if (practice?.updates.includes(ctx.update.update_id)) return;
  if (practice?.question.askedBy !== action.askedBy) {
    await ctx.answerCallbackQuery(texts.answered);
    await ctx.editMessageReplyMarkup().catch(() => undefined);
    return;
  }
  await withLearner(asking, ctx, async (turn) => {
    await carryOn(turn, await players[practice.part].takePress(turn, practice, action));
  });
}

/** Ends the session at its current state. */
export async function stopToday(asking: Asking, ctx: BotContext, practice: WaitingPractice): Promise<void> {
  await withLearner(asking, ctx, async (turn) => {
    await takeButtons(ctx, practice.question.messageId);
    await finish(turn, practice);
  });
}
