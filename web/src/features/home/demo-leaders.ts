import type { Home } from '../../../../core/contracts/home.ts';
import { cannedLeaders } from '../../../../core/mock/canned-leaders.ts';

/**
 * Twenty invented people for when no leaderboard can be had (SPEC §8 Fallbacks), always shown with a mark. Ids are
 * negative, so that they never meet a real learner.
 */
export const demoLeaders: Home['leaderboard']['rows'] = cannedLeaders((place) => -1 - place);
