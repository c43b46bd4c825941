import type { RuleContent } from '../../../core/rules/content.ts';
import { inCourseOrder } from '../../../core/rules/course-order.ts';
import { sections } from '../index.ts';
import { articles } from './articles.ts';
import { having } from './having.ts';
import { joining } from './joining.ts';
import { nounsAndAdjectives } from './nouns-and-adjectives.ts';
import { numbersAndTime } from './numbers-and-time.ts';
import { prepositions } from './prepositions.ts';
import { questionsAndNegation } from './questions-and-negation.ts';
import { reading } from './reading.ts';
import { sentences } from './sentences.ts';
import { verbs } from './verbs.ts';

/** All rules in the order in which a learner meets them. */
export const rules: readonly RuleContent[] = inCourseOrder(
  [
    ...reading,
    ...nounsAndAdjectives,
    ...articles,
    ...sentences,
    ...questionsAndNegation,
    ...having,
    ...prepositions,
    ...verbs,
    ...joining,
    ...numbersAndTime,
  ],
  sections,
);
