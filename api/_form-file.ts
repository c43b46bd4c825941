import * as z from 'zod';
import { BodyTooLarge, readBounded } from '../core/bounded-body.ts';
import { DomainError } from '../core/errors.ts';
import { invalidInput } from './_errors.ts';

/** Allowance for the multipart lines around a file. */
export const wrappingBytes = 65_536;

export type FormFile<Fields> = {
  bytes: Uint8Array;
  /** As named by the sender. */
  name: string;
  /** The texts beside it. */
  fields: Fields;
};

const noFields = z.object({});

/**
 * The field `file` of a multipart body; reading stops at the limit, whatever length was declared. `form` of the row
 * checks the texts beside it. Throws 'invalid' with the field, and 'too-large' with the given code.
 */
export async function readFormFile<Form extends z.ZodType = typeof noFields>(
  request: Request,
  { form, maxBytes, tooLarge }: { form?: Form; maxBytes: number; tooLarge: string },
): Promise<FormFile<z.output<Form>>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) throw new DomainError('invalid', { field: 'file' });
  const body = await readBytes(request, maxBytes + wrappingBytes, tooLarge);
  let sent: FormData;
  try {
    sent = await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new DomainError('invalid', { field: 'file', cause });
  }
  const file = sent.get('file');
  if (!(file instanceof Blob)) throw new DomainError('invalid', { field: 'file' });
  if (file.size > maxBytes) throw new DomainError('too-large', { code: tooLarge });
  const fields = (form ?? noFields).safeParse(Object.fromEntries(sent));
  if (!fields.success) throw invalidInput(fields.error);
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    name: file instanceof File ? file.name : '',
    fields: fields.data as z.output<Form>, // without a form there are none
  };
}

async function readBytes(request: Request, maxBytes: number, code: string): Promise<Uint8Array<ArrayBuffer>> {
  return readBounded(request.body, maxBytes).catch((cause: unknown) => {
    throw cause instanceof BodyTooLarge ? new DomainError('too-large', { code }) : cause;
  });
}
