import type { Clock, Log } from './ports.ts';

/** closed: calls go through · open: the service rests, and calls fail at once · probing: one call tries it. */
export type BreakerState = 'closed' | 'open' | 'probing';

/** Thrown at once, without asking the service, while it rests. */
export class ServiceRests extends Error {
  readonly retryAfterSeconds: number;

  constructor(service: string, restMs: number) {
    super(`${service} rests after failures`);
    this.name = 'ServiceRests';
    this.retryAfterSeconds = Math.max(1, Math.ceil(restMs / 1000));
  }
}

export type BreakerOptions = {
  /** Name of the service, for the log and for errors. */
  service: string;
  clock: Clock;
  /** So many failures in a row open it; a higher number costs more slow calls. */
  failuresInARow: number;
  /** The first rest, and the longest: each failed probe doubles it. */
  restMs: number;
  longestRestMs: number;
  /** True for failures of the service; what it refuses for good reasons is none. All errors by default. */
  isFailure?: (error: unknown) => boolean;
  /** Gets a line when it opens, and when it closes again. */
  log?: Log;
};

export type Breaker = {
  /** Calls the service unless it rests. Throws what `work` throws, or ServiceRests. */
  call<T>(work: () => Promise<T>): Promise<T>;
  state(): BreakerState;
};

/**
 * A circuit breaker in front of an outside service: one that hangs or fails costs a few slow calls instead of every
 * call. After its rest a single call probes it, the others still fail at once; the outcome closes the breaker or begins
 * the next, longer rest. Calls that were under way when it opened change nothing any more.
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const { service, clock, failuresInARow, longestRestMs, isFailure = () => true, log = () => {} } = options;
  let state: BreakerState = 'closed';
  let failures = 0;
  let restMs = options.restMs;
  let openedAt = 0;

  const restLeftMs = (): number => {
    const passedMs = clock().getTime() - openedAt;
    // A clock that was set back must not prolong the rest.
    return passedMs < 0 ? 0 : Math.max(0, restMs - passedMs);
  };

  function open(cause: unknown): void {
    const wasClosed = state === 'closed';
    restMs = wasClosed ? options.restMs : Math.min(restMs * 2, longestRestMs);
    state = 'open';
    openedAt = clock().getTime();
    if (wasClosed) log('warn', 'service-rests', { service, cause: nameOf(cause) });
  }

  function succeed(begunAs: BreakerState): void {
    if (begunAs !== state) return;
    failures = 0;
    if (state === 'probing') {
      state = 'closed';
      log('info', 'service-back', { service });
    }
  }

  function fail(begunAs: BreakerState, cause: unknown): void {
    if (!isFailure(cause)) {
      succeed(begunAs);
    } else if (begunAs === state) {
      failures += 1;
      if (state === 'probing' || failures >= failuresInARow) open(cause);
    }
  }

  return {
    async call(work) {
      if (state === 'probing') throw new ServiceRests(service, options.restMs);
      if (state === 'open') {
        const left = restLeftMs();
        if (left > 0) throw new ServiceRests(service, left);
        state = 'probing';
      }
      const begunAs = state;
      try {
        const result = await work();
        succeed(begunAs);
        return result;
      } catch (cause) {
        fail(begunAs, cause);
        throw cause;
      }
    },
    state: () => state,
  };
}

/** Without its message, which may repeat an address with a token in it. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  return 'code' in inner && typeof inner.code === 'string' ? `${inner.name} ${inner.code}` : inner.name;
}
