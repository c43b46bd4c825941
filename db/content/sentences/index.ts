import { acquaintance } from './acquaintance.ts';
import { alphabet } from './alphabet.ts';
import { bodyAndHealth } from './body-and-health.ts';
import { city } from './city.ts';
import { familyHome } from './family-home.ts';
import { food } from './food.ts';
import { grammar } from './grammar.ts';
import { lifeInIsrael } from './life-in-israel.ts';
import { myDay } from './my-day.ts';
import { nature } from './nature.ts';
import type { LessonSentences } from './shape.ts';
import { shopping } from './shopping.ts';
import { speech } from './speech.ts';
import { timeAndWeather } from './time-and-weather.ts';
import { verbs } from './verbs.ts';
import { verbsMore } from './verbs-more.ts';

/** The sentences of the whole course, a file for each section. */
export const sentences: LessonSentences = {
  ...alphabet,
  ...acquaintance,
  ...verbs,
  ...familyHome,
  ...grammar,
  ...myDay,
  ...speech,
  ...verbsMore,
  ...city,
  ...bodyAndHealth,
  ...shopping,
  ...food,
  ...lifeInIsrael,
  ...timeAndWeather,
  ...nature,
};
