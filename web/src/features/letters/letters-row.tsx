import { letterTexts } from '../../../../core/texts/letters.ts';
import { AlefIcon } from '../../ui/reward-icons.tsx';
import { WayRow } from '../../ui/way-row.tsx';

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
