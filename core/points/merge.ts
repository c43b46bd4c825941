/** Figures shown by the client; the server's are authoritative, the others are used until it has responded. */
export type ShownFigures = { points: number; wordsLearned: number; completedLessons: number };

/**
 * Where figures may come from: the server's last response, the cache of an earlier start, and what was counted here
 * since.
 */
export type FigureSources = {
  server?: Partial<ShownFigures> | undefined;
  cache?: Partial<ShownFigures> | undefined;
  local?: Partial<ShownFigures> | undefined;
};

/**
 * Returns the points to show when `next` arrives while `current` is shown: a fall from something to 0 is a failed
 * reading and ignored (SPEC §4); any other figure is taken, a lower one too.
 */
export function nextPoints(current: number, next: number): number {
  return next === 0 ? current : next;
}

/**
 * Returns the figures to show (SPEC §4 Monotonic rules): the server's points, or the known ones while it returns 0 or
 * nothing; for words and lessons, which never fall, the highest known figure. Missing figures and impossible ones (not
 * a number, below 0) count as 0. Repeating a merge changes nothing, and so does merging its result in again.
 */
export function mergeFigures({ server = {}, cache = {}, local = {} }: FigureSources): ShownFigures {
  const highest = (name: 'wordsLearned' | 'completedLessons') =>
    Math.max(known(server[name]), known(cache[name]), known(local[name]));
  return {
    points: nextPoints(nextPoints(known(cache.points), known(local.points)), known(server.points)),
    wordsLearned: highest('wordsLearned'),
    completedLessons: highest('completedLessons'),
  };
}

function known(figure: number | undefined): number {
  return figure !== undefined && Number.isFinite(figure) && figure > 0 ? figure : 0;
}
