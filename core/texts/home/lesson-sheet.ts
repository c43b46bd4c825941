/** The sheet about a lesson. */
export const lessonSheetTexts = {
  words: 'Слова урока',
  rule: (title: string) => `Правило: ${title}`,
  open: 'Открыть урок',
  locked: 'Слова премиум-урока откроются вместе с ним.',
  notOpened: 'Не открылось: нет сети. Попробуйте ещё раз.',
  notLoaded: 'Слова не загрузились. Урок можно открыть и так.',
} as const;
