/** Returns a number from 0 to 2^32 - 1 that follows from the text alone: FNV-1a over its UTF-16 units, for no secrets. */
export function digestOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
