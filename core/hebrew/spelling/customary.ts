/**
 * Words with two current spellings, of which the shorter one lacks a vowel letter and is taken for no other word,
 * whatever else it may be read as: חדש (hadash, "new") for חודש (hodesh, "month") stays out.
 */
const doubleSpellings: readonly (readonly string[])[] = [
  ['אימא', 'אמא'],
  ['אימהות', 'אמהות'],
  ['אישה', 'אשה'],
  ['מילה', 'מלה'],
  ['מילים', 'מלים'],
  ['תוכנית', 'תכנית'],
  ['תוכנה', 'תכנה'],
  ['עיתון', 'עתון'],
  ['חנוכה', 'חנכה'],
  ['חנוכייה', 'חנכייה'],
  ['שולחן', 'שלחן'],
  ['כיסא', 'כסא'],
  ['שירותים', 'שרותים'],
  ['ציפור', 'צפור'],
  ['חיטה', 'חטה'],
  ['כיתה', 'כתה'],
  ['רימון', 'רמון'],
  ['פיקדון', 'פקדון'],
  ['ריאיון', 'ראיון'],
  ['עיפרון', 'עפרון'],
  ['ביטחון', 'בטחון'],
  ['זיכרון', 'זכרון'],
  ['ניסיון', 'נסיון'],
  ['גיליון', 'גליון'],
  ['תיאבון', 'תאבון'],
  ['תיאטרון', 'תאטרון'],
  ['לעיתים', 'לעתים'],
  ['מאוד', 'מאד'],
  ['איתי', 'אתי'],
  ['חולצה', 'חלצה'],
  ['קופסה', 'קפסה'],
  ['דוגמה', 'דגמה'],
  ['סיפור', 'ספור'],
  ['ביקור', 'בקור'],
  ['עכשיו', 'עכשו'],
  ['סתיו', 'סתו'],
  ['אוזן', 'אזן'],
  ['אוזניים', 'אזניים'],
];

/** The other spellings of one word by the list. */
export const customarySpellings = (word: string): string[] =>
  doubleSpellings
    .filter((group) => group.includes(word))
    .flatMap((group) => group.filter((one) => one !== word));

/** True when a phrase differs from another only in words that the list has. */
export function isCustomary(spelling: string, own: string): boolean {
  const [typed, words] = [spelling.split(' '), own.split(' ')];
  return (
    typed.length === words.length &&
    words.every((word, at) => word === typed[at] || customarySpellings(word).includes(typed[at] ?? ''))
  );
}
