import { DomainError } from '../../core/errors.ts';
import type { TypedJudgement } from '../../core/hebrew/answer.ts';
import { isComparable } from '../../core/hebrew/spelling-difference.ts';
import { createRandom } from '../../core/random.ts';
import { startWords, type WordRound, words as wordKind } from '../../core/round/kinds/words.ts';
import { answered } from '../../core/round/round.ts';
import { currentQuestion } from '../../core/round/state.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { todayChatTexts as texts } from '../../core/texts/chat/today.ts';
import { dayName } from '../../core/texts/day-name.ts';
import type { PlannedDay } from '../../db/day/plan.ts';
import type { LearnedWord } from '../../db/day/words.ts';
import { type SavedReview, saveReview } from '../../db/memory/review.ts';
import type { UserRecord } from '../../db/users.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { openKeyboard } from '../keyboards.ts';
import { message } from '../rich-text.ts';
import { describeFailure } from '../services/failures.ts';
import { replyAloud } from '../word-voice.ts';
import { finishKeyboard } from './buttons.ts';
import { dayReader } from './day.ts';
import { takeButtons } from './in-progress.ts';
import {
  beginningWith,
  type ChatExercise,
  type ChatPractice,
  dropPractice,
  type Help,
  keepPractice,
  readPractice,
  withoutWord,
} from './practice.ts';
import { askTask } from './question.ts';

/** A practice in progress. */
export type Reviewing = { user: UserRecord; practice: ChatPractice };

/** A checked answer to the current question, at its last try. */
export type GivenAnswer = {
  /** How it was answered: a word that was to be typed may be spoken. */
  exercise: ChatExercise;
  isRight: boolean;
  /** What was typed at the first try. */
  typed?: string | undefined;
  isPartial: boolean;
  judgement?: TypedJudgement | undefined;
  /** What was chosen, or recognised, instead. */
  chosen?: string | undefined;
  transcript?: string | undefined;
  reason?: string | undefined;
};

const noHelp: Help = { isHinted: false, misses: 0 };

/**
 * Asks the first due word. Words that were answered elsewhere meanwhile are not asked again; for a question that is
 * still open, the help already given still counts.
 */
export async function beginReview(
  deps: BotDeps,
  ctx: BotContext,
  user: UserRecord,
  readDay = dayReader(deps, ctx, user),
): Promise<void> {
  let open: ChatPractice | undefined;
  try {
    open = await readPractice(deps.store, user.id);
  } catch (error) {
    return tellNotKept(deps, ctx, error);
  }
  if (open?.updates.includes(ctx.update.update_id)) return;
  const today = await readDay();
  if (open) await takeButtons(ctx, open.question.messageId);
  const openWordId = open && currentQuestion(open.session)?.wordId;
  const session = beginningWith(startWords(today.tasks, today.again, today.words), openWordId);
  const first = currentQuestion(session);
  if (!first) {
    await drop(deps, user.id);
    await ctx.reply(...message(nothingDue(today, ctx, user), finishKeyboard(deps, today)));
    return;
  }
  const { isHinted, misses, firstTyped } = open?.question ?? noHelp;
  const help = first.wordId === openWordId ? { isHinted, misses, firstTyped } : noHelp;
  const fresh = { date: dateIn(user.timezone, ctx.now), points: 0, firm: 0, updates: open?.updates ?? [] };
  await ask(deps, ctx, { user, practice: { ...fresh, session } }, help);
}

/** Saves the answer, shows the result, and asks the next word. */
export async function settleAnswer(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Reviewing,
  word: LearnedWord,
  given: GivenAnswer,
): Promise<void> {
  const { question, session } = practice;
  let saved: SavedReview;
  try {
    saved = await save(deps, ctx, { user, practice }, word, given);
  } catch (error) {
    const isGone = error instanceof DomainError && error.code === 'word_not_learned';
    if (!isGone) throw error;
    return leaveOut(deps, ctx, { user, practice }, word.id);
  }
  const isRight = saved.result === 'right';
  const points = saved.awarded.reduce((sum, award) => sum + award.points, 0);
  const reason = given.judgement?.reason ?? given.reason;
  const pieces = given.judgement?.pieces;
  const text = isRight
    ? texts.right(word, { points, reason })
    : texts.wrong(word, { ...given, reason, pieces: pieces && isComparable(pieces) ? pieces : undefined });
  // A sound sent with the question is not sent again.
  const wasHeard = question.exercise === 'listen' || question.exercise === 'choose-russian';
  const tell = wasHeard
    ? ctx.reply(...message(text, undefined))
    : replyAloud(deps, ctx, { word, text: () => text });
  await Promise.all([takeButtons(ctx, practice.question.messageId), tell]);
  await goOn(
    deps,
    ctx,
    {
      user,
      practice: {
        ...practice,
        points: practice.points + points,
        firm: practice.firm + (saved.becameFirm ? 1 : 0),
      },
    },
    answered(wordKind, session, isRight, createRandom(ctx.update.update_id)),
  );
}

/** Asks the next word and skips the current one. */
export async function skipWord(deps: BotDeps, ctx: BotContext, reviewing: Reviewing): Promise<void> {
  const { session } = reviewing.practice;
  await takeButtons(ctx, reviewing.practice.question.messageId);
  await goOn(deps, ctx, reviewing, withoutWord(session, currentQuestion(session)?.wordId ?? 0));
}

