import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../../core/hebrew/analysis/analyse-word.ts';
import { commonWords } from '../../../../core/hebrew/analysis/common-words.ts';
import { functionWords } from '../../../../core/hebrew/analysis/function-words.ts';
import {
  createLexicon,
  joinLexicons,
  type Lexicon,
  type LexiconWord,
} from '../../../../core/hebrew/analysis/lexicon.ts';
import { names } from '../../../../core/hebrew/analysis/names.ts';
import type { Reading } from '../../../../core/hebrew/analysis/reading.ts';
import { knownSounds } from '../../../../core/hebrew/known/known-sounds.ts';
import { readJsonLines } from '../../../../scripts/dictionary/read-json-lines.ts';
import { courseLexicon } from './course.ts';
import { generateForms } from './generated-forms.ts';

const lexicon = joinLexicons([courseLexicon, functionWords, commonWords, names]);
const read = (text: string) => analyseWord(text, { lexicon, sounds: knownSounds });

type Label = { base: string; particles: string };

const isRight = (text: string, labels: readonly Label[]): boolean => {
  const [first] = read(text);
  return first !== undefined && labels.some((label) => isReadAs(first, label) || isNamed(first, text, label));
};

const isReadAs = ({ word, particles: read }: Reading, { base, particles }: Label): boolean =>
  word.hebrew === base && read.join('') === particles;

/** A name that is its own label may have another usual spelling. */
const isNamed = ({ word, particles: read }: Reading, text: string, { base, particles }: Label): boolean =>
  word.name !== undefined && base === text && particles === '' && read.length === 0;

describe('forms of the course that are made at random', () => {
  const forms = generateForms(40, 300);

  it('are read as what they were made of, in 95 of 100', () => {
    const wrong = forms.filter((form) => !isRight(form.spelling, [form]));
    expect(1 - wrong.length / forms.length).toBeGreaterThanOrEqual(0.95);
  });

  it('are never certainly something else', () => {
    const wrong = forms.filter((form) => read(form.spelling)[0]?.certain && !isRight(form.spelling, [form]));
    expect(wrong).toEqual([]);
  });
});

/** A line is a spelling, or `spelling=base|particles/base|particles`; see README.md beside it. */
function readLabels(name: string): { spelling: string; labels: Label[] }[] {
  const file = new URL(`../../../data/reading/${name}`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [spelling = '', all = spelling] = line.split('=');
      const labels = all.split('/').map((one) => {
        const [base = '', particles = ''] = one.split('|');
        return { base, particles };
      });
      return { spelling, labels };
    });
}

const bySeveralHands = [
  ['common.txt', 0.95],
  ['common-second.txt', 0.94],
  ['common-later.txt', 0.93],
  ['common-later-second.txt', 0.92],
] as const;

describe('common spellings', () => {
  it.each(bySeveralHands)('of %s are read right at first, a share of %d', (name, share) => {
    const rows = readLabels(name);
    const right = rows.filter(({ spelling, labels }) => isRight(spelling, labels));
    expect(right.length / rows.length).toBeGreaterThanOrEqual(share);
  });

  it('are never certainly something that neither reader took them for', () => {
    const labels = new Map<string, Label[]>();
    for (const row of bySeveralHands.flatMap(([name]) => readLabels(name))) {
      labels.set(row.spelling, [...(labels.get(row.spelling) ?? []), ...row.labels]);
    }
    const wrong = [...labels].filter(
      ([spelling, taken]) => read(spelling)[0]?.certain && !isRight(spelling, taken),
    );
    expect(wrong).toEqual([]);
  });
});

const lexiconDir = process.env.HEBREW_LEXICON_DIR;

describe.skipIf(lexiconDir === undefined)(
  'common spellings with the reference lexicon as a dictionary (HEBREW_LEXICON_DIR)',
  () => {
    const dictionary = lexiconDir === undefined ? createLexicon([]) : readReference(lexiconDir);
    const all = joinLexicons([courseLexicon, functionWords, commonWords, names, dictionary]);

    it.each(bySeveralHands)('are read right at first, in 95 of 100: %s', (name) => {
      const rows = readLabels(name);
      const wrong = rows.filter(({ spelling, labels }) => {
        const [first] = analyseWord(spelling, { lexicon: all, sounds: knownSounds });
        return !labels.some(
          (label) =>
            first !== undefined &&
            (isReadAs(first, label) ||
              isNamed(first, spelling, label) ||
              (first.particles.join('') === label.particles && isCited(first, label.base))),
        );
      });
      expect(1 - wrong.length / rows.length).toBeGreaterThanOrEqual(0.95);
    });
  },
);

/** A dictionary has its verbs by the past, the labels by the infinitive, and a word by one of its spellings. */
const isCited = ({ word }: Reading, base: string): boolean =>
  word.source === 'dictionary' &&
  ((word.kind === 'verb' && base.startsWith('ל')) || (spellings.get(word)?.has(base) ?? false));

const spellings = new Map<LexiconWord, ReadonlySet<string>>();

function readReference(directory: string): Lexicon {
  const { entries } = readJsonLines(readFileSync(join(directory, 'reference.jsonl'), 'utf8'));
  const common = entries.toSorted((a, b) => b.frequency - a.frequency);
  return createLexicon(
    common.flatMap(({ hebrew, kind, gender, translation, forms }, place) => {
      const rarity = place / common.length;
      const russian = translation;
      const word: LexiconWord = { source: 'dictionary', ids: [], hebrew, kind, gender, russian, rarity };
      spellings.set(word, new Set(forms.map(({ letters }) => letters)));
      return forms.map((form) => ({
        ...{ word, ...form, transcription: null },
        isOtherSpelling: form.key === 'word' && form.letters !== hebrew,
      }));
    }),
  );
}
