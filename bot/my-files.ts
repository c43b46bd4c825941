import { Composer } from 'grammy';
import { DomainError } from '../core/errors.ts';
import type { Background, Clock, Log, Store } from '../core/ports.ts';
import type { LogEvent } from '../core/service/log-events.ts';
import { countCall, type Limit } from '../db/store/limits.ts';
import { findUser, type UserRecord } from '../db/users.ts';
import type { BotContext, BotDeps } from './context.ts';
import { openKeyboard } from './keyboards.ts';
import { welcomeLearner } from './learner.ts';
import { message } from './rich-text.ts';
import { describeFailure } from './services/failures.ts';
import { tellShutOut } from './shut-out.ts';

/** A deck with its sounds takes seconds and megabytes. */
const fileLimit: Limit = { name: 'words-file', calls: 6, windowSeconds: 600 };

/** Counts a file that somebody asked to be made; false when there were too many of late. */
export async function isFileAllowed(
  deps: { store: Store; clock: Clock; log: Log },
  limit: Limit,
  userId: number,
): Promise<boolean> {
  try {
    await countCall(deps.store, deps.clock, limit, String(userId), (cause) =>
      deps.log('warn', 'limit-not-counted', { cause: describeFailure(cause) }),
    );
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'limit') return false;
    throw error;
  }
}

/**
 * Where the platform lets work outlive the update, a file is made and sent after that is answered: it may take longer than
 * Telegram waits. A failure is logged, and said.
 */
export async function sendWhenMade(
  { background, log }: { background?: Background; log: Log },
  ctx: BotContext,
  { sending, failure }: { sending: Promise<unknown>; failure: FileFailure },
): Promise<void> {
  const handled = sending.catch(async (error: unknown) => {
    log('warn', failure.event, { ...failure.fields, cause: describeFailure(error) });
    await ctx.reply(failure.text).catch(() => undefined);
  });
  if (background) background(handled);
  else await handled;
}

type FileFailure = { event: LogEvent; fields?: Record<string, unknown>; text: string };

type LearnersFile<Choice> = {
  /** /command, or the start parameter of a link from the mini-app. */
  command: string;
  parameter: string;
  /** What is offered to somebody who has learned words, by buttons of which `choiceOf` reads the data. */
  offer: (wordsLearned: number) => ReturnType<typeof message>;
  choiceOf: (data: string) => Choice | undefined;
  send: (ctx: BotContext, user: UserRecord, choice: Choice) => Promise<void>;
  texts: { none: string; tooOften: string; preparing: string };
  failureOf: (choice: Choice) => FileFailure;
};

/** A file of a learner's words that is made in the way that a button says. */
export function learnersFile<Choice>(deps: BotDeps, file: LearnersFile<Choice>): Composer<BotContext> {
  const { command, parameter, texts } = file;
  const feature = new Composer<BotContext>();
  const chat = feature.chatType('private');

  chat.command(command, offer);
  chat.command('start', (ctx, next) => (ctx.match.trim() === parameter ? offer(ctx) : next()));

  chat.on('callback_query:data', async (ctx, next) => {
    const choice = file.choiceOf(ctx.callbackQuery.data);
    if (choice === undefined) return next();
    const user = await findUser(deps.db, ctx.from.id, ctx.now);
    if (!user || user.isBlocked) return tellShutOut(ctx);
    if (!(await isFileAllowed(deps, fileLimit, user.id))) {
      await ctx.answerCallbackQuery({ text: texts.tooOften, show_alert: true });
      return;
    }
    await ctx.answerCallbackQuery(texts.preparing);
    const sending = file.send(ctx, user, choice);
    await sendWhenMade(deps, ctx, { sending, failure: file.failureOf(choice) });
  });

  return feature;

  async function offer(ctx: BotContext): Promise<void> {
    if (!ctx.from) return;
    const { user, wordsLearned } = await welcomeLearner(deps, ctx.from, ctx.now);
    if (user.isBlocked) return tellShutOut(ctx);
    if (wordsLearned === 0) await ctx.reply(...message(texts.none, openKeyboard(deps)));
    else await ctx.reply(...file.offer(wordsLearned));
  }
}
