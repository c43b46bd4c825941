import { soundsOfTranscription } from '../../speech/sounds/by-transcription.ts';
import { hebrewWordsOf } from '../comparable.ts';
import { pointFull } from '../conjugation/point-full.ts';
import type { KnownSounds } from '../known/known-sounds.ts';
import { foldFinals, writeFinalForm } from '../letters.ts';
import { hasNiqqud, stripNiqqud } from '../niqqud.ts';
import { draftTranscription } from '../reading/read-niqqud.ts';
import { withParticles } from '../sentences/prefixes.ts';
import { behindOf } from './behind-particles.ts';
import { costOfParticles, hidesArticle } from './costs.ts';
import { isOfParticles } from './joined-meaning.ts';
import type { Lexicon, LexiconForm, LexiconWord } from './lexicon.ts';
import { type Split, splitsOf } from './particles.ts';
import type { Reading } from './reading.ts';
import { type RegularForm, regularForms } from './regular-verbs.ts';
import { readLetter } from './single-letters.ts';

/** A longer word or phrase is none. */
const mostLetters = 40;
/** More readings nobody reads. */
const mostReadings = 6;

export type AnalysisSources = {
  lexicon: Lexicon;
  /** How a spelling may be heard, also as a word that no source has: what else it may be is never certain. */
  sounds?: KnownSounds | undefined;
};

type Found = Reading & { cost: number };

/**
 * Returns every way in which one Hebrew word can be read, the likeliest first, at most six: as a word of a source in any
 * form, behind particles, with an ending; where there is none, as a form of a regular verb. With or without niqqud, in full
 * spelling or another in use, whatever its final forms. A text of several words is read as a phrase of a source or not at
 * all. A single letter is read as a particle, or by its name. None for a text that is no word.
 */
export function analyseWord(text: string, { lexicon, sounds }: AnalysisSources): Reading[] {
  const asked = hebrewWordsOf(text);
  const letters = lettersOf(asked);
  if (letters.length === 1) return readLetter(stripNiqqud(asked).slice(0, 1));
  if (letters.length < 2 || letters.length > mostLetters) return [];
  const found = splitsOf(letters)
    .flatMap(withoutArticles)
    .flatMap((split) => readSplit(split, letters, lexicon));
  const grouped = withoutRepeats(withoutJoined(groupAlike(found))).sort((a, b) => a.cost - b.cost);
  if (grouped.length === 0) return letters.includes(' ') ? [] : regularReadings(letters);
  const pointed = hasNiqqud(asked) ? grouped.filter(({ pointings }) => isOneOf(pointings, asked)) : [];
  const meant = pointed.length > 0 ? pointed : grouped;
  const isSure =
    meant.length === 1 && !mayBeAnother(letters, grouped, sounds) && !isNameOrVerb(meant, letters);
  return meant.slice(0, mostReadings).map((one) => toReading(one, isSure, pointed.length > 0 ? asked : null));
}

/** The consonants of everything that is looked up for a word: a source that is asked far away can be asked once. */
export function consonantsAsked(text: string): string[] {
  const asked = new Set<string>();
  const recorder: Lexicon = {
    find(consonants) {
      asked.add(consonants);
      return [];
    },
  };
  analyseWord(text, { lexicon: recorder });
  return [...asked];
}

/** Plain letters with the last one in its final form, the others in their plain ones. A geresh and marks inside count as nothing. */
const lettersOf = (asked: string): string =>
  asked
    .split(' ')
    .map((word) => writeFinalForm(foldFinals(stripNiqqud(word).replace(/[^א-ת]/g, ''))))
    .join(' ');

/** A phrase may have its article inside: בית הספר. */
const withoutArticles = (split: Split): Split[] =>
  split.rest.includes(' ה') ? [split, { ...split, rest: split.rest.replaceAll(' ה', ' ') }] : [split];

