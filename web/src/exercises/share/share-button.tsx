import { useState } from 'react';
import type { ShareRequest } from '../../../../core/contracts/share.ts';
import { shareButtonTexts as texts } from '../../../../core/texts/home/share-button.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { drawn } from '../../ui/icons/icon.tsx';

const ShareIcon = drawn('M20 4 3.5 10.5l6.5 3 3 6.5zM10 13.5 20 4');

type ShareButtonProps = {
  shared: ShareRequest;
  /** Only the icon. */
  small?: boolean;
  className?: string | undefined;
};

/** Passes something on as a message; what does it is loaded at the tap, and without the tap nothing is prepared. */
export function ShareButton({ shared, small = false, className }: ShareButtonProps) {
  const services = useServices();
  const [loading, setLoading] = useState(false);

  async function share() {
    setLoading(true);
    try {
      const { passOn } = await import('./pass-on.ts');
      await passOn(services, shared);
    } catch {
      services.toast({ variant: 'destructive', description: texts.failed });
    }
    setLoading(false);
  }

  return (
    <Button
      variant="quiet"
      size={small ? 'icon' : 'medium'}
      className={className}
      icon={<ShareIcon size={18} />}
      loading={loading}
      aria-label={texts.buttons[shared.kind]}
      onClick={() => void share()}
    >
      {small ? undefined : texts.button}
    </Button>
  );
}
