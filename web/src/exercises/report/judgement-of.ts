import { reportButtonTexts as texts } from '../../../../core/texts/reports/report-button.ts';

/** How an answer was judged, as a report takes it along; with the reason where one was given. */
export function judgementOf({ isRight }: { isRight: boolean }, reason?: string): string {
  const judged = isRight ? texts.right : texts.wrong;
  return reason ? `${judged}: ${reason}` : judged;
}
