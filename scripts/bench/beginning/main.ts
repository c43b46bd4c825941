import { atMost, printBars, printTable } from '../report.ts';
import { firstLessonWalk } from './first-lesson.ts';
import { type Effort, secondsOf } from './walk.ts';

/**
 * `npm run sim:beginning`: taps and seconds from /start to the first letter and the first word of the course, for
 * somebody who knows no letter. The taps follow from the content and the rules of core; the seconds from the pace below.
 * The browser test of the letters counts the same taps on the screen. Exits with 1 when the first word comes too late.
 */
const wordWithinSeconds = 180;

const { firstLetter, wordShown, wordLearned } = firstLessonWalk();
const row = (what: string, { taps, seconds }: Effort) => ({ 'from /start to': what, taps, seconds });
printTable([
  row('the first letter written unaided', firstLetter),
  row('the first word on the screen', wordShown),
  row('the first word learned', wordLearned),
]);
const pace = Object.entries(secondsOf).map(([operation, seconds]) => `${operation} ${seconds} s`);
console.log(`pace: ${pace.join(', ')}\n`);
const holds = printBars([
  atMost('seconds to the first word learned', wordLearned.seconds, wordWithinSeconds),
]);
process.exit(holds ? 0 : 1);
