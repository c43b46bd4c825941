import { randomUUID } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import { DomainError } from '../../core/errors.ts';
import type { Clock, Store } from '../../core/ports.ts';

export const tokenLifeSeconds = 2 * 60 * 60;

/** A checked token is trusted for this long without checking it again. */
const rememberedMs = 60_000;
const maxRemembered = 10_000;

export type TokenOwner = {
  userId: number;
  /** The learner's IANA zone as it was at login: saves a query where only the calendar date is needed. */
  zone: string;
  tokenId: string;
  expiresAt: Date;
};

export type Tokens = {
  issue(learner: { userId: number; zone: string }): Promise<{ token: string; expiresAt: Date }>;
  /** Throws DomainError 'unauthorised' (token_invalid) for a forged, expired or revoked token. */
  check(token: string): Promise<TokenOwner>;
  /** The token is refused from now on; other instances may accept it for one more minute. */
  revoke(owner: TokenOwner, token: string): Promise<void>;
};

/** Bearer tokens: JWT HS256 of two hours, `sub` the Telegram id, `zone` the time zone. `secret` has at least 32 characters. */
export function createTokens(options: { secret: string; clock: Clock; store: Store }): Tokens {
  const { secret, clock, store } = options;
  const remembered = new Map<string, { owner: TokenOwner; until: number }>();

  const remember = (token: string, owner: TokenOwner) => {
    if (remembered.size >= maxRemembered) remembered.clear();
    const until = Math.min(clock().getTime() + rememberedMs, owner.expiresAt.getTime());
    remembered.set(token, { owner, until });
  };

  return {
    async issue({ userId, zone }) {
      const issuedSeconds = Math.floor(clock().getTime() / 1000);
      const exp = issuedSeconds + tokenLifeSeconds;
      const claims = { sub: String(userId), zone, jti: randomUUID(), iat: issuedSeconds, exp };
      const token = await sign(claims, secret, 'HS256');
      return { token, expiresAt: new Date(exp * 1000) };
    },

    async check(token) {
      const known = remembered.get(token);
      const now = clock().getTime();
      if (known && known.until > now && known.until - now <= rememberedMs) return known.owner;
      const owner = await read(token, secret, clock);
      const isRevoked = await store.get(revokedKey(owner.tokenId)).catch(() => undefined);
      if (isRevoked) throw new DomainError('unauthorised', { code: 'token_invalid' });
      remember(token, owner);
      return owner;
    },

    async revoke(owner, token) {
      remembered.delete(token);
      await store.set(revokedKey(owner.tokenId), true, { expirySeconds: tokenLifeSeconds });
    },
  };
}

function revokedKey(tokenId: string): string {
  return `token:revoked:${tokenId}`;
}

async function read(token: string, secret: string, clock: Clock): Promise<TokenOwner> {
  let claims: Record<string, unknown> | null;
  try {
    // Times are compared with our own clock below.
    claims = await verify(token, secret, { alg: 'HS256', exp: false, nbf: false, iat: false });
  } catch (cause) {
    throw new DomainError('unauthorised', { code: 'token_invalid', cause });
  }
  const { sub, zone, jti, exp, nbf } = claims ?? {};
  const seconds = clock().getTime() / 1000;
  const isTimely = typeof exp === 'number' && exp > seconds && (nbf === undefined || Number(nbf) <= seconds);
  const userId = typeof sub === 'string' && /^\d{1,16}$/.test(sub) ? Number(sub) : Number.NaN;
  if (
    !isTimely ||
    !Number.isSafeInteger(userId) ||
    userId <= 0 ||
    typeof jti !== 'string' ||
    typeof zone !== 'string'
  ) {
    throw new DomainError('unauthorised', { code: 'token_invalid' });
  }
  return { userId, zone, tokenId: jti, expiresAt: new Date(exp * 1000) };
}
