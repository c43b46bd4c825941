import type { FormKey } from '../hebrew/conjugation/forms.ts';
import type { VerbContent } from '../hebrew/conjugation/verb.ts';
import type { Gender } from '../lesson/content.ts';
import type { Random } from '../random.ts';
import { adjectiveIn, genderOfNoun, inflectAdjective } from '../russian/adjective.ts';
import { pluralOfNoun } from '../russian/plural-noun.ts';
import { conjugateRussian } from '../russian/verb-forms.ts';
import { formTexts as texts } from '../texts/lesson/forms.ts';
import { verbTexts } from '../texts/lesson/verbs.ts';
import type { AdjectiveKey } from './skills.ts';
import { tenseOf } from './verb-form.ts';

type RussianVerbPair = Pick<VerbContent, 'imperfective' | 'perfective'>;

const pronouns = ['я', 'ты', 'он', 'мы', 'вы', 'они'] as const;

/** Who can say a present form; the gender is named where Russian does not show it. */
const presentPersons: Partial<Record<FormKey, readonly { person: number; who: string; note?: string }[]>> = {
  'present.sg.m': [
    { person: 2, who: 'он' },
    { person: 0, who: 'я', note: 'м.' },
    { person: 1, who: 'ты', note: 'м.' },
  ],
  'present.sg.f': [
    { person: 2, who: 'она' },
    { person: 0, who: 'я', note: 'ж.' },
    { person: 1, who: 'ты', note: 'ж.' },
  ],
  'present.pl.m': [
    { person: 3, who: 'мы' },
    { person: 5, who: 'они' },
    { person: 4, who: 'вы' },
  ],
  'present.pl.f': [{ person: 5, who: 'они', note: 'ж.' }],
};

const withNote = (text: string, note?: string) => (note ? `${text} (${note})` : text);

/**
 * The Russian for a form of a verb: «она писала», «мы пойдём». The past and the present are those of the imperfective
 * verb, the future and the imperative those of the perfective one where there is one. Where a Russian form is not known
 * for sure the cue names it: «она · прошедшее · писать». «Я» is of the learner's gender, where it is known: «я писала».
 */
export function verbCue(verb: RussianVerbPair, key: FormKey, random: Random, gender?: Gender): string {
  const tense = tenseOf(key);
  const { imperfective } = verb;
  const known = cueOf(verb, key, random, gender);
  return known ?? texts.plainCue(verbTexts.person[key], tense ? texts.tense[tense] : '', imperfective);
}

function cueOf(
  verb: RussianVerbPair,
  key: FormKey,
  random: Random,
  gender: Gender | undefined,
): string | undefined {
  switch (tenseOf(key)) {
    case 'present':
      return presentCue(verb, key, random, gender);
    case 'past':
      return pastCue(verb, key, gender);
    case 'future':
      return futureCue(verb, key);
    case 'imperative':
      return imperativeCue(verb, key);
    case null:
      return verb.imperfective;
  }
}

function presentCue(
  { imperfective }: RussianVerbPair,
  key: FormKey,
  random: Random,
  gender: Gender | undefined,
): string | undefined {
  const isOfOther = gender !== undefined && key.endsWith(gender === 'f' ? '.m' : '.f');
  const persons = (presentPersons[key] ?? []).filter(({ who }) => !(isOfOther && who === 'я'));
  const one = persons[Math.floor(random() * persons.length)];
  const form = one && conjugateRussian(imperfective)?.persons[one.person];
  return form ? withNote(`${one.who} ${form}`, one.note) : undefined;
}

