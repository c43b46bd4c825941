import {
  type Binyan,
  type FormKey,
  formKeys,
  type Tense,
  tenses,
} from '../../../hebrew/conjugation/forms.ts';
import { endingKeys } from '../../../hebrew/forms/ending-keys.ts';
import type { WordFormKey } from '../../../hebrew/forms/taught-forms.ts';
import { writeFinalForm } from '../../../hebrew/letters.ts';

/** How verbs and their forms are called, in the chat and in the mini-app. */
export const verbTexts = {
  binyan: {
    paal: 'паъаль',
    nifal: 'нифъаль',
    piel: 'пиэль',
    pual: 'пуаль',
    hitpael: 'һитпаэль',
    hifil: 'һифъиль',
    hufal: 'һуфъаль',
  } as const satisfies Record<Binyan, string>,

  tense: {
    present: 'Настоящее',
    past: 'Прошедшее',
    future: 'Будущее',
    imperative: 'Повелительное',
  } as const satisfies Record<Tense, string>,

  infinitive: 'инфинитив',

  /** Who says the form; of the infinitive nobody. */
  person: {
    infinitive: '',
    'present.sg.m': 'я, ты, он',
    'present.sg.f': 'я, ты, она',
    'present.pl.m': 'мы, вы, они',
    'present.pl.f': 'мы, вы, они (ж.)',
    'past.1sg': 'я',
    'past.2sg.m': 'ты (м.)',
    'past.2sg.f': 'ты (ж.)',
    'past.3sg.m': 'он',
    'past.3sg.f': 'она',
    'past.1pl': 'мы',
    'past.2pl.m': 'вы',
    'past.3pl': 'они',
    'future.1sg': 'я',
    'future.2sg.m': 'ты (м.)',
    'future.2sg.f': 'ты (ж.)',
    'future.3sg.m': 'он',
    'future.3sg.f': 'она',
    'future.1pl': 'мы',
    'future.2pl.m': 'вы',
    'future.3pl.m': 'они',
    'imperative.sg.m': 'ты (м.)',
    'imperative.sg.f': 'ты (ж.)',
    'imperative.pl.m': 'вы',
  } as const satisfies Record<FormKey, string>,
} as const;

const endingPersons: Readonly<Record<(typeof endingKeys)[number], string>> = {
  '1sg': 'я',
  '2sg.m': 'ты (м.)',
  '2sg.f': 'ты (ж.)',
  '3sg.m': 'он',
  '3sg.f': 'она',
  '1pl': 'мы',
  '2pl.m': 'вы (м.)',
  '2pl.f': 'вы (ж.)',
  '3pl.m': 'они (м.)',
  '3pl.f': 'они (ж.)',
};

/** How a form of a word is called: 'прошедшее, мы', 'множественное число', 'с окончанием «ты (м.)»'. */
export function nameOfWordForm(key: WordFormKey): string {
  const ending = endingKeys.find((one) => key === `preposition.${one}`);
  if (ending) return `с окончанием «${endingPersons[ending]}»`;
  const form = formKeys.find((one) => one === key);
  const tense = form && tenses.find((one) => form.startsWith(`${one}.`));
  if (form)
    return tense
      ? `${verbTexts.tense[tense].toLowerCase()}, ${verbTexts.person[form]}`
      : verbTexts.infinitive;
  if (key === 'plural') return 'множественное число';
  if (key === 'feminine.plural') return 'множественное число, женский род';
  if (key === 'joined') return 'форма перед другим словом';
  return key === 'feminine' ? 'женский род' : 'другая форма';
}

/** The Russian pair of a verb: 'писать / написать', or the one that is used. */
export const russianPair = (verb: { imperfective: string; perfective: string | null }): string =>
  verb.perfective ? `${verb.imperfective} / ${verb.perfective}` : verb.imperfective;

/** The letters of a root as a reader sees them: 'הלכ' becomes ה, ל, ך. */
export const shownRoot = (root: string): string[] => [...writeFinalForm(root)];
