import { counted, type PluralForms } from '../plural.ts';

const accusativeWords: PluralForms = ['слово', 'слова', 'слов'];
const minutesLong: PluralForms = ['минута', 'минуты', 'минут'];

/** Texts of «Сегодня» on home: apart from the others, which home does not need. */
export const todayCardTexts = {
  letters: 'Алфавит',
  review: (words: number) => `Повторить ${counted(words, accusativeWords)}`,
  reviewLetters: 'Повторить буквы',
  minutes: (minutes: number) => `${minutes} мин`,
  spokenMinutes: (minutes: number) => `примерно ${counted(minutes, minutesLong)}`,
  done: 'На сегодня всё повторено',
  nothing: 'Повторять пока нечего',
  practise: 'Потренироваться',
  paused: 'Новые слова подождут',
} as const;
