import { counted, type PluralForms } from '../plural.ts';

const wordForms: PluralForms = ['слово', 'слова', 'слов'];
const letterForms: PluralForms = ['букву', 'буквы', 'букв'];
const ruleForms: PluralForms = ['правило', 'правила', 'правил'];

type DueCounts = { words?: number; letters?: number; rules?: number };

/** '3 слова, 2 буквы и 1 правило', as the object of a sentence; what there is none of is left out. */
export function whatIsDue({ words = 0, letters = 0, rules = 0 }: DueCounts): string {
  const parts = [
    words > 0 ? counted(words, wordForms) : [],
    letters > 0 ? counted(letters, letterForms) : [],
    rules > 0 ? counted(rules, ruleForms) : [],
  ].flat();
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} и ${last}` : last;
}
