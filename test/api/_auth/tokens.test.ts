import { createHmac } from 'node:crypto';
import { sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { createTokens } from '../../../api/_auth/tokens.ts';
import { tokenLifeSeconds } from '../../../core/people/token-life.ts';
import type { Store } from '../../../core/ports.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { createTestClock } from '../../support/backend.ts';

const secret = 'a-test-secret-of-at-least-32-characters';
const learner = { userId: 5_123_456_789, zone: 'Asia/Jerusalem' };
const startSeconds = Date.parse('2026-11-21T09:00:00Z') / 1000;
const claims = {
  sub: '5123456789',
  zone: 'Asia/Jerusalem',
  jti: 'some-token',
  iat: startSeconds,
  exp: startSeconds + 7200,
};

function setUp(store?: Store) {
  const clock = createTestClock();
  const shared = store ?? createMemoryStore(clock);
  return { clock, store: shared, tokens: createTokens({ secret, clock, store: shared }) };
}
const later = (clock: { now: Date }, seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Signs any header and claims, as a forger who knows the format would. */
function forge(header: object, payload: unknown, key = secret, hash = 'sha256'): string {
  const signed = `${base64(header)}.${base64(payload)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}
const hs256 = { alg: 'HS256', typ: 'JWT' };

describe('a token', () => {
  it('of our own tells whose it is, and lasts two hours', async () => {
    const { tokens, clock } = setUp();
    const { token, expiresAt } = await tokens.issue(learner);
    expect(expiresAt).toEqual(new Date('2026-11-21T11:00:00Z'));
    expect(await tokens.check(token)).toMatchObject({ ...learner, expiresAt });
    later(clock, tokenLifeSeconds - 1);
    await expect(tokens.check(token)).resolves.toMatchObject(learner);
    later(clock, 1);
    await expect(tokens.check(token)).rejects.toMatchObject({ kind: 'unauthorised', code: 'token_invalid' });
  });

  it('that was remembered shortly before its end still ends in time', async () => {
    const { tokens, clock } = setUp();
    const { token } = await tokens.issue(learner);
    later(clock, tokenLifeSeconds - 10);
    await tokens.check(token);
    later(clock, 10);
    await expect(tokens.check(token)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('is not remembered by a clock that was set back', async () => {
    const { tokens, clock } = setUp();
    const { token } = await tokens.issue(learner);
    await tokens.check(token);
    later(clock, -3600);
    await expect(tokens.check(token)).resolves.toMatchObject(learner);
  });

  it('each is its own: two logins in the same second are two tokens', async () => {
    const { tokens } = setUp();
    const [first, second] = [await tokens.issue(learner), await tokens.issue(learner)];
    expect(first.token).not.toBe(second.token);
  });

  it('holds ids above 2^32 and a zone of any name', async () => {
    const { tokens } = setUp();
    const { token } = await tokens.issue({
      userId: Number.MAX_SAFE_INTEGER,
      zone: 'America/Argentina/Ushuaia',
    });
    expect(await tokens.check(token)).toMatchObject({
      userId: Number.MAX_SAFE_INTEGER,
      zone: 'America/Argentina/Ushuaia',
    });
  });
});

describe('a token that was given back', () => {
  it('is refused at once here, within a minute elsewhere, and does not take another one with it', async () => {
    const { tokens, clock, store } = setUp();
    const elsewhere = createTokens({ secret, clock, store });
    const { token } = await tokens.issue(learner);
    const other = await tokens.issue(learner);
    const owner = await tokens.check(token);
    await elsewhere.check(token);
    await tokens.revoke(owner, token);
    await expect(tokens.check(token)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(elsewhere.check(token)).resolves.toMatchObject(learner);
    later(clock, 60);
    await expect(elsewhere.check(token)).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(tokens.check(other.token)).resolves.toMatchObject(learner);
  });

  it('and tokens as such do not depend on the store being there', async () => {
    const { clock } = setUp();
    const away: Store = { ...createMemoryStore(clock), get: () => Promise.reject(new Error('away')) };
    const { tokens } = setUp(away);
    const { token } = await tokens.issue(learner);
    await expect(tokens.check(token)).resolves.toMatchObject(learner);
  });
});

describe('refused is', () => {
  const without = (name: string) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const good = forge(hs256, claims);
  const flip = (token: string, part: number) => {
    const parts = token.split('.');
    const text = parts[part] ?? '';
    parts[part] = `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`;
    return parts.join('.');
  };

  it('nothing of this when it is well made', async () => {
    await expect(setUp().tokens.check(good)).resolves.toMatchObject({ userId: 5_123_456_789 });
    expect(good).toBe(await sign(claims, secret, 'HS256'));
  });

  it.each<[string, string]>([
    ['alg none without a signature', `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`],
    ['alg None', forge({ alg: 'None', typ: 'JWT' }, claims)],
    ['alg none with our signature', forge({ alg: 'none', typ: 'JWT' }, claims)],
    ['no alg', forge({ typ: 'JWT' }, claims)],
    ['HS384', forge({ alg: 'HS384', typ: 'JWT' }, claims, secret, 'sha384')],
    ['HS512', forge({ alg: 'HS512', typ: 'JWT' }, claims, secret, 'sha512')],
    ['RS256 signed with our secret as a key', forge({ alg: 'RS256', typ: 'JWT' }, claims)],
    ['HS256 in small letters', forge({ alg: 'hs256', typ: 'JWT' }, claims)],
    ['an empty key', forge(hs256, claims, '')],
    ['a common key', forge(hs256, claims, 'secret')],
    ['the key with a line break', forge(hs256, claims, `${secret}\n`)],
    ['a key of its own in the header', forge({ ...hs256, jwk: { kty: 'oct', k: base64('x') } }, claims, 'x')],
    [
      'a key by address',
      forge({ ...hs256, jku: 'https://evil.test/keys', kid: '../../dev/null' }, claims, ''),
    ],
    ['a changed header', flip(good, 0)],
    ['changed claims', flip(good, 1)],
    ['a changed signature', flip(good, 2)],
    [
      'another learner in the claims',
      [good.split('.')[0], base64({ ...claims, sub: '1' }), good.split('.')[2]].join('.'),
    ],
    ['no signature', good.split('.').slice(0, 2).join('.')],
    ['a signature cut short', good.slice(0, -4)],
    ['an end in the past', forge(hs256, { ...claims, exp: startSeconds - 1 })],
    ['an end just now', forge(hs256, { ...claims, exp: startSeconds })],
    ['no end', forge(hs256, without('exp'))],
    ['an end as text', forge(hs256, { ...claims, exp: '9999999999' })],
    ['an endless end', forge(hs256, { ...claims, exp: null })],
    ['a beginning in the future', forge(hs256, { ...claims, nbf: startSeconds + 1 })],
    ['a beginning that is no number', forge(hs256, { ...claims, nbf: 'soon' })],
    ['no learner', forge(hs256, without('sub'))],
    ['a learner as number', forge(hs256, { ...claims, sub: 5 })],
    ['learner zero', forge(hs256, { ...claims, sub: '0' })],
    ['a negative learner', forge(hs256, { ...claims, sub: '-5' })],
    ['a learner above 2^53', forge(hs256, { ...claims, sub: '9007199254740993' })],
    ['a learner in words', forge(hs256, { ...claims, sub: '5 or 1=1' })],
    ['no zone', forge(hs256, without('zone'))],
    ['no name of its own', forge(hs256, without('jti'))],
    ['claims that are null', forge(hs256, null)],
    ['claims that are a list', forge(hs256, [claims])],
    ['claims that are no JSON', `${base64(hs256)}.e30x.e30x`],
    ['garbage', 'aaa.bbb.ccc'],
    ['nothing', ''],
    ['dots', '..'],
    ['a long tail', `${good}${'A'.repeat(3000)}`],
  ])('%s', async (_, token) => {
    await expect(setUp().tokens.check(token)).rejects.toMatchObject({ kind: 'unauthorised' });
  });
});
