import { DomainError } from '../../core/errors.ts';
import type { Attributes } from '../../core/service/telemetry.ts';
import { withoutSecrets } from '../_adapters/log.ts';

/** What names of ours are made of. What people write is Russian or Hebrew, or longer. */
const nameOfOurs = /^[\w .:/{}*-]{1,80}$/;
export const notAName = '-';

/** A name as it is; anything else is left out, whoever handed it in. */
export function withoutWords(text: string): string {
  return nameOfOurs.test(text) && withoutSecrets(text) === text ? text : notAName;
}

export function onlyNames(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutWords(value) : value,
    ]),
  );
}

/** The kind of an error, never its message: a message may repeat a statement with its parameters. */
export function typeOfFailure(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  if (!(error instanceof Error)) return typeof error;
  // Drizzle and grammY wrap what happened.
  if (error.cause instanceof Error) return typeOfFailure(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}
