import { counted, nouns, type PluralForms } from '../plural.ts';
import { todayCardTexts } from './today-card.ts';

const newWordsForms: PluralForms = ['новое слово', 'новых слова', 'новых слов'];
const reviewForms: PluralForms = ['повторение', 'повторения', 'повторений'];

/** Texts of «Сегодня» in the mini-app: the row on home, the session, its end, memory in the profile and its settings. */
export const todayTexts = {
  title: 'Сегодня',
  kinds: { due: 'Сегодня', difficult: 'Трудные слова', letters: 'Путаные буквы', numbers: 'Числа на слух' },

  card: todayCardTexts,

  loading: 'Собираем слова на сегодня',
  left: (tasks: number) => `Осталось: ${tasks}`,
  progress: 'Сколько повторено',

  tasks: {
    'choose-russian': 'Что это значит?',
    'choose-hebrew': 'Как это на иврите?',
    'read-cursive': 'Что написано от руки?',
    listen: 'Послушайте и выберите значение',
    speak: 'Скажите на иврите',
    write: 'Напишите от руки на иврите',
    type: 'Напечатайте на иврите',
    gap: 'Какого слова не хватает?',
  },
  /** Checks of rules, before the words. */
  rules: {
    progress: (step: number, steps: number) => `Вопрос ${step} из ${steps}`,
    skip: 'Пропустить правила',
    /** Those that were right at once, and all. */
    result: (right: number, all: number) => `Правила: ${right} из ${all}`,
  },

  again: 'Это слово недавно не вспомнилось',
  lastAttempt: 'Ещё одна попытка',

  giveUp: 'Не помню',
  swap: {
    listen: 'Не могу слушать сейчас',
    write: 'Не могу рисовать сейчас',
  },
  swapped: {
    speak: 'Вместо этого напечатайте слово',
    listen: 'Вместо этого прочитайте слово',
    write: 'Вместо этого напечатайте слово',
  },

  right: 'Верно!',
  wrong: 'Пока не вспомнилось',
  comesBack: 'Слово ещё вернётся.',
  next: 'Дальше',
  undo: 'Отменить ответ',
  undone: 'Ответ отменён. Попробуйте ещё раз.',
  undoRefused: 'Ответ уже нельзя отменить',
  undoRefusedHint: 'Сервер учёл его и посчитал следующий день слова.',

  end: {
    title: 'На сегодня всё',
    titles: {
      due: 'На сегодня всё',
      difficult: 'Трудные слова повторены',
      letters: 'Буквы повторены',
      numbers: 'Числа расслышаны',
    },
    strengthened: (words: number) => `Укреплено: ${counted(words, nouns.word)}`,
    nothing: 'Ни одно слово не вспомнилось сразу. Это не беда: они придут снова.',
    whichWords: 'Какие это слова',
    becameFirm: (words: number) => `Стали крепкими: ${counted(words, nouns.word)}`,
    points: (points: number) => `+${counted(points, nouns.point)}`,
    missed: 'Вернутся завтра',
    missedSoon: 'Скоро вернутся',
    next: (day: string) => `Следующие слова придут ${day}.`,
    more: 'Продолжить повторение',
    newWords: (words: number) => `Учить ${counted(words, newWordsForms)}`,
    paused: 'Новые слова подождут, пока не повторены те, что уже накопились.',
    home: 'На главную',
  },

  empty: {
    titles: {
      due: 'Повторять пока нечего',
      difficult: 'Трудных слов нет',
      letters: 'Буквы не путаются',
      numbers: 'Числа на слух',
    },
    never: 'Слова приходят сюда после урока: сначала их учат, потом вспоминают всё реже.',
    doneToday: (words: number) => `Сегодня повторено: ${counted(words, nouns.word)}.`,
    difficult: 'Всё, что вы учили, вспоминается хорошо.',
    letters: 'Среди выученных слов нет таких, где буквы набирались бы не те.',
    numbers: 'Числа появятся здесь после первого урока о них.',
  },

  extra: {
    heading: todayCardTexts.practise,
    difficult: 'Трудные слова',
    difficultHint: (words: number) => `${counted(words, nouns.word)}, которые забываются чаще других`,
    letters: 'Буквы, которые вы путаете',
    pair: (a: string, b: string) => `${a} и ${b}`,
  },

  problem: {
    title: 'Слова не загрузились',
    failed: (status: number) => `Сервер ответил ошибкой ${status}. Попробуйте ещё раз.`,
    retry: 'Попробовать ещё раз',
    back: 'Назад',
  },
} as const;

/** Memory in the profile. */
export const memoryTexts = {
  heading: 'Память',
  firm: 'Крепких слов',
  firmHint: 'вспомнятся и через три недели',
  ofWords: (total: number) => `из ${counted(total, ['выученного', 'выученных', 'выученных'])}`,
  failed: 'Сервер не ответил. Память слов покажется, когда появится связь.',
  loading: 'Загружаем память слов',
  listen: 'Слушать: слова дня в дорогу',
  wordsFile: 'Слова файлом: CSV и Anki',

  heat: {
    heading: 'Повторения',
    summary: (reviews: number, weeks: number) =>
      `За ${counted(weeks, ['неделю', 'недели', 'недель'])}: ${counted(reviews, reviewForms)}`,
    none: 'Пока ни одного повторения. Каждый ответ в «Сегодня» закрашивает клетку доски.',
    day: (date: string, reviews: number) => `${date} — ${counted(reviews, reviewForms)}`,
    less: 'меньше',
    more: 'больше',
  },

  forecast: {
    heading: 'Ближайшие две недели',
    summary: (words: number) => `Придут на повторение: ${counted(words, nouns.word)}`,
    day: (date: string, words: number) => `${date} — ${words === 0 ? 'ничего' : counted(words, nouns.word)}`,
    today: 'сегодня',
    none: 'На две недели вперёд ничего не запланировано.',
  },
} as const;

/** Settings of memory and reminders. */
export const memorySettingsTexts = {
  heading: 'Повторение',
  newWords: 'Новых слов в день',
  retention: 'Как прочно помнить',
  retentions: { lighter: 'Легче', usual: 'Обычно', firmer: 'Крепче' },
  retentionHint: {
    lighter: 'Повторений меньше, забывается примерно каждое седьмое слово.',
    usual: 'Забывается примерно каждое десятое слово.',
    firmer: 'Повторений больше, забывается примерно каждое двадцатое слово.',
  },
  reminders: 'Напоминания',
  reminder: 'Напоминать о занятии',
  reminderHint: 'раз в день, если слова ещё не повторены',
  reminderHour: 'Время напоминания',
  hour: (hour: number) => `${hour}:00`,
  writeRefused: 'Без разрешения писать вам бот не сможет напомнить.',
  shabbat: 'Отдыхать в шабат',
  shabbatHint: 'с вечера пятницы до вечера субботы и в праздники серия дней не прерывается',
} as const;
