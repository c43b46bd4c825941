import type { Home } from '../../../../core/contracts/home.ts';
import { standingFor } from '../../../../core/status/ladder.ts';

// biome-ignore format: a table of names
const names = [
  'Элла', 'Анна', 'Давид', 'Мирьям', 'Пётр', 'Ольга', 'Ури', 'Наташа', 'Саша', 'Лея',
  'Игорь', 'Тамара', 'Йоав', 'Света', 'Марк', 'Даша', 'Антон', 'Ривка', 'Костя', 'Галя',
];
// biome-ignore format: a table of points
const points = [
  2140, 1480, 1215, 1020, 870, 715, 640, 560, 505, 430, 372, 318, 290, 244, 190, 152, 118, 84, 46, 21,
];

/**
 * Twenty invented people for when no leaderboard can be had (SPEC §8 Fallbacks), always shown with a mark. Ids are
 * negative, so that they never meet a real learner.
 */
export const demoLeaders: Home['leaderboard']['rows'] = names.map((name, index) => {
  const sum = points[index] ?? 0;
  const { level } = standingFor(sum);
  return {
    id: -1 - index,
    rank: index + 1,
    name,
    status: level.name,
    status_eng: level.englishName,
    points: sum,
  };
});
