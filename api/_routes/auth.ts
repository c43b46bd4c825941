import { DomainError } from '../../core/errors.ts';
import { isAdminUser } from '../../core/people/admin.ts';
import { canonicalTimeZone, defaultTimeZone } from '../../core/streak/streak.ts';
import { findUser, welcomeUser } from '../../db/users.ts';
import { findSpeaker } from '../../db/voices/speakers.ts';
import { checkInitData } from '../_auth/init-data.ts';
import { countTap } from '../_broadcasts.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import { lookBesideAnswer } from '../_payments.ts';
import { home } from './home.ts';
import { userShape } from './shapes/shapes.ts';

const loginLimit = { name: 'login', calls: 40, windowSeconds: 60 };

export const authHandlers: Handlers<
  'POST /auth/telegram' | 'GET /auth/telegram/verify' | 'POST /auth/logout' | 'GET /me' | 'GET /profile'
> = {
  'POST /auth/telegram': async ({ body, deps, now }) => {
    const checked = checkInitData(body.initData, deps.botToken, now);
    if (!checked.ok) throw new DomainError('unauthorised', { code: checked.reason });
    const { person } = checked;
    await limitCalls(deps, loginLimit, String(person.id));
    const timezone = body.timezone && canonicalTimeZone(body.timezone);
    const user = await welcomeUser(
      deps.db,
      {
        person,
        timezone,
        fallbackZone: defaultTimeZone,
        // Telegram says that the bot may write: an older block has ended, even if its end was never reported.
        wroteAt: checked.mayWrite ? checked.authDate : undefined,
        digest: deps.digests.of(person.id),
        signedAt: checked.authDate,
      },
      now,
    );
    if (user.isBlocked) throw new DomainError('forbidden', { code: 'user_blocked' });
    lookBesideAnswer(deps, user, now);
    countTap(deps, { userId: user.id, startParam: checked.startParam }, now);
    const returnedAfter = user.returnedAfter === null ? undefined : new Date(user.returnedAfter);
    const learner = { userId: user.id, zone: user.timezone, returnedAfter };
    const { token, expiresAt } = await deps.tokens.issue(learner);
    return {
      token,
      expiresAt: expiresAt.toISOString(),
      user: userShape(user, isAdminUser(user, deps.adminIds)),
      ...(returnedAfter ? { returned_after: returnedAfter.toISOString() } : {}),
      ...(body.home ? { home: await home(deps, { userId: user.id, zone: user.timezone }, now) } : {}),
    };
  },

  'GET /auth/telegram/verify': async ({ owner }) => ({
    valid: true as const,
    id: owner.userId,
    expiresAt: owner.expiresAt.toISOString(),
  }),

  'POST /auth/logout': async ({ owner, token, deps }) => {
    await deps.tokens.revoke(owner, token ?? '');
    return { loggedOut: true as const };
  },

  'GET /me': async ({ owner }) => ({ id: owner.userId, expiresAt: owner.expiresAt.toISOString() }),

  'GET /profile': async ({ owner, deps, now }) => {
    const user = await findUser(deps.db, owner.userId, now);
    if (!user) throw new DomainError('unauthorised', { code: 'token_invalid' });
    const speaker = await findSpeaker(deps.db, user.id);
    return {
      user: userShape(user, isAdminUser(user, deps.adminIds)),
      is_speaker: speaker !== undefined && speaker.revokedAt === null,
    };
  },
};
