/** What can be mocked separately (SPEC §7 Mock mode); 'all' is everything, with a separate account. */
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

/** As it is stored under `mock-settings`. `admin`: the learner of the mock is an admin too; only applies with 'all'. */
export type MockSettings = Partial<Record<MockGroup | 'all' | 'admin', boolean>>;