function pastCue(
  { imperfective }: RussianVerbPair,
  key: FormKey,
  gender: Gender | undefined,
): string | undefined {
  const forms = conjugateRussian(imperfective)?.past;
  if (!forms) return undefined;
  const [m, f, pl] = forms;
  switch (key) {
    case 'past.1sg':
      if (gender) return `я ${gender === 'f' ? f : m}`;
      return m.endsWith('л') && f === `${m}а` ? `я ${m}(а)` : `я ${m} / ${f}`;
    case 'past.2sg.m':
      return `ты ${m}`;
    case 'past.2sg.f':
      return `ты ${f}`;
    case 'past.3sg.m':
      return `он ${m}`;
    case 'past.3sg.f':
      return `она ${f}`;
    case 'past.1pl':
      return `мы ${pl}`;
    case 'past.2pl.m':
      return `вы ${pl}`;
    default:
      return `они ${pl}`;
  }
}

const futurePersons: Partial<Record<FormKey, { person: number; who?: string; note?: string }>> = {
  'future.1sg': { person: 0 },
  'future.2sg.m': { person: 1, note: 'м.' },
  'future.2sg.f': { person: 1, note: 'ж.' },
  'future.3sg.m': { person: 2 },
  'future.3sg.f': { person: 2, who: 'она' },
  'future.1pl': { person: 3 },
  'future.2pl.m': { person: 4 },
  'future.3pl.m': { person: 5 },
};

/** The future of быть is its own; of other verbs that have no perfective it is made with it. */
const tobe = 'быть';

function futureCue({ imperfective, perfective }: RussianVerbPair, key: FormKey): string | undefined {
  const one = futurePersons[key];
  if (!one) return undefined;
  const { person, note } = one;
  const who = one.who ?? pronouns[person];
  const own = conjugateRussian(imperfective === tobe ? tobe : (perfective ?? ''))?.persons[person];
  if (own) return withNote(`${who} ${own}`, note);
  const auxiliary = conjugateRussian(tobe)?.persons[person];
  return withNote(`${who} ${auxiliary} ${imperfective}`, note);
}

function imperativeCue({ imperfective, perfective }: RussianVerbPair, key: FormKey): string | undefined {
  const orders = conjugateRussian(perfective ?? '')?.imperative ?? conjugateRussian(imperfective)?.imperative;
  if (!orders) return undefined;
  if (key === 'imperative.pl.m') return `${orders[1]}!`;
  return withNote(`${orders[0]}!`, key === 'imperative.sg.m' ? 'м.' : 'ж.');
}

/** A gloss without notes and alternatives: 'машина, автомобиль' gives 'машина'. */
export function plainGloss(russian: string): string {
  return (russian.replace(/\([^)]*\)/g, '').split(/[,/]/)[0] ?? '').trim() || russian;
}

/** The Russian for a form of an adjective: «большая»; «она · голодный» where Russian has no such form. */
export function adjectiveCue(russian: string, key: AdjectiveKey): string {
  const forms = inflectAdjective(adjectiveIn(russian) ?? '');
  if (!forms) return `${texts.adjective[key]} · ${plainGloss(russian)}`;
  if (key === 'pl.f') return withNote(forms.pl, 'ж.');
  return key === 'pl.m' ? forms.pl : key === 'sg.f' ? forms.f : forms.m;
}

/** «столы»; «король · когда их много» where the Russian plural is not sure. */
export function pluralCue(noun: string): string {
  const name = plainGloss(noun);
  return pluralOfNoun(name) ?? texts.pluralCue(name);
}

/** «большая квартира», «большие квартиры»; with both words apart where the Russian forms are not sure. */
export function agreementCue(adjective: string, noun: string, number: 'sg' | 'pl'): string {
  const name = plainGloss(noun);
  const forms = inflectAdjective(adjectiveIn(adjective) ?? '');
  if (number === 'pl') {
    const plural = pluralOfNoun(name);
    return forms && plural
      ? `${forms.pl} ${plural}`
      : texts.agreementPluralCue(forms?.pl ?? plainGloss(adjective), name);
  }
  const gender = genderOfNoun(name);
  return forms && gender ? `${forms[gender]} ${name}` : texts.agreementCue(plainGloss(adjective), name);
}
