import type { ReportSubject } from '../../../../core/reports/reports.ts';
import { reportButtonTexts as texts } from '../../../../core/texts/reports/report-button.ts';

/** What is reported, with what was shown and answered; `judgement` where an answer was judged. */
export type Reported = {
  subject: ReportSubject;
  /** Of a sentence the id of its lesson; of a letter or number see core/reports. */
  subjectId: number;
  question?: string | undefined;
  answer?: string | undefined;
  judgement?: string | undefined;
};

/** How an answer was judged, as a report takes it along; with the reason where one was given. */
export function judgementOf({ isRight }: { isRight: boolean }, reason?: string): string {
  const judged = isRight ? texts.right : texts.wrong;
  return reason ? `${judged}: ${reason}` : judged;
}
