import { Readable } from 'node:stream';

/**
 * Replaces the package `node-fetch` in the functions: Node has its own, which wants to know that a body is read while it is
 * sent, and keeps its connections without an `agent`.
 */
export default function nativeFetch(
  url: string,
  options: RequestInit & { body?: unknown },
): Promise<Response> {
  const streaming = options.body instanceof Readable ? { duplex: 'half' } : {};
  return fetch(url, { ...options, ...streaming });
}
