import { type ComponentType, useEffect } from 'react';
import type { DialogueDetail } from '../../../../core/contracts/dialogues.ts';
import type { DialoguePlay, PlayStep } from '../../../../core/dialogues/play.ts';
import { useNoVerticalSwipes } from '../../lib/telegram/use-window.ts';
import type { ExerciseSession } from '../session.ts';
import { EndStep } from './end-step.tsx';
import { HearStep } from './hear-step.tsx';
import { QuestionStep } from './question-step.tsx';
import { RoleStep } from './role-step.tsx';
import { RolesStep } from './roles-step.tsx';
import type { StepProps } from './step.ts';
import { TextStep } from './text-step.tsx';
import { useDialoguePlay } from './use-dialogue-play.ts';
import { useVoice } from './use-voice.ts';

export type DialoguePlayerProps = {
  dialogue: DialogueDetail;
  /** Where it goes on. */
  start: DialoguePlay;
  session: ExerciseSession;
  /** Milliseconds, for the time of an answer. */
  now?: () => number;
  onDone: () => void;
};

const steps: Record<PlayStep, ComponentType<StepProps>> = {
  scene: HearStep,
  hearing: HearStep,
  heard: HearStep,
  question: QuestionStep,
  text: TextStep,
  roles: RolesStep,
  role: RoleStep,
  end: EndStep,
};

/** A dialogue from its scene to the end of a role; the device keeps each step. */
export function DialoguePlayer({
  dialogue,
  start,
  session,
  now = () => performance.now(),
  onDone,
}: DialoguePlayerProps) {
  const { play, visit, send } = useDialoguePlay(dialogue, start, now);
  const voice = useVoice(dialogue.turns, session.player);
  const { step, at } = play;
  useNoVerticalSwipes(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step and each question begins at the top of the screen
  useEffect(() => {
    if (step !== 'role') window.scrollTo(0, 0);
  }, [step, step === 'question' && at]);
  const Step = steps[step];
  return <Step {...{ dialogue, play, visit, voice, session, send, onDone }} />;
}
