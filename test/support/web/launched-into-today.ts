/** Side effect on purpose: importing this simulates a launch by the button of a reminder. */
import { launch } from './launch.ts';

launch({ startParam: 'today' });
