import { whatIsDue } from './lesson/what-is-due.ts';
import { counted, nouns, type PluralForms } from './plural.ts';

const skippedStage: PluralForms = ['пропущенное задание', 'пропущенных задания', 'пропущенных заданий'];
/** After «из». */
const wordsOf: PluralForms = ['слова', 'слов', 'слов'];

/** What the learner reads when a round of words, or the lesson, is over. */
export const endingTexts = {
  finished: 'Урок завершён!',
  allLearned: 'Все слова изучены',
  finishedHint: (words: number) => `Выучено: ${counted(words, nouns.word)}. Возвращайтесь, чтобы не забыть.`,
  tomorrow: {
    willAsk: (words: number, letters: number) => `Завтра спрошу ${whatIsDue({ words, letters })}.`,
    remind: (hour: number) => `Напомнить в ${hour}:00?`,
    set: (hour: number) => `Напомню в ${hour}:00. Время меняется в настройках.`,
    refused: 'Без разрешения писать вам бот не сможет напомнить.',
  },
  lessonWords: 'Слова урока',
  canSay: 'Теперь вы можете сказать:',
  missed: 'не сразу',
  toToday: (words: number) => `Повторить ${counted(words, ['слово', 'слова', 'слов'])} на сегодня`,
  repeatLesson: 'Повторить урок',
  dialogue: (title: string) => `Диалог: ${title}`,
  toQuiz: 'Перейти к викторине',
  nextLesson: 'Следующий урок',
  syncPoints: 'Синхронизировать баллы',
  pointsSynced: (points: number, status: string) =>
    `У вас ${counted(points, nouns.point)}. Статус: ${status}`,
  syncFailed: 'Баллы пока не обновились. Они не пропадут: сервер помнит каждый ответ.',
  leftover: 'Почти готово',
  leftoverHint: (count: number) =>
    `Осталось ${counted(count, skippedStage)}. Слово считается выученным, когда пройдены все четыре этапа.`,
  takeUpWord: (word: string) => `Вернуться к слову «${word}»`,
  takeUpSkipped: 'Пройти пропущенное',
  finishLater: 'Закончить позже',
  enough: 'Новых слов на сегодня достаточно',
  enoughHint: (done: number, total: number) =>
    `В этом уроке выучено ${done} из ${counted(total, wordsOf)}. Они придут в «Сегодня», когда настанет время их вспомнить.`,
  toHome: 'На главную',
  moreWords: 'Учить дальше',
} as const;
