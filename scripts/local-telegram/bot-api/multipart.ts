/**
 * The parts of a multipart/form-data body: texts, and files where a file name is given beside the name. Node's own
 * reader wants file names in quotes, and grammY writes them without. Null when the body is not what its type says.
 * Source: RFC 7578.
 */
export function readMultipart(body: Uint8Array, contentType: string): Map<string, string | File> | null {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary === undefined) return null;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const parts = new Map<string, string | File>();
  const mark = Buffer.from(`--${boundary}`);
  let at = bytes.indexOf(mark);
  while (at !== -1) {
    const start = at + mark.byteLength;
    if (bytes.subarray(start, start + 2).toString() === '--') return parts;
    const end = bytes.indexOf(`\r\n--${boundary}`, start);
    const headEnd = bytes.indexOf('\r\n\r\n', start);
    if (end === -1 || headEnd === -1 || headEnd > end) return null;
    addPart(parts, bytes.subarray(start, headEnd).toString(), bytes.subarray(headEnd + 4, end));
    at = end + 2;
  }
  return null;
}

function addPart(parts: Map<string, string | File>, head: string, content: Buffer): void {
  const name = /[;\s]name="?([^";\r\n]*)"?/i.exec(head)?.[1];
  if (name === undefined) return;
  const fileName = /filename="?([^";\r\n]*)"?/i.exec(head)?.[1];
  const type = /content-type:\s*([^\r\n]+)/i.exec(head)?.[1] ?? 'application/octet-stream';
  const value =
    fileName === undefined ? content.toString() : new File([Uint8Array.from(content)], fileName, { type });
  parts.set(name, value);
}
