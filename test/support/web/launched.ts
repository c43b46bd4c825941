/** Side effect on purpose: importing this simulates a launch from Telegram. */
import { launchHash } from './launch.ts';

window.location.hash = launchHash();
