/** An error and what caused it, outermost first: through `cause`, `error` (grammY, WebSocket events) and `errors`. */
export function failureChain(error: unknown): object[] {
  const chain: object[] = [];
  let next: unknown = error;
  while (typeof next === 'object' && next !== null && !chain.includes(next)) {
    chain.push(next);
    next = innerOf(next);
  }
  return chain;
}

function innerOf(error: object): unknown {
  if ('cause' in error && error.cause) return error.cause;
  if ('error' in error && error.error) return error.error;
  return 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
}

/** Numbers of Linux and macOS, which programs written in Rust print instead of names. */
const rustCodes: Readonly<Record<string, string>> = {
  1: 'EPERM',
  13: 'EACCES',
  20: 'ENOTDIR',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/** The first name of an error in the chain, e.g. 'ENOSPC', with where it happened. */
export type SystemFailure = {
  code: string;
  path: string | undefined;
  syscall: string | undefined;
  /** Host or address that was called. */
  host: string | undefined;
  port: number | undefined;
};

export function systemFailureOf(chain: readonly object[]): SystemFailure | undefined {
  // A message is asked last: an event repeats it without the fields.
  for (const find of [namedCode, writtenCode]) {
    const error = chain.find((each) => find(each) !== undefined);
    const code = error && find(error);
    if (error && code) return failureOf(error, code);
  }
  return undefined;
}

function failureOf(error: object, code: string): SystemFailure {
  return {
    code,
    path: textAt(error, 'path') ?? textAt(error, 'dest'),
    syscall: textAt(error, 'syscall'),
    host: textAt(error, 'hostname') ?? textAt(error, 'host') ?? textAt(error, 'address'),
    port: 'port' in error && typeof error.port === 'number' ? error.port : undefined,
  };
}

function namedCode(error: object): string | undefined {
  const code = textAt(error, 'code');
  return code && /^(E[A-Z]+|ERR_\w+|[A-Z]+(_[A-Z0-9]+)+)$/.test(code) ? code : undefined;
}

function writtenCode(error: object): string | undefined {
  const number = /\(os error (\d+)\)/.exec(messageOf(error))?.[1];
  if (number) return rustCodes[number];
  return /\b(ENOSPC|EACCES|EPERM|EROFS|EDQUOT|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)\b/.exec(
    messageOf(error),
  )?.[1];
}

export function messageOf(error: object): string {
  return textAt(error, 'message') ?? '';
}

export function textAt(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
