import { createHash } from 'node:crypto';
import { strToU8, type Unzipped, unzipSync, type Zippable, zipSync } from 'fflate/browser';
import { DomainError } from '../core/errors.ts';
import { printCsv } from '../core/lesson/course-file/csv.ts';
import { takeFlawTexts, voiceFileTexts as texts } from '../core/texts/voices.ts';
import { readVoiceTable, type VoiceLine, voicesColumns, voicesTable } from '../core/voices/import-table.ts';
import { maxTakeBytes } from '../core/voices/limits.ts';
import type { PrepareTake } from '../core/voices/prepare-take.ts';
import type { Db } from '../db/client.ts';
import type { VoicedItem } from '../db/voices/items.ts';
import { listKeptTakes } from '../db/voices/kept.ts';
import { listItems } from '../db/voices/queue.ts';
import { agreeAsSpeaker, findSpeaker } from '../db/voices/speakers.ts';
import { saveTake } from '../db/voices/takes.ts';

/** Name of the agreement that an archive brings along. */
const licenceVersion = 'archive';
/** An archive unpacked: more than a course takes in WAV. */
const maxUnpackedBytes = 2 ** 30;

export type ImportReport = {
  /** Recordings that wait for an admin now; those that were there already among them. */
  saved: number;
  /** Row by row what did not come in, and why; `line` counts from 1. */
  problems: { line: number; file: string; reason: string }[];
};

/**
 * Takes in the recordings of an archive with a table, one row after another: a row that cannot be used is told with its
 * line, all others come in. Nothing is published; sent again, the same rows change nothing. A speaker who has not agreed
 * in the studio agrees by the licence of the row, which is kept. Throws 'invalid' voices_no_archive, voices_no_table,
 * 'too-large' voices_too_large.
 */
export async function importVoices(
  { db, prepareTake }: { db: Db; prepareTake: PrepareTake },
  archive: Uint8Array,
  now: Date,
): Promise<ImportReport> {
  const files = unpacked(archive);
  const table = files[voicesTable];
  const lines = table && readVoiceTable(new TextDecoder().decode(table));
  if (!lines) throw new DomainError('invalid', { code: 'voices_no_table' });
  const items = new Map((await listItems(db)).map((item) => [item.key, item]));
  const report: ImportReport = { saved: 0, problems: [] };
  for (const line of lines) {
    const reason = await importLine({ db, prepareTake, items, files }, line, now);
    if (reason === undefined) report.saved += 1;
    else report.problems.push({ line: line.line, file: line.file, reason });
  }
  return report;
}

function unpacked(archive: Uint8Array): Unzipped {
  let bytes = 0;
  try {
    return unzipSync(archive, {
      filter({ name, originalSize }) {
        const isWanted = name === voicesTable || (!name.endsWith('/') && originalSize <= maxTakeBytes);
        bytes += isWanted ? originalSize : 0;
        if (bytes > maxUnpackedBytes) throw new DomainError('too-large', { code: 'voices_too_large' });
        return isWanted;
      },
    });
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('invalid', { code: 'voices_no_archive', cause });
  }
}

type Importing = {
  db: Db;
  prepareTake: PrepareTake;
  items: ReadonlyMap<string, VoicedItem>;
  files: Unzipped;
};

/** Returns why the row did not come in; undefined when it did. */
async function importLine(
  { db, prepareTake, items, files }: Importing,
  { key, speaker, file, licence }: VoiceLine,
  now: Date,
): Promise<string | undefined> {
  const item = items.get(key.normalize('NFC')) ?? items.get(key);
  if (!item) return texts.unknownKey(key);
  if (licence === '') return texts.noLicence;
  const bytes = files[file];
  if (!bytes) return texts.noFile;
  const speakerId = Number(speaker);
  const known = Number.isSafeInteger(speakerId) ? await findSpeaker(db, speakerId) : undefined;
  if (!known || known.revokedAt) return texts.unknownSpeaker(speaker);
  try {
    const prepared = await prepareTake(bytes, item);
    if (!prepared.ok) return takeFlawTexts[prepared.flaw];
    if (!known.consentedAt) {
      await agreeAsSpeaker(
        db,
        { userId: speakerId, consent: { version: licenceVersion, text: licence } },
        now,
      );
    }
    const hash = createHash('sha256').update(prepared.sound.bytes).digest('hex').slice(0, 32);
    await saveTake(db, { speakerId, item, sound: { ...prepared.sound, hash } }, now);
    return undefined;
  } catch (error) {
    // One row must not stop the others; what no row can survive comes up at the next one, too.
    return texts.failed(error instanceof DomainError ? error.code : 'error');
  }
}

/**
 * An archive of all recordings that wait or were accepted, with the table; rows without a file are what is left to be
 * said, so that the table of an empty export is the list for a studio. Of one speaker with `speakerId`.
 */
export async function exportVoices(
  db: Db,
  { speakerId }: { speakerId?: number | undefined } = {},
): Promise<Uint8Array> {
  const takes = await listKeptTakes(db, { speakerId });
  const files: Zippable = {};
  const said = new Set<string>();
  const rows = takes.map(({ key, hebrew, russian, speakerId: id, hash, bytes, licence }) => {
    const file = `${id}/${hash}.mp3`;
    files[file] = [bytes, { level: 0 }];
    said.add(key);
    return [key, hebrew, russian, `${id}`, file, licence];
  });
  const left = (await listItems(db))
    .filter(({ key }) => !said.has(key))
    .map(({ key, hebrew, russian }) => [key, hebrew, russian, '', '', '']);
  files[voicesTable] = strToU8(printCsv([[...voicesColumns], ...rows, ...left]));
  return zipSync(files, { mtime: new Date(Date.UTC(2000, 0, 1)) });
}
