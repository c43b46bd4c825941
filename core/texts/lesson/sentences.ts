/** Sentences as exercises, in a lesson and in «Сегодня». */
export const sentenceTexts = {
  gap: 'пропуск',
} as const;
