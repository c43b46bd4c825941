/**
 * Fetches the parts of a sound and returns the address of all of them as one, for as long as the page lives. Parts of one
 * encoder, MP3 without a header of its own, follow each other frame by frame. Rejects when one cannot be had.
 */
export async function joinSounds(parts: readonly string[], signal?: AbortSignal): Promise<string> {
  const pieces = await Promise.all(
    parts.map(async (address) => {
      const response = await fetch(address, signal ? { signal } : {});
      if (!response.ok) throw new Error(`sound ${response.status}`);
      return response.blob();
    }),
  );
  return URL.createObjectURL(new Blob(pieces, { type: 'audio/mpeg' }));
}
