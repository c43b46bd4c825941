/** Side effect on purpose: importing this simulates a launch by the link of a word of lesson 1. */
import { launch } from './launch.ts';

launch({ startParam: 'word_1_1' });
