import { foldFinals } from '../letters.ts';

/** A pointed word with its reading; `isStressedFirst` tells where the article before הָ, עָ changes. */
export type Pointed = { pointed: string; transcription: string };

const dagesh = '\u05bc';
const [shva, hatafs, hiriq, segol, patah, qamats, tsere] = [
  '\u05b0',
  { '\u05b1': '\u05b6', '\u05b2': '\u05b7', '\u05b3': '\u05b8' } as Readonly<Record<string, string>>,
  '\u05b4',
  '\u05b6',
  '\u05b7',
  '\u05b8',
  '\u05b5',
];
const vowel = /[аэиоуяеёю]/gu;
const gutturals = 'אהחער';
const light = 'בגדכפת';

const partsOf = (word: string): [letter: string, marks: string, rest: string] => {
  const [, letter = '', marks = '', rest = ''] =
    /^([א-ת])([\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7]*)(.*)$/s.exec(word.normalize('NFC')) ?? [];
  return [letter, marks, rest];
};

const without = (marks: string, sign: string): string => marks.replace(sign, '');

/** The first letter doubled, as it is after הַ, מִ and שֶׁ; gutturals cannot be. A vowel letter's dot stays. */
function doubled(word: string): string {
  const [letter, marks, rest] = partsOf(word);
  if (gutturals.includes(letter) || marks.includes(dagesh)) return word;
  if (letter === 'י' && marks.includes(shva)) return word;
  return letter + dagesh + marks + rest;
}

/** The first letter without the dagesh that b, k and p have at the start of a word. */
function softened(word: string): string {
  const [letter, marks, rest] = partsOf(word);
  return light.includes(letter) ? letter + without(marks, dagesh) + rest : word;
}

/** The vowels of the article before a word. */
function articleOf(word: string, isStressedFirst: boolean): string {
  const [letter, marks] = partsOf(word);
  if (letter === 'ח') return /[\u05b8\u05b3]/.test(marks) ? segol : patah;
  if (letter === 'ה' || letter === 'ע') {
    if (marks.includes(qamats) && !isStressedFirst) return segol;
    return letter === 'ה' ? patah : qamats;
  }
  return letter === 'א' || letter === 'ר' ? qamats : patah;
}

/** A vav after a particle is written twice, the first pointed: הַוֶּורֶד. */
function withDoubledVav(word: string): string {
  const [letter, marks, rest] = partsOf(word);
  const isConsonant =
    letter === 'ו' && marks !== dagesh && !marks.includes('\u05b9') && !rest.startsWith('ו');
  return isConsonant ? `${letter}${marks}ו${rest}` : word;
}

const isStressedOnFirst = (transcription: string): boolean => {
  const first = transcription.search(vowel);
  const vowels = transcription.match(vowel)?.length ?? 0;
  return vowels < 2 || transcription[first + 1] === '\u0301';
};

/** A word of one vowel shows its stress once there is another before it. */
function readAfter(prefix: string, transcription: string): string {
  const hasMark = transcription.includes('\u0301');
  if (!/[аэиоу]/u.test(prefix)) return prefix + transcription;
  return prefix + (hasMark ? transcription : transcription.replace(vowel, (letter) => `${letter}\u0301`));
}

const sounds: Readonly<Record<string, string>> = {
  [shva]: 'э',
  [hiriq]: 'и',
  [segol]: 'э',
  [patah]: 'а',
  [qamats]: 'а',
  [tsere]: 'э',
};

/** The particle with its vowel before the word, which may have changed. */
function join(particle: string, sign: string, word: string, { transcription }: Pointed): Pointed {
  const letter = foldFinals(particle);
  const consonants: Readonly<Record<string, string>> = {
    ה: 'һ',
    ב: word === '' ? 'б' : 'б',
    ל: 'л',
    מ: 'м',
    כ: 'к',
    ו: 'в',
    ש: 'ш',
  };
  const hard = 'בכ'.includes(letter) ? dagesh : '';
  const dot = letter === 'ש' ? '\u05c1' : '';
  return {
    pointed: `${letter}${dot}${hard}${sign}${word}`.normalize('NFC'),
    transcription: readAfter(`${consonants[letter]}${sounds[sign] ?? ''}`, transcription),
  };
}

/** What is heard once the word has lost the dagesh of its first letter: beit, but levet. */
const softSounds: Readonly<Record<string, readonly [string, string]>> = {
  ב: ['б', 'в'],
  כ: ['к', 'х'],
  פ: ['п', 'ф'],
};

