/** Side effect on purpose: importing this is the opening by the button of a reminder. */
import { launchHash } from './launch.ts';

window.location.hash = launchHash({ startParam: 'today' });
