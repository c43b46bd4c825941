import { readFileSync } from 'node:fs';
import { type Finding, type Problem, warning } from '../../core/hebrew/check/finding.ts';
import { stripNiqqud } from '../../core/hebrew/niqqud.ts';
import { vowelSounds } from '../../core/hebrew/reading/sound-tables.ts';
import { type Unit, unitsOf } from '../../core/hebrew/reading/units.ts';
import type { WordContent } from '../../core/lesson/content.ts';
import type { PlacedWord } from '../content-files/placed-words.ts';

/** One entry of the open lexicon: a word with what several open sources say about it. */
type LexiconEntry = {
  plain: string;
  /** Spellings of the same word, short and full. */
  spellings: readonly string[];
  /** Pointed forms, mostly in short spelling. */
  pointed?: readonly string[];
  /** Romanisations, some with an acute on the stressed vowel. */
  rom?: readonly string[];
  /** Names of the sources. */
  src?: readonly string[];
};

export type Lexicon = {
  entriesOf(hebrew: string): readonly LexiconEntry[];
  /** How often the spelling occurs in film subtitles; 0 for never. */
  frequencyOf(hebrew: string): number;
  /** Every spelling of the entries and of the film subtitles. */
  spellings: ReadonlySet<string>;
};

/** A lexicon from its parts; entries are found by any of their spellings. */
export function createLexicon(
  entries: readonly LexiconEntry[],
  frequencies: ReadonlyMap<string, number>,
): Lexicon {
  const bySpelling = new Map<string, LexiconEntry[]>();
  for (const entry of entries) {
    for (const spelling of new Set([entry.plain, ...entry.spellings])) {
      const found = bySpelling.get(spelling);
      if (found) found.push(entry);
      else bySpelling.set(spelling, [entry]);
    }
  }
  return {
    entriesOf: (hebrew) => bySpelling.get(hebrew) ?? [],
    frequencyOf: (hebrew) => frequencies.get(hebrew) ?? 0,
    spellings: new Set([...bySpelling.keys(), ...frequencies.keys()]),
  };
}

/** Reads `reference.jsonl` and `frequency-50k.tsv` of a folder. Throws when one is missing. */
export function readLexicon(folder: string): Lexicon {
  const linesOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').split('\n').filter(Boolean);
  const entries = linesOf('reference.jsonl').map((line): LexiconEntry => JSON.parse(line));
  const frequencies = linesOf('frequency-50k.tsv').map((line): [string, number] => {
    const [word = '', count = '0'] = line.split('\t');
    return [word, Number(count)];
  });
  return createLexicon(entries, new Map(frequencies));
}

/** Sign of a vowel whether or not a vav writes it. */
const signOf = (vowel: Unit['vowel']): string => (vowel === 'shuruq' ? 'qubuts' : (vowel ?? 'none'));
/** Signs that sound alike are of one class; qamats is alike to o only where it may be a qamats qatan. */
const classOf = (vowel: Unit['vowel']): string => (vowel === null ? 'none' : (vowelSounds[vowel] ?? vowel));

/** Consonants with their vowels, the vowel letters of full and of short spelling left out. */
function skeleton(pointed: string): Unit[] {
  const units = unitsOf(pointed);
  return units.filter((unit, at) => {
    const before = units[at - 1]?.vowel;
    const isVowelYod =
      unit.letter === 'י' && (before === 'hiriq' || before === 'tsere' || before === 'segol');
    return !(isVowelYod && unit.vowel === null);
  });
}

/** How far two pointings of a word are apart; smaller is nearer. */
const grades = ['same', 'dagesh', 'same-sounding sign', 'different'] as const;
type Grade = (typeof grades)[number];

