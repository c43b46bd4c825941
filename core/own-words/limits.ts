/** Where the own words of every learner stand in place of a lesson: no lesson of the course has this id. */
export const ownLessonId = 500_000_000;

/** Ids from here on are of own words: no word of the course has one. */
export const firstOwnWordId = 1_000_000_000;

export const isOwnWordId = (wordId: number): boolean => wordId >= firstOwnWordId;

/** The most own words that one learner keeps. */
export const maxOwnWords = 2_000;
/** The most that one learner adds on a server day, deleted ones included. */
export const maxOwnWordsPerDay = 200;
/** The most in one call: of pasted lines, of a list. */
export const maxWordsAtOnce = 200;
/** How many come in one round of the trainer. */
export const ownWordsPerRound = 10;

/** Characters of each text. */
export const maxOwnHebrew = 60;
export const maxOwnPronunciation = 150;
export const maxOwnRussian = 150;
export const maxOwnSentence = 300;
export const maxListTitle = 60;

/** A deleted word can be brought back for so long. */
export const restoreHours = 24;

/** The most own words with a sound by the learner, and lists that one learner shares. */
export const maxOwnSounds = 300;
export const maxSharedLists = 20;

/** Bytes of a recording as it is sent. */
export const maxOwnSoundBytes = 1_048_576;
