import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ResponseData } from '../../../../core/contracts/endpoints.ts';
import type { Home } from '../../../../core/contracts/home.ts';
import { profileFigures } from '../../../../core/stats/profile-figures.ts';
import type { Api } from '../../lib/api/create-api.ts';
import { figuresOf, risingFigures } from '../../lib/cache/figures.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useServices } from '../../lib/services.ts';

type Statistics = ResponseData<'GET /users/statistics'>;

/** Requested each time the profile is opened. */
const statisticsQuery = (api: Api) =>
  queryOptions({
    queryKey: queryKeys.statistics,
    queryFn: ({ signal }) => api.call('GET /users/statistics', { signal }),
    staleTime: 0,
  });

export type Profile = Omit<Statistics, 'achievements'> & {
  /** Unknown while only this device's data is available. */
  achievements: Statistics['achievements'] | undefined;
};

export type ProfileState = {
  /** The server's data; until then, what home has left on this device. */
  profile: Profile | undefined;
  failed: boolean;
  retrying: boolean;
  retry: () => void;
};

export function useProfile(): ProfileState {
  const { homeQuery, api } = useServices();
  const { data: statistics, isError, isFetching, refetch } = useQuery(statisticsQuery(api));
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const profile = statistics ? (home ? rising(statistics, home) : statistics) : home && fromHome(home);
  return { profile, failed: isError, retrying: isError && isFetching, retry: () => void refetch() };
}

/** An answer may have been saved since: points and words only rise (SPEC §4). */
function rising(statistics: Statistics, { stats }: Home): Profile {
  const { totalPoints: points, completedWords: wordsLearned, completedLessons } = statistics;
  const figures = risingFigures({ points, wordsLearned, completedLessons }, figuresOf(stats));
  return {
    ...statistics,
    totalPoints: figures.points,
    completedWords: figures.wordsLearned,
    completedLessons: figures.completedLessons,
  };
}

function fromHome({ stats, streak, leaderboard, today }: Home): Profile {
  return {
    name: leaderboard.me.name,
    ...profileFigures(stats),
    dailyStreak: streak.currentStreak,
    bestStreak: streak.bestStreak,
    // A home that an earlier release stored on this device has none.
    freezes: streak.freezes ?? 0,
    savedDays: [],
    averageScore: 0,
    achievements: undefined,
    activeDays: streak.activityDates.map((date) => ({ date, words: 0 })),
    today,
    joinedAt: '',
  };
}
