import { timingSafeEqual } from 'node:crypto';
import { ServiceRests } from '../core/breaker.ts';
import type { Endpoint } from '../core/contracts/endpoint.ts';
import type {
  EndpointKey,
  RequestBody,
  RequestParams,
  RequestQuery,
  ResponseData,
} from '../core/contracts/endpoints.ts';
import { DomainError } from '../core/errors.ts';
import type { Opener } from '../core/lesson/access.ts';
import { isAdminUser } from '../core/people/admin.ts';
import type { Clock, Log, Store } from '../core/ports.ts';
import type { Db } from '../db/connection/client.ts';
import type { Visitor } from '../db/entitlements.ts';
import { countCall, type Limit } from '../db/store/limits.ts';
import { isAdminNow, type UserRecord } from '../db/users.ts';
import type { Counters } from './_adapters/counters.ts';
import type { BlockedLearners } from './_auth/blocked-learners.ts';
import type { TokenOwner, Tokens } from './_auth/tokens.ts';
import type { Deps } from './_deps.ts';

/** The admins of the environment. */
export type AdminList = { adminIds: ReadonlySet<number> };

/** Knows who is an admin. */
export type Roles = AdminList & { db: Db };

/** Knows whose token it is, and who may no longer use one. */
type Sessions = { tokens: Tokens; blocked: BlockedLearners };

/** Counts calls: in the store, in this process while it is away. */
export type Counting = { store: Store; counters: Counters; clock: Clock; log: Log };

/** A call as its handler sees it: checked by the contract, its caller known. */
export type Call<K extends EndpointKey> = {
  params: RequestParams<K>;
  query: RequestQuery<K>;
  body: RequestBody<K>;
  /** The learner of a checked token; missing on public calls made without one. */
  owner: OwnerOf<K>;
  token: string | undefined;
  /** Network address as given by the platform, never as claimed by the client. */
  address: string;
  request: Request;
  now: Date;
  deps: Deps;
};

/** Calls for learners and admins always have an owner; which calls those are follows from the table. */
type OwnerOf<K extends EndpointKey> =
  AccessOf<K> extends 'learner' | 'admin' ? TokenOwner : TokenOwner | undefined;
type AccessOf<K extends EndpointKey> = typeof import('../core/contracts/endpoints.ts').endpoints[K]['access'];

/** Returns the data of the envelope, or a whole Response: always where the table has no response shape. */
export type Handler<K extends EndpointKey> = (
  call: Call<K>,
) => Promise<ResponseData<K> extends undefined ? Response : ResponseData<K> | Response>;

export type Handlers<K extends EndpointKey> = { [Key in K]: Handler<Key> };

/** Keys of the table that one function serves. */
export type KeysServedBy<F extends Endpoint['servedBy']> = {
  [K in EndpointKey]: typeof import('../core/contracts/endpoints.ts').endpoints[K]['servedBy'] extends infer S
    ? F extends S
      ? K
      : never
    : never;
}[EndpointKey];

export function bearerToken(request: Request): string | undefined {
  const token = bearerValue(request.headers.get('authorization'));
  return token && /^[\w.~+/=-]{1,4096}$/.test(token) ? token : undefined;
}

/** What follows the scheme, which HTTP compares without regard to case; any characters, for a secret may hold them. */
function bearerValue(header: string | null): string | undefined {
  return /^[ \t]*bearer[ \t]+(.*?)[ \t]*$/i.exec(header ?? '')?.[1];
}

/**
 * Identifies the caller by the row of the table. Throws 'unauthorised' without a valid token where one is needed,
 * 'forbidden' for a learner at an admin's call or at another learner's path, and for a wrong secret.
 */
