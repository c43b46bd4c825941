/** Letters that may write a consonant, plain forms; of x at the start of a word only ח. */
const spellingsOfConsonant: Readonly<Record<string, string>> = {
  b: 'ב',
  v: '(?:ב|וו)',
  g: 'ג',
  d: 'ד',
  h: 'ה',
  z: 'ז',
  x: '[חכ]',
  t: '[טת]',
  j: 'יי?',
  k: '[כק]',
  l: 'ל',
  m: 'מ',
  n: 'נ',
  s: '[סש]',
  p: 'פ',
  f: 'פ',
  c: 'צ',
  r: 'ר',
  S: 'ש',
  Z: 'ז',
  J: 'ג',
  C: 'צ',
};

/** From this length on a word is still itself without the sound of its h. */
const longWordLetters = 5;

/** Voiced consonants and the voiceless ones that they become before a voiceless one, and the other way round. */
const voicing: Readonly<Record<string, string>> = {
  b: 'p',
  v: 'f',
  g: 'k',
  d: 't',
  z: 's',
};
const devoicing: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(voicing).map(([voiced, voiceless]) => [voiceless, voiced]),
);
/** A v makes nothing before it voiced: kvish, never gvish. */
const voicedObstruents = 'bgdz';
const voicelessObstruents = 'ptkfsSxc';

/** A written word with its sounds; of a phrase each word is one. */
export type SoundedWord = {
  /** Plain letters. */
  own: string;
  sounds: string;
};

/** What stands before and after a word of a phrase. */
type Joints = {
  /** Its first vowel runs into the consonant before it: yom huledet is said yomuledet. */
  isRunOn: boolean;
  /** Its final vowel is inside of what was said: ma nishma is written מנשמע. */
  hasNext: boolean;
};

/**
 * True when the letters may write, by ear or by the habits of the words' own spelling, what is heard. All plain letters
 * without spaces.
 */
export function isSpellingOf(letters: string, words: readonly SoundedWord[]): boolean {
  const ways = [spellingsOfSounds, spellingsByHabit].map((spellings) =>
    words.map(({ own, sounds }, at) => spellings(own, sounds, jointsOf(words, at))).join(''),
  );
  return ways.some((way) => new RegExp(`^${way}$`, 'u').test(letters));
}

function jointsOf(words: readonly SoundedWord[], at: number): Joints {
  const before = words[at - 1]?.sounds.at(-1);
  return { isRunOn: before !== undefined && !isVowel(before), hasNext: at < words.length - 1 };
}

const isVowel = (sound: string | undefined): boolean => sound !== undefined && 'aeiou'.includes(sound);

/**
 * Returns a regular expression of every way to spell the sounds of a word by ear, in plain letters: a vowel may be
 * written or not, as full and short spelling do, but no syllable may be lost: of two vowels that meet, the second has a
 * letter. Letters that sound alike stand for each other. A final n after o keeps its ו, and i or u before the last
 * consonant the letter of the word's `own` spelling: these are written in every spelling. Nobody writes ש for the s of a
 * word that has none, and an h may be lost on the way. A consonant may be written as voiced or voiceless as the one that
 * follows makes it: לזכור is said liskor.
 */
function spellingsOfSounds(own: string, sounds: string, joints: Joints): string {
  return [...sounds]
    .map((sound, at) => {
      if (!isVowel(sound)) return assimilatedSpelling(sounds, at, own, joints);
      return isKeptVowel(sounds, at, own)
        ? `${carrierOfI(sounds, at, own)}${own.at(-2)}+`
        : vowelSpelling(sounds, at, own, joints);
    })
    .join('');
}

/** i or u in a last, closed syllable that is written: the י of צעיר, the ו of חשוב. */
function isKeptVowel(sounds: string, at: number, own: string): boolean {
  if (at !== sounds.length - 2 || at === 0 || isVowel(sounds.at(-1))) return false;
  return own.at(-2) === (sounds[at] === 'i' ? 'י' : sounds[at] === 'u' ? 'ו' : null);
}

/** The spellings of a consonant, and of what it becomes before the next one. */
function assimilatedSpelling(sounds: string, at: number, own: string, { isRunOn }: Joints): string {
  if (at === 0 && isRunOn && sounds[at] === 'h') return '[הא]?';
  const spelling = consonantSpelling(sounds, at, own);
  const sound = sounds[at] ?? '';
  const next = sounds[at + 1];
  const other =
    next === undefined
      ? undefined
      : voicelessObstruents.includes(next)
        ? voicing[sound]
        : voicedObstruents.includes(next)
          ? devoicing[sound]
          : undefined;
  return other === undefined ? spelling : `(?:${spelling}|${spellingsOfConsonant[other]})`;
}

