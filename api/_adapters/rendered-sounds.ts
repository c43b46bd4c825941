import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedSounds } from '../../core/ports.ts';

/** Folder of the rendered sounds; deployed next to the webhook function as included files (vercel.json). */
const soundsFolder = join('web', 'public', 'audio');

/** The files that the mini-app also plays, read from disk: what the bot sends must not wait for the network. */
export function createRenderedSounds(folder = soundsFolder): RenderedSounds {
  return async (name) => {
    // Only names that rendering could have produced, so that no path leads out of the folder.
    if (!/^[0-9a-f]{8,64}(-f)?$/.test(name)) return undefined;
    return readFile(join(folder, `${name}.mp3`)).catch(() => undefined);
  };
}
