import { describe, expect, it } from 'vitest';
import { dialogues } from '../../../db/content/dialogues/index.ts';
import { sections } from '../../../db/content/index.ts';

const lessons = sections.flatMap(({ subsections }) =>
  subsections.flatMap((subsection) => subsection.lessons.map(({ key }) => key)),
);
const places = dialogues.map(({ lesson }) => lessons.indexOf(lesson));

describe('the dialogues of the course', () => {
  it('come in the order of its lessons', () => {
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('begin with the fourth lesson, and are never more than three lessons apart up to the fiftieth', () => {
    const early = places.filter((place) => place < 50);
    expect(early[0]).toBe(3);
    const gaps = early.slice(1).map((place, at) => place - (early[at] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(3);
  });

  it('are of women, of men and of both', () => {
    const pairs = dialogues.map(({ people }) => people.map(({ gender }) => gender).join(''));
    expect(new Set(pairs.map((pair) => [...pair].sort().join('')))).toEqual(new Set(['ff', 'fm', 'mm']));
  });

  it('have no example of a turn about oneself that says what the person says', () => {
    const repeated = dialogues.filter(({ turns }) =>
      turns.some(({ pronunciation, examples = [] }) =>
        examples.some((example) => example.pronunciation === pronunciation),
      ),
    );
    expect(repeated.map(({ key }) => key)).toEqual([]);
  });
});