export async function identify(
  endpoint: Endpoint,
  call: { request: Request; params: { userId?: number } | undefined; now: Date; deps: Deps },
): Promise<TokenOwner | undefined> {
  const { deps, request } = call;
  const token = bearerToken(request);
  if (endpoint.access === 'cron') {
    if (isSecret(request.headers.get('authorization'), deps.cronSecret)) return undefined;
    deps.log('warn', 'entry-refused', { entry: 'cron', method: request.method, status: 401 });
    throw new DomainError('unauthorised');
  }
  if (endpoint.access === 'webhook') return undefined; // the webhook checks its own header
  if (!token) {
    if (endpoint.access === 'public' || endpoint.access === 'signed') return undefined;
    throw new DomainError('unauthorised', { code: endpoint.loginCode ?? 'token_missing' });
  }
  if (endpoint.access === 'public') return ownerOf(deps, token).catch(() => undefined);
  const owner = await ownerOf(deps, token);
  if (endpoint.access === 'admin' && !(await isAdmin(deps, owner.userId, call.now))) {
    throw new DomainError('forbidden', { code: 'admin_required' });
  }
  await requireOwnPath(deps, owner, call.params?.userId, call.now);
  return owner;
}

/** The owner of a valid token who is not blocked. */
async function ownerOf(deps: Sessions, token: string): Promise<TokenOwner> {
  const owner = await deps.tokens.check(token);
  await deps.blocked.requireOpen(owner.userId, owner.issuedAt);
  return owner;
}

/** Learners reach only their own rows; admins read all. */
async function requireOwnPath(
  deps: Roles,
  owner: TokenOwner,
  userId: number | undefined,
  now: Date,
): Promise<void> {
  if (userId === undefined || userId === owner.userId || (await isAdmin(deps, owner.userId, now))) return;
  throw new DomainError('forbidden', { code: 'foreign_user' });
}

/** Read on every call: an admin whose role is taken has lost it at once. */
export function isAdmin({ db, adminIds }: Roles, userId: number, now: Date): Promise<boolean> {
  return isAdminNow(db, { userId, adminIds }, now);
}

/** The caller as the access rules see them (db/entitlements.ts). */
export function visitorOf({ adminIds }: AdminList, { userId }: TokenOwner): Visitor {
  return { userId, isAdminByEnv: adminIds.has(userId) };
}

/** The same for a learner whose row is already read: what may they open (core/lesson/access.ts)? */
export function openerOf({ adminIds }: AdminList, user: UserRecord): Opener {
  return { isPremium: user.isPremium, isAdmin: isAdminUser(user, adminIds) };
}

/**
 * A body may repeat the id of the caller. Nobody writes for somebody else: admins may only read others' rows. Throws
 * 'forbidden'.
 */
export function requireOwnBody(body: { userId?: number | undefined }, owner: TokenOwner): void {
  if (body.userId === undefined || body.userId === owner.userId) return;
  throw new DomainError('forbidden', { code: 'foreign_user' });
}

/**
 * A learner who came back after a deletion is a new one: what their phone still holds from before is not kept. `body` is
 * as it was sent; calls that a phone may keep for later say in `at` when they were made. Throws 'forbidden'
 * answer_deleted.
 */
export function requireLaterThanDeletion(body: unknown, owner: TokenOwner | undefined): void {
  if (!owner?.returnedAfter || typeof body !== 'object' || body === null || !('at' in body)) return;
  if (Date.parse(String(body.at)) <= owner.returnedAfter.getTime()) {
    throw new DomainError('forbidden', { code: 'answer_deleted' });
  }
}

/** Without a configured secret nothing matches. */
function isSecret(header: string | null, secret: string | undefined): boolean {
  const given = Buffer.from(bearerValue(header) ?? '');
  const expected = Buffer.from(secret ?? '');
  return Boolean(secret) && given.length === expected.length && timingSafeEqual(given, expected);
}

/** Counts calls in the shared store, or in this process when the shared one is unavailable. */
export async function limitCalls(deps: Counting, limit: Limit, who: string): Promise<void> {
  let isSharedAway = false;
  await countCall(deps.store, deps.clock, limit, who, (cause) => {
    isSharedAway = true;
    if (!(cause instanceof ServiceRests)) deps.log('warn', 'store-away', { cause: String(cause) });
  });
  if (isSharedAway) deps.counters.count(limit, who);
}
