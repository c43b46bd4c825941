import { askingWords, beforeFormsWords, besidesWords, politeWords } from './wordings-table.ts';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** Words of a question or request: what comes after the last of them is asked for. */
const asking: ReadonlySet<string> = new Set(words(askingWords));

/** Words that may stand among them, before or after what is asked for. */
const polite: ReadonlySet<string> = new Set(words(politeWords));

/** Words that stand among them, but never alone around a word: «хочу узнать, как будет …», «доброе утро! как сказать …». */
const besides: ReadonlySet<string> = new Set(words(besidesWords));

/** What stands before a form: who does it, when, a preposition: «я хочу», «буду читать», «без сахара». */
const beforeForms: ReadonlySet<string> = new Set(words(beforeFormsWords));

/**
 * Returns what can be meant by a text, the text itself first: then without the question or request around a word («как
 * будет „хлеб“ на иврите?»), at last without what stands before a form («я хочу», «без сахара»). What the course teaches
 * as a phrase («как дела») is found as it is written. `text` in lower case with single spaces; never empty.
 */
export function textsAskedBy(text: string): string[] {
  const asked = withoutEnd(text.split(' '));
  const named = [asked, ...withoutStart(asked)];
  const core = withoutPoliteness(named[1] ?? asked);
  return [
    ...new Set(
      [text.split(' '), ...named, ...core, ...withoutFirst(core.at(-1) ?? asked, beforeForms)].map(joined),
    ),
  ];
}

const joined = (tokens: readonly string[]): string => tokens.join(' ');

/** True for a word that may belong to the question and not to what is asked for. */
export const isWording = (token: string): boolean =>
  asking.has(token) || polite.has(token) || besides.has(token);

/** Without the longest question at the end that leaves a word: «хлеб как будет», «хлеб на иврите, пожалуйста». */
function withoutEnd(tokens: readonly string[]): readonly string[] {
  const last = tokens.map(isWording).lastIndexOf(false);
  if (last === -1) return withoutShortEnd(joined(tokens)).split(' ');
  const end = tokens.findIndex((token, at) => at > last && asking.has(token));
  return end > 0 ? tokens.slice(0, end) : tokens;
}

const shortEnd = new RegExp(
  ' (?:(?:это )?(?:как|что)(?: (?:это|будет|сказать|пишется|переводится|значит|звучит|правильно))?|' +
    'переведи|переведите|перевод|translate|это|пожалуйста|please|' +
    '(?:на |с |in |into )?(?:иврита?|иврите|ивритском|hebrew|ivrit)|по[- ](?:еврейски|ивритски))$',
);

/** The same where the course teaches each of the words: «можно на иврите» asks for можно, «как будет писать» for писать. */
function withoutShortEnd(text: string): string {
  const shorter = text.replace(shortEnd, '');
  return shorter === text ? text : withoutShortEnd(shorter);
}

/** Without the question at the start, the longest one that leaves a word first. */
function withoutStart(tokens: readonly string[]): string[][] {
  const foreign = tokens.findIndex((token) => !isWording(token));
  const most = foreign === -1 ? tokens.length - 1 : foreign;
  return tokens
    .flatMap((token, at) => (at < most && asking.has(token) ? [tokens.slice(at + 1)] : []))
    .reverse();
}

/** The words, and without one polite word more each time: those before them, those after them, both. */
function withoutPoliteness(tokens: readonly string[]): string[][] {
  const withoutAfter = (some: readonly string[]) =>
    withoutFirst([...some].reverse(), polite).map((rest) => rest.reverse());
  const before = withoutFirst(tokens, polite).filter((_, at) => tokens[at] !== thanks);
  return [[...tokens], ...before, ...withoutAfter(tokens), ...before.slice(-1).flatMap(withoutAfter)];
}

/** Nobody begins a question with it. */
const thanks = 'спасибо';

/** Without one of the words at the start more each time; the last word stays. */
function withoutFirst(tokens: readonly string[], taken: ReadonlySet<string>): string[][] {
  const other = tokens.findIndex((token) => !taken.has(token));
  const most = other === -1 ? tokens.length - 1 : other;
  return Array.from({ length: most }, (_, at) => tokens.slice(at + 1));
}
