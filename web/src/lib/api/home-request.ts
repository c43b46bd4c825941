import type { OwnHome } from '../../../../core/contracts/home.ts';
import type { Api } from './create-api.ts';
import type { Session } from './session.ts';

export type HomeRequest = ReturnType<typeof createHomeRequest>;

/** Requests home, once of it ahead of time: before any view shows it, while the rest of the code is still loading. */
export function createHomeRequest(api: Api, session: Session) {
  let early: Promise<OwnHome> | undefined;

  /** Without a token, login returns home in the same request. */
  async function request(): Promise<OwnHome> {
    const needsLogin = session.token() === null && session.canLogin();
    const loggedIn = needsLogin ? await session.login({ home: true }) : undefined;
    return loggedIn?.home ?? (await api.call('GET /home'));
  }

  return {
    /** For boot.ts only. */
    begin(): void {
      if (!session.mayOpen()) return;
      early = request();
      // The caller that takes it sees the failure; until then it is ignored.
      early.catch(() => {});
    },
    /** Home from the server: the request made at the start, or else a new one. */
    take(): Promise<OwnHome> {
      const underWay = early;
      early = undefined;
      return underWay ?? request();
    },
  };
}
