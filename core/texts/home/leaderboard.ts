import { maxRankedPointsPerDay } from '../../points/day-limits.ts';

/** Said wherever the leaderboard is shown. */
export const leaderboardDayLimit = `За сутки (по UTC) таблица считает не больше ${maxRankedPointsPerDay} баллов. В вашем счёте остаются все.`;
