import { describe, expect, it } from 'vitest';
import { ordered } from '../../../web/src/features/admin/table-order.ts';

const rows = [
  { name: 'Ёж', count: 2 },
  { name: 'Урок 10', count: null },
  { name: 'Урок 9', count: 7 },
  { name: 'Дом', count: 2 },
];
const names = (by: 'name' | 'count', isDescending: boolean) =>
  ordered(rows, (row) => row[by], isDescending).map(({ name }) => name);

describe('the order of a table', () => {
  it('is that of the Russian alphabet, with numbers as numbers', () => {
    expect(names('name', false)).toEqual(['Дом', 'Ёж', 'Урок 9', 'Урок 10']);
    expect(names('name', true)).toEqual(['Урок 10', 'Урок 9', 'Ёж', 'Дом']);
  });

  it('leaves equal rows as they were, and those without a value at the end', () => {
    expect(names('count', false)).toEqual(['Ёж', 'Дом', 'Урок 9', 'Урок 10']);
    expect(names('count', true)).toEqual(['Урок 9', 'Ёж', 'Дом', 'Урок 10']);
  });
});
