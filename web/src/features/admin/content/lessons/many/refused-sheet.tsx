import type { ManyOutcome } from '../../../../../../../core/contracts/admin/lessons-many.ts';
import { manyTexts as texts } from '../../../../../../../core/texts/admin/course/many.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../../ui/surfaces/sheet.tsx';
import { Hint, Text } from '../../../../../ui/text.tsx';
import styles from './many.module.css';

type RefusedSheetProps = {
  outcome: Pick<ManyOutcome, 'refused' | 'refusedCount'>;
  onOpen: (lessonId: number) => void;
  onClose: () => void;
};

/** The lessons that were not published, each with its reason and the way to it. */
export function RefusedSheet({ outcome: { refused, refusedCount }, onOpen, onClose }: RefusedSheetProps) {
  const rest = refusedCount - refused.length;
  return (
    <Sheet
      title={texts.refusedTitle(refusedCount)}
      onClose={onClose}
      actions={
        <Button block onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <ul className={styles.refused}>
        {refused.map(({ id, name, reason }) => (
          <li key={id}>
            <button type="button" className={styles.reason} onClick={() => onOpen(id)}>
              <Text weight="strong">{name}</Text>
              <Hint>{reason}</Hint>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && <Hint as="p">{texts.refusedMore(rest)}</Hint>}
    </Sheet>
  );
}
