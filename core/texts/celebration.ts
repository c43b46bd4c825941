import { counted, nouns } from './plural.ts';

/** Texts shown when something was reached. */
export const celebrationTexts = {
  close: 'Закрыть',
  newStatus: 'Новый статус',
  statusHint: (name: string, points: number) => `Дальше — ${name}, ${counted(points, nouns.point)}`,
  topStatus: 'Все фигуры доски ваши',
  achievement: 'Достижение',
  today: 'Сегодня',
  goal: 'Цель на сегодня выполнена',
  goalHint: (words: number) => `Сегодня — ${counted(words, nouns.word)}`,
  plus: (points: number) => `+${counted(points, nouns.point)}`,
} as const;
