/** What is said about words that were pasted. */
export const pastedTexts = {
  noHebrew: 'Нет слова на иврите.',
  noReading: 'Нет транскрипции, и курс такого слова не знает: допишите её или огласовки.',
  byRule: 'Транскрипция по огласовкам: проверьте ударение.',
  fromOther: (russian: string) => `Огласовки слова курса «${russian}»: проверьте.`,
  alsoRead: (pronunciation: string, others: readonly string[]) =>
    `Взято \u2068${pronunciation}\u2069, в курсе есть и ${others.map((it) => `\u2068${it}\u2069`).join(', ')}: проверьте.`,
  genderUnread: (cell: string) => `Род «${cell}» не понят: укажите его в слове.`,
};
