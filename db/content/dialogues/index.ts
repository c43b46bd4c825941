import type { DialogueContent } from '../../../core/dialogues/content.ts';
import { acquaintance } from './acquaintance.ts';
import { alphabet } from './alphabet.ts';

/** All dialogues in the order in which a learner meets them. */
export const dialogues: readonly DialogueContent[] = [...alphabet, ...acquaintance];
