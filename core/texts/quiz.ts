import { counted, nouns, type PluralForms } from './plural.ts';

const questionForms: PluralForms = ['вопрос', 'вопроса', 'вопросов'];
const answerForms: PluralForms = ['верный ответ', 'верных ответа', 'верных ответов'];
const mistakeForms: PluralForms = ['ошибка', 'ошибки', 'ошибок'];

/** What the learner reads in the quiz. */
export const quizTexts = {
  title: 'Викторина',
  of: (lesson: string) => `Викторина: «${lesson}»`,
  loading: 'Викторина загружается',
  loadFailedTitle: 'Викторина не открылась',
  apiError: (status: number) => `Ошибка API: ${status}`,
  loadFailed: 'Не удалось загрузить данные для викторины',
  empty: 'Урок пуст',
  emptyHint: 'В нём ещё нет слов, и спросить не о чем. Загляните позже.',
  locked: 'Урок по подписке',
  lockedHint: 'Его викторина открывается вместе с уроком.',
  back: 'Назад',
  retry: 'Повторить',

  intro: {
    rules: (questions: number, pass: number) =>
      `${counted(questions, questionForms)} по словам урока. Чтобы пройти, нужно ${counted(pass, answerForms)}.`,
    limits: (errors: number, skips: number) =>
      `${counted(errors, mistakeForms)} — и викторина окончена. Пропустить можно не более ${skips} вопросов.`,
    reward: (points: number) => `За первое прохождение — ${counted(points, nouns.point)}`,
    voice: 'Могу говорить вслух',
    voiceOn: 'Часть слов нужно будет произнести.',
    voiceOff: 'Вместо этого слова нужно будет услышать и набрать.',
    voiceMissing: 'Микрофона или распознавания здесь нет: слова нужно будет услышать и набрать.',
    start: 'Начать викторину',
  },

  position: (number: number, total: number) => `${number} из ${total}`,
  progress: (number: number, total: number) => `Вопрос ${number} из ${total}`,
  panel: {
    label: 'Ход викторины',
    right: (count: number) => `Верно: ${count}`,
    errors: (count: number, most: number) => `Ошибки: ${count} из ${most}`,
    skips: (count: number, most: number) => `Пропуски: ${count} из ${most}`,
    ofMost: (count: number, most: number) => `${count}/${most}`,
  },
  right: 'Верно!',
  wrong: 'Неверно',
  answer: 'Правильный ответ',
  skip: 'Пропустить',
  attemptsLeft: 'Осталась одна попытка',
  skipLimit: 'Превышен лимит пропусков',
  skipLimitHint: 'не более 5 вопросов',
  tooManyErrors: 'Слишком много ошибок',
  cannotSpeak: 'Сейчас не могу говорить',
  speechAway: 'Распознавание речи сейчас недоступно',
  speechAwayHint:
    'Слова, которые нужно было произнести, теперь нужно услышать и набрать. Это не ошибка и не пропуск.',

  leave: {
    title: 'Прервать викторину?',
    message: 'Ответы этой попытки не сохранятся. Слова и баллы останутся с вами.',
    yes: 'Прервать',
    no: 'Остаться',
  },

  results: {
    passed: 'Викторина пройдена!',
    perfect: 'Ни одной ошибки!',
    failed: 'Пока не получилось',
    ofQuestions: (right: number, total: number) => `${right} из ${total}`,
    score: 'Результат',
    passedHint: 'Слова этого урока вы знаете и на слух, и на письме.',
    failedHint: (pass: number, total: number) =>
      `Нужно ${pass} верных из ${total}. Повторите слова и попробуйте ещё раз.`,
    points: (points: number) => `+${counted(points, nouns.point)}`,
    noPoints: 'Баллы за эту викторину уже начислены',
    saving: 'Сохраняем результат…',
    unconfirmed: 'Сервер пока не подтвердил',
    unconfirmedHint: 'Результат сохранён на устройстве и уйдёт сам, когда появится связь.',
    regraded: 'Сервер проверил ответы и исправил результат.',
    saveFailed: 'Не удалось сохранить результаты викторины. Выполняется локальная обработка.',
    saveRefused: 'Произошла ошибка при сохранении результатов',
    toLessons: 'К списку уроков',
    repeatLesson: 'Повторить урок',
    again: 'Пройти ещё раз',
    mistakes: 'Что повторить',
    skipped: 'пропущено',
    unanswered: 'вопрос не был задан',
    given: 'Ваш ответ',
    nothingGiven: 'без ответа',
  },
} as const;
