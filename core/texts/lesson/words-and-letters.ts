import { counted, type PluralForms } from '../plural.ts';

const words: PluralForms = ['слово', 'слова', 'слов'];
const letters: PluralForms = ['букву', 'буквы', 'букв'];

/** '3 слова и 2 буквы', as the object of a sentence; either part is left out when there are none of it. */
export function wordsAndLetters(wordCount: number, letterCount: number): string {
  return [wordCount > 0 && counted(wordCount, words), letterCount > 0 && counted(letterCount, letters)]
    .filter((part) => part !== false)
    .join(' и ');
}
