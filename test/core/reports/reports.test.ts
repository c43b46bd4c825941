import { describe, expect, it } from 'vitest';
import { letterReportId, numberReportId, reasonsFor } from '../../../core/reports/reports.ts';
import { letterItems } from '../../../db/content/letters.ts';

describe('what is no row of the course', () => {
  it('has an id for each letter and point', () => {
    const signs = new Set(letterItems.map(({ letter }) => letter));
    const ids = [...signs].map(letterReportId);
    expect(new Set(ids).size).toBe(signs.size);
    expect(Math.min(...ids)).toBeGreaterThan(0);
    expect(Math.max(...ids)).toBeLessThan(2 ** 31);
  });

  it.each([
    ['45', 45],
    ['3:30', 330],
    ['0541234567', 541_234_567],
    ['00:00', 1],
    ['', 1],
  ])('has an id for the number %s', (digits, id) => {
    expect(numberReportId(digits)).toBe(id);
  });

  it('is asked about by its sound and its text, and by an answer that was judged', () => {
    expect(reasonsFor('number', false)).toEqual(['sound', 'text', 'other']);
    expect(reasonsFor('letter', true)).toEqual(['sound', 'judged', 'text', 'other']);
  });
});
