import { error, type Problem } from '../check/finding.ts';
import { stripNiqqud } from '../niqqud.ts';
import type { Reading } from './known-forms.ts';
import { writtenWords } from './written-words.ts';

/**
 * Rules about a word and the one after it, which a pause parts. They read the niqqud as it is written; `readings` tell
 * what the words are.
 */
export type Place = { pointed: string; heard: string; readings: readonly Reading[]; endsInPause: boolean };

/** The places of a sentence, in their order. */
export function placesOf(
  pronunciation: string,
  heard: readonly string[],
  readings: readonly (readonly Reading[])[],
): Place[] {
  const pieces = pronunciation
    .normalize('NFC')
    .split(/[\s־]+/)
    .flatMap((piece) => {
      const words = writtenWords(piece);
      return words.map((pointed, at) => ({
        pointed,
        endsInPause: at === words.length - 1 && /[.,!?:;…—–-]["׳״']*$/.test(piece),
      }));
    });
  return pieces.map((piece, at) => ({ ...piece, heard: heard[at] ?? '', readings: readings[at] ?? [] }));
}

const marks = '[\\u05b0-\\u05bd\\u05c1\\u05c2\\u05c7]*';
const dagesh = '\u05bc';
const what = new RegExp(`^(?:ו${marks})?מ([\\u05b7\\u05b8\\u05b6])ה$`);
const [patah, qamats, segol] = ['\u05b7', '\u05b8', '\u05b6'];
const definiteStart = new RegExp(`^ה[${patah}${qamats}${segol}]`);

/** מַה with a dagesh after it, but מָה before א, ע, ר, before the article and before a pause; מַה or מֶה before ה and ח. */
function whatProblems({ pointed, endsInPause }: Place, next: Place | undefined): Problem[] {
  const vowel = what.exec(pointed)?.[1];
  if (!vowel) return [];
  const problem = (why: string): Problem[] => [error('sentence-what', why)];
  if (!next || endsInPause) return vowel === qamats ? [] : problem('before a pause it is מָה');
  const [, letter = '', signs = ''] = new RegExp(`^([א-ת])(${marks})`).exec(next.pointed) ?? [];
  if ('אער'.includes(letter) || definiteStart.test(next.pointed)) {
    return vowel === patah ? problem(`before ${next.pointed} it is מָה`) : [];
  }
  if ('הח'.includes(letter)) return [];
  const expected = vowel === patah ? '' : `before ${next.pointed} it is מַה`;
  if (expected) return problem(expected);
  const needsDagesh = !(letter === 'י' && signs.includes('\u05b0')) && letter !== 'ו';
  return needsDagesh && !signs.includes(dagesh) ? problem(`${next.pointed} takes a dagesh after מַה`) : [];
}

const allAlone = /^(?:ו[ְּ]*)?(?:[בלמש][\u05b0-\u05bc\u05c1]*)?כ(?:\u05bc?ו\u05b9|\u05b9\u05bc?)ל$/;
const allJoined = /^(?:ו[\u05b0\u05bc]*)?(?:[בלמשה][\u05b0-\u05bc\u05c1]*)?כ\u05b8\u05bc?ל$/;
const allDefinite = /^(?:[ושב]?[\u05b0-\u05bc\u05c1]*)?ה[\u05b7]כ\u05b8\u05bc?ל$/;

/** כָּל before a noun, הַכּוֹל alone; the first is heard kol. */
function allProblems({ pointed, heard, endsInPause }: Place, next: Place | undefined): Problem[] {
  const problem = (why: string): Problem[] => [error('sentence-all', why)];
  const isLast = !next || endsInPause;
  if (allDefinite.test(pointed)) return problem('with its article it is הַכּוֹל');
  if (allAlone.test(pointed) && !isLast) return problem(`before ${next.pointed} it is כָּל`);
  if (!allJoined.test(pointed)) return [];
  if (isLast) return problem('alone it is הַכּוֹל');
  return /[аэ]\u0301?л$/.test(heard.replace(/^[вблмш]э?/, '')) ? problem('כָּל is heard кол') : [];
}

const isNoun = ({ word, form }: Reading): boolean =>
  Boolean(word.gender) && /^(word|plural|feminine)/.test(form.key);
const withoutGender = new Set(['אמצע', 'סוף', 'תחילה', 'התחלה', 'צד']);

/** True where the word holds an article, alone or within ב, ל or כ. */
const definitePrefix = new RegExp(`^(?:ו[\\u05b0\\u05bc]*)?(?:ה|[בלכ]\\u05bc?)[${patah}${qamats}${segol}]`);

/** With the article they tell when, and belong to no noun before them. */
const times = /^ה(יום|לילה|ערב|בוקר|שנה|חודש|פעם|קיץ|חורף)$/;

const isOnlyNoun = (readings: readonly Reading[]): boolean => readings.length > 0 && readings.every(isNoun);

const hasArticle = ({ pointed, readings }: Place): boolean =>
  new RegExp(
    `^(?:ו[\\u05b0\\u05bc]*)?(?:ה[${patah}${qamats}${segol}]|[בלכ][${patah}${qamats}${segol}])`,
  ).test(pointed.normalize('NFC').replace(dagesh, '')) &&
  definitePrefix.test(pointed) &&
  (readings.some(({ particles }) => particles.length > 0) ||
    withoutGender.has(stripNiqqud(pointed).replace(/^ו?[הבלכ]/, '')));

/** A noun that another noun follows has no article of its own: בְּאֶמְצַע הַסֵּפֶר, בֵּית הַסֵּפֶר. */
function constructProblems(place: Place, next: Place | undefined): Problem[] {
  if (!next || place.endsInPause || !hasArticle(place)) return [];
  const isHead =
    isOnlyNoun(place.readings) || withoutGender.has(stripNiqqud(place.pointed).replace(/^ו?[הבלכ]/, ''));
  const isCompound = place.readings.some(({ word, part }) =>
    next.readings.some(
      (it) => it.word === word && part === 0 && it.part === 1 && /^.+-/.test(word.transcription),
    ),
  );
  const definite = next.readings.filter(
    ({ particles, word }) => particles.join('') === 'ה' && !word.pronunciation.includes(' '),
  );
  const isDefiniteNoun = isOnlyNoun(definite) && !times.test(stripNiqqud(next.pointed));
  if (!isCompound && !(isHead && isDefiniteNoun)) return [];
  return [error('sentence-construct', `${place.pointed} stands before ${next.pointed} without its article`)];
}

/** Names of relatives, known without the article. */
export const relatives = /^(אימא|אבא|סבא|סבתא)$/;

const glued = /^(?:ו[\u05b0\u05bc]*)?([בלכ])\u05bc?([\u05b0-\u05b8])/;
const definiteNext = /^(הזה|הזאת|הזו|האלה|האלו|ההוא|ההיא|ההם|של(י|ך|ו|ה|נו|כם|כן|הם|הן)?)$/;
const indefiniteRussian =
  /(^|[^а-яё])(как(ой|ом|ому|ую)-(то|нибудь)|один из|одном из|какой-либо)([^а-яё]|$)/iu;
const always =
  /^(ישראל|רוסיה|אוקראינה|ירושלים|תל|ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)$/;

/** ב, ל and כ hold the article exactly where the noun is a known one; the niqqud, the reading and the Russian agree. */
function prefixProblems(place: Place, next: Place | undefined, russian: string): Problem[] {
  const [, letter = '', vowel = ''] = glued.exec(place.pointed.normalize('NFC').replace(dagesh, '')) ?? [];
  const own = place.readings.filter(({ particles, word }) => {
    const last = particles.at(-1);
    return last === letter && (Boolean(word.gender) || always.test(word.hebrew));
  });
  if (letter === '' || own.length === 0 || own.length < place.readings.length) return [];
  const isDefinite = vowel === patah || vowel === qamats || vowel === segol;
  const isHataf = own.every(({ form }) => /^.[\u05bc]?[\u05b1-\u05b3]/.test(form.pointed));
  const isShva = !isDefinite && !isHataf;
  const problem = (why: string): Problem[] => [error('sentence-prefix', why)];
  if (isDefinite && !isHataf && own.every(({ word }) => always.test(word.hebrew))) {
    return problem(`${place.pointed}: a name takes no article`);
  }
  const after = next && !place.endsInPause ? stripNiqqud(next.pointed) : '';
  const isRelative = own.every(({ word }) => relatives.test(word.hebrew));
  if (isShva && !isRelative && definiteNext.test(after)) {
    return problem(`before ${next?.pointed} ${place.pointed} holds the article`);
  }
  if (isDefinite && !isHataf && !definiteNext.test(after) && indefiniteRussian.test(russian)) {
    return problem(`«${russian}» has a noun that is not known: ${place.pointed} without the article`);
  }
  return [];
}

/** What is wrong between the words of a sentence. */
export function joinedProblems(places: readonly Place[], russian: string): Problem[] {
  return places.flatMap((place, at) => {
    const next = places[at + 1];
    return [
      ...whatProblems(place, next),
      ...allProblems(place, next),
      ...constructProblems(place, next),
      ...prefixProblems(place, next, russian),
    ];
  });
}
