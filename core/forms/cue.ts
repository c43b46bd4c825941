import type { FormKey } from '../hebrew/conjugation/forms.ts';
import type { VerbContent } from '../hebrew/conjugation/verb.ts';
import type { Gender } from '../lesson/content.ts';
import type { Random } from '../random.ts';
import { adjectiveIn, genderOfNoun, inflectAdjective } from '../russian/adjective.ts';
import { isCountable, pluralOfNoun } from '../russian/plural-noun.ts';
import { conjugateRussian, firstVerb } from '../russian/verb-forms.ts';
import { formTexts as texts } from '../texts/lesson/grammar/forms.ts';
import { verbTexts } from '../texts/lesson/grammar/verbs.ts';
import type { AdjectiveKey } from './skills.ts';
import { tenseOf } from './verb-form.ts';

type RussianVerbPair = Pick<VerbContent, 'imperfective' | 'perfective' | 'use'>;

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
 * verb, the future and the imperative those of the perfective one where there is one; the use of a verb may say
 * otherwise, or give a cue by hand. Where a Russian form is not known for sure the cue names it: «она · прошедшее ·
 * писать». «Я» is of the learner's gender, where it is known: «я писала».
 */
export function verbCue(verb: RussianVerbPair, key: FormKey, random: Random, gender?: Gender): string {
  const cues = verbCues(verb, key, gender);
  return cues[Math.floor(random() * cues.length)] ?? '';
}

/** All cues that may ask for a form: a form of the present has several persons. */
export function verbCues(verb: RussianVerbPair, key: FormKey, gender?: Gender): string[] {
  const byHand = verb.use?.cues?.[key];
  if (byHand) return [byHand];
  const tense = tenseOf(key);
  const pair = {
    ...verb,
    imperfective: firstVerb(verb.imperfective),
    perfective: firstVerb(verb.perfective ?? ''),
  };
  if (tense === 'present') {
    const cues = presentCues(pair, key, gender);
    if (cues.length > 0) return cues;
  }
  const plain = texts.plainCue(verbTexts.person[key], tense ? texts.tense[tense] : '', pair.imperfective);
  return [cueOf(pair, key, gender) ?? plain];
}

