/** The first sentence of a hint: the one line with which an item is met. */
export const lineOf = (hint: string): string => /^.*?[.!?](?=\s|$)/u.exec(hint)?.[0] ?? hint;

/** What a hint says after its first sentence, e.g. what distinguishes it from its look-alikes; '' where that is all. */
export const moreOf = (hint: string): string => hint.slice(lineOf(hint).length).trim();
