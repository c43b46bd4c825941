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
  nothing: (asked: string) => `Слова «${asked}» в уроках нет`,
  nothingHint: 'Попробуйте другое слово с тем же смыслом.',
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
