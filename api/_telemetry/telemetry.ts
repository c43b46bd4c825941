import { noTelemetry, type Telemetry } from '../../core/service/telemetry.ts';
import type { TelemetryOptions } from './options.ts';

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
