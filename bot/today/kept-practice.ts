import type { Store } from '../../core/ports.ts';
import { storeKeys } from '../services/store-keys.ts';
import { readFormerPractice } from './former-practice.ts';
import type { ChatPractice } from './practice.ts';

const keptSeconds = 2 * 24 * 60 * 60;
const updatesKnown = 20;

const keyOf = (userId: number): string => storeKeys.practice('today', userId);

/** Undefined when none was begun. Throws when the store is unavailable. */
export async function readPractice(store: Store, userId: number): Promise<ChatPractice | undefined> {
  const kept = await store.get<ChatPractice | object>(keyOf(userId));
  return kept && 'part' in kept ? kept : readFormerPractice(store, userId, kept);
}

/** Stores a practice with the update that led to its current state. Throws when the store is unavailable. */
export async function keepPractice(
  store: Store,
  userId: number,
  practice: ChatPractice,
  updateId: number,
): Promise<void> {
  const updates = [...practice.updates, updateId].slice(-updatesKnown);
  await store.set(keyOf(userId), { ...practice, updates }, { expirySeconds: keptSeconds });
}
