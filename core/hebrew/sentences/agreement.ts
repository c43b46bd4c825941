import { numeralFor } from '../../forms/numerals.ts';
import { type Place, relatives } from './joined-words.ts';
import type { Reading } from './known-forms.ts';

/** Number and gender as far as a form shows them; null for what it leaves open. */
type Traits = { number: 'sg' | 'pl' | null; gender: 'm' | 'f' | null; person: string | null };
type Role = 'subject' | 'noun' | 'adjective' | 'verb' | 'numeral' | 'between' | 'other';
type Part = Traits & { role: Role; hasArticle: boolean };

const traits = (
  number: Traits['number'],
  gender: Traits['gender'],
  person: string | null = null,
): Traits => ({
  number,
  gender,
  person,
});

/** Personal pronouns by their letters. */
const pronouns: Readonly<Record<string, Traits>> = {
  אני: traits('sg', null, '1'),
  אתה: traits('sg', 'm', '2'),
  את: traits('sg', 'f', '2'),
  הוא: traits('sg', 'm', '3'),
  היא: traits('sg', 'f', '3'),
  אנחנו: traits('pl', null, '1'),
  אתם: traits('pl', 'm', '2'),
  אתן: traits('pl', 'f', '2'),
  הם: traits('pl', 'm', '3'),
  הן: traits('pl', 'f', '3'),
};

const demonstratives = /^(זה|זאת|אלה)$/;

/** Words that may stand between a subject and what is said of it. */
const between = new Set('לא כבר עוד גם תמיד עכשיו היום ממש באמת עדיין כמעט רק אף פעם'.split(' '));

function roleOf({ word, form, particles }: Reading): Part {
  const hasArticle = particles.includes('ה');
  const part = (role: Role, of: Traits = traits(null, null)): Part => ({ role, hasArticle, ...of });
  if (between.has(form.letters) && particles.length === 0) return part('between');
  const pronoun = pronouns[form.letters];
  if (pronoun && !word.gender && form.pointed !== 'אֶת') {
    return part(form.pointed.startsWith('אֶת') ? 'other' : 'subject', pronoun);
  }
  const [, tense = '', person = '', number = '', gender = ''] =
    /^(present|past|future|imperative)\.(\d?)(sg|pl)\.?(m|f)?$/.exec(form.key) ?? [];
  if (tense) {
    return part('verb', traits(number as 'sg' | 'pl', (gender || null) as Traits['gender'], person || null));
  }
  const counted = numeralGender(form.pointed);
  if (counted) return part('numeral', traits('pl', counted));
  if (word.gender && (form.key === 'word' || form.key === 'plural')) {
    const isPlural = form.key === 'plural';
    const isOpen = !isPlural && (word.plural === undefined || /(ים|ות)$/.test(word.hebrew));
    return part('noun', traits(isPlural ? 'pl' : isOpen ? null : 'sg', word.gender));
  }
  if (word.gender && form.key === 'feminine') return part('noun', traits('sg', 'f'));
  if (word.gender && form.key === 'feminine.plural') return part('noun', traits('pl', 'f'));
  if (!word.gender && word.feminine && !demonstratives.test(form.letters)) {
    if (form.key === 'word') return part('adjective', traits('sg', 'm'));
    if (form.key === 'feminine') return part('adjective', traits('sg', 'f'));
    if (form.key === 'plural') return part('adjective', traits('pl', 'm'));
    if (form.key === 'feminine.plural') return part('adjective', traits('pl', 'f'));
  }
  return part('other');
}

const genderOfNumerals = new Map(
  (['m', 'f'] as const).flatMap((gender) =>
    Array.from({ length: 9 }, (_, at) => [numeralFor(at + 2, gender)?.pointed ?? '', gender] as const),
  ),
);
const numeralGender = (pointed: string): 'm' | 'f' | undefined => genderOfNumerals.get(pointed);

const agree = (one: Traits, other: Traits): boolean =>
  (['number', 'gender', 'person'] as const).every(
    (trait) => one[trait] === null || other[trait] === null || one[trait] === other[trait],
  );

/** The readings of a word all have one of these roles. */
const isOnly = (parts: readonly Part[], ...roles: Role[]): boolean =>
  parts.length > 0 && parts.every(({ role }) => roles.includes(role));

const canAgree = (one: readonly Part[], other: readonly Part[]): boolean =>
  one.some((a) => other.some((b) => agree(a, b)));

