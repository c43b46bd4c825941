import type { QuestionType } from '../../quiz/question-types.ts';
import { wholePercent } from '../../stats/percent.ts';
import { counted, nouns, type PluralForms } from '../plural.ts';

const questionForms: PluralForms = ['вопрос', 'вопроса', 'вопросов'];
const answerForms: PluralForms = ['верный ответ', 'верных ответа', 'верных ответов'];
const mistakeForms: PluralForms = ['ошибка', 'ошибки', 'ошибок'];

/** What the learner reads in the quiz (SPEC §2, §4, §8 Quiz). */
export const quizTexts = {
  title: 'Викторина',
  of: (lesson: string) => `Викторина: «${lesson}»`,
  loading: 'Викторина загружается',
  empty: 'Урок пуст',
  emptyHint: 'В нём ещё нет слов, и спросить не о чем. Загляните позже.',
  locked: 'Премиум-урок',
  lockedHint: 'Его викторина открывается вместе с уроком.',
  toPlans: 'Смотреть планы',
  loadFailed: 'Не удалось загрузить данные для викторины',
  apiFailed: (status: number) => `Ошибка API: ${status}`,
  processedLocally: 'Не удалось сохранить результаты викторины. Выполняется локальная обработка.',
  saveFailed: 'Произошла ошибка при сохранении результатов',
  skipLimitTitle: 'Превышен лимит пропусков',
  skipLimit: 'Можно пропустить не более 5 вопросов',
  tooManyErrors: 'Слишком много ошибок',
  back: 'Назад',
  retry: 'Повторить',
  next: 'Дальше',
  toResults: 'К итогам',

  /** What to do, by the type of the question. */
  instructions: {
    'hebrew-russian': 'Выберите перевод',
    'russian-hebrew': 'Выберите слово на иврите',
    pronunciation: 'Произнесите слово',
    handwriting: 'Напишите слово на иврите от руки',
    typing: 'Наберите слово на иврите',
    listening: 'Послушайте и выберите слово',
    reading: 'Выберите, как читается слово',
    dictation: 'Послушайте и наберите слово',
  } satisfies Record<QuestionType, string>,

  /** What was practised, for the list of mistakes. */
  skills: {
    'hebrew-russian': 'перевод',
    'russian-hebrew': 'слово на иврите',
    pronunciation: 'произношение',
    handwriting: 'письмо от руки',
    typing: 'набор',
    listening: 'на слух',
    reading: 'чтение',
    dictation: 'диктант',
  } satisfies Record<QuestionType, string>,

  intro: {
    rules: (questions: number, pass: number) =>
      `${counted(questions, questionForms)} по словам урока. Чтобы пройти, нужно ${counted(pass, answerForms)}.`,
    limits: (errors: number, skips: number) =>
      `${counted(errors, mistakeForms)} — и викторина окончена. Пропустить можно не более ${skips} вопросов.`,
    reward: (points: number) => `Награда: ${counted(points, nouns.point)}`,
    voice: 'Могу говорить вслух',
    voiceOn: 'Часть слов нужно будет произнести.',
    voiceOff: 'Эти слова нужно будет услышать и набрать.',
    voiceMissing: 'Микрофона или распознавания здесь нет: слова нужно будет услышать и набрать.',
    start: 'Начать викторину',
    left: (number: number, total: number) => `Вы остановились на вопросе ${number} из ${total}`,
    leftHint: 'Ответы на месте. Продолжить можно до конца дня.',
    goOn: 'Продолжить викторину',
    again: 'Начать заново',
  },

  /** Passing is out of reach. */
  lost: {
    title: 'Пройти уже не получится',
    why: (best: number, total: number, pass: number) =>
      `Теперь верных ответов будет не больше ${best} из ${total}, а нужно ${pass}.`,
    offer: 'Можно остановиться и потренировать то, что не получилось. Или ответить на остальное для себя.',
    stop: 'Потренировать ошибки',
    goOn: (left: number) => `Ответить ещё на ${counted(left, questionForms)}`,
  },

  /** Missed questions once more. */
  practice: {
    position: 'Тренировка без баллов',
    left: (count: number) => `осталось ${count}`,
    over: 'Ошибки разобраны',
    overHint: 'Каждый вопрос, который не получился, теперь получился.',
    toResults: 'К итогам викторины',
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
  skip: 'Пропустить вопрос',
  lastAttempt: 'Осталась одна попытка',
  muted: 'Вместо произношения. Это не ошибка.',

  leave: {
    title: 'Прервать викторину?',
    kept: 'До конца дня вы сможете продолжить с этого же вопроса. Потом попытка пропадёт, слова и баллы останутся.',
    lost: 'Ответы этой попытки не сохранятся. Слова и баллы останутся с вами.',
    yes: 'Прервать',
    no: 'Остаться',
  },

  results: {
    passed: 'Викторина пройдена!',
    perfect: 'Ни одной ошибки!',
    failed: 'Пока не получилось',
    count: (right: number, total: number) => `${right} из ${total}`,
    passedHint: 'Слова этого урока вы знаете и на слух, и на письме.',
    failedHint: (pass: number, total: number) =>
      `Для победы нужно ${pass} верных из ${total}. Повторите слова и попробуйте ещё раз.`,
    points: (points: number) => `+${counted(points, nouns.point)}`,
    noPoints: 'Баллы за эту викторину начислены раньше',
    saving: 'Сервер проверяет ответы…',
    unconfirmed:
      'Сервер ещё не подтвердил. Результат сохранён на устройстве и уйдёт сам, когда появится связь.',
    regraded: 'Сервер проверил ответы и уточнил результат.',
    toLessons: 'К списку уроков',
    repeatLesson: 'Повторить урок',
    practise: 'Потренировать ошибки',
    stopped: 'Викторина остановлена',
    percent: (score: number) => `${wholePercent(score)}%`,
    again: 'Пройти ещё раз',
    mistakes: 'Что повторить',
    skipped: 'пропуск',
    given: (answer: string) => `ваш ответ: ${answer}`,
  },
} as const;

/** Failures of the quiz by their code on the wire. */
export const quizErrorTexts: Record<string, string> = {
  lesson_empty: quizTexts.empty,
  quiz_not_found: 'Викторина не найдена. Начните её заново.',
  letters_unavailable: 'Сейчас нечем проверить рукописные ответы. Результат сохранится чуть позже.',
};
