import { unkeptPromises } from '../../../core/hebrew/check/promises.ts';
import { checkSentences } from '../../../core/hebrew/sentences/check-sentences.ts';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { doubtAt } from '../../../core/lesson/edit.ts';
import type { Db } from '../../connection/client.ts';
import { courseOf, readStored } from '../../course/stored.ts';
import { writtenVerbs } from '../../course/verbs.ts';

/**
 * What is wrong in the sentences of these words of a lesson, as it was just written, for somebody who knows the course
 * up to it: words that are not taught yet, or otherwise; and, where its description or topic was changed, what that
 * promises too early. Reads the whole course, so only what was changed is asked.
 */
export async function sentenceProblems(
  tx: Db,
  { lesson, words, isRetold }: { lesson: string; words: ReadonlySet<string>; isRetold: boolean },
): Promise<DraftProblem[]> {
  if (words.size === 0 && !isRetold) return [];
  const course = courseOf(await readStored(tx));
  const all = course.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
  const own = all.find(({ key }) => key === lesson);
  const placeOf = new Map(own?.words.map(({ key }, at) => [key, at]));
  const promises = isRetold ? unkeptPromises(course).filter((finding) => finding.lesson === lesson) : [];
  const ofSentences = checkSentences(course, { verbs: writtenVerbs(), isComplete: false })
    .filter((finding) => finding.lesson === lesson && words.has(finding.word))
    .map((finding) => {
      const doubt = doubtAt(`words.${placeOf.get(finding.word)}.examples`, finding);
      return finding.level === 'warning'
        ? doubt
        : { ...doubt, level: 'error' as const, code: 'lesson_words' as const };
    });
  return [...ofSentences, ...promises.map((finding) => doubtAt('description', finding))];
}
