import type { Message, Update } from 'grammy/types';
import { createListeners } from '../listeners.ts';
import type { SimulationState } from './state.ts';

/** What waits for the bot. */
export function createUpdateQueue(state: SimulationState, save: () => void) {
  const updates = createListeners<Update>();
  const confirmations = createListeners();

  return {
    /** Queues an update for the bot under the next update id. */
    addUpdate(update: Omit<Update, 'update_id'>): Update {
      const numbered = { update_id: state.nextUpdateId++, ...update } as Update; // update_id is what Omit took away
      if (!wants(state.allowedUpdates, numbered)) return numbered;
      state.pendingUpdates.push(numbered);
      save();
      updates.call(numbered);
      return numbered;
    },

    /**
     * Sends the update to the bot once more after it has confirmed it, as Telegram does when the confirmation is lost.
     */
    repeatUpdate(updateId: number) {
      state.repeatedUpdates.push(updateId);
      save();
    },

    /** Removes the updates that the bot has confirmed; one that is to come twice stays for its second time. */
    confirmUpdates(isConfirmed: (update: Update) => boolean) {
      const confirmed = state.pendingUpdates.filter(isConfirmed);
      if (confirmed.length === 0) return;
      const staying = confirmed.filter((update) => state.repeatedUpdates.includes(update.update_id));
      state.pendingUpdates = state.pendingUpdates.filter(
        (update) => staying.includes(update) || !confirmed.includes(update),
      );
      state.repeatedUpdates = state.repeatedUpdates.filter(
        (id) => !staying.some((update) => update.update_id === id),
      );
      save();
      confirmations.call();
    },

    /** Calls `listener` whenever the bot has confirmed updates; the returned function removes it. */
    onConfirm: confirmations.add,

    onUpdate: updates.add,
  };
}

/** Kinds that Telegram sends only when they are requested by name. */
const askedForByName = ['chat_member', 'message_reaction', 'message_reaction_count'];

/** Whether the bot subscribed to this kind of update; an empty list means Telegram's default set. */
export function wants(allowed: readonly string[], update: Update): boolean {
  const kind = updateKind(update);
  return allowed.length > 0 ? allowed.includes(kind) : !askedForByName.includes(kind);
}

/** The one field of an update beside its id, e.g. `message`. */
export function updateKind(update: Update): string {
  return Object.keys(update).find((key) => key !== 'update_id') ?? 'unknown';
}

/** The chat whose updates wait for each other; an update without a chat waits for nobody. */
export function chatOfUpdate(update: Update): number | undefined {
  const message: Message | undefined = update.message ?? update.edited_message;
  return (
    message?.chat.id ?? update.callback_query?.message?.chat.id ?? update.my_chat_member?.chat.id ?? undefined
  );
}