function readSplit({ particles, rest }: Split, letters: string, lexicon: Lexicon): Grouped[] {
  return behindOf(rest, lexicon).flatMap(({ form, ending, derived, cost, isExact }) => {
    const ofParticles = derived
      ? costOfParticles(particles, { word: { ...form.word, kind: 'noun' }, key: 'word', ending })
      : costOfParticles(particles, { word: form.word, key: form.key, ending });
    if (ofParticles === undefined) return [];
    const mayHaveArticle = hidesArticle(particles, {
      word: derived ? { ...form.word, kind: 'noun' } : form.word,
      key: derived ? 'word' : form.key,
      ending,
    });
    const isKnown = ending === null && derived === null;
    const pointings = isKnown ? pointingsOf(form, { particles, rest, letters }) : [];
    const reading: Reading = {
      word: form.word,
      particles,
      mayHaveArticle,
      keys: [form.key],
      ending,
      derived,
      regular: null,
      pointed: null,
      transcription: null,
      certain: isKnown && isExact && !mayHaveArticle && leavesNoDoubt(form, rest, particles.length > 0),
    };
    return [{ ...reading, cost: ofParticles + cost, pointings }];
  });
}

/**
 * True for a form that words outside of the sources are seldom spelled like: long enough behind its particles, no order, no
 * short feminine (שמחה is joy, too), a verb by its infinitive or a long form, a name of four letters. Never a common word
 * that the course does not teach: others of its letters may be missing.
 */
function leavesNoDoubt(
  { word: { kind, name, source }, key }: LexiconForm,
  rest: string,
  hasParticles: boolean,
): boolean {
  if (rest.length < (hasParticles ? 4 : 3) || (source === 'rule' && kind !== 'other')) return false;
  if (name) return rest.length > 3;
  if (key === 'infinitive') return true;
  if (key !== 'word' && rest.length < 5 && rest.endsWith('ה')) return false;
  if (kind !== 'verb') return true;
  const isShort = rest.length < (key.startsWith('future') ? 5 : 4);
  return !isShort && !key.startsWith('imperative') && key !== 'future.1pl' && !rest.endsWith('י');
}

/** A pointing with its transcription. */
type Pointing = { pointed: string; transcription: string };
type Grouped = Found & { pointings: readonly Pointing[] };

/** The written word with niqqud, in every way that its particles allow. */
function pointingsOf(
  form: LexiconForm,
  { particles, rest, letters }: { particles: readonly string[]; rest: string; letters: string },
): Pointing[] {
  const isWhole = form.pointed !== null && stripNiqqud(form.pointed) === rest;
  const pointed = isWhole ? form.pointed : form.pointed && pointFull(form.pointed, rest);
  if (!pointed) return [];
  const transcription = form.transcription ?? draftTranscription(pointed);
  if (particles.length === 0) return [{ pointed: form.pointed ?? pointed, transcription }];
  const all = withParticles(particles, { pointed, transcription });
  return all.filter((one) => foldFinals(stripNiqqud(one.pointed)) === foldFinals(letters));
}

const isOneOf = (pointings: readonly Pointing[], asked: string): boolean =>
  pointings.some(
    ({ pointed }) => pointed === asked.normalize('NFC') || pointFull(pointed, stripNiqqud(asked)) === asked,
  );

/** Forms of one word that are written and heard alike are one reading. */
function groupAlike(found: readonly Grouped[]): Grouped[] {
  const groups = new Map<string, Grouped>();
  const numbers = new Map<LexiconWord, number>();
  for (const one of found) {
    const number = numbers.get(one.word) ?? numbers.size;
    numbers.set(one.word, number);
    const { particles, ending, derived, pointings, keys } = one;
    const heard = pointings.map(({ pointed }) => pointed).join('/');
    const name = [number, particles.join('-'), JSON.stringify(ending ?? derived), heard].join(' ');
    const known = groups.get(name);
    groups.set(
      name,
      known
        ? {
            ...known,
            keys: [...new Set([...known.keys, ...keys])],
            cost: Math.min(known.cost, one.cost),
            certain: known.certain || one.certain,
          }
        : one,
    );
  }
  return [...groups.values()];
}

/**
 * Without words that a source has together with their particles, where that is all they mean: הבית «дом (тот самый)» is
 * read as בית with its article, but היום «сегодня» is a word of its own.
 */
function withoutJoined(readings: readonly Grouped[]): Grouped[] {
  return readings.filter(
    (whole) =>
      !readings.some(
        (apart) =>
          apart.particles.length > whole.particles.length &&
          apart.pointings.some(({ pointed }) => whole.pointings.some((one) => one.pointed === pointed)) &&
          isMeaningOf(whole, apart),
      ),
  );
}

