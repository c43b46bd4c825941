import type { Later } from '../lib/time/later.ts';

export type LogEntry = { level: 'warn' | 'error'; message: string; at: string };

export type ClientLogPorts = {
  send: (entries: LogEntry[]) => Promise<unknown>;
  /** Milliseconds. */
  now: () => number;
  later: Later;
  /** Texts that must never leave the device, wherever they occur: initData. */
  secrets: () => string[];
  /** Names of the learner: as whole words, since a short one may be part of any other. */
  names: () => string[];
};

/** At most one request per this interval in milliseconds, with at most this many entries; the rest is dropped. */
export const logIntervalMs = 10_000;
export const logBatch = 20;
const longest = 500;

/** Collects warnings and errors and sends them in batches, fire and forget. */
export function createClientLog(ports: ClientLogPorts) {
  let waiting: LogEntry[] = [];
  let callOff: (() => void) | undefined;

  function report(level: LogEntry['level'], ...parts: unknown[]): void {
    const message = clean(parts.map(textOf).join(' '), ports.secrets(), ports.names());
    if (!message || waiting.length >= logBatch || waiting.some((entry) => entry.message === message)) return;
    waiting.push({ level, message, at: new Date(ports.now()).toISOString() });
    callOff ??= ports.later(logIntervalMs, flush);
  }

  function flush(): void {
    callOff = undefined;
    const entries = waiting;
    waiting = [];
    // Logging must never cause more logging.
    ports.send(entries).catch(() => {});
  }

  return {
    report,
    /** Listens to uncaught errors and to the console. Returns a function that stops it. */
    watch(page: Window, output: Console): () => void {
      const onError = (event: ErrorEvent) => report('error', event.error ?? event.message);
      const onRejection = (event: PromiseRejectionEvent) => report('error', event.reason);
      page.addEventListener('error', onError);
      page.addEventListener('unhandledrejection', onRejection);
      const { warn, error } = output;
      output.warn = (...parts: unknown[]) => {
        warn.apply(output, parts);
        report('warn', ...parts);
      };
      output.error = (...parts: unknown[]) => {
        error.apply(output, parts);
        report('error', ...parts);
      };
      return () => {
        page.removeEventListener('error', onError);
        page.removeEventListener('unhandledrejection', onRejection);
        Object.assign(output, { warn, error });
        callOff?.();
        callOff = undefined;
      };
    },
  };
}

function textOf(part: unknown): string {
  if (part instanceof Error) return part.stack ?? `${part.name}: ${part.message}`;
  if (typeof part === 'string') return part;
  try {
    return JSON.stringify(part) ?? String(part);
  } catch {
    return String(part);
  }
}

/** Removes what must stay on the device: tokens, launch strings, addresses' hashes, names. */
function clean(message: string, secrets: string[], names: string[]): string {
  let text = message;
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '[hidden]');
  for (const name of names) if (name) text = text.replace(wholeWord(name), '$1[name]');
  return text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]')
    .replace(/Bearer\s+\S+/gi, '[token]')
    .replace(/(?:tgWebAppData|initData|query_id|user|hash|signature|auth_date)=[^\s"']+/g, '[launch data]')
    .replace(/"?(?:first_name|last_name|username)"?\s*[:=]\s*"[^"]*"/g, '[name]')
    .replace(/#\S*tgWebApp\S*/g, '#[launch data]')
    .slice(0, longest);
}

/** Group 1 is what stands before the word: Safari has no lookbehind before 16.4. */
function wholeWord(name: string): RegExp {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(^|[^\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
}

/** Names in a launch string, which holds the account as JSON: first and last name, username; [] where there are none. */
export function namesIn(initData: string): string[] {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData).get('user') ?? '{}');
    const { first_name, last_name, username } = Object(user) as Record<string, unknown>;
    return [first_name, last_name, username].filter((name) => typeof name === 'string');
  } catch {
    return [];
  }
}
