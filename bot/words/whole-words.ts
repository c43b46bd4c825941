import { ranks } from '../../core/search/ranks.ts';
import type { CourseMatch } from '../../db/course/search/course-search.ts';

/** The words that are meant: others that only have the text among their words are left out where one is the word. */
export function wholeWords(found: readonly CourseMatch[]): CourseMatch[] {
  const whole = found.filter(({ isPartial }) => !isPartial);
  const best = whole[0]?.rank ?? 0;
  return whole.filter(({ rank }) => best >= ranks.word || rank < ranks.word);
}
