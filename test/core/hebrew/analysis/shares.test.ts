import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyseWord } from '../../../../core/hebrew/analysis/analyse-word.ts';
import { functionWords } from '../../../../core/hebrew/analysis/function-words.ts';
import { joinLexicons } from '../../../../core/hebrew/analysis/lexicon.ts';
import { knownSounds } from '../../../../core/hebrew/known/known-sounds.ts';
import { courseLexicon } from './course.ts';
import { generateForms } from './generated-forms.ts';

const lexicon = joinLexicons([courseLexicon, functionWords]);
const read = (text: string) => analyseWord(text, { lexicon, sounds: knownSounds });

type Label = { base: string; particles: string };

const isRight = (text: string, labels: readonly Label[]): boolean => {
  const [first] = read(text);
  return labels.some(
    ({ base, particles }) => first?.word.hebrew === base && first.particles.join('') === particles,
  );
};

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

describe.each([
  ['common.txt', 0.8],
  ['common-later.txt', 0.7],
])('common spellings of %s', (name, share) => {
  const rows = readLabels(name);

  it(`are read right at first, a share of ${share}`, () => {
    const right = rows.filter(({ spelling, labels }) => isRight(spelling, labels));
    expect(right.length / rows.length).toBeGreaterThanOrEqual(share);
  });

  it('are never certainly something else', () => {
    const wrong = rows.filter(
      ({ spelling, labels }) => read(spelling)[0]?.certain && !isRight(spelling, labels),
    );
    expect(wrong).toEqual([]);
  });
});
