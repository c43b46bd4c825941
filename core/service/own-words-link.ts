/** The start parameter with which the bot offers the learner's own words as a file, as /own does. */
export const ownWordsParameter = 'own';
