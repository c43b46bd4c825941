import { analyticsTexts } from '../../../../../core/texts/admin/web.ts';
import { SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { AnalyticsPanels } from './analytics-panels.tsx';

/** SPEC §2 Admin: the link «Аналитика» of the sidebar. */
export function AnalyticsView({ go }: AdminSectionProps) {
  return (
    <>
      <SectionTitle>{analyticsTexts.title}</SectionTitle>
      <AnalyticsPanels
        onLesson={(lessonId) => go({ section: 'content', lessonId })}
        onPayments={(days) => go({ section: 'payments', days })}
      />
    </>
  );
}
