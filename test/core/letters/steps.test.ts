import { describe, expect, it } from 'vitest';
import { isVowelPoint, soundsOf } from '../../../core/letters/sounds.ts';
import {
  contrast,
  drillPair,
  eventOf,
  introduce,
  type LetterWithTwins,
  letterToPractise,
  optionCount,
  optionsFor,
  practise,
  recallTwins,
} from '../../../core/letters/steps.ts';
import { createRandom } from '../../../core/random.ts';
import { letterTwins } from '../../../db/content/letter-twins.ts';
import { letterItems } from '../../../db/content/letters.ts';

const all: LetterWithTwins[] = letterItems.map((item) => ({
  ...letterToPractise(item),
  twins: letterTwins.flatMap(({ letters: [a, b], words: [withA, withB] }) =>
    item.key === a ? [{ key: b, word: withA }] : item.key === b ? [{ key: a, word: withB }] : [],
  ),
}));
const item = (key: string): LetterWithTwins => {
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
});

describe('the options for a letter', () => {
  it('are four different ones, the letter among them, its look-alikes before others', () => {
    for (const one of all) {
      for (const script of ['print', 'cursive'] as const) {
        const options = optionsFor(one, all, { by: 'find', script, met: new Set(), random: createRandom(3) });
        expect(new Set(options.map(({ shown }) => shown)).size, one.key).toBe(optionCount);
        expect(options.map(({ key }) => key)).toContain(one.key);
        if (one.kind === 'point') continue;
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

  it('for a point are points of its kind, and no two of them sound alike', () => {
    const points = all.filter(({ kind }) => kind === 'point');
    for (const seed of seeds) {
      for (const one of points) {
        for (const by of ['find', 'hear'] as const) {
          const random = createRandom(seed);
          const options = optionsFor(one, all, { by, script: 'print', met: new Set(), random });
          expect(options.length, one.key).toBe(optionCount);
          expect(new Set(options.map(isVowelPoint)), one.key).toEqual(new Set([isVowelPoint(one)]));
          const sounds = options.flatMap(({ transcription }) => soundsOf(transcription));
          expect(new Set(sounds).size, `${one.key}: ${sounds.join()}`).toBe(sounds.length);
        }
      }
    }
  });

  it('for a point are those that were met, as far as they go', () => {
    const met = new Set(['tsere', 'segol', 'qamats', 'shuruk']);
    const context = { by: 'hear', script: 'print', met } as const;
    for (const seed of seeds) {
      const options = optionsFor(item('qamats'), all, { ...context, random: createRandom(seed) });
      const keys = options.map(({ key }) => key);
      expect(keys).toContain('shuruk');
      expect(keys.filter((key) => key === 'tsere' || key === 'segol').length).toBe(1);
    }
  });
});

describe('two letters that are mixed up', () => {
  const told = (steps: readonly { key: string; exercise: string; twin?: string }[]) =>
    steps.map(({ key, exercise, twin }) => `${exercise} ${key} ${twin}`);

  it('that sound alike are compared, then told apart in a word with each', () => {
    const [first, ...rest] = contrast(item('tet'), item('tav'), createRandom(1));
    expect(told(first ? [first] : [])).toEqual(['compare tet tav']);
    expect(told(rest).toSorted()).toEqual(['spell tav tet', 'spell tet tav']);
  });

  it('are drilled alone: no step is about another letter, and none asks by ear what no ear tells apart', () => {
    for (const seed of seeds) {
      for (const [a, b] of [
        ['tet', 'tav'],
        ['dalet', 'resh'],
        ['qamats', 'segol'],
      ] as const) {
        const steps = drillPair(item(a), item(b), createRandom(seed));
        expect(steps[0]).toEqual({ key: a, twin: b, exercise: 'compare' });
        for (const { key, twin } of steps) expect([key, twin].toSorted()).toEqual([a, b].toSorted());
        const heard = steps.filter(({ exercise }) => exercise === 'hear').length;
        expect(heard, a).toBe(a === 'tet' ? 0 : 2);
        expect(steps.filter(({ exercise }) => exercise === 'spell').length).toBe(a === 'tet' ? 2 : 0);
        expect(steps.filter(({ exercise }) => exercise === 'write').length).toBe(a === 'qamats' ? 0 : 2);
      }
    }
  });

  it('are not asked at all when they are points that sound alike', () => {
    expect(drillPair(item('qamats'), item('patah'), createRandom(1)).map(({ exercise }) => exercise)).toEqual(
      ['compare'],
    );
  });

  it('are asked once more at the end, one word of each pair', () => {
    const pairs = [
      [item('tet'), item('tav')],
      [item('alef'), item('ayin')],
      [item('dalet'), item('resh')],
    ] as const;
    const steps = recallTwins(pairs, createRandom(2));
    expect(steps.map(({ exercise }) => exercise)).toEqual(['spell', 'spell']);
  });

  it('are saved as found, and nothing where they were only shown', () => {
    expect([eventOf('compare'), eventOf('spell'), eventOf('hear')]).toEqual([null, 'find', 'hear']);
  });
});
