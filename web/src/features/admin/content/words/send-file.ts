import { adminErrorTexts } from '../../../../../../core/texts/admin/area.ts';
import { checkUpload, maxUploadBytes, type UploadKind } from '../../../../../../core/uploads/uploads.ts';
import type { Api } from '../../../../lib/api/create-api.ts';

export type SentFile = { ok: true; id: string; url: string } | { ok: false; message: string };
export type SendFile = (file: File, kind: UploadKind) => Promise<SentFile>;

/** Two megabytes over a slow phone. */
const uploadTimeoutMs = 60_000;

/** Checks the file by its content, as the server will, and sends it. Never rejects: a refusal is a Russian sentence. */
export const createSendFile =
  (api: Api): SendFile =>
  async (file, kind) => {
    // Not even read: a video would fill the memory of a phone.
    if (file.size > maxUploadBytes) return refused('upload_too_large');
    try {
      const checked = checkUpload(new Uint8Array(await file.arrayBuffer()), kind);
      if (!checked.ok) return refused(checked.reason);
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', file);
      const { id, url } = await api.call('POST /uploads', { form, timeoutMs: uploadTimeoutMs });
      return { ok: true, id, url };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : '' };
    }
  };

const refused = (code: string): SentFile => ({ ok: false, message: adminErrorTexts[code] ?? '' });
