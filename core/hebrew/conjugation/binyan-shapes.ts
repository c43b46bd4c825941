import type { VowelSign } from '../reading/points.ts';
import type { Binyan, PartName } from './forms.ts';
import type { Segment, Word } from './segments.ts';
import { isGuttural } from './sound-rules.ts';

/**
 * What a part looks like in a binyan: `core` is what remains without prefix, `prefix` the segment that was taken away
 * last (its vowel letter may hide the first letter of the root).
 */
export type Shape = { core: Word; prefix: Segment | null };

type Signs = readonly VowelSign[];
const has = (signs: Signs, part: Segment | undefined): boolean =>
  part?.vowel !== null && part?.vowel !== undefined && signs.includes(part.vowel);

const isBack = (part: Segment | undefined): boolean => has(['qubuts'], part);
const isO = (part: Segment | undefined): boolean => has(['holam'], part) && part?.mater === 'ו';
const isLongI = (part: Segment | undefined): boolean => has(['hiriq'], part) && part?.mater === 'י';
const endsInHe = (word: Word): boolean => word.at(-1)?.mater === 'ה';
/** The infinitive of a root with final he ends in -וֹת. */
const endsInOt = (word: Word): boolean => word.at(-1)?.letter === 'ת' && isO(word.at(-2));
const lastVowel = (word: Word): Segment | undefined => (word.at(-1)?.vowel ? word.at(-1) : word.at(-2));
const isShortO = (word: Word): boolean => has(['qamatsQatan'], word[0]);

const sibilants = 'סשצז';
/** The ת of the hitpael, also changed and after a sibilant (הִסְתַּכֵּל, הִצְטַנֵּן, הִזְדַּקֵּן), or swallowed (הִטַּהֵר). */
function hitpaelCore(word: Word): Word | null {
  const [first, second, third] = word;
  if (!has(['hiriq'], first) || first?.mater !== '' || !second || !third) return null;
  const isRest = (core: Word): boolean =>
    has(['patah', 'qamats', 'holam', 'hiriq'], core[0]) && !isLongI(lastVowel(core)) && core.length > 1;
  if (has(['shva'], second) && 'תטד'.includes(second.letter) && isRest(word.slice(2))) return word.slice(2);
  if (has(['shva'], second) && sibilants.includes(second.letter) && 'תטד'.includes(third.letter)) {
    const core = [{ ...third, letter: second.letter, dot: second.dot }, ...word.slice(3)];
    return isRest(core) && core.length > 1 ? core : null;
  }
  const isSwallowed = second.dagesh && has(['patah', 'qamats'], second) && !endsInHe(word.slice(0, 2));
  const core = word.slice(1);
  return isSwallowed &&
    isRest(core) &&
    core.length > 1 &&
    has(['tsere', 'qamats', 'segol', 'patah', 'holam'], lastVowel(core))
    ? core
    : null;
}

const bare = (word: Word): Shape => ({ core: word, prefix: null });
const after = (word: Word, count = 1): Shape => ({
  core: word.slice(count),
  prefix: word[count - 1] ?? null,
});
type Test = (word: Word) => Shape | null;

const past: Record<Binyan, Test> = {
  paal: (word) => {
    const isFirst = has(['qamats'], word[0]) && !isShortO(word);
    const isShort = word.length === 2 && has(['tsere', 'patah'], word[0]) && !endsInHe(word);
    const isLongO = word.length === 2 && isO(word[0]) && !endsInHe(word); // בּוֹשׁ
    return isFirst || isShort || isLongO ? bare(word) : null;
  },
  nifal: (word) => {
    const [first, second] = word;
    if (first?.letter !== 'נ' || word.length < 3)
      return endsInHe(word) && first?.letter === 'נ' && word.length === 2 && has(['hiriq'], first)
        ? after(word)
        : null;
    if (isO(first)) return has(['patah', 'qamats'], lastVowel(word)) ? after(word) : null;
    if (has(['qamats'], first)) return isO(second) || word.length === 3 ? after(word) : null;
    const isClosed = has(['hiriq', 'segol', 'patah', 'tsere'], first);
    return isClosed && has(['patah', 'qamats', 'holam'], lastVowel(word)) ? after(word) : null;
  },
  piel: (word) => {
    const isLast = has(['tsere', 'qamats', 'segol', 'patah'], lastVowel(word));
    return has(['hiriq', 'tsere', 'holam'], word[0]) && isLast && word.length > (endsInHe(word) ? 1 : 2)
      ? bare(word)
      : null;
  },
  pual: (word) => {
    const isU = isBack(word[0]) || has(['holam', 'qamatsQatan'], word[0]);
    const isLast = has(['patah', 'qamats'], lastVowel(word));
    return isU && isLast && word.length > (endsInHe(word) ? 1 : 2) ? bare(word) : null;
  },
  hitpael: (word) => {
    const isPrefix = word[0]?.letter === 'ה' || (word[0]?.letter === 'נ' && word.length > 4); // נִתְקַבֵּל
    const core = isPrefix ? hitpaelCore(word) : null;
    return core && { core, prefix: null };
  },
  hifil: (word) => {
    const [first] = word;
    const isPrefix = first?.letter === 'ה' && has(['hiriq', 'segol', 'tsere', 'holam', 'patah'], first);
    if (!isPrefix) return null;
    const isTwo = has(['tsere'], first) && word.length === 3 && has(['tsere', 'patah'], word[1]);
    return isLongI(lastVowel(word)) || endsInHe(word) || isTwo ? after(word) : null;
  },
  hufal: (word) => {
    const isPrefix = word[0]?.letter === 'ה' && (isBack(word[0]) || isShortO(word));
    return isPrefix && has(['patah', 'qamats'], lastVowel(word)) ? after(word) : null;
  },
};

