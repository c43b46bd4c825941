import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DialogueDetail } from '../../../../core/contracts/dialogues.ts';
import { startPlay } from '../../../../core/dialogues/play.ts';
import { DialoguePlayer } from '../../exercises/dialogue/dialogue-player.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { ApiError } from '../../lib/api/http.ts';
import { soundsOfTurns } from '../../lib/audio/lesson-sounds.ts';
import { dialogueQuery } from '../../lib/dialogues/dialogues-cache.ts';
import { type OpenedDialogue, openedDialogue } from '../../lib/kept/dialogues.ts';
import { useServices } from '../../lib/services.ts';
import { DialogueFailure, DialoguesSkeleton } from './dialogue-states.tsx';

type OpenDialogueProps = {
  id: number;
  session: ExerciseSession;
  onDone: () => void;
  /** It is of a lesson that is not open to the learner. */
  onLocked: () => void;
};

/** One dialogue: it goes on where the device left it. */
export function OpenDialogue({ id, session, onDone, onLocked }: OpenDialogueProps) {
  const services = useServices();
  const { data: dialogue, error, isFetching, refetch } = useQuery(dialogueQuery(services, id));
  const [kept] = useState(() => openedDialogue(services, id));
  useSoundsAhead(dialogue);
  if (dialogue) {
    return (
      <DialoguePlayer dialogue={dialogue} start={startOf(dialogue, kept)} session={session} onDone={onDone} />
    );
  }
  if (!error || isFetching) return <DialoguesSkeleton />;
  const isLocked = error instanceof ApiError && error.status === 403;
  return (
    <DialogueFailure
      isLocked={isLocked}
      onRetry={isLocked ? onLocked : () => void refetch()}
      onBack={onDone}
    />
  );
}

/** A dialogue that has changed since, or was played to its end, begins again. */
function startOf(dialogue: DialogueDetail, kept: OpenedDialogue | undefined) {
  const isSame = kept && linesOf(kept.detail) === linesOf(dialogue);
  return isSame && kept.play.step !== 'end' ? kept.play : startPlay;
}

const linesOf = ({ turns, questions }: DialogueDetail): string =>
  JSON.stringify([turns.map(({ speaker, pronunciation }) => [speaker, pronunciation]), questions]);

/** Has the page hold the sounds of the dialogue before they are played: they sound at once, and without a network. */
function useSoundsAhead(dialogue: DialogueDetail | undefined): void {
  const services = useServices();
  useEffect(() => {
    if (!dialogue) return;
    import('../../lib/audio/fetch-sounds.ts').then(
      ({ fetchAhead }) => fetchAhead(services, { sounds: soundsOfTurns(dialogue) }),
      // Without it each sound is requested when it is played.
      () => {},
    );
  }, [services, dialogue]);
}
