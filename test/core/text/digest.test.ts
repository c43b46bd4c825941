import { expect, it } from 'vitest';
import { digestOf } from '../../../core/text/digest.ts';

it('the digest of a text is FNV-1a in 32 bits, the same everywhere', () => {
  expect(digestOf('')).toBe(0x811c9dc5);
  expect(digestOf('a')).toBe(0xe40c292c);
  expect(digestOf('foobar')).toBe(0xbf9cf968);
});