function isMeaningOf(whole: Grouped, apart: Grouped): boolean {
  const before = apart.particles.slice(whole.particles.length);
  return (
    whole.ending === null &&
    apart.ending === null &&
    isOfParticles(whole.word.russian ?? '', { particles: before, russian: apart.word.russian ?? '' })
  );
}

/**
 * Without the names, common words and entries of a dictionary that say what an earlier source says, too: pointed alike,
 * where both are pointed, with a translation in common.
 */
function withoutRepeats(readings: readonly Grouped[]): Grouped[] {
  const taught = readings.filter(({ word }) => word.source === 'course');
  const named = readings.filter(({ word }) => word.source === 'name');
  const common = readings.filter(({ word }) => word.source === 'rule');
  const earlier = {
    ...{ course: [], own: [], name: taught, rule: taught },
    dictionary: [...taught, ...named, ...common],
  };
  return readings.filter((one) => !earlier[one.word.source].some((other) => isRepeatOf(one, other)));
}

const isRepeatOf = (one: Grouped, known: Grouped): boolean =>
  one.particles.join() === known.particles.join() &&
  arePointedAlike(one, known) &&
  wordsOf(one.word).some((word) => wordsOf(known.word).includes(word));

/** A name or a common word without niqqud is pointed like anything. */
function arePointedAlike(one: Grouped, known: Grouped): boolean {
  const isOpen = [one, known].some(
    ({ word, pointings }) => (word.name || word.source === 'rule') && pointings.length === 0,
  );
  return (
    isOpen || one.pointings.some(({ pointed }) => known.pointings.some((other) => other.pointed === pointed))
  );
}

const wordsOf = ({ russian }: LexiconWord): string[] => russian?.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

function toReading(
  { cost: _, pointings, ...reading }: Grouped,
  isSure: boolean,
  asked: string | null,
): Reading {
  const exact = asked === null ? pointings : pointings.filter((one) => isOneOf([one], asked));
  const [only] = exact;
  const pointed = new Set(exact.map((one) => one.pointed)).size === 1 ? (only?.pointed ?? null) : null;
  return {
    ...reading,
    mayHaveArticle: reading.mayHaveArticle && pointed === null,
    pointed,
    transcription: pointed === null ? null : (only?.transcription ?? null),
    certain: isSure && reading.certain && pointed !== null,
  };
}

/** True for a name that could be a verb which no source has. */
const isNameOrVerb = ([first]: readonly Grouped[], letters: string): boolean =>
  first?.word.name !== undefined && regularReadings(letters).length > 0;

/** True where the spelling is known to be heard in a way that none of the readings has. */
function mayBeAnother(letters: string, found: readonly Grouped[], sounds: KnownSounds | undefined): boolean {
  const heard = sounds?.(letters) ?? [];
  const own = new Set(
    found.flatMap(({ pointings }) =>
      pointings.map(({ transcription }) =>
        soundsOfTranscription(comparableHeard(transcription)).replaceAll('?', ''),
      ),
    ),
  );
  return heard.some((one) => !own.has(one));
}

const comparableHeard = (transcription: string): string => transcription.replace(/[\s-]+/g, '');

/** Where no source has the word: verbs by rule, without niqqud and meaning. */
function regularReadings(letters: string): Reading[] {
  return splitsOf(letters)
    .flatMap(({ particles, rest }) =>
      regularForms(rest).flatMap((form) => {
        const word = wordOf(form);
        const keys = form.keys.filter(
          (key) => costOfParticles(particles, { word, key, ending: null }) !== undefined,
        );
        return keys.length > 0 ? [readingOf(form, word, particles, keys)] : [];
      }),
    )
    .slice(0, mostReadings);
}

const wordOf = ({ infinitive }: RegularForm): LexiconWord => ({
  source: 'rule',
  ids: [],
  hebrew: infinitive,
  russian: null,
  kind: 'verb',
  gender: null,
  rarity: 1,
});

const readingOf = (
  { root, binyan }: RegularForm,
  word: LexiconWord,
  particles: readonly string[],
  keys: Reading['keys'],
): Reading => ({
  word,
  particles,
  mayHaveArticle: false,
  keys,
  ending: null,
  derived: null,
  regular: { root, binyan },
  pointed: null,
  transcription: null,
  certain: false,
});
