import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  AggregationTemporalityPreference,
  OTLPMetricExporter,
} from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanStart, Telemetry } from '../../core/service/telemetry.ts';
import { onlyNames, typeOfFailure, withoutWords } from './names.ts';
import type { TelemetryOptions } from './options.ts';

const scope = 'mila';
/** A collector that hangs must not keep a function alive, which is paid by the second. */
const sendWithinMs = 3000;
const secondsPerMs = 0.001;
/** A page is good below two seconds, a delivery below eight and a half; a payment may wait for its timer. */
const boundsInSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8.5, 30, 300];

/** The span under way and the trace that it belongs to. */
type Present = { context: Context; trace: { isOver: boolean } };

const kinds: Readonly<Record<SpanStart['kind'], SpanKind>> = {
  entry: SpanKind.SERVER,
  inside: SpanKind.INTERNAL,
  outside: SpanKind.CLIENT,
};

/**
 * The part of telemetry that is loaded where an endpoint is set. Nothing is registered for the whole process, so no
 * package reports by itself. All is sent at the end of each trace, since a function may be frozen afterwards.
 * Everything else follows OpenTelemetry's own variables: headers, sampling, name of the service.
 */
export function openOtel({ endpoint, version, background, onFailure }: TelemetryOptions): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': scope, 'service.version': version }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const root = endpoint.replace(/\/+$/, '');
  const tracing = new BasicTracerProvider({
    resource,
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${root}/v1/traces`, timeoutMillis: sendWithinMs }),
      ),
    ],
  });
  const metering = openMeter(root, resource);
  const tracer = tracing.getTracer(scope);
  const meter = metering.getMeter(scope);
  const events = meter.createCounter('mila.service_level.events');
  const durations = meter.createHistogram('mila.service_level.duration', {
    unit: 's',
    advice: { explicitBucketBoundaries: boundsInSeconds },
  });
  const present = new AsyncLocalStorage<Present>();
  const sendAll = oneAtATime(async () => {
    const sent = await Promise.allSettled([tracing.forceFlush(), metering.forceFlush()]);
    for (const one of sent) if (one.status === 'rejected') onFailure(one.reason);
  });

  return {
    async span({ name, kind, attributes }, work) {
      const parent = present.getStore();
      // An update inside of its delivery is no entry of its own.
      const kindHere = parent && kind === 'entry' ? 'inside' : kind;
      const options = { kind: kinds[kindHere], attributes: onlyNames(attributes ?? {}) };
      const span = tracer.startSpan(withoutWords(name), options, parent?.context ?? ROOT_CONTEXT);
      const own = {
        context: trace.setSpan(parent?.context ?? ROOT_CONTEXT, span),
        trace: parent?.trace ?? { isOver: false },
      };
      const fail = (type: string) => {
        span.setAttribute('error.type', withoutWords(type));
        span.setStatus({ code: SpanStatusCode.ERROR });
      };
      const handle = {
        rename: (better: string) => void span.updateName(withoutWords(better)),
        note: (more: NonNullable<typeof attributes>) => void span.setAttributes(onlyNames(more)),
        fail,
      };
      try {
        return await present.run(own, () => work(handle));
      } catch (error) {
        fail(typeOfFailure(error));
        throw error;
      } finally {
        span.end();
        own.trace.isOver ||= parent === undefined;
        // Also for work that outlives its call.
        if (own.trace.isOver) background(sendAll());
      }
    },
    traceId() {
      const context = present.getStore()?.context;
      return context && trace.getSpanContext(context)?.traceId;
    },
    count(level, outcome, tookMs) {
      events.add(1, { level, outcome });
      if (tookMs !== undefined) durations.record(tookMs * secondsPerMs, { level, outcome });
    },
  };
}

/** Instances come and go: each sends what it has counted since it last did, and the collector adds. */
function openMeter(root: string, resource: Resource): MeterProvider {
  const exporter = new OTLPMetricExporter({
    url: `${root}/v1/metrics`,
    timeoutMillis: sendWithinMs,
    temporalityPreference: AggregationTemporalityPreference.DELTA,
  });
  return new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: sendWithinMs })],
  });
}

/** Runs a job once more after the one under way, however often it was asked for meanwhile. */
function oneAtATime(job: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    running = job().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return start();
    next ??= running.then(start);
    return next;
  };
}
