/** Side effect on purpose: importing this simulates a launch by a deep link to a lesson that does not exist. */
import { launch } from './launch.ts';

launch({ startParam: 'lesson_999' });
