import type { Gender } from '../lesson/content.ts';
import type { Stage } from '../lesson/stages.ts';
import { counted, nouns, type PluralForms } from './plural.ts';
import { wordsAndLetters } from './words-and-letters.ts';

const skippedStage: PluralForms = ['пропущенное задание', 'пропущенных задания', 'пропущенных заданий'];
/** After «из». */
const wordsOf: PluralForms = ['слова', 'слов', 'слов'];

/** What the learner reads in the trainer and around its exercises. */
export const trainerTexts = {
  loading: 'Урок загружается',
  notFound: 'Урок не найден',
  notFoundHint: 'Возможно, его сняли с публикации. Выберите другой урок в каталоге.',
  loadFailedTitle: 'Урок не открылся',
  loadFailed: (status: number) => `Ошибка загрузки урока: ${status}`,
  badFormat: 'Неверный формат данных от сервера',
  unknown: 'Неизвестная ошибка',
  empty: 'Урок пуст',
  emptyHint: 'В нём ещё нет слов. Загляните позже.',
  locked: 'Урок по подписке',
  lockedHint: 'Этот урок открывается с подпиской. Бесплатные уроки ждут вас в каталоге.',
  toPlans: 'Смотреть планы',
  back: 'Назад',
  retry: 'Повторить',
  toList: 'К списку уроков',

  stages: {
    LISTEN: { title: 'Послушайте', short: 'Слушать', description: 'Нажмите кнопку и послушайте слово' },
    RECORD: { title: 'Произнесите слово', short: 'Говорить', description: 'Скажите слово вслух и сравните' },
    WRITE: { title: 'Напишите', short: 'Писать', description: 'Нарисуйте слово по буквам от руки' },
    TYPE: { title: 'Наберите', short: 'Печатать', description: 'Вспомните, как оно пишется' },
  } satisfies Record<Stage, { title: string; short: string; description: string }>,
  stageList: 'Этапы слова',
  stageState: { done: 'пройден', open: 'впереди' },

  tryAgainTitle: 'Попробуйте ещё раз',
  tryAgain: 'Не совсем верно. Продолжайте практиковаться!',
  doneElsewhere: 'Учтено то, что пройдено на другом устройстве или в чате.',
  saveFailed: 'Не удалось сохранить прогресс, но вы можете продолжить обучение.',
  resetFailed: 'Не удалось сбросить прогресс. Попробуйте ещё раз.',
  flash: (points: number) => `+${counted(points, nouns.point)}`,

  /** Who says the word, in a word. */
  audioSource: { human: 'диктор', google: 'Google', espeak: 'робот' },
  gender: { m: 'м. р.', f: 'ж. р.' } satisfies Record<Gender, string>,
  plural: 'мн. ч.',
  feminine: 'ж. р.',
  wordCard: 'Слово',
  show: 'показать',

  wordCount: (done: number, total: number) => `${done} из ${total}`,
  dots: (done: number, total: number) => `Выучено в этом уроке: ${done} из ${total}`,

  finished: 'Урок завершён!',
  allLearned: 'Все слова изучены',
  finishedHint: (words: number) => `Выучено: ${counted(words, nouns.word)}. Возвращайтесь, чтобы не забыть.`,
  tomorrow: {
    willAsk: (words: number, letters: number) => `Завтра спрошу ${wordsAndLetters(words, letters)}.`,
    remind: (hour: number) => `Напомнить в ${hour}:00?`,
    set: (hour: number) => `Напомню в ${hour}:00. Время меняется в настройках.`,
    refused: 'Без разрешения писать вам бот не сможет напомнить.',
  },
  lessonWords: 'Слова урока',
  example: 'Слово в предложении',
  canSay: 'Теперь вы можете сказать:',
  missed: 'не сразу',
  soundFailed: 'Не удалось воспроизвести аудио',
  toToday: (words: number) => `Повторить ${counted(words, ['слово', 'слова', 'слов'])} на сегодня`,
  repeatLesson: 'Повторить урок',
  toQuiz: 'Перейти к викторине',
  nextLesson: 'Следующий урок',
  syncPoints: 'Синхронизировать баллы',
  pointsSynced: (points: number, status: string) =>
    `У вас ${counted(points, nouns.point)}. Статус: ${status}`,
  syncFailed: 'Баллы пока не обновились. Они не пропадут: сервер помнит каждый ответ.',
  leftover: 'Почти готово',
  leftoverHint: (count: number) =>
    `Осталось ${counted(count, skippedStage)}. Слово считается выученным, когда пройдены все четыре этапа.`,
  takeUpSkipped: 'Пройти пропущенное',
  finishLater: 'Закончить позже',
  enough: 'Новых слов на сегодня достаточно',
  enoughHint: (done: number, total: number) =>
    `В этом уроке выучено ${done} из ${counted(total, wordsOf)}. Они придут в «Сегодня», когда настанет время их вспомнить.`,
  toHome: 'На главную',
  moreWords: 'Учить дальше',
} as const;

/** A word of praise for `done` complete words of `total`; the tone rises with the share. */
export function encouragement(done: number, total: number): string {
  if (done === 0) return 'Начнём!';
  if (done === total) return 'Все слова ваши!';
  if (total - done === 1) return 'Последнее слово!';
  const share = done / total;
  if (share < 0.35) return 'Хорошее начало!';
  return share < 0.65 ? 'Так держать!' : 'Почти у цели!';
}
