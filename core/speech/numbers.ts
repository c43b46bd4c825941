/** Numbers as they are said in Hebrew, in full spelling, feminine (as in counting) and masculine. */

const feminine = 'אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע עשר'.split(' ');
const masculine = 'אפס אחד שניים שלושה ארבעה חמישה שישה שבעה שמונה תשעה עשרה'.split(' ');
/** Before a noun: shtey, shney. */
const twoOf = ['שתי', 'שני'];
const tens = 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים'.split(' ');
/** Two to ten thousand have their own forms: שלושת אלפים (shloshet alafim). */
const thousands =
  'אלף,אלפיים,שלושת אלפים,ארבעת אלפים,חמשת אלפים,ששת אלפים,שבעת אלפים,שמונת אלפים,תשעת אלפים,עשרת אלפים'.split(
    ',',
  );

const partsOfNumbers: ReadonlySet<string> = new Set([
  ...[...feminine, ...masculine, ...twoOf, ...tens, ...thousands].flatMap((words) => words.split(' ')),
  ...['מאה', 'מאתיים', 'מאות', 'חצי', 'רבע'], // mea, matayim, meot; hetsi and reva, a half and a quarter
]);

/** True for a word of which numbers and times of day are made, behind ו or not. */
export const isPartOfNumber = (letters: string): boolean =>
  partsOfNumbers.has(letters) || (letters.startsWith('ו') && partsOfNumbers.has(letters.slice(1)));

/**
 * Returns the ways to say a whole number from 0 to 999, full thousands up to ten, and a million: 4 gives ארבע and
 * ארבעה. Empty for other numbers, which no lesson teaches.
 */
export function numberWords(value: number): readonly string[] {
  if (value === 1_000_000) return ['מיליון'];
  if (value >= 1000) {
    const thousand = value % 1000 === 0 ? thousands[value / 1000 - 1] : undefined;
    return thousand ? [thousand] : [];
  }
  if (!Number.isInteger(value) || value < 0) return [];
  return value < 100 ? belowHundred(value) : hundreds(value);
}

function belowHundred(value: number): string[] {
  if (value === 2) return [...bothGenders(2), ...twoOf];
  if (value <= 10) return bothGenders(value);
  const unit = value % 10;
  if (value < 20) return [`${feminine[unit]} עשרה`, `${masculine[unit]} עשר`];
  const ten = `${tens[Math.floor(value / 10) - 2]}`;
  return unit === 0 ? [ten] : bothGenders(unit).map((word) => `${ten} ו${word}`);
}

function hundreds(value: number): string[] {
  const count = Math.floor(value / 100);
  const hundred = count === 1 ? 'מאה' : count === 2 ? 'מאתיים' : `${feminine[count]} מאות`;
  const rest = value % 100;
  if (rest === 0) return [hundred];
  return belowHundred(rest).flatMap((words) => [`${hundred} ${words}`, `${hundred} ו${words}`]);
}

function bothGenders(unit: number): string[] {
  return [...new Set([`${feminine[unit]}`, `${masculine[unit]}`])];
}

const months = 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר'.split(' ');
const ordinals = 'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני תשיעי עשירי'.split(' ');

/** Returns the ways to say a time of day: 10:30 is ten and a half, or ten thirty. Empty for what is no time. */
export function timeWords(hour: number, minute: number): string[] {
  if (hour > 24 || minute > 59) return [];
  const hours = hoursOf(hour);
  const joined = (said: string) => hours.flatMap((one) => [`${one} ו${said}`, `${one} ${said}`]);
  if (minute === 0) return hours;
  if (minute === 15) return [...joined('רבע'), ...joined('חמש עשרה')];
  if (minute === 30) return [...joined('חצי'), ...joined('שלושים')];
  if (minute === 45) return [...hoursOf(hour + 1).map((one) => `רבע ל${one}`), ...joined('ארבעים וחמש')];
  return numberWords(minute).flatMap((said) => [...joined(said), ...joined(`${said} דקות`)]);
}

const hoursOf = (hour: number): string[] => [
  ...new Set([hour % 12 || 12, hour].flatMap((one) => numberWords(one)[0] ?? [])),
];

/** Returns the ways to say a date: 5.3 is the fifth of March, in several ways. Empty for what is no date. */
export function dateWords(day: number, month: number): string[] {
  const name = months[month - 1];
  if (!name || day < 1 || day > 31) return [];
  const days = [...numberWords(day), ...(ordinals[day - 1] ? [`${ordinals[day - 1]}`] : [])];
  const ordinal = ordinals[month - 1];
  return days.flatMap((said) => [`${said} ב${name}`, ...(ordinal ? [`${said} ל${ordinal}`] : [])]);
}

/** Returns the ways to say a decimal fraction: 3.5 is three and a half, or three point five. */
export function decimalWords(whole: number, digits: string): string[] {
  const rest = numberWords(Number(digits))[0];
  return numberWords(whole).flatMap((said) => [
    ...(digits === '5' ? [`${said} וחצי`] : []),
    ...(rest ? [`${said} נקודה ${rest}`] : []),
  ]);
}
