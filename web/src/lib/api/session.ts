import type { LoginResponse } from '../../../../core/contracts/auth.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import type { Http } from './http.ts';

/** What Telegram passed at launch; outside Telegram both are empty. */
export type Launch = {
  /** The signed launch string; '' outside Telegram. */
  initData: string;
  /** The account that opened the app; never trusted by the server, here it only selects the keys of the local store. */
  userId: number | null;
};

type StoredToken = { token: string; expiresAt: string };

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
  /** IANA zone of the device. */
  timezone: () => string;
  /** Milliseconds by the device's clock. */
  now: () => number;
};

const marginMs = 60_000;

export function createSession({ http, store, launch, timezone, now }: SessionPorts): Session {
  // A copy in memory, because storage may be forbidden.
  let held: { userId: number; stored: StoredToken | null } | undefined;
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
      if (held?.userId !== userId || !held.stored) held = { userId, stored: readToken(store, userId) };
      if (!held.stored) return null;
      return Date.parse(held.stored.expiresAt) - marginMs > now() ? held.stored.token : null;
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
      held = { userId, stored: null };
      store.remove(localKeys.session(userId));
    },
  };

  async function post(home: boolean): Promise<LoginResponse> {
    const body = { initData: launch().initData, timezone: timezone(), ...(home && { home }) };
    const answer = await http.request('POST /auth/telegram', { body });
    const stored = { token: answer.token, expiresAt: answer.expiresAt };
    held = { userId: answer.user.id, stored };
    store.write(localKeys.session(answer.user.id), stored);
    store.write(localKeys.lastUser, answer.user.id);
    return answer;
  }

  return session;
}

function readToken(store: LocalStore, userId: number): StoredToken | null {
  const value = store.read(localKeys.session(userId)) as Partial<StoredToken> | undefined;
  if (typeof value?.token !== 'string' || typeof value.expiresAt !== 'string') return null;
  return { token: value.token, expiresAt: value.expiresAt };
}
