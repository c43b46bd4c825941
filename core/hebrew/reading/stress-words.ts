/**
 * Words whose stress no sign of the niqqud tells, by word class, in plain letters. The number is the place of the
 * stressed vowel counted from the end of the word: 1 is the last. Living spoken stress, not the formal one.
 */
const classes: readonly { name: string; fromEnd: number; words: string }[] = [
  { name: 'family', fromEnd: 2, words: 'אימא אבא סבתא סבא דודה' },
  { name: 'question words', fromEnd: 2, words: 'איפה מאיפה למה כמה' },
  { name: 'demonstratives', fromEnd: 2, words: 'אלה אלו הללו' },
  { name: 'numbers', fromEnd: 2, words: 'שמונה' },
  { name: 'numbers and prepositions with a segolate look', fromEnd: 1, words: 'אחת אחר מעל' },
  { name: 'me-', fromEnd: 2, words: 'ממני ממנו אינני' },
  {
    name: 'direction and old accusative -a',
    fromEnd: 2,
    words:
      'לילה הביתה החוצה פנימה ימינה שמאלה קדימה אחורה צפונה דרומה מזרחה מערבה למעלה למטה הלאה העירה הצידה ארצה',
  },
  { name: 'spoken stress', fromEnd: 2, words: 'חצי אצבע תוכי ארנונה' },
  { name: 'loanwords', fromEnd: 2, words: 'בננה טונה סלמון יוגורט סופר קילו אוקראינה' },
  { name: 'loanwords with a far stress', fromEnd: 3, words: 'טלפון אוטובוס מוסיקה' },
];

/** Place of the stressed vowel counted from the end (1 is the last) for a word of a known class, else undefined. */
export const stressByWord: ReadonlyMap<string, number> = new Map(
  classes.flatMap(({ words, fromEnd }) => words.split(' ').map((word) => [word, fromEnd] as const)),
);
