/** Object addresses of sounds that this page has in its memory, by the addresses of the sounds. `fetch-sounds.ts` fills it. */
export type SoundsHere = Map<string, string>;

export const createSoundsHere = (): SoundsHere => new Map();

/** The browser's cache of them. */
export const soundCacheName = 'mila-sounds';
