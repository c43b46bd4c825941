import { knownSounds } from '../hebrew/known/known-sounds.ts';
import { isPartOfNumber } from '../speech/numbers.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that begin as a word behind a particle does, but say nothing of where, whence or whither: please, all right, alone. */
const fixed = listed(
  'בבקשה בסדר באמת בטח בן בת בא באה באים באתי באנו בלי בערך ביחד בדיוק בגלל בשביל לא לי לך לו לה לנו לבד למה לאן לכן לפני לפעמים כן כל כמה מה מי',
);

/** In the morning and in May are no places. */
const times = listed(
  'שעה שעות רגע דקה בוקר צהריים ערב לילה יום ימים שבוע חודש שנה שבת שישי ראשון שני שלישי רביעי חמישי סוף התחלה ' +
    'קיץ חורף אביב סתיו ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
);

/** The vowels of each particle, without an article and with it. */
const spoken: Readonly<Record<string, RegExp>> = {
  ב: /^b[eaiu]?$/,
  ל: /^l[eaiu]?$/,
  מ: /^m[ei]$/,
  כ: /^k[eai]?$/,
};

/**
 * True for a word, plain letters, that is a particle with a place, a person or a thing behind it: not for one that only
 * begins with its letter, as bread does in Hebrew, nor for a time behind ב. `own` are words of the line itself.
 */
export function isBehindParticle(word: string, own: ReadonlySet<string>): boolean {
  const [particle = ''] = word;
  const rest = word.slice(1);
  if (fixed.has(word)) return false;
  if (own.has(word)) return true;
  if (particle === 'ב' && (times.has(rest) || isPartOfNumber(rest))) return false;
  const whole = knownSounds(word);
  if (whole.length === 0) return true;
  const heard = knownSounds(rest).flatMap((sounds) => [sounds, softened(sounds)]);
  return whole.some((sounds) =>
    heard.some((one) => sounds.endsWith(one) && spoken[particle]?.test(sounds.slice(0, -one.length))),
  );
}

/** The same with "and" or "that" before it, for what is no word of another meaning with it, as three begins with "that". */
export const isBehindJoined = (word: string, own: ReadonlySet<string>): boolean =>
  (own.has(word) || knownSounds(word).length === 0) && isBehindParticle(word.slice(1), own);

const soft: Readonly<Record<string, string>> = { b: 'v', k: 'x', p: 'f' };

/** As it is heard behind a particle: beit, but levet. */
export const softened = (sounds: string): string =>
  (soft[sounds.slice(0, 1)] ?? sounds.slice(0, 1)) + sounds.slice(1);
