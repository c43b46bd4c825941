import type { Knowledge, SearchReading } from '../../contracts/search.ts';

/** More letters of a translation say no more in a list. */
const longestGloss = 60;

/**
 * What a written word means as it is read: «дом», «и в + בית (дом); с артиклем или без него», «я пошёл / пошла, от ללכת
 * (идти)», «Том; мужское имя». `asked` as it was written.
 */
export function meaningOfReading(asked: string, { base, russian, added, form }: SearchReading): string {
  const gloss = russian === null ? null : shortened(russian);
  const isBase = gloss !== null && added === null && base === asked;
  const named = gloss === null ? base : isBase ? gloss : `${base} (${gloss})`;
  if (form?.includes(base)) return withAdded(added, gloss === null ? form : `${form} (${gloss})`);
  const what = withAdded(added, named);
  return form === null ? what : `${what}; ${form}`;
}

const withAdded = (added: string | null, what: string): string =>
  added === null ? what : `${added} + ${what}`;

const shortened = (gloss: string): string =>
  gloss.length > longestGloss ? `${gloss.slice(0, longestGloss - 1)}…` : gloss;

/** How well a word of a text is known, as a learner reads it. */
export const knowledgeNames: Readonly<Record<Knowledge, string>> = {
  known: 'учили',
  due: 'пора повторить',
  new: 'ещё не учили',
  locked: 'слово премиум-урока',
  name: 'имя',
  unknown: 'нет в уроках',
};

/** True for a word of the course in a form that it has, nothing before it: what is found of the course says all of it. */
export const isShownByMatch = ({ words, added, pronunciation }: SearchReading): boolean =>
  words.length > 0 && added === null && pronunciation !== null;
