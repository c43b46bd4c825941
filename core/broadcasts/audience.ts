/** Whom a broadcast goes to. In SQL: db/broadcasts/audience.ts. */
export type Audience =
  | { kind: 'all' }
  /** Without premium, and with it, when their turn comes. */
  | { kind: 'free' }
  | { kind: 'premium' }
  /** Not seen for so many days before the broadcast began, and not since. */
  | { kind: 'away'; days: number }
  /** Have begun the lesson and not finished it. */
  | { kind: 'lesson'; lessonId: number };

export type AudienceKind = Audience['kind'];
export const audienceKinds = [
  'all',
  'free',
  'premium',
  'away',
  'lesson',
] as const satisfies readonly AudienceKind[];

/** The days of 'away'. */
export const awayDays = { least: 1, most: 365, usual: 14 } as const;
