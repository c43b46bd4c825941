const hard = 'ый ой ого ому ым ом ая ую ою ое ые ых ыми'.split(' ');
const soft = 'ий его ему им ем яя ей юю ею ее ие их ими'.split(' ');
/** After г к х ж ш ч щ: их, but большого and хорошего. */
const afterBackOrHush = 'ий ой ого его ому ему им ом ем ая ую ой ей ою ею ое ее ие их ими'.split(' ');
/** третий, чей: третьего. */
const afterSoftSign = 'его ему им ем я ей ю е и их ими'.split(' ');

const ending = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/;

/** True for letters that an adjective in any gender, or in the plural, may have: новый, гостиная, наличные. */
export const mayBeAdjective = (word: string): boolean => word.length > 3 && ending.test(word);

/**
 * Returns the forms of a Russian adjective, given in any gender, in lower-case letters with е for ё: cases, short forms,
 * the comparative and the adverb. For finding an adjective by a form: some of them nobody uses.
 */
export function adjectiveForms(adjective: string): string[] {
  const stem = adjective.replace(ending, '');
  const cases = casesOf(stem, adjective);
  return [...cases, ...shortForms(stem), ...comparatives(stem)];
}

/** The adjective forms of an adverb in -о: быстрый, быстрее. */
export const formsOfAdverb = (adverb: string): string[] => adjectiveForms(`${adverb.slice(0, -1)}ый`);

function casesOf(stem: string, adjective: string): string[] {
  const last = stem.at(-1) ?? '';
  const sets = 'гкхжшчщ'.includes(last) ? afterBackOrHush : /(?:ий|яя|ее|ие)$/.test(adjective) ? soft : hard;
  const ofSoftSign = adjective.endsWith('ий') ? afterSoftSign.map((one) => `${stem}ь${one}`) : [];
  return [...sets.map((one) => stem + one), ...ofSoftSign];
}

/** красив, важен, короток, болен, спокоен; красиво, синя. */
function shortForms(stem: string): string[] {
  const masculine = [stem];
  const cluster = /^(.*[бвгджзйклмнпрстфхцчшщь])([кнлр])$/.exec(stem);
  if (cluster) {
    const [, before = '', last = ''] = cluster;
    masculine.push(`${before.replace(/[йь]$/, '')}е${last}`, `${before}о${last}`);
  }
  if (stem.endsWith('енн')) masculine.push(stem.slice(0, -1));
  return [...masculine, ...['а', 'о', 'ы', 'и', 'я', 'е'].map((one) => stem + one)];
}

/** The consonants that change before -е, the longest first: близкий, короткий, простой, тихий. */
const mutations: readonly (readonly [RegExp, string])[] = [
  [/(?:ст|ск)$/, 'щ'],
  [/[зд]к$/, 'ж'],
  [/тк$/, 'ч'],
  [/сок$/, 'ш'],
  [/[гдз]$/, 'ж'],
  [/[кт]$/, 'ч'],
  [/[хс]$/, 'ш'],
];

function comparatives(stem: string): string[] {
  const mutation = mutations.find(([letters]) => letters.test(stem));
  const short = mutation ? [`${stem.replace(...mutation)}е`] : [];
  return [`${stem}ее`, `${stem}ей`, ...short];
}
