/** Keys of the store that hold something about a person; in a private chat the chat has the person's id. */
export const storeKeys = {
  /** The word that they are about to say. */
  awaitedWord: (userId: number): string => `say:${userId}`,
  /** An admin's dialogue. */
  dialogue: (chatId: number): string => `dialogue:${chatId}`,
  /** What they send goes to the owners. */
  inbox: (userId: number): string => `inbox:${userId}`,
  /** Today's listening files. */
  listening: (userId: number): string => `listening:${userId}`,
  /** The role of a dialogue that they play. */
  role: (userId: number): string => `role:${userId}`,
  /** A practice of «Сегодня» in the chat. */
  practice: (name: PracticeName, userId: number): string => `${name}:${userId}`,
  /** A speaker has been given the menu with /record. */
  speakerMenu: (chatId: number): string => `speaker-menu:${chatId}`,
  /** They see tables, and want them. */
  tables: (chatId: number): string => `tables:${chatId}`,
};

const practiceNames = ['today', 'today-forms', 'today-numbers'] as const;
export type PracticeName = (typeof practiceNames)[number];

/** All keys of one person. Counters of limits are not among them: they are gone within a day. */
export function keysOfPerson(userId: number): string[] {
  return [
    storeKeys.awaitedWord(userId),
    storeKeys.dialogue(userId),
    storeKeys.inbox(userId),
    storeKeys.listening(userId),
    storeKeys.role(userId),
    storeKeys.speakerMenu(userId),
    storeKeys.tables(userId),
    ...practiceNames.map((name) => storeKeys.practice(name, userId)),
  ];
}
