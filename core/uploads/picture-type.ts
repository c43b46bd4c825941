const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** The type of a picture by how its bytes begin; undefined for what is neither PNG nor JPEG. */
export function pictureTypeOf(bytes: Uint8Array): 'image/png' | 'image/jpeg' | undefined {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'image/png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  return undefined;
}
