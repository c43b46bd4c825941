import type { Store } from '../../core/ports.ts';
import { todayChatTexts } from '../../core/texts/chat/today.ts';
import { findUser, type UserRecord } from '../../db/users.ts';
import { findAwaitedWord } from '../awaited-word.ts';
import type { BotContext, BotDeps } from '../context.ts';
import { describeFailure } from '../services/failures.ts';
import { type PracticeName, storeKeys } from '../services/store-keys.ts';
import { tellShutOut } from '../shut-out.ts';

/** What words, forms and numbers of «Сегодня» in the chat have in common: a practice that is kept between updates. */

/** A message that is no answer and comes later than this after the question is not about it. */
const heedsMs = 60 * 60 * 1000;
const keptSeconds = 2 * 24 * 60 * 60;
const updatesKnown = 20;

type Practice = {
  /** Updates that it has handled, the latest last, in case Telegram delivers one of them again. */
  updates: readonly number[];
};

/**
 * Reads and writes the practice of a name in the store; `readKept` brings what an older release kept into today's shape.
 * Each throws when the store is unavailable.
 */
export function createPracticeKeeper<P extends Practice, K = P>(
  name: PracticeName,
  readKept: (kept: K) => P,
) {
  const keyOf = (userId: number): string => storeKeys.practice(name, userId);
  return {
    /** Undefined when none is in progress. */
    async read(store: Store, userId: number): Promise<P | undefined> {
      const kept = await store.get<K>(keyOf(userId));
      return kept === undefined ? undefined : readKept(kept);
    },
    /** Stores a practice with the update that led to its current state. */
    async keep(store: Store, userId: number, practice: P, updateId: number): Promise<void> {
      const updates = [...practice.updates, updateId].slice(-updatesKnown);
      await store.set(keyOf(userId), { ...practice, updates }, { expirySeconds: keptSeconds });
    },
    async drop(store: Store, userId: number): Promise<void> {
      await store.delete(keyOf(userId));
    },
  };
}

/** The sender's practice; while the store is unavailable, none is in progress. */
export async function readInProgress<P>(
  deps: Pick<BotDeps, 'store' | 'log'>,
  ctx: BotContext,
  read: (store: Store, userId: number) => Promise<P | undefined>,
): Promise<P | undefined> {
  return read(deps.store, ctx.from?.id ?? 0).catch((error: unknown) => {
    deps.log('warn', 'practice-not-read', { cause: describeFailure(error) });
    return undefined;
  });
}

/** Does something for the sender, unless an admin shut them out: then they are told so. */
export async function forLearner(
  deps: Pick<BotDeps, 'db'>,
  ctx: BotContext,
  work: (user: UserRecord) => Promise<void>,
): Promise<void> {
  const user = ctx.from && (await findUser(deps.db, ctx.from.id, ctx.now));
  if (user && !user.isBlocked) return work(user);
  await tellShutOut(ctx);
}

/** A button under a question that is over says so and goes. */
export async function refuseOldButton(ctx: BotContext): Promise<void> {
  await ctx.answerCallbackQuery(todayChatTexts.answered);
  await ctx.editMessageReplyMarkup().catch(() => undefined);
}

/** Removes the buttons of a message, which may be gone already. */
export async function takeButtons(ctx: BotContext, messageId: number): Promise<void> {
  await ctx.api.editMessageReplyMarkup(ctx.chat?.id ?? 0, messageId).catch(() => undefined);
}

/** True while a message can still be about a question. `askedAt` is an ISO time. */
export const isHeeded = (ctx: BotContext, askedAt: string): boolean =>
  ctx.now.getTime() - Date.parse(askedAt) <= heedsMs;

/** True when a word of a lesson was asked later than the question. */
export async function isForLesson(
  { store }: Pick<BotDeps, 'store'>,
  ctx: BotContext,
  askedAt: string,
): Promise<boolean> {
  const awaited = await findAwaitedWord(store, ctx.from?.id ?? 0);
  return awaited !== undefined && awaited.at > askedAt;
}
