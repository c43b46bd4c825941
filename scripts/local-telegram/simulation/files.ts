import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that went through the chat, as getFile names it. */
export type ShelvedFile = { file_id: string; file_unique_id: string; file_size: number; file_path: string };

export type FileShelf = ReturnType<typeof createFileShelf>;

/** Files of the chats (voice messages, documents): kept in memory, and in `folder` when there is one. */
export function createFileShelf(folder: string | undefined) {
  const memory = new Map<string, Uint8Array>();
  const onDisk = (path: string) => join(folder ?? '', 'files', path.replaceAll('/', '-'));

  const read = (path: string): Uint8Array | null => {
    // Only names that `put` could have made: no path out of the folder.
    if (!/^[a-z_]+\/[0-9a-f]{16}\.[a-z0-9]{1,5}$/.test(path)) return null;
    const remembered = memory.get(path);
    if (remembered) return remembered;
    return folder && existsSync(onDisk(path)) ? readFileSync(onDisk(path)) : null;
  };

  const shelved = (path: string, size: number): ShelvedFile => {
    const id = Buffer.from(path).toString('base64url');
    return { file_id: id, file_unique_id: id.slice(-14), file_size: size, file_path: path };
  };

  return {
    /** The bytes behind a file_path, null when there are none. */
    read,
    /** Stores a file. `group` is Telegram's folder, e.g. `voice`; `extension` without the dot. */
    put(bytes: Uint8Array, group: string, extension: string): ShelvedFile {
      const path = `${group}/${randomBytes(8).toString('hex')}.${extension}`;
      memory.set(path, bytes);
      if (folder) {
        mkdirSync(join(folder, 'files'), { recursive: true });
        writeFileSync(onDisk(path), bytes);
      }
      return shelved(path, bytes.byteLength);
    },
    /** Null when the id is unknown. */
    find(fileId: string): ShelvedFile | null {
      const path = Buffer.from(fileId, 'base64url').toString();
      const bytes = read(path);
      return bytes ? shelved(path, bytes.byteLength) : null;
    },
  };
}
