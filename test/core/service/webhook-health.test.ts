import { expect, it } from 'vitest';
import { webhookHealth } from '../../../core/service/webhook-health.ts';

const now = new Date('2026-11-21T09:00:00Z');
const calm = { isSet: true, pending: 0, lastErrorAt: null, lastError: null };
const minutesAgo = (count: number) => new Date(now.getTime() - count * 60_000);

it.each([
  ['deliveries arrive', calm, 'up'],
  ['a burst waits', { ...calm, pending: 100 }, 'up'],
  ['deliveries pile up', { ...calm, pending: 101 }, 'failing'],
  ['one failed a moment ago', { ...calm, lastErrorAt: minutesAgo(14), lastError: '500' }, 'failing'],
  ['one failed long ago', { ...calm, lastErrorAt: minutesAgo(15), lastError: '500' }, 'up'],
  ['there is no address', { ...calm, isSet: false, pending: 500 }, 'unset'],
])('when %s the webhook is judged by it', (_, info, state) => {
  expect(webhookHealth(info, now)).toBe(state);
});
