import { useCallback, useEffect, useRef, useState } from 'react';
import type { DialogueDetail } from '../../../../core/contracts/dialogues.ts';
import {
  answerOf,
  type DialoguePlay,
  next,
  type PlayEvent,
  stateOf,
} from '../../../../core/dialogues/play.ts';
import { keepOpened } from '../../lib/kept/dialogues.ts';
import { useServices } from '../../lib/services.ts';
import { usePauses } from '../../lib/time/pauses.ts';
import { useAnswerClock } from '../round/use-answer-clock.ts';
import { useSaveDialogue } from './use-dialogues.ts';

/** Returns the play after an event. `said`: ids of the words in a line that were said. */
export type SendPlay = (event: PlayEvent, said?: readonly number[]) => DialoguePlay;

/** The play of a dialogue: the device keeps it at each step, and what it says about the learner is saved at once. */
export function useDialoguePlay(
  dialogue: DialogueDetail,
  start: DialoguePlay,
  now: () => number,
): { play: DialoguePlay; visit: number; send: SendPlay } {
  const services = useServices();
  const save = useSaveDialogue();
  const [{ play, visit }, setShown] = useState({ play: start, visit: 1 });
  const latest = useRef(play);
  const spentMs = useAnswerClock(visit, now, usePauses());
  const clock = useRef(spentMs);
  useEffect(() => {
    clock.current = spentMs;
  });
  const send = useCallback<SendPlay>(
    (event, said) => {
      const before = latest.current;
      const after = next(before, event, dialogue);
      if (after === before) return before;
      latest.current = after;
      setShown((shown) => ({ play: after, visit: shown.visit + 1 }));
      keepOpened(services, { detail: dialogue, play: after });
      const answer = answerOf(before, after, dialogue);
      if (answer) {
        const ms = answer.event === 'question' || answer.event === 'line' ? { ms: clock.current() } : {};
        void save(dialogue.id, {
          answer: { ...answer, ...ms, ...(said && said.length > 0 && { said: [...said] }) },
          state: stateOf(after, dialogue),
        });
      }
      return after;
    },
    [services, save, dialogue],
  );
  return { play, visit, send };
}
