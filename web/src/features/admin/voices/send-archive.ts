import { voiceAdminErrorTexts } from '../../../../../core/texts/studio.ts';
import { maxArchiveBytes } from '../../../../../core/voices/limits.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import type { Problem, VoicesArchive } from './split-archive.ts';

/** How far an archive has come: `read` rows were sent or cannot be. */
export type Sending = {
  archive: VoicesArchive | null;
  read: number;
  saved: number;
  problems: readonly Problem[];
};

export const nothingSent: Sending = { archive: null, read: 0, saved: 0, problems: [] };

/** The page holds it in memory; a course in WAV takes half of it. */
const maxFileBytes = 400_000_000;
const limits = { maxBytes: maxArchiveBytes, maxRows: 60 };
/** Time limit of the speech function (vercel.json), with time for the upload. */
const timeoutMs = 90_000;

/** One call: the archive is opened, then one piece after another is sent. Throws an error with a sentence. */
export async function sendStep(
  api: Api,
  file: Blob,
  sending: Sending,
  signal: AbortSignal,
): Promise<{ state: Sending; isDone: boolean }> {
  if (!sending.archive) {
    if (file.size > maxFileBytes) throw refused('voices_too_large');
    const { openVoices } = await import('./split-archive.ts');
    const opened = openVoices(new Uint8Array(await file.arrayBuffer()), limits);
    if (opened === 'no-archive') throw refused('voices_no_archive');
    if (opened === 'no-table') throw refused('voices_no_table');
    return { state: { ...sending, archive: opened }, isDone: opened.rows === 0 };
  }
  const { archive, read, saved, problems } = sending;
  const piece = archive.pieceFrom(read);
  if (!piece) return { state: sending, isDone: true };
  const form = new FormData();
  form.append('file', new Blob([piece.archive]), 'voices.zip');
  const report = await api.call('POST /sounds/import', { form, timeoutMs, retries: 0, signal });
  const state = {
    archive,
    read: piece.next,
    saved: saved + report.saved,
    problems: [...problems, ...piece.problems, ...report.problems].sort((a, b) => a.line - b.line),
  };
  return { state, isDone: piece.next >= archive.rows };
}

const refused = (code: string) => new ApiError(400, code, voiceAdminErrorTexts[code] ?? '');
