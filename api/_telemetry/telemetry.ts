import type { Background } from '../../core/ports.ts';
import { noTelemetry, type Telemetry } from '../../core/service/telemetry.ts';

export type TelemetryOptions = {
  /** Address of an OTLP collector, e.g. 'https://otlp.example'; traces go to /v1/traces below it, metrics to /v1/metrics. */
  endpoint: string;
  version: string;
  background: Background;
  /** Told of what cannot be loaded or sent. */
  onFailure: (cause: unknown) => void;
};

/**
 * Telemetry by OpenTelemetry. Its packages are loaded here and nowhere else, while the first work waits for them: a
 * deployment without an endpoint never reads them. Work goes on unseen when they cannot be loaded.
 */
export function createTelemetry(options: TelemetryOptions): Telemetry {
  let opened: Telemetry | undefined;
  const opening = import('./otel.ts')
    .then(({ openOtel }) => {
      opened = openOtel(options);
    })
    .catch((cause: unknown) => {
      opened = noTelemetry;
      options.onFailure(cause);
    });
  return {
    async span(start, work) {
      if (!opened) await opening;
      return (opened ?? noTelemetry).span(start, work);
    },
    traceId: () => opened?.traceId(),
    count: (...event) => opened?.count(...event),
  };
}
