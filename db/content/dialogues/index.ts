import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { bodyAndHealth } from './body-and-health.ts';
import { city } from './city.ts';
import { myDayLater } from './my-day-later.ts';
import { speech } from './speech.ts';
import { verbsMore } from './verbs-more.ts';

/** The dialogues of the whole course, in its order. */
export const dialogues: readonly DialogueContent[] = [
  ...myDayLater,
  ...speech,
  ...verbsMore,
  ...city,
  ...bodyAndHealth,
];
