/** Chunks without which the picture would not look as it does; all others (texts, times, profiles) are left out. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const signatureBytes = 8;
const maxSidePx = 8192;

/**
 * Returns the picture of a PNG and nothing else: kept chunks in their order, nothing after the end. Undefined when the
 * chunks do not make a picture: header of 1 to 8192 px a side first, data, end. Source: PNG (Third Edition), §5 and
 * §11.
 */
export function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = [bytes.subarray(0, signatureBytes)];
  const names: string[] = [];
  for (let at = signatureBytes; at + 12 <= bytes.byteLength; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) return undefined;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (kept.has(name)) {
      parts.push(bytes.subarray(at, end));
      names.push(name);
    }
    at = end;
    if (name === 'IEND') break;
  }
  const isWhole = names[0] === 'IHDR' && names.includes('IDAT') && names.at(-1) === 'IEND';
  return isWhole && hasSize(view) && isNormalSignature(bytes) ? joined(parts) : undefined;
}

function hasSize(view: DataView): boolean {
  const [width, height] = [view.getUint32(signatureBytes + 8), view.getUint32(signatureBytes + 12)];
  return width > 0 && height > 0 && width <= maxSidePx && height <= maxSidePx;
}

const isNormalSignature = (bytes: Uint8Array): boolean =>
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte);

/** Concatenates the parts. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