function cueOf(verb: RussianVerbPair, key: FormKey, gender: Gender | undefined): string | undefined {
  switch (tenseOf(key)) {
    case 'present':
      return undefined;
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

/** Spelled as a form of another verb: «я плачу» is of платить and of плакать. */
const homographs = new Set(['плачу']);

function presentCues(
  { imperfective, use }: RussianVerbPair,
  key: FormKey,
  gender: Gender | undefined,
): string[] {
  const isOfOther = gender !== undefined && key.endsWith(gender === 'f' ? '.m' : '.f');
  // The forms of «быть» are its future.
  const forms = imperfective.startsWith(tobe) ? undefined : conjugateRussian(imperfective)?.persons;
  return (presentPersons[key] ?? [])
    .filter(({ who }) => !(isOfOther && who === 'я'))
    .filter(({ person }) => use?.persons === undefined || person === 2 || person === 5)
    .flatMap(({ person, who, note }) => {
      const form = forms?.[person];
      return form && !homographs.has(form) ? [withNote(`${who} ${form}`, note)] : [];
    });
}

/** The verb of the pair that a Russian says in a tense, the other one where there is none. */
function spokenVerb(
  { imperfective, perfective, use }: RussianVerbPair,
  tense: 'past' | 'imperative',
): string {
  const aspect = use?.aspects?.[tense] ?? (tense === 'past' ? 'imperfective' : 'perfective');
  return (aspect === 'perfective' && perfective) || imperfective;
}

function pastCue(verb: RussianVerbPair, key: FormKey, gender: Gender | undefined): string | undefined {
  const forms = conjugateRussian(spokenVerb(verb, 'past'))?.past;
  if (!forms) return undefined;
  const [m, f, pl] = forms;
  switch (key) {
    case 'past.1sg':
      if (gender) return `я ${gender === 'f' ? f : m}`;
      return `я ${ofEitherGender(m, f)}`;
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

/** «писал(а)», «пришёл / пришла»; what follows the verb is said once: «видел(а) во сне». */
function ofEitherGender(he: string, she: string): string {
  const [his = '', ...rest] = he.split(' ');
  const [hers = ''] = she.split(' ');
  const both = his.endsWith('л') && hers === `${his}а` ? `${his}(а)` : `${his} / ${hers}`;
  return [both, ...rest].join(' ');
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

function futureCue({ imperfective, perfective, use }: RussianVerbPair, key: FormKey): string | undefined {
  const one = futurePersons[key];
  if (!one) return undefined;
  const { person, note } = one;
  const who = one.who ?? pronouns[person];
  const whole = use?.aspects?.future === 'imperfective' ? '' : (perfective ?? '');
  const own = conjugateRussian(imperfective === tobe ? tobe : whole)?.persons[person];
  if (own) return withNote(`${who} ${own}`, note);
  const auxiliary = conjugateRussian(tobe)?.persons[person];
  return withNote(`${who} ${auxiliary} ${imperfective}`, note);
}

function imperativeCue(verb: RussianVerbPair, key: FormKey): string | undefined {
  const orders =
    conjugateRussian(spokenVerb(verb, 'imperative'))?.imperative ??
    conjugateRussian(verb.imperfective)?.imperative;
  if (!orders) return undefined;
  if (key === 'imperative.pl.m') return `${orders[1]}!`;
  return withNote(`${orders[0]}!`, key === 'imperative.sg.m' ? 'м.' : 'ж.');
}

/** A gloss without notes and alternatives: 'машина, автомобиль' gives 'машина'. */
export function plainGloss(russian: string): string {
  return (russian.replace(/\([^)]*\)/g, '').split(/[,/]/)[0] ?? '').trim() || russian;
}

type AdjectiveCues = Partial<Record<AdjectiveKey, string>>;

/** By the plain gloss: what Russians say by other words than an adjective. */
const adjectivesByHand: Readonly<Record<string, AdjectiveCues>> = {
  верно: { 'sg.f': 'верная', 'pl.m': 'верные', 'pl.f': 'верные (ж.)' },
  женат: { 'sg.f': 'замужем', 'pl.m': 'женаты', 'pl.f': 'замужем (мн.)' },
  нельзя: { 'sg.f': 'запрещённая', 'pl.m': 'запрещённые', 'pl.f': 'запрещённые (ж.)' },
  нужно: { 'sg.f': 'ей нужно', 'pl.m': 'им нужно', 'pl.f': 'им нужно (ж.)' },
  ошибается: { 'sg.f': 'она ошибается', 'pl.m': 'они ошибаются', 'pl.f': 'они ошибаются (ж.)' },
  'хочет пить': { 'sg.f': 'она хочет пить', 'pl.m': 'они хотят пить', 'pl.f': 'они хотят пить (ж.)' },
};

/** The Russian for a form of an adjective: «большая»; «она · голодный» where Russian has no such form. */
export function adjectiveCue(russian: string, key: AdjectiveKey): string {
  const byHand = adjectivesByHand[plainGloss(russian)]?.[key];
  if (byHand) return byHand;
  const forms = inflectAdjective(adjectiveIn(russian) ?? '');
  if (!forms) return `${texts.adjective[key]} · ${plainGloss(russian)}`;
  if (key === 'pl.f') return withNote(forms.pl, 'ж.');
  return key === 'pl.m' ? forms.pl : key === 'sg.f' ? forms.f : forms.m;
}

/** By the plain gloss: plurals that Russian has by other words, or that look like the singular. */
const pluralsByHand: Readonly<Record<string, string>> = {
  душ: 'душевые',
  инжир: 'плоды инжира',
  клубника: 'ягоды клубники',
  маца: 'листы мацы',
  меню: 'меню (мн.)',
  морковь: 'морковки',
  оплата: 'платежи',
  пальто: 'пальто (мн.)',
  'репчатый лук': 'луковицы',
  'скорая помощь': 'машины скорой помощи',
  сто: 'сотни',
  такси: 'такси (мн.)',
  шоссе: 'шоссе (мн.)',
};

/** False for a noun whose plural nobody says, in Russian at least: тошнота, пшеница, опыт. */
export const isCounted = (russian: string): boolean =>
  russian !== 'курица (мясо)' && isCountable(plainGloss(russian));

/** Of these nothing is said by an adjective of size or quality: «большая минута», «маленький вечер». */
const undescribed = new Set(
  `век вечер возраст год день мгновение месяц минута неделя ночь половина раз секунда сто суббота тысяча час
  четверть`.split(/\s+/),
);

/** True for a noun that the adjectives of agreement can be said of. */
export const isDescribed = (russian: string): boolean =>
  isCounted(russian) && !undescribed.has(plainGloss(russian));

/**
 * Adjectives that can be said of almost anything: the others would make nonsense with a noun taken at random. ישן is not
 * said of people, and few things are יקר or זול.
 */
const general = new Set(['גדול', 'קטן', 'חדש', 'טוב', 'יפה']);

/** True for an adjective, plain letters, that almost anything can be. */
export const isSaidOfAll = (hebrew: string): boolean => general.has(hebrew);

/** «столы»; «король · когда их много» where the Russian plural is not sure. */
export function pluralCue(noun: string): string {
  const name = plainGloss(noun);
  return pluralsByHand[name] ?? pluralOfNoun(name) ?? texts.pluralCue(name);
}

/** «большая квартира», «большие квартиры»; with both words apart where the Russian forms are not sure. */
export function agreementCue(adjective: string, noun: string, number: 'sg' | 'pl'): string {
  const name = plainGloss(noun);
  const forms = inflectAdjective(adjectiveIn(adjective) ?? '');
  if (number === 'pl') {
    const plural = pluralsByHand[name] ?? pluralOfNoun(name);
    return forms && plural
      ? `${forms.pl} ${plural}`
      : texts.agreementPluralCue(forms?.pl ?? plainGloss(adjective), name);
  }
  const gender = genderOfNoun(name);
  return forms && gender ? `${forms[gender]} ${name}` : texts.agreementCue(plainGloss(adjective), name);
}
