import { type WrittenKind, writingSeconds } from '../../core/inbox/threads.ts';
import type { Log, Store } from '../../core/ports.ts';
import type { Db } from '../../db/connection/client.ts';
import { findAwaitedWord } from '../awaited-word.ts';
import type { BotContext } from '../context.ts';
import { findAskedRole } from '../dialogues/kept-role.ts';
import { openRecording } from '../record/recording.ts';
import { storeKeys } from '../services/store-keys.ts';
import { findWaiting } from '../today/loop.ts';

/** A learner who is writing to the owners. */
export type Writing = {
  kind: WrittenKind;
  /** ISO moment of the beginning, or of the last message that went there. */
  at: string;
  /** Something was passed on. */
  hasWritten: boolean;
};

export type Keeping = { store: Store };

/** From now on what the learner sends goes to the owners. False while the store is unavailable. */
export async function keepWriting({ store }: Keeping, userId: number, writing: Writing): Promise<boolean> {
  const set = store.set(storeKeys.inbox(userId), writing, { expirySeconds: writingSeconds });
  return set.then(
    () => true,
    () => false,
  );
}

/** Undefined when they are not writing, and while the store is unavailable. */
export async function findWriting({ store }: Keeping, userId: number): Promise<Writing | undefined> {
  return store.get<Writing>(storeKeys.inbox(userId)).catch(() => undefined);
}

export async function endWriting({ store }: Keeping, userId: number): Promise<void> {
  await store.delete(storeKeys.inbox(userId)).catch(() => undefined);
}

/** Whether an exercise has asked since: then its question is meant, as it is of two questions (waiting.ts). */
export async function isAskedSince(
  deps: Keeping & { db: Db; log: Log },
  ctx: BotContext & { from: { id: number } },
  { at }: Writing,
): Promise<boolean> {
  const [recording, practice, role, word] = await Promise.all([
    openRecording(deps.db, ctx),
    findWaiting(deps, ctx),
    findAskedRole(deps.store, ctx.from.id, ctx.now),
    findAwaitedWord(deps.store, ctx.from.id),
  ]);
  const asked = [recording?.place.askedAt.toISOString(), practice?.question.askedAt, role?.askedAt, word?.at];
  return asked.some((moment) => moment !== undefined && moment > at);
}
