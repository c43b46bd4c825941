/** What the learner reads about their speech, in the speak step, the quiz and the chat. */
export const speechTexts = {
  correct: 'Отлично! Произношение правильное.',
  wrong: 'Попробуйте ещё раз.',
  notHeard: 'Не удалось распознать речь. Попробуйте ещё раз.',
  /** Shown after `wrong`. */
  hints: {
    almost: 'Почти: отличается одна буква.',
    extraWords: 'Слово есть, но рядом слышны и другие. Скажите только его.',
    article: 'Слышен артикль «һа». Скажите слово без него.',
    otherWord: 'Распознано другое слово.',
  },
} as const;

/** Errors of voices and recognisers by their code on the wire; the others are in `core/texts/errors.ts`. */
export const speechErrorTexts: Record<string, string> = {
  tts_failed: 'Не удалось воспроизвести аудио. Попробуйте позже.',
  text_not_taught: 'Озвучить можно только слова открытых вам уроков.',
  stt_not_configured: 'Распознавание речи здесь не подключено. Сравните себя с образцом на слух.',
  stt_openai: 'Распознавание речи не отвечает. Попробуйте ещё раз чуть позже.',
  stt_google: 'Распознавание речи не отвечает. Попробуйте ещё раз чуть позже.',
  telegram_file: 'Не удалось получить запись из Telegram. Отправьте её ещё раз.',
  voice_too_slow: 'Запись не успела провериться: связь сейчас медленная. Отправьте её ещё раз.',
  audio_empty: 'Не удалось записать аудио',
  audio_unsupported: 'Не удалось прочитать запись. Запишите слово ещё раз.',
  audio_unmeasured: speechTexts.notHeard,
  audio_too_large: 'Запись слишком большая. Скажите только одно слово.',
  audio_too_long: 'Запись слишком длинная. Скажите только одно слово.',
};
