import type { Sentence } from '../contracts/catalogue.ts';
import type { RulePairShape } from '../contracts/rules.ts';

/** How a decisive piece stands in its word. */
type Piece = { text: string; place: 'whole' | 'start' | 'end' };

/**
 * Returns the sentences in which what a rule is about is seen: a decisive word of its pairs, or a beginning or an ending of
 * one. At most `most`, those with whole words first.
 */
export function sentencesOfRule<S extends Pick<Sentence, 'pronunciation'>>(
  pairs: readonly Pick<RulePairShape, 'right'>[],
  sentences: readonly S[],
  most: number,
): S[] {
  const pieces = pairs.flatMap(({ right }) => piecesOf(right));
  const rankOf = ({ pronunciation }: S) => {
    const words = pronunciation.normalize('NFC').split(/[^\u0590-\u05ff]+/);
    const found = pieces.filter(({ text, place }) => words.some((word) => has(word, text, place)));
    return found.some(({ place }) => place === 'whole') ? 2 : Number(found.length > 0);
  };
  const ranked = sentences.map((sentence) => ({ sentence, rank: rankOf(sentence) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ sentence }) => sentence);
}

const isLetterOrPoint = (char: string | undefined): boolean =>
  char !== undefined && /[\u0590-\u05ff]/.test(char);

function piecesOf({ pronunciation, marks }: RulePairShape['right']): Piece[] {
  return marks.flatMap(({ start, end }): Piece[] => {
    const text = pronunciation.slice(start, end);
    const isBegin = !isLetterOrPoint(pronunciation[start - 1]);
    const isEnd = !isLetterOrPoint(pronunciation[end]);
    if (isBegin && isEnd) return [{ text, place: 'whole' }];
    // Within a word letters are seen anywhere.
    return isBegin ? [{ text, place: 'start' }] : isEnd ? [{ text, place: 'end' }] : [];
  });
}

const has = (word: string, text: string, place: Piece['place']): boolean =>
  place === 'whole'
    ? word === text
    : word !== text && (place === 'start' ? word.startsWith(text) : word.endsWith(text));
