/** A longer text is read so far, in characters. */
export const maxTextLetters = 4000;
/** Words of a text that are read. */
export const maxTextWords = 800;
