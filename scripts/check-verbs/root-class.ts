import type { Root } from '../../core/hebrew/conjugation/radicals.ts';

/** What makes a root weak, most telling first: tables of figures are split by it. */
const rootClasses = [
  'four letters',
  'doubled',
  'hollow',
  'final he',
  'final alef',
  'first nun',
  'first yod',
  'first guttural',
  'middle guttural',
  'last guttural',
  'whole',
] as const;
export type RootClass = (typeof rootClasses)[number];

const isGuttural = (letter: string | undefined): boolean => letter !== undefined && 'אהחער'.includes(letter);

/** The one class of a root; a root with two weak letters counts by the more telling. */
export function rootClassOf(root: Root): RootClass {
  const [first, second, third] = root;
  if (root.length > 3) return 'four letters';
  if (second === third) return 'doubled';
  if (third === 'ה') return 'final he';
  if (second === 'ו' || second === 'י') return 'hollow';
  if (third === 'א') return 'final alef';
  if (first === 'נ') return 'first nun';
  if (first === 'י') return 'first yod';
  if (isGuttural(first)) return 'first guttural';
  if (isGuttural(second)) return 'middle guttural';
  return third === 'ח' || third === 'ע' ? 'last guttural' : 'whole';
}
