import { type OtherForm, otherFormOf } from '../../lesson/sentences/sentence-forms.ts';
import { particlesOf } from './particles.ts';
import { writtenWords } from './written-words.ts';

type FormText = { hebrew: string; pronunciation: string; russian?: string };
type SentenceText = FormText & OtherForm<FormText>;

/** A word with its forms and sentences, as it is on the wire. */
export type WordInSentences<S extends SentenceText = SentenceText> = {
  hebrew: string;
  variants: readonly string[];
  /** Plain letters of every further form. */
  forms: readonly string[];
  examples: readonly S[];
};

/** A text in two spellings: plain letters, and the same with niqqud. */
type Spelled = { plain: string; pointed: string };

/** A sentence in which its word is missing. Particles written together with the word stay in `before`. */
export type Gap<S extends SentenceText = SentenceText> = {
  sentence: S;
  before: Spelled;
  answer: Spelled;
  after: Spelled;
  /** What is missing in the other form of the sentence; `isStated`: the Russian says which of the two is meant. */
  other?: { answer: Spelled; isStated: boolean };
};

/** A written word in a text, without the signs around it. */
type Place = { start: number; end: number };

const written = /[א-ת\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7"'׳״’]+/g;
/** Quotation marks around a word are no part of it; a geresh after a letter at its end is. */
const quoted = /^["'׳״’]+|["״]+$/g;

function placesOf(text: string): Place[] {
  return [...text.matchAll(written)].flatMap(({ 0: found, index }) => {
    const start = index + (found.length - found.replace(/^["'׳״’]+/, '').length);
    const end = start + found.replaceAll(quoted, '').length;
    return end > start ? [{ start, end }] : [];
  });
}

/** Returns the first of the word's sentences that can be asked with a gap; undefined where none can. */
export function gapOf<S extends SentenceText>(word: WordInSentences<S>): Gap<S> | undefined {
  for (const sentence of word.examples) {
    const gap = gapIn(sentence, word);
    if (gap) return { ...gap, ...otherIn(sentence, word) };
  }
  return undefined;
}

/** The same place in the other form of the sentence. */
function otherIn(sentence: SentenceText, word: WordInSentences): Pick<Gap, 'other'> {
  const other = otherFormOf(sentence);
  const answer = other && gapIn(other, word)?.answer;
  return answer ? { other: { answer, isStated: other.russian !== sentence.russian } } : {};
}

function gapIn<S extends SentenceText>(sentence: S, word: WordInSentences): Gap<S> | undefined {
  const [plain, pointed] = [sentence.hebrew, sentence.pronunciation.normalize('NFC')];
  const [places, pointedPlaces] = [placesOf(plain), placesOf(pointed)];
  if (places.length !== pointedPlaces.length) return undefined;
  const words = places.map(({ start, end }) => letters(plain.slice(start, end)));
  const found = [...spellingsOf(word)].flatMap((spelling) => {
    const parts = writtenWords(spelling);
    return words.flatMap((_, at) => placeOf(parts, words, at) ?? []);
  });
  // Longer phrases first, then whole words, then those behind the fewest particles.
  const [best] = found.sort((a, b) => b.length - a.length || a.particles - b.particles || a.at - b.at);
  if (!best) return undefined;
  // A second place would give the answer away, and nothing but the word is no gap.
  if (found.some(({ at }) => at < best.at || at >= best.at + best.length) || best.length === words.length) {
    return undefined;
  }
  const [first, last] = [best.at, best.at + best.length - 1];
  const cut = (text: string, from: readonly Place[]) => {
    const start = afterLetters(text, from[first]?.start ?? 0, best.particles);
    const end = from[last]?.end ?? text.length;
    return [text.slice(0, start), text.slice(start, end), text.slice(end)];
  };
  const [before = '', answer = '', after = ''] = cut(plain, places);
  const [pointedBefore = '', pointedAnswer = '', pointedAfter = ''] = cut(pointed, pointedPlaces);
  return {
    sentence,
    before: { plain: before, pointed: pointedBefore },
    answer: { plain: answer, pointed: pointedAnswer },
    after: { plain: after, pointed: pointedAfter },
  };
}

/** The word as it stands in a gap: its own spellings are right there only where it has no other form. */
export function wordInGap(
  { answer }: Pick<Gap, 'answer'>,
  { hebrew, variants }: Pick<WordInSentences, 'hebrew' | 'variants'>,
): { hebrew: string; pronunciation: string; variants: string[] } {
  const isOwn = answer.plain === hebrew;
  return { hebrew: answer.plain, pronunciation: answer.pointed, variants: isOwn ? [...variants] : [] };
}

/** The word, its other spellings and its forms, plain letters. */
export const spellingsOf = ({ hebrew, variants, forms }: Omit<WordInSentences, 'examples'>): Set<string> =>
  new Set([hebrew, ...variants, ...forms]);

const letters = (text: string): string => writtenWords(text).join('');

type Found = { at: number; length: number; particles: number };

/** Whether these words stand at this place, the first of them perhaps behind particles. */
function placeOf(parts: readonly string[], words: readonly string[], at: number): Found | undefined {
  const [head = '', ...rest] = parts;
  const [first = '', ...others] = words.slice(at, at + parts.length);
  if (head === '' || rest.join(' ') !== others.join(' ')) return undefined;
  const particles = first.length - head.length;
  if (!first.endsWith(head)) return undefined;
  if (particles > 0 && !particlesOf(first.slice(0, particles))) return undefined;
  return { at, length: parts.length, particles };
}

/** The place after so many letters with their points. */
function afterLetters(text: string, start: number, count: number): number {
  let left = count;
  let at = start;
  for (; left > 0 && at < text.length; at += 1) if (/[א-ת]/.test(text[at] ?? '')) left -= 1;
  while (count > 0 && /[\u05b0-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/.test(text[at] ?? '')) at += 1;
  return at;
}
