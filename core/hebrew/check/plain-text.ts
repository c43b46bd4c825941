import { finalForms } from '../letters.ts';
import { error, nameOf, type Problem } from './finding.ts';

/** Words with single spaces between them and none at the ends. */
function spacingProblems(text: string): Problem[] {
  if (text === '') return [error('empty', 'the text is empty')];
  const isTidy = text === text.trim() && !/\s\s|[^\S ]/u.test(text);
  return isTidy ? [] : [error('spacing', 'single plain spaces between words, none at the ends', text.trim())];
}

const finalFormInside = /[ךםןףץ](?=.)/s;
/** Every text with a final form inside a word, or a letter at its end that has one, and few others. */
const mayBeWrong = /[ךםןףץ](?! |$)|[כמנצ](?: |$)/;

/** Final forms appear at the end of words and only there; a loanword in -p keeps its plain פ. */
export function finalFormProblems(text: string): Problem[] {
  if (!mayBeWrong.test(text)) return [];
  return text.split(' ').flatMap((word) => {
    const inside = finalFormInside.exec(word)?.[0];
    if (inside) return [error('final-form', `${nameOf(inside)} stands inside a word`)];
    const last = word.at(-1) ?? '';
    const final = finalForms[last];
    const isWrong = word.length > 1 && final !== undefined && last !== 'פ';
    return isWrong
      ? [
          error(
            'final-form',
            `${nameOf(last)} at the end of a word has a final form`,
            word.slice(0, -1) + final,
          ),
        ]
      : [];
  });
}

/** `hebrew` and `variants`: nothing but the 27 letters and single spaces. */
export function plainHebrewProblems(text: string): Problem[] {
  const foreign = /[^א-ת ]/u.exec(text)?.[0];
  const problems = spacingProblems(text);
  if (foreign) {
    problems.push(error('hebrew-letters', `only the 27 letters and spaces: found ${nameOf(foreign)}`));
  }
  return [...problems, ...finalFormProblems(text)];
}

/** `russian`: Cyrillic letters and a little punctuation, no word of mixed scripts, no stress marks. */
export function russianProblems(text: string): Problem[] {
  const problems = spacingProblems(text);
  const foreign = /[^А-Яа-яЁё0-9 ,;.:!?…()«»/–—-]/u.exec(text)?.[0];
  if (foreign)
    problems.push(error('russian-letters', `${nameOf(foreign)} does not belong in a Russian gloss`));
  if (!/[А-Яа-яЁё]/u.test(text)) problems.push(error('russian-letters', 'no Russian letter'));
  const opened = text.split('(').length;
  if (opened !== text.split(')').length) problems.push(error('russian-brackets', 'brackets do not pair'));
  return problems;
}
