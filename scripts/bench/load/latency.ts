import { median, percentile } from '../figures.ts';

/** Milliseconds of single requests under load. */
export type Latency = { count: number; p50: number; p99: number };

export function latencyOf(times: readonly number[]): Latency {
  return { count: times.length, p50: median(times), p99: percentile(times, 0.99) };
}
