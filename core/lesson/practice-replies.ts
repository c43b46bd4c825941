import {
  currentWord,
  type PracticeEvent,
  type PracticeState,
  phaseAfterRound,
  predictedPoints,
  type WordToPractise,
} from './practice-state.ts';
import { hasStage } from './stages.ts';

/**
 * Merges a reply's words into what is known: stages are a union, so a late reply takes nothing back. What was left over
 * when the round ended may be done by now.
 */
function withReply(
  state: PracticeState,
  reply: { pass: number; words: readonly WordToPractise[] },
): PracticeState {
  const known = new Map(reply.words.map((word) => [word.id, word]));
  const words = state.words.map((word) => {
    const truth = known.get(word.id);
    if (!truth) return word;
    const done = reply.pass === state.pass ? word.done | truth.done : word.done;
    return { ...word, done, learned: word.learned || truth.learned };
  });
  const isRoundOver = state.phase === 'leftover' || state.phase === 'enough';
  return { ...state, words, phase: isRoundOver ? phaseAfterRound({ ...state, words }) : state.phase };
}

/** What the reply says about points replaces the prediction. */
export function takeReply(state: PracticeState, reply: PracticeEvent & { type: 'saved' }): PracticeState {
  const isLearned = reply.words.some(({ id, learned }) => id === reply.wordId && learned);
  return { ...withReply(state, reply), flash: correctFlash(state.flash, reply, isLearned) };
}

/** A stage that waits for its answer counts as answered when it was done elsewhere in the meantime. */
export function takeReturn(state: PracticeState, event: PracticeEvent & { type: 'returned' }): PracticeState {
  const before = currentWord(state);
  const after = withReply(state, event);
  const word = currentWord(after);
  const isDoneNow = before && word && !hasStage(before.done, state.stage) && hasStage(word.done, state.stage);
  return state.phase === 'asking' && isDoneNow ? { ...after, phase: 'answered' } : after;
}

/** Replies to a word's earlier stages have no points and must not end the flash of its last one. */
function correctFlash(
  flash: PracticeState['flash'],
  { wordId, points }: { wordId: number; points: number },
  learned: boolean,
): PracticeState['flash'] {
  if (flash?.wordId !== wordId) return points > predictedPoints ? { wordId, points } : flash;
  if (!learned || flash.points === points) return flash;
  return points > 0 ? { wordId, points } : null;
}
