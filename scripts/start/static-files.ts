import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.ttf', '.bin']);

type HeaderRule = { source: string; headers: { key: string; value: string }[] };
type File = { bytes: Buffer; etag: string; modifiedMs: number; packed: Map<string, Buffer> };

/**
 * Serves the built mini-app as the platform does: the headers of vercel.json, brotli or gzip, ETag and ranges. Returns
 * undefined for a path that is not a file.
 */
export function createStaticFiles(folder: string, rules: readonly HeaderRule[]) {
  const held = new Map<string, File>();

  async function read(path: string): Promise<File | undefined> {
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = held.get(path);
    if (known && known.modifiedMs === found.mtimeMs) return known;
    const bytes = await readFile(path);
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}"`;
    const file: File = { bytes, etag, modifiedMs: found.mtimeMs, packed: new Map() };
    held.set(path, file);
    return file;
  }

  return async (request: Request): Promise<Response | undefined> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const pathname = decoded(new URL(request.url).pathname);
    if (pathname === undefined) return new Response('Bad request', { status: 400 });
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    if (pathname.includes('\0') || /(^|\/)\./.test(normalize(name).replaceAll('\\', '/').slice(1)))
      return undefined;
    const file = await read(join(folder, normalize(name)));
    if (!file) return undefined;
    const extension = extname(name);
    const headers = new Headers({
      'Content-Type': getMimeType(name) ?? 'application/octet-stream',
      ETag: file.etag,
      ...headersFor(rules, pathname),
    });
    if (request.headers.get('if-none-match') === file.etag)
      return new Response(null, { status: 304, headers });
    if (!compressible.has(extension)) return ranged(file.bytes, request.headers.get('range'), headers);
    const { bytes, encoding } = await pack(file, request.headers.get('accept-encoding') ?? '');
    headers.set('Vary', 'Accept-Encoding');
    if (encoding) headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(bytes.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  };
}

/** Undefined for a path with broken escapes ('/%ff'). */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The headers that vercel.json sets for a path; its sources are path patterns as regular expressions. */
function headersFor(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const fitting = rules.filter(({ source }) => new RegExp(`^${source}$`).test(pathname));
  return Object.fromEntries(fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

async function pack(file: File, accepted: string): Promise<{ bytes: Buffer; encoding?: string }> {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return { bytes: file.bytes };
  const bytes = file.packed.get(encoding) ?? (await packers[encoding](file.bytes));
  file.packed.set(encoding, bytes);
  return { bytes, encoding };
}

function ranged(bytes: Buffer, range: string | null, headers: Headers): Response {
  headers.set('Accept-Ranges', 'bytes');
  const match = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  const start = Number(match?.[1] ?? 0);
  const end = match?.[2] ? Math.min(Number(match[2]), bytes.length - 1) : bytes.length - 1;
  if (!match || start > end) return new Response(new Uint8Array(bytes), { headers });
  headers.set('Content-Range', `bytes ${start}-${end}/${bytes.length}`);
  return new Response(new Uint8Array(bytes.subarray(start, end + 1)), { status: 206, headers });
}