const present: Record<Binyan, Test> = {
  paal: (word) => {
    const [first] = word;
    if (isO(first) && word.length === 2 && !endsInHe(word)) return bare(word); // בּוֹשׁ
    if (isO(first) || (has(['holam'], first) && word.length > 2)) {
      return has(['tsere', 'segol', 'patah'], lastVowel(word)) ? bare(word) : null;
    }
    const isStative = has(['qamats'], first) && !isShortO(word);
    const isShort = word.length === 2 && has(['tsere', 'patah'], first);
    return isStative || isShort ? bare(word) : null;
  },
  nifal: (word) => {
    const [first, second] = word;
    if (first?.letter !== 'נ' || word.length < 2) return null;
    const isPrefix = has(['hiriq', 'segol', 'patah', 'tsere', 'qamats', 'holam'], first);
    if (!isPrefix || (endsInHe(word) && has(['qamats'], first))) return null;
    if (has(['qamats'], first))
      return word.length === 3 && (isO(second) || has(['qamats', 'tsere'], second)) ? after(word) : null;
    return has(['qamats', 'segol'], lastVowel(word)) || isO(lastVowel(word)) ? after(word) : null;
  },
  piel: (word) => {
    const isPrefix = word[0]?.letter === 'מ' && has(['shva'], word[0]);
    const isLast = has(['tsere', 'segol', 'patah'], lastVowel(word));
    return isPrefix && !isBack(word[1]) && isLast && word.length > 2 ? after(word) : null;
  },
  pual: (word) => {
    const isPrefix = word[0]?.letter === 'מ' && has(['shva'], word[0]);
    const isU = isBack(word[1]) || has(['holam', 'qamatsQatan'], word[1]);
    return isPrefix && isU && has(['qamats', 'segol'], lastVowel(word)) ? after(word) : null;
  },
  hitpael: (word) => {
    const core = word[0]?.letter === 'מ' ? hitpaelCore(word) : null;
    return core && { core, prefix: null };
  },
  hifil: (word) => {
    const [first] = word;
    if (first?.letter !== 'מ' || !has(['patah', 'tsere', 'holam', 'segol'], first)) return null;
    const isTwo = has(['tsere'], first) && word.length === 3 && has(['tsere', 'patah'], word[1]);
    const isHe = endsInHe(word) && has(['segol'], word.at(-1));
    return isLongI(lastVowel(word)) || isHe || isTwo ? after(word) : null;
  },
  hufal: (word) => {
    const isPrefix = word[0]?.letter === 'מ' && (isBack(word[0]) || isShortO(word));
    return isPrefix && has(['qamats', 'segol'], lastVowel(word)) ? after(word) : null;
  },
};

