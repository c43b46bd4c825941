import { describe, expect, it } from 'vitest';
import { createVerbBook } from '../../../core/hebrew/conjugation/verb.ts';
import { coverageByTenths, readFrequencies } from '../../../scripts/content-coverage/coverage.ts';
import { gadol, lessonOf, shalom } from '../../support/taught-course.ts';

/** shalom, ha-gdola with its article, kelev, which is not taught, and a Latin word that does not count. */
const table = 'שלום\t50\nהגדולה\t30\nכלב\t20\nhello\t1000\n';

describe('the coverage of everyday Hebrew', () => {
  it('counts taught forms, bare and behind particles', () => {
    const lessons = [lessonOf('hello', [shalom]), lessonOf('sizes', [gadol])];
    const rows = coverageByTenths(lessons, readFrequencies(table), createVerbBook([]));
    expect(rows[4]).toMatchObject({ lessons: 1, words: 1, share: 0.5, missing: ['הגדולה', 'כלב'] });
    expect(rows.at(-1)).toMatchObject({ lessons: 2, words: 2, share: 0.8, missing: ['כלב'] });
  });
});
