/** Side effect on purpose: importing this simulates a launch by a deep link to a lesson that does not exist. */
import { launchHash } from './launch.ts';

window.location.hash = launchHash({ startParam: 'lesson_999' });
