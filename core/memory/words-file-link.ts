/** The start parameter with which the bot offers the learned words as a file, as /mywords does. */
export const wordsFileParameter = 'mywords';
