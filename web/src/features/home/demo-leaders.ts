import type { Home } from '../../../../core/contracts/home.ts';
import recorded from './demo-leaders.json';

/**
 * Twenty invented people for when no leaderboard can be had (SPEC §8 Fallbacks), always shown with a mark: recorded with
 * the mocks. Ids are negative, so that they never meet a real learner.
 */
export const demoLeaders: Home['leaderboard']['rows'] = recorded.map((row, place) => ({
  ...row,
  id: -1 - place,
}));
