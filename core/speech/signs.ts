/** What recognisers write in place of a word: signs, units, abbreviations. Plain letters. */

/** Signs that are said as a word, and letters that stand for a unit beside a number. */
const units: Readonly<Record<string, string>> = {
  '₪': 'שקל,שקלים',
  nis: 'שקל,שקלים',
  ils: 'שקל,שקלים',
  שח: 'שקל,שקלים',
  $: 'דולר,דולרים',
  usd: 'דולר,דולרים',
  '€': 'אירו,יורו',
  eur: 'אירו,יורו',
  '£': 'לירה,לירות,פאונד',
  '₽': 'רובל,רובלים',
  '¢': 'סנט,סנטים',
  '%': 'אחוז,אחוזים',
  '°': 'מעלה,מעלות',
  '°c': 'מעלה,מעלות,מעלות צלזיוס',
  kg: 'קילו,קילוגרם,קילוגרמים',
  кг: 'קילו,קילוגרם,קילוגרמים',
  קג: 'קילו,קילוגרם,קילוגרמים',
  km: 'קילומטר,קילומטרים',
  км: 'קילומטר,קילומטרים',
  קמ: 'קילומטר,קילומטרים',
  cm: 'סנטימטר,סנטימטרים,סנטים',
  см: 'סנטימטר,סנטימטרים,סנטים',
  סמ: 'סנטימטר,סנטימטרים,סנטים',
  mm: 'מילימטר,מילימטרים',
  мм: 'מילימטר,מילימטרים',
  ממ: 'מילימטר,מילימטרים',
  ml: 'מיליליטר,מיליליטרים',
  מל: 'מיליליטר,מיליליטרים',
  מג: 'מיליגרם',
  mg: 'מיליגרם',
  קמש: 'קילומטר לשעה,קילומטרים לשעה,קמש',
};

/** A single letter is a unit only beside a number. */
const letterUnits: Readonly<Record<string, string>> = {
  m: 'מטר,מטרים',
  м: 'מטר,מטרים',
  g: 'גרם,גרמים',
  г: 'גרם,גרמים',
  l: 'ליטר,ליטרים',
  л: 'ליטר,ליטרים',
  gr: 'גרם,גרמים',
};

const words: Readonly<Record<string, string>> = {
  '&': 'ו,אנד',
  '+': 'פלוס,ועוד',
  '=': 'שווה',
  '×': 'כפול',
  '÷': 'חלקי',
  '@': 'שטרודל,כרוכית',
  '#': 'סולמית,האשטאג',
  ok: 'אוקיי',
  okay: 'אוקיי',
  sms: 'אס אם אס,סמס',
};

/** Abbreviations with a geresh or quotes, by their letters. Letters with a geresh are also days of the week. */
const abbreviations: Readonly<Record<string, string>> = {
  דר: 'דוקטור',
  עוד: 'עורך דין,עורכת דין',
  תז: 'תעודת זהות',
  ביס: 'בית ספר',
  ארהב: 'ארצות הברית',
  תא: 'תל אביב',
  עמ: 'עמוד',
  מס: 'מספר',
  רח: 'רחוב',
  טל: 'טלפון',
  א: 'ראשון',
  ב: 'שני',
  ג: 'שלישי',
  ד: 'רביעי',
  ה: 'חמישי',
  ו: 'שישי',
};

const listed = (table: Readonly<Record<string, string>>, key: string): string[] =>
  Object.hasOwn(table, key) ? `${table[key]}`.split(',') : [];

/** The words that a unit is said with, singular and plural; empty for what is none. */
export const unitWords = (text: string): string[] => listed(units, text.toLowerCase());

/** The same where a number stands beside it: there a single letter is a unit too, and a written word has both numbers. */
export function unitWordsBesideNumber(text: string): string[] {
  const found = [...unitWords(text), ...listed(letterUnits, text.toLowerCase())];
  if (found.length > 0) return found;
  const said = [...Object.values(units), ...Object.values(letterUnits)].map((forms) => forms.split(','));
  return said.find((forms) => forms.includes(text)) ?? [];
}

/** The words for a sign, or for an abbreviation in Latin letters; empty for others. */
export const wordsOfSign = (text: string): string[] => listed(words, text.toLowerCase());

/**
 * What an abbreviation stands for, by its letters without marks, those of two letters and more behind a particle, too:
 * לת"א is לתל אביב. Empty for others.
 */
export function abbreviated(letters: string): string[] {
  const own = listed(abbreviations, letters);
  if (own.length > 0 || !/^[ובהלמש]..+/.test(letters)) return own;
  return listed(abbreviations, letters.slice(1)).map((words) => letters.slice(0, 1) + words);
}
