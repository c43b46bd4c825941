import type { Home } from '../../../../core/contracts/home.ts';
import { api, session } from './api.ts';

let early: Promise<Home> | undefined;

/** Asks for home before anybody shows it: while the rest of the code is still on its way. For boot.ts only. */
export function requestHomeEarly(): void {
  if (!session.canLogin() && session.token() === null) return;
  early = requestHome();
  // Whoever takes it sees the failure; until then it is nobody's.
  early.catch(() => {});
}

/** Home from the server: the answer that is under way since the start, or else a new one. */
export function takeHome(): Promise<Home> {
  const underWay = early;
  early = undefined;
  return underWay ?? requestHome();
}

/** Without a token, login brings home along in the same request. */
async function requestHome(): Promise<Home> {
  const needsLogin = session.token() === null && session.canLogin();
  const loggedIn = needsLogin ? await session.login({ home: true }) : undefined;
  return loggedIn?.home ?? (await api.call('GET /home'));
}
