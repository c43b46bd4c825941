import { type ComponentType, useState } from 'react';
import { formTexts as texts } from '../../../../core/texts/lesson/grammar/forms.ts';
import { verbCardTexts } from '../../../../core/texts/lesson/grammar/verb-card.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import type { PracticeDialogProps } from './practice-dialog.tsx';

type PracticeButtonProps = Pick<PracticeDialogProps, 'wordId' | 'player' | 'createSession'>;

/** Opens the practice of a verb, whose code is loaded at the first tap. */
export function PracticeButton({ wordId, player, createSession }: PracticeButtonProps) {
  const { toast } = useServices();
  const [loading, setLoading] = useState(false);
  // A component is a function, which React would call if it were the state itself.
  const [opened, setOpened] = useState<{ Dialog: ComponentType<PracticeDialogProps> } | null>(null);

  async function open() {
    setLoading(true);
    try {
      const { PracticeDialog } = await import('./practice-dialog.tsx');
      setOpened({ Dialog: PracticeDialog });
    } catch {
      toast({ variant: 'destructive', description: verbCardTexts.notOpened });
    }
    setLoading(false);
  }

  return (
    <>
      <Button variant="primary" block loading={loading} onClick={() => void open()}>
        {texts.practise}
      </Button>
      {opened && <opened.Dialog {...{ wordId, player, createSession }} onClose={() => setOpened(null)} />}
    </>
  );
}
