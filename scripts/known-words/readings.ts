import { isPointed } from '../../core/hebrew/reading/points.ts';
import { readNiqqud } from '../../core/hebrew/reading/read-niqqud.ts';
import { particlesOf } from '../../core/hebrew/sentences/particles.ts';
import { soundsOfText } from '../../core/speech/sounds/by-transcription.ts';
import type { Lexicon } from '../check-content/lexicon.ts';

/** How many ways of reading a pointed form are kept. */
const keptReadings = 4;
/** A word behind a particle is believed to be one if it is at least so long and occurs at least so often alone. */
const stem = { letters: 3, count: 200 };

/**
 * A word of the Bible and a form that a table gives count if they occur at least so often in film subtitles, a word
 * behind particles twice as often; a word of a dictionary of today if it occurs at all.
 */
const leastCount = 200;

/** The ways in which a particle is read, its hidden article included. */
const particleSounds: Readonly<Record<string, readonly string[]>> = {
  ו: ['ve', 'u', 'va'],
  ש: ['Se'],
  כש: ['kSe'],
  ה: ['ha', 'he'],
  ב: ['be', 'ba', 'bi'],
  ל: ['le', 'la', 'li'],
  מ: ['mi', 'me'],
  כ: ['ke', 'ka', 'ki'],
};
const softSounds: Readonly<Record<string, string>> = { b: 'v', k: 'x', p: 'f' };

/**
 * Returns every way in which a lexicon reads the letters: by the points of its entries, and behind particles where the
 * rest is a common word. Rather a way too many than one too few: a word is refused when none of them fits. Empty for
 * letters that it cannot read.
 */
export function readingsOf(letters: string, lexicon: Lexicon): string[] {
  const own = pointedReadings(letters, lexicon);
  return [...new Set(own.length > 0 ? own : behindParticles(letters, lexicon))];
}

function pointedReadings(letters: string, lexicon: Lexicon): string[] {
  return lexicon
    .entriesOf(letters)
    .filter(({ src = [] }) => lexicon.frequencyOf(letters) >= (src.some(isOfToday) ? 1 : leastCount))
    .flatMap(({ pointed = [] }) => pointed.filter((text) => hasPoints(text) && isPointed(text)))
    .flatMap((pointed) => readNiqqud(pointed).slice(0, losesSyllable(pointed) ? 1 : keptReadings))
    .map(soundsOfText);
}

/** Dictionaries of the language of today. */
const isOfToday = (source: string): boolean => source.startsWith('enwikt');

/** A shva before א or ע: the later readings run the syllable into the next, deag into dag. */
const losesSyllable = (pointed: string): boolean =>
  /\u05b0[אע]/u.test(pointed.normalize('NFD').replace(/[\u05bc\u05c1\u05c2]/gu, ''));

function behindParticles(letters: string, lexicon: Lexicon): string[] {
  if (lexicon.frequencyOf(letters) < 2 * leastCount) return [];
  return [1, 2, 3].flatMap((cut) => {
    const rest = letters.slice(cut);
    const particles = particlesOf(letters.slice(0, cut));
    // A full spelling by ear (מיקרה) is no particle before a word.
    if (
      /^[וי]/u.test(rest) ||
      !particles ||
      rest.length < stem.letters ||
      lexicon.frequencyOf(rest) < stem.count
    )
      return [];
    const ways = pointedReadings(rest, lexicon).flatMap((word) => [word, softened(word)]);
    return particles.reduceRight(
      (tails, particle) =>
        tails.flatMap((tail) => (particleSounds[particle] ?? []).map((head) => head + tail)),
      [...new Set(ways)],
    );
  });
}

const softened = (sounds: string): string => sounds.replace(/^[bkp]/, (first) => softSounds[first] ?? first);

const hasPoints = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));
