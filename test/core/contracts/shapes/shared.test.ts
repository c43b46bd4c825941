import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  DateString,
  EventId,
  RowId,
  RowIdInPath,
  TimeZoneName,
  text,
  UserId,
  UserIdInPath,
} from '../../../../core/contracts/shapes/shared.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('values at the border', () => {
  it.each<[string, z.ZodType, unknown[], unknown[]]>([
    [
      'a text',
      text(5),
      ['', 'abc', 'שלום', '👋'], // shalom, "peace"
      ['abcdef', 'a\u0000', '\ud800', '\udc00a', 5, null, undefined, ['a']],
    ],
    [
      'a learner',
      UserId,
      [1, 5_123_456_789, Number.MAX_SAFE_INTEGER],
      [0, -1, 1.5, 2 ** 53, Number.NaN, '1', null],
    ],
    ['a row', RowId, [1, 2_147_483_647], [0, -1, 2_147_483_648, 1.5, '1']],
    [
      'a learner in a path',
      UserIdInPath,
      ['1', '9007199254740991', '007'],
      ['0', '-1', '9007199254740992', '1.0', '1e3', ' 1', '', '١', 1],
    ],
    [
      'a row in a path',
      RowIdInPath,
      ['1', '2147483647'],
      ['0', '2147483648', '99999999999', 'one', '1 ', '+1'],
    ],
    [
      'the name of an event',
      EventId,
      ['a', 'A-z_09', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
      ['', 'a b', 'a\n', 'é', 'a'.repeat(65)],
    ],
    [
      'the name of a zone',
      TimeZoneName,
      ['UTC', 'Asia/Jerusalem', 'Etc/GMT+12', '+03:00'.replace(':', '')],
      ['', '../x y', 'A'.repeat(65), 'Asia/Jerusalem\n'],
    ],
    ['a date', DateString, ['2026-11-21'], ['2026-1-1', '2026-11-21T00:00', '20261121', '']],
  ])('%s', (_, schema, good, bad) => {
    for (const value of good) expect(accepts(schema, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(accepts(schema, value), JSON.stringify(value)).toBe(false);
  });

  it('ids of a path become numbers', () => {
    expect(UserIdInPath.parse('5123456789')).toBe(5_123_456_789);
    expect(RowIdInPath.parse('42')).toBe(42);
  });
});
