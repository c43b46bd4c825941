import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { acquaintance } from './acquaintance.ts';
import { alphabet } from './alphabet.ts';
import { familyHome } from './family-home.ts';
import { grammar } from './grammar.ts';
import { myDay } from './my-day.ts';
import { verbs } from './verbs.ts';

/** All dialogues in the order in which a learner meets them. */
export const dialogues: readonly DialogueContent[] = [
  ...alphabet,
  ...acquaintance,
  ...verbs,
  ...familyHome,
  ...grammar,
  ...myDay,
];
