import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { bodyAndHealth } from './body-and-health.ts';
import { city } from './city.ts';
import { food } from './food.ts';
import { lifeInIsrael } from './life-in-israel.ts';
import { myDayLater } from './my-day-later.ts';
import { nature } from './nature.ts';
import { shopping } from './shopping.ts';
import { speech } from './speech.ts';
import { timeAndWeather } from './time-and-weather.ts';
import { verbsMore } from './verbs-more.ts';

/** All dialogues in the order of the course. */
export const dialogues: readonly DialogueContent[] = [
  ...myDayLater,
  ...speech,
  ...verbsMore,
  ...city,
  ...bodyAndHealth,
  ...shopping,
  ...food,
  ...lifeInIsrael,
  ...timeAndWeather,
  ...nature,
];
