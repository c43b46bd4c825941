/** Side effect on purpose: importing this simulates a launch by the button of a reminder. */
import { launchHash } from './launch.ts';

window.location.hash = launchHash({ startParam: 'today' });
