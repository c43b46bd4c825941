import { describe, expect, it } from 'vitest';
import { DomainError } from '../../core/errors.ts';

describe('an expected failure', () => {
  it('has the code of its kind when it is given no other', () => {
    expect(new DomainError('not-found').code).toBe('not_found');
    expect(new DomainError('forbidden', { code: 'premium_required' }).code).toBe('premium_required');
  });

  it('says its code and field, and keeps its cause for the log', () => {
    const cause = new Error('inner');
    const error = new DomainError('invalid', { field: 'wordId', cause });
    expect(error.message).toBe('invalid: wordId');
    expect(error.cause).toBe(cause);
    expect(error).toMatchObject({ kind: 'invalid', field: 'wordId', retryAfterSeconds: undefined });
  });
});
