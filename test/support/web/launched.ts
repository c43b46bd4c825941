/** Side effect on purpose: importing this simulates a launch from Telegram. */
import { launch } from './launch.ts';

launch();
