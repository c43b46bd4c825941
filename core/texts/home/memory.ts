/** Names for the learner's words in the exported files. */
export const memoryTexts = {
  export: {
    deck: 'Мила: иврит',
    columns: [
      'Иврит',
      'С огласовками',
      'Транскрипция',
      'Перевод',
      'Род',
      'Множественное число',
      'Женский род',
      'Урок',
    ],
    audioColumn: 'Звук',
    /** Of the text for Anki only: the lasting name of a word. */
    guidColumn: 'GUID',
    genders: { m: 'м. р.', f: 'ж. р.' },
  },
};

/** Errors of this feature, by code. */
export const memoryErrorTexts: Record<string, string> = {
  word_not_learned: 'Это слово ещё не выучено: сначала пройдите его в уроке.',
  review_not_found: 'Такого ответа нет.',
  review_not_last: 'Взять назад можно только последний ответ.',
  review_earned: 'За этот ответ уже начислен балл, поэтому он остаётся.',
};
