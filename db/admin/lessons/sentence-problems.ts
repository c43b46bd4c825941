import { unkeptPromises } from '../../../core/hebrew/check/promises.ts';
import { sharedGlosses } from '../../../core/hebrew/check/shared-gloss.ts';
import { checkSentences } from '../../../core/hebrew/sentences/check-sentences.ts';
import type { DraftProblem } from '../../../core/lesson/draft-problem.ts';
import { doubtAt } from '../../../core/lesson/edit.ts';
import type { Db } from '../../connection/client.ts';
import { names } from '../../content/names.ts';
import { courseOf, readStored } from '../../course/stored.ts';
import { writtenVerbs } from '../../course/verbs.ts';

/** What of a lesson was changed: words with other sentences, words with another gloss, what it says that it teaches. */
export type Rewritten = {
  sentences: ReadonlySet<string>;
  glosses: ReadonlySet<string>;
  isDescriptionChanged: boolean;
};

/**
 * What is wrong in the texts of a lesson, as it was just written, for somebody who knows the course up to it: sentences
 * with words that are not taught yet, or otherwise; meanings that another word of the course has, too; promises of the
 * lesson that come too early. Reads the whole course, so only what was changed is asked.
 */
export async function sentenceProblems(
  tx: Db,
  {
    lesson,
    rewritten: { sentences, glosses, isDescriptionChanged },
  }: { lesson: string; rewritten: Rewritten },
): Promise<DraftProblem[]> {
  if (sentences.size === 0 && glosses.size === 0 && !isDescriptionChanged) return [];
  const course = courseOf(await readStored(tx));
  const all = course.flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons));
  const own = all.find(({ key }) => key === lesson);
  const placeOf = new Map(own?.words.map(({ key }, at) => [key, at]));
  const only = new Set([lesson]);
  const promises = isDescriptionChanged ? unkeptPromises(course, only) : [];
  const shared = glosses.size > 0 ? sharedGlosses(course) : [];
  const ofGlosses = shared
    .filter((finding) => finding.lesson === lesson && glosses.has(finding.word))
    .map((finding) => doubtAt(`words.${placeOf.get(finding.word)}.russian`, finding));
  const ofSentences = checkSentences(course, { verbs: writtenVerbs(), names, isComplete: false, only })
    .filter((finding) => sentences.has(finding.word))
    .map((finding) => {
      const doubt = doubtAt(`words.${placeOf.get(finding.word)}.examples`, finding);
      return finding.level === 'warning'
        ? doubt
        : { ...doubt, level: 'error' as const, code: 'lesson_words' as const };
    });
  return [...ofSentences, ...ofGlosses, ...promises.map((finding) => doubtAt('description', finding))];
}
