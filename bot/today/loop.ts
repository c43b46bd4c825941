import { dateIn } from '../../core/streak/streak.ts';
import { smallTalkOf } from '../../core/text/small-talk.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import { dayName } from '../../core/texts/day-name.ts';
import type { PlannedDay } from '../../db/day/plan.ts';
import { findUser, type UserRecord } from '../../db/users.ts';
import type { BotContext } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { tellShutOut } from '../shut-out.ts';
import { isWrittenHere } from '../waiting.ts';
import { isFirstOfAlbum } from '../wordless.ts';
import { lookUp } from '../words/look-up.ts';
import { replyWithAnswer } from '../words/reply.ts';
import { finishKeyboard } from './buttons.ts';
import { dayReader } from './day.ts';
import { formPlayer } from './forms.ts';
import { keepPractice, readPractice } from './kept-practice.ts';
import { numberPlayer } from './numbers.ts';
import {
  type Asking,
  aside,
  type Outcome,
  type Player,
  type QuestionAction,
  type Turn,
  takeButtons,
} from './player.ts';
import {
  type ChatPractice,
  isWaiting,
  type Part,
  parts,
  type WaitingPractice,
  withRounds,
} from './practice.ts';
import { wordPlayer } from './words.ts';

/** «Сегодня» in the chat: one loop over the parts of a day, each with a player of its own. */

const players: Record<Part, Player> = { forms: formPlayer, numbers: numberPlayer, words: wordPlayer };

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
    part: 'forms',
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

/** Does something for the sender; replies to whom an admin shut out that they are. */
async function withLearner(
  asking: Asking,
  ctx: BotContext,
  work: (turn: Turn) => Promise<void>,
): Promise<void> {
  const user = ctx.from && (await findUser(asking.db, ctx.from.id, ctx.now));
  if (user && !user.isBlocked) return work(turnOf(asking, ctx, user));
  await tellShutOut(ctx);
}

const turnOf = (asking: Asking, ctx: BotContext, user: UserRecord): Turn => ({
  ...{ asking, ctx, user },
  readDay: dayReader(asking, ctx, user),
});

async function carryOn(turn: Turn, outcome: Outcome | undefined): Promise<void> {
  if (!outcome) return;
  const { kind, practice } = outcome;
  if (kind === 'open') return keep(turn, practice);
  if (kind === 'end') return finish(turn, practice);
  await play(turn, practice, kind === 'leave' ? 1 : 0);
}

/** Asks what comes first, from the current part on, or from `further` parts after it. */
async function play(turn: Turn, practice: ChatPractice, further = 0): Promise<void> {
  let current = practice;
  for (const part of parts.slice(parts.indexOf(practice.part) + further)) {
    // A question belongs to its part.
    if (part !== current.part) current = { ...current, part, question: null };
    const asked = await players[part].ask(turn, current);
    if (asked) return keep(turn, asked);
  }
  await finish(turn, current);
}

/** Says how it went, or that nothing is due, and when the next words come. */
async function finish(turn: Turn, practice: ChatPractice): Promise<void> {
  const { ctx, asking, readDay } = turn;
  const { stopped } = players[practice.part];
  if (stopped !== undefined) {
    await ctx.reply(stopped);
  } else {
    const day = await readDay();
    const left = isWaiting(practice)
      ? new Set([...day.tasks, ...day.again].map(({ wordId }) => wordId)).size
      : 0;
    const text = isWaiting(practice) ? summaryOf(turn, practice, day, left) : nothingDue(turn, day);
    await ctx.reply(...message(text, finishKeyboard(asking, { left, letters: day.letters })));
  }
  await keep(turn, { ...practice, question: null, rounds: keptAllDay(ended(practice)) });
}

/** What is asked once a day, and was begun. */
const keptAllDay = ({ rounds }: ChatPractice): ChatPractice['rounds'] =>
  Object.fromEntries(Object.entries(rounds).filter(([part]) => players[part as Part].isKeptAllDay)); // its own parts

/** The practice with the round of its part over. */
function ended(practice: ChatPractice): ChatPractice {
  const round = practice.rounds[practice.part];
  return round ? withRounds(practice, { [practice.part]: { ...round, queue: [] } }) : practice;
}

function summaryOf(turn: Turn, { rounds, points, firm }: ChatPractice, day: PlannedDay, left: number) {
  const { answered = 0, strengthened = [], missed = [] } = rounds.words ?? {};
  return texts.summary({
    ...{ answered, firm, points, left },
    strengthened: strengthened.filter((id) => !missed.includes(id)).length,
    letters: day.letters.length,
    next: nextDay(turn, day),
    newWords: day.newWords,
    isPaused: day.newWordsPaused,
  });
}

function nothingDue(turn: Turn, day: PlannedDay) {
  const { done, newWords, newWordsPaused: isPaused, nextDue, letters } = day;
  const isNew = done === 0 && nextDue === null;
  return texts.nothing({
    ...{ done, isNew, isPaused },
    newWords: isNew ? 0 : newWords,
    letters: letters.length,
    next: nextDay(turn, day),
  });
}

const nextDay = ({ ctx, user }: Turn, { nextDue }: PlannedDay): string | null =>
  nextDue && dayName(nextDue, dateIn(user.timezone, ctx.now));

/** The help of the word whose question is open. */
function helpOf(practice: ChatPractice | undefined): ChatPractice['helped'] {
  if (!isWaiting(practice) || practice.part !== 'words') return practice?.helped;
  const { isHinted, misses, firstTyped } = practice.question;
  const wordId = players.words.wordOf(practice);
  return wordId === undefined ? undefined : { wordId, isHinted, misses, firstTyped };
}

/** Stores a practice. Tells the learner when that fails while a question waits. */
async function keep(turn: Turn, practice: ChatPractice): Promise<void> {
  const { asking, ctx, user } = turn;
  await keepPractice(asking.store, user.id, practice, ctx.update.update_id).catch((error: unknown) =>
    isWaiting(practice)
      ? tellNotKept(turn, error)
      : asking.log('warn', 'practice-not-kept', { cause: describeFailure(error) }),
  );
}

async function tellNotKept({ asking, ctx }: Turn, error: unknown): Promise<void> {
  asking.log('warn', 'practice-not-kept', { cause: describeFailure(error) });
  await ctx.reply(...message(texts.notKept, openKeyboard(asking)));
}
