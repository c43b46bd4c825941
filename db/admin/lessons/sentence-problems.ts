import { checkSentences } from '../../../core/hebrew/sentences/check-sentences.ts';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { doubtAt } from '../../../core/lesson/edit.ts';
import type { Db } from '../../connection/client.ts';
import { names } from '../../content/names.ts';
import { courseOf, readStored } from '../../course/stored.ts';
import { writtenVerbs } from '../../course/verbs.ts';

/**
 * What is wrong in the sentences of these words of a lesson, as it was just written, for somebody who knows the course
 * up to it: words that are not taught yet, or otherwise. Reads the whole course, so only what was changed is asked.
 */
export async function sentenceProblems(
  tx: Db,
  { lesson, words }: { lesson: string; words: ReadonlySet<string> },
): Promise<DraftProblem[]> {
  if (words.size === 0) return [];
  const course = courseOf(await readStored(tx));
  const all = course.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
  const own = all.find(({ key }) => key === lesson);
  const placeOf = new Map(own?.words.map(({ key }, at) => [key, at]));
  return checkSentences(course, { verbs: writtenVerbs(), names, isComplete: false })
    .filter((finding) => finding.lesson === lesson && words.has(finding.word))
    .map((finding) => ({
      ...doubtAt(`words.${placeOf.get(finding.word)}.examples`, finding),
      level: 'error',
      code: 'lesson_words',
    }));
}
