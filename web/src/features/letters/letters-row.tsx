import { letterTexts } from '../../../../core/texts/lesson/letters.ts';
import { AlefIcon } from '../../ui/icons/reward-icons.tsx';
import { WayRow } from '../../ui/surfaces/way-row.tsx';

/** The way to the alphabet. */
export function LettersRow({ onOpen }: { onOpen: () => void }) {
  return (
    <WayRow
      icon={<AlefIcon />}
      tone="accent"
      name={letterTexts.title}
      hint={letterTexts.wayHint}
      onOpen={onOpen}
    />
  );
}
