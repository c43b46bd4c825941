import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyState, type SimulationState } from './state.ts';

const fileName = 'chats.json';

/** Reads the state back from `folder`; a state that was never written is empty. A broken file throws with its path. */
export function loadState(folder: string | undefined): SimulationState {
  if (!folder) return emptyState();
  const path = join(folder, fileName);
  if (!existsSync(path)) return emptyState();
  try {
    // The file is ours alone; missing fields come from an older version of this tool.
    const written = JSON.parse(readFileSync(path, 'utf8')) as Partial<SimulationState>;
    const empty = emptyState();
    return { ...empty, ...written, bot: { ...empty.bot, ...written.bot } };
  } catch (cause) {
    throw new Error(`The local Telegram cannot read ${path}: delete the file to start afresh`, { cause });
  }
}

/**
 * Writes the state to `folder` before the current turn of the event loop ends, once for many changes. The new file
 * replaces the old one by renaming, so a process killed at any moment leaves one complete file.
 */
export function createSaver(folder: string | undefined, state: SimulationState): () => void {
  if (!folder) return () => undefined;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, fileName);
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      writeFileSync(`${path}.new`, JSON.stringify(state));
      renameSync(`${path}.new`, path);
    });
  };
}
