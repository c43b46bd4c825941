import { expect, it } from 'vitest';
import { chargesKeptSince, deletionDueAt } from '../../../core/people/deletion.ts';

it('a deletion begins a day after it was requested', () => {
  expect(deletionDueAt(new Date('2026-12-31T20:15:00Z'))).toEqual(new Date('2027-01-01T20:15:00Z'));
});

it('charges are kept for three years, leap days or not', () => {
  expect(chargesKeptSince(new Date('2027-03-01T00:00:00Z'))).toEqual(new Date('2024-03-01T00:00:00Z'));
  expect(chargesKeptSince(new Date('2028-02-29T10:00:00Z'))).toEqual(new Date('2025-03-01T10:00:00Z'));
});
