import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { OwnHome } from './home.ts';
import { Points, TimeZoneName, text, UserId } from './shapes/shared.ts';

export const User = z.object({
  id: UserId,
  first_name: z.string(),
  last_name: z.string().nullable(),
  username: z.string().nullable(),
  points: Points,
  status: z.string(),
  status_eng: z.string(),
  subscription_status: z.enum(['free', 'premium']),
  /** End of the year plan, ISO; null for free learners and if forever. */
  premium_until: z.string().nullable(),
  is_admin: z.boolean(),
  timezone: z.string(),
});
export type User = z.output<typeof User>;

export const LoginRequest = z.object({
  /** The launch string signed by Telegram, as received. */
  initData: text(8192).min(1),
  /** Whatever an old or odd device says instead of a zone is passed over: the zone that is stored stays. */
  timezone: TimeZoneName.optional().catch(undefined),
  /** Return the home view too, to save a second round trip. */
  home: z.boolean().optional(),
});

export const LoginResponse = z.object({
  token: z.string(),
  /** ISO time at which the token expires. */
  expiresAt: z.string(),
  user: User,
  /**
   * ISO: this person came back after everything about them was deleted at that moment. What the device still keeps of
   * them from before is theirs no more.
   */
  returned_after: z.string().optional(),
  home: OwnHome.optional(),
});
export type LoginResponse = z.output<typeof LoginResponse>;

const TokenOwner = z.object({ id: UserId, expiresAt: z.string() });

export const authEndpoints = {
  'POST /auth/telegram': endpoint({
    summary: 'Вход по подписи Telegram: токен на 2 часа',
    access: 'public',
    callsPerMinute: 600, // of an address: behind one of a mobile network there may be thousands of learners
    body: LoginRequest,
    response: LoginResponse,
  }),
  'GET /auth/telegram/verify': endpoint({
    summary: 'Действует ли токен',
    access: 'learner',
    response: TokenOwner.extend({ valid: z.literal(true) }),
  }),
  'POST /auth/logout': endpoint({
    summary: 'Выход: токен больше не принимается',
    access: 'learner',
    response: z.object({ loggedOut: z.literal(true) }),
  }),
  'GET /me': endpoint({ summary: 'Чей это токен', access: 'learner', response: TokenOwner }),
  'GET /profile': endpoint({
    summary: 'Пользователь целиком',
    access: 'learner',
    /** `is_speaker`: may record the course's voices. */
    response: z.object({ user: User, is_speaker: z.boolean() }),
  }),
};
