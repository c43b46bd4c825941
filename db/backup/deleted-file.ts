import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod';
import type { DeletedPerson } from '../people/deleted-list.ts';

/** The list of deleted people as a file: it stands beside each backup, and newer ones complete older backups. */
const DeletedFile = z.object({
  kind: z.literal('mila-deleted'),
  version: z.literal(1),
  /** ISO. */
  madeAt: z.string(),
  people: z.array(
    z.object({ digest: z.string(), keyMark: z.string(), deletedAt: z.string(), isBlocked: z.boolean() }),
  ),
});
export type DeletedFile = z.output<typeof DeletedFile>;

const ending = '.deleted';

/** 'mila-2026-11-21.deleted' for 'mila-2026-11-21.backup'. */
export function deletedFileOf(backup: string): string {
  return join(dirname(backup), `${basename(backup).replace(/\.backup$/, '')}${ending}`);
}

/** Replaces a file of the same name; only its owner can read it. */
export function writeDeletedFile(file: string, people: readonly DeletedPerson[], now: Date): void {
  const content = { kind: 'mila-deleted', version: 1, madeAt: now.toISOString(), people };
  writeFileSync(file, `${JSON.stringify(content)}\n`, { mode: 0o600 });
}

/** Throws an Error in one line for a file that is no such list. */
export function readDeletedFile(file: string): DeletedFile {
  try {
    return DeletedFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`Файл ${file} — не список удалённых, или он не читается.`, { cause });
  }
}

/** All lists in the folder of a backup. */
export function deletedFilesBeside(backup: string): string[] {
  const folder = dirname(backup);
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