/** Compares a pointing in full spelling with one in either spelling. */
export function comparePointing(own: string, other: string): Grade {
  const [ours, theirs] = [skeleton(own), skeleton(other)];
  const pairs = ours.map((unit, at) => [unit, theirs[at]] as const);
  const isSameShape = ours.length === theirs.length && pairs.every(([a, b]) => a.letter === b?.letter);
  if (!isSameShape) return 'different';
  const everyPair = (agree: (a: Unit, b: Unit, at: number) => boolean) =>
    pairs.every(([a, b], at) => b !== undefined && agree(a, b, at));
  const isKatan = (a: Unit, b: Unit) => a.vowel === 'holam' && a.withVav && b.vowel === 'qamats';
  const isOmittedShva = (a: Unit, b: Unit) =>
    [a.vowel, b.vowel].every((vowel) => vowel === null || vowel === 'shva');
  const sameSign = (a: Unit, b: Unit) =>
    signOf(a.vowel) === signOf(b.vowel) || isKatan(a, b) || isOmittedShva(a, b);
  const sameSound = (a: Unit, b: Unit) => classOf(a.vowel) === classOf(b.vowel) || sameSign(a, b);
  if (!everyPair((a, b) => sameSound(a, b) && a.sin === b.sin)) return 'different';
  if (!everyPair(sameSign)) return 'same-sounding sign';
  // Sources often leave out the dagesh at the start and the mappiq at the end; rules of our own check both.
  const isInside = (at: number) => at > 0 && at < pairs.length - 1;
  return everyPair((a, b, at) => a.dagesh === b.dagesh || !isInside(at)) ? 'same' : 'dagesh';
}

function pointingProblems(word: WordContent, entries: readonly LexiconEntry[]): Problem[] {
  const pointed = entries.flatMap((entry) => entry.pointed ?? []);
  if (pointed.length === 0) return [];
  const graded = pointed.map((other) => ({ other, grade: comparePointing(word.pronunciation, other) }));
  graded.sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
  const [nearest] = graded;
  if (!nearest || nearest.grade === 'same') return [];
  const why = `the lexicon points ${[...new Set(pointed)].join(', ')} (${nearest.grade})`;
  return [warning(`lexicon-${nearest.grade.replaceAll(' ', '-')}`, why)];
}

const vowelsAfter = (text: string): number => text.match(/[aeiouəаэиоуяею]/giu)?.length ?? 0;

/** Accents apart from their letters; й must not fall into и and a breve. */
const apart = (text: string): string => text.replaceAll('й', 'j').normalize('NFD');

/** Vowels after the stressed one, or null when no stress is marked. */
function stressFromEnd(text: string): number | null {
  const parts = apart(text).split('\u0301');
  return parts.length === 2 ? vowelsAfter(parts[1] ?? '') : null;
}

function stressProblems(word: WordContent, entries: readonly LexiconEntry[]): Problem[] {
  const own = stressFromEnd(word.transcription);
  const ownVowels = vowelsAfter(word.transcription);
  const marked = entries
    .flatMap((entry) => entry.rom ?? [])
    .filter((rom) => stressFromEnd(rom) !== null && vowelsAfter(apart(rom)) === ownVowels);
  if (own === null || marked.length === 0 || marked.some((rom) => stressFromEnd(rom) === own)) return [];
  return [warning('lexicon-stress', `the lexicon stresses ${[...new Set(marked)].join(', ')}`)];
}

/** An unknown spelling; words of a phrase are looked up one by one, with and without a prefix letter. */
function spellingProblems(word: WordContent, lexicon: Lexicon): Problem[] {
  const isKnown = (hebrew: string) => lexicon.entriesOf(hebrew).length > 0 || lexicon.frequencyOf(hebrew) > 0;
  const unknown = word.hebrew.split(' ').filter((part) => !isKnown(part));
  return unknown.map((part) => warning('lexicon-unknown', `the lexicon has no ${part}`));
}

/** Compares every word with the open lexicon: spelling known, pointing and stress as other sources have them. */
export function checkAgainstLexicon(placed: readonly PlacedWord[], lexicon: Lexicon): Finding[] {
  return placed.flatMap(({ lesson, word }) => {
    const entries = lexicon.entriesOf(stripNiqqud(word.hebrew));
    const at = (field: Finding['field']) => (problem: Problem) => ({
      ...problem,
      lesson: lesson.key,
      word: word.key,
      field,
    });
    return [
      ...spellingProblems(word, lexicon).map(at('hebrew')),
      ...pointingProblems(word, entries).map(at('pronunciation')),
      ...stressProblems(word, entries).map(at('transcription')),
    ];
  });
}
