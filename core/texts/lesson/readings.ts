import type { SearchReading } from '../../contracts/search.ts';
import { verbCues } from '../../forms/cue.ts';
import type { DerivedKind } from '../../hebrew/analysis/derived.ts';
import type { Ending, Owner } from '../../hebrew/analysis/endings.ts';
import type { NameKind } from '../../hebrew/analysis/lexicon.ts';
import type { Reading } from '../../hebrew/analysis/reading.ts';
import { type FormKey, formKeys } from '../../hebrew/conjugation/forms.ts';
import type { WordFormKey } from '../../hebrew/forms/taught-forms.ts';
import { genderOfNoun, type RussianGender } from '../../russian/adjective.ts';
import { creditText } from '../dictionary.ts';
import { nameOfWordForm, shownRoot, verbTexts } from './grammar/verbs.ts';

/** What particles mean before a word. */
const particles: Readonly<Record<string, string>> = {
  ו: 'и',
  ה: 'артикль',
  ב: 'в',
  ל: 'к',
  מ: 'из',
  כ: 'как',
  ש: 'что',
  כש: 'когда',
};

/** Whose one thing is, by the gender of its Russian name; `some` where that is not known. */
const mine = (m: string, f: string, n: string, several: string) => ({
  m,
  f,
  n,
  some: `${m} / ${f}`,
  several,
});
const his = (whose: string) => ({ m: whose, f: whose, n: whose, some: whose, several: whose });

const possessives: Readonly<Record<Owner, ReturnType<typeof mine>>> = {
  '1sg': mine('мой', 'моя', 'моё', 'мои'),
  '2sg.m': mine('твой (м.)', 'твоя (м.)', 'твоё (м.)', 'твои (м.)'),
  '2sg.f': mine('твой (ж.)', 'твоя (ж.)', 'твоё (ж.)', 'твои (ж.)'),
  '3sg.m': his('его'),
  '3sg.f': his('её'),
  '1pl': mine('наш', 'наша', 'наше', 'наши'),
  '2pl.m': mine('ваш', 'ваша', 'ваше', 'ваши'),
  '2pl.f': mine('ваш (ж.)', 'ваша (ж.)', 'ваше (ж.)', 'ваши (ж.)'),
  '3pl.m': his('их'),
  '3pl.f': his('их (ж.)'),
};

const nameKinds: Record<NameKind, string> = {
  man: 'мужское имя',
  woman: 'женское имя',
  anybody: 'имя, мужское или женское',
  surname: 'фамилия',
  town: 'город',
  country: 'страна',
  place: 'место',
  month: 'месяц',
};

const derivedNames: Record<DerivedKind, string> = { done: 'что уже сделано', name: 'название действия' };

/** What was added to a word, in Russian: «и в», «из + артикль»; null where nothing was. */
export function addedInRussian(written: readonly string[]): string | null {
  if (written.length === 0) return null;
  const words = written.filter((one) => one !== 'ה').map((one) => particles[one] ?? one);
  const article = written.includes('ה') ? [particles.ה ?? ''] : [];
  return [words.join(' '), ...article].filter((one) => one !== '').join(' + ');
}

/** A reading as it travels. */
export const shapeReading = (reading: Reading): SearchReading => ({
  base: reading.word.hebrew,
  pronunciation: reading.pointed,
  transcription: reading.transcription,
  russian: reading.word.russian,
  added: addedInRussian(reading.particles),
  form: formInRussian(reading),
  source: reading.word.source,
  certain: reading.certain,
  credit: reading.word.credit ? creditText(reading.word.credit) : null,
  words: [...reading.word.ids],
});

/** Which form of its word a reading is: «я шёл / шла, от ללכת», or what a name names; null where it is the word itself. */
export function formInRussian(reading: Reading): string | null {
  const { word, keys, ending, derived, regular, mayHaveArticle } = reading;
  const parts = [
    ...(word.name ? [nameKinds[word.name]] : []),
    ...(regular ? [texts.regular(shownRoot(regular.root).join('־'), verbTexts.binyan[regular.binyan])] : []),
    ...(derived ? [texts.derived(derivedNames[derived.kind], word.hebrew)] : keysInRussian(reading, keys)),
    ...(derived?.number === 'pl' ? [nameOfWordForm('plural')] : []),
    ...(ending ? [endingInRussian(ending, word.russian)] : []),
    ...(mayHaveArticle ? [texts.mayHaveArticle] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : null;
}

const texts = {
  of: (form: string, base: string) => `${form}, от ${base}`,
  derived: (kind: string, base: string) => `${kind}, от ${base}`,
  regular: (root: string, binyan: string) => `глагол, корень ${root}, биньян ${binyan}`,
  mayHaveArticle: 'с артиклем или без него',
  owner: (whose: string) => `с окончанием «${whose}»`,
  construct: 'перед другим словом («чего»)',
} as const;

function keysInRussian({ word, ending, regular }: Reading, keys: readonly WordFormKey[]): string[] {
  const isBase = keys.some((key) => key === 'word' || key === 'infinitive');
  if (isBase || (ending && keys.every((key) => key === 'plural'))) return [];
  if (word.kind !== 'verb') return [...new Set(keys.map(nameOfWordForm))];
  const cues = keys.flatMap((key) => (isVerbKey(key) ? [cueOf(word.verb, key)] : []));
  const said = [...new Set(cues)].join('; ');
  return regular ? [said] : [texts.of(said, word.hebrew)];
}

const isVerbKey = (key: WordFormKey): key is FormKey => formKeys.some((one) => one === key);

/** The Russian of the form where the verb is known, its name where not. */
const cueOf = (verb: Reading['word']['verb'], key: FormKey): string =>
  (verb && verbCues(verb, key)[0]) ?? nameOfWordForm(key);

function endingInRussian(ending: Ending, russian: string | null): string {
  switch (ending.kind) {
    case 'owner': {
      const form = ending.number === 'pl' ? 'several' : (genderIn(russian) ?? 'some');
      const whose = ending.owners.map((owner) => possessives[owner][form]);
      return texts.owner(whose.join(', '));
    }
    case 'construct':
      return ending.number === 'pl' ? `${nameOfWordForm('plural')} ${texts.construct}` : texts.construct;
    case 'plural':
      return nameOfWordForm('plural');
    case 'feminine':
      return nameOfWordForm('feminine');
  }
}

/** The gender of the first meaning, where it is one noun. */
function genderIn(russian: string | null): RussianGender | undefined {
  const [noun = ''] = (russian ?? '').split(/[,;(/]/);
  return /^[а-яё]+$/i.test(noun.trim()) ? genderOfNoun(noun.trim()) : undefined;
}
