import { describe, expect, it } from 'vitest';
import { SaveProgressRequest } from '../../../core/contracts/progress.ts';

const read = (body: object) => SaveProgressRequest.parse({ lessonId: 1, ...body });

describe('the body of POST /progress', () => {
  it('may hold attempts as an object, as its JSON text, or as an empty text', () => {
    const attempts = { TYPE: { completed: true } };
    expect(read({ attempts }).attempts).toEqual(attempts);
    expect(read({ attempts: JSON.stringify(attempts) }).attempts).toEqual(attempts);
    expect(read({ attempts: '' }).attempts).toEqual({});
    expect(read({}).attempts).toBeUndefined();
  });

  it('may say completed as a truth or, like SPEC, as 1', () => {
    expect([true, false, 1, 0].map((completed) => read({ completed }).completed)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(read({}).completed).toBeUndefined();
  });

  it('loses what nobody knows', () => {
    expect(read({ points: 100, attempts: { TYPE: { completed: true, score: 1 } } })).toEqual({
      lessonId: 1,
      attempts: { TYPE: { completed: true } },
    });
  });

  it('takes a time with an offset, with or without parts of seconds', () => {
    for (const at of ['2026-11-21T09:00:00Z', '2026-11-21T11:00:00+02:00', '2026-11-21T11:00:00.123-03:30']) {
      expect(read({ at }).at).toBe(at);
    }
  });
});
