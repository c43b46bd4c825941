import { gzipSync } from 'node:zlib';
import type { NodeHandler } from '../../start/product.ts';

/** Answers of the API as the platform's edge sends them: JSON packed by gzip. */
export function packAnswers(handler: NodeHandler): NodeHandler {
  return async (request, env) => {
    const response = await handler(request, env);
    const { status, headers } = response;
    if (!headers.get('content-type')?.startsWith('application/json')) return response;
    const packed = new Headers(headers);
    packed.set('content-encoding', 'gzip');
    packed.delete('content-length');
    return new Response(gzipSync(await response.arrayBuffer()), { status, headers: packed });
  };
}
