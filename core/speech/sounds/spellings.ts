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

/**
 * True when the letters may write, by ear or by the habits of the word's own spelling, what is heard. All plain letters
 * without spaces.
 */
export function isSpellingOf(letters: string, own: string, sounds: string): boolean {
  const ways = [spellingsOfSounds(sounds, own), spellingsByHabit(own, sounds)];
  return ways.some((way) => new RegExp(`^${way}$`, 'u').test(letters));
}

const isVowel = (sound: string | undefined): boolean => sound !== undefined && 'aeiou'.includes(sound);

/**
 * Returns a regular expression of every way to spell the sounds of a word by ear, in plain letters: a vowel may be
 * written or not, as full and short spelling do; letters that sound alike stand for each other. A final n after o keeps
 * its ו, and i or u before the last consonant the letter of the word's `own` spelling: these are written in every
 * spelling. Nobody writes ש for the s of a word that has none, and an h may be lost on the way.
 */
function spellingsOfSounds(sounds: string, own: string): string {
  return [...sounds]
    .map((sound, at) => {
      if (!isVowel(sound)) return consonantSpelling(sounds, at, own);
      return isKeptVowel(sounds, at, own) ? `[אעה]?${own.at(-2)}+` : vowelSpelling(sounds, at);
    })
    .join('');
}

/** i or u in a last, closed syllable that is written: the י of צעיר, the ו of חשוב. */
function isKeptVowel(sounds: string, at: number, own: string): boolean {
  if (at !== sounds.length - 2 || at === 0 || isVowel(sounds.at(-1))) return false;
  return own.at(-2) === (sounds[at] === 'i' ? 'י' : sounds[at] === 'u' ? 'ו' : null);
}

function consonantSpelling(sounds: string, at: number, own: string): string {
  const sound = sounds[at] ?? '';
  const isStart = at === 0;
  if (isStart && sound === 'x') return 'ח';
  if (isStart && sound === 'v') return '[בו]';
  if (isStart && sound === 'j') return 'יי?';
  if (!isStart && sound === 'h' && own.length >= longWordLetters) return '[הא]';
  if (sound === 's' && !own.includes('ש')) return 'ס';
  if (sound === 'v') {
    if (at === sounds.length - 1) return '(?:ב|וו?|יו)';
    // A vav that sounds v stands alone beside a vav that is a vowel.
    const isByRounded = [sounds[at - 1], sounds[at + 1]].some((one) => one === 'o' || one === 'u');
    return isByRounded ? '(?:ב|וו?)' : '(?:ב|וו)';
  }
  return spellingsOfConsonant[sound] ?? '';
}

/** Silent letters that carry a vowel, and the vowel letter itself. */
function vowelSpelling(sounds: string, at: number): string {
  const sound = sounds[at] ?? '';
  const isStart = at === 0;
  const isEnd = at === sounds.length - 1;
  const isAfterVowel = isVowel(sounds[at - 1]);
  const carrier = isStart ? '[אע]' : isAfterVowel ? '[אעה]?' : '[אע]?';
  switch (sound) {
    case 'a':
    case 'e':
      return isEnd && !isStart ? '[אהע]' : carrier;
    case 'i':
      if (isStart) return '(?:[אע]י?|י)';
      if (isEnd) return `${carrier}יא?`;
      return isAfterVowel ? '(?:[אעה]?י{0,2})' : '(?:[אע]?י)?';
    default: {
      const letter = sound === 'o' && sounds[at + 1] === 'n' && at === sounds.length - 2 ? 'ו' : 'ו?';
      if (isEnd) return `${carrier}ו[אה]?`;
      return isStart || isAfterVowel ? carrier + letter : letter === 'ו' ? `${carrier}ו` : '(?:[אע]?ו)?';
    }
  }
}

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
