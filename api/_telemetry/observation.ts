import { describeFailure } from '../../bot/services/failures.ts';
import type { Background, Clock, Log } from '../../core/ports.ts';
import { lostByEvent } from '../../core/service/service-levels.ts';
import { noTelemetry, type Telemetry } from '../../core/service/telemetry.ts';
import { createLog } from '../_adapters/log.ts';
import type { Env } from '../_env.ts';
import { createErrorReports } from './error-reports.ts';
import { createTelemetry } from './telemetry.ts';

export type ObservationOptions = {
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'SENTRY_DSN'>;
  version: string;
  clock: Clock;
  background: Background;
  /** Receives each line of the log. */
  write: (line: string) => void;
};

/** How one process is seen: its log, and where the environment names addresses, traces, figures and reports of errors. */
export function createObservation(options: ObservationOptions): { log: Log; telemetry: Telemetry } {
  const { env, clock, write, ...rest } = options;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, SENTRY_DSN: dsn } = env;
  const onFailure = onceForEach((cause) =>
    log('warn', 'telemetry-not-sent', { cause: describeFailure(cause) }),
  );
  const telemetry = endpoint ? createTelemetry({ ...rest, endpoint, onFailure }) : noTelemetry;
  const report = dsn ? createErrorReports({ ...rest, dsn, onFailure }) : undefined;
  const writeLine = createLog(
    (line, level) => {
      write(line);
      if (level === 'error') report?.(line);
    },
    clock,
    telemetry.traceId,
  );
  const log: Log = (level, event, fields) => {
    writeLine(level, event, fields);
    const lost = lostByEvent[event];
    if (lost) telemetry.count(lost, 'bad');
  };
  return { log, telemetry };
}

/** More causes than these are counted together. */
const maxCauses = 20;

/** A collector that is away fails with every call: the log says each cause once. */
function onceForEach(report: (cause: unknown) => void): (cause: unknown) => void {
  const known = new Set<string>();
  return (cause) => {
    const text = String(cause);
    if (known.has(text) || known.size >= maxCauses) return;
    known.add(text);
    report(cause);
  };
}
