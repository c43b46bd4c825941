import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { acquaintance } from './acquaintance.ts';
import { alphabet } from './alphabet.ts';
import { bodyAndHealth } from './body-and-health.ts';
import { city } from './city.ts';
import { familyHome } from './family-home.ts';
import { food } from './food.ts';
import { grammar } from './grammar.ts';
import { lifeInIsrael } from './life-in-israel.ts';
import { myDay } from './my-day.ts';
import { myDayLater } from './my-day-later.ts';
import { nature } from './nature.ts';
import { shopping } from './shopping.ts';
import { speech } from './speech.ts';
import { timeAndWeather } from './time-and-weather.ts';
import { verbs } from './verbs.ts';
import { verbsMore } from './verbs-more.ts';

/** All dialogues in the order in which a learner meets them. */
export const dialogues: readonly DialogueContent[] = [
  ...alphabet,
  ...acquaintance,
  ...verbs,
  ...familyHome,
  ...grammar,
  ...myDay,
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
