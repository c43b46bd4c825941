import type { ConversationState } from '@grammyjs/conversations';
import type { Store } from '../../core/ports.ts';
import type { DialogueName } from '../../core/texts/admin/bot.ts';
import { storeKeys } from '../services/store-keys.ts';

/**
 * A dialogue runs its code again over all answers so far: if the steps of the code change, the old answers no longer
 * fit. Raise this number with every change to what a dialogue asks, calls or waits for, or to the order of these.
 */
export const dialogueVersion = 9;

/** A dialogue is kept for a day; after that, until it is forgotten, its admin hears that it is over. */
const restsMs = 24 * 60 * 60 * 1000;
const keptSeconds = 7 * 24 * 60 * 60;
/** This many of the latest updates are remembered, in case Telegram delivers one of them again. */
const updatesKnown = 20;

/** The stored dialogue of one admin. JSON. */
export type KeptDialogue = {
  name: DialogueName;
  version: number;
  /** ISO moment of the last answer. */
  at: string;
  /** Ids of the updates that the dialogue has handled. */
  updates: number[];
  /** All answers so far. */
  state: ConversationState;
};

const keyOf = storeKeys.dialogue;

/** The dialogue of a chat, whatever its version and age; throws when the store is unavailable. */
export async function readDialogue(store: Store, chatId: number): Promise<KeptDialogue | undefined> {
  return store.get<KeptDialogue>(keyOf(chatId));
}

/** Stores a dialogue after the step that `updateId` made. */
export async function keepDialogue(
  store: Store,
  chatId: number,
  step: { name: DialogueName; state: ConversationState; updateId: number; known?: KeptDialogue | undefined },
  now: Date,
): Promise<void> {
  const { name, state, updateId, known } = step;
  const updates = [...(known?.updates ?? []), updateId].slice(-updatesKnown);
  const kept: KeptDialogue = { name, version: dialogueVersion, at: now.toISOString(), updates, state };
  await store.set(keyOf(chatId), kept, { expirySeconds: keptSeconds });
}

export async function dropDialogue(store: Store, chatId: number): Promise<void> {
  await store.delete(keyOf(chatId));
}

/** Why a kept dialogue cannot go on; undefined when it can. */
export function endOf(kept: KeptDialogue, now: Date): 'renewed' | 'over' | undefined {
  if (kept.version !== dialogueVersion) return 'renewed';
  return now.getTime() - Date.parse(kept.at) > restsMs ? 'over' : undefined;
}
