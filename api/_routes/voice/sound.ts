import type { Speech } from './speech.ts';

/** A word may get a better voice one day: phones keep sounds for a day, caches in between never. */
export const soundCache = 'private, max-age=86400';

/** A sound as an answer: with its ETag, partial where a range is asked for, and with the name of its voice. */
export function soundResponse(sound: Speech, request: Request): Response {
  return rangedSound(sound, request, { 'Cache-Control': soundCache, 'X-TTS-Provider': sound.provider });
}

/** Bytes as an answer with these headers: with their ETag, partial where a range is asked for. */
export function rangedSound(
  { hash, bytes, mime }: { hash: string; bytes: Uint8Array; mime: string },
  request: Request,
  shared: Record<string, string>,
): Response {
  const etag = `"${hash}"`;
  const headers = { ...shared, ETag: etag, 'Accept-Ranges': 'bytes', 'Content-Type': mime };
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers });
  return ranged(bytes, request.headers.get('range'), headers);
}

/** iOS requests a sound in ranges ('bytes=0-1' first) and plays nothing without them. */
function ranged(bytes: Uint8Array, range: string | null, headers: Record<string, string>): Response {
  const size = bytes.byteLength;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  const isReversed = first !== '' && last !== '' && Number(first) > Number(last);
  if ((first === '' && last === '') || isReversed) {
    return new Response(Uint8Array.from(bytes), { headers: { ...headers, 'Content-Length': String(size) } });
  }
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) {
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  }
  return new Response(Uint8Array.from(bytes.subarray(start, end + 1)), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    },
  });
}
