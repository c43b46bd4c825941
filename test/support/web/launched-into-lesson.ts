/** Side effect on purpose: importing this simulates a launch by a deep link to lesson 2. */
import { launch } from './launch.ts';

launch({ startParam: 'lesson_2' });
