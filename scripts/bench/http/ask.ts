import { type Agent, request as httpRequest } from 'node:http';
import type { Shot } from './shots.ts';

/** Sends one request to this machine. Resolves with its status once the response is read to its end, or what went wrong. */
export function ask(
  to: { agent: Agent; port: number; timeout?: number },
  { method, path, headers = {}, body }: Shot,
): Promise<number | 'connection' | 'timeout'> {
  return new Promise((resolve) => {
    const request = httpRequest({ ...to, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve('connection'));
    });
    request.on('timeout', () => {
      resolve('timeout');
      request.destroy();
    });
    request.on('error', () => resolve('connection'));
    request.end(body);
  });
}
