import { studioTexts } from '../../../../core/texts/studio.ts';
import { useIsSpeaker } from '../../lib/cache/account.ts';
import { MicrophoneIcon } from '../../ui/icons/practice-icons.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';

/** The way from the profile to the studio; nothing for whoever is no speaker. */
export function StudioRow({ onOpen }: { onOpen: () => void }) {
  if (!useIsSpeaker()) return null;
  return (
    <WayRow
      icon={<MicrophoneIcon size={26} />}
      tone="accent"
      name={studioTexts.title}
      hint={studioTexts.wayHint}
      onOpen={onOpen}
    />
  );
}
