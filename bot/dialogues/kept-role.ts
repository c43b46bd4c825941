import type { Speaker } from '../../core/dialogues/content.ts';
import type { RoleLevel } from '../../core/dialogues/events.ts';
import type { Store } from '../../core/ports.ts';
import { storeKeys } from '../services/store-keys.ts';

/** A role that is played in the chat, waiting for a line of the learner. */
export type KeptRole = {
  dialogueId: number;
  title: string;
  /** Of the dialogue, as it was begun. */
  revision: number;
  speaker: Speaker;
  level: RoleLevel;
  /** Place of the turn that waits. */
  at: number;
  /** The line that waits was shown. */
  isShown: boolean;
  /** The recogniser was away when it was needed last: lines can be chosen, too. */
  isDeaf?: boolean;
  /** The line that waits was tried. */
  isTried: boolean;
  /** Lines that were right at the first try, without being shown. */
  right: number;
  /** ISO moment at which the line was asked. */
  askedAt: string;
  /** Update that asked for it: buttons of other messages are over. */
  askedBy: number;
  /** Updates that were handled; one that is delivered again changes nothing. */
  updates: readonly number[];
};

/** How the line that waits is asked. */
export const levelOf = ({ level, isShown }: KeptRole): RoleLevel => (isShown ? 'reading' : level);

const keptSeconds = 7 * 24 * 60 * 60;
const updatesKnown = 20;
/** How long after a line was asked a message is about it. */
const heedsMs = 60 * 60 * 1000;

/** Undefined when none was begun. Throws when the store is unavailable. */
export const readRole = (store: Store, userId: number): Promise<KeptRole | undefined> =>
  store.get<KeptRole>(storeKeys.role(userId));

/** The role whose line a message of now may be; none while the store is unavailable. */
export async function findAskedRole(store: Store, userId: number, now: Date): Promise<KeptRole | undefined> {
  const role = await readRole(store, userId).catch(() => undefined);
  return role && now.getTime() - Date.parse(role.askedAt) <= heedsMs ? role : undefined;
}

/** Throws when the store is unavailable. */
export async function keepRole(
  store: Store,
  userId: number,
  role: KeptRole,
  updateId: number,
): Promise<void> {
  const updates = [...role.updates, updateId].slice(-updatesKnown);
  await store.set(storeKeys.role(userId), { ...role, updates }, { expirySeconds: keptSeconds });
}

export const dropRole = (store: Store, userId: number): Promise<void> =>
  store.delete(storeKeys.role(userId)).catch(() => undefined);
