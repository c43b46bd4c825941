import type { CallRecord } from '../calls.ts';
import type { ChatView, GroupView, HostState } from '../control/shapes.ts';
import type { BridgeEvent } from './phone/bridge.ts';
import { createStore, type Store } from './store.ts';

export type Note = { id: number; text: string; link: string | undefined };

/** What the page shows of the local Telegram, for the chosen person. */
type SessionState = {
  host: HostState;
  /** Null until the first chat has come. */
  chat: ChatView | null;
  group: GroupView | null;
  /** The chat of the chosen person is still to come. */
  isLoading: boolean;
  /** What the bot is doing, as the chat's subtitle says it; null for nothing. */
  typing: string | null;
  /** A message came while the other tab was shown. */
  isUnread: boolean;
  calls: readonly CallRecord[];
  events: readonly BridgeEvent[];
  /** Short notes that come and go over the page. */
  notes: readonly Note[];
  isLineLost: boolean;
};

export type Session = Store<SessionState>;

export const createSession = (host: HostState): Session =>
  createStore<SessionState>({
    ...{ host, chat: null, group: null, isLoading: true, typing: null, isUnread: false },
    ...{ calls: [], events: [], notes: [], isLineLost: false },
  });

const shownMs = 4000;
let notesShown = 0;

/** Shows a note for some seconds, with a link for twice as long. */
export function showNote(session: Session, text: string, link?: string): void {
  notesShown += 1;
  const note = { id: notesShown, text, link };
  session.set({ notes: [...session.get().notes, note] });
  const remove = () => session.set({ notes: session.get().notes.filter(({ id }) => id !== note.id) });
  setTimeout(remove, link ? shownMs * 2 : shownMs);
}

/** Answers to pressed buttons: they may come sooner than the reply to the press itself. */
export function createAnswers(waitMs = 15_000) {
  const known = new Set<string>();
  const waiting = new Map<string, () => void>();
  function settle(queryId: string): void {
    known.add(queryId);
    waiting.get(queryId)?.();
    waiting.delete(queryId);
  }
  return {
    settle,
    /** Resolves when the bot has answered, or has not in time. */
    async wait(queryId: string): Promise<void> {
      if (known.has(queryId)) return;
      await new Promise<void>((resolve) => {
        waiting.set(queryId, resolve);
        setTimeout(() => settle(queryId), waitMs);
      });
    },
  };
}
