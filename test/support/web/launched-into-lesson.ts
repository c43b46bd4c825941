/** Side effect on purpose: importing this simulates a launch by a deep link to lesson 2. */
import { launchHash } from './launch.ts';

window.location.hash = launchHash({ startParam: 'lesson_2' });