/** Words that belong to the noun before them: of whom it is, which one, how much. */
const belongs = /^(של|שלי|שלך|שלו|שלה|שלנו|שלכם|שלכן|שלהם|שלהן|הזה|הזאת|הזו|האלה|ההוא|ההיא|מאוד|כל|כך|הכי)$/;

/** Nouns that tell when something happens, and are no subject there. */
const times = /^(יום|שבוע|חודש|שנה|בוקר|צהריים|ערב|לילה|פעם|קיץ|חורף|אביב|סתיו|שעה|רגע|חג|זמן)$/;

const openers = /^(מתי|איפה|למה|לאן|איך|גם|רק|אבל|כי|אם|ו?גם|או|אז|אולי|לדעתי|לפעמים|בעצם)$/;

const isKnownNoun = (readings: readonly Reading[]): boolean =>
  readings.every(
    ({ word, particles }) =>
      !times.test(word.hebrew) &&
      (particles.join('') === 'ה' ||
        particles.join('') === 'וה' ||
        (relatives.test(word.hebrew) && particles.every((it) => it === 'ו'))),
  );

/**
 * True where a verb or adjective cannot be said of the known noun with which its clause begins: הַיַּלְדָּה רוֹצָה. What
 * belongs to the noun may stand between them; what follows a preposition or a verb is no subject.
 */
function isSaidOfNoun(
  words: readonly (readonly Reading[])[],
  parts: readonly (readonly Part[])[],
  at: number,
): boolean {
  const isPassed = (place: number) => {
    const readings = words[place] ?? [];
    const own = parts[place] ?? [];
    if (isOnly(own, 'between')) return true;
    if (readings.some(({ form, particles }) => belongs.test(particles.join('') + form.letters))) return true;
    return isOnly(own, 'adjective') && own.every(({ hasArticle }) => hasArticle);
  };
  let noun = at - 1;
  while (noun > 0 && isPassed(noun)) noun -= 1;
  const [own, subject, readings] = [parts[at] ?? [], parts[noun] ?? [], words[noun] ?? []];
  if (noun < 0 || !isOnly(subject, 'noun') || !isKnownNoun(readings)) return false;
  // With its own article an adjective belongs to the noun; another noun before makes it the second of a pair.
  const opens = noun === 0 || (words[noun - 1] ?? []).some(({ form }) => openers.test(form.letters));
  if (!opens) return false;
  // A preposition with its ending has a feminine, too, but no plural.
  const said = words[at] ?? [];
  const isOfVerb = (word: Reading['word']) =>
    said.some((it, reading) => it.word === word && own[reading]?.role === 'verb');
  const isSaying = said.every(({ word }) => isOfVerb(word) || word.plural !== undefined);
  if (!isSaying) return false;
  return !canAgree(
    subject.map((part) => ({ ...part, person: '3' })),
    own,
  );
}

/**
 * Places of words that cannot agree with the one before them in any reading: a verb or adjective behind its pronoun or
 * noun, a noun behind its numeral. Where a word may be something else, nothing is said, and a pause begins again.
 */
export function disagreements(places: readonly Place[]): number[] {
  const starts = [0, ...places.flatMap(({ endsInPause }, at) => (endsInPause ? [at + 1] : []))];
  return starts.flatMap((start, at) =>
    disagreementsOfClause(places.slice(start, starts[at + 1]).map(({ readings }) => readings)).map(
      (place) => start + place,
    ),
  );
}

/** Of what is counted no particle but the article is written: not in שבע וחצי, שמונה בערב. */
const isAdded = ({ particles }: Reading): boolean => particles.some((it) => it !== 'ה');

function disagreementsOfClause(words: readonly (readonly Reading[])[]): number[] {
  const parts = words.map((readings) => readings.map(roleOf));
  return parts.flatMap((own, at) => {
    const before = parts[at - 1] ?? [];
    const isCounted = isOnly(own, 'noun') && !words[at]?.some(isAdded);
    if (isOnly(before, 'numeral')) return isCounted && !canAgree(before, own) ? [at] : [];
    if (!isOnly(own, 'adjective', 'verb')) return [];
    const subject = parts.slice(0, at).findLast((one) => !isOnly(one, 'between'));
    if (subject && isOnly(subject, 'subject')) return canAgree(subject, own) ? [] : [at];
    if (isSaidOfNoun(words, parts, at)) return [at];
    if (!isOnly(before, 'noun') || !isOnly(own, 'adjective')) return [];
    const nouns = [before, ...(isOnly(parts[at - 2] ?? [], 'noun') ? [parts[at - 2] ?? []] : [])];
    return nouns.some((noun) => canAgree(noun, own)) ? [] : [at];
  });
}
