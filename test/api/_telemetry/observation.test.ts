import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createObservation } from '../../../api/_telemetry/observation.ts';
import { noTelemetry } from '../../../core/service/telemetry.ts';
import { createTestClock } from '../../support/backend.ts';
import { type Collector, openCollector } from '../../support/collector.ts';
import { testBotToken } from '../../support/sign-init-data.ts';

let collector: Collector;
const lines: string[] = [];
let sending: Promise<unknown>[] = [];
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());
beforeEach(() => {
  collector.received.splice(0);
  lines.splice(0);
  sending = [];
});

const observe = (env: Parameters<typeof createObservation>[0]['env']) =>
  createObservation({
    env,
    version: 'abc1234',
    clock: createTestClock(),
    background: (work) => sending.push(work),
    write: (line) => lines.push(line),
  });
const dsn = () => collector.address.replace('http://', 'http://publickey@').concat('/42');
const linesOf = (event: string) => lines.filter((line) => line.includes(`"event":"${event}"`));

describe('without addresses', () => {
  it('only the log is written, and nothing is traced', () => {
    const { log, telemetry } = observe({
      OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
      SENTRY_DSN: undefined,
    });
    log('error', 'call-failed', { cause: 'Error: a fault' });
    expect(telemetry).toBe(noTelemetry);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).not.toHaveProperty('traceId');
    expect(sending).toEqual([]);
  });
});

describe('reports of errors', () => {
  it('hold the finished line of an error: its event, its reason, its stack and nothing secret', async () => {
    const { log } = observe({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, SENTRY_DSN: dsn() });
    log('error', 'call-failed', {
      path: '/api/home',
      cause: `Error: cannot reach bot${testBotToken}\n    at somewhere.js:1`,
      initData: 'query_id=AAA&user=Аня&hash=abc',
    });
    await Promise.all(sending);
    expect(collector.received).toHaveLength(1);
    const [{ path, body } = { path: '', body: '' }] = collector.received;
    expect(path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/);
    const [, item, event] = body.split('\n').map((line): unknown => JSON.parse(line));
    expect(item).toMatchObject({ type: 'event' });
    expect(event).toMatchObject({
      level: 'error',
      release: 'abc1234',
      timestamp: Date.parse('2026-11-21T09:00:00Z') / 1000,
      exception: { values: [{ type: 'call-failed', value: 'Error: cannot reach bot[скрыто]' }] },
      tags: { event: 'call-failed' },
      extra: { path: '/api/home', stack: '    at somewhere.js:1' },
    });
    expect(body).not.toContain(testBotToken);
    expect(body).not.toContain('Аня');
  });

  it('are made of errors only', async () => {
    const { log } = observe({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, SENTRY_DSN: dsn() });
    log('warn', 'call-slow', { ms: 3000 });
    log('info', 'service-back', { service: 'store' });
    await Promise.all(sending);
    expect(collector.received).toEqual([]);
  });

  it('that cannot be sent are said in the log once, and cause no report of their own', async () => {
    const { log } = observe({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, SENTRY_DSN: dsn() });
    collector.status = 403;
    log('error', 'call-failed', { cause: 'first' });
    log('error', 'call-failed', { cause: 'second' });
    await Promise.all(sending);
    collector.status = 200;
    expect(linesOf('telemetry-not-sent')).toHaveLength(1);
    expect(sending).toHaveLength(2);
  });
});

describe('the log', () => {
  it('counts what it says of a payment that was granted late', async () => {
    const { log, telemetry } = observe({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      SENTRY_DSN: undefined,
    });
    await telemetry.span({ name: 'timer often', kind: 'entry' }, async () => {
      log('warn', 'payment-found', { chargeId: 'x' });
    });
    await Promise.all(sending);
    expect(collector.points()).toContainEqual(
      expect.objectContaining({
        metric: 'mila.service_level.events',
        attributes: { level: 'payments-granted', outcome: 'bad' },
      }),
    );
    expect(JSON.parse(linesOf('payment-found')[0] ?? '')).toMatchObject({
      traceId: collector.spans()[0]?.traceId,
    });
  });
});
