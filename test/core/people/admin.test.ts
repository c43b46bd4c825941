import { describe, expect, it } from 'vitest';
import { isAdminUser } from '../../../core/people/admin.ts';

describe('an admin', () => {
  const adminIds = new Set([1]);

  it.each([
    [{ id: 1 }, true],
    [{ id: 1, role: 'learner' as const }, true],
    [{ id: 2, role: 'admin' as const }, true],
    [{ id: 2, role: 'learner' as const }, false],
    [{ id: 2 }, false],
  ])('is named by the environment or by their role: %o %s', (person, expected) => {
    expect(isAdminUser(person, adminIds)).toBe(expected);
  });
});
