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
