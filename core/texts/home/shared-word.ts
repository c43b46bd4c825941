/** The card of a word that somebody has shared. */
export const sharedWordTexts = {
  title: 'Вам прислали слово',
  lesson: (number: number, name: string) => `Из урока ${number} «${name}»`,
  toLesson: 'Открыть урок',
  gone: 'Этого слова в уроке уже нет.',
  notLoaded: 'Слово не загрузилось. Проверьте связь и попробуйте ещё раз.',
} as const;
