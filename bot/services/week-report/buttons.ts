import { weekReportTexts } from '../../../core/texts/admin/week-report.ts';

/** Callback data of the button that switches an admin's weekly report. */
export const weekReportButton = {
  /** `wants`: whether it comes now. */
  of: (wants: boolean): { text: string; data: string } =>
    wants ? { text: weekReportTexts.off, data: 'wr:off' } : { text: weekReportTexts.on, data: 'wr:on' },
  /** Whether it shall come; undefined for any other button. */
  parse: (data: string): boolean | undefined => ({ 'wr:on': true, 'wr:off': false })[data],
};
