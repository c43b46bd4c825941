import type { IncomingMessage } from 'node:http';

const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * True when a request was addressed to this machine by a name of its own. A page of another site can make its own name
 * point here (DNS rebinding); the browser then takes our answers for that site's, but writes that name into `Host`.
 */
export function isOwnHost({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const host = headers.host?.toLowerCase();
  return names.some((name) => host === `${name}:${socket.localPort}`);
}

/** What is answered otherwise: 421 Misdirected Request. */
export const foreignHostStatus = 421;
