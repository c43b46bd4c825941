/** The card with all forms of a verb, and the buttons that open it. */
export const verbCardTexts = {
  open: 'Все формы глагола',
  short: 'Все формы',
  close: 'Закрыть',
  root: 'Корень',
  binyan: 'Биньян',
  loading: 'Формы загружаются',
  failed: 'Формы не загрузились. Проверьте связь и попробуйте ещё раз.',
  locked: 'Этот глагол из премиум-урока.',
  retry: 'Попробовать ещё раз',
  notOpened: 'Не удалось открыть. Проверьте связь и попробуйте ещё раз.',
  /** 'кому: ל' becomes 'кому — ל'. */
  government: (government: string) => `Управление: ${government.replaceAll(': ', ' — ')}`,
  family: 'Семья корня',
  known: 'знаю',
  lesson: (number: number) => `урок ${number}`,
  lockedRelative: (number: number, name: string) => `Слово из премиум-урока ${number} «${name}»`,
} as const;
