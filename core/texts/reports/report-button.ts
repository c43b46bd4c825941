/** The flag at a word, a rule, a verdict; and what it says of an answer. */
export const reportButtonTexts = {
  open: 'Сообщить об ошибке',
  notOpened: 'Не удалось открыть. Проверьте связь и попробуйте снова.',
  right: 'засчитано',
  wrong: 'не засчитано',
} as const;
