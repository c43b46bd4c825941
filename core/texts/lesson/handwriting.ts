/** What the learner reads about a drawn letter. */
export const handwritingTexts = {
  tooShort: 'Слишком короткий ввод. Напишите букву полностью.',
  tooShortToRecognise: 'Слишком короткий ввод',
  unclear: 'Попробуйте написать более разборчиво',
  wrongShape: 'Форма не соответствует букве',
  notAlike: 'Буква пока не похожа на образец',
  /** `letter` is the letter that the drawing was taken for, e.g. 'ח'. */
  looksLike: (letter: string) => `Буква пока не похожа на образец: похоже на ${letter}`,
  failed: 'Ошибка при распознавании. Попробуйте ещё раз.',
  silhouettesFailed: 'Ошибка рендеринга силуэтов',
} as const;
