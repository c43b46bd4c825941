import type { Gender } from '../../lesson/content.ts';
import type { Stage } from '../../lesson/stages.ts';
import { counted, nouns } from '../plural.ts';

/** What is to be done with a word in each stage. */
const toDo: Record<Stage, string> = {
  LISTEN: 'послушать',
  RECORD: 'сказать',
  WRITE: 'написать',
  TYPE: 'напечатать',
};

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
  locked: 'Премиум-урок',
  lockedHint: 'Он открывается с премиумом. Бесплатные уроки ждут вас в каталоге.',
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
  /** 'осталось: написать, напечатать'. */
  putOff: (stages: readonly Stage[]) => `осталось: ${stages.map((stage) => toDo[stage]).join(', ')}`,
  stageState: { done: 'пройден', open: 'впереди' },

  tryAgainTitle: 'Попробуйте ещё раз',
  tryAgain: 'Не совсем верно. Продолжайте практиковаться!',
  doneElsewhere: 'Учтено то, что пройдено на другом устройстве или в чате.',
  saveFailed: 'Не удалось сохранить прогресс, но вы можете продолжить обучение.',
  resetFailed: 'Не удалось сбросить прогресс. Попробуйте ещё раз.',
  lettersLeftOut: {
    title: 'Буквы урока не загрузились',
    text: 'Сейчас идут слова без них. Откройте урок ещё раз, чтобы выучить и буквы.',
  },
  flash: (points: number) => `+${counted(points, nouns.point)}`,

  /** Whose voice says the word. */
  voice: 'голос:',
  audioSource: { human: 'диктор', google: 'Google', espeak: 'робот', synthesis: 'синтез' },
  gender: { m: 'мужской род', f: 'женский род' } satisfies Record<Gender, string>,
  plural: 'много',
  feminine: 'она',
  wordCard: 'Слово',
  show: 'показать',

  /** Words beyond the circles that fit. */
  moreDots: (words: number) => `+${words}`,
  wordCount: (done: number, total: number) => `${done} из ${total}`,
  dots: (done: number, total: number) => `Выучено в этом уроке: ${done} из ${total}`,

  example: 'Слово в предложении',
  soundFailed: 'Не удалось воспроизвести аудио',
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
