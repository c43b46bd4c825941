type Spelled = { hebrew: string; pronunciation: string };

/** The spelling that is shown: with niqqud where it is wanted and known. Of a learner's own word it may not be known. */
export const shownSpelling = ({ hebrew, pronunciation }: Spelled, niqqud: boolean): string =>
  (niqqud && pronunciation) || hebrew;

type Spoken = { audio: string | null; pronunciation: string };

/** True of a word that nothing can say: without a sound of its own, and without niqqud for a voice. */
export const isSilent = ({ audio, pronunciation }: Spoken): boolean => audio === null && pronunciation === '';
