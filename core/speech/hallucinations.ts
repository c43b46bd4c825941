import { tokensOf } from './transcript.ts';

/**
 * What recognisers write for silence and noise: the endings and credits of the films they were trained on. Anything
 * that follows (mostly names) belongs to it. At least two words, and none that a lesson would teach. Editable data.
 */
const stockPhrases: readonly string[] = [
  'תודה על הצפייה',
  'תודה על הצפיה',
  'תודה רבה על הצפייה',
  'תודה רבה על הצפיה',
  'תודה לכם על הצפייה',
  'תודה שצפיתם',
  'תודה רבה שצפיתם',
  'תודה לכל הצופים',
  'תודה על ההקשבה',
  'תודה רבה על ההקשבה',
  'תודה על ההאזנה',
  'תודה שהקשבתם',
  'תודה שהאזנתם',
  'צפייה מהנה',
  'צפיה מהנה',
  'האזנה נעימה',
  'להתראות בפרק הבא',
  'נתראה בפרק הבא',
  'להתראות בסרטון הבא',
  'נתראה בסרטון הבא',
  'המשך יבוא',
  'הירשמו לערוץ',
  'הרשמו לערוץ',
  'תירשמו לערוץ',
  'אל תשכחו להירשם',
  'אל תשכחו לעשות לייק',
  'אל תשכחו לעשות מנוי',
  'תנו לייק',
  'אם אהבתם את הסרטון',
  'כתוביות על ידי',
  'כתוביות באדיבות',
  'תרגום וכתוביות',
  'תרגום ועריכה',
  'תרגום וסנכרון',
  'תרגום על ידי',
  'תורגם על ידי',
  'תורגם וסונכרן',
  'סונכרן על ידי',
  'עריכת כתוביות',
  'כל הזכויות שמורות',
];

/** True for a transcript that starts with a phrase recognisers make up when nobody speaks. */
export function isHallucination(transcript: string): boolean {
  const text = `${tokensOf(transcript)
    .map((token) => (token.kind === 'word' ? token.letters : '?'))
    .join(' ')} `;
  return stockPhrases.some((phrase) => text.startsWith(`${phrase} `));
}
