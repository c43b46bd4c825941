import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import { useIsAdmin } from '../../lib/cache/account.ts';
import { WayRow } from '../../ui/surfaces/way-row.tsx';
import { BoardIcon } from './admin-icons.tsx';

/** The link from the profile to the admin area; nothing for everybody else. */
export function AdminRow({ onOpen }: { onOpen: () => void }) {
  if (!useIsAdmin()) return null;
  return (
    <WayRow
      icon={<BoardIcon size={26} />}
      tone="accent"
      name={texts.title}
      hint={texts.rowHint}
      onOpen={onOpen}
    />
  );
}
