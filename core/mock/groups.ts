import type { EndpointKey } from '../contracts/endpoints.ts';
import type { Home } from '../contracts/home.ts';

/** What can be mocked by itself (SPEC §7 Mock mode); 'all' is everything, with an account of its own. */
export const mockGroups = [
  'sections',
  'lessons',
  'userStats',
  'userProgress',
  'userActivities',
  'statusLevels',
  'leaderboard',
] as const;
export type MockGroup = (typeof mockGroups)[number];

/** As it is kept under `mock-settings`. `admin`: the learner of the mock is an admin too; it means something with 'all'. */
export type MockSettings = Partial<Record<MockGroup | 'all' | 'admin', boolean>>;

/**
 * The group of a call. Calls that are not here are mocked with everything only: above all what writes. An answer, a quiz
 * or a payment of the real learner goes to the real server, or nowhere.
 */
export const groupOfCall: Partial<Record<EndpointKey, MockGroup>> = {
  'GET /sections': 'sections',
  'GET /categories': 'sections',
  'GET /lessons': 'lessons',
  'GET /users/stats': 'userStats',
  'GET /users/stats/{userId}': 'userStats',
  'GET /users/statistics': 'userStats',
  'POST /users/sync-stats': 'userStats',
  'POST /users/sync-stats/{userId}': 'userStats',
  'PATCH /users/{userId}': 'userStats',
  'GET /progress': 'userProgress',
  'GET /progress/user/{userId}': 'userProgress',
  'GET /progress/user/{userId}/lesson/{lessonId}': 'userProgress',
  'GET /users/progress': 'userProgress',
  'GET /users/{userId}/achievements': 'userActivities',
  'GET /users/{userId}/streak': 'userActivities',
  'GET /activity/updates': 'userActivities',
  'GET /global-updates': 'userActivities',
  'GET /user-status-levels': 'statusLevels',
  'GET /user-status-levels/{id}': 'statusLevels',
  'GET /leaderboard': 'leaderboard',
};

/** What of home belongs to a group; the rest of it stays the server's. */
const partsOfHome: Record<MockGroup, readonly (keyof Home)[]> = {
  sections: ['sections', 'continueAt'],
  lessons: ['sections', 'continueAt'],
  userStats: ['stats'],
  userProgress: ['wordsToday', 'memory'],
  userActivities: ['streak', 'achievements', 'news'],
  statusLevels: [],
  leaderboard: ['leaderboard'],
};

/** The server's home with the canned parts of the groups that are on; it stays the home of its learner. */
export function withCannedParts(real: Home, canned: Home, settings: MockSettings): Home {
  const parts = mockGroups.filter((group) => settings[group] === true).flatMap((group) => partsOfHome[group]);
  const home = { ...real, ...Object.fromEntries(parts.map((part) => [part, canned[part]])) };
  return { ...home, stats: { ...home.stats, id: real.stats.id } };
}
