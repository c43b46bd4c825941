/** Side effect on purpose: importing this is the opening from Telegram. */
import { launchHash } from './launch.ts';

window.location.hash = launchHash();
