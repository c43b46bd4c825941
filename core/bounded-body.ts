/** The body of a response; null where there is none. */
export type BodyStream = AsyncIterable<Uint8Array> | null;

/** Thrown when a service sends more than was agreed; nothing after the limit is read. */
export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'BodyTooLarge';
  }
}

/**
 * Reads a body to its end, and no further than `maxBytes`, whatever length was declared. Throws BodyTooLarge, and what
 * the stream throws: the caller's signal bounds the time.
 */
export async function readBounded(body: BodyStream, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new BodyTooLarge(maxBytes);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The same as JSON. Throws SyntaxError, too. */
export async function readBoundedJson(body: BodyStream, maxBytes: number): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await readBounded(body, maxBytes)));
}
