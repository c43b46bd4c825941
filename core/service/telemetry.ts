import type { Outcome, ServiceLevel } from './service-levels.ts';

/** What is said of a span: names that the code gives, and figures; never what a person wrote, and nothing secret. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

export type SpanStart = {
  /** E.g. 'db save_answer'. */
  name: string;
  /** `entry`: a call, an update or a timer; `outside`: something of ours waits for another service. */
  kind: 'entry' | 'inside' | 'outside';
  attributes?: Attributes;
};

/** A span that has begun. */
export type Span = {
  /** Gives it a better name, known only later. */
  rename(name: string): void;
  note(attributes: Attributes): void;
  /** Marks a failure that is not thrown, by a short name, e.g. '503'. */
  fail(type: string): void;
};

/** How the running product is seen from outside: traces, and figures for its service levels. */
export type Telemetry = {
  /** Runs work as a part of the trace under way; without one, a trace begins with it. */
  span<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>;
  /** Id of the trace under way. */
  traceId(): string | undefined;
  /** Counts an event of a service level, with how long it took where that is known. */
  count(level: ServiceLevel, outcome: Outcome, tookMs?: number): void;
};

export type Tracer = Pick<Telemetry, 'span'>;

const unseenSpan: Span = { rename() {}, note() {}, fail() {} };

/** Where nobody looks. */
export const noTelemetry: Telemetry = {
  span: (_start, work) => work(unseenSpan),
  traceId: () => undefined,
  count() {},
};
