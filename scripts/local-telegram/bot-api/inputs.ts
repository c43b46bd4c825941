import { badRequest } from './errors.ts';
import { readMultipart } from './multipart.ts';

/**
 * The parameters of one Bot API call, however they came: query, JSON, form or multipart body.
 * Forms carry everything as text, so numbers, booleans and objects are read from either form.
 */
export type Inputs = ReturnType<typeof createInputs>;

export function createInputs(values: Record<string, unknown>) {
  const value = (name: string): unknown => (values[name] === null ? undefined : values[name]);

  return {
    has: (name: string) => value(name) !== undefined,

    /** '' when missing. */
    text(name: string): string {
      const given = value(name);
      if (given === undefined) return '';
      if (typeof given === 'string') return given;
      if (typeof given === 'number' || typeof given === 'boolean') return String(given);
      return JSON.stringify(given);
    },

    /** `fallback` when missing or not a whole number, as Telegram reads numbers. */
    integer(name: string, fallback: number): number {
      const given = value(name);
      const number = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
      return typeof number === 'number' && Number.isSafeInteger(number) ? number : fallback;
    },

    flag(name: string): boolean {
      const given = value(name);
      return given === true || given === 1 || given === '1' || given === 'true' || given === 'True';
    },

    /** An object or list, undefined when missing. `what` names it in the error, e.g. `reply keyboard markup`. */
    json(name: string, what: string): unknown {
      const given = value(name);
      if (given === undefined || given === '') return undefined;
      if (typeof given !== 'string') return given;
      try {
        return JSON.parse(given);
      } catch {
        throw badRequest(`can't parse ${what} JSON object`);
      }
    },

    /** A file of a multipart body, by its own part or by `attach://` and the name of another. */
    file(name: string): File | undefined {
      const given = value(name);
      const attached = typeof given === 'string' ? /^attach:\/\/(.+)$/.exec(given)?.[1] : undefined;
      const part = attached === undefined ? given : value(attached);
      return part instanceof File ? part : undefined;
    },
  };
}

/** Reads the parameters of a call. A body that is declared as JSON and is not is refused. */
export async function readInputs(request: Request): Promise<Inputs> {
  const values: Record<string, unknown> = Object.fromEntries(new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  if (request.method !== 'GET' && type.startsWith('application/json')) {
    const body: unknown = await request.json().catch(() => {
      throw badRequest("can't parse request: JSON object expected");
    });
    if (typeof body === 'object' && body !== null) Object.assign(values, body);
  } else if (type.startsWith('multipart/form-data')) {
    const parts = readMultipart(new Uint8Array(await request.arrayBuffer()), type);
    if (!parts) throw badRequest("can't parse request: wrong multipart body");
    Object.assign(values, Object.fromEntries(parts));
  } else if (type.startsWith('application/x-www-form-urlencoded')) {
    for (const [name, part] of await request.formData()) values[name] = part;
  }
  return createInputs(values);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
