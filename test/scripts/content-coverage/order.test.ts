import { describe, expect, it } from 'vitest';
import { createVerbBook } from '../../../core/hebrew/conjugation/verb.ts';
import { readFrequencies } from '../../../scripts/content-coverage/coverage.ts';
import { lateSpellings, orderCorrelation, rankCorrelation } from '../../../scripts/content-coverage/order.ts';
import { gadol, lessonOf, shalom } from '../../support/taught-course.ts';

const verbs = createVerbBook([]);

describe('the order of the course', () => {
  it('correlates rows by their ranks, equal values with the mean of theirs', () => {
    expect(rankCorrelation([1, 2, 3, 4], [10, 200, 3000, 4000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3, 4], [4, 3, 2, 1])).toBeCloseTo(-1);
    // Ranks 0.5 0.5 2 3 and 0 1 2 3.
    expect(rankCorrelation([1, 1, 2, 3], [1, 2, 3, 4])).toBeCloseTo(0.9487, 4);
  });

  it('follows frequency where the commoner word comes first, and leaves out what the list does not have', () => {
    const phrase = { ...shalom, key: 'phrase', hebrew: 'שלום שלום' };
    const [first, second] = [lessonOf('hello', [shalom, phrase]), lessonOf('sizes', [gadol])];
    const frequencies = readFrequencies('שלום\t50\nגדול\t30\n');
    expect(orderCorrelation([first, second], frequencies)).toBeCloseTo(1);
    expect(orderCorrelation([second, first], frequencies)).toBeCloseTo(-1);
  });

  it('names common spellings that come late or nowhere, but no letters and no particles before a taught word', () => {
    const lessons = [lessonOf('hello', [shalom]), lessonOf('sizes', [gadol])];
    const commonest = readFrequencies('ה\t90\nשלום\t50\nהגדולה\t30\nושלום\t25\nכלב\t20\n');
    expect(lateSpellings(lessons, commonest, { after: 1, verbs })).toEqual([
      { spelling: 'הגדולה', lesson: 2 },
      { spelling: 'כלב', lesson: null },
    ]);
  });
});