/** Asks the next word: the current one is not (or no longer) taught. */
export async function leaveOut(
  deps: BotDeps,
  ctx: BotContext,
  reviewing: Reviewing,
  wordId: number,
): Promise<void> {
  await Promise.all([takeButtons(ctx, reviewing.practice.question.messageId), ctx.reply(texts.wordGone)]);
  await goOn(deps, ctx, reviewing, withoutWord(reviewing.practice.session, wordId));
}

/** Ends the review at its current state. */
export async function stopReview(deps: BotDeps, ctx: BotContext, reviewing: Reviewing): Promise<void> {
  await takeButtons(ctx, reviewing.practice.question.messageId);
  await finishReview(deps, ctx, reviewing);
}

/** Shows what was strengthened, and when the next words come. */
async function finishReview(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Omit<Reviewing, 'practice'> & { practice: Unasked },
): Promise<void> {
  const { session, points, firm } = practice;
  const today = await dayReader(deps, ctx, user)();
  const missed = new Set(session.missed);
  const left = new Set([...today.tasks, ...today.again].map(({ wordId }) => wordId)).size;
  const summary = texts.summary({
    answered: session.answered,
    strengthened: session.strengthened.filter((id) => !missed.has(id)).length,
    firm,
    points,
    left,
    letters: today.letters.length,
    next: nextDay(today, ctx, user),
    newWords: today.newWords,
    isPaused: today.newWordsPaused,
  });
  await ctx.reply(...message(summary, finishKeyboard(deps, { left, letters: today.letters })));
  await drop(deps, user.id);
}

/** Stores a practice that continues at its current question. Tells the learner when that fails. */
export async function keep(deps: BotDeps, ctx: BotContext, { user, practice }: Reviewing): Promise<void> {
  await keepPractice(deps.store, user.id, practice, ctx.update.update_id).catch((error: unknown) =>
    tellNotKept(deps, ctx, error),
  );
}

type Unasked = Omit<ChatPractice, 'question'>;

async function save(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice: { question } }: Reviewing,
  word: LearnedWord,
  { exercise, isRight, typed, isPartial }: GivenAnswer,
): Promise<SavedReview> {
  const input = {
    userId: user.id,
    zone: user.timezone,
    // Named after the question: neither a repeated update nor a second answer counts twice.
    eventId: `today-${question.askedBy}`,
    wordId: word.id,
    exercise,
    result: isRight ? ('right' as const) : ('wrong' as const),
    tries: question.misses + 1,
    isPartial: isPartial || question.isHinted,
    typed,
    // No answer time: in a chat it only shows when the learner looked at their phone.
  };
  return saveReview(deps.db, input, ctx.now);
}

async function goOn(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: Reviewing,
  session: WordRound,
): Promise<void> {
  const date = dateIn(user.timezone, ctx.now);
  if (practice.date === date) return ask(deps, ctx, { user, practice: { ...practice, session } }, noHelp);
  // Planned on another day: the database knows what is due now.
  const { tasks, again, words } = await dayReader(deps, ctx, user)();
  const { strengthened, missed, answered } = session;
  const planned = { ...startWords(tasks, again, words), strengthened, missed, answered };
  await ask(deps, ctx, { user, practice: { ...practice, date, session: planned } }, noHelp);
}

async function ask(
  deps: BotDeps,
  ctx: BotContext,
  { user, practice }: { user: UserRecord; practice: Unasked },
  help: Help,
): Promise<void> {
  const { session } = practice;
  const task = currentQuestion(session);
  if (!task) return finishReview(deps, ctx, { user, practice });
  const left = session.queue.length;
  const question = await askTask(deps, ctx, { userId: user.id, task, left, help });
  if (question) return keep(deps, ctx, { user, practice: { ...practice, question } });
  return ask(
    deps,
    ctx,
    { user, practice: { ...practice, session: withoutWord(session, task.wordId) } },
    noHelp,
  );
}

function nothingDue(today: PlannedDay, ctx: BotContext, user: UserRecord) {
  const { done, newWords, newWordsPaused: isPaused, nextDue, letters } = today;
  const isNew = done === 0 && nextDue === null;
  const next = nextDay(today, ctx, user);
  return texts.nothing({
    done,
    newWords: isNew ? 0 : newWords,
    letters: letters.length,
    next,
    isNew,
    isPaused,
  });
}

function nextDay({ nextDue }: PlannedDay, ctx: BotContext, user: UserRecord): string | null {
  return nextDue && dayName(nextDue, dateIn(user.timezone, ctx.now));
}

async function drop(deps: BotDeps, userId: number): Promise<void> {
  await dropPractice(deps.store, userId).catch((error: unknown) => {
    deps.log('warn', 'practice-not-dropped', { cause: describeFailure(error) });
  });
}

async function tellNotKept(deps: BotDeps, ctx: BotContext, error: unknown): Promise<void> {
  deps.log('warn', 'practice-not-kept', { cause: describeFailure(error) });
  await ctx.reply(...message(texts.notKept, openKeyboard(deps)));
}
