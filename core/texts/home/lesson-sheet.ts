/** What is told about a lesson before it is begun. */
export const lessonSheetTexts = {
  words: 'Слова урока',
  open: 'Открыть урок',
  locked: 'Слова премиум-урока откроются вместе с ним.',
  notLoaded: 'Слова не загрузились. Урок можно открыть и так.',
} as const;
