import { createRandom } from '../../../core/random.ts';
import { letterItems } from '../../../db/content/letters.ts';
import { atMost, printBars, printTable } from '../report.ts';
import { courseLesson, firstLessonWalk } from './first-lesson.ts';
import { askedCounts, type Effort, secondsOf, stepsOfLesson } from './walk.ts';

/**
 * `npm run sim:beginning`: taps and seconds from /start to the first letter and the first two words of the course, for
 * somebody who knows no letter, and how the steps about letters are spread over each lesson of the alphabet. The taps
 * follow from the content and the rules of core; the seconds from the pace below. The browser test of the letters counts
 * the same taps on the screen. Exits with 1 when a word comes too late.
 */
const limits = { wordShownTaps: 16, secondWordTaps: 12, wordLearnedSeconds: 120, stepsAtOnce: 6 };

const { firstLetter, wordShown, wordLearned, secondWord } = firstLessonWalk();
const row = (what: string, { taps, seconds }: Effort) => ({ way: what, taps, seconds });
printTable([
  row('/start to the first letter traced', firstLetter),
  row('/start to the first word on the screen', wordShown),
  row('/start to the first word learned', wordLearned),
  row('from there to the second word on the screen', secondWord),
]);
const lessons = [...new Set(letterItems.map(({ lesson }) => lesson))].map((lesson) => {
  const runs = stepsOfLesson(courseLesson(lesson), createRandom(1));
  const counts = [...askedCounts(runs.flat()).values()];
  return {
    lesson,
    'steps before each word': runs.map(({ length }) => length).join(' '),
    items: counts.length,
    asked: counts.reduce((sum, count) => sum + count, 0),
    longest: Math.max(...runs.map(({ length }) => length)),
  };
});
printTable(lessons);
const pace = Object.entries(secondsOf).map(([operation, seconds]) => `${operation} ${seconds} s`);
console.log(`pace: ${pace.join(', ')}\n`);
const holds = printBars([
  atMost('taps to the first word on the screen', wordShown.taps, limits.wordShownTaps),
  atMost('taps from the first word learned to the second', secondWord.taps, limits.secondWordTaps),
  atMost('seconds to the first word learned', wordLearned.seconds, limits.wordLearnedSeconds),
  atMost(
    'steps about letters in a row',
    Math.max(...lessons.map(({ longest }) => longest)),
    limits.stepsAtOnce,
  ),
]);
process.exit(holds ? 0 : 1);
