/** Between the words of a lesson: earlier words that come back. */
export const interludeTexts = {
  warmUp: 'Разминка',
  back: 'Вспомним',
  warmUpHint: 'Слова прошлого урока',
  backHint: 'Это слово было недавно',
  again: 'Ещё раз это слово',
  left: (steps: number) => `Осталось: ${steps}`,
  tasks: {
    listen: 'Послушайте и выберите значение',
    'choose-russian': 'Что это значит?',
    type: 'Напечатайте на иврите',
  },
  right: 'Верно!',
  wrong: 'Пока не вспомнилось',
  comesBack: 'Слово ещё вернётся.',
  next: 'Дальше',
  giveUp: 'Не помню',
  cannotListen: 'Не могу слушать сейчас',
};
