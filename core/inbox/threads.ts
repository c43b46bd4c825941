/** What a thread is about: a payment, anything a learner writes to the owners, a mistake that was reported. */
export const threadKinds = ['payment', 'question', 'report'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** Those that a learner begins by writing. */
export type WrittenKind = Exclude<ThreadKind, 'report'>;

/** 'open': the admins are to answer. 'waiting': they have answered, the learner may go on. */
export const threadStates = ['open', 'waiting', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

/** What a message of a thread may be; everything but texts stays at Telegram, and is copied from there. */
export const messageKinds = ['text', 'photo', 'voice', 'audio', 'video', 'document'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Those that the app shows by itself. */
export const shownFileKinds = ['photo', 'voice', 'audio'] as const satisfies readonly MessageKind[];
/** Larger files come by the chat alone: an answer of a function holds 4.5 megabytes. */
export const maxShownFileBytes = 4 * 2 ** 20;

export type MessageAuthor = 'learner' | 'admin';

/** Longest texts, in UTF-16 units. */
export const threadLengths = {
  /** As Telegram sends it. */
  text: 4096,
  /** Written in the app. */
  written: 2000,
  /** Shown in a list. */
  shown: 200,
} as const;

/** Messages of one learner in ten minutes, and in a day: what is beyond them is refused with a message. */
export const messageLimits = [
  { minutes: 10, messages: 10 },
  { minutes: 24 * 60, messages: 50 },
] as const;

/** How long messages go to the owners after «Написать нам» when nothing else is begun. */
export const writingSeconds = 60 * 60;

/** A message as it arrived; `from` is missing for one that was written in the app. */
export type ThreadContent = {
  kind: MessageKind;
  /** Of a file its caption; '' where it has none. */
  text: string;
  fileId?: string | undefined;
  /** Where Telegram keeps it. */
  from?: { chatId: number; messageId: number } | undefined;
};
