import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminContentTexts } from '../../../../../../../core/texts/admin/course/content.ts';
import { manyTexts as texts } from '../../../../../../../core/texts/admin/course/many.ts';
import { useServices } from '../../../../../lib/services.ts';
import { Button } from '../../../../../ui/controls/button.tsx';
import { SelectField } from '../../../../../ui/controls/field.tsx';
import { Stack } from '../../../../../ui/layout.tsx';
import { Sheet } from '../../../../../ui/surfaces/sheet.tsx';
import { Hint } from '../../../../../ui/text.tsx';
import { categoriesQuery } from '../../content-queries.ts';

type MoveSheetProps = {
  count: number;
  isMoving: boolean;
  onMove: (subsectionId: number) => void;
  onClose: () => void;
};

/** Where the selected lessons go. */
export function MoveSheet({ count, isMoving, onMove, onClose }: MoveSheetProps) {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const [chosen, setChosen] = useState('');
  const places = categories.flatMap(({ name, subsections }) =>
    subsections.map((subsection) => ({
      value: String(subsection.id),
      name: `${name} · ${subsection.name}`,
    })),
  );
  return (
    <Sheet
      title={texts.moveTitle(count)}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            block
            disabled={chosen === ''}
            loading={isMoving}
            onClick={() => onMove(Number(chosen))}
          >
            {texts.moveYes}
          </Button>
          <Button variant="quiet" block onClick={onClose}>
            {adminContentTexts.cancel}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <SelectField
          label={texts.moveTo}
          value={chosen}
          options={[{ value: '', name: adminContentTexts.editor.choose }, ...places]}
          onChange={setChosen}
        />
        <Hint as="p">{texts.moveHint}</Hint>
      </Stack>
    </Sheet>
  );
}
