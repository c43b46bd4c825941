import { counted, nouns, type PluralForms } from '../plural.ts';

const accusativeWords: PluralForms = ['слово', 'слова', 'слов'];

/** The first question on home, and the placement that follows it. */
export const placementTexts = {
  question: 'Читаете на иврите?',
  answers: { no: 'Нет', slowly: 'Медленно', yes: 'Да' },
  skip: 'Не сейчас',
  offer: 'Можно начать не с начала',
  offerHint: 'Не больше 12 вопросов, и станет ясно, с какого урока.',
  start: 'Найти свой урок',
  fromTheBeginning: 'Начать с первого',

  title: 'С какого урока начать',
  wayHint: 'Короткая проверка, не больше 12 вопросов',
  loading: 'Готовим вопросы',
  failed: 'Вопросы не загрузились. Проверьте связь.',
  retry: 'Повторить',
  back: 'Назад',
  task: 'Что это значит?',
  asked: (question: number) => `Вопрос ${question}, всего не больше 12`,
  unknown: 'Не знаю',
  leave: 'Продолжить потом',
  left: 'Ответы остались на этом телефоне.',

  result: (lesson: string) => `Начните с урока «${lesson}»`,
  resultFirst: 'Начните с самого начала',
  resultAll: 'Вы знаете слова всех уроков',
  resultHint: 'Выбор ни к чему не обязывает: открыты и другие уроки.',
  open: 'Открыть урок',
  again: 'Пройти ещё раз',
  takeKnown: (words: number) => `Считать известными слова до него: ${words}`,
  takeKnownHint:
    'Баллов за них нет; спрошу их в «Сегодня» в ближайшие две недели. Выучить за баллы можно в любое время.',
  taken: (words: number) => `Отмечено: ${counted(words, nouns.word)}.`,
  waiting: (words: number) =>
    `Ещё ${counted(words, accusativeWords)} можно отметить завтра: за день не больше 100.`,
  takeFailed: 'Не получилось отметить. Попробуйте ещё раз.',
  home: 'На главную',

  /** After the words of a lesson on home, which are not learned but known. */
  inLesson: (words: number) => ` · ✓ известно ${words}`,
  known: (words: number) => `Известно без урока: ${counted(words, nouns.word)}`,
  knownHint: 'Отмечены при выборе урока, баллов не приносят',
  forget: 'Вернуть в новые',
  /** On the word itself, in its lesson. */
  word: {
    known: 'известно',
    forget: 'Слово отмечено как известное. Вернуть в новые',
    forgotten: 'Слово снова новое.',
  },
  forgotten: 'Слова снова новые.',
};
