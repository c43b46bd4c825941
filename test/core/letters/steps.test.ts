import { describe, expect, it } from 'vitest';
import {
  afterStep,
  introduce,
  type LetterToPractise,
  optionCount,
  optionsFor,
  practise,
} from '../../../core/letters/steps.ts';
import { createRandom } from '../../../core/random.ts';
import { letterItems } from '../../../db/content/letters.ts';

const all: LetterToPractise[] = letterItems.map((item) => ({
  ...item,
  shown: item.shown ?? item.letter,
  looks: item.lookAlikes,
  finalOf: item.finalOf ?? null,
  sound: item.spokenSound ?? null,
}));
const item = (key: string): LetterToPractise => {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`no item ${key}`);
  return found;
};
const seeds = Array.from({ length: 30 }, (_, seed) => seed);

describe('letters that are introduced', () => {
  it('are met, traced and written one after another, then asked by sound and by look, mixed', () => {
    const steps = introduce([item('shin'), item('lamed')], createRandom(1));
    expect(steps.slice(0, 6).map(({ key, exercise }) => `${key} ${exercise}`)).toEqual([
      'shin meet',
      'shin trace',
      'shin write',
      'lamed meet',
      'lamed trace',
      'lamed write',
    ]);
    expect(
      steps
        .slice(6)
        .map(({ key, exercise }) => `${key} ${exercise}`)
        .toSorted(),
    ).toEqual(['lamed find', 'lamed hear', 'shin find', 'shin hear']);
  });

  it('are not asked twice in a row while there is another', () => {
    for (const seed of seeds) {
      const steps = introduce([item('shin'), item('lamed'), item('vav')], createRandom(seed)).slice(9);
      expect(steps.filter(({ key }, at) => key === steps[at - 1]?.key)).toEqual([]);
    }
  });

  it('are not drawn when they are points, nor heard when they are silent', () => {
    expect(practise(item('qamats')).map(({ exercise }) => exercise)).toEqual(['meet', 'find', 'hear']);
    expect(practise(item('shva')).map(({ exercise }) => exercise)).toEqual(['meet', 'find']);
  });

  it('come back after two others when they were missed', () => {
    const steps = practise(item('shin'));
    const [first] = steps;
    expect(afterStep(steps, true)).toEqual(steps.slice(1));
    expect(afterStep(steps, false)[2]).toEqual(first);
    expect(afterStep(steps.slice(0, 1), false)).toEqual(steps.slice(0, 1));
  });
});

describe('the options for a letter', () => {
  it('are four different ones, the letter among them, its look-alikes before others', () => {
    for (const one of all) {
      for (const script of ['print', 'cursive'] as const) {
        const options = optionsFor(one, all, { by: 'find', script, met: new Set(), random: createRandom(3) });
        expect(new Set(options.map(({ shown }) => shown)).size, one.key).toBe(optionCount);
        expect(options.map(({ key }) => key)).toContain(one.key);
        const looks = one.looks[script].slice(0, optionCount - 1);
        if (looks.length === optionCount - 1) {
          expect(options.map(({ key }) => key).toSorted()).toEqual([one.key, ...looks].toSorted());
        }
      }
    }
  });

  it('by sound hold none that sounds the same', () => {
    for (const seed of seeds) {
      for (const one of all.filter(({ sound }) => sound)) {
        const options = optionsFor(one, all, {
          by: 'hear',
          script: 'print',
          met: new Set(),
          random: createRandom(seed),
        });
        const same = options.filter(({ sound }) => sound?.transcription === one.sound?.transcription);
        expect(same.map(({ key }) => key)).toEqual([one.key]);
        expect(options.length, one.key).toBe(optionCount);
      }
    }
    const keys = optionsFor(item('tav'), all, {
      by: 'hear',
      script: 'print',
      met: new Set(),
      random: createRandom(1),
    }).map(({ key }) => key);
    expect(keys).not.toContain('tet');
  });
});
