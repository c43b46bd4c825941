import * as z from 'zod';
import { uploadKinds } from '../../uploads/uploads.ts';
import { endpoint } from '../endpoint.ts';

/** Name of an uploaded file: 32 hex digits of its content. */
export const UploadId = z.string().regex(/^[0-9a-f]{32}$/);

export const Upload = z.object({
  id: UploadId,
  kind: z.enum(uploadKinds),
  mime: z.string(),
  /** Bytes as stored: images are stripped of everything but the picture. */
  size: z.number().int(),
  /** Signed address, valid for a day. */
  url: z.string(),
});
export type Upload = z.output<typeof Upload>;

export const uploadEndpoints = {
  /**
   * Takes multipart/form-data with the file as `file` and `kind` (audio: MP3, WAV; handwriting: PNG, JPG, SVG; photo: PNG,
   * JPG), at most 2 MB. Its type is detected from its content. 400 upload_type, upload_damaged, svg_active; 413 upload_too_large.
   */
  'POST /uploads': endpoint({
    summary: 'Звук слова (MP3, WAV), рукописный образец (PNG, JPG, SVG) или фото рассылки (PNG, JPG) до 2 МБ',
    access: 'admin',
    maxBodyBytes: 2_162_688,
    form: z.object({ kind: Upload.shape.kind }),
    response: Upload,
  }),
  /** Returns the file itself, served so that nothing in it can run. */
  'GET /uploads/{id}': endpoint({
    summary: 'Загруженный файл: по подписанному адресу или администратору',
    access: 'signed',
    params: z.object({ id: z.string().regex(/^\w{1,32}$/) }),
    query: z.object({ until: z.string().max(16).optional(), signature: z.string().max(64).optional() }),
  }),
};
