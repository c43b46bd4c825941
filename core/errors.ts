/**
 * The closed list of expected failures. Verbs and routes throw `DomainError`; one function maps it to a response
 * (`api/_errors.ts`) and one table maps its code to a Russian text (`core/texts/errors.ts`).
 */
export type ErrorKind =
  | 'unauthorised'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'limit'
  | 'upstream'
  | 'unavailable';

/** The status of the HTTP response to a failure of each kind. */
export const httpStatus: Readonly<Record<ErrorKind, number>> = {
  unauthorised: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  invalid: 400,
  'too-large': 413,
  limit: 429,
  upstream: 502,
  unavailable: 503,
};

export type ErrorDetail = {
  /** Code on the wire when it is more exact than the kind, e.g. 'premium_required'. */
  code?: string;
  /** Name of the offending field, with dots for nesting, e.g. 'attempts.TYPE.tries'. */
  field?: string;
  /** Seconds after which a retry may succeed. */
  retryAfterSeconds?: number;
  /** A text for programs, word for word from the product specification; sent along with the learner's message. */
  detail?: string;
  /** Data for the caller, in a shape that the contract defines: who changed it, which lines are wrong. */
  data?: object;
  /** The cause of this failure; it is logged, never shown to the learner. */
  cause?: unknown;
};

export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly detail: string | undefined;
  readonly data: object | undefined;

  constructor(kind: ErrorKind, detail: ErrorDetail = {}) {
    const code = detail.code ?? kind.replace('-', '_');
    super(detail.field ? `${code}: ${detail.field}` : code, { cause: detail.cause });
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.field = detail.field;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.detail = detail.detail;
    this.data = detail.data;
  }
}
