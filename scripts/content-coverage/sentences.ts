import { writtenWords } from '../../core/hebrew/sentences/written-words.ts';
import type { LessonContent, SentenceContent } from '../../core/lesson/content.ts';

/** Russian signs of a clause, of a second verb or of a joint. */
const clause =
  /(?:^|[\s«(—–-])(?:что|чтобы|если|когда|который|которая|которое|которые|которую|которого|которой|которым|потому|поэтому|пока|хотя|чем|где|куда|откуда|почему|зачем|как|но|а|зато|или|тоже|также|значит|тогда|из-за|ради|несмотря|кроме|то есть|однако)(?=[\s,.!?…»])/iu;
const infinitive = /(?:^|\s)\p{L}+(?:ть|ти|чь)(?:ся|сь)?(?=[\s,.!?…»])/iu;

/** True for a sentence with a subordinate clause, a second verb or a joint, recognised by its Russian. */
export const isComposed = ({ russian }: SentenceContent): boolean => {
  const inside = russian.replace(/^(?!если|когда|хотя)\S+/iu, ''); // a question word at the beginning joins nothing
  return clause.test(inside) || infinitive.test(inside);
};

type SentenceGrowth = {
  from: number;
  to: number;
  sentences: number;
  /** Sentences of a word, mean. */
  perWord: number;
  /** Written words of a sentence, mean. */
  length: number;
  /** Share of the sentences with a clause, a second verb or a joint, 0 to 1. */
  composed: number;
};

const sentencesOf = (lessons: readonly LessonContent[]): SentenceContent[] =>
  lessons.flatMap(({ words }) => words.flatMap(({ examples = [] }) => examples));

/** How the sentences of words grow, by tens of lessons. */
export function sentenceGrowth(lessons: readonly LessonContent[]): SentenceGrowth[] {
  return Array.from({ length: Math.ceil(lessons.length / 10) }, (_, ten) => {
    const part = lessons.slice(ten * 10, ten * 10 + 10);
    const all = sentencesOf(part);
    const share = (sum: number, of: number) => (of === 0 ? 0 : sum / of);
    return {
      from: ten * 10 + 1,
      to: ten * 10 + part.length,
      sentences: all.length,
      perWord: share(
        all.length,
        part.reduce((sum, { words }) => sum + words.length, 0),
      ),
      length: share(
        all.reduce((sum, { hebrew }) => sum + writtenWords(hebrew).length, 0),
        all.length,
      ),
      composed: share(all.filter(isComposed).length, all.length),
    };
  });
}

/** Proofs of lessons that are a word's sentence once more. */
export function repeatedProofs(lessons: readonly LessonContent[]): string[] {
  const own = new Set(sentencesOf(lessons).map(({ hebrew }) => hebrew));
  return lessons.flatMap(({ proofs = [] }) => proofs.map(({ hebrew }) => hebrew).filter((it) => own.has(it)));
}