function consonantSpelling(sounds: string, at: number, own: string): string {
  const sound = sounds[at] ?? '';
  const isStart = at === 0;
  if (isStart && sound === 'x') return 'ח';
  if (isStart && sound === 'v') return '[בו]';
  if (isStart && sound === 'j') return 'יי?';
  if (!isStart && sound === 'h' && own.length >= longWordLetters)
    return isVowel(sounds[at - 1]) ? '[הא]' : '[הא]?';
  if (isFurtive(sounds, at - 1)) return '(?:[אעה]כ|[אעה]?ח)';
  if (sound === 's' && !own.includes('ש')) return 'ס';
  if (sound === 'v') {
    // A ו that ends a word is a v only where the word has it: דו is no way to write דוב.
    if (at === sounds.length - 1) return own.endsWith('ב') ? '(?:ב|וו)' : '(?:ב|וו?|יו)';
    // A vav that sounds v stands alone beside a vav that is a vowel.
    const isByRounded = [sounds[at - 1], sounds[at + 1]].some((one) => one === 'o' || one === 'u');
    return isByRounded ? '(?:ב|וו?)' : '(?:ב|וו)';
  }
  return spellingsOfConsonant[sound] ?? '';
}

/** An a between a vowel and a final x, which no letter writes: tapuax is תפוח. The spelling of the x speaks of it. */
const isFurtive = (sounds: string, at: number): boolean =>
  sounds[at] === 'a' && isVowel(sounds[at - 1]) && sounds[at + 1] === 'x' && at === sounds.length - 2;

/** Silent letters that carry a vowel, and the vowel letter itself. */
function vowelSpelling(sounds: string, at: number, own: string, { isRunOn, hasNext }: Joints): string {
  const sound = sounds[at] ?? '';
  if (isFurtive(sounds, at)) return '';
  const isStart = at === 0;
  const isEnd = at === sounds.length - 1 && !hasNext;
  const isAfterVowel = isVowel(sounds[at - 1]);
  const isBeforeVowel = isVowel(sounds[at + 1]);
  const carrier = isStart ? (isRunOn ? '[אע]?' : '[אע]') : isAfterVowel ? hiatus(sounds[at - 1]) : '[אע]?';
  switch (sound) {
    case 'a':
    case 'e':
      if (isEnd && !isStart) return '[אהע]';
      return at === sounds.length - 1 && hasNext ? '[אהע]?' : carrier;
    case 'i':
      // What follows has a letter of its own, or י is between the two.
      if (isBeforeVowel) return isStart ? '(?:[אע]י{1,2}[אעה]?|[אע][אעה])' : iBeforeVowel(carrier);
      if (isStart) return '(?:[אע]י?|י)';
      if (isEnd) return isAfterVowel ? '[אעה]?י{1,2}א?' : `${carrier}יא?`;
      if (isAfterVowel)
        return own.includes('י') ? `${carrierOfI(sounds, at, own)}י{1,2}` : '(?:[אעה]?י{1,2}|[אעה])';
      return '(?:[אע]?י)?';
    default: {
      const letter = sound === 'o' && sounds[at + 1] === 'n' && at === sounds.length - 2 ? 'ו' : 'ו?';
      if (isEnd) return `${carrier}ו[אה]?`;
      if (isStart || isAfterVowel || /[אע]ו/u.test(own)) return carrier + letter;
      return letter === 'ו' ? `${carrier}ו` : '(?:[אע]?ו)?';
    }
  }
}

/** The letter between two vowels; after an i it is written with the i. */
const hiatus = (before: string | undefined): string => (before === 'i' ? '' : '[אעה]');

/** Before a written i or u: needed after a vowel where the word has one (טעים), and never in מים. */
const carrierOfI = (sounds: string, at: number, own: string): string =>
  isVowel(sounds[at - 1]) && /[אעה][יו]/u.test(own) ? '[אעה]' : '[אעה]?';

const iBeforeVowel = (carrier: string): string => `(?:${carrier}י{1,2}[אעה]?|[אע]?[אעה])`;

/**
 * Returns a regular expression of the own letters of a word with those that sound alike there exchanged: כיף (kef)
 * keeps the י that no sound asks for.
 */
function spellingsByHabit(letters: string, sounds: string): string {
  const hasK = sounds.includes('k');
  const hasX = sounds.includes('x');
  return [...letters]
    .map((letter, at) => {
      if (letter === 'ט' || letter === 'ת') return '[טת]';
      if (letter === 'א' || letter === 'ע') return '[אע]';
      if (letter === 'ש') return sounds.includes('S') ? 'ש' : '[שס]';
      if (letter === 'ק') return '[קכ]';
      if (letter === 'כ' && hasK !== hasX) return hasK ? '[כק]' : at > 0 ? '[כח]' : 'כ';
      return letter;
    })
    .join('');
}
