import { formsOfRussian } from '../../russian/inflection/forms.ts';

/** How Russian says particles; the article has no word. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  ו: ['и', 'а'],
  ה: [],
  ב: ['в', 'во', 'на'],
  ל: ['к', 'ко', 'для'],
  מ: ['из', 'от', 'с'],
  כ: ['как'],
  ש: ['что', 'который'],
  כש: ['когда'],
};

const wordsOf = (gloss: string): string[] =>
  gloss
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .match(/[а-яё]+/g) ?? [];

/** True where a gloss says the particles and another gloss, in any of its forms, and nothing else: «в доме» of ב and «дом». */
export function isOfParticles(
  gloss: string,
  { particles, russian }: { particles: readonly string[]; russian: string },
): boolean {
  const words = wordsOf(gloss);
  const said = particles.map((one) => meanings[one] ?? []);
  const isSaid = said.every((some) => some.length === 0 || some.some((one) => words.includes(one)));
  if (!isSaid || words.length === 0) return false;
  const base = new Set(wordsOf(russian).flatMap((word) => [word, ...formsOfRussian(word).own]));
  return words.every((word) => base.has(word) || said.some((some) => some.includes(word)));
}
