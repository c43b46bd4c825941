import { z } from 'zod';
import { DomainError, type ErrorKind } from '../core/errors.ts';
import { errorText, internalErrorText } from '../core/texts/errors.ts';

const httpStatus: Record<ErrorKind, number> = {
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

const retryWhenUnavailableSeconds = 5;

/** The first broken field of a contract as an 'invalid' error. */
export function invalidInput(error: z.ZodError): DomainError {
  const issue = deepest(error.issues[0]);
  return new DomainError('invalid', {
    field: issue?.path.join('.') || 'body',
    cause: z.prettifyError(error),
  });
}

/** Inside a union the issue that lies deepest tells most. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().sort((a, b) => b.path.length - a.path.length)[0];
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/** Turns what a driver throws when the database cannot be reached, or has no room, into 'unavailable'. */
export function asDomainError(error: unknown): DomainError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DomainError) return cause;
    if (isOutage(cause)) {
      return new DomainError('unavailable', { cause: error, retryAfterSeconds: retryWhenUnavailableSeconds });
    }
  }
  return undefined;
}

/** Network errors of Node, and SQLSTATE classes 08 (connection), 53 (no resources), 57 (shutting down). */
function isOutage(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(code) ||
    /^(08|53|57P)/.test(code) ||
    /connection (terminated|timeout)|timeout exceeded when trying to connect|PGlite is closed/i.test(
      error.message,
    )
  );
}

/** The answer to a failed call: Russian text, code, field; nothing of the inner cause. */
export function errorResponse(error: unknown): Response {
  const known = asDomainError(error);
  if (!known) {
    return Response.json({ status: 'error', code: 'internal', message: internalErrorText }, { status: 500 });
  }
  const { kind, code, field, retryAfterSeconds } = known;
  return Response.json(
    { status: 'error', code, message: errorText(kind, code, field), ...(field ? { field } : {}) },
    {
      status: httpStatus[kind],
      headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    },
  );
}
