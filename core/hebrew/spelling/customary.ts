/**
 * Words with two current spellings, of which the shorter one lacks a vowel letter and is not another word: חדש (hadash,
 * "new") for חודש (hodesh, "month") stays out.
 */
export const doubleSpellings: readonly (readonly string[])[] = [
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
  ['אוזן', 'אזן'],
  ['אוזניים', 'אזניים'],
];

/** The other spellings of one word by the list. */
export const customarySpellings = (word: string): string[] =>
  doubleSpellings
    .filter((group) => group.includes(word))
    .flatMap((group) => group.filter((one) => one !== word));
