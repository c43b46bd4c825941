import type { Home } from '../../../../core/contracts/home.ts';
import type { Api } from './create-api.ts';
import type { Session } from './session.ts';

export type HomeRequest = ReturnType<typeof createHomeRequest>;

/** Asks for home, once of it ahead: before anybody shows it, while the rest of the code is still on its way. */
export function createHomeRequest(api: Api, session: Session) {
  let early: Promise<Home> | undefined;

  /** Without a token, login brings home along in the same request. */
  async function request(): Promise<Home> {
    const needsLogin = session.token() === null && session.canLogin();
    const loggedIn = needsLogin ? await session.login({ home: true }) : undefined;
    return loggedIn?.home ?? (await api.call('GET /home'));
  }

  return {
    /** For boot.ts only. */
    begin(): void {
      if (!session.canLogin() && session.token() === null) return;
      early = request();
      // Whoever takes it sees the failure; until then it is nobody's.
      early.catch(() => {});
    },
    /** Home from the server: what was asked for at the start, or else a new request. */
    take(): Promise<Home> {
      const underWay = early;
      early = undefined;
      return underWay ?? request();
    },
  };
}
