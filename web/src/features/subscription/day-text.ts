import { dateText } from '../../../../core/texts/home/payments.ts';

/** '5 марта 2027 г.' of an ISO moment on the learner's calendar; the «г.» is never alone on a line. */
export function dayText(iso: string): string {
  return dateText(new Date(iso), undefined).replace(/\s(г\.)$/, '\u00a0$1');
}
