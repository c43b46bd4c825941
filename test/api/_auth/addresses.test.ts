import { describe, expect, it } from 'vitest';
import { isSignedAudioAddress, signAudioAddress } from '../../../api/_auth/addresses.ts';

const secret = 'a-test-secret-of-at-least-32-characters';
const now = new Date('2026-11-21T09:00:00Z');
const word = { lessonId: 3, wordId: 14 };
const queryOf = (address: string) => {
  const { searchParams } = new URL(address, 'http://mila.test');
  return {
    until: searchParams.get('until') ?? undefined,
    signature: searchParams.get('signature') ?? undefined,
  };
};
const good = queryOf(signAudioAddress(word, secret, now));

describe('the signed address of a sound', () => {
  it('names the word, and opens it for a day', () => {
    expect(signAudioAddress(word, secret, now)).toMatch(
      /^\/api\/audio\/3\/14\?until=\d+&signature=[\w-]{32}$/,
    );
    expect(isSignedAudioAddress(word, good, secret, now)).toBe(true);
    expect(isSignedAudioAddress(word, good, secret, new Date('2026-11-22T09:00:00Z'))).toBe(true);
    expect(isSignedAudioAddress(word, good, secret, new Date('2026-11-22T09:00:01Z'))).toBe(false);
  });

  it.each<[string, typeof word, { until?: string | undefined; signature?: string | undefined }, string]>([
    ['another word', { lessonId: 3, wordId: 15 }, good, secret],
    ['another lesson', { lessonId: 4, wordId: 14 }, good, secret],
    ['a shifted border between lesson and word', { lessonId: 31, wordId: 4 }, good, secret],
    ['a longer life', word, { ...good, until: String(Number(good.until) + 1) }, secret],
    ['the same life written otherwise', word, { ...good, until: `${good.until}.5` }, secret],
    ['another secret', word, good, `${secret}!`],
    ['no signature', word, { until: good.until }, secret],
    ['an empty signature', word, { ...good, signature: '' }, secret],
    ['no life', word, { signature: good.signature }, secret],
    ['an endless life', word, { ...good, until: 'Infinity' }, secret],
  ])('does not open %s', (_, place, query, key) => {
    expect(isSignedAudioAddress(place, query, key, now)).toBe(false);
  });
});
