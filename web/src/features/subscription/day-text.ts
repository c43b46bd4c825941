import { dateText } from '../../../../core/texts/payments.ts';
import { deviceTimeZone } from '../../lib/time/time-zone.ts';

/** '5 марта 2027 г.' of an ISO moment on the learner's calendar; the «г.» is never alone on a line. */
export function dayText(iso: string): string {
  return dateText(new Date(iso), deviceTimeZone()).replace(/\s(г\.)$/, '\u00a0$1');
}
