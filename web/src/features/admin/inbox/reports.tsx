import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportSubjects } from '../../../../../core/reports/reports.ts';
import { reportAdminTexts as texts } from '../../../../../core/texts/admin/reports.ts';
import { useServices } from '../../../lib/services.ts';
import { SelectField } from '../../../ui/controls/field.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Card } from '../../../ui/surfaces/card.tsx';
import { Hint } from '../../../ui/text.tsx';
import { PagedList } from '../lists/paged-list.tsx';
import type { AdminSectionProps } from '../place.ts';
import { ReportCard } from './report-card.tsx';
import { type ReportFilter, reportsQuery } from './reports-query.ts';

/** Mistakes that learners have reported: those that are open, and what was answered. */
export function Reports({ go }: Pick<AdminSectionProps, 'go'>) {
  const { api } = useServices();
  const [filter, setFilter] = useState<ReportFilter>({ state: 'open', subject: '' });
  const query = useInfiniteQuery({ ...reportsQuery(api, filter), placeholderData: (shown) => shown });
  const { data } = query;
  const reports = data?.pages.flatMap((page) => page.reports);
  const open = data?.pages.at(-1)?.open;
  return (
    <>
      <Card gap={5}>
        {open !== undefined && <Hint>{texts.openNow(open)}</Hint>}
        <Segments
          label={texts.state}
          options={(['open', 'closed'] as const).map((value) => ({ value, name: texts.states[value] }))}
          chosen={filter.state}
          onChoose={(state) => setFilter({ ...filter, state })}
        />
        <SelectField
          label={texts.subject}
          value={filter.subject}
          options={[
            { value: '', name: texts.everySubject },
            ...reportSubjects.map((value) => ({ value, name: texts.subjects[value] })),
          ]}
          onChange={(value) =>
            setFilter({ ...filter, subject: reportSubjects.find((one) => one === value) ?? '' })
          }
        />
      </Card>
      <PagedList query={query} rows={reports} texts={texts}>
        {(report) => <ReportCard report={report} go={go} />}
      </PagedList>
    </>
  );
}
