import { dialogueListTexts as texts } from '../../../../core/texts/lesson/dialogue-list.ts';
import { useDialogues } from '../../exercises/dialogue/use-dialogues.ts';
import { TalkIcon } from '../../ui/icons/reward-icons.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';
import { playedOf } from './played-of.ts';

/** In the profile: the way to the dialogues, and how many of them were played. */
export function DialoguesRow({ onOpen }: { onOpen: () => void }) {
  const { data: dialogues = [] } = useDialogues();
  const played = playedOf(dialogues);
  return (
    <WayRow
      icon={<TalkIcon size={22} />}
      tone="accent"
      name={texts.title}
      hint={played > 0 ? texts.playedOf(played, dialogues.length) : texts.wayHint}
      onOpen={onOpen}
    />
  );
}
