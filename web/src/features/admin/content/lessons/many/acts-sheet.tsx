import { manyTexts as texts } from '../../../../../../../core/texts/admin/course/many.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { Stack } from '../../../../../ui/layout.tsx';
import { Sheet } from '../../../../../ui/surfaces/sheet.tsx';
import { type BarAct, barActs } from './bar-acts.ts';

type ActsSheetProps = { count: number; onAct: (act: BarAct) => void; onClose: () => void };

/** Everything that can be done with the selected lessons, one below the other. */
export function ActsSheet({ count, onAct, onClose }: ActsSheetProps) {
  return (
    <Sheet
      title={texts.selected(count)}
      onClose={onClose}
      actions={
        <Button variant="quiet" block onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <Stack gap={4}>
        {barActs.map((act) => (
          <Button
            key={act}
            block
            variant={act === 'delete' ? 'danger' : 'secondary'}
            onClick={() => onAct(act)}
          >
            {texts.acts[act]}
          </Button>
        ))}
      </Stack>
    </Sheet>
  );
}
