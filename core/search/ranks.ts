/** How well a word of the course answers what was asked, 0 the best. */
export const ranks = {
  /** The text is one of its meanings, or the word itself. */
  meaning: 0,
  /** A form of the meaning or of the word. */
  form: 1,
  /** How much worse: a card that does not teach the infinitive or the present; a verb's form for a word that is no verb. */
  furtherCard: 0.05,
  otherVerb: 0.1,
  /** A form of a word made of it: быстрый of быстро. */
  relatedForm: 1.5,
  /** One of the words of its meaning; a form of one is up to 1 worse. */
  word: 2,
  /** The words of a phrase with others between them: «сколько стоит» of «сколько это стоит». */
  wordsApart: 2.8,
  /** It is read so. */
  sound: 2.9,
  /** Only the note beside its meaning has the text. */
  note: 3,
  /** Another spelling, or it stands behind a prefix. */
  spelling: 3.2,
  /** How much worse each of several such words is than the one before. */
  likelihood: 0.001,
  beginning: 4,
  soundBeginning: 5,
  /** One letter is wrong. */
  slip: 6,
  soundSlip: 7,
} as const;
