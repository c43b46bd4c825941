import { counted, type PluralForms } from '../plural.ts';

const accusativeWords: PluralForms = ['слово', 'слова', 'слов'];
const minutesLong: PluralForms = ['минута', 'минуты', 'минут'];

/** Texts of «Сегодня» on home: apart from the others, which home does not need. */
export const todayCardTexts = {
  letters: 'Алфавит',
  /** A new form is not repeated: where the day brings one, it is named apart. */
  review: (words: number, newForms = 0) => {
    const added = newForms === 0 ? '' : newForms === 1 ? ' · новая форма' : ' · новые формы';
    return `Повторить ${counted(words, accusativeWords)}${added}`;
  },
  reviewLetters: 'Повторить буквы',
  reviewRules: 'Повторить правила',
  minutes: (minutes: number) => `${minutes} мин`,
  spokenMinutes: (minutes: number) => `примерно ${counted(minutes, minutesLong)}`,
  done: 'На сегодня всё повторено',
  nothing: 'Повторять пока нечего',
  practise: 'Ещё потренироваться',
  paused: 'Новые слова подождут',
  /** Without a network: the words are on this device, or are not. */
  kept: 'слова уже на телефоне',
  needsNetwork: 'Повторение откроется, когда появится сеть',
} as const;
