import type { RefusedImport } from '../../../../../core/contracts/admin/admin.ts';
import type { ResponseData } from '../../../../../core/contracts/endpoints.ts';
import type { Api } from '../../../lib/api/create-api.ts';
import { ApiError } from '../../../lib/api/http.ts';
import type { Session } from '../../../lib/api/session.ts';
import { mockableFetch } from '../../../lib/mock/mockable-fetch.ts';

export type ImportPlan = ResponseData<'POST /admin/import'>;
export type ImportOptions = { dryRun: boolean; deletesMissing: boolean };

/** Time limit of the function (vercel.json), with time for the upload. */
const timeoutMs = 40_000;

/** Sends a course file: to learn what it would change (`dryRun`), or to apply it. */
export function sendCourseFile(
  api: Api,
  file: File,
  { dryRun, deletesMissing }: ImportOptions,
): Promise<ImportPlan> {
  const form = new FormData();
  form.append('file', file);
  return api.call('POST /admin/import', {
    form,
    query: { dryRun: dryRun ? 'true' : 'false', deletesMissing: deletesMissing ? 'true' : 'false' },
    timeoutMs,
    retries: 0,
  });
}

/** The mistakes of a refused file, or undefined for any other failure. */
export function refusedImport(error: unknown): RefusedImport | undefined {
  if (!(error instanceof ApiError) || error.code !== 'import_refused') return undefined;
  // The contract of the call promises this shape with this code.
  return error.data as RefusedImport;
}

export type CourseFormat = 'json' | 'csv';

/** The whole course as a file, with the name that the server gives it. Rejects when it cannot be fetched. */
export const fetchCourseFile = (session: Session, format: CourseFormat): Promise<File> =>
  fetchFile(session, `/api/admin/export?format=${format}`, `mila.${format}`);

/**
 * A file of the server's at an address, by the name that it gives, otherwise by this one. With a body it is asked for by
 * POST.
 */
export async function fetchFile(
  session: Session,
  address: string,
  name: string,
  body?: object,
): Promise<File> {
  const token = session.token() ?? (session.canLogin() ? (await session.login()).token : null);
  const response = await mockableFetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });
  if (!response.ok) throw new ApiError(response.status, 'export', response.statusText);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return new File([await response.blob()], named?.[1] ?? name);
}

/** Passes a file to the browser to be saved. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads it after this turn; then the memory may be freed.
  setTimeout(() => URL.revokeObjectURL(address), releaseMs);
}

const releaseMs = 60_000;

/**
 * Clients in which a mini-app saves nothing: the web clients' frames forbid downloads, and the views of the phones have
 * nowhere to save a file that exists only in the page.
 */
const withoutDownloads = new Set(['weba', 'webk', 'web', 'ios', 'android', 'android_x']);

export const canSaveFiles = (platform: string): boolean => !withoutDownloads.has(platform);
