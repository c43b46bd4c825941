import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { createTelemetry } from '../../api/_telemetry/telemetry.ts';
import type { Telemetry } from '../../core/service/telemetry.ts';

const Value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.number() }).transform(({ intValue }) => intValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: Attributes,
  status: z.object({ code: z.number().optional() }),
});
export type CollectedSpan = z.output<typeof Span>;

const Traces = z
  .object({
    resourceSpans: z.array(
      z.object({
        resource: z.object({ attributes: Attributes }),
        scopeSpans: z.array(z.object({ spans: z.array(Span) })),
      }),
    ),
  })
  .transform(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

const Point = z.object({
  attributes: Attributes,
  asDouble: z.number().optional(),
  count: z.number().optional(),
});
export type CollectedPoint = z.output<typeof Point> & { metric: string };
const Metrics = z
  .object({
    resourceMetrics: z.array(
      z.object({
        scopeMetrics: z.array(
          z.object({
            metrics: z.array(
              z.object({
                name: z.string(),
                sum: z.object({ dataPoints: z.array(Point) }).optional(),
                histogram: z.object({ dataPoints: z.array(Point) }).optional(),
              }),
            ),
          }),
        ),
      }),
    ),
  })
  .transform(({ resourceMetrics }) =>
    resourceMetrics
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
      .flatMap(({ name, sum, histogram }) =>
        [...(sum?.dataPoints ?? []), ...(histogram?.dataPoints ?? [])].map((point) => ({
          ...point,
          metric: name,
        })),
      ),
  );

export type Received = { path: string; headers: Record<string, unknown>; body: string };

export type Collector = {
  address: string;
  /** Everything that arrived, as it was sent. */
  received: Received[];
  /** What it answers; 200 at first. */
  status: number;
  spans(): CollectedSpan[];
  points(): CollectedPoint[];
  close(): Promise<void>;
};

/** A small OTLP collector; it takes reports of errors, too. */
export async function openCollector(): Promise<Collector> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    collector.received.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bodiesAt = (path: string) =>
    collector.received.filter((one) => one.path === path).map(({ body }): unknown => JSON.parse(body));
  const collector: Collector = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // TCP always has a port
    received: [],
    status: 200,
    spans: () => bodiesAt('/v1/traces').flatMap((body) => Traces.parse(body)),
    points: () => bodiesAt('/v1/metrics').flatMap((body) => Metrics.parse(body)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return collector;
}

export type SentTelemetry = {
  telemetry: Telemetry;
  failures: unknown[];
  /** Waits until everything so far was sent. */
  settled(): Promise<void>;
};

/** Telemetry to a collector, whose sending can be awaited. */
export function telemetryTo(endpoint: string): SentTelemetry {
  const sending = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  const telemetry = createTelemetry({
    endpoint,
    version: 'test',
    background: (work) => {
      sending.add(work);
      void work.finally(() => sending.delete(work));
    },
    onFailure: (cause) => failures.push(cause),
  });
  return {
    telemetry,
    failures,
    async settled() {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

/** The spans of a trace as a tree of their names, two spaces a level. */
export function treeOf(spans: readonly CollectedSpan[], traceId: string): string[] {
  const own = spans.filter((span) => span.traceId === traceId);
  const below = (parent: string | undefined, level: number): string[] =>
    own
      .filter(({ parentSpanId }) => parentSpanId === parent)
      .flatMap(({ spanId, name }) => [`${'  '.repeat(level)}${name}`, ...below(spanId, level + 1)]);
  return below(undefined, 0);
}
