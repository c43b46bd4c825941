import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asDomainError, errorResponse, invalidInput } from '../../api/_errors.ts';
import { DomainError, type ErrorKind } from '../../core/errors.ts';

const failure = (code: string, message = 'inner words') => Object.assign(new Error(message), { code });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

describe('a failure on the wire', () => {
  it.each<[ErrorKind, number]>([
    ['unauthorised', 401],
    ['forbidden', 403],
    ['not-found', 404],
    ['conflict', 409],
    ['invalid', 400],
    ['too-large', 413],
    ['limit', 429],
    ['upstream', 502],
    ['unavailable', 503],
  ])('%s is %i, with a code and a Russian sentence', async (kind, status) => {
    const response = errorResponse(new DomainError(kind));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      status: 'error',
      code: kind.replace('-', '_'),
      message: expect.stringMatching(/^[А-ЯЁ]/),
    });
  });

  it('says when to come back', () => {
    const response = errorResponse(new DomainError('limit', { retryAfterSeconds: 17 }));
    expect(response.headers.get('retry-after')).toBe('17');
  });

  it('that nobody expected is 500 and tells nothing of itself', async () => {
    const response = errorResponse(new Error('password=hunter2 at /home/me/db.ts'));
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toMatch(/hunter2|home|db\.ts/);
    expect(JSON.parse(text)).toMatchObject({ status: 'error', code: 'internal' });
  });
});

describe('a database that cannot be reached', () => {
  it.each<[string, unknown]>([
    ['refuses the connection', wrapped(failure('ECONNREFUSED'))],
    ['breaks the connection', wrapped(failure('ECONNRESET'))],
    ['has no address', wrapped(failure('ENOTFOUND'))],
    ['shuts down', wrapped(failure('57P01'))],
    ['has no room for a connection', wrapped(failure('53300'))],
    ['lost the connection', wrapped(failure('08006'))],
    ['broke off in the middle', wrapped(new Error('Connection terminated unexpectedly'))],
    ['has no free connection in time', wrapped(new Error('timeout exceeded when trying to connect'))],
    ['was closed', wrapped(new Error('PGlite is closed'))],
    ['gave way in a deadlock', wrapped(failure('40P01'))],
    [
      'fails as an event of the socket, which is no Error',
      wrapped({ type: 'error', message: 'connect ECONNREFUSED' }),
    ],
  ])('%s: 503 with a time to come back', (_, error) => {
    const response = errorResponse(error);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is not confused with a statement that is wrong', () => {
    expect(asDomainError(wrapped(failure('42601', 'syntax error')))).toBeUndefined();
    expect(asDomainError(wrapped(failure('23505', 'duplicate key')))).toBeUndefined();
    expect(asDomainError('a text')).toBeUndefined();
    expect(asDomainError(undefined)).toBeUndefined();
  });

  it('an expected failure inside another one keeps its own face', () => {
    const error = asDomainError(wrapped(new DomainError('forbidden', { code: 'premium_required' })));
    expect(error).toMatchObject({ kind: 'forbidden', code: 'premium_required' });
  });
});

describe('a broken contract names the field', () => {
  const shape = z.object({
    wordId: z.number(),
    attempts: z.object({ TYPE: z.object({ tries: z.number() }) }).optional(),
    either: z.union([z.object({ list: z.array(z.object({ text: z.string() })) }), z.string()]).optional(),
  });
  it.each<[unknown, string]>([
    [{}, 'wordId'],
    [{ wordId: 1, attempts: { TYPE: { tries: 'two' } } }, 'attempts.TYPE.tries'],
    [{ wordId: 1, either: { list: [{ text: 1 }] } }, 'either.list.0.text'],
    ['a text', 'body'],
    [null, 'body'],
  ])('%j: %s', (value, field) => {
    const parsed = shape.safeParse(value);
    if (parsed.success) throw new Error('this value breaks the contract');
    expect(invalidInput(parsed.error).field).toBe(field);
  });
});
