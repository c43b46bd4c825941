import type { ErrorReportsOptions } from './options.ts';

/**
 * Reports finished lines of the log to a service that groups errors and notifies people. A line has no secrets left, and
 * nothing else is reported. What speaks the protocol is loaded by the first line.
 */
export function createErrorReports(options: ErrorReportsOptions): (line: string) => void {
  const { background, onFailure } = options;
  let opening: Promise<(line: string) => Promise<void>> | undefined;
  const send = async (line: string): Promise<void> => {
    opening ??= import('./sentry.ts').then(({ openSentry }) => openSentry(options));
    await (await opening)(line);
  };
  return (line) => background(send(line).catch(onFailure));
}
