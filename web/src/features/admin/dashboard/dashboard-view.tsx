import { useState } from 'react';
import { dashboardTexts as texts } from '../../../../../core/texts/admin/web.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { AnalyticsPanels } from '../analytics/analytics-panels.tsx';
import { SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { Overview } from './overview.tsx';
import { RecentActions } from './recent-actions.tsx';

type Tab = keyof typeof texts.tabs;
const tabs: readonly Tab[] = ['overview', 'analytics', 'actions'];

/** SPEC §2 Admin: the state of the service, with tabs overview, analytics and recent actions. */
export function DashboardView({ go }: AdminSectionProps) {
  const [tab, setTab] = useState<Tab>('overview');
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      <Tabs
        label={texts.title}
        tabs={tabs.map((id) => ({ id, name: texts.tabs[id] }))}
        chosen={tab}
        onChoose={setTab}
      >
        {tab === 'overview' && <Overview onPayments={() => go({ section: 'payments' })} />}
        {tab === 'analytics' && (
          <AnalyticsPanels
            onLesson={(lessonId) => go({ section: 'content', lessonId })}
            onPayments={(days) => go({ section: 'payments', days })}
          />
        )}
        {tab === 'actions' && <RecentActions />}
      </Tabs>
    </>
  );
}