const future: Record<Binyan, Test> = {
  paal: (word) => {
    const [prefix, second] = word;
    if (prefix?.letter !== 'י') return null;
    const isLow = has(['patah', 'segol'], prefix) && (isGuttural(second) || second?.dagesh === true);
    const isHollow =
      has(['qamats', 'tsere'], prefix) &&
      word.length === 3 &&
      (second?.mater !== '' || has(['holam'], second));
    const isLong = has(['tsere'], prefix) || (has(['holam'], prefix) && second?.letter === 'א');
    const isOther = prefix.mater !== '' && has(['hiriq', 'qubuts'], prefix);
    const isPlain = has(['hiriq'], prefix) && (has(['shva'], second) || second?.dagesh === true);
    const isFit = isLow || isHollow || isLong || isOther || isPlain;
    return isFit && !(isLow && isLongI(lastVowel(word))) ? after(word) : null;
  },
  nifal: (word) => {
    const [prefix, second] = word;
    if (prefix?.letter !== 'י' || prefix.mater !== '' || !has(['hiriq', 'tsere'], prefix)) return null;
    const isFirst = has(['qamats'], second) || isO(second) || (word.length === 3 && has(['patah'], second));
    return isFirst && (second?.dagesh === true || has(['tsere'], prefix)) && word.length > 2
      ? after(word)
      : null;
  },
  piel: (word) => {
    const isPrefix = word[0]?.letter === 'י' && has(['shva'], word[0]);
    const isLast = has(['tsere', 'segol', 'patah'], lastVowel(word));
    return isPrefix && !isBack(word[1]) && isLast && word.length > 2 ? after(word) : null;
  },
  pual: (word) => {
    const isPrefix = word[0]?.letter === 'י' && has(['shva'], word[0]);
    const isU = isBack(word[1]) || has(['holam', 'qamatsQatan'], word[1]);
    return isPrefix && isU && has(['patah', 'segol', 'qamats'], lastVowel(word)) ? after(word) : null;
  },
  hitpael: (word) => {
    const core = word[0]?.letter === 'י' ? hitpaelCore(word) : null;
    return core && { core, prefix: null };
  },
  hifil: (word) => {
    const [first, second] = word;
    if (first?.letter !== 'י' || !has(['patah', 'qamats', 'holam', 'tsere'], first)) return null;
    const isTwo = has(['qamats'], first) && word.length === 3 && has(['tsere', 'patah'], second);
    const isHe = endsInHe(word) && (first.vowel === 'patah' || isO(first));
    return isLongI(lastVowel(word)) || isHe || isTwo ? after(word) : null;
  },
  hufal: (word) => {
    const isPrefix = word[0]?.letter === 'י' && (isBack(word[0]) || isShortO(word));
    return isPrefix && has(['patah', 'segol', 'qamats'], lastVowel(word)) ? after(word) : null;
  },
};

const isLamed = (word: Word): boolean => word[0]?.letter === 'ל';
const withHe = (word: Word, signs: Signs): boolean =>
  isLamed(word) && has(['shva'], word[0]) && word[1]?.letter === 'ה' && has(signs, word[1]);

const infinitive: Record<Binyan, Test> = {
  paal: (word) => (isLamed(word) && !has(['shva'], word[0]) && word.length > 2 ? after(word) : null),
  nifal: (word) => {
    const third = word[2];
    const isContracted = has(['tsere'], word[0]) && isGuttural(word[1]) && has(['qamats'], word[1]); // לֵהָנוֹת
    if (isLamed(word) && isContracted) return after(word);
    if (!withHe(word, ['hiriq', 'tsere']) || word[1]?.mater !== '') return null;
    const isFirst = has(['qamats', 'tsere', 'patah'], third) || isO(third);
    return isFirst && (third?.dagesh === true || has(['tsere'], word[1])) ? after(word, 2) : null;
  },
  piel: (word) => {
    const isFit =
      isLamed(word) && has(['shva'], word[0]) && has(['patah', 'qamats', 'holam', 'segol', 'hiriq'], word[1]);
    return isFit && word.length > 2 ? after(word) : null;
  },
  pual: () => null,
  hitpael: (word) => {
    const core = withHe(word, ['hiriq']) ? hitpaelCore(word.slice(1)) : null;
    return core && { core, prefix: null };
  },
  hifil: (word) => {
    if (!withHe(word, ['patah', 'qamats', 'holam', 'tsere'])) return null;
    const isTwo = has(['qamats'], word[1]) && word.length === 4 && has(['tsere', 'patah'], word[2]);
    return isLongI(lastVowel(word)) || endsInOt(word) || isTwo ? after(word, 2) : null;
  },
  hufal: () => null,
};

const tests: Record<PartName, Record<Binyan, Test>> = { past, present, future, infinitive };

/** The part without its prefix if it can be of this binyan, else null. */
export function shapeOf(part: PartName, binyan: Binyan, word: Word): Shape | null {
  return tests[part][binyan](word);
}
