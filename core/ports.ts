/** Types of the outside things that verbs, bot and routes are handed: made in `api/_deps.ts`, faked in tests. */

/** Tells the present moment. */
export type Clock = () => Date;

/** Writes one structured line. Fields never hold tokens, initData or names of people. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void;

/**
 * Short-lived values by key: conversation state, de-duplication marks, limits, caches. All of it may vanish at any
 * moment without loss of points, progress or payments. Values are JSON; expiry is in whole seconds.
 */
export type Store = {
  /** The value under `key`, or undefined when it is missing or has expired. */
  get<T>(key: string): Promise<T | undefined>;
  /** Writes a value. With `onlyIfMissing` the answer is false, and nothing is written, when the key is there. */
  set(
    key: string,
    value: unknown,
    options?: { expirySeconds?: number; onlyIfMissing?: boolean },
  ): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Adds one and answers the new count; the first increment starts the expiry. One atomic step. */
  increment(key: string, expirySeconds: number): Promise<number>;
};

/** A running piece of work that may outlive the reply (on serverless: kept alive by the platform). */
export type Background = (work: Promise<unknown>) => void;
