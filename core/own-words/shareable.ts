import { cleanText } from '../lesson/course-file/clean-text.ts';
import { maxListTitle } from './limits.ts';
import type { OwnWordText } from './own-word.ts';
import type { OwnProblem } from './problems.ts';

/** A word of a shared list: neither the sentence in which it was met nor its owner's voice goes along. */
export type ListedWord = Omit<OwnWordText, 'sentence'>;

/** Addresses, names and numbers under which somebody could be found. */
const links = [
  /\b[a-z][a-z+.-]*:\/\//iu,
  /(?:^|[\s(])(?:www\.|t\.me\b|wa\.me\b)/iu,
  /(?:^|[^\p{L}\p{N}_.])@[a-z]\w{3,}/iu,
  /[\p{L}\p{N}-]+\.(?:ru|рф|com|org|net|info|me|il|io|su|by|kz|ua|xyz|link|site|online|shop|club|top|app|ly|cc|tv)(?![.\p{L}\p{N}])/iu,
  /(?:\+|\b)\d(?:[\s()-]*\d){8,}/u,
];

/** Beginnings of words that no list between strangers needs. They stay allowed among one's own words. */
const insults = [
  /(?<!\p{L})(?:на|по|за|до|о|ни)?ху(?:й|е(?!т)|я(?!л)|и(?!л))/u,
  /(?<!\p{L})\p{L}{0,4}пизд/u,
  /(?<!\p{L})(?:за|вы|до|у|на|по|про|от|с|съ|разъ?|объ?|въ|долбо|недо)?[её]б(?:а[тлн]|л[аиоя]|у(?!к)|н[уыи]|ё|е[тш])/u,
  /(?<!\p{L})бля(?:д|т|(?!\p{L}))/u,
  /(?<!\p{L})муда[кч]/u,
  /(?<!\p{L})пид[оа]р/u,
  /(?<!\p{L})гандон/u,
  /(?<!\p{L})сук[аиу](?!\p{L})/u,
  /(?<!\p{L})жид(?:ы|ов|яр)/u,
  /(?<![א-ת])(?:ה|ו)?(?:זונה|זונות|שרמוטה|מניאק|כוסאמק|כוס אמק|תזדיין|מזדיין)(?![א-ת])/u,
];

/** What keeps a text from being shown to others. */
export function sharingProblem(text: string): OwnProblem | undefined {
  if (links.some((link) => link.test(text))) return 'has-link';
  const lower = text.toLowerCase();
  return insults.some((insult) => insult.test(lower)) ? 'has-insult' : undefined;
}

/** The title of a list as it is kept, or what is wrong with it. */
export function readTitle(text: string): { ok: true; title: string } | { ok: false; problem: OwnProblem } {
  const title = cleanText(text, 'gloss');
  const problem =
    (/[\p{L}\p{N}]/u.test(title) ? undefined : 'no-title') ??
    (title.length > maxListTitle ? 'title-too-long' : sharingProblem(title));
  return problem ? { ok: false, problem } : { ok: true, title };
}

/** What is wrong with the words of a list, if anything. */
export function listProblem(words: readonly ListedWord[]): OwnProblem | undefined {
  for (const { hebrew, russian } of words) {
    const problem = sharingProblem(hebrew) ?? sharingProblem(russian);
    if (problem) return problem;
  }
  return undefined;
}
