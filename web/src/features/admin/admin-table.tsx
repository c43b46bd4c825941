import { useState } from 'react';
import type { CellValue } from '../../../../core/text/spreadsheet.ts';
import { tableTexts as texts } from '../../../../core/texts/admin/tables.ts';
import { Button } from '../../ui/controls/button.tsx';
import { type Column, DataTable, type DataTableProps, type Order } from '../../ui/data-table.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ordered } from './table-order.ts';
import { useKeepTable } from './use-keep-table.ts';

/** `value`: what the cell says without its looks, by which rows are ordered and which the file has. */
export type ValueColumn<Row> = Column<Row> & { value: (row: Row) => CellValue };

type AdminTableProps<Row> = Omit<DataTableProps<Row>, 'columns' | 'order' | 'onOrder'> & {
  columns: readonly [ValueColumn<Row>, ...ValueColumn<Row>[]];
  /** Name of the file, without 'mila-' and its ending; none while not all rows are here. */
  file: string | undefined;
};

/** A table: ordered by any column, and saved as a file. */
export function AdminTable<Row>({ file, columns, rows, ...rest }: AdminTableProps<Row>) {
  const [order, setOrder] = useState<Order | null>(null);
  const keep = useKeepTable();
  const by = columns.find(({ name }) => name === order?.by);
  const shown = order && by ? ordered(rows, by.value, order.isDescending) : rows;

  async function save(): Promise<void> {
    const { printSpreadsheet } = await import('../../../../core/text/spreadsheet.ts');
    const head = columns.map(({ name, spoken }) => spoken ?? name);
    const table = [head, ...shown.map((row) => columns.map(({ value }) => value(row)))];
    await keep(new File([printSpreadsheet(table)], `mila-${file}.csv`, { type: 'text/csv' }));
  }

  return (
    <Stack gap={4}>
      <DataTable {...rest} columns={columns} rows={shown} order={order} onOrder={setOrder} />
      {file && rows.length > 0 && (
        <div>
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.saveOf(rest.caption)}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </div>
      )}
    </Stack>
  );
}
