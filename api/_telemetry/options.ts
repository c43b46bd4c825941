import type { Background } from '../../core/ports.ts';

type Sending = {
  /** Of the product, e.g. a commit. */
  version: string;
  background: Background;
  /** Receives what cannot be loaded or sent. */
  onFailure: (cause: unknown) => void;
};

export type TelemetryOptions = Sending & {
  /** Address of an OTLP collector, e.g. 'https://otlp.example'; traces go to /v1/traces below it, metrics to /v1/metrics. */
  endpoint: string;
};

export type ErrorReportsOptions = Sending & {
  /** Address of a project at a service that speaks Sentry's protocol: 'https://key@host/project'. */
  dsn: string;
};
