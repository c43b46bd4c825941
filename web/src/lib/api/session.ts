import type { LoginResponse } from '../../../../core/contracts/auth.ts';
import { tokenLifeSeconds } from '../../../../core/people/token-life.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { ApiError, type Http } from './http.ts';

/** What Telegram passed at launch; outside Telegram both are empty. */
export type Launch = {
  /** The signed launch string; '' outside Telegram. */
  initData: string;
  /** The account that opened the app; never trusted by the server, here it only selects the keys of the local store. */
  userId: number | null;
};

type StoredToken = { token: string; expiresAt: string };
/** `until`: milliseconds by the device's clock. */
type HeldToken = { userId: number; stored: StoredToken | null; until: number };

export type Session = {
  /** Whose data this device shows: the launching account, else the one that was here last. */
  userId(): number | null;
  /** The bearer token of this user if it is valid for another minute, else null. */
  token(): string | null;
  canLogin(): boolean;
  /** Whether the app opens at all: by a launch from Telegram, or with a token that is still valid. */
  mayOpen(): boolean;
  /** Posts initData for a new token; callers at the same moment share one request. `home` asks for the home view too. */
  login(options?: { home?: boolean }): Promise<LoginResponse>;
  /** Drops the token: the server no longer accepts it. */
  forget(): void;
};

export type SessionPorts = {
  http: Http;
  store: LocalStore;
  launch: () => Launch;
  /** IANA zone of the device, as far as it knows. */
  timezone: () => string | undefined;
  /** Milliseconds by the device's clock. */
  now: () => number;
  /**
   * Everything about the account was deleted on the server; `returnedAfter` is the moment (ISO) when its owner is back.
   * The device forgets what it keeps of it.
   */
  afterDeletion?: (userId: number | null, returnedAfter?: string) => Promise<void>;
};

const marginMs = 60_000;

export function createSession({ http, store, launch, timezone, now, afterDeletion }: SessionPorts): Session {
  // A copy in memory, because storage may be forbidden.
  let held: HeldToken | undefined;
  let login: Promise<LoginResponse> | undefined;

  const session: Session = {
    userId() {
      const launched = launch().userId;
      if (launched !== null) return launched;
      if (held) return held.userId;
      const last = store.read(localKeys.lastUser);
      return typeof last === 'number' ? last : null;
    },
    token() {
      const userId = session.userId();
      if (userId === null) return null;
      if (held?.userId !== userId || !held.stored) held = heldOf(userId, readToken(store, userId));
      return held.until - marginMs > now() ? (held.stored?.token ?? null) : null;
    },
    canLogin: () => launch().initData !== '',
    mayOpen: () => session.canLogin() || session.token() !== null,
    login(options = {}) {
      login ??= post(options.home ?? false).finally(() => {
        login = undefined;
      });
      return login;
    },
    forget() {
      const userId = session.userId();
      if (userId === null) return;
      held = heldOf(userId, null);
      store.remove(localKeys.session(userId));
    },
  };

  async function post(home: boolean): Promise<LoginResponse> {
    const body = { initData: launch().initData, timezone: timezone(), ...(home && { home }) };
    const answer = await http.request('POST /auth/telegram', { body }).catch(leaveDeleted);
    const { id } = answer.user;
    if (answer.returned_after) await afterDeletion?.(id, answer.returned_after);
    held = freshlyHeld(answer, now());
    store.write(localKeys.session(id), held.stored);
    store.write(localKeys.lastUser, id);
    return answer;
  }

  async function leaveDeleted(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === 'account_deleted') await afterDeletion?.(launch().userId);
    throw error;
  }

  return session;
}

/** The server's moment says nothing on a device whose clock runs ahead: a token that has just come is no old one. */
function freshlyHeld({ token, expiresAt, user }: LoginResponse, now: number): HeldToken {
  const byServer = Date.parse(expiresAt);
  const until = Math.max(byServer, now + tokenLifeSeconds * 1000);
  const stored = { token, expiresAt: byServer <= now ? new Date(until).toISOString() : expiresAt };
  return { userId: user.id, stored, until };
}

const heldOf = (userId: number, stored: StoredToken | null): HeldToken => ({
  userId,
  stored,
  until: stored ? Date.parse(stored.expiresAt) : 0,
});

function readToken(store: LocalStore, userId: number): StoredToken | null {
  const value = store.read(localKeys.session(userId)) as Partial<StoredToken> | undefined;
  if (typeof value?.token !== 'string' || typeof value.expiresAt !== 'string') return null;
  return { token: value.token, expiresAt: value.expiresAt };
}
