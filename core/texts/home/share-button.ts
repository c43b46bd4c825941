/** The button that passes something on. */
export const shareButtonTexts = {
  button: 'Поделиться',
  /** Spoken, by what is passed on. */
  buttons: { word: 'Поделиться словом', lesson: 'Поделиться уроком', status: 'Поделиться статусом' },
  failed: 'Не удалось подготовить сообщение. Проверьте связь и попробуйте снова.',
} as const;
