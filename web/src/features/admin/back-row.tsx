import { Button } from '../../ui/controls/button.tsx';
import { BackIcon } from '../../ui/icons/icons.tsx';

/** The way from one thing back to its list, above its head line. */
export function BackRow({ name, onBack }: { name: string; onBack: () => void }) {
  return (
    <div>
      <Button variant="quiet" size="small" icon={<BackIcon size={20} />} onClick={onBack}>
        {name}
      </Button>
    </div>
  );
}
