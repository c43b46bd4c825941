import type { z } from 'zod';

/**
 * Who may call: anyone; a learner with a token; an admin; the platform's cron or Telegram's webhook with their secrets;
 * `signed`: a token, or an address that we signed ourselves.
 */
export type Access = 'public' | 'learner' | 'admin' | 'cron' | 'webhook' | 'signed';

/** The serverless function that handles it (DESIGN §3). */
export type ServedBy = 'index' | 'telegram' | 'voice';

export type Endpoint = {
  summary: string;
  access: Access;
  servedBy: ServedBy;
  /** Error code for a caller without a token, where 'token_missing' is too general. */
  loginCode?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Fields of a multipart/form-data body beside its `file`; the route reads it itself. */
  form?: z.ZodObject;
  /** Shape of `data` in the response envelope; missing when the response is not our JSON (`raw`). */
  response?: z.ZodType;
  /** The response is the same for everybody until the course changes: built once, distinguished by ETag. */
  isShared?: boolean;
  /** Largest accepted body in bytes. */
  maxBodyBytes: number;
  /**
   * How many requests one learner, or one address without a login, may make to one process per minute; counted before
   * anything is read. Missing: the default (`api/_app.ts`). Calls that cost money have stricter limits in their routes.
   */
  callsPerMinute?: number;
  /** The same for a day: of calls that each leave something in the database for good. */
  callsPerDay?: number;
};

type EndpointInput = Partial<Pick<Endpoint, 'servedBy' | 'maxBodyBytes'>> &
  Omit<Endpoint, 'servedBy' | 'maxBodyBytes'>;

/** One row of the endpoint table, with the defaults filled in and the schema types kept. */
export function endpoint<const E extends EndpointInput>(row: E): E & Endpoint {
  return { servedBy: 'index', maxBodyBytes: 16_384, ...row };
}

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Field<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

export type ParamsOf<E> = Out<Field<E, 'params'>>;
export type QueryOf<E> = Out<Field<E, 'query'>>;
export type BodyOf<E> = Out<Field<E, 'body'>>;
export type BodyInputOf<E> = In<Field<E, 'body'>>;
export type QueryInputOf<E> = In<Field<E, 'query'>>;
export type ResponseOf<E> = Out<Field<E, 'response'>>;
