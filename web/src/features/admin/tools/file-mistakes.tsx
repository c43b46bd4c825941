import type { RefusedImport } from '../../../../../core/contracts/admin/admin.ts';
import { toolsTexts } from '../../../../../core/texts/admin/web.ts';
import { MixedText } from '../../../ui/hebrew/mixed-text.tsx';
import { Text } from '../../../ui/text.tsx';
import { AdminTable } from '../admin-table.tsx';

const texts = toolsTexts.import;

/** Where a course file is wrong, line by line. */
export function FileMistakes({ refused: { problems, total } }: { refused: RefusedImport }) {
  const rows = problems.map((problem, place) => ({ ...problem, place }));
  return (
    <>
      <Text as="p" tone="wrong" role="alert">
        {texts.refused(total)} {problems.length < total && texts.shown(problems.length, total)}
      </Text>
      <AdminTable
        caption={texts.mistakes}
        file="mistakes"
        columns={[
          { name: texts.line, value: ({ line }) => line, cell: ({ line }) => line },
          { name: texts.column, value: ({ column }) => column ?? null, cell: ({ column }) => column ?? '' },
          {
            name: texts.message,
            value: ({ message }) => message,
            cell: ({ message }) => <MixedText>{message}</MixedText>,
          },
        ]}
        rows={rows}
        keyOf={({ place }) => place}
      />
    </>
  );
}
