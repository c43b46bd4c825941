import type { ConversationState } from '@grammyjs/conversations';
import type { Store } from '../../core/ports.ts';
import type { DialogueName } from '../../core/texts/admin-bot.ts';

/**
 * A dialogue is its code run anew over what was answered so far: with other steps in the code the old answers fit no
 * more. Raise this number with every change of what a dialogue asks, calls or waits for, in its order.
 */
export const dialogueVersion = 2;

/** A dialogue rests for a day; after that, and until it is forgotten, its admin is told that it is over. */
const restsMs = 24 * 60 * 60 * 1000;
const keptSeconds = 7 * 24 * 60 * 60;
/** So many of the latest updates are known, should Telegram bring one of them again. */
const updatesKnown = 20;

/** What is stored of one admin's dialogue. JSON. */
export type KeptDialogue = {
  name: DialogueName;
  version: number;
  /** ISO moment of the last answer. */
  at: string;
  /** Ids of the updates that the dialogue has taken. */
  updates: number[];
  /** What was answered so far. */
  state: ConversationState;
};

const keyOf = (chatId: number): string => `dialogue:${chatId}`;

/** The dialogue of a chat, whatever its version and age; throws when the store is away. */
export async function readDialogue(store: Store, chatId: number): Promise<KeptDialogue | undefined> {
  return store.get<KeptDialogue>(keyOf(chatId));
}

/** Writes a dialogue down after the step that `updateId` made. */
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
