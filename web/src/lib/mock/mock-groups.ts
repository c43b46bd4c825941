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
