import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createBoundedMap } from '../../core/bounded-map.ts';
import { DomainError } from '../../core/errors.ts';
import { tokenLifeSeconds } from '../../core/people/token-life.ts';
import type { Clock, Store } from '../../core/ports.ts';

/** A checked token is trusted for this long without checking it again. */
const rememberedMs = 60_000;
const maxRemembered = 10_000;

export type TokenOwner = {
  userId: number;
  /** The learner's IANA zone as it was at login: saves a query where only the calendar date is needed. */
  zone: string;
  tokenId: string;
  /** Whole seconds. */
  issuedAt: Date;
  expiresAt: Date;
  /** Of a learner who came back after they were deleted: what was done before this moment is not theirs. */
  returnedAfter?: Date;
};

export type Tokens = {
  issue(learner: {
    userId: number;
    zone: string;
    returnedAfter?: Date | undefined;
  }): Promise<{ token: string; expiresAt: Date }>;
  /**
   * The owner as far as the token itself tells: our signature, and not expired. Reads nothing; a few microseconds.
   * Undefined for everything else.
   */
  ownerOf(token: string): TokenOwner | undefined;
  /** Throws DomainError 'unauthorised' (token_invalid) for a forged, expired or revoked token. */
  check(token: string): Promise<TokenOwner>;
  /** The token is refused from now on; other instances may accept it for one more minute. */
  revoke(owner: TokenOwner, token: string): Promise<void>;
};

/**
 * Bearer tokens: JWT HS256 of two hours, `sub` the Telegram id, `zone` the time zone, `back` the milliseconds of
 * `returnedAfter`. `secret` has at least 32 characters.
 */
export function createTokens(options: { secret: string; clock: Clock; store: Store }): Tokens {
  const { secret, clock, store } = options;
  const remembered = createBoundedMap<string, { owner: TokenOwner; until: number }>(maxRemembered);

  const remember = (token: string, owner: TokenOwner) => {
    const until = Math.min(clock().getTime() + rememberedMs, owner.expiresAt.getTime());
    remembered.set(token, { owner, until });
  };

  const recall = (token: string) => {
    const known = remembered.get(token);
    const now = clock().getTime();
    return known && known.until > now && known.until - now <= rememberedMs ? known.owner : undefined;
  };
  const ownerOf = (token: string) => recall(token) ?? read(token, secret, clock);

  return {
    ownerOf,

    async issue({ userId, zone, returnedAfter }) {
      const issuedSeconds = Math.floor(clock().getTime() / 1000);
      const exp = issuedSeconds + tokenLifeSeconds;
      const back = returnedAfter && { back: returnedAfter.getTime() };
      const claims = { sub: String(userId), zone, jti: randomUUID(), iat: issuedSeconds, exp, ...back };
      const signed = `${header}.${base64(claims)}`;
      const token = `${signed}.${signatureOf(signed, secret)}`;
      return { token, expiresAt: new Date(exp * 1000) };
    },

    async check(token) {
      const known = recall(token);
      if (known) return known;
      const owner = read(token, secret, clock);
      if (!owner) throw new DomainError('unauthorised', { code: 'token_invalid' });
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

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** The only header that our tokens have: whatever another one says is not read. */
const header = base64({ alg: 'HS256', typ: 'JWT' });

const signatureOf = (signed: string, secret: string) =>
  createHmac('sha256', secret).update(signed).digest('base64url');

function read(token: string, secret: string, clock: Clock): TokenOwner | undefined {
  const [head, body = '', signature = '', ...rest] = token.split('.');
  if (head !== header || rest.length > 0) return undefined;
  const expected = Buffer.from(signatureOf(`${head}.${body}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return ownerIn(claimsIn(body), clock);
}

function claimsIn(body: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString()) ?? {};
  } catch {
    return {};
  }
}

function ownerIn(
  { sub, zone, jti, exp, nbf, back }: Record<string, unknown>,
  clock: Clock,
): TokenOwner | undefined {
  const seconds = clock().getTime() / 1000;
  const isTimely = typeof exp === 'number' && exp > seconds && (nbf === undefined || Number(nbf) <= seconds);
  const userId = typeof sub === 'string' && /^\d{1,16}$/.test(sub) ? Number(sub) : Number.NaN;
  if (!isTimely || !Number.isSafeInteger(userId) || userId <= 0) return undefined;
  if (typeof jti !== 'string' || typeof zone !== 'string') return undefined;
  return {
    userId,
    zone,
    tokenId: jti,
    issuedAt: new Date((exp - tokenLifeSeconds) * 1000),
    expiresAt: new Date(exp * 1000),
    ...(typeof back === 'number' ? { returnedAfter: new Date(back) } : {}),
  };
}
