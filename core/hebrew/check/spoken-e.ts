import { stripNiqqud } from '../niqqud.ts';
import { error, type Problem } from './finding.ts';

/**
 * A tsere before a yod (ֵי) is heard эй in some words and э in the others; the transcription follows speech. At the end
 * of a word it is always эй. Words that are in neither list are left to the author.
 */
const heardWithYod =
  /^[ושהבלמכ]{0,3}(בית|ביצ|איפה|איך|איז[הו]|איל[וה]|אין|בינ|בין|עיני|ליל|איתנ|היכן|ביתי|שיש|זית|אלינו|עלינו|שנינו)/;
const heardWithout =
  /^[ושהבלמכ]{0,3}(ריק(ים|ה|ות)?$|כיף$|תיב(ה|ת|ות)|שירותי|שיער|תיאבון|תיאור|ריאי|עייפ|עייף|כיסא|דיעה|זיכר|[הנתיא]יר[אדגש]|[הנתיא]יעל|מטייל|מעניין)/;

const tsereYod = /\u05b5[\u05bc\u05c1\u05c2]*י(?![\u05b0-\u05bb])/;
const stressless = (text: string): string => text.replaceAll('\u0301', '');

/** Where the ֵי of a pointed word is heard otherwise than its transcription says. */
export function spokenEProblems(pronunciation: string, transcription: string): Problem[] {
  const pointed = pronunciation.normalize('NFC');
  if (!tsereYod.test(pointed)) return [];
  const words = pointed.split(/[\s־-]+/);
  const heard = transcription.split(/[\s-]+/);
  if (words.length !== heard.length) return [];
  return words.flatMap((word, at) => {
    if (!tsereYod.test(word)) return [];
    const bare = stripNiqqud(word).replace(/[^א-ת]/g, '');
    const own = stressless(heard[at] ?? '');
    const atEnd = /\u05b5[\u05bc\u05c1\u05c2]*י[^א-ת]*$/.test(word);
    const isLong = atEnd || heardWithYod.test(bare);
    const isShort = !isLong && heardWithout.test(bare);
    if (isShort && /[эе]й/.test(own)) return [error('spoken-e', `${word} is heard э, not эй`)];
    if (isLong && !isShort && !/[эе]й/.test(own)) return [error('spoken-e', `${word} is heard эй, not э`)];
    return [];
  });
}
