/**
 * The meanings of a gloss, each in words in lower case with their ё: «был(а)» is two, notes are none. A person before a
 * verb («я купил») is left out in one more meaning.
 */
export function meaningsOf(gloss: string): string[][] {
  const bothEndings = withoutStress(gloss).replace(/([а-яё]+)\(([а-яё]{1,3})\)/giu, '$1/$1$2');
  const meanings = bothEndings
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,;/?!]/)
    .map(wordsOf)
    .filter((meaning) => meaning.length > 0);
  return meanings.flatMap((meaning) =>
    meaning.length > 1 && subjects.has(meaning[0] ?? '') ? [meaning, meaning.slice(1)] : [meaning],
  );
}

const subjects: ReadonlySet<string> = new Set(['я', 'ты', 'он', 'она', 'мы', 'вы', 'они']);

/** The words of the notes of a gloss, but not of «(он) идёт». */
export const notesIn = (gloss: string): string[] =>
  [...withoutStress(gloss).matchAll(/(?:^|\s)\(([^)]*)\)/g)].flatMap(([, note = '']) =>
    wordsOf(note).filter((word) => word !== 'он'),
  );

const withoutStress = (text: string): string =>
  text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[а-яё]+(?:-[а-яё]+)*/g) ?? [];
