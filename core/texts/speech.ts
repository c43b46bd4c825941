/** What the learner reads about his speech: in the speak step, the quiz and the chat alike. */
export const speechTexts = {
  correct: 'Отлично! Произношение правильное.',
  wrong: 'Попробуйте еще раз.',
  notHeard: 'Не удалось распознать речь. Попробуйте еще раз.',
  /** Stand after `wrong`. */
  hints: {
    almost: 'Почти: отличается одна буква.',
    extraWords: 'Слово есть, но рядом слышны и другие. Скажите только его.',
    article: 'Слышен артикль «һа». Скажите слово без него.',
    otherWord: 'Распознано другое слово.',
  },
} as const;
