import type { Kind } from '../kind.ts';
import type { RoundState } from '../state.ts';

/** Whole dialogues: heard, or read where there is no sound, and asked about by the player; they do not come back. */
export const dialogues = <Q extends { dialogueId: number; seconds: number }>(): Kind<
  RoundState<Q, number>
> => ({
  seconds: ({ seconds }) => seconds,
  keyOf: ({ dialogueId }) => dialogueId,
  miss: { once: true, after: Number.POSITIVE_INFINITY },
  instead: (question) => question,
  saves: 'POST /dialogues/{id}/answers',
  earns: null,
});
