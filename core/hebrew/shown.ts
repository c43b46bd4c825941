type Spelled = { hebrew: string; pronunciation: string };

/** The spelling that is shown: with niqqud where it is wanted and known. Of a learner's own word it may not be known. */
export const shownSpelling = ({ hebrew, pronunciation }: Spelled, niqqud: boolean): string =>
  (niqqud && pronunciation) || hebrew;

/** Whether words that are chosen from can be shown with niqqud: one that alone has none would be given away. */
export const haveNiqqud = (words: readonly Spelled[]): boolean =>
  words.every(({ pronunciation }) => pronunciation !== '');

type Spoken = { audio: string | null; pronunciation: string };

/** True of a word that nothing can say: without a sound of its own, and without niqqud for a voice. */
export const isSilent = ({ audio, pronunciation }: Spoken): boolean => audio === null && pronunciation === '';
