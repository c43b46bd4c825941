import { isMocked, mockMode } from './mock/mock-mode.ts';

/**
 * Small JSON values in the browser's local storage. Storage may be forbidden, full, or emptied by the client at any
 * time (Telegram's WebViews share it between accounts): reading then returns undefined and writing does nothing.
 */
export type LocalStore = {
  read(key: string): unknown;
  /** True when the value is really stored afterwards. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
};

/** What was shown while some of it came from the mock must not be restored as the server's. */
const shown = () => (isMocked() ? 'mila:mock:' : 'mila:');

/** Names of everything that is stored; the user's id is part of each key, so that accounts never mix. */
export const localKeys = {
  /** The account of the mock is never kept as the last one. */
  get lastUser() {
    return mockMode().all ? 'mila:mock:last-user' : 'mila:last-user';
  },
  session: (userId: number) => `mila:jwt-token:${userId}`,
  /** The learner's part of the last home; the course in it is kept once for all accounts. */
  home: (userId: number) => `${shown()}home:${userId}`,
  /** What the last home looked like (lib/kept/drawn-home.ts). */
  drawnHome: (userId: number) => `${shown()}drawn-home:${userId}`,
  get course() {
    return `${shown()}course`;
  },
  pendingOrder: (userId: number) => `mila:pending-order:${userId}`,
  outbox: (userId: number) => `mila:outbox:${userId}`,
  /** Words learned here that the server has not confirmed yet. */
  unsentWords: (userId: number) => `${shown()}words:${userId}`,
  /** Lessons with their words and progress, for a time without a network. */
  lessons: (userId: number) => `${shown()}lessons:${userId}`,
  /** Settings that the server has not confirmed yet. */
  unsentSettings: (userId: number) => `mila:unsent-settings:${userId}`,
  /** The learner's figures alone: a second window of the app reads them every two seconds. */
  stats: (userId: number) => `${shown()}stats:${userId}`,
  /** «Читаете на иврите?»: on this device alone, until the first word is learned another one may ask again. */
  reads: (userId: number) => `mila:reads:${userId}`,
  /** A session of «Сегодня» in progress. */
  today: (userId: number) => `mila:today:${userId}`,
  /** Quizzes in progress, by lesson. */
  quizzes: (userId: number) => `mila:quizzes:${userId}`,
  /** An icon on the home screen was offered; of the device, whoever uses it. */
  homeScreenOffered: 'mila:home-screen-offered',
  /** Which rewards have been celebrated on this device. */
  seenRewards: (userId: number) => `${shown()}seen-rewards:${userId}`,
  /** A lesson that an admin has not saved yet; null is one that is not there yet. */
  lessonDraft: (userId: number, lessonId: number | null) =>
    `mila:lesson-draft:${userId}:${lessonId ?? 'new'}`,
  /** Lessons that an admin has pasted and not created yet. */
  pastedLessons: (userId: number) => `mila:pasted-lessons:${userId}`,
  /** The same for a rule of grammar. */
  broadcastDraft: (userId: number, draftId: number | null) =>
    `mila:broadcast-draft:${userId}:${draftId ?? 'new'}`,
  ruleDraft: (userId: number, ruleId: number | null) => `mila:rule-draft:${userId}:${ruleId ?? 'new'}`,
  /** The same for a dialogue. */
  dialogueDraft: (userId: number, dialogueId: number | null) =>
    `mila:dialogue-draft:${userId}:${dialogueId ?? 'new'}`,
  /** The voice as SPEC §3 keeps it; the only key that it names itself, without an account. */
  tts: 'tts_settings',
};

export function createLocalStore(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): LocalStore {
  return {
    read(key) {
      try {
        const text = open().getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Forbidden storage holds nothing to remove.
      }
    },
  };
}
