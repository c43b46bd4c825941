import { formsOfRussian } from './inflection/forms.ts';

/** True where two glosses have a word in common, in any of its forms: «доброе» and «добрый, хороший». Notes do not count. */
export function sharesWord(gloss: string, other: string): boolean {
  const forms = formsIn(gloss);
  return [...formsIn(other)].some((form) => forms.has(form));
}

function formsIn(gloss: string): Set<string> {
  const words = gloss
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .match(/[а-яё]+/g);
  return new Set((words ?? []).flatMap((word) => [...formsOfRussian(word).own]));
}
