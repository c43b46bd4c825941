import { pluralOfNoun } from '../plural-noun.ts';

/** A consonant after which other endings follow. */
const isHush = (stem: string): boolean => /[жшчщ]$/.test(stem);
const isHushOrTs = (stem: string): boolean => /[жшчщц]$/.test(stem);
const withEndings = (stem: string, endings: string): string[] =>
  endings.split(' ').map((ending) => stem + (ending === '-' ? '' : ending));

/**
 * Returns the case forms of a Russian noun in lower-case letters with е for ё, in singular and plural. `noun` has its ё.
 * The letters do not show everything (стол, but угол; ночь, but врач), so each way in which a noun of these letters can
 * be declined is there: they are for finding a noun by a form, not for printing.
 */
export function nounForms(noun: string): string[] {
  const forms = regularForms(withoutYo(noun));
  const plural = withoutYo(pluralOfNoun(noun) ?? noun);
  if (forms.includes(plural)) return forms;
  const regular = ['ы', 'и'].map((ending) => withoutYo(noun) + ending); // цвета, so цветы are of цветок
  return [...forms.filter((form) => !regular.includes(form)), ...pluralForms(plural)];
}

const withoutYo = (text: string): string => text.replaceAll('ё', 'е');

function regularForms(noun: string): string[] {
  const stem = noun.slice(0, -1);
  switch (noun.at(-1)) {
    case 'а':
      return [...firstDeclension(stem), ...zeroEndings(stem)];
    case 'я':
      return noun.endsWith('мя') ? nameForms(stem) : softFirstDeclension(stem);
    case 'о':
      return [...withEndings(stem, 'о а у ом е ам ами ах'), ...zeroEndings(stem)];
    case 'е':
      return neuterInE(stem);
    case 'ь':
      return [stem, withoutVowel(stem)].flatMap(softForms);
    case 'й':
      return iotForms(stem);
    case 'ы':
    case 'и':
      return pluralForms(noun);
    default:
      return masculineForms(noun);
  }
}

/** вода, рука, улица, тысяча. */
function firstDeclension(stem: string): string[] {
  const many = /[гкхжшчщ]$/.test(stem) ? 'и' : 'ы';
  const by = isHushOrTs(stem) ? 'ей ею ой ою ью' : 'ой ою';
  return withEndings(stem, `а ${many} е у ${by} ам ами ах`).concat(isHush(stem) ? `${stem}ей` : []);
}

/** неделя, станция, семья, идея. */
function softFirstDeclension(stem: string): string[] {
  const many = stem.endsWith('ь') ? [`${stem.slice(0, -1)}ей`, `${stem.slice(0, -1)}ий`] : zeroEndings(stem);
  const soft = /[аеиоуыэюя]$/.test(stem) ? [`${stem}й`] : [`${stem}ь`];
  return [...withEndings(stem, 'я и е ю ей ею ям ями ях'), ...many, ...soft, ...zeroEndings(stem, 'ь')];
}

/** время, имя. */
const nameForms = (stem: string): string[] =>
  withEndings(`${stem}ен`, 'и ем а - ам ами ах').concat(`${stem}я`);

/** море, сердце, здание, варенье. */
function neuterInE(stem: string): string[] {
  if (stem.endsWith('и')) return withEndings(stem, 'е я ю ем и й ям ями ях');
  if (stem.endsWith('ь')) {
    return [
      ...withEndings(stem, 'е я ю ем и ев ям ями ях'),
      `${stem.slice(0, -1)}ий`,
      `${stem.slice(0, -1)}ей`,
    ];
  }
  const endings = isHushOrTs(stem) ? 'е а у ем ам ами ах' : 'е я ю ем и ей ям ями ях';
  return [...withEndings(stem, endings), ...zeroEndings(stem)];
}

/** день, ночь, дверь, любовь; the instrumental of feminine ones keeps its vowel: любовью. */
const softForms = (stem: string): string[] =>
  withEndings(stem, `ь и ью я ю ем е ей ям ями ях ьми${isHush(stem) ? ' ам ами ах' : ''}`);

/** чай, музей, гений; ручей: ручья. */
function iotForms(stem: string): string[] {
  const endings = 'й я ю ем е и ев ям ями ях';
  const short = stem.endsWith('е') ? [...withEndings(`${stem.slice(0, -1)}ь`, endings), `${stem}ей`] : [];
  return [...withEndings(stem, endings), ...short];
}

/** стол, врач, отец, подарок, израильтянин, котенок. */
function masculineForms(noun: string): string[] {
  const forms = [noun, withoutVowel(noun)].flatMap((stem) =>
    withEndings(
      stem,
      `- а у ${isHushOrTs(stem) ? 'ем ев' : ''} ом ов ей е ${/[гкхжшчщ]$/.test(stem) ? 'и' : 'ы'} ам ами ах`,
    ),
  );
  if (/[ая]нин$/.test(noun)) forms.push(...withEndings(noun.slice(0, -2), 'е - ам ами ах'));
  else if (noun.endsWith('ин')) forms.push(...withEndings(noun.slice(0, -2), 'ы - ам ами ах'));
  const young = /^(.+)[ое]нок$/.exec(noun)?.[1];
  if (young) forms.push(...pluralForms(`${young}${isHush(young) ? 'а' : 'я'}та`));
  return forms;
}

/** Forms of a plural: книги, очки, друзья, люди, города, времена. */
function pluralForms(plural: string): string[] {
  const stem = plural.slice(0, -1);
  const bare = stem.endsWith('ь') ? stem.slice(0, -1) : stem;
  const hard = withEndings(stem, '- ам ами ах ов ев');
  const soft = withEndings(stem, 'ям ями ях ьми ев й');
  return [plural, `${bare}ей`, ...hard, ...soft, ...zeroEndings(bare), ...zeroEndings(bare, 'ь')];
}

/** Forms of the singular of what looks like a plural, none of other words: ботинок and ботинка of ботинки. */
export function singularForms(plural: string): string[] {
  if (!/[ыи]$/.test(plural)) return [];
  const stem = plural.slice(0, -1);
  return [...withEndings(stem, 'а у е о ом ой ю ь я'), ...zeroEndings(stem)];
}

/** The form without an ending, with a vowel between its last consonants where one may be: окон, писем, кухонь, чаек. */
function zeroEndings(stem: string, after = ''): string[] {
  const cluster = /^(.*[бвгджзйклмнпрстфхцчшщь])([бвгджзклмнпрстфхцчшщ])$/.exec(stem);
  if (!cluster) return [stem + after];
  const [, before = '', last = ''] = cluster;
  const bare = before.replace(/[йь]$/, '');
  return [stem, `${bare}е${last}`, `${before}о${last}`, `${bare}о${last}`].map((form) => form + after);
}

/** Without the vowel that falls away in other forms: отц, подарк, дн, льв, пальц, китайц. It stays in город and берег. */
function withoutVowel(stem: string): string {
  if (/(?:оро|оло|ере)[бвгджзклмнпрстфхцчшщ]$/.test(stem)) return stem;
  const parts = /^(.+)([ое])([бвгджзклмнпрстфхцчшщ])$/.exec(stem);
  if (!parts) return stem;
  const [, before = '', vowel, last = ''] = parts;
  if (/[аеиоуыэюя]$/.test(before)) return `${before}й${last}`;
  return vowel === 'е' && before.endsWith('л') ? `${before}ь${last}` : before + last;
}
