import '../../ui/styles/fonts.css';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DialogueItem } from '../../../../core/contracts/dialogues.ts';
import { dialogueListTexts as texts } from '../../../../core/texts/lesson/dialogue-list.ts';
import { useDialogues } from '../../exercises/dialogue/use-dialogues.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import type { Services } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TalkIcon } from '../../ui/icons/reward-icons.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';
import { AllDialogues } from './all-dialogues.tsx';
import { DialogueFailure, DialoguesSkeleton } from './dialogue-states.tsx';
import { OpenDialogue } from './open-dialogue.tsx';

export type DialoguesViewProps = ScreenProps<'dialogues'> & {
  createSession?: (services: Services) => ExerciseSession;
};

/** «Диалоги»: all of them, and one that is played. */
export function DialoguesView({
  dialogueId,
  from,
  onExit,
  onOpen,
  createSession = createExerciseSession,
}: DialoguesViewProps) {
  const session = useExerciseSession(createSession);
  const { data: dialogues, error, isFetching, refetch } = useDialogues();
  const [shown, setShown] = useState<{ id: number | undefined; isFromList: boolean }>({
    id: dialogueId,
    isFromList: false,
  });
  /** Where the list was left for a dialogue. */
  const listPlace = useRef(0);
  const leave = () => (from ? onOpen({ name: from }) : onExit());
  const toAll = () => setShown({ id: undefined, isFromList: false });
  const isOpen = shown.id !== undefined;
  // One that was opened from elsewhere leads back there.
  const back = isOpen && shown.isFromList ? toAll : leave;
  useBackButton(back);
  useLayoutEffect(() => {
    if (!isOpen) window.scrollTo(0, listPlace.current);
  }, [isOpen]);

  const toPlans = (lessonId: number | undefined) =>
    onOpen({ name: 'subscription', ...(lessonId !== undefined && { lessonId }) });
  if (shown.id !== undefined) {
    const { id } = shown;
    return (
      <OpenDialogue
        key={id}
        id={id}
        session={session}
        onDone={back}
        onLocked={() => toPlans(dialogues?.find((one) => one.id === id)?.lessonId)}
      />
    );
  }
  if (!dialogues && error && !isFetching) {
    return <DialogueFailure onRetry={() => void refetch()} onBack={leave} />;
  }
  if (!dialogues) return <DialoguesSkeleton />;
  if (dialogues.length === 0) {
    return (
      <Notice icon={<TalkIcon size={36} />} title={texts.empty} text={texts.emptyHint}>
        <Button variant="primary" onClick={leave}>
          {texts.back}
        </Button>
      </Notice>
    );
  }
  function choose({ id, isLocked, lessonId }: DialogueItem): void {
    if (isLocked) {
      toPlans(lessonId);
      return;
    }
    listPlace.current = window.scrollY;
    setShown({ id, isFromList: true });
  }
  return <AllDialogues dialogues={dialogues} onChoose={choose} />;
}
