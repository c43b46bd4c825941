import { describe, expect, it } from 'vitest';
import { notAName, onlyNames, typeOfFailure, withoutWords } from '../../../api/_telemetry/names.ts';
import { DomainError } from '../../../core/errors.ts';
import { testBotToken } from '../../support/sign-init-data.ts';

describe('a name of a span', () => {
  it.each(['POST /progress', 'db save_answer', 'GET /lessons/{id}', 'telegram sendMessage'])(
    'is kept: %s',
    (name) => {
      expect(withoutWords(name)).toBe(name);
    },
  );

  it.each([
    'слово',
    'שלום',
    'a@b.example',
    'x'.repeat(81),
    testBotToken,
    `telegram bot${testBotToken}`,
    'eyJhbGciOi.eyJzdWIi.sig',
    'hash=0123456789',
  ])('is none of ours, and is left out: %s', (text) => {
    expect(withoutWords(text)).toBe(notAName);
    expect(onlyNames({ text, count: 3, isNew: true })).toEqual({ text: notAName, count: 3, isNew: true });
  });
});

describe('the kind of a failure', () => {
  it.each([
    [new DomainError('limit', { code: 'too_many' }), 'too_many'],
    [Object.assign(new Error('connect to secret'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    [
      new Error('Failed query: select secret', { cause: Object.assign(new Error('dup'), { code: '23505' }) }),
      '23505',
    ],
    [new TypeError('secret is not a function'), 'TypeError'],
    ['secret', 'string'],
  ])('is its code or its class, never its message: %s', (error, type) => {
    expect(typeOfFailure(error)).toBe(type);
  });
});
