/** A file as a response: to be saved under a name with its date. */
export function fileAnswer(
  text: string,
  { name, format, now }: { name: string; format: 'csv' | 'json'; now: Date },
): Response {
  const date = now.toISOString().slice(0, 10);
  return new Response(text, {
    headers: {
      'Content-Type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}-${date}.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

/** A picture or sound that never changes. Opened directly it is sandboxed: nothing runs or loads. */
export function mediaAnswer({ bytes, mime }: { bytes: Uint8Array; mime: string }): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      'Content-Type': mime,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=86400, immutable',
    },
  });
}
