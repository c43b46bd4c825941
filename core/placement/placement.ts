/** At most so many questions, whatever is answered. */
export const mostQuestions = 12;
/** Right answers that a level takes: one may be a lucky guess among four. */
export const questionsPerLevel = 2;
/** Lessons are asked about at so many places of the course at most. */
export const mostLevels = 24;

/** Where a placement stands: the question to ask next, or the level to begin with (`levels`: everything was known). */
export type PlacementStep =
  | { kind: 'ask'; level: number; question: number; asked: number }
  | { kind: 'done'; level: number; asked: number };

/**
 * Follows the answers of a placement over `levels` places of the course, easiest first. A level is known when both of
 * its questions were right; one miss is enough against it. The first level asked is a quarter of the way, then the
 * search halves what is left. After the last question the result is what was proven.
 */
export function placementAfter(levels: number, answers: readonly boolean[]): PlacementStep {
  let known = 0;
  let unknown = levels;
  let asked = 0;
  let level = Math.floor(levels / 4);
  while (known < unknown && asked < mostQuestions) {
    let isKnown = true;
    for (let question = 0; question < questionsPerLevel && isKnown; question++) {
      if (asked === mostQuestions) return { kind: 'done', level: known, asked };
      const answer = answers[asked];
      if (answer === undefined) return { kind: 'ask', level, question, asked };
      asked += 1;
      isKnown = answer;
    }
    if (isKnown) known = level + 1;
    else unknown = level;
    level = Math.floor((known + unknown) / 2);
  }
  return { kind: 'done', level: known, asked };
}

/** Returns at most `mostLevels` of the lessons, spread evenly over the course, the first one among them. */
export function pickLevels<T>(lessons: readonly T[]): T[] {
  const count = Math.min(mostLevels, lessons.length);
  return Array.from({ length: count }, (_, index) => {
    const lesson = lessons[Math.floor((index * lessons.length) / count)];
    if (lesson === undefined) throw new RangeError('a place beyond the course');
    return lesson;
  });
}
