import { counted, nouns } from '../plural.ts';

const letterNouns = ['буква', 'буквы', 'букв'] as const;

/** Letters: how they are introduced, asked and listed. */
export const letterTexts = {
  loading: 'Загрузка букв…',
  title: 'Алфавит',
  wayHint: 'Буквы печатные и рукописные, огласовки и то, что путается',
  failed: 'Не удалось загрузить буквы.',
  retry: 'Повторить',
  back: 'Назад',
  next: 'Дальше',
  skipAll: 'Я уже читаю',
  knowThis: 'Знаю её',
  knowPoint: 'Знаю',
  /** A sign as it stands in a report. */
  reported: ({ shown, name, transcription }: { shown: string; name: string; transcription: string }) =>
    `${shown} — ${name} [${transcription}]`,
  progress: (done: number, total: number) => `Шаг ${done} из ${total}`,
  /** Over the very first letter; the sound in Russian letters. */
  firstLetter: (sound: string) => `Читаем справа налево. Первая буква — «${sound}»`,
  newOne: { letter: 'Новая буква', final: 'Буква в конце слова', point: 'Новая огласовка' },
  sound: (text: string) => {
    if (text === '') return '';
    return text.startsWith('—') ? text.replace('—', 'молчит') : `звук «${text}»`;
  },
  listen: 'Послушать',
  hearSound: 'Послушать звук',
  hearWord: (word: string) => `Послушать слово ${word}`,
  /** Under a letter that is traced for the first time: printed it looks otherwise. */
  byHand: 'Так её пишут от руки',
  showPrint: 'Печатная',
  showCursive: 'От руки',
  tasks: {
    trace: (name: string) => `Обведите: ${name}`,
    write: (name: string) => `Напишите сами: ${name}`,
    find: (name: string) => `Найдите: ${name}`,
    hear: 'Что прозвучало?',
    /** Of a point: which of the signs has this sound, and how a syllable is read. */
    hearPoint: (sound: string) => `Где слышно «${sound}»?`,
    read: 'Как это читается?',
    compare: 'Не спутайте',
    twins: 'Звучат одинаково',
    spell: 'Какая буква пропущена?',
  },
  canvas: (name: string) => `Поле для буквы ${name}`,
  right: 'Верно!',
  notYet: 'Пока не похоже',
  gap: 'пропущенная буква',
  writtenWith: (name: string) => `Здесь пишется ${name}`,
  itWas: (name: string, sound: string) => (sound === '' ? `Это ${name}` : `Это ${name} — ${sound}`),
  youChose: (name: string) => `Вы выбрали: ${name}`,
  /** How a syllable is read, in Russian letters. */
  reading: (text: string) => `«${text}»`,
  itReads: (reading: string) => `Это ${reading}`,
  looksLike: (name: string) => `Похоже на ${name}`,
  clear: 'Очистить',
  check: 'Готово',
  cannotDraw: 'Не могу рисовать',
  cannotListen: 'Не могу слушать',
  soundFailed: 'Звук не загрузился',
  noModel: 'Образец буквы не загрузился. Можно идти дальше.',
  /** Something about a letter is missing: the rest of it is there. */
  incomplete: 'Об этой букве загрузилось не всё. Можно идти дальше.',
  brokenPen: 'Здесь нельзя рисовать',
  pauseTitle: 'Здесь можно остановиться',
  pauseText: (letters: number, words: number) =>
    `Уже ваши: ${counted(letters, letterNouns)} и ${counted(words, nouns.word)}. Остальное подождёт.`,
  pauseGo: 'Дальше',
  pauseStop: 'Хватит на сегодня',
  doneTitle: 'Буквы пройдены',
  doneText: 'Они ещё вернутся в «Сегодня», пока вы в них не уверены.',
  warmUp: 'Сначала буквы',
  practise: 'Потренировать',
  practised: 'Готово',
  chart: {
    known: (known: number, total: number) => `Знаю ${known} из ${total}`,
    legend: { new: 'впереди', learning: 'учу', known: 'знаю' },
    sections: { letter: 'Буквы', final: 'Конечные формы', point: 'Огласовки и точки' },
    /** For a screen reader. */
    item: (name: string, sound: string, phase: string) => [name, sound, phase].filter(Boolean).join(', '),
    mixedUp: 'Что путается',
    pair: (a: string, b: string) => `${a} — ${b}`,
    times: (times: number) => counted(times, ['раз', 'раза', 'раз']),
    nothingMixed: 'Пока ничего не перепутано',
    practiseAll: 'Повторить неуверенные',
    practisePair: (a: string, b: string) => `Потренировать ${a} и ${b}`,
  },
} as const;
