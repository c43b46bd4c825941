import { type ComponentType, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import { verbCardTexts } from '../../../../core/texts/lesson/grammar/verb-card.ts';
import type { AudioPlayer } from '../../lib/audio/audio-player.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TableIcon } from '../../ui/icons/practice-icons.tsx';
import type { VerbSheetProps } from './verb-sheet.tsx';

type VerbButtonProps = {
  word: Word;
  player: AudioPlayer;
  /** Only the icon, where the word has its name. */
  small?: boolean;
};

/** Opens the card of the word's verb, whose code is loaded at the first tap; nothing for a word that is no verb. */
export function VerbButton({ word, player, small = false }: VerbButtonProps) {
  const { toast } = useServices();
  const [loading, setLoading] = useState(false);
  // A component is a function, which React would call if it were the state itself.
  const [card, setCard] = useState<{ Sheet: ComponentType<VerbSheetProps> } | null>(null);
  if (!word.verb) return null;

  async function open() {
    setLoading(true);
    try {
      const { VerbSheet } = await import('./verb-sheet.tsx');
      setCard({ Sheet: VerbSheet });
    } catch {
      toast({ variant: 'destructive', description: verbCardTexts.notOpened });
    }
    setLoading(false);
  }

  return (
    <>
      <Button
        variant="quiet"
        size={small ? 'icon' : 'small'}
        icon={<TableIcon size={20} />}
        loading={loading}
        aria-label={small ? `${verbCardTexts.open}: ${word.russian}` : verbCardTexts.open}
        onClick={() => void open()}
      >
        {small ? undefined : verbCardTexts.short}
      </Button>
      {card && <card.Sheet word={word} player={player} onClose={() => setCard(null)} />}
    </>
  );
}
