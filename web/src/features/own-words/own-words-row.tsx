import { keepWordTexts as texts } from '../../../../core/texts/home/keep-word.ts';
import { PenIcon } from '../../ui/icons/practice-icons.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';

/** The way from the profile to the learner's own words. */
export const OwnWordsRow = ({ onOpen }: { onOpen: () => void }) => (
  <WayRow
    icon={<PenIcon size={22} />}
    tone="accent"
    name={texts.title}
    hint={texts.wayHint}
    onOpen={onOpen}
  />
);
