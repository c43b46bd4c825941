import { BodyTooLarge, readBounded } from '../core/bounded-body.ts';
import { DomainError } from '../core/errors.ts';

/** Allowance for the multipart lines around a file. */
export const wrappingBytes = 65_536;

export type FormFile = {
  bytes: Uint8Array;
  /** As named by the sender. */
  name: string;
  form: FormData;
};

/**
 * The field `file` of a multipart body; reading stops at the limit, whatever length was declared. Throws 'invalid' with
 * the field, and 'too-large' with the given code.
 */
export async function readFormFile(
  request: Request,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<FormFile> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw new DomainError('invalid', { field: 'file' });
  const body = await readBytes(request, maxBytes + wrappingBytes, tooLarge);
  let form: FormData;
  try {
    form = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new DomainError('invalid', { field: 'file', cause });
  }
  const file = form.get('file');
  if (!(file instanceof Blob)) throw new DomainError('invalid', { field: 'file' });
  if (file.size > maxBytes) throw new DomainError('too-large', { code: tooLarge });
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file instanceof File ? file.name : '',
    form,
  };
}

async function readBytes(request: Request, maxBytes: number, code: string): Promise<Uint8Array<ArrayBuffer>> {
  return readBounded(request.body, maxBytes).catch((cause: unknown) => {
    throw cause instanceof BodyTooLarge ? new DomainError('too-large', { code }) : cause;
  });
}
