/** Keys of everything in the query cache. One account per page load, so the user is not part of a key. */
export const queryKeys = {
  home: ['home'] as const,
  /** The figures alone, while home cannot be loaded. */
  statsOnly: ['stats-only'] as const,
  /** A session of «Сегодня»; each round is requested again. */
  today: (kind: string, round: number) => ['today', kind, round] as const,
  /** What is remembered, by day. */
  memory: ['memory'] as const,
  confusions: ['confusions'] as const,
  /** How often they are sent. */
  reminders: ['reminders'] as const,
  statistics: ['statistics'] as const,
  botLink: ['bot-link'] as const,
  payments: ['payments'] as const,
  /** Whether the learner's data are to be deleted. */
  deletion: ['deletion'] as const,
  /** Who is logged in, with the role. */
  account: ['account'] as const,
  /** Everything of the admin area. */
  admin: ['admin'] as const,
  /** Of all lessons. */
  lessons: ['lesson'] as const,
  /** Of grammar and reading. */
  rules: ['rules'] as const,
  dialogues: ['dialogues'] as const,
  /** Every list of own words. */
  ownWords: ['own-words'] as const,
  /** Those with a text in them; all of them with none. */
  ownWordsWith: (asked: string) => ['own-words', asked] as const,
  /** Those that the learner shares. */
  ownLists: ['own-lists'] as const,
  /** Somebody's list behind a link. */
  sharedList: (token: string) => ['shared-list', token] as const,
  /** One of them with its lines. */
  dialogue: (id: number) => ['dialogue', id] as const,
  lesson: (lessonId: number) => ['lesson', lessonId] as const,
  /** A lesson of which only sentences are shown, beside its rule. */
  lessonOfRule: (lessonId: number) => ['lesson-of-rule', lessonId] as const,
};
