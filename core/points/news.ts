import { type EnglishStatusName, ladder, type StatusLevel, standingFor } from '../status/ladder.ts';
import { newsTexts } from '../texts/home/rewards.ts';
import type { AchievementKind } from './awards.ts';

/** What a news item is about. */
export const newsKinds = [
  'status',
  'word_master',
  'streak_7',
  'perfectionist',
  'alphabet',
  'lesson',
] as const;
export type NewsKind = (typeof newsKinds)[number];

/** Names of icons: a piece for a status, a drawing for the rest. */
export const newsIcons = [
  'pawn',
  'knight',
  'bishop',
  'rook',
  'queen',
  'king',
  'words',
  'streak',
  'perfect',
  'alphabet',
  'lesson',
] as const satisfies readonly (
  | Exclude<EnglishStatusName, 'novice'>
  | 'words'
  | 'streak'
  | 'perfect'
  | 'alphabet'
  | 'lesson'
)[];
export type NewsIcon = (typeof newsIcons)[number];

export type NewsItem = {
  /** Stable, e.g. 'word_master-50'. */
  id: string;
  kind: NewsKind;
  text: string;
  icon: NewsIcon;
  /** ISO. */
  at: string;
  lessonId: number | null;
};

/** One grant of an achievement; `ref` as in the ledger: a number of words, a lesson's id, a date. */
export type Grant = { achievement: AchievementKind; ref: string; points: number; at: string };

/** The moment (ISO) at which a learner's points first made a status, by its place in the ladder. */
export type ReachedStatus = { level: number; at: string };

/** A lesson of the course; `publishedAt` (ISO) is null where it was never recorded. */
export type PublishedLesson = { id: number; name: string; publishedAt: string | null };

/** The status for `points`, when the time it was reached was not recorded yet; undefined for a beginner. */
export function unnotedStatus(points: number, statuses: readonly ReachedStatus[]): StatusLevel | undefined {
  const { level } = standingFor(points);
  if (level.pointsRequired === 0) return undefined;
  return statuses.some((status) => status.level === level.id) ? undefined : level;
}

/** Older items are not news. */
const newsDays = 30;
export const newsLimit = 10;
const newsMs = newsDays * 24 * 60 * 60 * 1000;

/**
 * Returns the news, newest first, at most ten and none older than 30 days: statuses, achievements, and lessons
 * published since `since` (the learner's first visit: what was there when they joined is not new to them).
 */
export function newsOf(
  input: {
    grants: readonly Grant[];
    statuses: readonly ReachedStatus[];
    lessons: readonly PublishedLesson[];
    since: string;
  },
  now: Date,
): NewsItem[] {
  const oldest = now.getTime() - newsMs;
  const nameOf = (ref: string) => input.lessons.find(({ id }) => String(id) === ref)?.name;
  return [
    ...input.statuses.flatMap(statusNews),
    ...input.grants.map((grant) => grantNews(grant, nameOf)),
    ...lessonNews(input.lessons, Math.max(oldest, Date.parse(input.since))),
  ]
    .filter(({ at }) => Date.parse(at) >= oldest)
    .sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id.localeCompare(a.id))
    .slice(0, newsLimit);
}

/** The first status is never reached: everybody starts there. */
function statusNews({ level, at }: ReachedStatus): NewsItem[] {
  const status = ladder.find(({ id }) => id === level);
  if (!status || status.englishName === 'novice') return [];
  const { englishName, name } = status;
  const text = newsTexts.status(name);
  return [{ id: `status-${englishName}`, kind: 'status', text, icon: englishName, at, lessonId: null }];
}

function grantNews({ achievement, ref, points, at }: Grant, nameOf: (ref: string) => string | undefined) {
  const item = { id: `${achievement}-${ref}`, kind: achievement, at, lessonId: null };
  switch (achievement) {
    case 'word_master':
      return { ...item, icon: 'words' as const, text: newsTexts.wordMaster(Number(ref), points) };
    case 'streak_7':
      return { ...item, icon: 'streak' as const, text: newsTexts.streak(points) };
    case 'perfectionist':
      return { ...item, icon: 'perfect' as const, text: newsTexts.perfectionist(nameOf(ref), points) };
    case 'alphabet':
      return { ...item, icon: 'alphabet' as const, text: newsTexts.alphabet };
  }
}

/** Lessons published at one moment share one item: importing a whole course must not push out everything else. */
function lessonNews(lessons: readonly PublishedLesson[], after: number): NewsItem[] {
  const together = new Map<string, PublishedLesson[]>();
  for (const lesson of lessons) {
    if (lesson.publishedAt === null) continue;
    const others = together.get(lesson.publishedAt);
    if (others) others.push(lesson);
    else together.set(lesson.publishedAt, [lesson]);
  }
  return [...together].flatMap(([at, [first, ...others]]) =>
    first && Date.parse(at) > after
      ? [
          {
            id: `lesson-${first.id}-${Date.parse(at)}`,
            kind: 'lesson' as const,
            text: newsTexts.lessons(first.name, others.length),
            icon: 'lesson' as const,
            at,
            lessonId: first.id,
          },
        ]
      : [],
  );
}
