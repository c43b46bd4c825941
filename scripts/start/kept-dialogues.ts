import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock, Store } from '../../core/ports.ts';

type Kept = Record<string, { value: unknown; endsAt: number }>;

/** The keys of bot/conversations/kept-dialogue.ts. */
const isKept = (key: string): boolean => key.startsWith('dialogue:');
const longestSeconds = 7 * 24 * 60 * 60;

/**
 * A store of this process that also writes the dialogues of admins to a file: everything else in it may be lost with the
 * process, but half an hour of writing a lesson may not. A file that cannot be read is as good as none, and `onLost` is
 * called.
 */
export function keepDialogues(
  store: Store,
  { folder, clock, onLost }: { folder: string; clock: Clock; onLost: (cause: unknown) => void },
): Store {
  const file = join(folder, 'dialogues.json');
  const kept = readKept(file, onLost);
  const write = () => {
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all, also when the process is killed meanwhile.
    writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    ...store,
    async get<T>(key: string) {
      if (!isKept(key)) return store.get<T>(key);
      const entry = kept[key];
      // The type is the caller's own: it reads back what it wrote under this key.
      return entry && entry.endsAt > clock().getTime() ? (structuredClone(entry.value) as T) : undefined;
    },
    async set(key, value, options) {
      if (!isKept(key)) return store.set(key, value, options);
      const seconds = options?.expirySeconds ?? longestSeconds;
      kept[key] = { value: JSON.parse(JSON.stringify(value)), endsAt: clock().getTime() + seconds * 1000 };
      write();
      return true;
    },
    async delete(key) {
      if (!isKept(key)) return store.delete(key);
      delete kept[key];
      write();
    },
  };
}

function readKept(file: string, onLost: (cause: unknown) => void): Kept {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    onLost(cause);
    return {};
  }
}
