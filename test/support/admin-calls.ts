import { sql } from 'drizzle-orm';
import type { TestBackend } from './backend.ts';
import { readJson } from './read-json.ts';

/** A refusal as seen by the caller. */
export type Refusal = { status: number; code: string; message: string; field?: string; data?: unknown };

export async function refusalOf(sending: Promise<Response>): Promise<Refusal> {
  const response = await sending;
  const { code, message, field, data } = (await response.json()) as Omit<Refusal, 'status'>;
  return { status: response.status, code, message, ...(field ? { field } : {}), ...(data ? { data } : {}) };
}

/** A form with a file, packed as a browser does: bytes, with their boundary in the header. */
export async function packForm(
  file: { bytes: Uint8Array; name: string },
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(file.bytes)]), file.name);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const packed = new Request('http://mila.test', { method: 'POST', body: form });
  return {
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    body: new Uint8Array(await packed.arrayBuffer()),
  };
}

export type AuditRow = { action: string; target: string; admin_id: number; before: unknown; after: unknown };

/** The audit log, oldest first. */
export function auditRows(backend: TestBackend): Promise<AuditRow[]> {
  return readJson(
    backend.db,
    'test_audit',
    sql`select coalesce(json_agg(json_build_object('action', action, 'target', target, 'admin_id', admin_id,
      'before', before, 'after', after) order by id), '[]') as data from audit_log`,
  );
}
