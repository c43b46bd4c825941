import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderedSounds } from '../../core/ports.ts';

/** Where the rendered sounds lie; beside the function of the webhook they are included files (vercel.json). */
const soundsFolder = join('web', 'public', 'audio');

/** The files that the mini-app plays too, from the disk: what the bot sends must not wait for the network. */
export function createRenderedSounds(folder = soundsFolder): RenderedSounds {
  return async (hash) => {
    // Only names that rendering could have given: no way out of the folder.
    if (!/^[0-9a-f]{8,64}$/.test(hash)) return undefined;
    return readFile(join(folder, `${hash}.mp3`)).catch(() => undefined);
  };
}
