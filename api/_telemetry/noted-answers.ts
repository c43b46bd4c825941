import { levelOfCall, outcomeOfCall, outcomeOfDelivery } from '../../core/service/service-levels.ts';
import type { Span, Telemetry } from '../../core/service/telemetry.ts';

type Counting = Pick<Telemetry, 'count'>;
/** How an answer ended, and how long it took. */
type Ended = { status: number; ms: number };

/** Names a call by its row of the endpoint table, and by nothing of its address, which may carry a secret. */
export function noteCall(
  telemetry: Counting,
  span: Span,
  { key = 'unknown address', ...ended }: Ended & { key: string | undefined },
): void {
  span.rename(key);
  span.note({ 'http.route': key });
  noteStatus(span, ended.status);
  const level = levelOfCall(key);
  if (level) telemetry.count(level, outcomeOfCall(level, ended), ended.ms);
}

/** A delivery of Telegram. */
export function noteDelivery(telemetry: Counting, span: Span, { status, ms }: Ended): void {
  noteStatus(span, status);
  const outcome = outcomeOfDelivery(status);
  if (outcome) telemetry.count('webhook-delivered', outcome, ms);
}

export function noteStatus(span: Span, status: number): void {
  span.note({ 'http.response.status_code': status });
  if (status >= 500) span.fail(String(status));
}
