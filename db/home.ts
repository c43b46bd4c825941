import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { TodaySummary } from '../core/contracts/shapes/memory.ts';
import { DomainError } from '../core/errors.ts';
import { type Award, achievementKinds } from '../core/points/awards.ts';
import type { Settings } from '../core/settings/settings.ts';
import { type ActivityDate, dateIn } from '../core/streak/streak.ts';
import { type Db, prepareJson, type RowOf } from './connection/client.ts';
import {
  type Catalogue,
  type CatalogueCache,
  catalogueJson,
  catalogueRow,
  wordCounts,
} from './course/catalogue.ts';
import { learnersCourse } from './course/learners-course.ts';
import { courseEdition } from './course/lock-course.ts';
import type { Visitor } from './entitlements.ts';
import { dayFigures, hasEstimates, summaryJson, summaryOf, summaryRow } from './memory/summary.ts';
import {
  type AchievementTally,
  type Milestones,
  milestonesJson,
  milestonesRow,
  talliesJson,
  tallyRow,
} from './rewards/achievements.ts';
import { figuresJson, figuresRow, type LearnerFigures, unpackFigures } from './rewards/figures.ts';
import { aheadJson, type LeaderboardEntry, leaderboardJson, topRow, unpackTop } from './rewards/rank.ts';
import { recordDay, recordDayOver } from './rewards/streaks.ts';
import { withDefaults } from './settings.ts';

export type HomeData = LearnerFigures & {
  catalogue: Catalogue;
  settings: Settings;
  achievements: AchievementTally[];
  milestones: Milestones;
  /** Words brought to the end today. */
  wordsToday: number;
  /** The learner's own points as the leaderboard counts them. */
  rankedPoints: number;
  top: LeaderboardEntry[];
  /** Learners with more points than this one, from the histogram: exact to within its refreshing. */
  ahead: number;
  today: ActivityDate;
  /** «Сегодня» in brief. */
  memory: TodaySummary;
  /** It is an estimate in part: `settleCards` makes it exact. */
  isMemoryUnsettled: boolean;
};

const homeRow = () =>
  figuresRow()
    .extend({
      settings: z.unknown(),
      achievements: z.array(tallyRow()),
      milestones: milestonesRow(),
      /** The latest active days, and the words brought to the end on each. */
      latestWords: z.array(z.tuple([z.string(), z.number()])),
      rankedPoints: z.number(),
      top: topRow(),
      ahead: z.number().nullable(),
      memory: summaryRow(),
      edition: z.number(),
      catalogue: catalogueRow().nullable(),
    })
    .nullable();
type Read = RowOf<typeof homeRow>;

/** The statement of `readHome`, with the catalogue or for a caller that has it. */
function homeStatement(name: string, withCatalogue: boolean) {
  return prepareJson<{ userId: number; at: string; today: ActivityDate }, Read>(
    name,
    homeRow,
    ({ userId, at, today }) =>
      sql`with ${withCatalogue ? wordCounts : sql`nothing as (select 1)`}
      select (select json_build_object(${figuresJson(sql`${at}::timestamptz`)},
        'settings', (select values from settings where user_id = u.id),
        'achievements', ${talliesJson},
        'milestones', ${milestonesJson},
        'latestWords', array_to_json(array(select json_build_array(date, words) from activity_days
          where user_id = u.id order by date desc limit 3)),
        'rankedPoints', u.ranked_points,
        'top', ${leaderboardJson},
        'ahead', ${aheadJson},
        'memory', ${summaryJson(today)},
        'edition', ${courseEdition},
        'catalogue', ${withCatalogue ? sql`(${catalogueJson})` : sql`null::json`}
      ) from users u where u.id = ${userId}) as data`,
  );
}

const readWithout = homeStatement('home', false);
const readWithCatalogue = homeStatement('home_with_catalogue', true);

/**
 * All that the home view needs, and the day recorded: one statement, a second on the first visit of a day, and one
 * more after the course has changed.
 * Throws 'unauthorised' when there is no such learner.
 */
export async function readHome(
  db: Db,
  input: Visitor & {
    /** The learner's IANA zone, as far as the caller knows it: whose date decides what is due. */
    zone: string;
    catalogue: CatalogueCache;
  },
  now: Date,
): Promise<HomeData> {
  const known = input.catalogue.peek();
  const { userId, isAdminByEnv = false } = input;
  const values = { userId, at: now.toISOString(), today: dateIn(input.zone, now) };
  const read = await (known ? readWithout : readWithCatalogue)(db, values);
  if (!read) throw new DomainError('unauthorised');
  if (read.catalogue) input.catalogue.put(read.catalogue);
  const catalogue = read.catalogue ?? (await input.catalogue.getEdition(db, read.edition));
  const today = dateIn(read.user.timezone, now);
  const settings = withDefaults(read.settings);
  const figures = unpackFigures(read);
  const { isPremium, role } = read.user;
  const isAdmin = isAdminByEnv || role === 'admin';
  const course = learnersCourse(catalogue, { tallies: figures.tallies, isPremium, isAdmin });
  const day = await dayFigures(db, { userId, today, course, summary: read.memory });
  const home: HomeData = {
    ...figures,
    catalogue,
    settings,
    memory: summaryOf(day, settings.newWordsPerDay),
    isMemoryUnsettled: hasEstimates(read.memory),
    achievements: read.achievements,
    milestones: read.milestones,
    wordsToday: read.latestWords.find(([date]) => date === today)?.[1] ?? 0,
    rankedPoints: read.rankedPoints,
    top: unpackTop(read.top),
    ahead: read.ahead ?? 0,
    today,
  };
  return home.activity.run?.lastDate === today ? home : withToday(db, home, now);
}

async function withToday(db: Db, home: HomeData, now: Date): Promise<HomeData> {
  const userId = home.user.id;
  const day = { userId, date: home.today };
  const recorded =
    (await recordDayOver(db, { ...day, known: home.activity }, now)) ?? (await recordDay(db, day, now));
  if (!recorded) return home;
  const { points, rankedPoints, awarded, ...activity } = recorded;
  return {
    ...home,
    ...withEarned(home, awarded, now),
    activity,
    user: { ...home.user, points },
    rankedPoints,
    top: withOwnPoints(home.top, userId, rankedPoints),
  };
}

/** Achievements and news were read before the day earned its award. */
function withEarned(
  { achievements, milestones }: HomeData,
  awarded: readonly Award[],
  now: Date,
): Pick<HomeData, 'achievements' | 'milestones'> {
  const at = now.toISOString();
  return awarded.reduce(
    (before, { reason, ref, points }) => {
      const achievement = achievementKinds.find((kind) => kind === reason);
      if (!achievement) return before;
      const known = before.achievements.find((tally) => tally.achievement === achievement);
      const tally = {
        achievement,
        count: (known?.count ?? 0) + 1,
        points: (known?.points ?? 0) + points,
        lastRef: ref,
        lastAt: at,
      };
      const grants = [{ achievement, ref, points, at }, ...before.milestones.grants];
      return {
        achievements: [tally, ...before.achievements.filter((other) => other !== known)],
        milestones: { ...before.milestones, grants },
      };
    },
    { achievements, milestones },
  );
}

/** The table was read before the day earned its points. */
function withOwnPoints(top: LeaderboardEntry[], userId: number, points: number): LeaderboardEntry[] {
  return top
    .map((entry) => (entry.id === userId ? { ...entry, points } : entry))
    .sort((a, b) => b.points - a.points || a.id - b.id);
}
