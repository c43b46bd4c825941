import * as z from 'zod';
import { DomainError, httpStatus } from '../core/errors.ts';
import { errorText, internalErrorText } from '../core/texts/errors.ts';

const retryWhenUnavailableSeconds = 5;

/** The first broken field of a contract as an 'invalid' error. */
export function invalidInput(error: z.ZodError): DomainError {
  const issue = deepest(error.issues[0]);
  return new DomainError('invalid', {
    field: issue?.path.join('.') || 'body',
    cause: z.prettifyError(error),
  });
}

/** Inside a union, the deepest issue is the most specific. */
function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const inner = issue.errors.flat().sort((a, b) => b.path.length - a.path.length)[0];
  return inner ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

/**
 * The expected failure that an error is or contains; what a driver throws when the database cannot be reached, is full
 * or rolled back is 'unavailable'. Undefined for a fault of our own.
 */
export function asDomainError(error: unknown): DomainError | undefined {
  for (let cause = error; isFailure(cause); cause = cause.cause) {
    if (cause instanceof DomainError) return cause;
    if (isOutage(cause)) {
      return new DomainError('unavailable', { cause: error, retryAfterSeconds: retryWhenUnavailableSeconds });
    }
  }
  return undefined;
}

/** An Error, or the error event of a socket, which Neon's driver throws as it is. */
type Failure = { message: string; code?: unknown; type?: unknown; cause?: unknown };

function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

/**
 * Network errors of Node, and SQLSTATE: classes 08 (connection), 40 (rollback), 53 (no resources), 57P (shutting down);
 * 57014 and 25P03 (took longer than `limitStatements` of db/connection/neon.ts allows).
 */
function isOutage({ message, code, type }: Failure): boolean {
  return (
    type === 'error' ||
    /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|40|53|57P|57014|25P03)/.test(
      String(code ?? ''),
    ) ||
    /connection (terminated|timeout|error)|timeout exceeded when trying to connect|PGlite is closed/i.test(
      message,
    )
  );
}

/** The answer to a failed call: Russian text, code, field; nothing about the inner cause. */
export function errorResponse(error: unknown): Response {
  const known = asDomainError(error);
  if (!known) {
    return Response.json({ status: 'error', code: 'internal', message: internalErrorText }, { status: 500 });
  }
  const { kind, code, field, retryAfterSeconds, detail, data } = known;
  return Response.json(
    {
      status: 'error',
      code,
      message: errorText(kind, code, field),
      ...(field ? { field } : {}),
      ...(detail ? { detail } : {}),
      ...(data ? { data } : {}),
    },
    {
      status: httpStatus[kind],
      headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
    },
  );
}
