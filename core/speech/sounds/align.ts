import { type HeardLetter, plainLetters } from './heard.ts';

/** Sounds that a letter may stand for. */
const soundsOfLetter: Readonly<Record<string, string>> = {
  א: '?',
  ב: 'bv',
  ג: 'gJ',
  ד: 'd',
  ה: 'h',
  ו: 'vou',
  ז: 'zZ',
  ח: 'x',
  ט: 't',
  י: 'ji',
  כ: 'kx',
  ל: 'l',
  מ: 'm',
  נ: 'n',
  ס: 's',
  ע: '?',
  פ: 'pf',
  צ: 'cC',
  ק: 'k',
  ר: 'r',
  ש: 'Ss',
  ת: 't',
};

/** A reading that leaves a consonant of either side unmatched is not a reading of this word. */
const misfit = 4;
/** Two vowels in a row need a letter between them. */
const hiatus = 1;
/** A word starts with a letter, never with an unwritten vowel. */
const openStart = 2;

const isVowel = (sound: string): boolean => 'aeiou'.includes(sound);

/** The cost of a silent letter; cheaper ones are more likely. */
function silenceCost(letter: string, isLast: boolean): number {
  if (letter === 'א' || letter === 'ע' || (letter === 'ה' && isLast)) return 0;
  return letter === 'ו' || letter === 'י' ? 1 : misfit;
}

/** The cost of an unwritten sound. */
function omissionCost(sound: string): number {
  if ('ae?'.includes(sound)) return 0;
  if (isVowel(sound)) return 0.3;
  return sound === 'j' ? 0.5 : misfit;
}

type Step = 'letter' | 'silent' | 'unwritten';
type Path = { cost: number; step: Step | null; rest: Path | null };

/**
 * Aligns the letters of one word with its sounds: which letter stands for which sound, and which sounds are not
 * written. Returns null when they do not fit. Exact search; a word has about ten letters and twelve sounds.
 */
export function alignLetters(word: string, sounds: string): HeardLetter[] | null {
  const letters = plainLetters(word);
  const known = new Map<number, Path>();

  function best(letterAt: number, soundAt: number, afterUnwritten: boolean): Path {
    const key = (letterAt * (sounds.length + 1) + soundAt) * 2 + Number(afterUnwritten);
    const found = known.get(key);
    if (found) return found;
    const letter = letters[letterAt];
    const sound = sounds[soundAt];
    const paths: Path[] = [];
    const add = (step: Step, cost: number, rest: Path) => paths.push({ step, cost: cost + rest.cost, rest });
    if (letter && sound && soundsOfLetter[letter]?.includes(sound)) {
      add('letter', 0, best(letterAt + 1, soundAt + 1, false));
    }
    if (sound) {
      const gap = afterUnwritten && isVowel(sound) ? hiatus : 0;
      const cost = omissionCost(sound) + gap + (letterAt === 0 ? openStart : 0);
      add('unwritten', cost, best(letterAt, soundAt + 1, isVowel(sound)));
    }
    if (letter) {
      const isLast = letterAt === letters.length - 1;
      add('silent', silenceCost(letter, isLast), best(letterAt + 1, soundAt, false));
    }
    const path = paths.reduce<Path>((least, next) => (next.cost < least.cost ? next : least), {
      cost: paths.length === 0 ? 0 : Number.POSITIVE_INFINITY,
      step: null,
      rest: null,
    });
    known.set(key, path);
    return path;
  }

  const path = best(0, 0, false);
  return path.cost < misfit ? walk(letters, sounds, path) : null;
}

function walk(letters: string, sounds: string, path: Path): HeardLetter[] {
  const heard: HeardLetter[] = [];
  let soundAt = 0;
  for (let at: Path | null = path; at?.step; at = at.rest) {
    const last = heard.at(-1);
    const sound = `${sounds[soundAt]}`;
    if (at.step === 'unwritten') {
      if (last) last.unwritten += sound;
    } else {
      heard.push({
        letter: `${letters[heard.length]}`,
        sound: at.step === 'letter' ? sound : '',
        unwritten: '',
      });
    }
    if (at.step !== 'silent') soundAt += 1;
  }
  return heard;
}
