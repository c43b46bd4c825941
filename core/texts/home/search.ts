/** The search of home. */
export const searchTexts = {
  title: 'Поиск слова',
  placeholder: 'Как будет … или שלום',
  label: 'Слово на иврите или по-русски',
  close: 'Закрыть',
  /** Shown before anything was typed; a tap looks for them. */
  hint: 'По-русски или на иврите, в любой форме, или так, как услышали. Например:',
  examples: ['как будет хлеб', 'писать', 'כתבנו', 'тода'],
  loading: 'Ищу…',
  failed: 'Поиск не ответил. Проверьте связь и попробуйте ещё раз.',
  /** Without a network. */
  kept: 'Без сети: показаны слова, которые есть на телефоне.',
  retry: 'Попробовать ещё раз',
  nothing: (asked: string) => `Слова «${asked}» я не знаю`,
  nothingHint: 'Попробуйте другое слово с тем же смыслом. Своё слово с переводом можно прислать боту.',
  /** How a written word is read. */
  readings: 'Как это читается',
  byRule: 'Такого слова в уроках нет: разбор по правилам, без перевода.',
  /** A text of several words. */
  text: 'Текст по словам',
  textOf: (different: number, learned: number) => `Разных слов: ${different}, из них вы учили ${learned}.`,
  textFailed: 'Текст не прочитан. Проверьте связь и попробуйте ещё раз.',
  times: (count: number) => (count > 1 ? `${count}×` : ''),
  due: 'Пора повторить',
  fresh: 'Незнакомые, сначала частые',
  learned: 'Учили',
  names: 'Имена и названия',
  words: 'Слова',
  lessons: 'Уроки',
  rules: 'Правила',
  /** Several words or forms are spelled so. */
  alike: 'Так пишется не одно слово или форма: какое из них, видно по смыслу.',
  /** Before the form of a verb that its lesson teaches. */
  taughtAs: 'в уроке:',
  lesson: (number: number) => `урок ${number}`,
  openLesson: (number: number, name: string) => `Открыть урок ${number} «${name}»`,
  locked: (number: number, name: string) => `Есть в премиум-уроке ${number} «${name}»`,
  lockedWhy: 'Перевод и звучание откроются вместе с уроком.',
} as const;
