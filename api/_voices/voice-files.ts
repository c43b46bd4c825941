import { createHash } from 'node:crypto';
import { strToU8, type Zippable, zipSync } from 'fflate/browser';
import { DomainError } from '../../core/errors.ts';
import { printCsv } from '../../core/lesson/course-file/csv.ts';
import { takeFlawTexts, voiceFileTexts as texts } from '../../core/texts/voices.ts';
import {
  badLineOf,
  readVoiceTable,
  type VoiceLine,
  type VoiceTable,
  voicesColumns,
  voicesTable,
} from '../../core/voices/import-table.ts';
import { maxTakeBytes } from '../../core/voices/limits.ts';
import type { PrepareTake } from '../../core/voices/prepare-take.ts';
import type { Db } from '../../db/connection/client.ts';
import { listForms } from '../../db/voices/forms.ts';
import type { VoicedItem } from '../../db/voices/items.ts';
import { listKeptTakes } from '../../db/voices/kept.ts';
import { listItems } from '../../db/voices/queue.ts';
import { agreeAsSpeaker, findSpeaker } from '../../db/voices/speakers.ts';
import { saveTake } from '../../db/voices/takes.ts';
import { type Archive, type ArchiveSource, openArchive } from '../_archive.ts';
import { createSynthesisImport } from './synthesis-files.ts';

/** Name of the agreement that an archive brings along. */
const licenceVersion = 'archive';
/** A table of twenty thousand rows, each with all that is known of its sound. */
const maxTableBytes = 16_777_216;
/** Of what stands in a cell, a report shows the beginning. */
const maxShownLetters = 80;
/** After so many rows that do not fit, the table is another one. */
const maxProblems = 300;

export type ImportReport = {
  /** Recordings that wait for an admin now, or sounds of synthesised voices; those that were there already among them. */
  saved: number;
  /** Row by row what did not come in, and why; `line` counts from 1. */
  problems: { line: number; file: string; reason: string }[];
};

/**
 * Takes in the sounds of an archive with a table, one row after another: a row that cannot be used is reported with its
 * line, all others come in. What synthesised voices say is heard at once, and replaces what they said before. Of
 * recordings nothing is published; sent again, the same rows change nothing. A speaker who has not agreed
 * in the studio agrees by the licence of the row, which is kept; one who took the voice back does not. No row is begun
 * once `isLate`, or after 300 that do not fit: the last problem says so. Throws 'invalid' voices_no_archive,
 * voices_no_table, 'too-large' voices_too_large.
 */
export async function importVoices(
  importing: Importing & { isLate?: () => boolean; onRow?: (done: number, rows: number) => void },
  bytes: Uint8Array | ArchiveSource,
  now: Date,
): Promise<ImportReport> {
  const archive = openArchive(bytes);
  if (!archive) throw new DomainError('invalid', { code: 'voices_no_archive' });
  const report: ImportReport = { saved: 0, problems: [] };
  const rows = await rowsOf(importing, { archive, table: tableOf(archive) }, now);
  for (const [at, { line, file, save }] of rows.entries()) {
    const end = endOf(report, importing.isLate?.() ?? false);
    const reason = end ?? (await save());
    if (reason === undefined) report.saved += 1;
    else report.problems.push({ line, file: file.slice(0, maxShownLetters), reason });
    if (end !== undefined) break;
    importing.onRow?.(at + 1, rows.length);
  }
  return report;
}

/** A row of the table; `save` returns why it did not come in, undefined when it did. */
type Row = { line: number; file: string; save: () => Promise<string | undefined> };

async function rowsOf(
  { db, prepareTake, prepareSynthesis }: Importing,
  { archive, table }: { archive: Archive; table: VoiceTable },
  now: Date,
): Promise<Row[]> {
  if (table.of === 'synthesis') {
    const save = await createSynthesisImport({ db, prepare: prepareSynthesis, archive });
    return table.lines.map((line) => ({ ...line, save: () => save(line, now) }));
  }
  const items = new Map((await listSayable(db)).map((item) => [item.key, item]));
  const among = { db, prepareTake, items, archive };
  return table.lines.map((line) => ({ ...line, save: () => importLine(among, line, now) }));
}

function endOf({ problems }: ImportReport, isLate: boolean): string | undefined {
  if (isLate) return texts.noTime;
  return problems.length >= maxProblems ? texts.tooManyProblems : undefined;
}

function tableOf(archive: Archive): VoiceTable {
  const table = archive.read(voicesTable, maxTableBytes);
  if (!table.ok && table.flaw === 'too-large')
    throw new DomainError('too-large', { code: 'voices_too_large' });
  const read = table.ok ? readVoiceTable(new TextDecoder().decode(table.bytes)) : undefined;
  if (!read) throw new DomainError('invalid', { code: 'voices_no_table' });
  return read;
}

type Importing = {
  db: Db;
  /** Of recordings of people, and of what synthesised voices say. */
  prepareTake: PrepareTake;
  prepareSynthesis: PrepareTake;
};

type People = {
  db: Db;
  prepareTake: PrepareTake;
  items: ReadonlyMap<string, VoicedItem>;
  archive: Archive;
};

/** Returns why the row did not come in; undefined when it did. */
async function importLine(
  { db, prepareTake, items, archive }: People,
  line: VoiceLine,
  now: Date,
): Promise<string | undefined> {
  const { key, speaker, file, licence } = line;
  const item = items.get(key.normalize('NFC')) ?? items.get(key);
  if (!item) return texts.unknownKey(key.slice(0, maxShownLetters));
  const bad = badLineOf(line);
  if (bad === 'speaker') return texts.unknownSpeaker(speaker.slice(0, maxShownLetters));
  if (bad) return texts[bad];
  const known = await findSpeaker(db, Number(speaker));
  if (!known || known.revokedAt) return texts.unknownSpeaker(speaker);
  if (known.withdrawnAt) return texts.withdrawn(known.name);
  const unpacked = archive.read(file, maxTakeBytes);
  if (!unpacked.ok) return texts.flaws[unpacked.flaw];
  try {
    const prepared = await prepareTake(unpacked.bytes, item);
    if (!prepared.ok) return takeFlawTexts[prepared.flaw];
    if (!known.consentedAt) {
      const consent = { version: licenceVersion, text: licence };
      await agreeAsSpeaker(db, { userId: known.userId, consent }, now);
    }
    const hash = createHash('sha256').update(prepared.sound.bytes).digest('hex').slice(0, 32);
    await saveTake(db, { speakerId: known.userId, item, sound: { ...prepared.sound, hash } }, now);
    return undefined;
  } catch (error) {
    // One row must not stop the others; what no row can survive comes up at the next one, too.
    return texts.failed(error instanceof DomainError ? error.code : 'error');
  }
}

/** All that a file may bring: what the studio asks for, then the forms of verbs that are no words of their own. */
async function listSayable(db: Db): Promise<VoicedItem[]> {
  const items = await listItems(db);
  const keys = new Set(items.map(({ key }) => key));
  return [...items, ...(await listForms(db)).filter(({ key }) => !keys.has(key))];
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
  const left = (await listSayable(db))
    .filter(({ key }) => !said.has(key))
    .map(({ key, hebrew, russian }) => [key, hebrew, russian, '', '', '']);
  files[voicesTable] = strToU8(printCsv([[...voicesColumns], ...rows, ...left]));
  return zipSync(files, { mtime: new Date(Date.UTC(2000, 0, 1)) });
}
