import type { DialogueContent } from '../../../core/dialogues/content.ts';

/** All dialogues in the order of the course. */
export const dialogues: readonly DialogueContent[] = [];
