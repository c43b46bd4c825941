import { expect, it } from 'vitest';
import { createClock, toLocalIso } from '../../../../web/src/lib/time/clock.ts';
import { deviceTimeZone } from '../../../../web/src/lib/time/time-zone.ts';

it('a phone that runs ten minutes late shows the time of the server', () => {
  let device = Date.parse('2026-11-21T07:50:00.000Z');
  const clock = createClock(() => device);
  expect(clock.now().toISOString()).toBe('2026-11-21T07:50:00.000Z');
  clock.correct('2026-11-21T08:00:00.000Z');
  device += 1000;
  expect(clock.now().toISOString()).toBe('2026-11-21T08:00:01.000Z');
});

it('a server time that cannot be read changes nothing', () => {
  const clock = createClock(() => 1000);
  clock.correct('soon');
  expect(clock.now().getTime()).toBe(1000);
});

it('a local time names the same moment and carries its offset', () => {
  const moment = new Date('2026-11-21T08:00:00.123Z');
  const text = toLocalIso(moment);
  expect(text).toMatch(/^2026-11-2\dT\d\d:\d\d:00\.123[+-]\d\d:\d\d$/);
  expect(Date.parse(text)).toBe(moment.getTime());
});

it('the zone of the device is known with Temporal and without', () => {
  expect(deviceTimeZone({ Temporal: { Now: { timeZoneId: () => 'Asia/Jerusalem' } } })).toBe(
    'Asia/Jerusalem',
  );
  expect(deviceTimeZone({})).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
