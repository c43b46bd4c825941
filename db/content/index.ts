import type { SectionContent } from '../../core/lesson/content.ts';
import { section01 } from './01-alphabet.ts';
import { section02 } from './02-acquaintance.ts';
import { section03 } from './03-verbs.ts';
import { section04 } from './04-family-home.ts';
import { section05 } from './05-grammar.ts';
import { section06 } from './06-my-day.ts';
import { section07 } from './07-speech.ts';
import { section08 } from './08-verbs-more.ts';
import { section09 } from './09-city.ts';
import { section10 } from './10-body-and-health.ts';
import { section11 } from './11-shopping.ts';
import { section12 } from './12-food.ts';
import { section13 } from './13-life-in-israel.ts';
import { section14 } from './14-time-and-weather.ts';
import { section15 } from './15-nature.ts';
import { sentences } from './sentences/index.ts';
import { withSentences } from './sentences/shape.ts';

const bare: readonly SectionContent[] = [
  section01,
  section02,
  section03,
  section04,
  section05,
  section06,
  section07,
  section08,
  section09,
  section10,
  section11,
  section12,
  section13,
  section14,
  section15,
];

/** The whole course in the order in which it is learned. */
export const sections: readonly SectionContent[] = withSentences(bare, sentences);
