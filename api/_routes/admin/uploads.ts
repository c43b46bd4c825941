import { DomainError } from '../../../core/errors.ts';
import { checkUpload, maxUploadBytes } from '../../../core/uploads/uploads.ts';
import { keepUpload, readUpload, uploadIdOf } from '../../../db/admin/uploads.ts';
import { isSignedUploadAddress, signUploadAddress } from '../../_auth/addresses.ts';
import { type Handlers, isAdmin, limitCalls } from '../../_call.ts';
import { readFormFile } from '../../_form-file.ts';
import { mediaAnswer } from './file-answer.ts';

const uploadLimit = { name: 'upload', calls: 60, windowSeconds: 60 };

export const uploadHandlers: Handlers<'POST /uploads' | 'GET /uploads/{id}'> = {
  'POST /uploads': async ({ owner, request, deps, now }) => {
    await limitCalls(deps, uploadLimit, String(owner.userId));
    const { uploadEndpoints } = await import('../../../core/contracts/voices/uploads.ts');
    const { bytes: sent, fields } = await readFormFile(request, {
      form: uploadEndpoints['POST /uploads'].form,
      maxBytes: maxUploadBytes,
      tooLarge: 'upload_too_large',
    });
    const { kind } = fields;
    const checked = checkUpload(sent, kind);
    if (!checked.ok) {
      throw new DomainError(checked.reason === 'upload_too_large' ? 'too-large' : 'invalid', {
        code: checked.reason,
      });
    }
    const { bytes, mime } = checked;
    const id = uploadIdOf(bytes);
    await keepUpload(deps.db, { adminId: owner.userId, id, kind, bytes, mime }, now);
    return { id, kind, mime, size: bytes.byteLength, url: signUploadAddress(id, deps.signingSecret, now) };
  },

  'GET /uploads/{id}': async ({ params, query, owner, deps, now }) => {
    const isAllowed =
      isSignedUploadAddress(params.id, query, deps.signingSecret, now) ||
      (owner !== undefined && (await isAdmin(deps, owner.userId, now)));
    if (!isAllowed) {
      throw owner
        ? new DomainError('forbidden', { code: 'admin_required' })
        : new DomainError('unauthorised', { code: 'token_missing' });
    }
    const upload = await readUpload(deps.db, params.id);
    if (!upload) throw new DomainError('not-found', { code: 'upload_not_found' });
    // A file under its content hash never changes.
    return mediaAnswer(upload);
  },
};
