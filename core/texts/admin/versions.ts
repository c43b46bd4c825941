import { takeBackDays } from '../../acts/take-back.ts';

/** Texts of the earlier versions of a lesson. */
export const versionsTexts = {
  open: 'История',
  title: 'История урока',
  hint: `Как урок менялся за последние ${takeBackDays} дней. Откройте версию, чтобы посмотреть её и вернуть.`,
  cut: 'Правок так много, что показаны только последние.',
  empty: 'За это время урок не меняли.',
  now: 'Сейчас',
  nowInLine: 'сейчас',
  legend: 'Кнопка — номер версии.',
  first: 'До этих правок',
  made: 'Урок создан',
  reordered: 'Порядок слов изменён',
  back: 'К истории',
  toLesson: 'К уроку',
  was: 'Каким был урок',
  wasWords: 'Слова',
  difference: 'Что изменится, если вернуть',
  same: 'Эта версия ничем не отличается от нынешней.',
  stays: 'Публикация, доступ и прогресс учеников останутся как есть.',
  restore: 'Вернуть эту версию',
  restored: 'Версия возвращена',
  failed: 'Вернуть версию не удалось',
} as const;