function softRead(word: Pointed): Pointed {
  const [letter, marks] = partsOf(word.pointed);
  const change = softSounds[letter];
  if (!change || !marks.includes(dagesh) || !word.transcription.startsWith(change[0])) {
    return { ...word, pointed: softened(word.pointed) };
  }
  return { pointed: softened(word.pointed), transcription: change[1] + word.transcription.slice(1) };
}

const withArticle = (particle: string, word: Pointed): Pointed => {
  const sign = articleOf(word.pointed, isStressedOnFirst(word.transcription));
  return join(particle, sign, withDoubledVav(doubled(word.pointed)), word);
};

/** ב, ל, כ or ו before a word without the article. */
function withShva(particle: string, word: Pointed): Pointed {
  const soft = softRead(word);
  const [letter, marks, rest] = partsOf(soft.pointed);
  const hataf = Object.keys(hatafs).find((sign) => marks.includes(sign));
  if (hataf) return join(particle, hatafs[hataf] ?? shva, soft.pointed, soft);
  if (!marks.includes(shva)) return join(particle, shva, withDoubledVav(soft.pointed), soft);
  if (letter === 'י') {
    const transcription = soft.transcription.replace(/^(е|йэ?)/u, '');
    return join(particle, hiriq, `י${without(marks, shva)}${rest}`, { ...soft, transcription });
  }
  // Of two shvas at the start the first becomes i, and the second is silent.
  return join(particle, hiriq, soft.pointed, { ...soft, transcription: withoutSlight(soft.transcription) });
}

/** мэдабэ́р after a prefix in i or u is heard мдабэ́р. */
const withoutSlight = (transcription: string): string =>
  transcription.replace(
    /^([бвгдзйклмнпрстфхцчшһ])э(?!\u0301)(?=[бвгдзйклмнпрстфхцчшһ][^\s]*[аэиоуяею])/u,
    '$1',
  );

function withVav(word: Pointed): Pointed[] {
  const [letter, marks] = partsOf(word.pointed);
  const isLip = 'במפ'.includes(letter);
  const startsWithShva = marks.includes(shva) && letter !== 'י';
  if (!isLip && !startsWithShva) return [withShva('ו', word)];
  const soft = softRead(word);
  const read = (transcription: string) => readAfter('у', transcription);
  const pointed = `ו${dagesh}${soft.pointed}`.normalize('NFC');
  const heard = startsWithShva ? withoutSlight(soft.transcription) : soft.transcription;
  return [
    { pointed, transcription: read(heard) },
    ...(heard === soft.transcription ? [] : [{ pointed, transcription: read(soft.transcription) }]),
  ];
}

function withMem(word: Pointed): Pointed {
  const [letter, marks, rest] = partsOf(word.pointed);
  if (letter === 'י' && marks.includes(shva)) {
    return join('מ', hiriq, `י${without(marks, shva)}${rest}`, word);
  }
  const sign = gutturals.includes(letter) ? tsere : hiriq;
  return join('מ', sign, withDoubledVav(doubled(word.pointed)), word);
}

/** A particle before a word in every way that the letters allow; ב, ל and כ may hold the article. */
function withParticle(particle: string, word: Pointed): Pointed[] {
  switch (particle) {
    case 'ה':
      return [withArticle('ה', word)];
    case 'ו':
      return withVav(word);
    case 'מ':
      return [withMem(word)];
    case 'ש':
      return [join('ש', segol, withDoubledVav(doubled(word.pointed)), word)];
    case 'כש': {
      const said = join('ש', segol, withDoubledVav(doubled(word.pointed)), word);
      return [
        {
          pointed: `כ${dagesh}${shva}${said.pointed}`.normalize('NFC'),
          transcription: `к${said.transcription}`,
        },
      ];
    }
    default:
      return [withShva(particle, word), withArticle(particle, word)];
  }
}

/**
 * A word with its particles, in every pointing and reading that they may have; the reading without an article comes
 * first. The rules are those of the Academy; in everyday speech ו before a consonant stays вэ, which is not offered.
 */
export function withParticles(particles: readonly string[], word: Pointed): Pointed[] {
  return particles.reduceRight<Pointed[]>(
    (words, particle) => words.flatMap((it) => withParticle(particle, it)),
    [word],
  );
}
