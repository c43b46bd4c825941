import { counted, nouns } from '../plural.ts';

/** Texts shown when something was reached. */
export const celebrationTexts = {
  close: 'Закрыть',
  newStatus: 'Новый статус',
  statusHint: (name: string, points: number) => `Дальше — ${name}, ${counted(points, nouns.point)}`,
  topStatus: 'Все фигуры доски ваши',
  achievement: 'Достижение',
  goal: (words: number) => `Цель дня выполнена: ${counted(words, nouns.word)}`,
  first: 'Начало положено',
  firstWord: 'Первое слово!',
  firstWordHint: 'Вы его услышали, сказали, написали и набрали.',
  firstLesson: 'Первый урок!',
  firstLessonHint: 'Завтра проверим, что запомнилось.',
  plus: (points: number) => `+${counted(points, nouns.point)}`,
} as const;
